"""What the terminal says around a game, and in which language."""

from collections.abc import Mapping

from ziggurat.core.text import LANGUAGES, Message, book
from ziggurat.texts import REFERENCE, ROOM

TERMINAL = book(ROOM, "cli-")


def dynasties(seats: int, language: str) -> list[str]:
    """Seats are dynasties: a sentence about “You” would need a grammar of its own."""
    return [put("dynasty", language, seat=seat) for seat in range(seats)]


def put(key: str, language: str, **args: object) -> str:
    """A line of the terminal; it need not begin with a capital, as a message does."""
    return TERMINAL.phrase(Message(key, args), language)


def language_of(environment: Mapping[str, str]) -> str:
    """The language the terminal is set to, or English."""
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wished = next(filter(None, settings), "")[:2]
    return wished if wished in LANGUAGES else REFERENCE
