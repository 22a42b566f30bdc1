"""What a page draws of a map file before it is played, as far as the file can be read."""

import re
from typing import Any

from ziggurat.games.china.data import COLORS
from ziggurat.games.china.maps.faults import Spot, middle
from ziggurat.games.china.maps.keys import HARBOUR, LONGEST_NAME
from ziggurat.games.china.maps.picture import Picture, read_picture

NO_MAP = (AttributeError, IndexError, KeyError, TypeError)  # what looking at anything else raises
ENTRY = re.compile(r"(spaces|provinces|roads|alliances)\[(\d+)\]")


def sketch(document: Any) -> dict[str, Any] | None:
    """Land, spaces, roads and alliances; nothing of a file whose places cannot be read.

    It may be bad for the rules: whoever draws a map wants to see where it is.
    """
    try:
        picture = read_picture(document)
        return sketch_of(document, picture) if picture else None
    except NO_MAP:
        return None


def sketch_of(document: dict[str, Any], picture: Picture) -> dict[str, Any]:
    spaces = picture["spaces"]
    return {
        "picture": picture,
        "provinces": [
            {
                "province": province["id"],
                "name": str(province["name"])[:LONGEST_NAME],
                "color": province["color"] if province["color"] in COLORS else "",
            }
            for province in document["provinces"]
        ],
        "roads": [
            [road["a"], road["b"]]
            for road in document["roads"]
            if road["a"] in spaces and road["b"] in spaces
        ],
        "harbours": [space["id"] for space in document["spaces"] if space["kind"] == HARBOUR],
    }


def spots_of(document: Any, place: str) -> tuple[Spot, ...]:
    """Where on the drawing an entry of a file is, such as `spaces[3].kind`, if it is there."""
    found, drawn = ENTRY.match(place), sketch(document)
    if not found or not drawn:
        return ()
    kind, entry = found[1], document[found[1]][int(found[2])]
    picture = drawn["picture"]
    try:
        if kind == "roads":
            return (middle(picture["spaces"][entry["a"]], picture["spaces"][entry["b"]]),)
        if kind == "alliances":
            return ((float(entry["x"]), float(entry["y"])),)
        x, y = picture["spaces" if kind == "spaces" else "dragons"][entry["id"]]
    except NO_MAP:
        return ()
    return ((float(x), float(y)),)
