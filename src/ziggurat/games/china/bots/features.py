"""What a position is made of, as one seat sees it against a rival.

Each feature has its name, what it means at the table and its place in one line of a table, here or
in `standing`; the kernels below write it by that name. All are scaled so that the usual values lie
between -1 and 1.
"""

from typing import Annotated, NamedTuple

from ziggurat.core.bits import ZERO
from ziggurat.core.jit import kernel
from ziggurat.core.slots import Called, meanings_of, placed, size_of
from ziggurat.core.state import Array
from ziggurat.games.china.bots.gains import (
    MINE,
    THEIRS,
    affords_two,
    best_play,
    best_second_piece,
    best_worth,
    color_worth,
    emperor_worth,
    pieces_affordable,
    tile_worth,
    weigh_pieces,
)
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.bots.standing import OfASeat, describe_seat
from ziggurat.games.china.cards import cards_in, pile_size
from ziggurat.games.china.data import (
    COLORS,
    DISPLAY,
    HAND,
    LAST_EXHAUSTION,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.state import BONUS, FORTIFICATIONS, INFLUENCE, NOWHERE

SIDES = ("me", "them")


class OfMyHand(NamedTuple):
    """Of the cards I hold, and of the display."""

    best_play: Annotated[int, "the most one turn with my cards would gain on the rival"]
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


class OfBoth(NamedTuple):
    """Of me and the rival, of the hour and of what is played with."""

    lead: Annotated[int, "points I am ahead"]
    lead_late: Annotated[int, "the lead, the more the nearer the end is"]
    lead_in_the_last_round: Annotated[int, "the lead once the last round has begun"]
    palace_lead: Annotated[int, "the lead in majorities to come"]
    alliance_lead: Annotated[int, "the lead in alliances"]
    road_lead: Annotated[int, "the lead in roads"]
    my_best_piece: Annotated[int, "points my best piece would gain on the rival, with any cards"]
    my_second_best_piece: Annotated[int, "the same of my second best piece"]
    my_pieces: Annotated[int, "the same of a piece in every province, all together"]
    their_best_piece: Annotated[int, "points the rival's best piece would gain on me"]
    their_second_best_piece: Annotated[int, "the same of his second best piece"]
    their_pieces: Annotated[int, "the same of a piece in every province, all together"]
    their_best_play_seen: Annotated[int, "the most his cards that were seen would gain on me"]
    their_best_of_the_display: Annotated[int, "what the best open card would buy him"]
    emperors_best: Annotated[
        int,
        "two players: what the Emperor's next piece could gain {}",
        SIDES,
        Called("Emperor's best for {}"),
    ]
    best_tile: Annotated[
        int,
        "points the best bonus tile in sight would gain {}",
        SIDES,
        Called("best tile for {}"),
    ]
    my_turn: Annotated[int, "it is my turn"]
    their_turn: Annotated[int, "it is the rival's turn"]
    placed: Annotated[int, "pieces placed this turn, counted against me if it is another's"]
    to_draw: Annotated[int, "cards still to be drawn this turn, counted in the same way"]
    claimed: Annotated[int, "a palace is paid for and not yet on the map"]
    late: Annotated[int, "how much of both runs through the pile is over"]
    last_round: Annotated[int, "the last round has begun"]
    second_pile: Annotated[int, "the pile has run out once"]
    fortifications: Annotated[int, "fortifications are in play"]
    bonus: Annotated[int, "bonus tiles are in play"]
    influence: Annotated[int, "influence cards are in play"]
    border: Annotated[int, "border posts are in play"]
    always: Annotated[int, "always one"]


class Blocks(NamedTuple):
    """Where the features of each kind begin."""

    me: Annotated[int, size_of(OfASeat)]
    rival: Annotated[int, size_of(OfASeat)]
    hand: Annotated[int, size_of(OfMyHand)]
    both: Annotated[int, size_of(OfBoth)]


MY_HAND, BOTH, AT = placed(OfMyHand), placed(OfBoth), placed(Blocks)
FEATURES = (
    *(f"{who}, {what}" for who in ("me", "rival") for what in meanings_of(OfASeat)),
    *(f"hand, {what}" for what in meanings_of(OfMyHand)),
    *meanings_of(OfBoth),
)


@kernel
def describe(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """Write every feature of me against a rival."""
    weigh_pieces(s, n, me, rival)
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


@kernel
def describe_both(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    late, last = lateness(s), 1 if s.exhaustions == LAST_EXHAUSTION else 0
    lead = n.total[me] - n.total[rival]
    x[BOTH.lead] = max(-40, min(40, lead)) / 20
    x[BOTH.lead_late] = x[BOTH.lead] * late
    x[BOTH.lead_in_the_last_round] = x[BOTH.lead] * last
    x[BOTH.palace_lead] = (n.palace_points[me] - n.palace_points[rival]) / 10
    x[BOTH.alliance_lead] = (n.alliance_points[me] - n.alliance_points[rival]) / 10
    x[BOTH.road_lead] = (n.road_points[me] - n.road_points[rival]) / 8
    describe_pieces(s, n, me, rival, x)
    x[BOTH.my_turn] = 1 if s.turn == me else 0
    x[BOTH.their_turn] = 1 if s.turn == rival else 0
    x[BOTH.placed] = s.placed / (2 if s.turn == me else -2)
    x[BOTH.to_draw] = s.to_draw / (3 if s.turn == me else -3)
    x[BOTH.claimed] = claimed(s, me)
    x[BOTH.late] = late
    x[BOTH.last_round] = last
    x[BOTH.second_pile] = 1 if s.exhaustions > 0 else 0
    x[BOTH.fortifications] = s.option[FORTIFICATIONS]
    x[BOTH.bonus] = s.option[BONUS]
    x[BOTH.influence] = s.option[INFLUENCE]
    x[BOTH.border] = 1 if s.posts != ZERO else 0
    x[BOTH.always] = 1


@kernel
def describe_pieces(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """What the next piece of either is worth against the other."""
    best, second, total = best_worth(s, n, MINE)
    x[BOTH.my_best_piece], x[BOTH.my_second_best_piece] = best / 8, second / 8
    x[BOTH.my_pieces] = total / 30
    best, second, total = best_worth(s, n, THEIRS)
    x[BOTH.their_best_piece], x[BOTH.their_second_best_piece] = best / 8, second / 8
    x[BOTH.their_pieces] = total / 30
    x[BOTH.their_best_play_seen] = best_play(s, n, s.seen[rival], THEIRS) / 10
    x[BOTH.their_best_of_the_display] = best_of_the_display(s, n)
    for side in range(2):
        x[BOTH.emperors_best + side] = x[BOTH.best_tile + side] = 0
        seat, other = (me, rival) if side == MINE else (rival, me)
        if s.seats == 2:
            x[BOTH.emperors_best + side] = emperor_worth(s, n, seat, other) / 8
        if s.option[BONUS] > 0:
            x[BOTH.best_tile + side] = tile_worth(s, n, seat, other) / 12


@kernel
def best_of_the_display(s: State, n: Scratch) -> float:
    """What the best open card would buy the rival."""
    best = 0
    for color in range(len(COLORS)):
        if s.display[color] > 0:
            best = max(best, color_worth(s, n, color, THEIRS))
    return best / 8


@kernel
def claimed(s: State, me: int) -> float:
    """A palace is paid for and not yet on the map; the Emperor's is nobody's."""
    if s.claimed == NOWHERE or s.for_emperor > 0:
        return 0
    return 1 if s.turn == me else -1


@kernel
def lateness(s: State) -> float:
    """From zero at the deal to one when the pile has run out twice."""
    in_hands = HAND * s.owners + DISPLAY
    whole = cards_in(s.deck) - in_hands
    if s.exhaustions == LAST_EXHAUSTION or whole <= 0:
        return 1
    left = pile_size(s)
    if s.exhaustions == 0:
        again = whole - cards_in(s.kept[0]) - cards_in(s.kept[1])
        left += max(again, 0)
    return max(0, min(1, 1 - left / (2 * whole)))
