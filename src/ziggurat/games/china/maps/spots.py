"""Places of a map file: points, closed lines, the sides of its canvas."""

from typing import Any

from ziggurat.core.reading import as_list, as_number, shown
from ziggurat.games.china.maps import keys
from ziggurat.games.china.maps.entries import limited
from ziggurat.games.china.maps.faults import wrong
from ziggurat.games.china.maps.geometry import Point, Points, points
from ziggurat.games.china.maps.keys import as_entry

SMALLEST, LARGEST = 100, 10_000  # of a canvas; no coordinate is beyond the largest
FEWEST_POINTS, MOST_POINTS = 3, 1_000  # of an outline


def read_canvas(value: Any) -> Point:
    canvas = as_entry(value, "canvas", keys.CANVAS)
    return read_side(canvas, "width"), read_side(canvas, "height")


def read_side(canvas: dict[str, Any], key: str) -> float:
    return float(as_number(canvas[key], f"canvas.{key}", SMALLEST, LARGEST))


def read_markers(alliances: list[dict[str, Any]]) -> tuple[Point, ...]:
    """Number 1 first."""
    found = {
        alliance["n"]: read_spot(alliance, place)
        for place, alliance in as_list(alliances, "alliances")
    }
    return tuple(found[number] for number in sorted(found))


def read_outline(value: Any, place: str) -> Points:
    """A closed line; its last point is joined to the first."""
    found = []
    for where, entry in limited(value, place, FEWEST_POINTS, MOST_POINTS):
        corner = as_list(entry, where)
        if len(corner) != 2:
            raise wrong(where, "map_two_numbers", count=len(corner))
        found.append([as_coordinate(number, at) for at, number in corner])
    return points(found)


def read_point(value: Any, place: str) -> Point:
    return read_spot(as_entry(value, place, keys.POINT), place)


def read_spot(entry: dict[str, Any], place: str) -> Point:
    """The x and y of something that has more to it."""
    return as_coordinate(entry["x"], f"{place}.x"), as_coordinate(entry["y"], f"{place}.y")


def as_coordinate(value: Any, place: str) -> float:
    """A number, whole or not, that can be measured with."""
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise wrong(place, "map_number", found=shown(value))
    if not -LARGEST <= value <= LARGEST:
        raise wrong(place, "must_be_from_to", low=-LARGEST, high=LARGEST, found=shown(value))
    return float(value)
