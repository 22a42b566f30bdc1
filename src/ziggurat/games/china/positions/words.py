"""The words of a position: spaces, provinces, owners, cards."""

from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.reading import as_list, as_object, as_word, inside
from ziggurat.games.china.data import COLORS, MOST_CARDS, TILES
from ziggurat.games.china.naming import map_at, owner_names
from ziggurat.games.china.records import State

COLOR: dict[str, int] = {name: i for i, name in enumerate(COLORS)}
TILE: dict[str, int] = {name: i for i, name in enumerate(TILES)}


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    return {name.lower(): i for i, name in enumerate(names)}


def read_spaces(s: State, value: Any, place: str) -> list[int]:
    """A list of spaces, none of them twice."""
    known = numbered(map_at(s).spaces)
    found = [as_word(name, where, known) for where, name in as_list(value, place)]
    if len(set(found)) < len(found):
        raise Malformed(place, "a space stands twice in it")
    return found


def read_provinces(s: State, value: Any, place: str) -> int:
    """A list of provinces, as bits."""
    known, bits = numbered(map_at(s).provinces), 0
    for where, name in as_list(value, place):
        bits |= 1 << as_word(name, where, known)
    return bits


def read_owners(s: State, value: Any, place: str) -> list[tuple[int, str, Any]]:
    """An object with one entry an owner: a seat, or with two seats the Emperor."""
    names = owner_names(s)
    found = as_object(value, place)
    for name in found:
        if name not in names:
            raise Malformed(place, f"nobody is called {name!r} (there are: {', '.join(names)})")
    return [(names.index(name), inside(place, name), entry) for name, entry in found.items()]


def read_colors(value: Any, place: str) -> list[int]:
    """A list of cards, by color."""
    found = [as_word(name, where, COLOR) for where, name in as_list(value, place)]
    if len(found) > MOST_CARDS:
        raise Malformed(place, f"too many cards: {len(found)}")
    return found


def count_colors(value: Any, place: str) -> list[int]:
    """A list of cards, counted by color."""
    found = read_colors(value, place)
    return [found.count(color) for color in range(len(COLORS))]
