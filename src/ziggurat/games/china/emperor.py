"""Two players: the Emperor's pieces, kept cards and influence."""

from ziggurat.core.bits import ONE, ZERO, lowest_bit
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.china.actions import (
    EMPEROR_CLAIM_AT,
    EMPEROR_EMISSARY_AT,
    EMPEROR_PALACE_AT,
    EMPEROR_PASS,
    PAIR,
    PAYMENTS,
    SINGLE,
)
from ziggurat.games.china.cards import fill_open_hand, pay
from ziggurat.games.china.data import COLORS, EMISSARY, EMPEROR, FIRST_RULES, JOKER, PALACE
from ziggurat.games.china.events import (
    CARD_KEPT,
    EMPEROR_CLAIMED,
    EMPEROR_EMISSARY,
    EMPEROR_PALACE,
    INFLUENCE_WON,
)
from ziggurat.games.china.offers import more_swaps
from ziggurat.games.china.pieces import place_emissary, place_palace
from ziggurat.games.china.placing import forget_claim, must_claim
from ziggurat.games.china.provinces import built, emissaries_in, emissary_limit, is_empty
from ziggurat.games.china.records import State
from ziggurat.games.china.tiles import reveal_tiles


@kernel
def legal_emperor(s: State, moves: Array) -> int:
    """One palace or emissary; in an empty province only if there is no other place for it."""
    n = emperor_moves(s, False, moves)
    if n == 0:
        n = emperor_moves(s, True, moves)
    moves[n] = EMPEROR_PASS
    return more_swaps(s, moves, n + 1)


@kernel
def emperor_moves(s: State, empty: bool, moves: Array) -> int:
    n = 0
    for province in range(s.provinces):
        if is_empty(s, province) != empty:
            continue
        for color in range(len(COLORS)):
            own = color == s.color[province]
            if s.hand[EMPEROR, color] >= (1 if own else JOKER):
                payment = SINGLE[color] if own else PAIR[color, color]
                n = pieces_for(s, province, payment, moves, n)
    return n


@kernel
def pieces_for(s: State, province: int, payment: int, moves: Array, n: int) -> int:
    if s.supply[EMPEROR, PALACE] > 0 and emperor_must_claim(s, province):
        moves[n] = EMPEROR_CLAIM_AT + province * PAYMENTS + payment
        n += 1
    elif s.supply[EMPEROR, PALACE] > 0:
        free = s.land[province] & ~built(s)
        while free != ZERO:
            moves[n] = EMPEROR_PALACE_AT + lowest_bit(free) * PAYMENTS + payment
            free &= free - ONE
            n += 1
    room = emissaries_in(s, province) < emissary_limit(s, province)
    if room and s.supply[EMPEROR, EMISSARY] > 0:
        moves[n] = EMPEROR_EMISSARY_AT + province * PAYMENTS + payment
        n += 1
    return n


@kernel
def emperor_must_claim(s: State, province: int) -> bool:
    """He too sees the tiles before his first palace has a space; not so by the first rules."""
    return s.rules > FIRST_RULES and must_claim(s, province)


@kernel
def emperor_can_place(s: State) -> bool:
    """With his open cards, a joker among them, there is a place for one of his pieces."""
    palaces, emissaries = s.supply[EMPEROR, PALACE] > 0, s.supply[EMPEROR, EMISSARY] > 0
    for province in range(s.provinces):
        if not emperor_can_pay(s, s.color[province]):
            continue
        if palaces and s.land[province] & ~built(s) != ZERO:
            return True
        if emissaries and emissaries_in(s, province) < emissary_limit(s, province):
            return True
    return False


@kernel
def emperor_can_pay(s: State, color: int) -> bool:
    for other in range(len(COLORS)):
        if s.hand[EMPEROR, other] >= (1 if other == color else JOKER):
            return True
    return False


@kernel
def move_emperor_palace(s: State, space: int, payment: int, log: EventLog) -> None:
    pay(s, EMPEROR, payment, log)
    emit(log, EMPEROR_PALACE, s.turn, space, s.home[space, 0])
    place_palace(s, EMPEROR, space, log)


@kernel
def claim_for_emperor(s: State, province: int, payment: int, log: EventLog) -> None:
    """His cards and the province are named, both tiles are shown, and then the space is chosen."""
    pay(s, EMPEROR, payment, log)
    emit(log, EMPEROR_CLAIMED, s.turn, province)
    s.claimed, s.claim_paid, s.for_emperor = province, payment, 1
    reveal_tiles(s, province, log)


@kernel
def build_for_emperor(s: State, space: int, log: EventLog) -> None:
    """The palace he has paid for."""
    forget_claim(s)
    emit(log, EMPEROR_PALACE, s.turn, space, s.home[space, 0])
    place_palace(s, EMPEROR, space, log)


@kernel
def move_emperor_emissary(s: State, province: int, payment: int, log: EventLog) -> None:
    pay(s, EMPEROR, payment, log)
    emit(log, EMPEROR_EMISSARY, s.turn, province)
    place_emissary(s, EMPEROR, province)


@kernel
def refill_emperor(s: State, log: EventLog) -> None:
    """His cards come from the face-down pile only."""
    fill_open_hand(s, EMPEROR, log)


@kernel
def keep(s: State, color: int, log: EventLog) -> None:
    """One card played stays before its player, the others are discarded.

    Who then has at least as many of that color as the other takes its influence card.
    """
    s.played[color] -= 1
    s.kept[s.turn, color] += 1
    for other in range(len(COLORS)):
        s.discard[other] += s.played[other]
        s.played[other] = 0
    emit(log, CARD_KEPT, s.turn, color)
    most = s.kept[s.turn, color] >= s.kept[1 - s.turn, color]
    if most and s.influence[color] != s.turn:
        s.influence[color] = s.turn
        emit(log, INFLUENCE_WON, s.turn, color)
