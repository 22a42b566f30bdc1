"""What is wrong with a map, for readers of any language; where it is, if it has a place."""

from collections.abc import Iterable
from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.platform import Fault
from ziggurat.core.text import CORE, Message, book

BOOK = CORE | book("ziggurat.games.china")
Spot = tuple[float, float]


def wrong(place: str, key: str, **args: Any) -> Malformed:
    """A map file that cannot be read there."""
    message = Message(key, args, inside=True)
    return Malformed(place, BOOK.say(message, "en"), message)


def fault(key: str, spots: Iterable[Any], **args: Any) -> Fault:
    """A drawing that is not good, at these spots."""
    message = Message(key, args, inside=True)
    return Fault(message, spots=tuple((float(x), float(y)) for x, y in spots))


def middle(one: Any, other: Any) -> Spot:
    """Half-way between two spots."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def on_edge(spots: Iterable[Any], size: Any) -> list[Spot]:
    """The first of these that is beyond a canvas, put back on its edge so that it can be shown."""
    width, height = size
    found = [(x, y) for x, y in spots if not (0 <= x <= width and 0 <= y <= height)]
    return [(min(max(x, 0.0), width), min(max(y, 0.0), height)) for x, y in found[:1]]
