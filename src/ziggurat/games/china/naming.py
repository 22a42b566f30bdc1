"""The names of the map a state is played on."""

from functools import lru_cache
from typing import Any

from ziggurat.core.bits import numbers_in
from ziggurat.games.china.data import COLORS, TILES
from ziggurat.games.china.maps import KNOWN, Map
from ziggurat.games.china.records import PlainState, State


def map_at(s: State | PlainState) -> Map:
    """The map of a state, by the digest it carries."""
    return KNOWN[f"{int(s.map_digest):016x}"]


@lru_cache(64)
def lands(digest: str) -> list[list[str]]:
    """The ids of the spaces of every province of a map."""
    chart = KNOWN[digest]
    homes = list(zip(chart.spaces, chart.homes, strict=True))
    numbers = range(len(chart.provinces))
    return [[space for space, home in homes if number in home] for number in numbers]


def space_names(s: State, word: Any) -> list[str]:
    """The ids of a set of spaces."""
    names = map_at(s).spaces
    return [names[space] for space in numbers_in(word)]


def province_names(s: State, bits: int) -> list[str]:
    """The ids of a set of provinces."""
    names = map_at(s).provinces
    return [names[province] for province in numbers_in(bits)]


def owner_names(s: State) -> list[str]:
    """Every owner of pieces, as keys of the notation: the seats, and of two the Emperor."""
    seats = [str(seat) for seat in range(s.seats)]
    return [*seats, "emperor"] if s.seats == 2 else seats


def color_list(counts: Any) -> list[str]:
    """Cards as a list, in the order of the colors."""
    return [name for name, n in zip(COLORS, counts, strict=True) for _ in range(n)]


def color_counts(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(COLORS, counts, strict=True) if n}


def tile_counts(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(TILES, counts, strict=True) if n}
