"""Faults of the spaces of a drawing: where they lie, and how many a province has."""

import itertools
import math
from collections.abc import Iterator

from ziggurat.core.platform import Fault
from ziggurat.games.china.data import TILES_A_PROVINCE
from ziggurat.games.china.maps.drawing import Drawing
from ziggurat.games.china.maps.faults import fault
from ziggurat.games.china.maps.geometry import Point, far_from, points, within
from ziggurat.games.china.maps.land import neighbors

POST_ON_BORDER = 12  # a post stands astride its border
SPACE_INSIDE = 19  # from the border: the house must not stand on it
SPACES_APART = 52  # two houses and a finger between them
SPACE_FROM_DRAGON = 47  # emissaries stand around the dragon
SPACE_FROM_MARKER = 32  # a number beside a house must be readable
POST_FROM_MARKER = 34  # a post is drawn a little larger
FEWEST_SPACES, MOST_SPACES = 4, 8  # of a province, as in the rulebook's scoring


def site_faults(drawing: Drawing) -> Iterator[Fault]:
    yield from post_faults(drawing)
    yield from home_faults(drawing)
    yield from crowding_faults(drawing)
    yield from count_faults(drawing)


def homes(drawing: Drawing) -> dict[str, list[str]]:
    """The provinces of each space, two of a post."""
    chart = drawing.map
    return {
        space: [chart.provinces[p] for p in home]
        for space, home in zip(chart.spaces, chart.homes, strict=True)
    }


def post_faults(drawing: Drawing) -> Iterator[Fault]:
    """A border post stands on the border of its two provinces."""
    beside = neighbors(drawing)
    for post, pair in homes(drawing).items():
        if len(pair) < 2:
            continue
        (one, other), where = pair, [drawing.spaces[post]]
        spot = points(where)
        if frozenset(pair) not in beside:
            yield fault("map_post_apart", where, post=post, one=one, other=other)
        elif max(far_from(spot, drawing.outlines[p])[0] for p in pair) >= POST_ON_BORDER:
            yield fault("map_post_off", where, post=post, one=one, other=other)


def home_faults(drawing: Drawing) -> Iterator[Fault]:
    """Any other space lies well inside its province."""
    for space, home in homes(drawing).items():
        if len(home) > 1:
            continue
        where, province = [drawing.spaces[space]], home[0]
        outline, spot = drawing.outlines[province], points(where)
        if not within(spot, outline)[0]:
            yield fault("map_space_outside", where, space=space, province=province)
        elif far_from(spot, outline)[0] <= SPACE_INSIDE:
            yield fault(
                "map_space_at_border", where, space=space, province=province, room=SPACE_INSIDE
            )


def crowding_faults(drawing: Drawing) -> Iterator[Fault]:
    """Houses, dragons and alliance markers do not cover each other."""
    posts = {space for space, home in homes(drawing).items() if len(home) > 1}
    for a, b in itertools.combinations(drawing.spaces, 2):
        if near(drawing.spaces[a], drawing.spaces[b], SPACES_APART):
            spots = [drawing.spaces[a], drawing.spaces[b]]
            yield fault("map_spaces_near", spots, one=a, other=b, room=SPACES_APART)
    for space, spot in drawing.spaces.items():
        for province, dragon in drawing.dragons.items():
            if near(spot, dragon, SPACE_FROM_DRAGON):
                yield fault(
                    "map_space_at_dragon",
                    [spot],
                    space=space,
                    province=province,
                    room=SPACE_FROM_DRAGON,
                )
        room = POST_FROM_MARKER if space in posts else SPACE_FROM_MARKER
        for number, marker in enumerate(drawing.markers, start=1):
            if near(spot, marker, room):
                yield fault("map_space_at_alliance", [spot], space=space, number=number, room=room)


def near(one: Point, other: Point, room: float) -> bool:
    return math.dist(one, other) <= room


def count_faults(drawing: Drawing) -> Iterator[Fault]:
    """A province has room for a contest, and for its bonus tiles."""
    chart = drawing.map
    for number, province in enumerate(chart.provinces):
        theirs = {i for i, home in enumerate(chart.homes) if number in home}
        if not FEWEST_SPACES <= len(theirs) <= MOST_SPACES:
            yield fault(
                "map_space_count",
                [drawing.dragons[province]],
                province=province,
                count=len(theirs),
                low=FEWEST_SPACES,
                high=MOST_SPACES,
            )
        quiet = len(theirs & chart.quiet)
        if quiet < TILES_A_PROVINCE:
            yield fault(
                "map_few_quiet",
                [drawing.dragons[province]],
                province=province,
                count=quiet,
                needed=TILES_A_PROVINCE,
            )
