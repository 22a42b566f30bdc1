"""Points, lines and outlines of a drawing, many at a time."""

import math
from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

Point = tuple[float, float]
Points = npt.NDArray[np.float64]  # one row a point
Edge = tuple[Point, Point]
Truths = npt.NDArray[np.bool_]


def points(found: Iterable[Sequence[float]]) -> Points:
    """Any row of points as an array, an empty one too."""
    return np.array(list(found), np.float64).reshape(-1, 2)


def edges(outline: Points) -> tuple[Points, Points]:
    """Both ends of every edge; the last one closes the outline."""
    return outline, np.roll(outline, -1, axis=0)


def turn(a: Points, b: Points, c: Points) -> Points:
    """Above zero where a, b, c turn one way, below where they turn the other."""
    (ax, ay), (bx, by), (cx, cy) = ((at[..., 0], at[..., 1]) for at in (a, b, c))
    found: Points = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return found


def crossings(
    starts: Points, ends: Points, others: Points, their_ends: Points, depth: float = 0
) -> Truths:
    """Which lines (rows) cross which others (columns), all ends deeper than this beyond.

    Touching is no crossing.
    """
    a, b = starts[:, None], ends[:, None]
    c, d = others[None, :], their_ends[None, :]
    return parted(a, b, c, d, depth) & parted(c, d, a, b, depth)


def parted(a: Points, b: Points, c: Points, d: Points, depth: float) -> Truths:
    """Where c and d lie on different sides of the line through a and b, deeper than this."""
    one, other = turn(a, b, c), turn(a, b, d)
    length = np.hypot(b[..., 0] - a[..., 0], b[..., 1] - a[..., 1])
    deep = np.minimum(np.abs(one), np.abs(other)) > depth * length
    found: Truths = deep & (one * other < 0)
    return found


def distances(spots: Points, starts: Points, ends: Points) -> Points:
    """How far each point (rows) is from each line (columns)."""
    along, away = (ends - starts)[None, :], spots[:, None] - starts[None, :]
    length = (along**2).sum(axis=2)
    share = (along * away).sum(axis=2) / np.where(length > 0, length, 1)
    rest = away - np.clip(share, 0, 1)[..., None] * along
    found: Points = np.hypot(rest[..., 0], rest[..., 1])
    return found


def far_from(spots: Points, outline: Points) -> Points:
    """How far each point is from an outline."""
    found: Points = distances(spots, *edges(outline)).min(axis=1)
    return found


def within(spots: Points, outline: Points) -> Truths:
    """Which points an outline encloses: a ray from them crosses it an odd number of times."""
    low, high = outline.min(axis=0), outline.max(axis=0)
    found: Truths = ((low <= spots) & (spots <= high)).all(axis=1)  # spares looking at the others
    near = spots[found][:, None]
    starts, ends = (side[None, :] for side in edges(outline))
    above, ends_above = starts[..., 1] > near[..., 1], ends[..., 1] > near[..., 1]
    left = turn(starts, ends, near) > 0
    found[found] = ((above != ends_above) & (left == ends_above)).sum(axis=1) % 2 == 1
    return found


def area(outline: Points) -> float:
    starts, ends = edges(outline)
    return float(abs((starts[:, 0] * ends[:, 1] - ends[:, 0] * starts[:, 1]).sum()) / 2)


def is_simple(outline: Points) -> bool:
    """Whether an outline encloses something and never meets itself."""
    lines = edges(outline)
    unique = len(np.unique(outline, axis=0)) == len(outline)
    return unique and area(outline) > 0 and not crossings(*lines, *lines).any()


def outlines_cross(outline: Points, other: Points, depth: float) -> bool:
    """Whether two outlines cross; only edges that come near the other one are tried."""
    (starts, ends), (others, their_ends) = edges_near(outline, other), edges_near(other, outline)
    return bool(crossings(starts, ends, others, their_ends, depth).any())


def edges_near(outline: Points, other: Points) -> tuple[Points, Points]:
    """The edges that come into the rectangle around another outline."""
    starts, ends = edges(outline)
    low, high = other.min(axis=0), other.max(axis=0)
    near = ((np.maximum(starts, ends) >= low) & (np.minimum(starts, ends) <= high)).all(axis=1)
    return starts[near], ends[near]


def edge_set(outline: Points) -> set[Edge]:
    """Every edge, written the same way whichever way it is walked."""
    starts, ends = edges(outline)
    found = set()
    for (ax, ay), (bx, by) in zip(starts.tolist(), ends.tolist(), strict=True):
        found.add(((ax, ay), (bx, by)) if (ax, ay) <= (bx, by) else ((bx, by), (ax, ay)))
    return found


def angle(corner: Point, one: Point, other: Point) -> float:
    """Degrees between the ways from a corner to two points."""
    ways = [math.atan2(y - corner[1], x - corner[0]) for x, y in (one, other)]
    between = abs(math.degrees(ways[0] - ways[1]))
    return min(between, 360 - between)
