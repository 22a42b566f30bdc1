"""Map files for tests: a good one, and ways to spoil it."""

import json
from importlib.resources import files
from typing import Any

FOLDER = files("ziggurat.games.china.maps")
Document = dict[str, Any]


def chart(name: str = "45") -> Document:
    """One of the three maps of the game, to be changed at will."""
    document: Document = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return document


def put(document: Document, path: str, value: Any) -> Document:
    """Change one entry: `put(document, "spaces W1 x", 10)`; lists are searched by id or n."""
    *way, last = path.split()
    found: Any = document
    for word in way:
        found = found[at(found, word)]
    found[at(found, last)] = value
    return document


def at(found: Any, word: str) -> Any:
    if isinstance(found, dict):
        return word
    ids = [str(entry.get("id", entry.get("n"))) for entry in found if isinstance(entry, dict)]
    return ids.index(word) if word in ids else int(word)


def agree(document: Document) -> Document:
    """Say the same everywhere again, after provinces, colors or roads were changed."""
    for color, entry in document["colors"].items():
        entry["provinces"] = [p["id"] for p in document["provinces"] if p["color"] == color]
    for province in document["provinces"]:
        theirs = [s["id"] for s in document["spaces"] if province["id"] in s["provinces"]]
        province["spaces"], province["space_count"] = theirs, len(theirs)
    for space in document["spaces"]:
        degree = sum(space["id"] in (road["a"], road["b"]) for road in document["roads"])
        space["degree"], space["junction"] = degree, degree >= 3
        space["bonus_ok"] = degree < 3 and space["kind"] != "border_post"
    return document


def build(document: Document, *roads: str) -> Document:
    """More roads, each drawn in a stroke of its own: `build(document, "W1-C1")`."""
    for road in roads:
        a, b = road.split("-")
        document["roads"].append({"id": f"new-{a}-{b}", "a": a, "b": b})
        document["road_lines"].append([a, b])
    return agree(document)
