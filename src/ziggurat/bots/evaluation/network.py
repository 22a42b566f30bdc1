"""The network of an evaluation: its weights, and the scratch memory it works in."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ziggurat.core.bits import ONE, ZERO, lowest_bit
from ziggurat.core.evaluation import MOST_OUTCOMES, Evaluation
from ziggurat.core.jit import arithmetic, woven
from ziggurat.core.state import Array

SINGLE = np.float32
MOST_SEATS = 8
PAIRS = MOST_SEATS * MOST_SEATS
WORD_BITS = 64


class Network(NamedTuple):
    """A linear part beside a small net of two hidden layers, which may be empty."""

    linear: Array
    first: Array
    first_bias: Array
    second: Array  # a row for each unit it leads to: sums along rows are the fast ones
    second_bias: Array
    planes: Array  # a row for each bit of the planes, added to the first layer where it is set
    last: Array
    # Scratch.
    x: Array  # the features
    bits: Array  # the planes
    hidden: Array
    deeper: Array
    scratch: Array  # one scratch record of the game
    chances: Array
    places: Array
    # The last features of each pair of seats and their sums, to change only what differs.
    cached: Array  # whether there is anything
    cached_x: Array  # features
    cached_bits: Array  # planes
    cached_sums: Array  # of the first layer
    cached_linear: Array  # of the linear part


WEIGHTS = Network._fields[:7]
PLANES = WEIGHTS.index("planes")
LINEAR_ALONE = "plain"  # in the files: linear weights trained alone


def network_of(evaluation: Evaluation, weights: Sequence[Array]) -> Network:
    """A network with these weights and scratch of its own; each thread needs one."""
    kept = [np.ascontiguousarray(array, SINGLE) for array in weights]
    return Network(
        **dict(zip(WEIGHTS, kept, strict=True)),
        x=np.zeros(len(evaluation.features), SINGLE),
        bits=np.zeros(evaluation.plane_words, np.uint64),
        hidden=np.zeros(len(kept[2]), SINGLE),
        deeper=np.zeros(len(kept[4]), SINGLE),
        scratch=np.zeros(1, evaluation.scratch),
        chances=np.zeros(MOST_OUTCOMES),
        places=np.zeros(MOST_SEATS, np.int64),
        cached=np.zeros(PAIRS, np.int64),
        cached_x=np.zeros((PAIRS, len(evaluation.features)), SINGLE),
        cached_bits=np.zeros((PAIRS, evaluation.plane_words), np.uint64),
        cached_sums=np.zeros((PAIRS, len(kept[2])), SINGLE),
        cached_linear=np.zeros(PAIRS, SINGLE),
    )


def initial_weights(
    evaluation: Evaluation, linear: Array, hidden: int = 0, deeper: int = 0, seed: int = 0
) -> list[Array]:
    """A linear evaluation, with a fresh net beside it that says nothing yet."""
    dice, inputs = np.random.default_rng(seed), len(linear)
    first = dice.normal(size=(inputs, hidden)) * np.sqrt(2 / inputs)
    second = dice.normal(size=(deeper, hidden)) * np.sqrt(2 / max(hidden, 1))
    zeros = np.zeros(hidden), np.zeros(deeper)
    planes = no_planes(evaluation, hidden)
    arrays = (linear, first, zeros[0], second, zeros[1], planes, np.zeros(deeper))
    return [np.ascontiguousarray(array, SINGLE) for array in arrays]


def no_planes(evaluation: Evaluation, hidden: int) -> Array:
    """The rows of a net that has not learned anything of the planes."""
    return np.zeros((WORD_BITS * evaluation.plane_words, hidden), SINGLE)


@arithmetic
def forward(net: Network) -> float:
    """The odds, as a logarithm, that the described seat finishes ahead of the rival."""
    total = SINGLE(0)
    for i in range(len(net.x)):
        total += net.linear[i] * net.x[i]
    for j in range(len(net.hidden)):
        net.hidden[j] = net.first_bias[j]
    for i in range(len(net.x)):
        x = net.x[i]
        if x != SINGLE(0):
            for j in range(len(net.hidden)):
                net.hidden[j] += x * net.first[i, j]
    add_planes(net, net.hidden)
    return np.float64(total + hidden_layers(net, net.hidden))


@arithmetic
def forward_again(net: Network, pair: int) -> float:
    """The same for a pair evaluated before: most features are as they were one action ago."""
    x, linear, first = net.x, net.linear, net.first
    cached_x, cached_sums = net.cached_x[pair], net.cached_sums[pair]
    if net.cached[pair] == 0:
        net.cached[pair] = 1
        cached_x[:] = SINGLE(0)
        net.cached_bits[pair, :] = ZERO
        for j in range(len(cached_sums)):
            cached_sums[j] = net.first_bias[j]
        net.cached_linear[pair] = SINGLE(0)
    total = net.cached_linear[pair]
    for i in range(len(x)):
        change = x[i] - cached_x[i]
        if change != SINGLE(0):
            cached_x[i] = x[i]
            total += linear[i] * change
            for j in range(len(cached_sums)):
                cached_sums[j] += change * first[i, j]
    net.cached_linear[pair] = total
    change_planes(net, net.cached_bits[pair], cached_sums)
    return np.float64(total + hidden_layers(net, cached_sums))


@arithmetic
def add_planes(net: Network, sums: Array) -> None:
    """Add the row of every bit that is set to the sums of the first layer."""
    for word in range(len(net.bits)):
        bits = net.bits[word]
        while bits != ZERO:
            row = net.planes[word * WORD_BITS + lowest_bit(bits)]
            for j in range(len(sums)):
                sums[j] += row[j]
            bits &= bits - ONE


@woven
def change_planes(net: Network, cached: Array, sums: Array) -> None:
    """The same where only some bits differ from those before."""
    for word in range(len(cached)):
        bits, before = net.bits[word], cached[word]
        changed = bits ^ before
        cached[word] = bits
        while changed != ZERO:
            at = lowest_bit(changed)
            row = net.planes[word * WORD_BITS + at]
            sign = SINGLE(1) if (bits >> np.uint64(at)) & ONE != ZERO else SINGLE(-1)
            for j in range(len(sums)):
                sums[j] += sign * row[j]
            changed &= changed - ONE


@woven  # a network is many arrays: handing it on would cost as much as the second layer
def hidden_layers(net: Network, sums: Array) -> Any:
    """What the net adds to the linear part, from the sums of its first layer."""
    hidden = net.hidden
    for i in range(len(sums)):
        hidden[i] = max(sums[i], SINGLE(0))
    total = SINGLE(0)
    for j in range(len(net.deeper)):
        row, unit = net.second[j], net.second_bias[j]
        for i in range(len(row)):
            unit += hidden[i] * row[i]
        net.deeper[j] = max(unit, SINGLE(0))
        total += net.deeper[j] * net.last[j]
    return total
