"""Cards: hands, the pile and its two exhaustions, the display."""

from typing import Any

import numpy as np

from ziggurat.core.dice import draw
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.china.actions import PAID
from ziggurat.games.china.data import COLORS, DISPLAY, HAND, LAST_EXHAUSTION
from ziggurat.games.china.events import (
    CARD_DRAWN,
    CARD_TAKEN,
    CARDS_PLAYED,
    DISPLAY_FILLED,
    EMPEROR_CARD,
    EMPEROR_PAID,
    PILE_EXHAUSTED,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.state import INFLUENCE


@kernel
def cards_in(counts: Any) -> Any:
    return counts[0] + counts[1] + counts[2] + counts[3] + counts[4]


@kernel
def pile_size(s: State) -> Any:
    return s.pile_known + cards_in(s.pile)


@kernel
def next_of(s: State) -> Any:
    """The card that is known to come next."""
    return np.int64(s.next_card[s.pile_known - 1])


@kernel
def keeps_cards(s: State) -> bool:
    """Two players with influence cards keep one of the cards they play."""
    return s.seats == 2 and s.option[INFLUENCE] > 0


@kernel
def lose_card(s: State, owner: int, color: int) -> None:
    """A card leaves a hand; whoever had seen it taken sees it go."""
    s.hand[owner, color] -= 1
    s.seen[owner, color] = max(s.seen[owner, color] - 1, 0)


@kernel
def pay(s: State, owner: int, payment: int, log: EventLog) -> None:
    """The cards are discarded at once, unless one of them is to be kept."""
    for color in range(len(COLORS)):
        for _ in range(PAID[payment, color]):
            lose_card(s, owner, color)
            if owner == s.turn and keeps_cards(s):
                s.played[color] += 1
            else:
                s.discard[color] += 1
        if PAID[payment, color] > 0 and owner < s.seats:
            emit(log, CARDS_PLAYED, owner, color, PAID[payment, color])
        elif PAID[payment, color] > 0:
            emit(log, EMPEROR_PAID, color, PAID[payment, color])


@kernel
def take_from_pile(s: State) -> Any:
    """The next card of the pile; the pile is exhausted the moment it is empty.

    Whoever calls says where the card goes, and only then looks at the exhaustion.
    """
    if s.pile_known > 0:
        color = next_of(s)
        s.pile_known -= 1
        return color
    return np.int64(draw(s, s.pile))


@kernel
def look_at_pile(s: State, log: EventLog) -> None:
    """The first time it is empty the discard becomes the pile; the second time the end is near."""
    while pile_size(s) == 0 and s.exhaustions < LAST_EXHAUSTION:
        s.exhaustions += 1
        shuffled = 0
        if s.exhaustions < LAST_EXHAUSTION:
            for color in range(len(COLORS)):
                shuffled += s.discard[color]
                s.pile[color] = s.discard[color]
                s.discard[color] = 0
        emit(log, PILE_EXHAUSTED, s.exhaustions, shuffled)
        if s.seats == 2:
            count_hands(s)


@kernel
def count_hands(s: State) -> None:
    """With the pile empty each of two players can count what the other holds."""
    for seat in range(s.seats):
        for color in range(len(COLORS)):
            s.seen[seat, color] = s.hand[seat, color]


@kernel
def draw_from_pile(s: State, seat: int, log: EventLog) -> None:
    known = s.pile_known > 0
    color = take_from_pile(s)
    s.hand[seat, color] += 1
    if known:
        s.seen[seat, color] += 1
    emit(log, CARD_DRAWN, seat)
    look_at_pile(s, log)


@kernel
def take_from_display(s: State, seat: int, color: int, log: EventLog) -> None:
    """A card taken face up stays known."""
    s.display[color] -= 1
    s.hand[seat, color] += 1
    s.seen[seat, color] += 1
    emit(log, CARD_TAKEN, seat, color)


@kernel
def fill_display(s: State, log: EventLog) -> None:
    """Four cards lie face up, until the pile is exhausted for the second time."""
    look_at_pile(s, log)
    while cards_in(s.display) < DISPLAY and pile_size(s) > 0 and s.exhaustions < LAST_EXHAUSTION:
        color = take_from_pile(s)
        s.display[color] += 1
        emit(log, DISPLAY_FILLED, color)
        look_at_pile(s, log)


@kernel
def fill_open_hand(s: State, owner: int, log: EventLog) -> None:
    """The Emperor's three cards come from the pile and lie open."""
    while cards_in(s.hand[owner]) < HAND and pile_size(s) > 0:
        color = take_from_pile(s)
        s.hand[owner, color] += 1
        s.seen[owner, color] += 1
        emit(log, EMPEROR_CARD, color)
        look_at_pile(s, log)


@kernel
def sources(s: State) -> int:
    """How many answers there are to where the next card comes from."""
    found = 0 if pile_size(s) == 0 else 1
    for color in range(len(COLORS)):
        found += s.display[color] > 0
    return found
