"""The printed facts of the game: the nations, the temple cards, the thresholds."""

from typing import Literal, get_args

import numpy as np

from ziggurat.core.state import constant, constants

SEATS = 2

# Nations, and the five sites named after them.
ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS = constants(5)
Nation = Literal["assyrians", "hittites", "medes", "persians", "sumerians"]
NATIONS: tuple[Nation, ...] = get_args(Nation)
SITES = len(NATIONS)
QUARRY = constant(-1)  # where a pawn starts

CARDS_A_NATION = 12
NATION_CARDS = CARDS_A_NATION * len(NATIONS)
MOST_NATIONS = 80  # room for positions that name more cards than the box has
MOST_TEMPLES = 48
LEVELS = 6
TEMPLE_CARDS = (0, 10, 9, 8, 7, 6, 5)  # in the box, by level; there is no level 0
START_LEVEL = constant(1)

DEALS = ("3-5", "5-5")
DEAL = np.array([[3, 5], [5, 5]])  # cards of each seat before the first turn
DRAWN_A_TURN = constant(3)
RUN = 3  # like cards in a row that a power needs
MIGRANTS = 3

LEAD, BEHIND = 15, 9  # ends the game at once, or else begins its end mode
SURE_WIN = 20
MOST_TURNS = 200  # a technical cap: building and destroying for ever ends too

# The height of a temple, by the set of its levels (bit 0 is level 1).
TOP = np.array([bits.bit_length() for bits in range(1 << LEVELS)])
