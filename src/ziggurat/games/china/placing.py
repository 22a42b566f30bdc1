"""A player's pieces: up to three cards, two pieces, one province; claims and exchanges."""

from typing import Any

from ziggurat.core.bits import ONE, ZERO, bit, lowest_bit
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.china.actions import PAID, PAIR, SINGLE
from ziggurat.games.china.cards import cards_in, lose_card, pay
from ziggurat.games.china.data import COLORS, FIRST_RULES, MOST_CARDS_A_TURN, SPECIAL_EXCHANGE
from ziggurat.games.china.events import (
    CARD_EXCHANGED,
    CARDS_SWAPPED,
    EMISSARY_PLACED,
    FORT_PLACED,
    PALACE_PLACED,
    POST_PLACED,
    PROVINCE_CLAIMED,
    SPECIAL_PLAYED,
)
from ziggurat.games.china.pieces import place_emissary, place_fort, place_palace
from ziggurat.games.china.provinces import built, has_palaces, provinces_of
from ziggurat.games.china.records import State
from ziggurat.games.china.state import BONUS, NOWHERE
from ziggurat.games.china.tiles import reveal_tiles


@kernel
def may_enter(s: State, provinces: int) -> bool:
    """Both pieces of a turn lie in one province, and only one in a province that was empty.

    A post lies in two provinces. After the special card the second piece may lie in another one;
    by the first rules it has to.
    """
    if s.placed == 0:
        return True
    shared = provinces & s.first
    if s.two_provinces > 0 and (shared == 0 or s.rules == FIRST_RULES):
        return shared == 0
    return shared != 0 and shared & s.fresh == 0


@kernel
def cards_left(s: State) -> int:
    """How many cards may still be played this turn."""
    return MOST_CARDS_A_TURN - s.cards_played


@kernel
def must_claim(s: State, province: int) -> bool:
    """With bonus tiles the first palace of a province is paid before its space is chosen."""
    return s.option[BONUS] > 0 and not has_palaces(s, province)


@kernel
def must_claim_post(s: State, space: int) -> bool:
    """A post may hold the first palace of two provinces; by the first rules it is named at once."""
    if s.rules == FIRST_RULES:
        return False
    return must_claim(s, s.home[space, 0]) or must_claim(s, s.home[space, 1])


@kernel
def play_cards(s: State, payment: int, log: EventLog) -> None:
    pay(s, s.turn, payment, log)
    s.cards_played += cards_in(PAID[payment])


@kernel
def count_piece(s: State, provinces: int) -> None:
    s.placed += 1
    s.first |= provinces


@kernel
def buy_palace(s: State, space: int, payment: int, log: EventLog) -> None:
    play_cards(s, payment, log)
    put_palace(s, space, log)


@kernel
def put_palace(s: State, space: int, log: EventLog) -> None:
    home, other = s.home[space, 0], s.home[space, 1]
    if other >= 0:
        emit(log, POST_PLACED, s.turn, space, home, other)
    else:
        emit(log, PALACE_PLACED, s.turn, space, home)
    forget_claim(s)
    count_piece(s, provinces_of(s, space))
    place_palace(s, s.turn, space, log)


@kernel
def buy_emissary(s: State, province: int, payment: int, log: EventLog) -> None:
    play_cards(s, payment, log)
    emit(log, EMISSARY_PLACED, s.turn, province)
    count_piece(s, 1 << province)
    place_emissary(s, s.turn, province)


@kernel
def buy_fort(s: State, space: int, payment: int, log: EventLog) -> None:
    play_cards(s, payment, log)
    emit(log, FORT_PLACED, s.turn, space, s.home[space, 0])
    count_piece(s, provinces_of(s, space))
    place_fort(s, s.turn, space)


@kernel
def claim(s: State, province: int, payment: int, log: EventLog) -> None:
    """Cards and province are named, both tiles are shown, and then the space is chosen.

    Cards that buy nothing but posts show the tiles of the other provinces they are first in, too.
    """
    play_cards(s, payment, log)
    emit(log, PROVINCE_CLAIMED, s.turn, province)
    s.claimed, s.claim_paid = province, payment
    reveal_tiles(s, province, log)
    if sites(s) & ~s.posts == ZERO:
        reveal_beyond(s, log)


@kernel
def reveal_beyond(s: State, log: EventLog) -> None:
    """The tiles of every province that the paid post may be the first palace of."""
    posts = sites(s)
    while posts != ZERO:
        space = lowest_bit(posts)
        posts &= posts - ONE
        for i in range(2):
            if must_claim(s, s.home[space, i]):
                reveal_tiles(s, s.home[space, i], log)


@kernel
def forget_claim(s: State) -> None:
    s.claimed, s.claim_paid, s.for_emperor = NOWHERE, NOWHERE, 0


@kernel
def sites(s: State) -> Any:
    """The free spaces of the claimed province that its payment buys; by the first rules no post."""
    free = s.land[s.claimed] & ~built(s)
    found = free & ~s.posts
    if s.rules == FIRST_RULES:
        return found
    inside = s.for_emperor > 0 or may_enter(s, 1 << s.claimed)
    if not (inside and pays_inside(s, s.claimed, s.claim_paid)):
        found = ZERO
    posts = free & s.posts
    while posts != ZERO:
        space = lowest_bit(posts)
        posts &= posts - ONE
        if pays_post(s, space, s.claim_paid) and may_enter(s, provinces_of(s, space)):
            found |= bit(space)
    return found


@kernel
def pays_inside(s: State, province: int, payment: int) -> bool:
    """One card of the province's color, or two of one other color."""
    color = s.color[province]
    if payment == SINGLE[color]:
        return True
    for other in range(len(COLORS)):
        if other != color and payment == PAIR[other, other]:
            return True
    return False


@kernel
def pays_post(s: State, space: int, payment: int) -> bool:
    """A card of each of its two colors, or two of one of them."""
    one, other = s.color[s.home[space, 0]], s.color[s.home[space, 1]]
    return payment in (PAIR[one, one], PAIR[one, other], PAIR[other, other])


@kernel
def exchange(s: State, color: int, log: EventLog) -> None:
    """Instead of placing, one card is discarded for another."""
    lose_card(s, s.turn, color)
    s.discard[color] += 1
    emit(log, CARD_EXCHANGED, s.turn, color)


@kernel
def swap_cards(s: State, given: int, got: int, log: EventLog) -> None:
    """The special card: one card of the hand for one of the display."""
    emit(log, SPECIAL_PLAYED, s.turn, SPECIAL_EXCHANGE)
    s.special[s.turn, SPECIAL_EXCHANGE] = 0
    lose_card(s, s.turn, given)
    s.display[given] += 1
    s.display[got] -= 1
    s.hand[s.turn, got] += 1
    s.seen[s.turn, got] += 1
    emit(log, CARDS_SWAPPED, s.turn, given, got)
