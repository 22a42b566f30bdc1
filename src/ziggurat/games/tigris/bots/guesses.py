"""What the tiles nobody has seen allow: how a fight will most likely go."""

from ziggurat.core.jit import kernel
from ziggurat.games.tigris.conflicts import ATTACKER, DEFENDER, support_color
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.turns import hand_size, in_all


@kernel
def attack_with(s: State) -> int:
    """Enough to beat the defense to be expected, all if that may do, or nothing."""
    color = support_color(s)
    attacker, defender = s.fighter[ATTACKER], s.fighter[DEFENDER]
    tiles, alike = unseen(s, attacker, color)
    expected = (hand_size(s, defender) * alike + tiles // 2) // max(1, tiles)
    need = s.strength[DEFENDER] - s.strength[ATTACKER] + 1
    have = s.hand[attacker, color]
    if have < need:
        return 0
    return max(0, min(have, need + expected, 6))


@kernel
def tiles_needed(s: State) -> int:
    """What the defender must add to draw level, which is to win; at most a hand."""
    return min(max(0, s.strength[ATTACKER] + s.support[ATTACKER] - s.strength[DEFENDER]), 7)


@kernel
def weakest_color(s: State, seat: int) -> int:
    weakest = 0
    for color in range(1, 4):
        if s.points[seat, color] < s.points[seat, weakest]:
            weakest = color
    return weakest


@kernel
def unseen(s: State, me: int, color: int) -> tuple[int, int]:
    """How many tiles a seat has not seen, and how many of one color are among them."""
    tiles, alike = in_all(s.bag), s.bag[color]
    for other in range(s.seats):
        if other != me:
            tiles += hand_size(s, other) + in_all(s.swapped[other])
            alike += s.hand[other, color] + s.swapped[other, color]
    return tiles, alike


@kernel
def chance_of(s: State, me: int, seat: int, color: int, need: int) -> float:
    """The chance that another seat's hand holds at least so many tiles of a color."""
    tiles, alike = unseen(s, me, color)
    hand = hand_size(s, seat)
    if need <= 0:
        return 1.0
    if need > hand or need > alike or need > 6:
        return 0.0
    chance = 1.0  # of none at all
    for i in range(hand):
        chance *= max(0.0, tiles - alike - i) / max(1.0, tiles - i)
    if chance <= 0.0:
        return 1.0
    fewer = chance
    for k in range(need - 1):
        chance *= (alike - k) * (hand - k) / ((k + 1.0) * max(1.0, tiles - alike - hand + k + 1.0))
        fewer += chance
    return max(0.0, min(1.0, 1.0 - fewer))
