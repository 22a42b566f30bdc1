"""The table itself beside the features: which card lies where, as one seat sees it.

Features say what a column could do; planes say what it is made of, card by card from its end. Each
word is the column of one seat at one site, and the last ones are of hands, rows and heights.
"""

from typing import Any

import numpy as np

from ziggurat.core.bits import ONE, ZERO, bit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant
from ziggurat.games.babel.bots.records import Scratch
from ziggurat.games.babel.data import LEVELS, SITES, SURE_WIN
from ziggurat.games.babel.nations import card
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import cards_in_hand
from ziggurat.games.babel.temples import open_level

DEEP = 6  # cards of a column, from its end
MOST_CARDS = 9  # of a column, or of a hand
MOST_ALIKE = 5  # of a nation in a hand
# Within the word of a column.
LENGTH = DEEP * SITES
TEMPLE = LENGTH + MOST_CARDS
TOP_LEVEL = TEMPLE + LEVELS
PAWN = TOP_LEVEL + LEVELS
OF_A_HAND = MOST_ALIKE * SITES  # within the word of a hand
# The words.
HAND, OTHERS_HAND, HEIGHTS, ROWS = (constant(2 * SITES + i) for i in range(4))
PLANE_WORDS = 2 * SITES + 4


@kernel
def fill_planes(s: State, n: Scratch, me: int, rival: int, bits: Array) -> None:
    """Write every plane of me against the rival; the sites in order of what stands there."""
    for i in range(SITES):
        bits[i] = column_bits(s, n, me, n.order[i])
        bits[SITES + i] = column_bits(s, n, rival, n.order[i])
    bits[HAND] = alike_bits(s.hand[me]) | so_many(cards_in_hand(s, me), OF_A_HAND)
    bits[OTHERS_HAND] = alike_bits(s.seen[rival]) | so_many(cards_in_hand(s, rival), OF_A_HAND)
    mine, theirs = min(n.height[me], SURE_WIN), min(n.height[rival], SURE_WIN)
    bits[HEIGHTS] = bit(mine) | bit(SURE_WIN + 1 + theirs)
    bits[ROWS] = bit(open_level(s, me)) | bit(LEVELS + 1 + open_level(s, rival))


@kernel
def column_bits(s: State, n: Scratch, seat: int, site: int) -> Any:
    """The last cards of a column, how long it is, the temple behind it and whether the pawn is."""
    length = s.column_length[seat, site]
    word = so_many(length, LENGTH)
    for depth in range(min(length, DEEP)):
        word |= bit(depth * SITES + card(s, seat, site, length - 1 - depth))
    for level in range(LEVELS):
        if (s.temple[seat, site] >> level) & 1:
            word |= bit(TEMPLE + level)
    if n.top[seat, site] > 0:
        word |= bit(TOP_LEVEL + n.top[seat, site] - 1)
    if s.pawn[seat] == site:
        word |= bit(PAWN)
    return word


@kernel
def alike_bits(cards: Array) -> Any:
    """A bit for each card of each nation."""
    word = ZERO
    for nation in range(SITES):
        for i in range(min(cards[nation], MOST_ALIKE)):
            word |= bit(i * SITES + nation)
    return word


@kernel
def so_many(cards: int, at: int) -> Any:
    """A bit for each of some cards, from a place on."""
    return (bit(min(cards, MOST_CARDS)) - ONE) << np.uint64(at)
