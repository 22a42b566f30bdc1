"""What can be chosen before a game: a lobby form shows these, the rules read them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ziggurat.core.errors import Differs, Malformed, malformed
from ziggurat.core.reading import shown

Options = dict[str, Any]
DIGESTED = re.compile(r"(.*)@([0-9a-f]{16})")


@dataclass(frozen=True, slots=True)
class Option:
    """One switch of a game, off unless its default says otherwise.

    One that means something to some numbers of players only is off for all others.
    """

    name: str
    default: bool
    only: tuple[int, ...] = ()  # for how many it is; nothing: for any number
    otherwise: str = ""  # the sentence that tells the others so

    @property
    def values(self) -> tuple[bool, ...]:
        return (False, True)

    def values_at(self, seats: int) -> tuple[bool, ...]:
        """What so many may choose."""
        return self.values if not self.only or seats in self.only else (False,)

    def default_at(self, seats: int) -> bool:
        return self.default and True in self.values_at(seats)

    def read(self, value: Any) -> bool:
        """The value of the switch, from JSON or from a word on the command line."""
        words = {"true": True, "false": False}
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        if not isinstance(value, bool):
            raise malformed(f"option {self.name}", "must_be_bool", found=shown(value))
        return value

    def write(self, value: bool) -> str:
        return "true" if value else "false"


@dataclass(frozen=True, slots=True)
class Choice:
    """One setting of a game that is a word of a list."""

    name: str
    default: str
    choices: tuple[str, ...]

    @property
    def values(self) -> tuple[str, ...]:
        return self.choices

    def values_at(self, seats: int) -> tuple[str, ...]:
        return self.choices

    def default_at(self, seats: int) -> str:
        return self.default

    def read(self, value: Any) -> str:
        if value not in self.choices:
            known = ", ".join(self.choices)
            raise malformed(
                f"option {self.name}", "must_be_one_of", known=known, found=shown(value)
            )
        return str(value)

    def write(self, value: str) -> str:
        return value


class NamedDocument(NamedTuple):
    """A document that somebody has read, and the name that a replay shall have for it."""

    name: str  # `mine.json`, or `mine.json@DIGEST` where it must be that very document
    content: Any


@dataclass(frozen=True, slots=True)
class Document:
    """One setting of a game that is a word of a list, or a document of one's own.

    The document itself is given, as JSON is read: rules open no file. It is written
    `NAME@DIGEST` once it has been taken in: whoever gives that document again, as for a replay,
    gets the same one or is told that it differs.
    """

    name: str
    default: str
    choices: tuple[str, ...]
    load: Callable[[Any], str]  # takes the document in, and says its digest
    knows: Callable[[str], bool]  # whether a document of this digest was taken in
    given: Callable[[str], Any]  # the document of this digest, as it was taken in
    unless: Mapping[int, str] = field(default_factory=dict)  # other defaults, by seats

    @property
    def values(self) -> tuple[str, ...]:
        return self.choices

    def values_at(self, seats: int) -> tuple[str, ...]:
        return self.choices

    def default_at(self, seats: int) -> str:
        return self.unless.get(seats, self.default)

    def read(self, value: Any) -> str:
        if isinstance(value, NamedDocument):
            return self.take_in(value)
        if isinstance(value, Mapping):
            return self.take_in(NamedDocument("", value))
        asked = DIGESTED.fullmatch(value) if isinstance(value, str) else None
        if value in self.choices or (asked and self.knows(asked[2])):
            return str(value)
        if asked:
            raise malformed(self.place, "document_not_given", name=value)
        known = ", ".join(self.choices)
        raise malformed(self.place, "must_be_document", known=known, found=shown(value))

    def take_in(self, given: NamedDocument) -> str:
        """`NAME@DIGEST` of a document. Raises Malformed if it is a bad one, or another one."""
        asked = DIGESTED.fullmatch(given.name)
        name = asked[1] if asked else given.name
        if "#" in name or not name.isprintable():
            raise Malformed(self.place, "the name of the file could not stand in a replay")
        try:
            digest = self.load(given.content)
        except Malformed as error:
            said = f"{name}: {error}" if name else str(error)
            raise Malformed(self.place, said, error.message) from None
        if asked and asked[2] != digest:
            raise Differs(self.place, f"{name}: its digest is {digest}, not {asked[2]}")
        return f"{name}@{digest}"

    @property
    def place(self) -> str:
        return f"option {self.name}"

    def write(self, value: str) -> str:
        return value


Setting = Option | Choice | Document


def digest_in(value: Any) -> str:
    """The digest of the document that a value names; nothing if it is a word of the game."""
    found = DIGESTED.fullmatch(value) if isinstance(value, str) else None
    return found[2] if found else ""


def handed_on(options: tuple[Setting, ...], chosen: Options) -> dict[str, Any]:
    """The documents that options name, for another process: there nobody may have met them."""
    return {
        option.name: option.given(digest)
        for option in options
        if isinstance(option, Document) and (digest := digest_in(chosen[option.name]))
    }


def take_over(options: tuple[Setting, ...], chosen: Options, documents: Mapping[str, Any]) -> None:
    """Take in what another process has handed on. Raises Malformed if it is something else."""
    for option in options:
        if isinstance(option, Document) and option.name in documents:
            digest = digest_in(chosen[option.name])
            if not option.knows(digest):
                option.read(NamedDocument(chosen[option.name], documents[option.name]))


# Puts in place of a document's name what it says, for those who may open files.
Opened = Callable[[tuple[Setting, ...], Mapping[str, Any]], Mapping[str, Any]]


def as_given(options: tuple[Setting, ...], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """No name is looked up."""
    return given


def read_options(options: tuple[Setting, ...], given: Mapping[str, Any], seats: int = 0) -> Options:
    """Every option of a game, those not given at their defaults. Raises Malformed."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            place = f"option {name}"
            if not known:
                raise malformed(place, "no_options")
            raise malformed(place, "no_such_option", known=", ".join(known))
    return {
        name: option.read(given[name]) if name in given else option.default_at(seats)
        for name, option in known.items()
    }


def settled(options: tuple[Setting, ...], chosen: Options, seats: int) -> Options:
    """What was chosen, with what means nothing to so many switched off."""
    return chosen | {
        option.name: option.default_at(seats)
        for option in options
        if isinstance(option, Option) and chosen[option.name] not in option.values_at(seats)
    }
