"""A player's pieces: up to three cards, two pieces, one province; claims and exchanges."""

from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.core.state import State
from ziggurat.games.china.actions import PAID
from ziggurat.games.china.cards import cards_in, lose_card, pay
from ziggurat.games.china.data import (
    MOST_CARDS_A_TURN,
    SPECIAL_EXCHANGE,
)
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
from ziggurat.games.china.provinces import has_palaces, provinces_of
from ziggurat.games.china.state import BONUS, NOWHERE
from ziggurat.games.china.tiles import reveal_tiles


@kernel
def may_enter(s: State, provinces: int) -> bool:
    """Both pieces of a turn lie in one province, and only one in a province that was empty.

    A post lies in two provinces. After the special card each piece lies in another one.
    """
    if s.placed == 0:
        return True
    shared = provinces & s.first
    if s.two_provinces > 0:
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
    s.claimed = NOWHERE
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
    """Cards and province are named, both tiles are shown, and then the space is chosen."""
    play_cards(s, payment, log)
    emit(log, PROVINCE_CLAIMED, s.turn, province)
    s.claimed = province
    reveal_tiles(s, province, log)


@kernel
def exchange(s: State, color: int, log: EventLog) -> None:
    """Instead of placing, one card is discarded for another."""
    lose_card(s, s.turn, color)
    s.discard[color] += 1
    emit(log, CARD_EXCHANGED, s.turn, color)


@kernel
def swap_cards(s: State, given: int, got: int, log: EventLog) -> None:
    """The special card: one card of the hand for one of the display, before anything else."""
    emit(log, SPECIAL_PLAYED, s.turn, SPECIAL_EXCHANGE)
    s.special[s.turn, SPECIAL_EXCHANGE] = 0
    lose_card(s, s.turn, given)
    s.display[given] += 1
    s.display[got] -= 1
    s.hand[s.turn, got] += 1
    s.seen[s.turn, got] += 1
    emit(log, CARDS_SWAPPED, s.turn, given, got)
