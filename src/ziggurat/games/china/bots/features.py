"""What a position is made of, as one seat sees it against a rival.

Each feature has its name, what it means at the table and its place in one line of a table, here, in
`standing` or in `pair`; the kernels below each table write it by that name. All are scaled so that
the usual values lie between -1 and 1.
"""

from typing import Annotated, NamedTuple

from ziggurat.core.jit import kernel
from ziggurat.core.slots import Called, meanings_of, placed, size_of
from ziggurat.core.state import Array
from ziggurat.games.china.bots.gains import (
    MINE,
    affords_two,
    best_play,
    best_second_piece,
    color_worth,
    pieces_affordable,
    weigh_pieces,
)
from ziggurat.games.china.bots.pair import OfBoth, describe_both
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.bots.standing import OfASeat, describe_seat
from ziggurat.games.china.bots.turn_worth import (
    best_race,
    best_turns,
    fill_likely_cards,
    weigh_turns,
)
from ziggurat.games.china.cards import cards_in
from ziggurat.games.china.data import COLORS, HAND
from ziggurat.games.china.records import State
from ziggurat.games.china.state import NOWHERE


class OfMyHand(NamedTuple):
    """Of the cards I hold, and of the display."""

    best_play: Annotated[int, "the most one turn with my cards would gain on the rival"]
    best_turn: Annotated[int, "the same with roads, and where a palace makes room for an emissary"]
    next_best_turn: Annotated[int, "the same in another province"]
    best_race: Annotated[int, "the most my best piece would gain where it also stops the rival"]
    second_piece: Annotated[int, "the most a second piece of this turn would gain"]
    fit: Annotated[int, "what my cards buy, all together"]
    worst_fit: Annotated[int, "what the least useful of my cards buys"]
    pair: Annotated[int, "two like cards"]
    three_alike: Annotated[int, "three like cards"]
    two_pieces: Annotated[int, "my cards buy two pieces in a province that is begun"]
    card_for_the_road: Annotated[int, "points of the palace my roads want most, if my cards buy it"]
    any_of_the_display: Annotated[int, "what the best open card would buy me"]
    missing_cards: Annotated[int, "cards my hand lacks"]
    cards: Annotated[int, "cards of {} I hold", COLORS, Called("{}")]


class Blocks(NamedTuple):
    """Where the features of each kind begin."""

    me: Annotated[int, size_of(OfASeat)]
    rival: Annotated[int, size_of(OfASeat)]
    hand: Annotated[int, size_of(OfMyHand)]
    both: Annotated[int, size_of(OfBoth)]


MY_HAND, AT = placed(OfMyHand), placed(Blocks)
FEATURES = (
    *(f"{who}, {what}" for who in ("me", "rival") for what in meanings_of(OfASeat)),
    *(f"hand, {what}" for what in meanings_of(OfMyHand)),
    *meanings_of(OfBoth),
)


@kernel
def describe(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """Write every feature of me against a rival."""
    weigh_pieces(s, n, me, rival)
    weigh_turns(s, n, me, rival)
    fill_likely_cards(s, n, me, rival)
    describe_seat(s, n, me, x[AT.me : AT.rival])
    describe_seat(s, n, rival, x[AT.rival : AT.hand])
    describe_hand(s, n, me, x[AT.hand : AT.both])
    describe_both(s, n, me, rival, x[AT.both :])


@kernel
def describe_hand(s: State, n: Scratch, me: int, x: Array) -> None:
    hand = s.hand[me]
    total, least, most, display = 0, 100, 0, 0
    for color in range(len(COLORS)):
        worth = color_worth(s, n, color, MINE)
        if hand[color] > 0:
            total += worth * hand[color]
            least = min(least, worth)
            most = max(most, hand[color])
        if s.display[color] > 0:
            display = max(display, worth)
    x[MY_HAND.best_play] = best_play(s, n, hand, MINE) / 10
    best, second = best_turns(s, n, hand, MINE)
    x[MY_HAND.best_turn], x[MY_HAND.next_best_turn] = best / 12, second / 12
    x[MY_HAND.best_race] = best_race(s, n, hand) / 16
    x[MY_HAND.second_piece] = best_second_piece(s, n, me) / 8
    x[MY_HAND.fit] = total / 20
    x[MY_HAND.worst_fit] = least / 8 if least < 100 else 0
    x[MY_HAND.pair] = 1 if most == 2 else 0
    x[MY_HAND.three_alike] = 1 if most >= 3 else 0
    x[MY_HAND.two_pieces] = 1 if affords_two(s, n, hand) else 0
    x[MY_HAND.card_for_the_road] = card_for_the_road(s, n, me)
    x[MY_HAND.any_of_the_display] = display / 8
    x[MY_HAND.missing_cards] = (HAND - cards_in(hand)) / HAND
    for color in range(len(COLORS)):
        x[MY_HAND.cards + color] = hand[color] / 2


@kernel
def card_for_the_road(s: State, n: Scratch, me: int) -> float:
    """My cards buy the palace that my roads want most."""
    province = n.road_gain_at[me]
    if province == NOWHERE or pieces_affordable(s, s.hand[me], province) == 0:
        return 0
    return n.road_gain[me] / 6
