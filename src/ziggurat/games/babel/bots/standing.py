"""What can be said of one seat, whoever it is compared with."""

from typing import Annotated, Any, NamedTuple

import numpy as np

from ziggurat.core.jit import kernel
from ziggurat.core.slots import placed
from ziggurat.core.state import Array, constant
from ziggurat.games.babel.bots.gains import fits, levels_in_reach
from ziggurat.games.babel.bots.records import Scratch
from ziggurat.games.babel.data import BEHIND, LEAD, QUARRY, SITES, SURE_WIN
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import cards_in_hand

DEPLOYED = constant(-1)
NONE, ONE = constant(0), constant(1)


class OfASeat(NamedTuple):
    """Of one seat."""

    height: Annotated[int, "levels of all temples: the score"]
    tallest: Annotated[int, "levels of the tallest temple, which one strike can raze"]
    second_tallest: Annotated[int, "levels of the second tallest"]
    third_tallest: Annotated[int, "levels of the third tallest"]
    cards_deployed: Annotated[int, "cards at all sites"]
    cards_to_spare: Annotated[
        int, "cards above what the temples stand on: the next levels need them"
    ]
    powers_to_pay: Annotated[int, "powers that runs could pay for, wherever they are"]
    powers_at_the_pawn: Annotated[int, "powers that runs could pay for without a move"]
    cards_in_hand: Annotated[int, "cards in hand"]
    in_the_quarry: Annotated[int, "the pawn has not set out yet"]
    start_to_build: Annotated[int, "the first level put aside at the start is still to be built"]
    nine_or_less: Annotated[int, "nine levels or less: who has fifteen then wins"]
    to_fifteen: Annotated[int, "levels that lack to fifteen"]
    to_twenty: Annotated[int, "levels that lack to twenty, which always wins"]
    above_nine: Annotated[int, "levels above nine: how far from that danger"]
    my_open_card_fits: Annotated[int, "the open card of the own row can be built at once"]
    their_open_card_fits: Annotated[int, "the open card of the other row can be built at once"]
    my_open_card_lacks_one: Annotated[int, "the open card of the own row lacks one card at most"]
    their_open_card_lacks_one: Annotated[
        int, "the open card of the other row lacks one card at most"
    ]
    a_card_below_fits: Annotated[int, "the card below an open one lacks one card at most"]
    next_temple_fits: Annotated[int, "the next card of the temple pile is known and could be used"]
    levels_to_build: Annotated[
        int, "open cards that could be built one after another as the cards lie"
    ]


SEAT = placed(OfASeat)


@kernel
def describe_seat(s: State, n: Scratch, seat: int, x: Array) -> None:
    other = 1 - seat
    x[SEAT.height] = n.height[seat] / 15
    tallest_three(n.top[seat], x[SEAT.tallest : SEAT.third_tallest + 1])
    x[SEAT.cards_deployed] = cards_deployed(n, seat)
    x[SEAT.cards_to_spare] = cards_to_spare(n, seat)
    x[SEAT.powers_to_pay] = powers_to_pay(n, seat)
    x[SEAT.powers_at_the_pawn] = powers_at_the_pawn(s, n, seat)
    x[SEAT.cards_in_hand] = cards_in_hand(s, seat) / 6
    x[SEAT.in_the_quarry] = 1 if s.pawn[seat] == QUARRY else 0
    x[SEAT.start_to_build] = s.start_temple[seat]
    x[SEAT.nine_or_less] = 1 if n.height[seat] <= BEHIND else 0
    x[SEAT.to_fifteen] = max(LEAD - n.height[seat], 0) / 10
    x[SEAT.to_twenty] = max(SURE_WIN - n.height[seat], 0) / 10
    x[SEAT.above_nine] = min(max(n.height[seat] - BEHIND, 0), 6) / 6
    x[SEAT.my_open_card_fits] = 1 if fits(n, seat, n.open[seat], NONE) else 0
    x[SEAT.their_open_card_fits] = 1 if fits(n, seat, n.open[other], NONE) else 0
    x[SEAT.my_open_card_lacks_one] = 1 if fits(n, seat, n.open[seat], ONE) else 0
    x[SEAT.their_open_card_lacks_one] = 1 if fits(n, seat, n.open[other], ONE) else 0
    x[SEAT.a_card_below_fits] = (
        1 if fits(n, seat, n.below[0], ONE) or fits(n, seat, n.below[1], ONE) else 0
    )
    x[SEAT.next_temple_fits] = next_temple_fits(s, n, seat)
    x[SEAT.levels_to_build] = levels_in_reach(s, n, seat, DEPLOYED) / 3


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
def cards_deployed(n: Scratch, seat: int) -> float:
    """My cards at all sites."""
    cards = n.cards[seat]
    return (cards[0] + cards[1] + cards[2] + cards[3] + cards[4]) / 15


@kernel
def cards_to_spare(n: Scratch, seat: int) -> float:
    """Cards above what my temples stand on: the next levels need them."""
    spare = 0
    for site in range(SITES):
        spare += min(max(n.cards[seat, site] - n.top[seat, site], 0), 3)
    return spare / 6


@kernel
def powers_to_pay(n: Scratch, seat: int) -> float:
    """How many powers my runs could pay for, wherever they are."""
    charges = n.charges[seat]
    return min(charges[0] + charges[1] + charges[2] + charges[3] + charges[4], 6) / 3


@kernel
def powers_at_the_pawn(s: State, n: Scratch, seat: int) -> float:
    """How many powers my runs could pay for without a move."""
    return 0.0 if s.pawn[seat] == QUARRY else min(n.charges[seat, s.pawn[seat]], 4) / 2


@kernel
def next_temple_fits(s: State, n: Scratch, seat: int) -> float:
    """The next card of the temple pile is known, and I could use it."""
    if s.temples_known == 0:
        return 0.0
    card: Any = np.int64(s.next_temple[s.temples_known - 1])
    return 1.0 if fits(n, seat, card, ONE) else 0.0
