"""China, by Michael Schacht, with all its expansions. Rules: docs/rules/china.md"""

from dataclasses import replace
from functools import lru_cache

from ziggurat.core.actions import ActionSpace
from ziggurat.core.game import Game
from ziggurat.core.options import Options
from ziggurat.core.text import Phrasebook
from ziggurat.games.china.actions import ACTIONS, action_space
from ziggurat.games.china.asking import asks
from ziggurat.games.china.data import FIRST_RULES, RULES
from ziggurat.games.china.draw import draw
from ziggurat.games.china.events import EVENTS
from ziggurat.games.china.explain import explain
from ziggurat.games.china.invariants import INVARIANTS, broken
from ziggurat.games.china.maps import KNOWN
from ziggurat.games.china.observe import LAYOUT, imagine, observe
from ziggurat.games.china.offers import OFFERS
from ziggurat.games.china.platform import PLATFORM
from ziggurat.games.china.positions import facts, prompt, read, write
from ziggurat.games.china.preview import preview
from ziggurat.games.china.rules import any_action, apply, asked, legal
from ziggurat.games.china.scoring import places, scores
from ziggurat.games.china.setup import (
    OPTIONS,
    deal,
    map_of,
    refuses,
    refuses_by_first_rules,
    setup,
    setup_by_first_rules,
)
from ziggurat.games.china.state import STATE
from ziggurat.games.china.text import BOOK, book_of
from ziggurat.games.china.view import own, public
from ziggurat.games.china.view_text import own_texts, public_text


def fitted(game: Game, options: Options) -> Game:
    """The game with the names of the map it is played on."""
    chart = map_of(options, game.version)
    actions, book = words_of(chart.digest)
    return replace(game, actions=actions, book=book, board=chart)


@lru_cache(64)
def words_of(digest: str) -> tuple[ActionSpace, Phrasebook]:
    """The moves and the sentences of one map."""
    return action_space(KNOWN[digest]), book_of(KNOWN[digest])


TODAY = Game(
    name="china",
    title="China",
    version=int(RULES),
    seats=range(2, 6),
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
    asks=asks,
    public_text=public_text,
    own_texts=own_texts,
    prompt=prompt,
    read=read,
    write=write,
    facts=facts,
    draw=draw,
    platform=PLATFORM,
    refuses=refuses,
    fitted=fitted,
)
BY_FIRST_RULES = replace(
    TODAY,
    version=int(FIRST_RULES),
    setup=setup_by_first_rules,
    refuses=refuses_by_first_rules,
)
CHINA = replace(TODAY, former=(BY_FIRST_RULES,))
