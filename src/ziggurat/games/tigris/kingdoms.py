"""Regions and kingdoms: what is connected to what."""

from ziggurat.core.cells import (
    WIDTH,
    Cells,
    around,
    beside,
    connected,
    count,
    first,
    flood,
    has,
    load,
    single,
    some,
    store,
)
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.tigris.data import NOWHERE, RED
from ziggurat.games.tigris.events import LEADER_STRANDED
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import NOBODY


@kernel
def occupied(s: State) -> Cells:
    """Tiles, face up or down, and leaders connect; catastrophes do not."""
    tiles = load(s.tile[0]) | load(s.tile[1]) | load(s.tile[2]) | load(s.tile[3])
    return tiles | load(s.face_down) | load(s.leader)


@kernel
def region(s: State, cell: int) -> Cells:
    """The tiles and leaders connected to an occupied cell; a kingdom if a leader is among them."""
    return connected(cell, occupied(s))


@kernel
def temples_around(s: State, cell: int) -> Cells:
    """Only face-up temples count."""
    return beside(cell) & load(s.tile[RED])


@kernel
def temples_beside(s: State, cell: int) -> int:
    """How many temples a leader on this cell counts in a revolt."""
    return count(temples_around(s, cell))


@kernel
def kingdoms_beside(s: State, cell: int, ground: Cells) -> tuple[int, Cells, Cells]:
    """How many kingdoms touch a cell, and the last two of them.

    A kingdom that touches the cell on several sides counts once, leaderless regions never.
    """
    leaders = load(s.leader) & ground
    near = beside(cell) & ground
    kingdoms = 0
    one = two = near - near
    while some(near):
        found = flood(first(near), ground)
        near = near - found
        if some(found & leaders):
            kingdoms += 1
            one, two = found, one
    return kingdoms, one, two


@kernel
def clockwise(s: State, steps: int) -> int:
    """The seat so many steps clockwise of the active player's."""
    seat = s.turn + steps
    return seat - s.seats if seat >= s.seats else seat


@kernel
def leader_in(s: State, seat: int, color: int, kingdom: Cells) -> bool:
    cell = s.leader_cell[seat, color]
    return cell != NOWHERE and has(kingdom, cell)


@kernel
def owner_in(s: State, color: int, kingdom: Cells) -> int:
    """The seat whose leader of this color stands in a kingdom, or NOBODY."""
    for seat in range(s.seats):
        if leader_in(s, seat, color, kingdom):
            return seat
    return NOBODY


@kernel
def lift_leader(s: State, seat: int, color: int) -> None:
    store(s.leader, load(s.leader) - single(s.leader_cell[seat, color]))
    s.leader_cell[seat, color] = NOWHERE


@kernel
def set_leader(s: State, seat: int, color: int, cell: int) -> None:
    store(s.leader, load(s.leader) | single(cell))
    s.leader_cell[seat, color] = cell


@kernel
def recall_stranded(s: State, log: EventLog) -> None:
    """A leader with no temple beside him any more goes home at once, whoever owns him."""
    beside_temples = around(load(s.tile[RED]))
    if not some(load(s.leader) - beside_temples):
        return
    for seat in range(s.seats):
        for color in range(4):
            cell = s.leader_cell[seat, color]
            if cell != NOWHERE and not has(beside_temples, cell):
                emit(log, LEADER_STRANDED, seat, color, cell)
                lift_leader(s, seat, color)


@kernel
def square(corner: int) -> Cells:
    """Four cells, named by the top left one."""
    return single(corner) | single(corner + 1) | single(corner + WIDTH) | single(corner + WIDTH + 1)


@kernel
def cross(centre: int) -> Cells:
    """Five cells, named by the middle one."""
    return single(centre) | beside(centre)
