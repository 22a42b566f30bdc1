"""The printed facts of the game: the map, the tiles, the leaders, the monuments."""

from typing import Literal, get_args

import numpy as np

from ziggurat.core.cells import BOARD, HEIGHT, WIDTH, cells_of
from ziggurat.core.state import Array, constant, constants

CELLS = BOARD

SEATS = 4

# Land ., river ~, a temple with its treasure T; C is one of the four treasures near a corner.
MAP = (
    "....~~~~~.T.~...",
    ".C..~.......~..C",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".C.~~~~.....~...",
    "......~~~~~~~.C.",
    ".....T..........",
    "..........T.....",
)
GROUND = "".join(MAP)

# Colors. A leader and the tiles of his color share a number.
BLACK, RED, BLUE, GREEN = constants(4)
Color = Literal["black", "red", "blue", "green"]
COLORS: tuple[Color, ...] = get_args(Color)
TILES = (30, 57, 36, 30)  # in the box, by color; ten of the temples start on the map

CELL_NAMES = tuple(f"{chr(65 + cell % WIDTH)}{cell // WIDTH + 1}" for cell in range(CELLS))
NOWHERE = constant(-1)

RIVER = cells_of(cell for cell in range(CELLS) if GROUND[cell] == "~")
LAND = ~RIVER
START_TEMPLES = tuple(cell for cell in range(CELLS) if GROUND[cell] in "TC")
START = cells_of(START_TEMPLES)
CORNERS = cells_of(cell for cell in range(CELLS) if GROUND[cell] == "C")
BAG = tuple(n - len(START_TEMPLES) * (color == RED) for color, n in enumerate(TILES))

MONUMENTS = ((BLACK, RED), (BLACK, BLUE), (BLACK, GREEN), (RED, BLUE), (RED, GREEN), (BLUE, GREEN))
MONUMENT_COLORS = np.array(MONUMENTS, np.int64)
MONUMENT_NAMES = tuple(f"{COLORS[a]}-{COLORS[b]}" for a, b in MONUMENTS)

HAND_SIZE = 6
ACTIONS_A_TURN = 2
CATASTROPHES = 2  # for each player
TREASURES_AT_THE_END = 2  # no more than these left on the map: the game is over
MOST_TURNS = 400  # a technical cap: passing for ever ends too


def fits(corner: int, shape: tuple[tuple[int, int], ...]) -> bool:
    """Whether tiles of one color could fill a shape laid from this cell."""
    row, col = divmod(corner, WIDTH)
    spots = [(row + down, col + right) for down, right in shape]
    inside = all(0 <= r < HEIGHT and 0 <= c < WIDTH for r, c in spots)
    return inside and len({GROUND[r * WIDTH + c] == "~" for r, c in spots}) == 1


def numbered(sites: tuple[int, ...]) -> Array:
    """The place of each cell in a list of sites, or NOWHERE."""
    table = np.full(CELLS, NOWHERE, np.int64)
    for i, cell in enumerate(sites):
        table[cell] = i
    return table


# Where four tiles, or five in a cross, of one color can ever lie.
SQUARE_SHAPE = ((0, 0), (0, 1), (1, 0), (1, 1))
CROSS_SHAPE = ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))
SQUARES = tuple(cell for cell in range(CELLS) if fits(cell, SQUARE_SHAPE))  # by top left cell
CROSSES = tuple(cell for cell in range(CELLS) if fits(cell, CROSS_SHAPE))  # by centre
SQUARE_NUMBER, CROSS_NUMBER = numbered(SQUARES), numbered(CROSSES)
SQUARE_CELL, CROSS_CELL = np.array(SQUARES, np.int64), np.array(CROSSES, np.int64)
TREASURE_CELL = np.array(START_TEMPLES, np.int64)
