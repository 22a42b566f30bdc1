"""What a whole turn is worth to one seat against another, and how likely a rival can pay for it."""

from typing import Any

from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.china.bots.gains import (
    MINE,
    THEIRS,
    embassy_worth,
    envoy_worth,
    palace_worth,
    pieces_affordable,
)
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.cards import cards_in
from ziggurat.games.china.data import COLORS, EMISSARY, PALACE
from ziggurat.games.china.records import State


@kernel
def weigh_turns(s: State, n: Scratch, me: int, rival: int) -> None:
    """What a piece and a turn in each province would gain me and the rival."""
    for province in range(s.provinces):
        weigh_turn(s, n, province, me, rival, MINE)
        weigh_turn(s, n, province, rival, me, THEIRS)


@kernel
def weigh_turn(s: State, n: Scratch, province: int, seat: int, other: int, side: int) -> None:
    """A palace counts with the road it makes; a turn may be two palaces, two emissaries or both."""
    envoy = envoy_worth(s, n, province, seat, other)
    n.piece_worth[side, province] = n.turn_worth[side, province] = max(envoy, 0)
    builds = n.free[province] > 0 and s.supply[seat, PALACE] > 0
    if builds:
        road = n.road_gain_in[province, seat]
        palace = palace_worth(n, province, seat, other, 0) + road
        n.piece_worth[side, province] = max(palace, n.piece_worth[side, province])
        both = palace_worth(n, province, seat, other, 1) + road
        if n.empty[province] == 0 and has_room_then(s, n, province, seat):
            gain = n.envoy_promise[province, seat]
            both = max(both, palace + embassy_worth(s, n, province, seat, other, gain, 1))
        n.turn_worth[side, province] = max(both, n.piece_worth[side, province])
    if n.room[province] > 1 and s.supply[seat, EMISSARY] > 1:
        envoys = embassy_worth(s, n, province, seat, other, n.envoys_gain[province, seat], 2)
        n.turn_worth[side, province] = max(envoys, n.turn_worth[side, province])


@kernel
def has_room_then(s: State, n: Scratch, province: int, seat: int) -> bool:
    """With one more palace of a seat there is room for an emissary of its own."""
    if s.supply[seat, EMISSARY] == 0:
        return False
    return n.room[province] + raised(n, province, seat) > 0


@kernel
def raised(n: Scratch, province: int, seat: int) -> int:
    """One more palace raises the limit of emissaries where nobody has more palaces."""
    limit = n.room[province] + n.envoys[province]
    return 1 if n.houses[province, seat] >= limit else 0


@kernel
def best_turns(s: State, n: Scratch, cards: Array, side: int) -> tuple[int, int]:
    """The most that one turn with these cards would gain, and the same in another province."""
    best, second = 0, 0
    for province in range(s.provinces):
        if n.turn_worth[side, province] > second:
            pieces = pieces_affordable(s, cards, province)
            worth = payable(n, province, side, pieces)
            if worth > best:
                best, second = worth, best
            else:
                second = max(second, worth)
    return best, second


@kernel
def payable(n: Scratch, province: int, side: int, pieces: int) -> Any:
    """What so many pieces are worth in a province."""
    if pieces == 0:
        return 0
    return n.turn_worth[side, province] if pieces > 1 else n.piece_worth[side, province]


@kernel
def best_race(s: State, n: Scratch, cards: Array) -> Any:
    """The most that I would gain and the rival lose where both want to build and my cards pay."""
    best = 0
    for province in range(s.provinces):
        mine, theirs = n.piece_worth[MINE, province], n.turn_worth[THEIRS, province]
        if mine > 0 and mine + theirs > best and pieces_affordable(s, cards, province) > 0:
            best = mine + theirs
    return best


@kernel
def wanted_by_both(s: State, n: Scratch) -> Any:
    """What pieces are worth where both want one, all together."""
    total = 0
    for province in range(s.provinces):
        total += min(n.piece_worth[MINE, province], n.piece_worth[THEIRS, province])
    return total


@kernel
def best_turn(s: State, n: Scratch, side: int) -> Any:
    """The most that one turn with the right cards would gain."""
    best = 0
    for province in range(s.provinces):
        best = max(best, n.turn_worth[side, province])
    return best


@kernel
def fill_likely_cards(s: State, n: Scratch, me: int, rival: int) -> None:
    """How likely the rival holds a card of each color, and two: any that I have not seen."""
    in_all = cards_in(s.pile)
    for owner in range(s.seats):
        if owner != me:
            in_all += cards_in(s.hand[owner]) - cards_in(s.seen[owner])
    unknown = cards_in(s.hand[rival]) - cards_in(s.seen[rival])
    for color in range(len(COLORS)):
        share = unseen(s, me, color) / max(in_all, 1)
        none, one = 1.0, 0.0  # of the cards that were not seen
        for _ in range(unknown):
            none, one = none * (1 - share), one * (1 - share) + none * share
        seen = s.seen[rival, color]
        n.holds_one[color] = 1.0 if seen > 0 else 1 - none
        n.holds_two[color] = 1.0 if seen > 1 else 1 - none - (one if seen == 0 else 0.0)


@kernel
def unseen(s: State, me: int, color: int) -> Any:
    """Cards of a color that may lie in the pile or in the hands of others."""
    cards = s.pile[color]
    for owner in range(s.seats):
        if owner != me:
            cards += s.hand[owner, color] - s.seen[owner, color]
    return cards


@kernel
def likely_turn(s: State, n: Scratch) -> float:
    """What the rival may expect of his best turn, with the cards he is likely to hold."""
    pairs, best = 0.0, 0.0
    for color in range(len(COLORS)):
        pairs += n.holds_two[color]
    for province in range(s.provinces):
        color = s.color[province]
        joker = min(1.0, pairs - n.holds_two[color])
        pays = n.holds_one[color] + (1 - n.holds_one[color]) * joker
        piece, turn = n.piece_worth[THEIRS, province], n.turn_worth[THEIRS, province]
        pays_twice = max(n.holds_two[color], n.holds_one[color] * joker)
        best = max(best, piece * pays + (turn - piece) * pays_twice)
    return best
