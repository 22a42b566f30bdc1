"""Regions and kingdoms: what is connected to what.

The kingdom of every leader is kept in the record. Whatever puts a piece on the map or takes one
away says so here, and only what changed is looked at: `fill_kingdoms` finds them all anew.
"""

from ziggurat.core.cells import (
    NONE,
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
    may_part,
    single,
    some,
    store,
)
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.tigris.borders import add_border, fill_borders, kingdoms_touched, take_border
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
def temples_around(s: State, cell: int) -> Cells:
    """Only face-up temples count."""
    return beside(cell) & load(s.tile[RED])


@kernel
def temples_beside(s: State, cell: int) -> int:
    """How many temples a leader on this cell counts in a revolt."""
    return count(temples_around(s, cell))


@kernel
def kingdom_at(s: State, cell: int) -> Cells:
    """The kingdom that holds a cell, or nothing."""
    for seat in range(s.seats):
        for color in range(4):
            kingdom = load(s.kingdom[seat, color])
            if has(kingdom, cell):
                return kingdom
    return NONE


@kernel
def kingdoms_beside(s: State, cell: int) -> tuple[int, Cells, Cells]:
    """How many kingdoms touch a cell, and the last two of them.

    A kingdom that touches the cell on several sides counts once, leaderless regions never.
    """
    kingdoms = kingdoms_touched(s, cell)
    near, left = beside(cell), kingdoms
    one, two = NONE, NONE
    for seat in range(s.seats):
        for color in range(4):
            if left == 0:
                return kingdoms, one, two
            kingdom = load(s.kingdom[seat, color])
            if some(kingdom & near):
                near = near - kingdom
                left -= 1
                one, two = kingdom, one
    return kingdoms, one, two


@kernel
def join(s: State, cell: int, one: Cells, two: Cells) -> None:
    """A piece is one kingdom with all that it touches: kingdoms, and regions without a leader."""
    kingdom, ground = one | two | single(cell), occupied(s)
    loose = (beside(cell) & ground) - kingdom
    if some(loose):
        kingdom = kingdom | flood(loose, ground - kingdom)
    if some(two):
        take_border(s, around(one) & around(two))  # they were two, and are one
    add_border(s, around(kingdom) - around(one | two))
    keep_kingdom(s, kingdom)


@kernel
def part(s: State, kingdom: Cells, rest: Cells) -> None:
    """What is left of a kingdom may have fallen apart; a part without a leader is none."""
    take_border(s, around(kingdom))
    leaders = load(s.leader) & rest
    while some(leaders):
        kingdom = flood(first(leaders), rest)
        leaders = leaders - kingdom
        add_border(s, around(kingdom))
        keep_kingdom(s, kingdom)


@kernel
def keep_kingdom(s: State, kingdom: Cells) -> None:
    """Every leader in a kingdom has it for his own."""
    for seat in range(s.seats):
        for color in range(4):
            if leader_in(s, seat, color, kingdom):
                store(s.kingdom[seat, color], kingdom)


@kernel
def lose_tiles(s: State, lost: Cells) -> None:
    """Tiles were taken from the map: their kingdoms are smaller now, and may fall apart."""
    for seat in range(s.seats):
        for color in range(4):
            kingdom = load(s.kingdom[seat, color])
            if some(kingdom & lost):
                part(s, kingdom, kingdom - lost)


@kernel
def fill_kingdoms(s: State) -> None:
    """Find the kingdom of every leader anew, for a position that was not played."""
    for seat in range(s.seats):
        for color in range(4):
            store(s.kingdom[seat, color], filled_kingdom(s, seat, color))
    fill_borders(s)


@kernel
def filled_kingdom(s: State, seat: int, color: int) -> Cells:
    """The kingdom of a leader, found anew; nothing if he is at home."""
    cell = s.leader_cell[seat, color]
    return NONE if cell == NOWHERE else connected(cell, occupied(s))


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
    cell, kingdom = s.leader_cell[seat, color], load(s.kingdom[seat, color])
    rest = kingdom - single(cell)
    store(s.leader, load(s.leader) - single(cell))
    s.leader_cell[seat, color] = NOWHERE
    store(s.kingdom[seat, color], NONE)
    if some(load(s.leader) & rest) and not may_part(cell, rest):
        take_border(s, around(kingdom) - around(rest))
        keep_kingdom(s, rest)
    else:
        part(s, kingdom, rest)


@kernel
def set_leader(s: State, seat: int, color: int, cell: int) -> None:
    store(s.leader, load(s.leader) | single(cell))
    s.leader_cell[seat, color] = cell
    _, one, two = kingdoms_beside(s, cell)
    join(s, cell, one, two)


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
