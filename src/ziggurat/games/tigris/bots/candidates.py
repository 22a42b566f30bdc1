"""The actions worth a thought: about half of what the rules allow."""

from ziggurat.core.cells import Cells, around, has, load
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import (
    PASS,
    PLACE_CATASTROPHE,
    PLACE_LEADER,
    SUPPORT_WITH,
    SWAP,
    SWAP_TILES,
    WITHDRAW,
)
from ziggurat.games.tigris.conflicts import ATTACKER, DEFENDER
from ziggurat.games.tigris.data import CELLS, HAND_SIZE, NOWHERE, RED
from ziggurat.games.tigris.kingdoms import occupied, temples_beside
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.rules import legal
from ziggurat.games.tigris.state import ACTION, ENGLISH, SUPPORT, TWICE
from ziggurat.games.tigris.turns import hand_size, in_all


@kernel
def candidates(s: State, moves: Array) -> int:
    """Everything the rules allow but what no player would ponder.

    Tiles that touch nothing, catastrophes that hurt nobody, swaps of a part of one color,
    leaders taken back, revolts that cannot be won, support that changes nothing. Passing, as long
    as the bag is not nearly empty: then a tile may end the game. A leader on the map moves only
    with the first action, or after a tile: else two players could move their leaders to and fro
    for ever.
    """
    if s.prompt == SUPPORT:
        return support_that_counts(s, moves)
    n = legal(s, moves)
    if s.prompt != ACTION:
        return n
    ground = occupied(s)
    near, worthwhile = around(ground), catastrophe_cells(s, ground)
    restless = s.actions_left == 1 and hand_size(s, s.turn) >= HAND_SIZE
    kept = 0
    for i in range(n):
        if is_worth_a_thought(s, moves[i], near, worthwhile, restless):
            moves[kept] = moves[i]
            kept += 1
    return max(kept, 1)  # the first of the list, should nothing be worth it


@kernel
def is_worth_a_thought(
    s: State, action: int, near: Cells, worthwhile: Cells, restless: bool
) -> bool:
    if action < PLACE_LEADER:
        return has(near, action % CELLS)
    if action < PLACE_CATASTROPHE:
        color, cell = divmod(action - PLACE_LEADER, CELLS)
        may_go = not restless or s.leader_cell[s.turn, color] == NOWHERE
        return may_go and not is_hopeless_revolt(s, color, cell)
    if action < WITHDRAW:
        return has(worthwhile, action - PLACE_CATASTROPHE)
    if action == PASS:
        return in_all(s.bag) < HAND_SIZE
    return SWAP <= action < PASS and swaps_whole_colors(s, action - SWAP)


@kernel
def support_that_counts(s: State, moves: Array) -> int:
    """What the English rule allows, and no more than beats all that the defender may hold."""
    english = s.option[ENGLISH]
    s.option[ENGLISH] = 1
    n = legal(s, moves)
    s.option[ENGLISH] = english
    if s.asked != s.fighter[ATTACKER]:
        return n
    most = s.strength[DEFENDER] + hand_size(s, s.fighter[DEFENDER]) + 1 - s.strength[ATTACKER]
    kept = 0
    for i in range(n):
        if moves[i] <= SUPPORT_WITH + max(most, 0):
            moves[kept] = moves[i]
            kept += 1
    return kept


@kernel
def is_hopeless_revolt(s: State, color: int, cell: int) -> bool:
    """All temples of the hand would not lift a leader there above the one he meets."""
    for seat in range(s.seats):
        theirs = s.leader_cell[seat, color]
        if seat != s.turn and theirs != NOWHERE and has(around(load(s.kingdom[seat, color])), cell):
            attack = temples_beside(s, cell) + s.hand[s.turn, RED]
            return attack <= temples_beside(s, theirs)
    return False


@kernel
def swaps_whole_colors(s: State, swap: int) -> bool:
    for color in range(4):
        given = SWAP_TILES[swap, color]
        if given != 0 and given != s.hand[s.turn, color]:
            return False
    return True


@kernel
def catastrophe_cells(s: State, ground: Cells) -> Cells:
    """Tiles beside a leader, and free cells where two kingdoms could be united."""
    return (around(load(s.leader)) & ground) | (load(s.border[TWICE]) - ground)
