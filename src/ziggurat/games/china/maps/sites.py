"""Faults of the spaces of a drawing: where they lie, and how many a province has."""

import itertools
import math
from collections.abc import Iterator

from ziggurat.games.china.data import TILES_A_PROVINCE
from ziggurat.games.china.maps.drawing import Drawing
from ziggurat.games.china.maps.geometry import Point, far_from, points, within
from ziggurat.games.china.maps.land import neighbors

POST_ON_BORDER = 12  # a post stands astride its border
SPACE_INSIDE = 19  # from the border: the house must not stand on it
SPACES_APART = 52  # two houses and a finger between them
SPACE_FROM_DRAGON = 47  # emissaries stand around the dragon
SPACE_FROM_MARKER = 32  # a number beside a house must be readable
POST_FROM_MARKER = 34  # a post is drawn a little larger
FEWEST_SPACES, MOST_SPACES = 4, 8  # of a province, as in the rulebook's scoring


def site_faults(drawing: Drawing) -> Iterator[str]:
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


def post_faults(drawing: Drawing) -> Iterator[str]:
    """A border post stands on the border of its two provinces."""
    beside = neighbors(drawing)
    for post, pair in homes(drawing).items():
        if len(pair) < 2:
            continue
        named = " and ".join(pair)
        spot = points([drawing.spaces[post]])
        if frozenset(pair) not in beside:
            yield f"Border post {post} belongs to {named}, which have no common border."
        elif max(far_from(spot, drawing.outlines[p])[0] for p in pair) >= POST_ON_BORDER:
            yield f"Border post {post} does not stand on the border of {named}."


def home_faults(drawing: Drawing) -> Iterator[str]:
    """Any other space lies well inside its province."""
    for space, home in homes(drawing).items():
        if len(home) > 1:
            continue
        outline, spot = drawing.outlines[home[0]], points([drawing.spaces[space]])
        if not within(spot, outline)[0]:
            yield f"Space {space} lies outside its province {home[0]}."
        elif far_from(spot, outline)[0] <= SPACE_INSIDE:
            yield f"Space {space} lies within {SPACE_INSIDE} of the border of {home[0]}."


def crowding_faults(drawing: Drawing) -> Iterator[str]:
    """Houses, dragons and alliance markers do not cover each other."""
    posts = {space for space, home in homes(drawing).items() if len(home) > 1}
    for a, b in itertools.combinations(drawing.spaces, 2):
        if near(drawing.spaces[a], drawing.spaces[b], SPACES_APART):
            yield f"Spaces {a} and {b} are not more than {SPACES_APART} apart."
    for space, spot in drawing.spaces.items():
        for province, dragon in drawing.dragons.items():
            if near(spot, dragon, SPACE_FROM_DRAGON):
                yield f"Space {space} lies within {SPACE_FROM_DRAGON} of the dragon of {province}."
        room = POST_FROM_MARKER if space in posts else SPACE_FROM_MARKER
        for number, marker in enumerate(drawing.markers, start=1):
            if near(spot, marker, room):
                yield f"Space {space} lies within {room} of alliance {number}."


def near(one: Point, other: Point, room: float) -> bool:
    return math.dist(one, other) <= room


def count_faults(drawing: Drawing) -> Iterator[str]:
    """A province has room for a contest, and for its bonus tiles."""
    chart = drawing.map
    for number, province in enumerate(chart.provinces):
        theirs = {i for i, home in enumerate(chart.homes) if number in home}
        if not FEWEST_SPACES <= len(theirs) <= MOST_SPACES:
            room = f"{FEWEST_SPACES} to {MOST_SPACES}"
            yield f"{province} has {len(theirs)} spaces, but a province has {room}."
        quiet = len(theirs & chart.quiet)
        if quiet < TILES_A_PROVINCE:
            yield f"{province} has {quiet} of the {TILES_A_PROVINCE} spaces its bonus tiles need."
