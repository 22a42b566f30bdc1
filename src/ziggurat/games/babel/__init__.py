"""Babel, by Uwe Rosenberg and Hagen Dorgathen. Rules: docs/rules/babel.md"""

from ziggurat.core.game import Game
from ziggurat.games.babel.actions import ACTIONS
from ziggurat.games.babel.asking import asks
from ziggurat.games.babel.draw import draw
from ziggurat.games.babel.events import EVENTS
from ziggurat.games.babel.explain import explain
from ziggurat.games.babel.invariants import INVARIANTS, broken
from ziggurat.games.babel.observe import LAYOUT, imagine, observe
from ziggurat.games.babel.offers import OFFERS
from ziggurat.games.babel.platform import PLATFORM
from ziggurat.games.babel.positions import facts, prompt, read, write
from ziggurat.games.babel.preview import preview
from ziggurat.games.babel.rules import any_action, apply, asked, legal
from ziggurat.games.babel.scoring import places, scores
from ziggurat.games.babel.setup import OPTIONS, deal, setup
from ziggurat.games.babel.state import STATE
from ziggurat.games.babel.text import BOOK
from ziggurat.games.babel.view import own, public
from ziggurat.games.babel.view_text import own_texts, public_text

BABEL = Game(
    name="babel",
    title="Babel",
    version=1,
    seats=range(2, 3),
    options=OPTIONS,
    state=STATE,
    offers=OFFERS,
    actions=ACTIONS,
    events=EVENTS,
    observation=LAYOUT,
    book=BOOK,
    setup=setup,
    deal=deal,
    legal=legal,
    any_action=any_action,
    apply=apply,
    asked=asked,
    scores=scores,
    places=places,
    broken=broken,
    invariants=INVARIANTS,
    imagine=imagine,
    observe=observe,
    public=public,
    own=own,
    preview=preview,
    explain=explain,
    prompt=prompt,
    read=read,
    write=write,
    facts=facts,
    draw=draw,
    platform=PLATFORM,
    asks=asks,
    public_text=public_text,
    own_texts=own_texts,
)
