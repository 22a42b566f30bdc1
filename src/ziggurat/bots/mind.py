"""A mind: the weights of a judgement, and the paper it works on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.judgement import MOST_OUTCOMES, Judgement
from ziggurat.core.jit import arithmetic
from ziggurat.core.state import Array

SINGLE = np.float32
MOST_SEATS = 8
PAIRS = MOST_SEATS * MOST_SEATS


class Mind(NamedTuple):
    """A linear part beside a small net of two hidden layers, which may be empty."""

    linear: Array
    first: Array
    first_bias: Array
    second: Array  # a row for each unit it leads to: sums along rows are the fast ones
    second_bias: Array
    last: Array
    # Paper.
    x: Array  # the features
    hidden: Array
    deeper: Array
    notes: Array  # one record of the game's notes
    chances: Array
    places: Array
    # What was said last of each pair of seats, to change only what differs.
    known: Array  # whether there is anything
    seen: Array  # features
    sums: Array  # of the first layer
    line: Array  # of the linear part


WEIGHTS = Mind._fields[:6]
PLAIN = "plain"  # in the files: linear weights trained alone


def mind_of(judge: Judgement, weights: Sequence[Array]) -> Mind:
    """A mind with these weights and fresh paper; each thread needs its own."""
    kept = [np.ascontiguousarray(array, SINGLE) for array in weights]
    return Mind(
        **dict(zip(WEIGHTS, kept, strict=True)),
        x=np.zeros(len(judge.features), SINGLE),
        hidden=np.zeros(len(kept[2]), SINGLE),
        deeper=np.zeros(len(kept[4]), SINGLE),
        notes=np.zeros(1, judge.notes),
        chances=np.zeros(MOST_OUTCOMES),
        places=np.zeros(MOST_SEATS, np.int64),
        known=np.zeros(PAIRS, np.int64),
        seen=np.zeros((PAIRS, len(judge.features)), SINGLE),
        sums=np.zeros((PAIRS, len(kept[2])), SINGLE),
        line=np.zeros(PAIRS, SINGLE),
    )


def weights_of(linear: Array, hidden: int = 0, deeper: int = 0, seed: int = 0) -> list[Array]:
    """A linear judgement, with a fresh net beside it that says nothing yet."""
    dice, inputs = np.random.default_rng(seed), len(linear)
    first = dice.normal(size=(inputs, hidden)) * np.sqrt(2 / inputs)
    second = dice.normal(size=(deeper, hidden)) * np.sqrt(2 / max(hidden, 1))
    zeros = np.zeros(hidden), np.zeros(deeper)
    arrays = (linear, first, zeros[0], second, zeros[1], np.zeros(deeper))
    return [np.ascontiguousarray(array, SINGLE) for array in arrays]


@arithmetic
def verdict(m: Mind) -> float:
    """The odds, as a logarithm, that the described seat finishes ahead of the rival."""
    total = SINGLE(0)
    for i in range(len(m.x)):
        total += m.linear[i] * m.x[i]
    for j in range(len(m.hidden)):
        m.hidden[j] = m.first_bias[j]
    for i in range(len(m.x)):
        x = m.x[i]
        if x != SINGLE(0):
            for j in range(len(m.hidden)):
                m.hidden[j] += x * m.first[i, j]
    return np.float64(total + deeper_part(m))


@arithmetic
def verdict_again(m: Mind, pair: int) -> float:
    """The same for a pair judged before: most features are as they were one action ago."""
    seen, sums = m.seen[pair], m.sums[pair]
    if m.known[pair] == 0:
        m.known[pair] = 1
        seen[:] = SINGLE(0)
        for j in range(len(sums)):
            sums[j] = m.first_bias[j]
        m.line[pair] = SINGLE(0)
    for i in range(len(m.x)):
        change = m.x[i] - seen[i]
        if change != SINGLE(0):
            seen[i] = m.x[i]
            m.line[pair] += m.linear[i] * change
            for j in range(len(sums)):
                sums[j] += change * m.first[i, j]
    for j in range(len(sums)):
        m.hidden[j] = sums[j]
    return np.float64(m.line[pair] + deeper_part(m))


@arithmetic
def deeper_part(m: Mind) -> Any:
    """What the net adds to the linear part, from the sums of its first layer."""
    for i in range(len(m.hidden)):
        m.hidden[i] = max(m.hidden[i], SINGLE(0))
    total = SINGLE(0)
    for j in range(len(m.deeper)):
        row, unit = m.second[j], m.second_bias[j]
        for i in range(len(row)):
            unit += m.hidden[i] * row[i]
        m.deeper[j] = max(unit, SINGLE(0))
        total += m.deeper[j] * m.last[j]
    return total
