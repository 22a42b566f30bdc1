"""What a player may do with his cards, as a list."""

from typing import Any

from ziggurat.core.bits import ONE, ZERO, lowest_bit
from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, Array, State, record
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
    FORT,
    JOKER,
    PALACE,
    SPECIAL_EXCHANGE,
    TWO_PROVINCES,
)
from ziggurat.games.china.placing import cards_left, may_enter, must_claim
from ziggurat.games.china.provinces import built, emissaries_in, emissary_limit, provinces_of

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
    if s.placed > 0:
        moves[n] = DONE
        return n + 1
    if s.seats == 2:
        n = legal_specials(s, moves, n)
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
    if held and (one != other or s.hand[s.turn, one] >= JOKER):
        moves[n] = PALACE_AT + space * PALACE_PAYMENTS + PAIR[one, other]
        n += 1
    return n


@kernel
def legal_specials(s: State, moves: Array, n: int) -> int:
    """Each special card once a game, before the first piece of a turn."""
    for special in range(TWO_PROVINCES + 1):
        moved = special == EMPEROR_FIRST and s.emperor_moved > 0
        if s.special[s.turn, special] > 0 and not moved:
            moves[n] = SPECIAL_AT + special
            n += 1
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
    return n


@kernel
def sites(s: State) -> Any:
    """The free spaces of the claimed province; a post is never claimed."""
    return s.land[s.claimed] & ~built(s) & ~s.posts


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
