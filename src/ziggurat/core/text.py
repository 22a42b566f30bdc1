"""Sentences as keys with arguments, put into words at the edge, in the language of the reader.

The sentences stand in catalogs, a file for each language: see `ziggurat.texts`, which reads them
when they are first said.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ziggurat.texts import LANGUAGES as LANGUAGES
from ziggurat.texts import ROOM as ROOM
from ziggurat.texts import Chapter, Said, Scope


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence not yet in any language."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)
    inside: bool = False  # a line: it begins as its catalog writes it, not with a capital


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """The sentences of some chapters of catalogs; of one that is in several the first is said.

    Names that are the same in every language, such as those of a map's places, are not in
    catalogs but in tables: `{ CELL($cell) }` is looked up in the table `cell`.
    """

    chapters: tuple[Chapter, ...]
    tables: Mapping[str, Sequence[str]] = field(default_factory=dict)
    known: dict[tuple[str, str], Said] = field(default_factory=dict, repr=False, compare=False)

    def say(self, message: Message, language: str, names: Sequence[str] | None = None) -> str:
        """The sentence of a message, seats called by their names."""
        said = self.phrase(message, language, names)
        return said if message.inside else said[:1].upper() + said[1:]

    def phrase(self, message: Message, language: str, names: Sequence[str] | None = None) -> str:
        """The same for the middle of a line: it need not begin with a capital."""
        found = self.known.get((language, message.key)) or self.look_up(message.key, language)
        return str(found(Scope(message.args, names, self.tables)))

    def look_up(self, key: str, language: str) -> Said:
        """Find a sentence in the catalogs, once. Raises KeyError."""
        from ziggurat.texts.sentences import sentence

        found = self.known[language, key] = sentence(self.chapters, key, language)
        return found

    def family(self, prefix: str, language: str) -> dict[str, dict[str, str]]:
        """The entries of the first package whose ids begin alike, by the rest of the id.

        Each is plain text: its own, under the empty name, and those of its attributes.
        """
        from ziggurat.texts.sentences import family

        return family(self.chapters[0].package, prefix, language)

    def __contains__(self, key: str) -> bool:
        from ziggurat.texts.sentences import has

        return has(self.chapters, key)

    def __or__(self, other: "Phrasebook") -> "Phrasebook":
        """Both together; where they differ the other is heard."""
        return Phrasebook(other.chapters + self.chapters, {**self.tables, **other.tables})


def book(package: str, prefix: str = "", **tables: Sequence[str]) -> Phrasebook:
    """The sentences of a package's catalog, or those of them whose ids begin alike."""
    return Phrasebook((Chapter(package, prefix),), tables)


CORE = book(ROOM, "core-")


def english(message: Message) -> str:
    """A core message for a log or a stack trace; games' messages keep their key."""
    if message.key in CORE:
        return CORE.say(message, "en")
    return f"{message.key} {message.args}"
