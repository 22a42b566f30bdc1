"""What a position is made of, as one seat sees it against a rival.

Each feature has its name, what it means at the table and its place in one line of a table; the
kernels below write it by that name. All are scaled so that the usual values lie between -1 and 1.
"""

from typing import Annotated, NamedTuple

from ziggurat.core.cells import count, load
from ziggurat.core.jit import kernel
from ziggurat.core.slots import Called, meanings_of, placed, size_of
from ziggurat.core.state import Array
from ziggurat.games.tigris.bots.gains import (
    revolt_with_hand,
    rivals_in_reach,
    treasures_in_reach,
    war_with_hand,
)
from ziggurat.games.tigris.bots.records import Scratch
from ziggurat.games.tigris.bots.scratch import NO_KINGDOM
from ziggurat.games.tigris.data import (
    BLACK,
    BLUE,
    COLORS,
    GREEN,
    HAND_SIZE,
    TREASURES_AT_THE_END,
)
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import NOBODY
from ziggurat.games.tigris.turns import hand_size, in_all

FULL_BAG = 140
RANKS = ("weakest", "second", "third", "strongest")  # of the colors of a seat


class OfALeader(NamedTuple):
    """Of a seat's leader of one color, and of its points."""

    on_the_map: Annotated[int, "the leader is on the map"]
    followers: Annotated[int, "tiles of his color in his kingdom"]
    temples_beside: Annotated[int, "temples that protect him in a revolt"]
    can_meet_a_rival: Annotated[int, "one tile could bring him to war with another of his color"]
    stronger_by: Annotated[int, "followers more than the weakest rival he could meet"]
    weaker_by: Annotated[int, "followers fewer than the strongest rival who could meet him"]
    spoils: Annotated[int, "points a war with the weakest rival in reach would pay"]
    open_to_revolt: Annotated[
        int, "temples a leader landing in his kingdom could stand beside, above his own"
    ]
    monuments: Annotated[int, "monuments that pay him every turn"]
    can_score: Annotated[int, "a tile of this color could bring a point"]
    room: Annotated[int, "free cells where it would"]
    points: Annotated[int, "points of this color"]
    points_to_spare: Annotated[int, "points above the weakest color, which do not count for now"]
    weakest_and_can_score: Annotated[int, "it is the weakest color, and one that can be scored"]
    squares_to_complete: Annotated[int, "squares of four of this color that lack one tile"]
    kingdom: Annotated[int, "tiles and leaders of his kingdom"]
    strangers: Annotated[int, "leaders of others who live there too"]


class OfASeat(NamedTuple):
    """Of all colors of a seat. The weakest total is the score."""

    total: Annotated[int, "points of the {} color, treasures given out", RANKS, Called("{} total")]
    treasures: Annotated[int, "treasures taken"]
    catastrophes_left: Annotated[int, "catastrophes not yet played"]
    treasures_to_take: Annotated[int, "treasures in the trader's kingdom"]
    treasures_in_reach: Annotated[
        int, "treasures in the richest kingdom one tile could join to his"
    ]
    leaders: Annotated[int, "leaders on the map"]
    king_at_the_ziggurat: Annotated[int, "the king collects at the ziggurat"]


class OfMyHand(NamedTuple):
    """Of the tiles of one color that I hold."""

    in_hand: Annotated[int, "tiles of this color I hold"]
    any_in_hand: Annotated[int, "I hold one at least"]
    war_with_hand: Annotated[int, "by how much my leader beats the rival's with all of them"]
    revolt_with_hand: Annotated[
        int, "by how much a revolt against the rival's leader would succeed"
    ]


class OfBoth(NamedTuple):
    """Of me and the rival, and of the hour."""

    missing_tiles: Annotated[int, "tiles my hand lacks"]
    my_turn: Annotated[int, "it is my turn"]
    actions_left: Annotated[int, "actions left in this turn, counted against me if it is another's"]
    bag: Annotated[int, "tiles in the bag"]
    treasures_left: Annotated[int, "treasures on the map before the game ends"]
    lead: Annotated[int, "by how much my {} color is above the rival's", RANKS, Called("{} lead")]
    weakest_lead_late: Annotated[int, "the weakest lead, the more the nearer the end is"]
    second_lead_late: Annotated[int, "the second lead, the more the nearer the end is"]
    always: Annotated[int, "always one"]


LEADER, SEAT, MY_HAND, BOTH = (
    placed(OfALeader),
    placed(OfASeat),
    placed(OfMyHand),
    placed(OfBoth),
)
A_LEADER, A_HAND = size_of(OfALeader), size_of(OfMyHand)


class Side(NamedTuple):
    """Of one seat: its leaders one after the other, then the seat itself."""

    leaders: Annotated[int, 4 * A_LEADER]
    seat: Annotated[int, size_of(OfASeat)]


class Blocks(NamedTuple):
    """Where the features of each kind begin."""

    me: Annotated[int, size_of(Side)]
    rival: Annotated[int, size_of(Side)]
    hand: Annotated[int, 4 * A_HAND]
    both: Annotated[int, size_of(OfBoth)]


SIDE, AT = placed(Side), placed(Blocks)
FEATURES = (
    *(
        f"{who}, {what}" if not color else f"{who}, {color}: {what}"
        for who in ("me", "rival")
        for color, kind in (*((c, OfALeader) for c in COLORS), ("", OfASeat))
        for what in meanings_of(kind)
    ),
    *(f"{color}: {what}" for color in COLORS for what in meanings_of(OfMyHand)),
    *meanings_of(OfBoth),
)


@kernel
def describe(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """Write every feature of me against a rival."""
    describe_seat(s, n, me, x[AT.me : AT.rival])
    describe_seat(s, n, rival, x[AT.rival : AT.hand])
    for color in range(4):
        hand = x[AT.hand + color * A_HAND : AT.both]
        hand[MY_HAND.in_hand] = s.hand[me, color] / 3
        hand[MY_HAND.any_in_hand] = 1 if s.hand[me, color] > 0 else 0
        hand[MY_HAND.war_with_hand] = war_with_hand(s, n, me, rival, color)
        hand[MY_HAND.revolt_with_hand] = revolt_with_hand(s, n, me, rival, color)
    describe_both(s, n, me, rival, x[AT.both :])


@kernel
def describe_seat(s: State, n: Scratch, seat: int, x: Array) -> None:
    fewest = fewest_points(s, seat)
    for color in range(4):
        at = SIDE.leaders + color * A_LEADER
        of_color = x[at : at + A_LEADER]
        if n.home[seat, color] == NO_KINGDOM:
            of_color[:] = 0
        else:
            describe_leader(s, n, seat, color, of_color)
        k, spare = scoring_kingdom(n, seat, color), s.points[seat, color] - fewest
        can_score = 0 if k == NO_KINGDOM else 1
        of_color[LEADER.can_score] = can_score
        of_color[LEADER.room] = room(n, k, color)
        of_color[LEADER.points] = s.points[seat, color] / 10
        of_color[LEADER.points_to_spare] = min(spare, 10) / 10
        of_color[LEADER.weakest_and_can_score] = can_score if spare == 0 else 0
    of_seat = x[SIDE.seat :]
    for i in range(4):
        of_seat[SEAT.total + i] = n.totals[seat, i] / (5 if i == 0 else 10)
    of_seat[SEAT.treasures] = s.taken[seat] / 4
    of_seat[SEAT.catastrophes_left] = s.catastrophes_left[seat] / 2
    of_seat[SEAT.treasures_to_take] = treasures_to_take(n, seat)
    of_seat[SEAT.treasures_in_reach] = treasures_in_reach(n, seat)
    of_seat[SEAT.leaders] = leaders(n, seat)
    of_seat[SEAT.king_at_the_ziggurat] = king_at_the_ziggurat(n, seat)


@kernel
def describe_leader(s: State, n: Scratch, seat: int, color: int, x: Array) -> None:
    """What is true of a leader on the map."""
    k = n.home[seat, color]
    x[LEADER.on_the_map] = 1
    x[LEADER.followers] = min(n.tiles[k, color], 8) / 4
    x[LEADER.temples_beside] = n.temples[seat, color] / 2
    reach = rivals_in_reach(s, n, seat, color)
    x[LEADER.can_meet_a_rival] = 1 if reach.rivals else 0
    x[LEADER.stronger_by] = min(reach.stronger_by, 5) * 0.4
    x[LEADER.weaker_by] = min(reach.weaker_by, 5) * 0.4
    x[LEADER.spoils] = min(reach.spoils, 8) * 0.2
    x[LEADER.open_to_revolt] = (n.revolt[k] - n.temples[seat, color]) / 2
    x[LEADER.monuments] = n.monuments[k, color]
    x[LEADER.squares_to_complete] = min(n.squares[k, color], 2) / 2
    x[LEADER.kingdom] = min(n.extent[k], 30) / 20
    x[LEADER.strangers] = strangers(n, seat, k)


@kernel
def strangers(n: Scratch, seat: int, k: int) -> float:
    """Leaders of others live in my leader's kingdom."""
    found = 0
    for color in range(4):
        if n.ruler[k, color] != NOBODY and n.ruler[k, color] != seat:
            found += 1
    return found / 3


@kernel
def scoring_kingdom(n: Scratch, seat: int, color: int) -> int:
    """Where a seat would score a tile of a color: at its leader, or at a king without rival."""
    k = n.home[seat, color]
    king = n.home[seat, BLACK]
    if k == NO_KINGDOM and king != NO_KINGDOM and n.ruler[king, color] == NOBODY:
        return king
    return k


@kernel
def room(n: Scratch, k: int, color: int) -> float:
    """Free cells where a tile of this color would belong to the kingdom that scores it."""
    return 0 if k == NO_KINGDOM else min(n.room[k, 1 if color == BLUE else 0], 8) / 8


@kernel
def fewest_points(s: State, seat: int) -> int:
    points = s.points[seat]
    return min(min(points[0], points[1]), min(points[2], points[3]))


@kernel
def treasures_to_take(n: Scratch, seat: int) -> float:
    """Treasures in my trader's kingdom."""
    k = n.home[seat, GREEN]
    return 0 if k == NO_KINGDOM else n.treasures[k] / 2


@kernel
def leaders(n: Scratch, seat: int) -> float:
    """My leaders on the map."""
    found = 0
    for color in range(4):
        found += n.home[seat, color] != NO_KINGDOM
    return found / 4


@kernel
def king_at_the_ziggurat(n: Scratch, seat: int) -> float:
    """My king collects at the ziggurat."""
    return 1 if n.ziggurat != NO_KINGDOM and n.ziggurat == n.home[seat, BLACK] else 0


@kernel
def describe_both(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    x[BOTH.missing_tiles] = (HAND_SIZE - hand_size(s, me)) / 3
    x[BOTH.my_turn] = 1 if s.turn == me else 0
    x[BOTH.actions_left] = s.actions_left / (2 if s.turn == me else -2)
    x[BOTH.bag] = in_all(s.bag) / FULL_BAG
    x[BOTH.treasures_left] = (count(load(s.treasure)) - TREASURES_AT_THE_END) / 8
    late = 1 - min(x[BOTH.bag], x[BOTH.treasures_left])
    for i in range(4):
        x[BOTH.lead + i] = lead(n, me, rival, i)
    x[BOTH.weakest_lead_late] = x[BOTH.lead] * late
    x[BOTH.second_lead_late] = x[BOTH.lead + 1] * late
    x[BOTH.always] = 1


@kernel
def lead(n: Scratch, me: int, rival: int, i: int) -> float:
    """My total is so much above the rival's, counted from the weakest."""
    return max(-1.5, min(1.5, (n.totals[me, i] - n.totals[rival, i]) / 5))
