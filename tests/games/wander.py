"""Random games of our own games: what `ziggurat.testing` has for any game, and a little more."""

from functools import cache

import numpy as np
import pytest

from ziggurat.core.cells import cell_list, cells_at
from ziggurat.core.match import Match
from ziggurat.games import GAMES
from ziggurat.games.tigris.records import State
from ziggurat.testing.sizes import examples
from ziggurat.testing.wandering import (
    LONGEST,
    Choice,
    Journey,
    Moments,
    begun,
    by_chance,
    go_on,
    imagined,
    journeys,
    legal_in,
    moments_of,
    settings_of,
    tables,
    wander,
    watchers,
)

__all__ = [
    "CHOICES",
    "LONGEST",
    "TABLES",
    "Choice",
    "Journey",
    "begun",
    "by_chance",
    "crowded",
    "every_game",
    "every_table",
    "examples",
    "go_on",
    "imagined",
    "journeys",
    "legal_in",
    "moments",
    "settings_of",
    "wander",
    "watchers",
]

TABLES = tables(*GAMES.values())  # by their names

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
every_table = pytest.mark.parametrize("game", TABLES.values(), ids=TABLES.keys())


def crowded(match: Match[State], legal: list[int], rng: np.random.Generator) -> int:
    """Of some tigris tiles the one with most neighbors, like ones first; else by chance.

    Kingdoms meet and squares are filled much more often than by chance alone.
    """
    s, actions = match.state, match.game.actions
    tiles = [number for number in legal if number < actions.base["leader"]]
    if not tiles or rng.random() < 0.3:
        return by_chance(match, legal, rng)
    lies = [set(cell_list(cells_at(s.tile[color]))) for color in range(4)]
    taken = set().union(*lies, cell_list(cells_at(s.leader)))

    def neighbors(number: int) -> int:
        color, cell = divmod(number, 176)
        around = {cell - 16, cell + 16, cell - 1, cell + 1}
        return 3 * len(around & lies[color]) + len(around & taken)

    return max((by_chance(match, tiles, rng) for _ in range(12)), key=neighbors)


CHOICES: dict[str, Choice] = {"tigris": crowded}  # by chance, where nothing better is known


@cache
def moments(name: str, each: int = 2) -> Moments:
    """States of whole random games with their options, some for every question ever asked."""
    return moments_of(GAMES[name], each, CHOICES.get(name, by_chance))
