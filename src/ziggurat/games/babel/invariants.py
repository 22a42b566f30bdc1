"""What holds in every position of a real game."""

import numpy as np

from ziggurat.core.jit import kernel
from ziggurat.games.babel.data import CARDS_A_NATION, LEVELS, QUARRY, SITES, TEMPLE_CARDS
from ziggurat.games.babel.nations import card
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import cards_in_hand
from ziggurat.games.babel.state import DISCARD, OVER

INVARIANTS = (
    "there are twelve cards of every nation",
    "there are as many temple cards of every level as in the box",
    "no number of cards is negative, and nobody has counted more than there is",
    "a pawn stands on a site or in the quarry",
    "somebody is asked unless the game is over",
    "only a hand that can be is halved",
)
NATIONS_KEPT, TEMPLES_KEPT, NUMBERS, PAWNS, ASKED, HALVED = range(len(INVARIANTS))


@kernel
def broken(s: State) -> int:
    """The first invariant that does not hold, or -1."""
    if not nations_are_kept(s):
        return NATIONS_KEPT
    if not temples_are_kept(s):
        return TEMPLES_KEPT
    if not numbers_are_right(s):
        return NUMBERS
    for seat in range(s.seats):
        if s.pawn[seat] < QUARRY or s.pawn[seat] >= SITES:
            return PAWNS
    if (s.asked < 0) != (s.prompt == OVER) or s.asked >= s.seats:
        return ASKED
    if (s.prompt == DISCARD) != (s.to_discard > 0) and s.prompt != OVER:
        return HALVED
    if s.prompt == DISCARD and s.to_discard > cards_in_hand(s, s.asked):
        return HALVED
    return -1


@kernel
def nations_are_kept(s: State) -> bool:
    for nation in range(SITES):
        cards = s.nation_pile[nation] + s.discard[nation] + s.nations_out[nation]
        for i in range(s.nations_known):
            cards += np.int64(s.next_nation[i]) == nation
        for seat in range(s.seats):
            cards += s.hand[seat, nation]
            for site in range(SITES):
                for i in range(s.column_length[seat, site]):
                    cards += card(s, seat, site, i) == nation
        if cards != CARDS_A_NATION:
            return False
    return True


@kernel
def temples_are_kept(s: State) -> bool:
    for level in range(1, LEVELS + 1):
        cards = s.temple_pile[level] + s.temples_out[level]
        for i in range(s.temples_known):
            cards += np.int64(s.next_temple[i]) == level
        for seat in range(s.seats):
            cards += (level == 1) * s.start_temple[seat]
            for i in range(s.row_length[seat]):
                cards += np.int64(s.row[seat, i]) == level
            for site in range(SITES):
                cards += s.temple[seat, site] >> (level - 1) & 1
        if cards != TEMPLE_CARDS[level]:
            return False
    return True


@kernel
def numbers_are_right(s: State) -> bool:
    for nation in range(SITES):
        if s.nation_pile[nation] < 0 or s.discard[nation] < 0:
            return False
        for seat in range(s.seats):
            if s.seen[seat, nation] < 0 or s.hand[seat, nation] < s.seen[seat, nation]:
                return False
    return True
