"""A mind: the weights of a judgement, and the paper it works on."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ziggurat.bots.judgement import MOST_OUTCOMES, Judgement
from ziggurat.core.jit import arithmetic
from ziggurat.core.state import Array

SINGLE = np.float32
MOST_SEATS = 8


class Mind(NamedTuple):
    """A linear part beside a small net of two hidden layers, which may be empty."""

    linear: Array
    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    last: Array
    # Paper.
    x: Array  # the features
    hidden: Array
    deeper: Array
    notes: Array  # one record of the game's notes
    chances: Array
    places: Array


WEIGHTS = Mind._fields[:6]


def mind_of(judge: Judgement, weights: Sequence[Array]) -> Mind:
    """A mind with these weights and fresh paper; each thread needs its own."""
    kept = [np.ascontiguousarray(array, SINGLE) for array in weights]
    return Mind(
        *kept,
        x=np.zeros(len(judge.features), SINGLE),
        hidden=np.zeros(len(kept[2]), SINGLE),
        deeper=np.zeros(len(kept[4]), SINGLE),
        notes=np.zeros(1, judge.notes),
        chances=np.zeros(MOST_OUTCOMES),
        places=np.zeros(MOST_SEATS, np.int64),
    )


def weights_of(linear: Array, hidden: int = 0, deeper: int = 0, seed: int = 0) -> list[Array]:
    """A linear judgement, with a fresh net beside it that says nothing yet."""
    dice, inputs = np.random.default_rng(seed), len(linear)
    first = dice.normal(size=(inputs, hidden)) * np.sqrt(2 / inputs)
    second = dice.normal(size=(hidden, deeper)) * np.sqrt(2 / max(hidden, 1))
    zeros = np.zeros(hidden), np.zeros(deeper)
    arrays = (linear, first, zeros[0], second, zeros[1], np.zeros(deeper))
    return [np.ascontiguousarray(array, SINGLE) for array in arrays]


@arithmetic
def verdict(m: Mind) -> float:
    """The odds, as a logarithm, that the described seat finishes ahead of the rival."""
    total = SINGLE(0)
    for i in range(len(m.x)):
        total += m.linear[i] * m.x[i]
    if len(m.hidden) == 0:
        return np.float64(total)
    m.hidden[:] = m.first_bias
    for i in range(len(m.x)):
        x = m.x[i]
        if x != SINGLE(0):
            for j in range(len(m.hidden)):
                m.hidden[j] += x * m.first[i, j]
    m.deeper[:] = m.second_bias
    for i in range(len(m.hidden)):
        x = m.hidden[i]
        if x > SINGLE(0):
            for j in range(len(m.deeper)):
                m.deeper[j] += x * m.second[i, j]
    for j in range(len(m.deeper)):
        if m.deeper[j] > SINGLE(0):
            total += m.deeper[j] * m.last[j]
    return np.float64(total)
