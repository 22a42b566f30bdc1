"""What can be said of one seat, whoever it is compared with."""

from typing import Any

import numpy as np

from ziggurat.bots.babel.prospects import fits, levels_in_reach
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State, constant
from ziggurat.games.babel.data import BEHIND, LEAD, QUARRY, SITES, SURE_WIN
from ziggurat.games.babel.scoring import cards_in_hand

DEPLOYED = constant(-1)
NONE, ONE = constant(0), constant(1)


@kernel
def describe_seat(s: State, n: State, seat: int, x: Array) -> None:
    other = 1 - seat
    x[0] = n.height[seat] / 15
    tallest_three(n.top[seat], x[1:4])
    x[4] = cards_deployed(n, seat)
    x[5] = cards_to_spare(n, seat)
    x[6] = powers_to_pay(n, seat)
    x[7] = powers_at_the_pawn(s, n, seat)
    x[8] = cards_in_hand(s, seat) / 6
    x[9] = 1 if s.pawn[seat] == QUARRY else 0
    x[10] = s.start_temple[seat]
    x[11] = 1 if n.height[seat] <= BEHIND else 0
    x[12] = max(LEAD - n.height[seat], 0) / 10
    x[13] = max(SURE_WIN - n.height[seat], 0) / 10
    x[14] = min(max(n.height[seat] - BEHIND, 0), 6) / 6
    x[15] = 1 if fits(n, seat, n.open[seat], NONE) else 0
    x[16] = 1 if fits(n, seat, n.open[other], NONE) else 0
    x[17] = 1 if fits(n, seat, n.open[seat], ONE) else 0
    x[18] = 1 if fits(n, seat, n.open[other], ONE) else 0
    x[19] = 1 if fits(n, seat, n.below[0], ONE) or fits(n, seat, n.below[1], ONE) else 0
    x[20] = next_temple_fits(s, n, seat)
    x[21] = levels_in_reach(s, n, seat, DEPLOYED) / 3


@kernel
def tallest_three(tops: Array, x: Array) -> None:
    """The three tallest temples, for they fall to one strike each."""
    x[:] = 0
    for site in range(SITES):
        level = tops[site] / 6
        for i in range(3):
            if level > x[i]:
                level, x[i] = x[i], level


@kernel
def cards_deployed(n: State, seat: int) -> float:
    """My cards at all sites."""
    cards = n.cards[seat]
    return (cards[0] + cards[1] + cards[2] + cards[3] + cards[4]) / 15


@kernel
def cards_to_spare(n: State, seat: int) -> float:
    """Cards above what my temples stand on: the next levels need them."""
    spare = 0
    for site in range(SITES):
        spare += min(max(n.cards[seat, site] - n.top[seat, site], 0), 3)
    return spare / 6


@kernel
def powers_to_pay(n: State, seat: int) -> float:
    """How many powers my runs could pay for, wherever they are."""
    charges = n.charges[seat]
    return min(charges[0] + charges[1] + charges[2] + charges[3] + charges[4], 6) / 3


@kernel
def powers_at_the_pawn(s: State, n: State, seat: int) -> float:
    """How many powers my runs could pay for without a move."""
    return 0.0 if s.pawn[seat] == QUARRY else min(n.charges[seat, s.pawn[seat]], 4) / 2


@kernel
def next_temple_fits(s: State, n: State, seat: int) -> float:
    """The next card of the temple pile is known, and I could use it."""
    if s.temples_known == 0:
        return 0.0
    card: Any = np.int64(s.next_temple[s.temples_known - 1])
    return 1.0 if fits(n, seat, card, ONE) else 0.0
