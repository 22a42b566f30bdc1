"""Points now, and who has won at the end."""

import numpy as np

from ziggurat.core.cells import Cells, has, load
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant
from ziggurat.games.tigris.data import BLACK, MONUMENT_COLORS
from ziggurat.games.tigris.events import FOR_MONUMENT, FOR_TILE, SCORED
from ziggurat.games.tigris.kingdoms import owner_in
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import NOBODY, NOT_BUILT

ONE_POINT = constant(1)
RADIX = 1 << 14  # more points than any color can hold


@kernel
def score(s: State, seat: int, color: int, points: int, reason: int, log: EventLog) -> None:
    s.points[seat, color] += points
    emit(log, SCORED, seat, color, points, reason)


@kernel
def score_tile(s: State, color: int, kingdom: Cells, log: EventLog) -> None:
    """The leader of the tile's color scores it, whoever placed it; failing him, the king."""
    owner = owner_in(s, color, kingdom)
    if owner == NOBODY:
        owner = owner_in(s, BLACK, kingdom)
    if owner != NOBODY:
        score(s, owner, color, ONE_POINT, FOR_TILE, log)


@kernel
def score_monuments(s: State, log: EventLog) -> None:
    """Each monument pays each leader of the active player in its kingdom and of its color.

    A king is no substitute here.
    """
    for monument in range(len(MONUMENT_COLORS)):
        if s.monument[monument] <= NOT_BUILT:
            continue
        for color in MONUMENT_COLORS[monument]:
            if has(load(s.kingdom[s.turn, color]), s.monument[monument]):
                score(s, s.turn, color, ONE_POINT, FOR_MONUMENT, log)


@kernel
def king_at_ziggurat(s: State) -> bool:
    """The ziggurat pays the active player when his king is in its kingdom."""
    return s.ziggurat != NOT_BUILT and has(load(s.kingdom[s.turn, BLACK]), s.ziggurat)


@kernel
def fill_totals(s: State, seat: int, totals: Array) -> None:
    """Four totals, weakest first, each treasure given to the color that is weakest then.

    Filling up the weakest is best for the whole comparison, not only for its first number.
    """
    for color in range(4):
        totals[color] = s.points[seat, color]
    for _ in range(s.taken[seat]):
        weakest = 0
        for color in range(1, 4):
            if totals[color] < totals[weakest]:
                weakest = color
        totals[weakest] += 1
    sort_totals(totals)


@kernel
def sort_totals(totals: Array) -> None:
    """Weakest first; four numbers need no library, and its sort takes a second to compile."""
    for i in range(1, len(totals)):
        j = i
        while j > 0 and totals[j - 1] > totals[j]:
            totals[j - 1], totals[j] = totals[j], totals[j - 1]
            j -= 1


@kernel
def scores(s: State, out: Array) -> None:
    """A player is worth what he has least of."""
    totals = np.zeros(4, np.int64)
    for seat in range(s.seats):
        fill_totals(s, seat, totals)
        out[seat] = totals[0]


@kernel
def places(s: State, out: Array) -> None:
    """The best weakest color wins; ties go by the second weakest, and so on; then they share."""
    totals = np.zeros(4, np.int64)
    standing = np.zeros(s.seats, np.int64)
    for seat in range(s.seats):
        fill_totals(s, seat, totals)
        for total in totals:
            standing[seat] = standing[seat] * RADIX + total
    for seat in range(s.seats):
        out[seat] = 1
        for other in standing:
            if other > standing[seat]:
                out[seat] += 1
