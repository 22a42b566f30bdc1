"""Roads: the chains of each seat, and how they may grow."""

from typing import Any

import numpy as np

from ziggurat.core.bits import ONE, ZERO, bits_in, lowest_bit
from ziggurat.core.dice import GOLDEN
from ziggurat.core.jit import kernel
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.data import CHAIN
from ziggurat.games.china.records import State
from ziggurat.games.china.roads import connected
from ziggurat.games.china.scoring import road_points
from ziggurat.games.china.state import NOWHERE

MOST_NETWORKS = 64  # of one seat: each space could be one
# Chains that were worked out are remembered: most positions looked at differ in one palace.
KNOWN_CHAINS = 512
SLOT_SHIFT = np.uint64(55)


@kernel
def fill_roads(s: State, n: Scratch, seat: int, free: Any) -> None:
    """Chains of four or more pay; smaller networks with a free space beside them may grow."""
    n.road_points[seat] = known_road_points(s, n, seat)
    n.long_open[seat], n.three_open[seat], n.two_open[seat] = 0, 0, 0
    found, left, edge = 0, s.palace[seat], ZERO
    while left != ZERO:
        network = connected(s, left & (~left + ONE), left)
        left ^= network
        beside = spaces_beside(s, network) & free
        edge |= beside
        size = bits_in(network)
        n.network[found] = network
        found += 1
        if beside != ZERO:
            n.long_open[seat] += size >= CHAIN
            n.three_open[seat] += size == CHAIN - 1
            n.two_open[seat] += size == CHAIN - 2
    find_road_gain(s, n, seat, edge, found)


@kernel
def spaces_beside(s: State, network: Any) -> Any:
    beside = ZERO
    while network != ZERO:
        beside |= s.road[lowest_bit(network)]
        network &= network - ONE
    return beside


@kernel
def find_road_gain(s: State, n: Scratch, seat: int, edge: Any, found: int) -> None:
    """Where one palace would join most, there and in each province; branches are overlooked."""
    best, second, province, spaces = 0, 0, NOWHERE, 0
    for home in range(s.provinces):
        n.road_gain_in[home, seat] = 0
    while edge != ZERO:
        space = lowest_bit(edge)
        edge &= edge - ONE
        gain, home = gain_at(s, n, space, found), s.home[space, 0]
        spaces += gain > 0
        n.road_gain_in[home, seat] = max(n.road_gain_in[home, seat], gain)
        if gain > best:
            best, second, province = gain, best, home
        else:
            second = max(second, gain)
    n.road_gain[seat], n.second_road_gain[seat], n.road_gain_at[seat] = best, second, province
    n.road_spaces[seat] = spaces


@kernel
def gain_at(s: State, n: Scratch, space: int, found: int) -> Any:
    """What a palace on a space would add to the chains of the networks beside it."""
    size, before = 1, 0
    for i in range(found):
        if n.network[i] & s.road[space] != ZERO:
            part = bits_in(n.network[i])
            size += part
            before += part if part >= CHAIN else 0
    return size - before if size >= CHAIN else 0


@kernel
def known_road_points(s: State, n: Scratch, seat: int) -> int:
    """The points of a seat's chains, remembered by its palaces, their forts and the map."""
    palaces = s.palace[seat]
    if bits_in(palaces) < CHAIN:
        return 0
    ground = s.map_digest ^ (palaces & s.fort)
    slot = np.int64((palaces * GOLDEN) >> SLOT_SHIFT)
    if n.chained[slot] != palaces or n.chained_on[slot] != ground:
        n.chain_points[slot] = road_points(s, seat)
        n.chained[slot], n.chained_on[slot] = palaces, ground
    return n.chain_points[slot]
