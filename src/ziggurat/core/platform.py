"""What the platform around the rules asks of a game: names for its bots, and how it is summed up.

All of it may be left out: a game without names for its bots has numbered ones, a game without a
pile tells nothing of luck.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.events import Event
from ziggurat.core.state import State
from ziggurat.core.text import Message


@dataclass(frozen=True, slots=True)
class Pile:
    """Where a game keeps what is drawn blindly, and which events tell of it."""

    names: tuple[str, ...]
    field: str
    drawn: str  # the kind of event
    cards: Callable[[Event], int]  # that it tells of
    open: tuple[str, ...] = ()  # events of cards that go from the pile to where all see them
    anew: str = ""  # the event of an empty pile that is made anew


@dataclass(frozen=True, slots=True)
class Conflicts:
    """The events of fights: each begins, may be supported, is settled, and may bring points.

    One that begins names an attacker, a defender, their strengths and a color.
    """

    begun: Mapping[str, str] = field(default_factory=dict)  # what each kind of event begins
    support: str = ""
    settled: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()


def no_parts(s: State) -> list[list[int]]:
    """The score of this game is one number."""
    return []


@dataclass(frozen=True, slots=True)
class Points:
    """What scores are made of, and where they came from."""

    parts: tuple[str, ...] = ()
    parts_of: Callable[[State], list[list[int]]] = no_parts  # by seat, then by part
    reasons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of events, by number
    one_each: tuple[str, ...] = ()  # events that are worth a point, and carry no number
    conflicts: Conflicts = Conflicts()


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a document: what, at which entry, and where on its drawing."""

    message: Message
    place: str = ""
    spots: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Checker:
    """Looks through a document that somebody wrote for an option of the game."""

    faults: Callable[[Any], list[Fault]]  # one that cannot be played has one fault, with its place
    complaints: Callable[[Any], list[str]]  # the same in English
    praise: Callable[[Any], str]  # of one without a fault: what it is made of
    name: Callable[[Any], str]  # of one that can be played: `NAME@DIGEST`. Raises Malformed
    title: Callable[[Any], str]  # likewise: what people call it
    renamed: Callable[[Any, str], Any]  # likewise: under a name that ends so
    drawing: Callable[[Any], Mapping[str, Any] | None]  # what a page draws of it, as far as it can


@dataclass(frozen=True, slots=True)
class Platform:
    bot_names: tuple[str, ...] = ()  # more than there are seats; the same in every language
    pile: Pile | None = None
    points: Points = Points()
    checkers: Mapping[str, Checker] = field(default_factory=dict)  # by the option's name
    # Raised whenever a number of the observation or of an action comes to mean another thing.
    layout_version: int = 1
    # Positions in words that games at random seldom reach: kernels are compiled for them too.
    rare: tuple[Mapping[str, Any], ...] = ()


NOTHING_MORE = Platform()
