"""Tigris & Euphrates, by Reiner Knizia. Rules: docs/rules/tigris.md"""

from ziggurat.core.game import Game
from ziggurat.games.tigris.actions import ACTIONS
from ziggurat.games.tigris.asking import asks, moot
from ziggurat.games.tigris.draw import draw
from ziggurat.games.tigris.events import EVENTS
from ziggurat.games.tigris.explain import explain
from ziggurat.games.tigris.invariants import INVARIANTS, broken
from ziggurat.games.tigris.observe import LAYOUT, imagine, observe
from ziggurat.games.tigris.offers import OFFERS
from ziggurat.games.tigris.platform import PLATFORM
from ziggurat.games.tigris.positions import facts, prompt, read, write
from ziggurat.games.tigris.preview import preview
from ziggurat.games.tigris.rules import any_action, apply, asked, legal
from ziggurat.games.tigris.scoring import places, scores
from ziggurat.games.tigris.setup import OPTIONS, deal, setup
from ziggurat.games.tigris.state import STATE
from ziggurat.games.tigris.text import BOOK
from ziggurat.games.tigris.view import own, public
from ziggurat.games.tigris.view_text import own_texts, public_text

TIGRIS = Game(
    name="tigris",
    title="Tigris & Euphrates",
    version=1,
    seats=range(2, 5),
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
    moot=moot,
    public_text=public_text,
    own_texts=own_texts,
    private=("swap",),
)
