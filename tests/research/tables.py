"""Every game at every number of seats with every mix of options, for research."""

from typing import Any

import pytest

from ziggurat.core.game import mixes
from ziggurat.core.jit import PLAIN
from ziggurat.games import GAMES

compiled_only = pytest.mark.skipif(PLAIN, reason="takes hours in plain Python")

every_game = pytest.mark.parametrize("game", list(GAMES))


def tables() -> dict[str, tuple[str, int, dict[str, Any]]]:
    """Un-jitted some of them do."""
    found = {
        "-".join((name, str(seats), *map(str, mix.values()))): (name, seats, mix)
        for name, game in GAMES.items()
        for seats in game.seats
        for mix in mixes(game, seats)
    }
    names = list(found)[:: 11 if PLAIN else 1]
    return {name: found[name] for name in names}


TABLES = tables()
every_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES.keys())

SEATS = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
every_size = pytest.mark.parametrize(("game", "seats"), SEATS)
