"""Temple cards: building from the rows, the reserved level 1, the pile."""

from typing import Any

import numpy as np

from ziggurat.core.dice import draw
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.babel.data import LEVELS, QUARRY, SITES, START_LEVEL
from ziggurat.games.babel.events import LEVEL_BUILT, START_BUILT, TEMPLE_REVEALED
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import cards_in_hand, top


@kernel
def open_level(s: State, seat: int) -> Any:
    """The level of the last card of a row, or 0: only that card can be taken."""
    return np.int64(s.row[seat, s.row_length[seat] - 1]) if s.row_length[seat] > 0 else 0


@kernel
def may_build_level(s: State, level: int, above: int) -> bool:
    """A level so far above the temple's top needs as many own cards at the site as its number."""
    site = s.pawn[s.turn]
    if site == QUARRY or level == 0:
        return False
    enough = s.column_length[s.turn, site] >= level
    return enough and level == top(s, s.turn, site) + above


@kernel
def may_build_start(s: State) -> bool:
    """The reserved level 1 is a building like any other, for its owner alone."""
    return s.start_temple[s.turn] > 0 and may_build_level(s, START_LEVEL, START_LEVEL)


@kernel
def raise_temple(s: State, seat: int, site: int, level: int) -> None:
    s.temple[seat, site] |= 1 << (level - 1)


@kernel
def build_from_row(s: State, owner: int, log: EventLog) -> None:
    """The open card of either row is set on the temple at the pawn's site."""
    level, site = open_level(s, owner), s.pawn[s.turn]
    s.row_length[owner] -= 1
    raise_temple(s, s.turn, site, level)
    emit(log, LEVEL_BUILT, s.turn, level, site, owner)


@kernel
def build_start(s: State, log: EventLog) -> None:
    s.start_temple[s.turn] = 0
    raise_temple(s, s.turn, s.pawn[s.turn], START_LEVEL)
    emit(log, START_BUILT, s.turn, s.pawn[s.turn])


@kernel
def start_in_reach(s: State) -> bool:
    """Whether the active player can still build his reserved level 1 this turn.

    With his pawn on a site without a temple he needs a card there, or one to deploy; any
    other such site needs a card to go there first.
    """
    cards = cards_in_hand(s, s.turn)
    for site in range(SITES):
        if s.temple[s.turn, site] != 0:
            continue
        stands = s.column_length[s.turn, site] > 0
        if site == s.pawn[s.turn]:
            if stands or cards >= 1:
                return True
        elif s.hand[s.turn, site] > 0 and (stands or cards > 1):
            return True
    return False


@kernel
def temples_left(s: State) -> int:
    """How many cards the temple pile holds."""
    left = s.temples_known
    for level in range(1, LEVELS + 1):
        left += s.temple_pile[level]
    return left


@kernel
def next_level(s: State) -> Any:
    """The next card of the temple pile, which must not be empty."""
    if s.temples_known > 0:
        s.temples_known -= 1
        return np.int64(s.next_temple[s.temples_known])
    return draw(s, s.temple_pile)


@kernel
def put_back(s: State, level: int) -> None:
    """A temple card goes on top of the pile, for everybody to know."""
    s.next_temple[s.temples_known] = level
    s.temples_known += 1


@kernel
def add_to_row(s: State, seat: int, level: int, log: EventLog) -> None:
    s.row[seat, s.row_length[seat]] = level
    s.row_length[seat] += 1
    emit(log, TEMPLE_REVEALED, seat, level)


@kernel
def reveal(s: State, log: EventLog) -> None:
    """Two temple cards are added to the active player's row, the higher one first."""
    if temples_left(s) == 0:
        return
    high = next_level(s)
    if temples_left(s) == 0:
        add_to_row(s, s.turn, high, log)
        return
    low = next_level(s)
    add_to_row(s, s.turn, max(high, low), log)
    add_to_row(s, s.turn, min(high, low), log)
