"""Whether a map is good: first what the rules need, then the drawing."""

import itertools
import math
from collections.abc import Iterator
from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.platform import Fault
from ziggurat.games.china.maps.drawing import Drawing, read_drawing
from ziggurat.games.china.maps.faults import BOOK, fault, on_edge
from ziggurat.games.china.maps.geometry import Point
from ziggurat.games.china.maps.land import land_faults
from ziggurat.games.china.maps.reading import read_map
from ziggurat.games.china.maps.sites import site_faults
from ziggurat.games.china.maps.sketch import spots_of
from ziggurat.games.china.maps.ways import way_faults

STEPS = 50  # of the score track: 0 to 49, then around again
STEPS_APART = 35  # a marker must fit on each


def complaints(document: Any) -> list[str]:
    """Everything wrong with a map file, in English."""
    found = [(one.place, BOOK.say(one.message, "en")) for one in faults(document)]
    return [f"{place}: {said}" if place else said for place, said in found]


def faults(document: Any) -> list[Fault]:
    """Everything wrong with a map file; one that cannot be read has one fault, the first."""
    try:
        drawing = read_drawing(document, read_map(document))
    except Malformed as error:
        assert error.message
        return [Fault(error.message, error.place, spots_of(document, error.place))]
    kinds = (canvas_faults, land_faults, site_faults, way_faults, track_faults)
    return [found for kind in kinds for found in kind(drawing)]


def canvas_faults(drawing: Drawing) -> Iterator[Fault]:
    """Nothing is drawn beyond the canvas."""
    for kind, name, spots in everything(drawing):
        if beyond := on_edge(spots, drawing.size):
            yield fault(f"map_off_canvas_{kind}", beyond, name=name)


def everything(drawing: Drawing) -> Iterator[tuple[str, str, list[Point]]]:
    """All that has a place, by name."""
    for name, outline in (*drawing.outlines.items(), *drawing.grounds.items()):
        yield "outline", name, outline.tolist()
    for name, spot in drawing.dragons.items():
        yield "dragon", name, [spot]
    for name, spot in drawing.labels.items():
        yield "label", name, [spot]
    for name, spot in drawing.spaces.items():
        yield "space", name, [spot]
    for number, spot in enumerate(drawing.markers, start=1):
        yield "alliance", str(number), [spot]
    for number, spot in drawing.track:
        yield "step", str(number), [spot]


def track_faults(drawing: Drawing) -> Iterator[Fault]:
    """Fifty steps in order, each with room for a marker."""
    if [number for number, _ in drawing.track] != list(range(STEPS)):
        yield fault("map_steps", [], last=STEPS - 1)
    for (number, spot), (after, next_spot) in itertools.pairwise(drawing.track):
        if math.dist(spot, next_spot) <= STEPS_APART:
            yield fault("map_steps_near", [spot, next_spot], one=number, other=after)
