"""A position in the tests' own notation, and what a learner is shown of it."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ziggurat.core.match import Match
from ziggurat.core.state import Array

Shown = str | tuple[float, ...] | dict[int, float]


class Observed(NamedTuple):
    """`"black tiles": "D5 E5"` is a plane with two cells, `"hand": (1, 2)` numbers.

    Of a long row `{12: 1}` names those that are not zero. Numbers beyond those given are zero.
    """

    title: str
    drawn: Callable[[], Match]
    cells: tuple[str, ...]  # the names of the cells of a plane
    shows: dict[str, Shown]
    seat: int = 0


def observation(match: Match, seat: int) -> Array:
    tensor = match.game.observation.blank()
    match.game.observe(match.state, seat, tensor)
    return tensor


def as_shown(block: Array, example: Observed, like: Shown) -> Shown:
    """A block of an observation, written as the example writes it."""
    if isinstance(like, str):
        cells = np.flatnonzero(block.ravel() == 1)
        assert len(cells) == np.count_nonzero(block)
        return " ".join(example.cells[cell] for cell in cells)
    if isinstance(like, dict):
        return {int(at): round(float(block[at]), 4) for at in np.flatnonzero(block)}
    end = max(len(like), int(np.max(np.flatnonzero(block), initial=-1)) + 1)
    return tuple(round(float(number), 4) for number in block[:end])


def wrong(example: Observed) -> dict[str, tuple[Shown, Shown]]:
    """The blocks that are not what the example shows: what is written, and what should be."""
    match = example.drawn()
    blocks = match.game.observation.split(observation(match, example.seat))
    return {
        name: (found, shown)
        for name, shown in example.shows.items()
        if (found := as_shown(blocks[name], example, shown)) != shown
    }
