"""What a position is made of, as one seat sees it against a rival.

What each feature means at the table stands in `names`, in the same order. They are scaled so that
the usual values lie between -1 and 1.
"""

from ziggurat.bots.china.names import BLOCK, BOTH_AT, HAND_AT
from ziggurat.bots.china.prospects import (
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
from ziggurat.bots.china.standing import describe_seat
from ziggurat.core.bits import ZERO
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State
from ziggurat.games.china.cards import cards_in, pile_size
from ziggurat.games.china.data import (
    COLORS,
    DISPLAY,
    HAND,
    LAST_EXHAUSTION,
)
from ziggurat.games.china.state import BONUS, FORTIFICATIONS, INFLUENCE, NOWHERE


@kernel
def describe(s: State, n: State, me: int, rival: int, x: Array) -> None:
    """Write every feature of me against a rival."""
    weigh_pieces(s, n, me, rival)
    for side in range(2):
        seat = me if side == MINE else rival
        describe_seat(s, n, seat, x[side * BLOCK : (side + 1) * BLOCK])
    describe_hand(s, n, me, x[HAND_AT:BOTH_AT])
    describe_both(s, n, me, rival, x[BOTH_AT:])


@kernel
def describe_hand(s: State, n: State, me: int, x: Array) -> None:
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
    x[0] = best_play(s, n, hand, MINE) / 10
    x[1] = best_second_piece(s, n, me) / 8
    x[2] = total / 20
    x[3] = least / 8 if least < 100 else 0
    x[4] = 1 if most == 2 else 0
    x[5] = 1 if most >= 3 else 0
    x[6] = 1 if affords_two(s, n, hand) else 0
    x[7] = card_for_the_road(s, n, me)
    x[8] = display / 8
    x[9] = (HAND - cards_in(hand)) / HAND
    for color in range(len(COLORS)):
        x[10 + color] = hand[color] / 2


@kernel
def card_for_the_road(s: State, n: State, me: int) -> float:
    """My cards buy the palace that my roads want most."""
    province = n.road_gain_at[me]
    if province == NOWHERE or pieces_affordable(s, s.hand[me], province) == 0:
        return 0
    return n.road_gain[me] / 6


@kernel
def describe_both(s: State, n: State, me: int, rival: int, x: Array) -> None:
    late, last = lateness(s), 1 if s.exhaustions == LAST_EXHAUSTION else 0
    lead = n.total[me] - n.total[rival]
    x[0] = max(-40, min(40, lead)) / 20
    x[1] = x[0] * late
    x[2] = x[0] * last
    x[3] = (n.palace_points[me] - n.palace_points[rival]) / 10
    x[4] = (n.alliance_points[me] - n.alliance_points[rival]) / 10
    x[5] = (n.road_points[me] - n.road_points[rival]) / 8
    describe_pieces(s, n, me, rival, x[6:18])
    x[18] = 1 if s.turn == me else 0
    x[19] = 1 if s.turn == rival else 0
    x[20] = s.placed / (2 if s.turn == me else -2)
    x[21] = s.to_draw / (3 if s.turn == me else -3)
    x[22] = claimed(s, me)
    x[23] = late
    x[24] = last
    x[25] = 1 if s.exhaustions > 0 else 0
    x[26] = s.option[FORTIFICATIONS]
    x[27] = s.option[BONUS]
    x[28] = s.option[INFLUENCE]
    x[29] = 1 if s.posts != ZERO else 0
    x[30] = 1


@kernel
def describe_pieces(s: State, n: State, me: int, rival: int, x: Array) -> None:
    """What the next piece of either is worth against the other."""
    for side in range(2):
        best, second, total = best_worth(s, n, side)
        x[3 * side], x[3 * side + 1], x[3 * side + 2] = best / 8, second / 8, total / 30
    x[6] = best_play(s, n, s.seen[rival], THEIRS) / 10
    x[7] = best_of_the_display(s, n)
    x[8:12] = 0
    for side in range(2):
        seat, other = (me, rival) if side == MINE else (rival, me)
        if s.seats == 2:
            x[8 + side] = emperor_worth(s, n, seat, other) / 8
        if s.option[BONUS] > 0:
            x[10 + side] = tile_worth(s, n, seat, other) / 12


@kernel
def best_of_the_display(s: State, n: State) -> float:
    """What the best open card would buy the rival."""
    best = 0
    for color in range(len(COLORS)):
        if s.display[color] > 0:
            best = max(best, color_worth(s, n, color, THEIRS))
    return best / 8


@kernel
def claimed(s: State, me: int) -> float:
    """A palace is paid for and not yet on the map."""
    if s.claimed == NOWHERE:
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
