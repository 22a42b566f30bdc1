"""What a position is made of, as one seat sees it against a rival.

What each feature means at the table stands in `names`, in the same order. They are scaled so that
the usual values lie between -1 and 1.
"""

from ziggurat.bots.tigris.names import A_COLOR, A_HAND, BLOCK, BOTH_AT, HAND_AT
from ziggurat.bots.tigris.notes import NO_KINGDOM
from ziggurat.bots.tigris.prospects import (
    revolt_with_hand,
    spoils,
    stronger_by,
    treasures_in_reach,
    war_with_hand,
    weaker_by,
)
from ziggurat.core.cells import count, load
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State
from ziggurat.games.tigris.data import BLACK, BLUE, GREEN, HAND_SIZE, TREASURES_AT_THE_END
from ziggurat.games.tigris.state import NOBODY
from ziggurat.games.tigris.turns import hand_size, in_all

FULL_BAG = 140


@kernel
def describe(s: State, n: State, me: int, rival: int, x: Array) -> None:
    """Write every feature of me against a rival."""
    describe_seat(s, n, me, x[:BLOCK])
    describe_seat(s, n, rival, x[BLOCK:HAND_AT])
    for color in range(4):
        hand = x[HAND_AT + color * A_HAND : BOTH_AT]
        hand[0] = s.hand[me, color] / 3
        hand[1] = 1 if s.hand[me, color] > 0 else 0
        hand[2] = war_with_hand(s, n, me, rival, color)
        hand[3] = revolt_with_hand(s, n, me, rival, color)
    describe_both(s, n, me, rival, x[BOTH_AT:])


@kernel
def describe_seat(s: State, n: State, seat: int, x: Array) -> None:
    for color in range(4):
        of_color = x[color * A_COLOR : (color + 1) * A_COLOR]
        if n.home[seat, color] == NO_KINGDOM:
            of_color[:] = 0
        else:
            describe_leader(s, n, seat, color, of_color)
        of_color[9] = can_score(n, seat, color)
        of_color[10] = room(n, seat, color)
        of_color[11] = s.points[seat, color] / 10
        of_color[12] = points_to_spare(s, seat, color)
        of_color[13] = weakest_and_can_score(s, n, seat, color)
    of_seat = x[4 * A_COLOR :]
    for i in range(4):
        of_seat[i] = n.totals[seat, i] / (5 if i == 0 else 10)
    of_seat[4] = s.taken[seat] / 4
    of_seat[5] = s.catastrophes_left[seat] / 2
    of_seat[6] = treasures_to_take(n, seat)
    of_seat[7] = treasures_in_reach(n, seat)
    of_seat[8] = leaders(n, seat)
    of_seat[9] = king_at_the_ziggurat(n, seat)


@kernel
def describe_leader(s: State, n: State, seat: int, color: int, x: Array) -> None:
    """What is true of a leader on the map."""
    k = n.home[seat, color]
    x[0] = 1
    x[1] = min(n.tiles[k, color], 8) / 4
    x[2] = n.temples[seat, color] / 2
    x[3] = can_meet_a_rival(s, n, seat, color)
    x[4] = stronger_by(s, n, seat, color)
    x[5] = weaker_by(s, n, seat, color)
    x[6] = spoils(s, n, seat, color)
    x[7] = (n.revolt[k] - n.temples[seat, color]) / 2
    x[8] = n.monuments[k, color]
    x[14] = min(n.squares[k, color], 2) / 2
    x[15] = min(n.extent[k], 30) / 20
    x[16] = strangers(n, seat, k)


@kernel
def can_meet_a_rival(s: State, n: State, seat: int, color: int) -> float:
    """One tile could bring my leader to war with another of his color."""
    k = n.home[seat, color]
    for other in range(s.seats):
        rival = n.home[other, color]
        if other != seat and rival != NO_KINGDOM and rival != k and n.meets[k, rival]:
            return 1
    return 0


@kernel
def strangers(n: State, seat: int, k: int) -> float:
    """Leaders of others live in my leader's kingdom."""
    found = 0
    for color in range(4):
        if n.ruler[k, color] != NOBODY and n.ruler[k, color] != seat:
            found += 1
    return found / 3


@kernel
def scoring_kingdom(n: State, seat: int, color: int) -> int:
    """Where a seat would score a tile of a color: at its leader, or at a king without rival."""
    k = n.home[seat, color]
    king = n.home[seat, BLACK]
    if k == NO_KINGDOM and king != NO_KINGDOM and n.ruler[king, color] == NOBODY:
        return king
    return k


@kernel
def can_score(n: State, seat: int, color: int) -> float:
    """A tile of this color could bring me a point."""
    return 0 if scoring_kingdom(n, seat, color) == NO_KINGDOM else 1


@kernel
def room(n: State, seat: int, color: int) -> float:
    """Free cells where a tile of this color would bring me a point."""
    k = scoring_kingdom(n, seat, color)
    return 0 if k == NO_KINGDOM else min(n.room[k, 1 if color == BLUE else 0], 8) / 8


@kernel
def fewest_points(s: State, seat: int) -> int:
    points = s.points[seat]
    return min(min(points[0], points[1]), min(points[2], points[3]))


@kernel
def points_to_spare(s: State, seat: int, color: int) -> float:
    """Points of this color above my fewest, which do not count for now."""
    return min(s.points[seat, color] - fewest_points(s, seat), 10) / 10


@kernel
def weakest_and_can_score(s: State, n: State, seat: int, color: int) -> float:
    """My weakest color is one I could score."""
    return can_score(n, seat, color) if s.points[seat, color] == fewest_points(s, seat) else 0


@kernel
def treasures_to_take(n: State, seat: int) -> float:
    """Treasures in my trader's kingdom."""
    k = n.home[seat, GREEN]
    return 0 if k == NO_KINGDOM else n.treasures[k] / 2


@kernel
def leaders(n: State, seat: int) -> float:
    """My leaders on the map."""
    found = 0
    for color in range(4):
        found += n.home[seat, color] != NO_KINGDOM
    return found / 4


@kernel
def king_at_the_ziggurat(n: State, seat: int) -> float:
    """My king collects at the ziggurat."""
    return 1 if n.ziggurat != NO_KINGDOM and n.ziggurat == n.home[seat, BLACK] else 0


@kernel
def describe_both(s: State, n: State, me: int, rival: int, x: Array) -> None:
    x[0] = (HAND_SIZE - hand_size(s, me)) / 3
    x[1] = 1 if s.turn == me else 0
    x[2] = s.actions_left / (2 if s.turn == me else -2)
    x[3] = in_all(s.bag) / FULL_BAG
    x[4] = (count(load(s.treasure)) - TREASURES_AT_THE_END) / 8
    late = 1 - min(x[3], x[4])
    for i in range(4):
        x[5 + i] = lead(n, me, rival, i)
    x[9] = x[5] * late
    x[10] = x[6] * late
    x[11] = 1


@kernel
def lead(n: State, me: int, rival: int, i: int) -> float:
    """My total is so much above the rival's, counted from the weakest."""
    return max(-1.5, min(1.5, (n.totals[me, i] - n.totals[rival, i]) / 5))
