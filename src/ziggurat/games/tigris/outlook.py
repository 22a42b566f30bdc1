"""What the squares mean to whoever looks: kingdoms, sides of a conflict, swords before a move.

A page must know no rule, so it is told. A view is asked for often, and every call from Python
into a kernel takes microseconds: one kernel lists the map for everybody, another tells the seat
that is asked what its pieces would do. Both write sets of cells one after the other.
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from ziggurat.core.cells import NONE, Cells, around, count, list_cells, load, nth, some
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, blank, constant
from ziggurat.games.tigris.conflicts import counted, kingdom_at_war
from ziggurat.games.tigris.data import CELL_NAMES, CELLS, COLORS, LAND, RED, SEATS
from ziggurat.games.tigris.kingdoms import kingdom_at, leader_in, occupied, temples_beside
from ziggurat.games.tigris.offers import OFFERS, survey
from ziggurat.games.tigris.records import Offers, State
from ziggurat.games.tigris.shapes import Prospects
from ziggurat.games.tigris.state import NO_CONFLICT, ONCE, REVOLT

Squares = list[list[str]]  # the names of the cells of set after set

ON_MAP = 7  # sets: tiles of four colors, face-down tiles, treasures, catastrophes
IN_CONFLICT = 4  # sets: two sides, and what each of them counts
MOST_KINGDOMS = SEATS * len(COLORS)
# Tiles, treasures, catastrophes, kingdoms and the sets of a conflict: no cell is in more.
MAP_ROOM = (4 + IN_CONFLICT) * CELLS
PROSPECTS = 2 + 2 * len(COLORS)  # sets: wars and kingdoms for tiles, two for leaders of each color
FROM_A1, NO_SET, FIRST = constant(0), constant(0), constant(0)


class Seen(NamedTuple):
    """All that takes searching on the map."""

    on_map: Squares
    sides: Squares  # of a conflict
    counted: Squares
    kingdoms: Squares
    strength: list[list[list[int]]]  # of each seat's leaders, by color: temples and followers


def look_around(s: State) -> Seen:
    """The squares of everything that lies on the map, and how strong each leader is."""
    cells = np.empty(MAP_ROOM, np.int64)
    ends = np.zeros(1 + ON_MAP + IN_CONFLICT + MOST_KINGDOMS, np.int64)
    strength = np.zeros((SEATS, len(COLORS), 2), np.int64)
    found = names_of(cells, ends[: 1 + list_map(s, cells, ends, strength)])
    on_map, fought = found[:ON_MAP], found[ON_MAP : ON_MAP + IN_CONFLICT]
    kingdoms = found[ON_MAP + IN_CONFLICT :]
    return Seen(on_map, fought[:2], fought[2:], kingdoms, strength.tolist())


def names_of(cells: Array, ends: Array) -> Squares:
    """Set after set by the names of its cells; each begins where the one before it ends."""
    names = [CELL_NAMES[cell] for cell in cells[: ends[-1]].tolist()]
    return [names[begin:end] for begin, end in pairwise(ends.tolist())]


@kernel
def list_map(s: State, cells: Array, ends: Array, strength: Array) -> int:
    """Write down set after set, then kingdom after kingdom; return the number of the last.

    Of every leader `strength` gets the temples beside him and the followers in his kingdom.
    """
    last = NO_SET
    for color in range(4):
        last = add_set(load(s.tile[color]), cells, ends, last)
    last = add_set(load(s.face_down), cells, ends, last)
    last = add_set(load(s.treasure), cells, ends, last)
    last = add_set(load(s.catastrophe), cells, ends, last)
    for side in range(2):
        last = add_set(side_of(s, side), cells, ends, last)
    for side in range(2):
        last = add_set(NONE if at_peace(s) else counted(s, side), cells, ends, last)
    left = load(s.leader)
    while some(left):
        kingdom = kingdom_at(s, nth(left, FIRST))
        left = left - kingdom
        last = add_set(kingdom, cells, ends, last)
        for seat in range(s.seats):
            for color in range(4):
                if leader_in(s, seat, color, kingdom):
                    strength[seat, color, 0] = temples_beside(s, s.leader_cell[seat, color])
                    strength[seat, color, 1] = count(kingdom & load(s.tile[color]))
    return last


@kernel
def add_set(x: Cells, cells: Array, ends: Array, last: int) -> int:
    """Write down one set more; return its number, which is that of its end."""
    ends[last + 1] = list_cells(x, FROM_A1, cells, ends[last])
    return last + 1


@kernel
def at_peace(s: State) -> bool:
    return s.conflict == NO_CONFLICT


@kernel
def side_of(s: State, side: int) -> Cells:
    """What stands behind a fighter: his kingdom, and in a war that before the union."""
    if at_peace(s):
        return NONE
    seat = s.fighter[side]
    if s.conflict == REVOLT:
        return load(s.kingdom[seat, s.conflict_color])
    return kingdom_at_war(s, seat)


def kingdom_named(s: State, cell: int) -> list[str]:
    """The kingdom that holds a cell; nothing if no leader is in it."""
    kingdoms = look_around(s).kingdoms
    return next((kingdom for kingdom in kingdoms if CELL_NAMES[cell] in kingdom), [])


def prospects(s: State) -> Prospects:
    """Where the pieces of who is asked for an action would start a conflict or touch a kingdom.

    `refused` are the spaces beside a temple where a leader may not stand all the same: he
    would join two kingdoms.
    """
    cells, ends = np.empty(PROSPECTS * CELLS, np.int64), np.zeros(1 + PROSPECTS, np.int64)
    list_prospects(s, blank(OFFERS), cells, ends)
    wars, near, *of_leaders = names_of(cells, ends)
    return {
        "tile": {"conflict": wars, "kingdom": near},
        "leader": {
            name: {"conflict": revolts, "refused": refused}
            for name, revolts, refused in zip(
                COLORS, of_leaders[::2], of_leaders[1::2], strict=True
            )
        },
    }


@kernel
def list_prospects(s: State, o: Offers, cells: Array, ends: Array) -> None:
    """Of the squares for tiles those that start a war and those that touch a kingdom.

    Then, for a leader of each color, where he starts a revolt and where he is refused.
    """
    survey(s, o)
    free = load(o.land) | load(o.river)
    last = add_set(free & between_rivals(s), cells, ends, NO_SET)
    last = add_set(free & load(s.border[ONCE]), cells, ends, last)
    empty = ~(occupied(s) | load(s.catastrophe))
    beside_temples = empty & LAND & around(load(s.tile[RED]))
    for color in range(4):
        may_stand = load(o.leader[color])
        last = add_set(may_stand & beside_rivals(s, color), cells, ends, last)
        last = add_set(beside_temples - may_stand, cells, ends, last)


@kernel
def between_rivals(s: State) -> Cells:
    """The cells that touch two kingdoms with leaders of one color."""
    found = NONE
    for color in range(4):
        near = NONE
        for seat in range(s.seats):
            halo = around(load(s.kingdom[seat, color]))
            found = found | (near & halo)
            near = near | halo
    return found


@kernel
def beside_rivals(s: State, color: int) -> Cells:
    """The cells that touch a kingdom where somebody else has a leader of this color."""
    near = NONE
    for seat in range(s.seats):
        if seat != s.turn:
            near = near | around(load(s.kingdom[seat, color]))
    return near
