"""Borders: the cells that touch kingdoms, by how many.

They are kept in the record as kingdoms are. A cell has four sides, so that it touches four
kingdoms at most.
"""

from ziggurat.core.cells import NONE, Cells, around, has, load, store
from ziggurat.core.jit import kernel
from ziggurat.games.tigris.data import NOWHERE
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import FOUR, ONCE, THRICE, TWICE


@kernel
def add_border(s: State, cells: Cells) -> None:
    """One kingdom more touches these cells."""
    once, twice, thrice = load(s.border[ONCE]), load(s.border[TWICE]), load(s.border[THRICE])
    store(s.border[FOUR], load(s.border[FOUR]) | (thrice & cells))
    store(s.border[THRICE], thrice | (twice & cells))
    store(s.border[TWICE], twice | (once & cells))
    store(s.border[ONCE], once | cells)


@kernel
def take_border(s: State, cells: Cells) -> None:
    """One kingdom less touches these cells."""
    twice, thrice, four = load(s.border[TWICE]), load(s.border[THRICE]), load(s.border[FOUR])
    store(s.border[ONCE], (load(s.border[ONCE]) - cells) | (twice & cells))
    store(s.border[TWICE], (twice - cells) | (thrice & cells))
    store(s.border[THRICE], (thrice - cells) | (four & cells))
    store(s.border[FOUR], four - cells)


@kernel
def kingdoms_touched(s: State, cell: int) -> int:
    """How many kingdoms touch a cell."""
    kingdoms = 0
    while kingdoms < 4 and has(load(s.border[kingdoms]), cell):
        kingdoms += 1
    return kingdoms


@kernel
def fill_borders(s: State) -> None:
    """Find the borders of all kingdoms anew, for a position that was not played."""
    once, twice, thrice, four = filled_borders(s)
    store(s.border[ONCE], once)
    store(s.border[TWICE], twice)
    store(s.border[THRICE], thrice)
    store(s.border[FOUR], four)


@kernel
def filled_borders(s: State) -> tuple[Cells, Cells, Cells, Cells]:
    """The cells that touch one, two, three, four of the kingdoms that are kept."""
    seen, once, twice, thrice, four = NONE, NONE, NONE, NONE, NONE
    for seat in range(s.seats):
        for color in range(4):
            cell, kingdom = s.leader_cell[seat, color], load(s.kingdom[seat, color])
            if cell != NOWHERE and not has(seen, cell):
                halo = around(kingdom)
                seen = seen | kingdom
                four = four | (thrice & halo)
                thrice = thrice | (twice & halo)
                twice = twice | (once & halo)
                once = once | halo
    return once, twice, thrice, four
