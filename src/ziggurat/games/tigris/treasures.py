"""Treasures: what a trader collects when an action is over."""

from ziggurat.core.cells import NONE, Cells, count, has, load, nth, single, some, store
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.tigris.data import CORNERS, GREEN
from ziggurat.games.tigris.events import TREASURE_TAKEN
from ziggurat.games.tigris.kingdoms import clockwise
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import TO_ACTION_END, TO_TREASURES, TREASURE
from ziggurat.games.tigris.turns import ask


@kernel
def collect_treasures(s: State, log: EventLog) -> int:
    """Where a kingdom holds several treasures, its trader's owner takes all but one of them.

    The active player comes first, then the others clockwise.
    """
    for i in range(s.seats):
        seat = clockwise(s, i)
        choice = treasures_to_take(s, seat)
        while some(choice):
            if count(choice) > 1:
                return ask(s, TREASURE, seat)
            take_treasure(s, seat, nth(choice, 0), log)
            choice = treasures_to_take(s, seat)
    return TO_ACTION_END


@kernel
def treasures_to_take(s: State, seat: int) -> Cells:
    """The treasures a seat may take next: those near the corners of the map come first."""
    within = load(s.treasure) & load(s.kingdom[seat, GREEN])
    if count(within) < 2:
        return NONE
    return within & CORNERS if some(within & CORNERS) else within


@kernel
def take_treasure(s: State, seat: int, cell: int, log: EventLog) -> int:
    store(s.treasure, load(s.treasure) - single(cell))
    s.taken[seat] += 1
    emit(log, TREASURE_TAKEN, seat, cell)
    return TO_TREASURES


@kernel
def may_take(s: State, seat: int, cell: int) -> bool:
    return has(treasures_to_take(s, seat), cell)
