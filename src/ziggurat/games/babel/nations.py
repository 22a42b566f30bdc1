"""Nation cards: hands, columns, the pile; moving, deploying, migrating."""

from typing import Any

import numpy as np

from ziggurat.core.dice import draw
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.babel.data import MIGRANTS, SITES
from ziggurat.games.babel.events import (
    CARD_DEPLOYED,
    CARDS_DRAWN,
    CARDS_MIGRATED,
    PAWN_MOVED,
    PILE_RESHUFFLED,
)
from ziggurat.games.babel.records import State


@kernel
def card(s: State, seat: int, site: int, i: int) -> Any:
    """The nation of the i-th card of a column."""
    return np.int64(s.column[seat, site, i])


@kernel
def add_card(s: State, seat: int, site: int, nation: int) -> None:
    """Cards are added at the end of a column and never inserted."""
    s.column[seat, site, s.column_length[seat, site]] = nation
    s.column_length[seat, site] += 1


@kernel
def remove_card(s: State, seat: int, site: int, i: int) -> None:
    """A column closes up where a card is taken out."""
    s.column_length[seat, site] -= 1
    for j in range(i, s.column_length[seat, site]):
        s.column[seat, site, j] = s.column[seat, site, j + 1]


@kernel
def lose_card(s: State, seat: int, nation: int) -> None:
    """A card leaves the hand; whoever had counted it there counts one less."""
    s.hand[seat, nation] -= 1
    s.seen[seat, nation] = max(s.seen[seat, nation] - 1, 0)


@kernel
def move_pawn(s: State, site: int, log: EventLog) -> None:
    """A card of the site's nation is discarded, and the pawn goes there."""
    lose_card(s, s.turn, site)
    s.discard[site] += 1
    s.pawn[s.turn] = site
    emit(log, PAWN_MOVED, s.turn, site)


@kernel
def deploy(s: State, nation: int, log: EventLog) -> None:
    """A card of any nation is added to the column at the pawn's site."""
    lose_card(s, s.turn, nation)
    add_card(s, s.turn, s.pawn[s.turn], nation)
    emit(log, CARD_DEPLOYED, s.turn, nation, s.pawn[s.turn])


@kernel
def migrate(s: State, origin: int, site: int, log: EventLog) -> None:
    """Once a turn the last three cards of one site go to another, in their order."""
    first = s.column_length[s.turn, origin] - MIGRANTS
    for i in range(first, first + MIGRANTS):
        add_card(s, s.turn, site, card(s, s.turn, origin, i))
    s.column_length[s.turn, origin] = first
    s.migrated = 1
    emit(log, CARDS_MIGRATED, s.turn, origin, site)


@kernel
def draw_cards(s: State, seat: int, cards: int, log: EventLog) -> None:
    """Cards are drawn one by one; an empty pile is made anew from the discard."""
    drawn = 0
    for _ in range(cards):
        if pile_size(s) == 0:
            reshuffle(s, log)
        if pile_size(s) == 0:
            break
        take_nation(s, seat)
        drawn += 1
    emit(log, CARDS_DRAWN, seat, drawn)


@kernel
def pile_size(s: State) -> int:
    pile = s.nation_pile
    return s.nations_known + pile[0] + pile[1] + pile[2] + pile[3] + pile[4]


@kernel
def take_nation(s: State, seat: int) -> None:
    """The next card of the pile goes to a hand; if it was known, it stays known there."""
    if s.nations_known > 0:
        s.nations_known -= 1
        nation = np.int64(s.next_nation[s.nations_known])
        s.hand[seat, nation] += 1
        s.seen[seat, nation] += 1
    else:
        s.hand[seat, draw(s, s.nation_pile)] += 1


@kernel
def reshuffle(s: State, log: EventLog) -> None:
    """The discard becomes the pile.

    With the pile empty everybody can count the cards he does not see: they are in the
    other hand.
    """
    shuffled = 0
    for nation in range(SITES):
        shuffled += s.discard[nation]
        s.nation_pile[nation] = s.discard[nation]
        s.discard[nation] = 0
        for seat in range(s.seats):
            s.seen[seat, nation] = s.hand[seat, nation]
    emit(log, PILE_RESHUFFLED, shuffled)
