"""What is asked, for who is asked: what is left to do, with what, and why not with the rest."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from ziggurat.core.cells import cell_list, cells_at
from ziggurat.core.state import Array, places_of, whole_numbers
from ziggurat.core.text import Message
from ziggurat.games.tigris.actions import PASS, SUPPORT_WITH, SWAP, WITHDRAW
from ziggurat.games.tigris.conflicts import side_asked, support_color
from ziggurat.games.tigris.data import BLUE, CELLS, COLORS, CORNERS, GREEN
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import PROMPTS, STATE, TREASURE

AT = places_of(STATE)
ACTIONS_A_TURN = 2
COLORED = len(COLORS)
CORNER_CELLS = frozenset(cell_list(CORNERS))
# One row of spaces for each color of tiles, then of leaders, then for catastrophes, and the rest.
BOUNDS = np.array([*range(0, WITHDRAW, CELLS), WITHDRAW, SWAP, PASS])

Args = dict[str, Any]


def asks(s: State, moves: Array) -> Message:
    """The question with all that its seat may do: only the seat itself may read it."""
    words = whole_numbers(s)
    prompt = PROMPTS[words[AT["prompt"]]]
    return Message(f"you_{prompt}", FACTS[prompt](s, words, moves))


def moot(s: State) -> bool:
    """Where another treasure can stay, those near the corners are all taken, in whatever order."""
    if s["prompt"] != TREASURE:
        return False
    within = treasures_within(s)
    return not within.isdisjoint(CORNER_CELLS) and not within.issubset(CORNER_CELLS)


def for_action(s: State, words: memoryview, moves: Array) -> Args:
    """Which of the four kinds of actions are possible, and what keeps pieces from being placed."""
    seat = words[AT["turn"]]
    found = [end - begin for begin, end in pairwise(moves.searchsorted(BOUNDS).tolist())]
    tiles, leaders = found[:COLORED], found[COLORED : 2 * COLORED]
    catastrophes, withdrawals, swaps = found[2 * COLORED :]
    hand = AT["hand"] + COLORED * seat
    stuck = [words[hand + color] > 0 and not tiles[color] for color in range(COLORED)]
    return {
        "action": 1 + ACTIONS_A_TURN - words[AT["actions_left"]],
        "leaders": COLORED - leaders.count(0),  # those who find a space
        "tiles": COLORED - tiles.count(0),  # colors that can be placed
        "catastrophes": int(catastrophes > 0),
        "ruins": words[AT["catastrophes_left"] + seat],
        "withdrawals": withdrawals,
        "swaps": int(swaps > 0),
        "dry": int(any(stuck[:BLUE] + stuck[BLUE + 1 :])),  # tiles for land, of which none is free
        "wet": int(stuck[BLUE]),  # farms, and no free river space
        "first": int(words[AT["turns"]] < words[AT["seats"]]),
    }


def for_war(s: State, words: memoryview, moves: Array) -> Args:
    return {"wars": len(moves)}


def for_support(s: State, words: memoryview, moves: Array) -> Args:
    """What both sides have, and what may be added."""
    side, color = int(side_asked(s)), int(support_color(s))
    strength = [words[AT["strength"] + n] + words[AT["support"] + n] for n in range(2)]
    return {
        "side": side,
        "mine": strength[side],
        "theirs": strength[1 - side],
        "color": color,
        "held": words[AT["hand"] + COLORED * words[AT["asked"]] + color],
        "most": int(moves.max()) - int(SUPPORT_WITH),
    }


def for_building(s: State, words: memoryview, moves: Array) -> Args:
    return {"color": words[AT["placed_color"]], "cell": words[AT["placed_cell"]]}


def for_treasure(s: State, words: memoryview, moves: Array) -> Args:
    """How many may be taken, and whether others in the kingdom must wait for them."""
    return {"treasures": len(moves), "waiting": len(treasures_within(s)) - len(moves)}


def treasures_within(s: State) -> set[int]:
    """The treasures in the kingdom of the trader whose owner is asked."""
    kingdom = set(cell_list(cells_at(s["kingdom"][s["asked"], GREEN])))
    return kingdom & set(cell_list(cells_at(s["treasure"])))


def for_point(s: State, words: memoryview, moves: Array) -> Args:
    return {}


FACTS: dict[str, Callable[[State, memoryview, Array], Args]] = {
    "action": for_action,
    "war": for_war,
    "support": for_support,
    "build": for_building,
    "treasure": for_treasure,
    "point": for_point,
}
