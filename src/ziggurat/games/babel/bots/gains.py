"""What runs, rows and hands could bring: the worth of powers, the levels within reach."""

from typing import Any

import numpy as np

from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.babel.bots.records import Scratch
from ziggurat.games.babel.bots.scratch import WAYS
from ziggurat.games.babel.data import (
    ASSYRIANS,
    HITTITES,
    LEVELS,
    MEDES,
    PERSIANS,
    RUN,
    SITES,
    TOP,
)
from ziggurat.games.babel.records import State

TOO_DEAR = 99
READY, ONE_AWAY, AT_THE_PAWN, BY_MIGRATION, WITH_HAND = range(WAYS)


@kernel
def lack(n: Scratch, seat: int, site: int, nation: int) -> int:
    """How many cards of a nation a column lacks for a run of it."""
    if n.run[seat, site, nation] >= RUN:
        return 0
    return RUN - n.tail[seat, site] if n.last[seat, site] == nation else RUN


@kernel
def worth(s: State, n: Scratch, seat: int, site: int, nation: int, more: int) -> float:
    """What the power of a nation would bring at a site, in levels, with so many cards more."""
    other = 1 - seat
    if nation == ASSYRIANS:
        return n.top[other, site]
    if nation == HITTITES:
        return theft(s, n, seat, site, more)
    if nation == MEDES:
        return most_alike(n.like[other, site]) / 2
    if nation == PERSIANS:
        return skip(n, seat, site, more)
    return 0.0 if n.cards[other, site] == 0 else n.like[other, site, n.last[other, site]] / 2 + 0.5


@kernel
def theft(s: State, n: Scratch, seat: int, site: int, more: int) -> float:
    """What I would win and the other lose by the theft of his top level."""
    other = 1 - seat
    level, mine = n.top[other, site], n.top[seat, site]
    if level <= mine or n.cards[seat, site] + more < level:
        return 0.0
    left = TOP[s.temple[other, site] ^ (1 << (level - 1))]
    return (level - mine + level - left) / 2


@kernel
def skip(n: Scratch, seat: int, site: int, more: int) -> float:
    """An open card, or one below it, that Persians could use."""
    level = n.top[seat, site] + 2
    if level > LEVELS or n.cards[seat, site] + more < level:
        return 0.0
    if n.open[0] == level or n.open[1] == level:
        return 2.0
    return 1.0 if n.below[0] == level or n.below[1] == level else 0.0


@kernel
def most_alike(counts: Array) -> int:
    return max(max(counts[0], counts[1]), max(max(counts[2], counts[3]), counts[4]))


@kernel
def fill_powers(s: State, n: Scratch, seat: int, me: int, nation: int) -> None:
    """The best use of a nation's power, for each way to come to it.

    With a run that is there, that lacks one card, that is there at the pawn's site, that the
    last three cards of another site could become; and with the hand, if it is mine.
    """
    n.best[:] = 0
    migrates = n.movable[seat, nation] > 0 and (s.turn != seat or s.migrated == 0)
    for site in range(SITES):
        away = lack(n, seat, site, nation)
        held = seat == me and in_hand(s, seat, site, nation, away)
        if away > 1 and not migrates and not held:
            continue
        value = worth(s, n, seat, site, nation, away)
        if away == 0:
            n.best[READY] = max(n.best[READY], value)
            if s.pawn[seat] == site:
                n.best[AT_THE_PAWN] = max(n.best[AT_THE_PAWN], value)
        elif away == 1:
            n.best[ONE_AWAY] = max(n.best[ONE_AWAY], value)
        if away > 0 and migrates:
            n.best[BY_MIGRATION] = max(n.best[BY_MIGRATION], value)
        if held:
            n.best[WITH_HAND] = max(n.best[WITH_HAND], value)


@kernel
def in_hand(s: State, seat: int, site: int, nation: int, away: int) -> bool:
    """The hand holds what the run lacks, and a card to go there."""
    if s.pawn[seat] == site:
        return s.hand[seat, nation] >= away
    goes = s.hand[seat, site] > 0
    return goes and s.hand[seat, nation] - (1 if site == nation else 0) >= away


@kernel
def levels_in_reach(s: State, n: Scratch, seat: int, cards: int) -> int:
    """How many open cards could be built, one after another.

    With so many cards to spend on deploying and on moving, at sites the hand has a card for;
    with -1 for cards only where enough are deployed already, wherever the pawn stands.
    """
    for site in range(SITES):
        n.tops[site] = n.top[seat, site]
        n.columns[site] = n.cards[seat, site]
    n.taken[:] = 0
    at, built = s.pawn[seat], 0
    while True:
        cheapest, where, whose = TOO_DEAR, 0, 0
        for row in range(s.seats):
            level = open_after(s, row, n.taken[row])
            for site in range(SITES):
                if level > 0 and n.tops[site] + 1 == level:
                    price = price_of(s, seat, site, at, level - n.columns[site], cards)
                    if price < cheapest:
                        cheapest, where, whose = price, site, row
        if cheapest > max(cards, 0):
            return built
        if cards >= 0:
            cards -= cheapest
            at = where
        n.tops[where] += 1
        n.columns[where] = max(n.columns[where], n.tops[where])
        n.taken[whose] += 1
        built += 1


@kernel
def price_of(s: State, seat: int, site: int, at: int, missing: int, cards: int) -> int:
    """The cards to deploy, and one to go there."""
    if cards < 0:
        return 0 if missing <= 0 else TOO_DEAR
    if site == at:
        return max(missing, 0)
    return max(missing, 0) + 1 if s.hand[seat, site] > 0 else TOO_DEAR


@kernel
def open_after(s: State, row: int, taken: int) -> Any:
    """The open card of a row once some are taken, or 0."""
    at = s.row_length[row] - 1 - taken
    return np.int64(s.row[row, at]) if at >= 0 else 0


@kernel
def fits(n: Scratch, seat: int, level: int, more: int) -> bool:
    """A level could be built at a site of mine, with so many more cards there."""
    for site in range(SITES):
        if level > 0 and n.top[seat, site] + 1 == level and n.cards[seat, site] + more >= level:
            return True
    return False
