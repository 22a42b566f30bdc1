"""What is settled before a game begins: which one it is, for how many, with which options."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

import numpy as np

from ziggurat.core.errors import Forbidden, Malformed, malformed
from ziggurat.core.game import Game
from ziggurat.core.options import Options, read_options, settled
from ziggurat.core.state import Array

Found = TypeVar("Found")


class Beginning(NamedTuple):
    """A game that may be dealt."""

    game: Game  # in the words of its options
    options: Options
    table: Array  # one record, set up but not dealt


def game_named(name: str, games: Mapping[str, Found], place: str = "game") -> Found:
    """A game, or what stands for it, by its name. Raises Malformed."""
    if name not in games:
        raise Malformed(place, f"there is no game {name!r} (there are: {', '.join(games)})")
    return games[name]


def begin(game: Game, seats: int, given: Mapping[str, Any]) -> Beginning:
    """Set a game up. Raises Malformed for seats or options it does not have."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise malformed("seats", "not_for_seats", game=game.title, few=few, many=many, seats=seats)
    options = settled(game.options, read_options(game.options, given, seats), seats)
    refusal = game.refuses(seats, options)
    if refusal:
        raise Forbidden("options", game.book.say(refusal, "en"), refusal)
    table = np.zeros(1, game.state)
    game.setup(table[0], seats, options)
    return Beginning(game.fitted(game, options), options, table)
