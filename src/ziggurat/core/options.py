"""What can be chosen before a game: a lobby form shows these, the rules read them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.errors import Differs, Malformed
from ziggurat.core.reading import load_json, read_text

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One switch of a game, off unless its default says otherwise."""

    name: str
    default: bool

    @property
    def values(self) -> tuple[bool, ...]:
        return (False, True)

    def default_at(self, seats: int) -> bool:
        return self.default

    def read(self, value: Any) -> bool:
        """The value of the switch, from JSON or from a word on the command line."""
        words = {"true": True, "false": False}
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        if not isinstance(value, bool):
            raise Malformed(f"option {self.name}", f"must be true or false, not {value!r}")
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

    def default_at(self, seats: int) -> str:
        return self.default

    def read(self, value: Any) -> str:
        if value not in self.choices:
            known = ", ".join(self.choices)
            raise Malformed(f"option {self.name}", f"must be one of {known}, not {value!r}")
        return str(value)

    def write(self, value: str) -> str:
        return value


@dataclass(frozen=True, slots=True)
class Document:
    """One setting of a game that is a word of a list, or a JSON file of one's own.

    A file is written `NAME@DIGEST` once it has been read: whoever reads that again, as in a
    replay, gets the same document or is told that it differs.
    """

    name: str
    default: str
    choices: tuple[str, ...]
    load: Callable[[Any], str]  # takes the document in, and says its digest
    unless: Mapping[int, str] = field(default_factory=dict)  # other defaults, by seats

    @property
    def values(self) -> tuple[str, ...]:
        return self.choices

    def default_at(self, seats: int) -> str:
        return self.unless.get(seats, self.default)

    def read(self, value: Any) -> str:
        if value in self.choices:
            return str(value)
        if not isinstance(value, str) or not value:
            known = ", ".join(self.choices)
            raise Malformed(self.place, f"must be one of {known}, or a file, not {value!r}")
        if "#" in value or not value.isprintable():
            raise Malformed(self.place, "the name of the file could not stand in a replay")
        asked = re.fullmatch(r"(.+)@([0-9a-f]{16})", value)
        path = asked[1] if asked else value
        try:
            digest = self.load(load_json(read_text(path)))
        except Malformed as error:
            raise Malformed(self.place, f"{path}: {error}") from None
        if asked and asked[2] != digest:
            raise Differs(self.place, f"{path}: its digest is {digest}, not {asked[2]}")
        return f"{path}@{digest}"

    @property
    def place(self) -> str:
        return f"option {self.name}"

    def write(self, value: str) -> str:
        return value


Setting = Option | Choice | Document


def read_options(options: tuple[Setting, ...], given: Mapping[str, Any], seats: int = 0) -> Options:
    """Every option of a game, those not given at their defaults. Raises Malformed."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise Malformed(f"option {name}", f"there is no such option here (there are: {names})")
    return {
        name: option.read(given[name]) if name in given else option.default_at(seats)
        for name, option in known.items()
    }
