"""From a map file to what a page draws of it."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.reading import as_bool, as_list, as_number, as_object, as_text, inside, named
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.maps import keys
from ziggurat.games.china.maps.entries import known, limited
from ziggurat.games.china.maps.geometry import Point, Points, points
from ziggurat.games.china.maps.keys import as_entry, as_name
from ziggurat.games.china.maps.reading import Map

SMALLEST, LARGEST = 100, 10_000  # of a canvas; no coordinate is beyond the largest
FEWEST_POINTS, MOST_POINTS = 3, 1_000  # of an outline
HEX = re.compile("#[0-9a-f]{6}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A map and where everything on it is; alliances and spaces as the map numbers them."""

    map: Map
    size: Point
    outlines: dict[str, Points]  # of the provinces
    dragons: dict[str, Point]  # in the provinces: where the emissaries stand
    labels: dict[str, Point]
    spaces: dict[str, Point]
    markers: tuple[Point, ...]  # of the alliances
    lines: tuple[tuple[str, ...], ...]  # chains of spaces drawn in one stroke
    track: tuple[tuple[int, Point], ...]  # the steps of the score
    grounds: dict[str, Points]  # lake and mountains


def read_drawing(document: dict[str, Any], found: Map) -> Drawing:
    """What is drawn of a map that could be read. Raises Malformed."""
    canvas = as_entry(document["canvas"], "canvas", keys.CANVAS)
    read_hexes(document["colors"])
    provinces = as_list(document["provinces"], "provinces")
    return Drawing(
        map=found,
        size=(read_side(canvas, "width"), read_side(canvas, "height")),
        outlines={p["id"]: read_outline(p["outline"], f"{at}.outline") for at, p in provinces},
        dragons={p["id"]: read_point(p["dragon"], f"{at}.dragon") for at, p in provinces},
        labels={p["id"]: read_label(p, at) for at, p in provinces},
        spaces={s["id"]: read_space(s, at) for at, s in as_list(document["spaces"], "spaces")},
        markers=read_markers(document["alliances"]),
        lines=read_lines(document["road_lines"], found.spaces),
        track=read_track(document["score_track"]),
        grounds=read_grounds(document["terrain"], found.provinces),
    )


def read_hexes(colors: dict[str, Any]) -> None:
    for color in COLORS:
        place = f"colors.{color}.hex"
        if not HEX.fullmatch(as_text(colors[color]["hex"], place)):
            raise Malformed(place, "must be a color like #cf5a46")


def read_side(canvas: dict[str, Any], key: str) -> float:
    return float(as_number(canvas[key], f"canvas.{key}", SMALLEST, LARGEST))


def read_label(province: dict[str, Any], place: str) -> Point:
    """Where the name of a province is written, in whichever letters."""
    for key in ("name_zh", "pinyin"):
        as_text(province[key], inside(place, key))
    return read_point(province["label"], f"{place}.label")


def read_space(space: dict[str, Any], place: str) -> Point:
    as_bool(space["coastal"], f"{place}.coastal")
    return read_spot(space, place)


def read_markers(alliances: list[dict[str, Any]]) -> tuple[Point, ...]:
    """Number 1 first."""
    found = {
        alliance["n"]: read_spot(alliance, place)
        for place, alliance in as_list(alliances, "alliances")
    }
    return tuple(found[number] for number in sorted(found))


def read_lines(value: Any, spaces: Collection[str]) -> tuple[tuple[str, ...], ...]:
    found = []
    for place, entry in as_list(value, "road_lines"):
        line = as_list(entry, place)
        for where, space in line:
            known(space, where, spaces)
        found.append(tuple(space for _, space in line))
    return tuple(found)


def read_track(value: Any) -> tuple[tuple[int, Point], ...]:
    found = []
    for place, entry in as_list(value, "score_track"):
        step = as_entry(entry, place, keys.STEP)
        found.append((as_number(step["n"], f"{place}.n", 0, LARGEST), read_spot(step, place)))
    return tuple(found)


def read_grounds(value: Any, provinces: Collection[str]) -> dict[str, Points]:
    """What lies between provinces, if anything does."""
    found = {}
    terrain = as_object(value, "terrain", (*keys.TERRAIN, *keys.REMARKS))
    for key in keys.TERRAIN:
        if key not in terrain:
            continue
        place = f"terrain.{key}"
        ground = as_entry(terrain[key], place, keys.GROUND)
        as_name(ground["name"], f"{place}.name")
        for where, province in as_list(ground["bounded_by"], f"{place}.bounded_by"):
            known(province, where, provinces)
        found[key] = read_outline(ground["outline"], f"{place}.outline")
    return found


def read_outline(value: Any, place: str) -> Points:
    """A closed line; its last point is joined to the first."""
    found = []
    for where, entry in limited(value, place, FEWEST_POINTS, MOST_POINTS):
        corner = as_list(entry, where)
        if len(corner) != 2:
            raise Malformed(where, f"must be two numbers, not {len(corner)}")
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
        raise Malformed(place, f"must be a number, not {named(value)}")
    if not -LARGEST <= value <= LARGEST:
        raise Malformed(place, f"must be from -{LARGEST} to {LARGEST}, not {named(value)}")
    return float(value)
