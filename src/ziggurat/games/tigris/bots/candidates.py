"""The actions worth a thought: about half of what the rules allow."""

from ziggurat.core.cells import Cells, around, has, load
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import (
    PASS,
    PLACE_CATASTROPHE,
    PLACE_LEADER,
    SWAP,
    SWAP_TILES,
    WITHDRAW,
)
from ziggurat.games.tigris.data import CELLS, HAND_SIZE, NOWHERE
from ziggurat.games.tigris.kingdoms import occupied
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.rules import legal
from ziggurat.games.tigris.state import ACTION, TWICE
from ziggurat.games.tigris.turns import hand_size


@kernel
def candidates(s: State, moves: Array) -> int:
    """Everything the rules allow but what no player would ponder.

    Tiles that touch nothing, catastrophes that hurt nobody, swaps of a part of one color,
    leaders taken back, passing. A leader on the map moves only with the first action, or after
    a tile: else two players could move their leaders to and fro for ever.
    """
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
        return not restless or s.leader_cell[s.turn, (action - PLACE_LEADER) // CELLS] == NOWHERE
    if action < WITHDRAW:
        return has(worthwhile, action - PLACE_CATASTROPHE)
    return SWAP <= action < PASS and swaps_whole_colors(s, action - SWAP)


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
