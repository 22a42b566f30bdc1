"""Faults of the provinces of a drawing, of their borders and of the alliances on them."""

import itertools
import math
from collections.abc import Iterator

from ziggurat.core.platform import Fault
from ziggurat.games.china.maps.drawing import Drawing
from ziggurat.games.china.maps.faults import fault
from ziggurat.games.china.maps.geometry import (
    Point,
    Points,
    edge_set,
    far_from,
    is_simple,
    outlines_cross,
    points,
    within,
)

DRAGON_INSIDE = 30  # from the border: emissaries stand all around it
OVERLAP = 1.5  # coordinates are rounded; deeper than this is no rounding
SHORTEST_BORDER = 30  # less is a corner where provinces meet, and no border
MARKER_ON_BORDER = 14  # about its own radius: half of it must touch the line


def land_faults(drawing: Drawing) -> Iterator[Fault]:
    """All of them, outlines first: what follows is measured on them."""
    yield from outline_faults(drawing)
    yield from dragon_faults(drawing)
    yield from overlap_faults(drawing)
    yield from neighbor_faults(drawing)
    yield from alliance_faults(drawing)


def outline_faults(drawing: Drawing) -> Iterator[Fault]:
    """An outline is one closed line that encloses something."""
    for name, outline in (*drawing.outlines.items(), *drawing.grounds.items()):
        if not is_simple(outline):
            yield fault("map_outline", outline[:1].tolist(), name=name)


def dragon_faults(drawing: Drawing) -> Iterator[Fault]:
    """A dragon lies well inside its province."""
    for province, outline in drawing.outlines.items():
        dragon = points([drawing.dragons[province]])
        if not within(dragon, outline)[0]:
            yield fault("map_dragon_outside", [drawing.dragons[province]], province=province)
        elif far_from(dragon, outline)[0] <= DRAGON_INSIDE:
            yield fault(
                "map_dragon_at_border",
                [drawing.dragons[province]],
                province=province,
                room=DRAGON_INSIDE,
            )


def overlap_faults(drawing: Drawing) -> Iterator[Fault]:
    """No land belongs to two provinces."""
    for a, b in itertools.combinations(drawing.outlines, 2):
        one, other = drawing.outlines[a], drawing.outlines[b]
        reaches = reaches_into(one, other) or reaches_into(other, one)
        # Of two outlines that are the same no point reaches into the other; dragons tell.
        dragons = points([drawing.dragons[a], drawing.dragons[b]])
        common = within(dragons, one) & within(dragons, other)
        if reaches or common.any() or outlines_cross(one, other, OVERLAP):
            yield fault("map_overlap", dragons_of(drawing, a, b), one=a, other=b)


def reaches_into(outline: Points, other: Points) -> bool:
    """Whether a point of an outline lies well inside another one."""
    inner = outline[within(outline, other)]
    return len(inner) > 0 and bool((far_from(inner, other) > OVERLAP).any())


def neighbors(drawing: Drawing) -> set[frozenset[str]]:
    """The pairs of provinces with a border between them: edges in common, point for point."""
    borders = {province: edge_set(outline) for province, outline in drawing.outlines.items()}
    return {
        frozenset((a, b))
        for a, b in itertools.combinations(borders, 2)
        if sum(math.dist(*edge) for edge in borders[a] & borders[b]) > SHORTEST_BORDER
    }


def neighbor_faults(drawing: Drawing) -> Iterator[Fault]:
    """Neighbors are allied, nobody else is, and they differ in color."""
    chart = drawing.map
    allied = {frozenset(pair): n for n, pair in enumerate(alliance_words(drawing), start=1)}
    beside = neighbors(drawing)
    for a, b in sorted(map(sorted, beside - set(allied))):
        yield fault("map_unallied", dragons_of(drawing, a, b), one=a, other=b)
    for pair, number in allied.items():
        if pair not in beside:
            one, other = sorted(pair)
            marker = drawing.markers[number - 1]
            yield fault("map_alliance_apart", [marker], number=number, one=one, other=other)
    color = dict(zip(chart.provinces, chart.colors, strict=True))
    for a, b in sorted(map(sorted, beside)):
        if color[a] == color[b]:
            yield fault("map_one_color", dragons_of(drawing, a, b), one=a, other=b, color=color[a])


def alliance_faults(drawing: Drawing) -> Iterator[Fault]:
    """A marker lies on its border, and the Emperor walks from each to the next."""
    pairs = alliance_words(drawing)
    for number, (pair, marker) in enumerate(zip(pairs, drawing.markers, strict=True), start=1):
        off = max(far_from(points([marker]), drawing.outlines[p])[0] for p in pair)
        if off >= MARKER_ON_BORDER:
            one, other = pair
            yield fault(
                "map_alliance_off",
                [marker],
                number=number,
                off=math.ceil(off),
                one=one,
                other=other,
            )
    for number, (pair, after) in enumerate(itertools.pairwise(pairs), start=1):
        if not set(pair) & set(after):
            spots = drawing.markers[number - 1 : number + 1]
            yield fault("map_alliances_unlinked", spots, one=number, other=number + 1)


def dragons_of(drawing: Drawing, *provinces: str) -> list[Point]:
    return [drawing.dragons[province] for province in provinces]


def alliance_words(drawing: Drawing) -> list[tuple[str, str]]:
    names = drawing.map.provinces
    return [(names[a], names[b]) for a, b in drawing.map.alliances]
