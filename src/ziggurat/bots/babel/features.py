"""What a position is made of, as one seat sees it against a rival.

Each feature is a function of its own, or one line with its name; scaled so that the usual
values lie between -1 and 1. Sites are looked at in the order of what stands there.
"""

from typing import Any

import numpy as np

from ziggurat.bots.babel.prospects import fill_powers, fits, levels_in_reach
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State, constant
from ziggurat.games.babel.data import BEHIND, LEAD, NATIONS, QUARRY, SITES, SURE_WIN
from ziggurat.games.babel.scoring import cards_in_hand
from ziggurat.games.babel.state import DISCARD

OF_A_SEAT = (
    "height",
    "tallest",
    "second tallest",
    "third tallest",
    "cards deployed",
    "cards to spare",
    "powers to pay",
    "powers at the pawn",
    "cards in hand",
    "in the quarry",
    "start to build",
    "nine or less",
    "to fifteen",
    "to twenty",
    "above nine",
    "my open card fits",
    "their open card fits",
    "my open card lacks one",
    "their open card lacks one",
    "a card below fits",
    "next temple fits",
    "levels to build",
)
OF_A_POWER = ("ready", "one card away", "at the pawn", "by migration")
OF_A_SITE = ("level", "cards", "powers", "like cards at the end", "pawn")
OF_MY_SITE = ("in reach", "next level open")
OF_MY_HAND = ("most alike", "second most alike", "kinds", "sites in reach", "levels with hand")
OF_BOTH = (
    "my turn",
    "I must give up",
    "rival must give up",
    "migrated",
    "end mode",
    "lead",
    "lead late",
    "pile",
    "last turn",
    "one turn more",
    "two turns more",
    "last turn is mine",
    "temples known",
    "fifteen against nine",
    "nine against fifteen",
    "twenty near",
    "rival's twenty near",
    "a strike wins",
    "a strike loses",
    "always",
)
FEATURES = (
    *(f"{who}, {what}" for who in ("me", "rival") for what in OF_A_SEAT),
    *(
        f"{who}, {nation}: {way}"
        for who in ("me", "rival")
        for nation in NATIONS
        for way in OF_A_POWER
    ),
    *(
        f"site {i + 1}, {what}"
        for i in range(SITES)
        for what in (
            *(f"{who} {what}" for who in ("my", "rival's") for what in OF_A_SITE),
            *OF_MY_SITE,
        )
    ),
    *OF_MY_HAND,
    *(f"{nation}: with hand" for nation in NATIONS),
    *OF_BOTH,
)
A_SEAT, A_POWER, A_SITE = len(OF_A_SEAT), len(OF_A_POWER), len(OF_A_SITE)
BOTH_SIDES = 2 * A_SITE + len(OF_MY_SITE)
POWERS_AT = 2 * A_SEAT
SITES_AT = POWERS_AT + 2 * SITES * A_POWER
HAND_AT = SITES_AT + SITES * BOTH_SIDES
BOTH_AT = HAND_AT + len(OF_MY_HAND) + SITES
DEPLOYED = constant(-1)
NONE, ONE = constant(0), constant(1)
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


@kernel
def describe_powers(s: State, n: State, me: int, rival: int, x: Array) -> None:
    """What each nation could do for me, and for the rival; of hands only mine is known."""
    for nation in range(SITES):
        fill_powers(s, n, me, me, nation)
        at = POWERS_AT + nation * A_POWER
        for way in range(A_POWER):
            x[at + way] = n.best[way] / 4
        x[HAND_AT + len(OF_MY_HAND) + nation] = n.best[A_POWER] / 4
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
