"""Every decision of Tigris & Euphrates."""

import numpy as np

from ziggurat.core.actions import ActionSpace, Multisets, Names
from ziggurat.core.state import Array, constant
from ziggurat.games.tigris.data import (
    CELL_NAMES,
    COLORS,
    CROSSES,
    HAND_SIZE,
    MONUMENT_NAMES,
    SQUARES,
    START_TEMPLES,
)

COLOR, CELL = Names(COLORS), Names(CELL_NAMES)
SWAPS = Multisets(COLORS, HAND_SIZE)
SWAP_TILES = np.array(SWAPS.counts, np.int64)  # how many of each color every swap gives away
TURNED_ROUND = {"-".join(reversed(name.split("-"))): name for name in MONUMENT_NAMES}
MONUMENT = Names(MONUMENT_NAMES, also=TURNED_ROUND)

ACTIONS = ActionSpace(
    {
        "tile": {"color": COLOR, "cell": CELL},
        "leader": {"color": COLOR, "cell": CELL},
        "catastrophe": {"cell": CELL},
        "withdraw": {"color": COLOR},
        "swap": {"tiles": SWAPS},
        "pass": {},
        "war": {"color": COLOR},
        "support": {"tiles": Names(str(n) for n in range(HAND_SIZE + 1))},
        "monument": {
            "monument": MONUMENT,
            "cell": Names(CELL_NAMES[cell] for cell in SQUARES),
        },
        "ziggurat": {"cell": Names(CELL_NAMES[cell] for cell in CROSSES)},
        "decline": {},
        "treasure": {"cell": Names(CELL_NAMES[cell] for cell in START_TEMPLES)},
        "point": {"color": COLOR},
    }
)
PLACE_TILE = constant(ACTIONS.base["tile"])
PLACE_LEADER = constant(ACTIONS.base["leader"])
PLACE_CATASTROPHE = constant(ACTIONS.base["catastrophe"])
WITHDRAW = constant(ACTIONS.base["withdraw"])
SWAP = constant(ACTIONS.base["swap"])
PASS = constant(ACTIONS.base["pass"])
FIGHT = constant(ACTIONS.base["war"])
SUPPORT_WITH = constant(ACTIONS.base["support"])
BUILD_MONUMENT = constant(ACTIONS.base["monument"])
BUILD_ZIGGURAT = constant(ACTIONS.base["ziggurat"])
DECLINE = constant(ACTIONS.base["decline"])
TAKE_TREASURE = constant(ACTIONS.base["treasure"])
SCORE_POINT = constant(ACTIONS.base["point"])


def swap_numbers() -> Array:
    """The number of the swap of a black, b red, c blue and d green tiles, at [a, b, c, d]."""
    table = np.full((HAND_SIZE + 1,) * 4, -1, np.int64)
    for number, counts in enumerate(SWAPS.counts):
        table[counts] = SWAP + number
    return table


SWAP_NUMBER = swap_numbers()
