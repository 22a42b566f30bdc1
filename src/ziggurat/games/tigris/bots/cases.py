"""The cases by which an action is noticed at a glance, and how the map decides among them.

Each notice is one of a few cases, the first of which is that there is nothing to notice.
"""

from typing import Annotated, NamedTuple

import numpy as np

from ziggurat.core.cells import NONE, Cells, beside, has, load
from ziggurat.core.jit import kernel
from ziggurat.core.slots import placed, size_of
from ziggurat.games.tigris.bots.records import Scratch
from ziggurat.games.tigris.bots.scratch import (
    NO_KINGDOM,
    shift_down,
    shift_left,
    shift_right,
    shift_up,
)
from ziggurat.games.tigris.data import BLACK, CELLS, NOWHERE
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import NOBODY

KINDS = 11  # tiles and leaders by color, catastrophes, swaps, the rest
LEADERS, CATASTROPHE, A_SWAP, THE_REST = 4, 8, 9, 10
NOBODYS, MINE, BY_MY_KING, THEIRS, BY_THEIR_KING, NO_KINGDOM_THERE = range(6)
MARGINS, EVEN = 7, 3  # from three fewer to three more
FEW = 3  # fewer than this are told apart


class Notices(NamedTuple):
    """The notices, with the number of their cases."""

    kind: Annotated[int, 2 * KINDS]  # by the first action of a turn, or the second
    cell: Annotated[int, 1 + CELLS]
    scorers: Annotated[int, 1 + 4 * 6 * 6]  # rank of the color, who scores it here and beyond
    wars: Annotated[int, 3 + MARGINS * MARGINS]  # others' or none; else my worst and my best one
    square: Annotated[int, 1 + 4 * 3 * 2]  # tiles of it there already, whether I rule the color
    hand: Annotated[int, 1 + 4 * 7 + 7]  # tiles of the color; temples for a leader
    beside: Annotated[int, 1 + 9 + 4 * 4 + 5 * 9]  # leaders or temples on the next cells
    prize: Annotated[int, 1 + FEW * FEW + 8 * (MARGINS + 1)]  # treasures; followers, revolt
    home: Annotated[int, 1 + 9 * 3 * 3]  # followers left behind, monuments here and there
    danger: Annotated[int, 1 + MARGINS]  # the strongest rival within one tile's reach


KIND, CELL, SCORERS, WARS, SQUARE, HAND, BESIDE, PRIZE, HOME, DANGER = range(10)
AT, CASES, NOTICES = placed(Notices), size_of(Notices), len(Notices._fields)
FIRST_CASES = np.array(AT, np.int64)


@kernel
def touched(n: Scratch, cell: int, besides: int) -> int:
    """A kingdom beside a free cell, other than the one given; the lowest number first."""
    for k in range(n.kingdoms):
        if k > besides and has(load(n.halo[k]), cell):
            return k
    return NO_KINGDOM


@kernel
def scorer(s: State, n: Scratch, k: int, color: int) -> int:
    """Who would score a tile of a color in a kingdom."""
    if k == NO_KINGDOM:
        return NO_KINGDOM_THERE
    if n.ruler[k, color] != NOBODY:
        return MINE if n.ruler[k, color] == s.turn else THEIRS
    if n.ruler[k, BLACK] != NOBODY:
        return BY_MY_KING if n.ruler[k, BLACK] == s.turn else BY_THEIR_KING
    return NOBODYS


@kernel
def rank_of(s: State, color: int) -> int:
    """How many of my colors have fewer points."""
    fewer = 0
    for other in range(4):
        fewer += s.points[s.turn, other] < s.points[s.turn, color]
    return fewer


@kernel
def margin_case(more: int) -> int:
    return EVEN + max(-EVEN, min(EVEN, more))


@kernel
def leaders_beside(s: State, cell: int) -> int:
    """Leaders that a temple here would stand beside: mine and those of others."""
    mine, others = 0, 0
    for seat in range(s.seats):
        for color in range(4):
            at = s.leader_cell[seat, color]
            if at != NOWHERE and has(beside(cell), at):
                mine, others = mine + (seat == s.turn), others + (seat != s.turn)
    return 3 * min(mine, 2) + min(others, 2)


@kernel
def residents(s: State, n: Scratch, k: int) -> int:
    """Whose leaders live in a kingdom: nobody's, mine, others', or both."""
    if k == NO_KINGDOM:
        return 0
    mine, others = 0, 0
    for color in range(4):
        if n.ruler[k, color] == s.turn:
            mine = 1
        elif n.ruler[k, color] != NOBODY:
            others = 2
    return mine + others


@kernel
def strongest_near(s: State, n: Scratch, k: int, color: int) -> int:
    """By how much the strongest rival within one tile's reach is stronger; 0 without any."""
    worst = 0
    for other in range(n.kingdoms):
        ruler = n.ruler[other, color]
        if n.meets[k, other] and other != k and ruler != NOBODY and ruler != s.turn:
            worst = max(worst, 1 + margin_case(n.tiles[other, color] - n.tiles[k, color]))
    return worst


@kernel
def begun_squares(tiles: Cells) -> tuple[Cells, Cells]:
    """The cells that would be the fourth, or the third, of a square of these tiles."""
    up, down = shift_down(tiles), shift_up(tiles)
    three, two = NONE, NONE
    for side in (shift_left(tiles), shift_right(tiles)):
        for pole, corner in ((up, shift_down(side)), (down, shift_up(side))):
            three = three | (side & pole & corner)
            two = two | (side & pole) | (side & corner) | (pole & corner)
    return three, two
