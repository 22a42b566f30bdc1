"""Faults of the roads of a drawing: every one is a straight line between two spaces."""

import itertools
from collections import Counter
from collections.abc import Iterator

import numpy as np

from ziggurat.core.platform import Fault
from ziggurat.games.china.maps.drawing import Drawing
from ziggurat.games.china.maps.faults import fault, middle
from ziggurat.games.china.maps.geometry import (
    Point,
    Points,
    angle,
    crossings,
    distances,
    edges,
    far_from,
    points,
    within,
)
from ziggurat.games.china.maps.sites import homes

SMALLEST_ANGLE = 24  # degrees; roads closer than this look like one
ROAD_FROM_SPACE = 30  # or the road seems to lead there
ROAD_FROM_DRAGON = 36  # emissaries would hide it
ROAD_FROM_MARKER = 19  # or the number cannot be read
PIECES_OF_A_ROAD = 60  # at whose joints we look where it runs
GRAZE = 2.5  # a road may run along the border of a third province, not through it

Road = tuple[str, str]


def way_faults(drawing: Drawing) -> Iterator[Fault]:
    roads = [(drawing.map.spaces[a], drawing.map.spaces[b]) for a, b in drawing.map.roads]
    yield from meeting_faults(drawing, roads)
    yield from covering_faults(drawing, roads)
    yield from terrain_faults(drawing, roads)
    yield from trespass_faults(drawing, roads)
    yield from line_faults(drawing, roads)


def middle_of(drawing: Drawing, road: Road) -> Point:
    return middle(drawing.spaces[road[0]], drawing.spaces[road[1]])


def ends_of(drawing: Drawing, roads: list[Road]) -> tuple[Points, Points]:
    return points(drawing.spaces[a] for a, _ in roads), points(drawing.spaces[b] for _, b in roads)


def meeting_faults(drawing: Drawing, roads: list[Road]) -> Iterator[Fault]:
    """Roads meet only in spaces, and part there at an angle one can see."""
    lines = ends_of(drawing, roads)
    crossing = crossings(*lines, *lines)
    for (i, one), (j, other) in itertools.combinations(enumerate(roads), 2):
        common = set(one) & set(other)
        if common:
            corner = common.pop()
            (a,), (b,) = set(one) - {corner}, set(other) - {corner}
            if angle(*(drawing.spaces[space] for space in (corner, a, b))) <= SMALLEST_ANGLE:
                where = [drawing.spaces[corner]]
                yield fault("map_roads_overlap", where, corner=corner, one=a, other=b)
        elif crossing[i, j]:
            spots = [middle_of(drawing, one), middle_of(drawing, other)]
            yield fault("map_roads_cross", spots, one="-".join(one), other="-".join(other))


def covering_faults(drawing: Drawing, roads: list[Road]) -> Iterator[Fault]:
    """A road keeps away from every space it does not join, and from what lies on the land."""
    things: list[tuple[str, str, Point, float]] = [
        *(("space", space, spot, ROAD_FROM_SPACE) for space, spot in drawing.spaces.items()),
        *(("dragon", p, spot, ROAD_FROM_DRAGON) for p, spot in drawing.dragons.items()),
        *(
            ("alliance", str(number), spot, ROAD_FROM_MARKER)
            for number, spot in enumerate(drawing.markers, start=1)
        ),
    ]
    apart = distances(points(spot for _, _, spot, _ in things), *ends_of(drawing, roads))
    for j, road in enumerate(roads):
        for i, (kind, name, spot, room) in enumerate(things):
            if apart[i, j] <= room and not (kind == "space" and name in road):
                said = "-".join(road)
                yield fault(f"map_road_at_{kind}", [spot], road=said, room=room, name=name)


def terrain_faults(drawing: Drawing, roads: list[Road]) -> Iterator[Fault]:
    """No road leads through the lake or over the mountains."""
    starts, ends = ends_of(drawing, roads)
    for ground, outline in drawing.grounds.items():
        through = crossings(starts, ends, *edges(outline)).any(axis=1) | within(starts, outline)
        for j in np.flatnonzero(through):
            where, said = [middle_of(drawing, roads[j])], "-".join(roads[j])
            yield fault(f"map_road_through_{ground}", where, road=said)


def trespass_faults(drawing: Drawing, roads: list[Road]) -> Iterator[Fault]:
    """A road stays in the provinces of the two spaces it joins."""
    home = homes(drawing)
    shares = np.arange(1, PIECES_OF_A_ROAD)[:, None] / PIECES_OF_A_ROAD
    for a, b in roads:
        start, end = points([drawing.spaces[a]]), points([drawing.spaces[b]])
        joints = start + (end - start) * shares
        for province in sorted(set(drawing.outlines) - {*home[a], *home[b]}):
            outline = drawing.outlines[province]
            inner = joints[within(joints, outline)]
            if len(inner) and (far_from(inner, outline) > GRAZE).any():
                yield fault("map_trespass", inner[:1].tolist(), road=f"{a}-{b}", province=province)


def line_faults(drawing: Drawing, roads: list[Road]) -> Iterator[Fault]:
    """Drawn in strokes, every road is drawn once."""
    strokes = Counter(
        frozenset(pair) for line in drawing.lines for pair in itertools.pairwise(line)
    )
    for road in roads:
        times = strokes.pop(frozenset(road), 0)
        if times != 1:
            where = [middle_of(drawing, road)]
            yield fault("map_road_drawn", where, road="-".join(road), times=times)
    for one, other in sorted(map(sorted, strokes)):
        where = [middle_of(drawing, (one, other))]
        yield fault("map_no_such_road", where, road=f"{one}-{other}")
