"""What the server says beside the games, in English and French."""

from ziggurat.core.text import CORE, LANGUAGES, Message, Phrasebook

SERVER = CORE | Phrasebook(
    {
        "table_is_full": ("There is no free seat here.", "Il n'y a plus de place ici."),
        "game_has_begun": ("The game has begun.", "La partie a commencé."),
        "only_the_owner": (
            "Only who made the table may do that.",
            "Seul le créateur de la table peut le faire.",
        ),
        "not_begun": ("The game has not begun.", "La partie n'a pas commencé."),
        "no_such_table": ("There is no such table.", "Cette table n'existe pas."),
        "not_at_table": ("You have no seat here.", "Vous n'avez pas de place ici."),
        "who_are_you": ("Please say your name first.", "Dites d'abord votre nom."),
        "unreadable": ("This cannot be read: {why}.", "C'est illisible : {why}."),
        "frozen": (
            "The rules have changed since: this game rests.",
            "Les règles ont changé depuis : cette partie est suspendue.",
        ),
        "not_over": (
            "The game is not over: its shuffle stays secret.",
            "La partie n'est pas finie : son mélange reste secret.",
        ),
        "hello_first": (
            "Say which table first.",
            "Dites d'abord quelle table.",
        ),
        "one_table": (
            "A line is for one table: open another for another one.",
            "Une connexion sert une seule table : ouvrez-en une autre.",
        ),
    }
)


def language_of(wish: str) -> str:
    """The language a client asks for, or English."""
    first = wish.lower()[:2]
    return first if first in LANGUAGES else LANGUAGES[0]


def in_words(book: Phrasebook, message: Message, language: str, names: list[str]) -> str:
    """A refusal of a game or of the server."""
    known = book if message.key in book.sentences else SERVER
    return known.say(message, language, names)
