"""What `hint` and `analyse` share: chances in percent, and the names of seats."""

from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

from ziggurat.cli.words import TERMINAL, put
from ziggurat.core.text import Message

if TYPE_CHECKING:
    from ziggurat.core.game import Game

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # columns of a curve


def names(seats: int, language: str) -> list[str]:
    return [put("the_seat", language, number=seat) for seat in range(seats)]


def speak(message: Message, game: "Game", seats: int, language: str) -> str:
    """A sentence of these commands, or of the reasons of a game's bots."""
    from ziggurat.core.explanations import book_of

    return (book_of(game) | TERMINAL).say(message, language, names(seats, language))


def aloud(reasons: Iterable[Message], game: "Game", seats: int, language: str) -> list[str]:
    """Reasons told to everybody, not to the seat whose move it was."""
    from ziggurat.core.explanations import OTHERS, spoken_to

    return [speak(spoken_to(reason, OTHERS), game, seats, language) for reason in reasons]


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(chance: float) -> str:
    """`+12 %`, as luck is told."""
    return f"{percent(chance):+d} %".replace("-", "−")


def curve(chances: list[float]) -> str:
    """A line of bars, each the mean of as many moments as fit into a column."""
    columns = min(WIDTH, len(chances))
    edges = [len(chances) * i // columns for i in range(columns + 1)]
    means = [sum(chances[a:b]) / (b - a) for a, b in pairwise(edges)]
    return "".join(BARS[min(int(mean * len(BARS)), len(BARS) - 1)] for mean in means)
