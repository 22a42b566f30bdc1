"""Where everything on a map lies, as plain lists: what a page draws of a map it does not know."""

from collections.abc import Iterable
from typing import Any, TypedDict

from ziggurat.core.errors import Malformed
from ziggurat.core.reading import as_list, as_object
from ziggurat.core.shapes import Pair
from ziggurat.games.china.maps import keys
from ziggurat.games.china.maps.keys import as_entry
from ziggurat.games.china.maps.spots import (
    read_canvas,
    read_markers,
    read_outline,
    read_point,
    read_spot,
)

Point = Pair[int]


class Picture(TypedDict):
    """Where everything lies on a map, by the ids of what lies there; markers are of alliances."""

    size: Point
    outlines: dict[str, list[Point]]
    dragons: dict[str, Point]
    labels: dict[str, Point]
    spaces: dict[str, Point]
    markers: list[Point]
    grounds: dict[str, list[Point]]


def read_picture(document: dict[str, Any]) -> Picture | None:
    """The places of a map that could be read, or nothing: its rules hold without them.

    What is wrong with a drawing is for `checking` to say.
    """
    try:
        provinces = as_list(document["provinces"], "provinces")
        return {
            "size": near(read_canvas(document["canvas"])),
            "outlines": {
                p["id"]: [near(corner) for corner in read_outline(p["outline"], at).tolist()]
                for at, p in provinces
            },
            "dragons": {p["id"]: near(read_point(p["dragon"], at)) for at, p in provinces},
            "labels": {p["id"]: near(read_point(p["label"], at)) for at, p in provinces},
            "spaces": {
                s["id"]: near(read_spot(s, at)) for at, s in as_list(document["spaces"], "spaces")
            },
            "markers": [near(marker) for marker in read_markers(document["alliances"])],
            "grounds": read_grounds(document["terrain"]),
        }
    except Malformed:
        return None


def read_grounds(value: Any) -> dict[str, list[Point]]:
    """Lake and mountains, if there are any."""
    terrain = as_object(value, "terrain", (*keys.TERRAIN, *keys.REMARKS))
    grounds = {
        key: as_entry(terrain[key], key, keys.GROUND) for key in keys.TERRAIN if key in terrain
    }
    return {
        key: [near(corner) for corner in read_outline(ground["outline"], key).tolist()]
        for key, ground in grounds.items()
    }


def near(point: Iterable[float]) -> Point:
    """A unit is less than a line is wide."""
    return [round(number) for number in point]
