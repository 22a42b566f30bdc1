"""What a player may do with his cards, as a list."""

from typing import Any

from ziggurat.core.bits import ONE, ZERO, lowest_bit
from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, Array, record
from ziggurat.games.china.actions import (
    CLAIM_AT,
    DONE,
    DRAW_AT,
    EMISSARY_AT,
    EXCHANGE_AT,
    FORT_AT,
    KEEP_AT,
    NO_PAYMENT,
    PAIR,
    PALACE_AT,
    PALACE_PAYMENTS,
    PAYMENTS,
    SINGLE,
    SPECIAL_AT,
    SPECIAL_EXCHANGE_AT,
)
from ziggurat.games.china.cards import cards_in, pile_size
from ziggurat.games.china.data import (
    COLORS,
    EMISSARY,
    EMPEROR_FIRST,
    FIRST_RULES,
    FORT,
    JOKER,
    PALACE,
    SPECIAL_EXCHANGE,
    TWO_PROVINCES,
)
from ziggurat.games.china.placing import (
    cards_left,
    may_enter,
    must_claim,
    must_claim_post,
    sites,
)
from ziggurat.games.china.provinces import built, emissaries_in, emissary_limit, provinces_of
from ziggurat.games.china.records import State

MOST_OFFERS = 1024  # the list is never longer
OFFERS = record(move=(NUMBER, MOST_OFFERS))


@kernel
def legal_places(s: State, moves: Array) -> int:
    """Palaces, emissaries and fortifications; posts; then exchanges, special cards, the end."""
    n = 0
    for province in range(s.provinces):
        if may_enter(s, 1 << province):
            n = legal_pieces(s, province, moves, n)
    if s.posts != ZERO and s.supply[s.turn, PALACE] > 0:
        n = legal_posts(s, moves, n)
    if s.seats == 2 and (s.placed == 0 or s.rules > FIRST_RULES):
        n = legal_specials(s, moves, n)
    if s.placed > 0:
        moves[n] = DONE
        return n + 1
    return legal_exchanges(s, moves, n)


@kernel
def legal_pieces(s: State, province: int, moves: Array, n: int) -> int:
    """A piece costs one card of the province's color, or two of one other color."""
    for color in range(len(COLORS)):
        own = color == s.color[province]
        cost = 1 if own else JOKER
        if s.hand[s.turn, color] >= cost and cost <= cards_left(s):
            payment = SINGLE[color] if own else PAIR[color, color]
            n = pieces_for(s, province, payment, moves, n)
    return n


@kernel
def pieces_for(s: State, province: int, payment: int, moves: Array, n: int) -> int:
    """Whatever one payment may place in a province."""
    free = s.land[province] & ~built(s) & ~s.posts
    supply = s.supply[s.turn]
    if supply[PALACE] > 0 and free != ZERO:
        if must_claim(s, province):
            moves[n] = CLAIM_AT + province * PAYMENTS + payment
            n += 1
        else:
            n = list_spaces(free, PALACE_AT + payment, PALACE_PAYMENTS, moves, n)
    if supply[EMISSARY] > 0 and emissaries_in(s, province) < emissary_limit(s, province):
        moves[n] = EMISSARY_AT + province * PAYMENTS + payment
        n += 1
    if supply[FORT] > 0:
        n = list_spaces(free & ~s.fort, FORT_AT + payment, PAYMENTS, moves, n)
    return n


@kernel
def list_spaces(spaces: Any, base: int, stride: int, moves: Array, n: int) -> int:
    while spaces != ZERO:
        moves[n] = base + lowest_bit(spaces) * stride
        spaces &= spaces - ONE
        n += 1
    return n


@kernel
def legal_posts(s: State, moves: Array, n: int) -> int:
    """A post costs a card of each of its two colors, or two of one of them."""
    free = s.posts & ~built(s)
    while free != ZERO and cards_left(s) >= JOKER:
        space = lowest_bit(free)
        free &= free - ONE
        if may_enter(s, provinces_of(s, space)):
            one, other = s.color[s.home[space, 0]], s.color[s.home[space, 1]]
            n = legal_post(s, space, one, one, moves, n)
            if one != other:
                n = legal_post(s, space, one, other, moves, n)
                n = legal_post(s, space, other, other, moves, n)
    return n


@kernel
def legal_post(s: State, space: int, one: int, other: int, moves: Array, n: int) -> int:
    held = s.hand[s.turn, one] > 0 and s.hand[s.turn, other] > 0
    if not held or (one == other and s.hand[s.turn, one] < JOKER):
        return n
    if must_claim_post(s, space):
        return claims_of_post(s, space, PAIR[one, other], moves, n)
    moves[n] = PALACE_AT + space * PALACE_PAYMENTS + PAIR[one, other]
    return n + 1


@kernel
def claims_of_post(s: State, space: int, payment: int, moves: Array, n: int) -> int:
    """With bonus tiles a province is claimed first; the same cards may pay for other spaces too."""
    for i in range(2):
        province = s.home[space, i]
        action = CLAIM_AT + province * PAYMENTS + payment
        if must_claim(s, province) and not is_listed(action, moves, n):
            moves[n] = action
            n += 1
    return n


@kernel
def is_listed(action: int, moves: Array, n: int) -> bool:
    for i in range(n):
        if moves[i] == action:
            return True
    return False


@kernel
def legal_specials(s: State, moves: Array, n: int) -> int:
    """Each special card once a game, while it can change something.

    By the first rules all of them come before the first piece of a turn.
    """
    if s.special[s.turn, EMPEROR_FIRST] > 0 and s.emperor_moved == 0 and s.placed == 0:
        moves[n] = SPECIAL_AT + EMPEROR_FIRST
        n += 1
    if s.special[s.turn, TWO_PROVINCES] > 0 and can_pay_more(s):
        moves[n] = SPECIAL_AT + TWO_PROVINCES
        n += 1
    return legal_swaps(s, moves, n)


@kernel
def can_pay_more(s: State) -> bool:
    """There are cards for another piece; the first rules did not ask."""
    return s.rules == FIRST_RULES or (cards_left(s) > 0 and cards_in(s.hand[s.turn]) > 0)


@kernel
def legal_swaps(s: State, moves: Array, n: int) -> int:
    """The special card that exchanges a card of the hand for one of the display."""
    if s.special[s.turn, SPECIAL_EXCHANGE] > 0:
        for given in range(len(COLORS)):
            for got in range(len(COLORS)):
                if s.hand[s.turn, given] > 0 and s.display[got] > 0:
                    moves[n] = SPECIAL_EXCHANGE_AT + given * len(COLORS) + got
                    n += 1
    return n


@kernel
def may_exchange(s: State) -> bool:
    """There is a card to give, and one to take for it."""
    some = pile_size(s) > 0 or cards_in(s.display) > 0
    return cards_in(s.hand[s.turn]) > 0 and some


@kernel
def legal_exchanges(s: State, moves: Array, n: int) -> int:
    """Who places nothing exchanges a card; only if that is impossible he passes."""
    if not may_exchange(s):
        moves[n] = DONE
        return n + 1
    for color in range(len(COLORS)):
        if s.hand[s.turn, color] > 0:
            moves[n] = EXCHANGE_AT + color
            n += 1
    return n


@kernel
def legal_draws(s: State, moves: Array) -> int:
    n = 0
    if pile_size(s) > 0:
        moves[n] = DRAW_AT
        n += 1
    for color in range(len(COLORS)):
        if s.display[color] > 0:
            moves[n] = DRAW_AT + 1 + color
            n += 1
    return more_swaps(s, moves, n)


@kernel
def more_swaps(s: State, moves: Array, n: int) -> int:
    """Cards may be exchanged by the special card in all of one's turn."""
    if s.seats == 2 and s.rules > FIRST_RULES:
        return legal_swaps(s, moves, n)
    return n


@kernel
def legal_sites(s: State, moves: Array) -> int:
    return list_spaces(sites(s), PALACE_AT + NO_PAYMENT, PALACE_PAYMENTS, moves, 0)


@kernel
def legal_keeps(s: State, moves: Array) -> int:
    n = 0
    for color in range(len(COLORS)):
        if s.played[color] > 0:
            moves[n] = KEEP_AT + color
            n += 1
    return n
