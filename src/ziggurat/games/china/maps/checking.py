"""Whether a map is good: first what the rules need, then the drawing."""

import itertools
import math
from collections.abc import Iterator
from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.games.china.maps.drawing import Drawing, read_drawing
from ziggurat.games.china.maps.geometry import Point
from ziggurat.games.china.maps.land import land_faults
from ziggurat.games.china.maps.reading import read_map
from ziggurat.games.china.maps.sites import site_faults
from ziggurat.games.china.maps.ways import way_faults

STEPS = 50  # of the score track: 0 to 49, then around again
STEPS_APART = 35  # a marker must fit on each


def complaints(document: Any) -> list[str]:
    """Everything wrong with a map file; one that cannot be read has one fault, the first."""
    try:
        drawing = read_drawing(document, read_map(document))
    except Malformed as error:
        return [str(error)]
    faults = (canvas_faults, land_faults, site_faults, way_faults, track_faults)
    return [fault for kind in faults for fault in kind(drawing)]


def canvas_faults(drawing: Drawing) -> Iterator[str]:
    """Nothing is drawn beyond the canvas."""
    width, height = drawing.size
    for name, spots in everything(drawing):
        if not all(0 <= x <= width and 0 <= y <= height for x, y in spots):
            yield f"{name} is not on the canvas."


def everything(drawing: Drawing) -> Iterator[tuple[str, list[Point]]]:
    """All that has a place, by name."""
    for name, outline in (*drawing.outlines.items(), *drawing.grounds.items()):
        yield f"The outline of {name}", outline.tolist()
    for name, spot in drawing.dragons.items():
        yield f"The dragon of {name}", [spot]
    for name, spot in drawing.labels.items():
        yield f"The label of {name}", [spot]
    for name, spot in drawing.spaces.items():
        yield f"Space {name}", [spot]
    for number, spot in enumerate(drawing.markers, start=1):
        yield f"Alliance {number}", [spot]
    for number, spot in drawing.track:
        yield f"Step {number} of the score track", [spot]


def track_faults(drawing: Drawing) -> Iterator[str]:
    """Fifty steps in order, each with room for a marker."""
    if [number for number, _ in drawing.track] != list(range(STEPS)):
        yield f"The score track does not count from 0 to {STEPS - 1}."
    for (number, spot), (after, next_spot) in itertools.pairwise(drawing.track):
        if math.dist(spot, next_spot) <= STEPS_APART:
            yield f"Steps {number} and {after} of the score track are too near."
