"""Roads: chains of palaces, and the best set of them."""

from typing import Any

import numpy as np

from ziggurat.core.bits import ONE, ZERO, bit, bits_in, lowest_bit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant
from ziggurat.games.china.data import BOX, CHAIN, PALACE, SPACES
from ziggurat.games.china.records import State

MOST_CHAINS = SPACES // CHAIN
MOST_PALACES = BOX[PALACE]
# Points come first, then few chains, then long ones: each counts more than all that follow.
POINT, FEWER = constant(1 << 19), constant(1 << 13)
# A chain of eight or more is two chains of four or more, worth as much if it is not doubled.
# In networks larger than anybody has palaces for, only fortified ones are tried at any length.
LONGEST_PLAIN = 2 * CHAIN - 1
SMALL_TABLE = 16  # bits: a larger network forgets some of what it has worked out, nothing worse


@kernel
def best_chains(s: State, owner: int, chains: Array) -> int:
    """The chains a player scores: of all sets in which no palace is used twice the best one.

    Of equally good sets the one with fewer and longer chains. Returns how many there are.
    """
    found, left = 0, s.palace[owner]
    while left != ZERO:
        network = connected(s, left & (~left + ONE), left)
        left ^= network
        if bits_in(network) >= CHAIN:
            found = joined(s, chains, found, best_of_network(s, network, chains, found))
    return found


@kernel
def connected(s: State, network: Any, ground: Any) -> Any:
    """Every palace of the ground that roads join to some of its palaces."""
    edge = network
    while edge != ZERO:
        space = lowest_bit(edge)
        edge &= edge - ONE
        new = s.road[space] & ground & ~network
        network |= new
        edge |= new
    return network


@kernel
def chain_points(s: State, chain: Any) -> int:
    """A point for each palace; twice that if one of them stands on a fortification."""
    return bits_in(chain) * (2 if chain & s.fort != ZERO else 1)


@kernel
def chain_value(s: State, chain: Any) -> int:
    """Points first, then few chains rather than many, then long ones rather than short."""
    length = bits_in(chain)
    return chain_points(s, chain) * POINT - FEWER + length * length


@kernel
def best_of_network(s: State, network: Any, chains: Array, found: int) -> int:
    """Try every set of chains of palaces that hang together."""
    size = bits_in(network)
    paths = np.empty(64, np.uint64)
    count, paths = list_paths(s, network, paths)
    if count == 0:
        return found
    first = np.zeros(SPACES + 1, np.int64)
    paths = by_lowest(paths, count, first)
    table = 1 << min(size, SMALL_TABLE)
    known, value = np.zeros(table, np.uint64), np.zeros(table, np.int64)
    while network != ZERO:
        best = best_value(s, network, paths, first, known, value)
        if best == 0:
            break
        space = lowest_bit(network)
        rest = network & (network - ONE)
        for i in range(first[space], first[space + 1]):
            if paths[i] & ~network == ZERO:
                after = network ^ paths[i]
                total = chain_value(s, paths[i])
                total += best_value(s, after, paths, first, known, value)
                if total == best:
                    chains[found] = paths[i]
                    found += 1
                    rest = after
                    break
        network = rest
    return found


@kernel
def best_value(
    s: State, network: Any, paths: Array, first: Array, known: Array, value: Array
) -> int:
    """What the palaces of a network are worth at best: its first one is in a chain, or in none."""
    if bits_in(network) < CHAIN:
        return 0
    part = connected(s, network & (~network + ONE), network)
    if part != network:
        first_part = best_value(s, part, paths, first, known, value)
        return first_part + best_value(s, network ^ part, paths, first, known, value)
    slot = slot_of(network, known)
    if known[slot] == network:
        return value[slot]
    space = lowest_bit(network)
    best, most = 0, chain_value(s, network)  # as if it were one chain
    for i in range(first[space], first[space + 1]):
        if paths[i] & ~network == ZERO and best < most:
            rest = best_value(s, network ^ paths[i], paths, first, known, value)
            best = max(best, chain_value(s, paths[i]) + rest)
    others = network & (network - ONE)
    if best < chain_value(s, others):
        best = max(best, best_value(s, others, paths, first, known, value))
    known[slot] = network
    value[slot] = best
    return best


@kernel
def slot_of(network: Any, known: Array) -> Any:
    """Where a network is remembered; another may push it out."""
    mixed = network * np.uint64(0x9E3779B97F4A7C15)
    return np.int64(mixed >> np.uint64(40)) & (known.size - 1)


@kernel
def list_paths(s: State, network: Any, paths: Array) -> tuple[int, Array]:
    """Every simple path that has to be tried, each set of palaces once for each pair of ends."""
    large = bits_in(network) > MOST_PALACES
    plain = large and network & s.fort == ZERO
    here, options = np.zeros(SPACES, np.int64), np.zeros(SPACES, np.uint64)
    count, starts = 0, network
    while starts != ZERO:
        start = lowest_bit(starts)
        starts &= starts - ONE
        depth, path = 0, bit(start)
        here[0], options[0] = start, s.road[start] & network
        while depth >= 0:
            onward = options[depth] & ~path
            if onward == ZERO or (plain and depth + 1 == LONGEST_PLAIN):
                path ^= bit(here[depth])
                depth -= 1
                continue
            space = lowest_bit(onward)
            options[depth] = onward & (onward - ONE)
            depth += 1
            here[depth], options[depth] = space, s.road[space] & network
            path |= bit(space)
            told = not large or depth + 1 <= LONGEST_PLAIN or path & s.fort != ZERO
            if told and depth + 1 >= CHAIN and start < space:
                if count == paths.size:
                    longer = np.empty(2 * paths.size, np.uint64)
                    for i in range(count):
                        longer[i] = paths[i]
                    paths = longer
                paths[count] = path
                count += 1
    return count, paths


@kernel
def by_lowest(paths: Array, count: int, first: Array) -> Array:
    """The same paths, those with the same lowest space together; `first` says where."""
    for i in range(count):
        first[lowest_bit(paths[i]) + 1] += 1
    for space in range(SPACES):
        first[space + 1] += first[space]
    place, found = first.copy(), np.empty(count, np.uint64)
    for i in range(count):
        space = lowest_bit(paths[i])
        found[place[space]] = paths[i]
        place[space] += 1
    return found


@kernel
def joined(s: State, chains: Array, begin: int, end: int) -> int:
    """Chains of one network that can be one chain become one; return their new end."""
    i = begin
    while i < end:
        j = i + 1
        while j < end and not is_chain(s, chains[i] | chains[j]):
            j += 1
        if j == end:
            i += 1
        else:
            chains[i] |= chains[j]
            end -= 1
            chains[j] = chains[end]
            i = begin
    return end


@kernel
def is_chain(s: State, palaces: Any) -> bool:
    """Whether one simple path leads through all of these palaces."""
    starts = palaces
    while starts != ZERO:
        start = starts & (~starts + ONE)
        starts ^= start
        if goes_on(s, lowest_bit(start), palaces ^ start):
            return True
    return False


@kernel
def goes_on(s: State, space: int, left: Any) -> bool:
    """Whether a path from this space leads through all that is left."""
    if left == ZERO:
        return True
    onward = s.road[space] & left
    while onward != ZERO:
        step = onward & (~onward + ONE)
        onward ^= step
        if goes_on(s, lowest_bit(step), left ^ step):
            return True
    return False
