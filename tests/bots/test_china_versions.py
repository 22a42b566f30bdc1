"""Bots of China decide under both versions of its rules, wherever something new may be asked."""

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import pytest

from bots.test_fair import FEW, choice
from ziggurat.bots.players.levels import player_of
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.options import Options, read_options
from ziggurat.core.state import blank, copy
from ziggurat.core.ways import LEVELS
from ziggurat.games import GAMES
from ziggurat.games.china.actions import SPECIAL_AT
from ziggurat.games.china.records import State
from ziggurat.games.china.state import DRAW, PLACE, SITE, THRONE

MANY = 3  # positions of each kind
GAMES_AT_MOST = 60
BOTH = [GAMES["china"], GAMES["china"].under(1)]
TWO, BORDER = (2, {"bonus": True}), (3, {"bonus": True, "map": "border"})
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(PLAIN, reason="un-jitted a decision takes seconds"),
]


def offers_special(s: State) -> bool:
    moves = np.zeros(GAMES["china"].actions.size, np.int64)
    return bool((moves[: GAMES["china"].legal(s, moves)] >= SPECIAL_AT).any())


# What is asked there, at which table, and whether both versions ask it.
KINDS: dict[str, tuple[Callable[[State], bool], tuple[int, Options], bool]] = {
    "claim": (lambda s: s.prompt == SITE and not s.for_emperor, TWO, True),
    "claim of a post": (lambda s: s.prompt == SITE and bool(s.posts), BORDER, True),
    "Emperor's claim": (lambda s: s.prompt == SITE and bool(s.for_emperor), TWO, False),
    "second piece": (
        lambda s: s.prompt == PLACE and s.placed > 0 and offers_special(s),
        TWO,
        False,
    ),
    "drawing": (lambda s: s.prompt == DRAW and offers_special(s), TWO, False),
    "Emperor": (lambda s: s.prompt == THRONE, TWO, True),
}
CASES = [(game, kind) for game in BOTH for kind in KINDS if game.version > 1 or KINDS[kind][2]]
every_case = pytest.mark.parametrize(
    ("game", "kind"), CASES, ids=[f"rules {game.version}-{kind}" for game, kind in CASES]
)


def positions(game: Game, seats: int, options: Options) -> Iterator[State]:
    """Every position of random games."""
    scratch, log = blank(game.offers), mute_log()
    for number in range(GAMES_AT_MOST):
        s = blank(game.state)
        game.setup(s, seats, read_options(game.options, options, seats))
        s.dice = np.uint64(number * 7919 + seats)
        game.deal(s, log)
        while game.asked(s) >= 0:
            yield s
            game.apply(s, game.any_action(s, scratch), log)


@cache
def drawn(rules: int, kind: str) -> list[State]:
    """The first positions of a kind, some decisions apart."""
    is_wanted, (seats, options), _ = KINDS[kind]
    found: list[State] = []
    for s in positions(GAMES["china"].under(rules), seats, options):
        if is_wanted(s):
            found.append(copy(s))
        if len(found) == 4 * MANY:
            return found[::4]
    raise LookupError(f"no position of this kind: {kind}")


@every_case
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_decides_as_the_rules_allow_and_the_same_in_every_world(
    game: Game, kind: str, level: str
) -> None:
    bot = player_of(game.name, level).within(FEW[game.name])
    moves = np.zeros(game.actions.size, np.int64)
    for i, s in enumerate(drawn(game.version, kind)):
        one, two = (choice(bot, game, s, 2 * i + world, i) for world in range(2))
        assert one == two
        assert one in moves[: game.legal(s, moves)]
