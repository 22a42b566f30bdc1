"""What the tiles nobody has seen allow: how a fight will most likely go."""

import numpy as np

from ziggurat.core.jit import kernel
from ziggurat.games.tigris.bots.beliefs import fill_counts
from ziggurat.games.tigris.conflicts import ATTACKER, DEFENDER, support_color
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.turns import hand_size


@kernel
def attack_with(s: State) -> int:
    """Enough to beat the defense to be expected, all if that may do, or nothing."""
    color = support_color(s)
    attacker, defender = s.fighter[ATTACKER], s.fighter[DEFENDER]
    expected = expected_tiles(s, attacker, defender, color)
    need = s.strength[DEFENDER] - s.strength[ATTACKER] + 1
    have = s.hand[attacker, color]
    if have < need:
        return 0
    return max(0, min(have, need + expected, 6))


@kernel
def defend_with(s: State) -> int:
    """What is needed to win if it is there, else nothing."""
    need = tiles_needed(s)
    return need if s.hand[s.asked, support_color(s)] >= need else 0


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
def chance_of(s: State, me: int, seat: int, color: int, need: int) -> float:
    """The chance that another seat's hand holds at least so many tiles of a color."""
    if need <= 0:
        return 1.0
    size = hand_size(s, seat)
    counts, chance = np.empty(size + 1), 0.0
    fill_counts(s, me, seat, color, counts)
    for held in range(need, size + 1):
        chance += counts[held]
    return min(chance, 1.0)


@kernel
def expected_tiles(s: State, me: int, seat: int, color: int) -> int:
    """How many tiles of a color another seat's hand holds on average, to the nearest."""
    size = hand_size(s, seat)
    counts, mean = np.empty(size + 1), 0.5
    fill_counts(s, me, seat, color, counts)
    for held in range(size + 1):
        mean += held * counts[held]
    return int(mean)
