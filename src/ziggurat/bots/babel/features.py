"""What a position is made of, as one seat sees it against a rival.

What each feature means at the table stands in `names`, in the same order. They are scaled so that
the usual values lie between -1 and 1. Sites are looked at in the order of what stands there.
"""

from ziggurat.bots.babel.names import (
    A_POWER,
    A_SEAT,
    A_SITE,
    BOTH_AT,
    BOTH_SIDES,
    HAND_AT,
    POWERS_AT,
    SITES_AT,
    WITH_HAND_AT,
)
from ziggurat.bots.babel.prospects import fill_powers, levels_in_reach
from ziggurat.bots.babel.standing import describe_seat
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State
from ziggurat.games.babel.data import BEHIND, LEAD, SITES
from ziggurat.games.babel.scoring import cards_in_hand
from ziggurat.games.babel.state import DISCARD

FULL_PILE = 43


@kernel
def describe(s: State, n: State, me: int, rival: int, x: Array) -> None:
    """Write every feature of me against a rival."""
    describe_seat(s, n, me, x[:A_SEAT])
    describe_seat(s, n, rival, x[A_SEAT:POWERS_AT])
    describe_powers(s, n, me, rival, x)
    for i in range(SITES):
        at = SITES_AT + i * BOTH_SIDES
        describe_site(s, n, me, rival, n.order[i], x[at : at + BOTH_SIDES])
    describe_hand(s, n, me, x[HAND_AT:BOTH_AT])
    describe_both(s, n, me, rival, x)


@kernel
def describe_powers(s: State, n: State, me: int, rival: int, x: Array) -> None:
    """What each nation could do for me, and for the rival; of hands only mine is known."""
    for nation in range(SITES):
        fill_powers(s, n, me, me, nation)
        at = POWERS_AT + nation * A_POWER
        for way in range(A_POWER):
            x[at + way] = n.best[way] / 4
        x[WITH_HAND_AT + nation] = n.best[A_POWER] / 4
        fill_powers(s, n, rival, me, nation)
        at += SITES * A_POWER
        for way in range(A_POWER):
            x[at + way] = n.best[way] / 4


@kernel
def describe_site(s: State, n: State, me: int, rival: int, site: int, x: Array) -> None:
    """One site, from both sides."""
    for side in range(2):
        seat = me if side == 0 else rival
        at = side * A_SITE
        x[at] = n.top[seat, site] / 6
        x[at + 1] = min(n.cards[seat, site], 9) / 6
        x[at + 2] = min(n.charges[seat, site], 4) / 2
        x[at + 3] = min(n.tail[seat, site], 4) / 3
        x[at + 4] = 1 if s.pawn[seat] == site else 0
    x[2 * A_SITE] = 1 if s.pawn[me] == site or s.hand[me, site] > 0 else 0
    x[2 * A_SITE + 1] = next_level_open(n, me, site)


@kernel
def next_level_open(n: State, seat: int, site: int) -> float:
    """The next level of my temple lies open in a row."""
    level = n.top[seat, site] + 1
    return 1.0 if n.open[0] == level or n.open[1] == level else 0.0


@kernel
def describe_hand(s: State, n: State, me: int, x: Array) -> None:
    """What I hold: pairs and triples for runs, cards for every site."""
    most, second, kinds, reach = 0, 0, 0, 0
    for nation in range(SITES):
        cards = s.hand[me, nation]
        kinds += cards > 0
        reach += cards > 0 or s.pawn[me] == nation
        if cards > most:
            most, second = cards, most
        elif cards > second:
            second = cards
    x[0] = min(most, 4) / 3
    x[1] = min(second, 3) / 2
    x[2] = kinds / 5
    x[3] = reach / 5
    x[4] = levels_in_reach(s, n, me, cards_in_hand(s, me)) / 3


@kernel
def describe_both(s: State, n: State, me: int, rival: int, features: Array) -> None:
    x = features[BOTH_AT:]
    mine, theirs = n.height[me], n.height[rival]
    late = 1 - min(n.left / FULL_PILE, 1.0)
    turns = (n.left + 1) // 2
    x[0] = 1 if s.turn == me else 0
    x[1] = s.to_discard / 3 if s.prompt == DISCARD and s.asked == me else 0
    x[2] = s.to_discard / 3 if s.prompt == DISCARD and s.asked == rival else 0
    x[3] = s.migrated if s.turn == me else -s.migrated
    x[4] = s.end_mode
    x[5] = max(-1.5, min(1.5, (mine - theirs) / 6))
    x[6] = x[5] * late
    x[7] = min(n.left / FULL_PILE, 1.5)
    x[8] = 1 if turns <= 1 else 0
    x[9] = 1 if turns == 2 else 0
    x[10] = 1 if turns == 3 else 0
    x[11] = last_turn_is_mine(s, me, turns) * late
    x[12] = min(s.temples_known, 6) / 6
    x[13] = fifteen_against_nine(mine, theirs)
    x[14] = fifteen_against_nine(theirs, mine)
    x[15] = max(mine - LEAD, 0) / 5 * s.end_mode
    x[16] = max(theirs - LEAD, 0) / 5 * s.end_mode
    x[17] = strike_wins(s, mine, theirs, 4 * max(features[POWERS_AT], features[POWERS_AT + 2]))
    there = POWERS_AT + SITES * A_POWER
    x[18] = strike_wins(s, theirs, mine, 4 * max(features[there], features[there + 2]))
    x[19] = 1


@kernel
def last_turn_is_mine(s: State, me: int, turns: int) -> float:
    """Whoever plays when the temple pile runs out has the last word."""
    return 1.0 if (turns % 2 == 1) == (s.turn == me) else -1.0


@kernel
def fifteen_against_nine(mine: int, theirs: int) -> float:
    """With the rival at nine or less, how near I am to fifteen, which wins."""
    return max(mine - 7, 0) / 8 if theirs <= BEHIND else 0.0


@kernel
def strike_wins(s: State, mine: int, theirs: int, strike: float) -> float:
    """One temple destroyed would leave the other at nine or less, where that ends the game."""
    ends = s.end_mode > 0 or mine >= LEAD
    return 1.0 if ends and strike > 0 and theirs - strike <= BEHIND else 0.0
