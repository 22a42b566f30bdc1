"""What can be chosen before a game: a lobby form shows these, the rules read them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ziggurat.core.errors import Malformed

Options = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """One switch of a game, off unless its default says otherwise."""

    name: str
    default: bool

    @property
    def values(self) -> tuple[bool, ...]:
        return (False, True)

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

    def read(self, value: Any) -> str:
        if value not in self.choices:
            known = ", ".join(self.choices)
            raise Malformed(f"option {self.name}", f"must be one of {known}, not {value!r}")
        return str(value)

    def write(self, value: str) -> str:
        return value


Setting = Option | Choice


def read_options(options: tuple[Setting, ...], given: Mapping[str, Any]) -> Options:
    """Every option of a game, those not given at their defaults. Raises Malformed."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise Malformed(f"option {name}", f"there is no such option here (there are: {names})")
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }
