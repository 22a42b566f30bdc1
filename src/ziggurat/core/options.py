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

    def read(self, value: Any) -> bool:
        """The value of the switch, from JSON or from a word on the command line."""
        words = {"true": True, "false": False}
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        if not isinstance(value, bool):
            raise Malformed(f"option {self.name}", f"must be true or false, not {value!r}")
        return value


def read_options(options: tuple[Option, ...], given: Mapping[str, Any]) -> Options:
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
