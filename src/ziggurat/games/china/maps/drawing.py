"""From a map file to what a page draws of it."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from ziggurat.core.reading import as_bool, as_list, as_number, as_object, as_text, inside
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.maps import keys
from ziggurat.games.china.maps.entries import known
from ziggurat.games.china.maps.faults import wrong
from ziggurat.games.china.maps.geometry import Point, Points
from ziggurat.games.china.maps.keys import as_entry, as_name
from ziggurat.games.china.maps.reading import Map
from ziggurat.games.china.maps.spots import (
    LARGEST,
    read_canvas,
    read_markers,
    read_outline,
    read_point,
    read_spot,
)

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
    read_hexes(document["colors"])
    provinces = as_list(document["provinces"], "provinces")
    return Drawing(
        map=found,
        size=read_canvas(document["canvas"]),
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
            raise wrong(place, "map_color", like="#cf5a46")


def read_label(province: dict[str, Any], place: str) -> Point:
    """Where the name of a province is written, in whichever letters."""
    for key in ("name_zh", "pinyin"):
        as_text(province[key], inside(place, key))
    return read_point(province["label"], f"{place}.label")


def read_space(space: dict[str, Any], place: str) -> Point:
    as_bool(space["coastal"], f"{place}.coastal")
    return read_spot(space, place)


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
