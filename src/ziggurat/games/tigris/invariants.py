"""What holds in every position of a real game."""

from ziggurat.core.cells import Cells, around, count, load, single, some
from ziggurat.core.jit import kernel
from ziggurat.games.tigris.borders import filled_borders
from ziggurat.games.tigris.conflicts import leaders_in
from ziggurat.games.tigris.data import (
    BLACK,
    BLUE,
    GREEN,
    HAND_SIZE,
    LAND,
    NOWHERE,
    RED,
    RIVER,
    START,
    TILES,
)
from ziggurat.games.tigris.kingdoms import filled_kingdom, occupied
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import ACTION, FOUR, NOT_BUILT, ONCE, OVER, THRICE, TWICE
from ziggurat.games.tigris.turns import hand_size, in_all

INVARIANTS = (
    "every tile of the box is somewhere, once",
    "every treasure is on the map or with a player",
    "a leader stands on his own cell, on land",
    "every leader stands beside a temple",
    "no kingdom has two leaders of one color",
    "farms lie on rivers and other tiles on land",
    "no two pieces lie on one cell",
    "a hand holds no more than six tiles and nothing is negative",
    "somebody is asked unless the game is over",
    "the kingdom of a leader is all that is connected to him, and its border all that touches it",
)
(
    TILES_KEPT,
    TREASURES_KEPT,
    LEADERS_PLACED,
    LEADERS_BLESSED,
    PEACE,
    TERRAIN,
    ONE_PIECE_A_CELL,
    HANDS,
    ASKED,
    KINGDOMS_KEPT,
) = range(len(INVARIANTS))


@kernel
def broken(s: State) -> int:
    """The first invariant that does not hold, or -1.

    While a conflict is fought two leaders of one color share a kingdom; at all other times
    each has his own.
    """
    if not tiles_are_kept(s):
        return TILES_KEPT
    if count(load(s.treasure)) + in_all(s.taken) > count(START):
        return TREASURES_KEPT
    if not leaders_are_placed(s):
        return LEADERS_PLACED
    if some(load(s.leader) - around(load(s.tile[RED]))):
        return LEADERS_BLESSED
    if (s.prompt == ACTION or s.prompt == OVER) and not peace(s):
        return PEACE
    if some(load(s.tile[BLUE]) - RIVER) or some(dry_tiles(s) - LAND):
        return TERRAIN
    if not one_piece_a_cell(s):
        return ONE_PIECE_A_CELL
    if not hands_are_right(s):
        return HANDS
    if (s.asked < 0) != (s.prompt == OVER) or s.asked >= s.seats:
        return ASKED
    return -1 if kingdoms_are_kept(s) else KINGDOMS_KEPT


@kernel
def tiles_are_kept(s: State) -> bool:
    for color in range(4):
        tiles = count(load(s.tile[color])) + s.buried[color] + s.bag[color] + s.removed[color]
        for seat in range(s.seats):
            tiles += s.hand[seat, color] + s.swapped[seat, color]
        if tiles != TILES[color]:
            return False
    return True


@kernel
def leaders_are_placed(s: State) -> bool:
    """The set of leaders and the list of their cells say the same."""
    found = load(s.leader) - load(s.leader)
    leaders = 0
    for seat in range(s.seats):
        for color in range(4):
            if s.leader_cell[seat, color] != NOWHERE:
                found = found | single(s.leader_cell[seat, color])
                leaders += 1
    return found == load(s.leader) and count(found) == leaders and not some(found - LAND)


@kernel
def peace(s: State) -> bool:
    for seat in range(s.seats):
        for color in range(4):
            if leaders_in(s, color, filled_kingdom(s, seat, color)) > 1:
                return False
    return True


@kernel
def kingdoms_are_kept(s: State) -> bool:
    for seat in range(s.seats):
        for color in range(4):
            if load(s.kingdom[seat, color]) != filled_kingdom(s, seat, color):
                return False
    once, twice, thrice, four = filled_borders(s)
    low = load(s.border[ONCE]) == once and load(s.border[TWICE]) == twice
    return low and load(s.border[THRICE]) == thrice and load(s.border[FOUR]) == four


@kernel
def dry_tiles(s: State) -> Cells:
    return load(s.tile[BLACK]) | load(s.tile[RED]) | load(s.tile[GREEN])


@kernel
def one_piece_a_cell(s: State) -> bool:
    pieces = count(load(s.face_down)) + count(load(s.leader)) + count(load(s.catastrophe))
    for color in range(4):
        pieces += count(load(s.tile[color]))
    treasures_lie = not some(load(s.treasure) - (load(s.tile[RED]) | load(s.face_down)))
    return pieces == count(occupied(s) | load(s.catastrophe)) and treasures_lie


@kernel
def hands_are_right(s: State) -> bool:
    for seat in range(s.seats):
        if hand_size(s, seat) > HAND_SIZE or s.catastrophes_left[seat] < 0:
            return False
        for color in range(4):
            if s.hand[seat, color] < 0 or s.swapped[seat, color] < 0 or s.points[seat, color] < 0:
                return False
    for color in range(4):
        if s.bag[color] < 0 or s.removed[color] < 0:
            return False
    return s.ziggurat >= NOT_BUILT
