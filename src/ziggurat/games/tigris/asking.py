"""What is asked, for who is asked: what is left to do, with what, and why not with the rest."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ziggurat.core.cells import cell_list, cells_at
from ziggurat.core.state import Array
from ziggurat.core.text import Message
from ziggurat.games.tigris.actions import (
    ACTIONS,
    PASS,
    SUPPORT_WITH,
    SWAP,
    WITHDRAW,
)
from ziggurat.games.tigris.conflicts import side_asked, support_color
from ziggurat.games.tigris.data import BLUE, CELLS, COLORS, GREEN
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.rules import legal
from ziggurat.games.tigris.state import PROMPTS

ACTIONS_A_TURN = 2
COLORED = len(COLORS)
ROWS = 2 * COLORED + 1

Args = dict[str, Any]


def asks(s: State) -> Message:
    """The question with all that its seat may do: only the seat itself may read it."""
    moves = np.empty(ACTIONS.size, np.int64)
    prompt = PROMPTS[s.prompt]
    return Message(f"you_{prompt}", FACTS[prompt](s, moves[: legal(s, moves)]))


def for_action(s: State, moves: Array) -> Args:
    """Which of the four kinds of actions are possible, and what keeps pieces from being placed."""
    seat = s.turn
    # One row of spaces for each color of tiles, then of leaders, then for catastrophes.
    rows = np.bincount(moves[moves < WITHDRAW] // CELLS, minlength=ROWS).tolist()
    tiles, leaders, catastrophes = rows[:COLORED], rows[COLORED : 2 * COLORED], rows[2 * COLORED]
    withdrawn, swapped, passed = np.searchsorted(moves, (WITHDRAW, SWAP, PASS)).tolist()
    stuck = [held and not n for held, n in zip(s.hand[seat].tolist(), tiles, strict=True)]
    return {
        "action": 1 + ACTIONS_A_TURN - int(s.actions_left),
        "leaders": COLORED - leaders.count(0),  # those who find a space
        "tiles": COLORED - tiles.count(0),  # colors that can be placed
        "catastrophes": int(catastrophes > 0),
        "ruins": int(s.catastrophes_left[seat]),
        "withdrawals": swapped - withdrawn,
        "swaps": int(passed > swapped),
        "dry": int(any(stuck[:BLUE] + stuck[BLUE + 1 :])),  # tiles for land, of which none is free
        "wet": int(stuck[BLUE]),  # farms, and no free river space
        "first": int(s.turns < s.seats),
    }


def for_war(s: State, moves: Array) -> Args:
    return {"wars": len(moves)}


def for_support(s: State, moves: Array) -> Args:
    """What both sides have, and what may be added."""
    side, color = int(side_asked(s)), int(support_color(s))
    strength = (s.strength + s.support).tolist()
    return {
        "side": side,
        "mine": strength[side],
        "theirs": strength[1 - side],
        "color": color,
        "held": int(s.hand[s.asked, color]),
        "most": int(moves.max()) - int(SUPPORT_WITH),
    }


def for_building(s: State, moves: Array) -> Args:
    return {"color": int(s.placed_color), "cell": int(s.placed_cell)}


def for_treasure(s: State, moves: Array) -> Args:
    """How many may be taken, and whether others in the kingdom must wait for them."""
    kingdom = set(cell_list(cells_at(s.kingdom[s.asked, GREEN])))
    within = len(kingdom & set(cell_list(cells_at(s.treasure))))
    return {"treasures": len(moves), "waiting": within - len(moves)}


def for_point(s: State, moves: Array) -> Args:
    return {}


FACTS: dict[str, Callable[[State, Array], Args]] = {
    "action": for_action,
    "war": for_war,
    "support": for_support,
    "build": for_building,
    "treasure": for_treasure,
    "point": for_point,
}
