"""What bots are called: names of the time and place of their game, the same in every language."""

from collections.abc import Iterator, Sequence
from itertools import count

from msgspec.structs import replace

from ziggurat.games import GAMES
from ziggurat.server.store import Chair


def with_names(chairs: Sequence[Chair], game: str) -> list[Chair]:
    """Every bot that has no name gets the one of its seat, or else the next that is free."""
    named = list(chairs)
    for seat, chair in enumerate(chairs):
        if chair.kind == "bot" and not chair.name:
            taken = {other.name for other in named}
            free = (name for name in names_from(seat, game) if name not in taken)
            named[seat] = replace(chair, name=next(free))
    return named


def names_from(seat: int, game: str) -> Iterator[str]:
    """The names of a game's bots, that of a seat first; a game with too few has numbered bots."""
    names = GAMES[game].platform.bot_names
    yield from names[seat:] + names[:seat]
    for number in count(1):
        yield f"Bot {number}"
