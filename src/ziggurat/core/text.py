"""Sentences as keys with arguments, put into words at the edge, in English and French."""

from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import Any

LANGUAGES = ("en", "fr")


Table = tuple[str, ...] | dict[str, str]  # words by number, or by another word


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence not yet in any language."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """The sentences of one place in every language, and the words their arguments become.

    A sentence names an argument, `{move}`; a table to look it up in, `{color:tile}`, where a
    word that is not in it stands for itself; or two forms, `{tiles:tile|tiles}`, of which the
    number picks one.
    """

    sentences: dict[str, tuple[str, str]]
    words: dict[str, tuple[Table, Table]] = field(default_factory=dict)

    def say(self, message: Message, language: str, names: list[str] | None = None) -> str:
        """The sentence of a message, seats called by their names."""
        tongue = LANGUAGES.index(language)
        said = ""
        for text, name, spec in parts(self.sentences[message.key][tongue]):
            said += text
            if name:
                said += self.word(message.args[name], spec, tongue, names)
        return said[:1].upper() + said[1:]

    def word(self, value: Any, spec: str, tongue: int, names: list[str] | None) -> str:
        """What an argument becomes in a sentence."""
        if not spec:
            return str(value)
        if "|" in spec:
            return spec.split("|")[is_plural(value, tongue)]
        if spec == "seat" and names:
            return str(names[value])
        table: Any = self.words[spec][tongue]
        if spec == "seat":
            return f"{table[0]} {value}"
        found: str = table.get(value, str(value)) if isinstance(table, dict) else table[value]
        return found

    def __or__(self, other: "Phrasebook") -> "Phrasebook":
        return Phrasebook(self.sentences | other.sentences, self.words | other.words)


@cache
def parts(sentence: str) -> list[tuple[str, str, str]]:
    """A sentence taken apart: some text, and the argument after it with what it is to become."""
    return [(text, name or "", spec or "") for text, name, spec, _ in Formatter().parse(sentence)]


def is_plural(number: int, tongue: int) -> bool:
    """French counts zero and one as singular, English only one."""
    return number > 1 or (tongue == 0 and number == 0)


CORE = Phrasebook(
    {
        "stale": (
            "The table has moved on; here it is again.",
            "La partie a avancé ; voici la position actuelle.",
        ),
        "not_your_turn": (
            "It is for {asked:seat} to decide.",
            "C'est à {asked:seat} de décider.",
        ),
        "game_is_over": ("The game is over.", "La partie est terminée."),
        "nothing_to_undo": ("There is nothing to take back.", "Il n'y a rien à reprendre."),
        "another_has_answered": (
            "{seat:seat} has answered since: that cannot be taken back.",
            "{seat:seat} a répondu depuis : on ne peut plus revenir en arrière.",
        ),
        "something_was_revealed": (
            "Something hidden came to light: that cannot be taken back.",
            "Quelque chose de caché a été révélé : on ne peut plus revenir en arrière.",
        ),
        "unknown_move": (
            "“{move}” is not a move.",
            "« {move} » n'est pas un coup.",
        ),
        "unreadable_move": (
            "“{move}” cannot be read: no {part:part} where there should be.",
            "« {move} » est illisible : pas de {part:part} là où il en faut.",
        ),
        "too_many_words": (
            "“{move}” cannot be read: “{word}” is too much.",
            "« {move} » est illisible : « {word} » est de trop.",
        ),
    },
    {
        "seat": (("seat",), ("place",)),
        "part": (
            {"color": "color", "cell": "cell", "tiles": "tiles", "monument": "monument"},
            {"color": "couleur", "cell": "case", "tiles": "tuiles", "monument": "monument"},
        ),
    },
)


def english(message: Message) -> str:
    """A core message for a log or a stack trace; games' messages keep their key."""
    if message.key in CORE.sentences:
        return CORE.say(message, "en")
    return f"{message.key} {message.args}"
