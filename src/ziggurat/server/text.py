"""What the server says beside the games, and in which language."""

from ziggurat.core.text import CORE, LANGUAGES, Message, Phrasebook, book
from ziggurat.texts import ROOM

SERVER = CORE | book(ROOM, "server-")


def language_of(wish: str) -> str:
    """The language a client asks for, or English."""
    first = wish.lower()[:2]
    return first if first in LANGUAGES else LANGUAGES[0]


def preferred(wishes: str) -> str:
    """The best of the languages that an Accept-Language header asks for, or English."""
    best, language = 0.0, LANGUAGES[0]
    for wish in wishes.split(","):
        name, _, weight = wish.partition(";q=")
        known = name.strip().lower()[:2]
        if known in LANGUAGES and (liking := likes(weight)) > best:
            best, language = liking, known
    return language


def likes(weight: str) -> float:
    """How much a language is liked; what cannot be read counts for nothing."""
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


def in_words(game: Phrasebook, message: Message, language: str, names: list[str]) -> str:
    """A refusal of a game or of the server."""
    known = game if message.key in game else SERVER
    return known.say(message, language, names)
