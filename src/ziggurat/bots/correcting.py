"""Correcting a mind: what it said is pulled towards what it should have said (Adam)."""

from typing import Any

import numpy as np

from ziggurat.bots.learning import Record
from ziggurat.bots.mind import SINGLE, Mind, verdict
from ziggurat.core.jit import arithmetic
from ziggurat.core.state import Array

BATCH = 32  # judgements corrected together
DECAY_MEAN, DECAY_SQUARE = SINGLE(0.9), SINGLE(0.999)
TINY = 1e-6


@arithmetic
def learn(  # noqa: PLR0913 - one fat kernel
    kept: Record,
    target: Array,
    order: Array,
    noted: int,
    m: Mind,
    slope: Mind,
    mean: Mind,
    square: Mind,
    rate: float,
    step: int,
) -> tuple[int, float]:
    """Correct the weights by Adam, a few judgements at a time; return steps made and the loss."""
    loss, waiting = 0.0, 0
    for r in range(noted):
        j = order[r]
        m.x[:] = kept.x[j]
        said = 1.0 / (1.0 + np.exp(-verdict(m)))
        wanted = target[j]
        loss -= wanted * np.log(said + 1e-9) + (1 - wanted) * np.log(1 - said + 1e-9)
        trace_back(m, slope, SINGLE((said - wanted) / BATCH))
        waiting += 1
        if waiting == BATCH or r == noted - 1:
            waiting = 0
            step += 1
            correct(m.linear, slope.linear, mean.linear, square.linear, rate, step)
            if len(m.hidden) > 0:
                correct_net(m, slope, mean, square, rate, step)
    return step, loss


@arithmetic
def trace_back(m: Mind, slope: Mind, error: Any) -> None:
    """Add one judgement's part in the error to the slopes."""
    for i in range(len(m.x)):
        slope.linear[i] += error * m.x[i]
    if len(m.hidden) == 0:
        return
    slope.hidden[:] = SINGLE(0)
    for j in range(len(m.deeper)):
        slope.last[j] += error * m.deeper[j]
        if m.deeper[j] > SINGLE(0):
            part = error * m.last[j]
            slope.second_bias[j] += part
            slope_row, row = slope.second[j], m.second[j]
            for i in range(len(row)):
                slope_row[i] += m.hidden[i] * part
                slope.hidden[i] += row[i] * part
    for i in range(len(m.hidden)):
        if m.hidden[i] <= SINGLE(0):
            slope.hidden[i] = SINGLE(0)
        slope.first_bias[i] += slope.hidden[i]
    trace_to_features(m, slope)


@arithmetic
def trace_to_features(m: Mind, slope: Mind) -> None:
    for i in range(len(m.x)):
        x = m.x[i]
        if x != SINGLE(0):
            for j in range(len(m.hidden)):
                slope.first[i, j] += x * slope.hidden[j]


@arithmetic
def correct_net(m: Mind, slope: Mind, mean: Mind, square: Mind, rate: float, step: int) -> None:
    correct(
        m.first.reshape(-1),
        slope.first.reshape(-1),
        mean.first.reshape(-1),
        square.first.reshape(-1),
        rate,
        step,
    )
    correct(m.first_bias, slope.first_bias, mean.first_bias, square.first_bias, rate, step)
    correct(
        m.second.reshape(-1),
        slope.second.reshape(-1),
        mean.second.reshape(-1),
        square.second.reshape(-1),
        rate,
        step,
    )
    correct(m.second_bias, slope.second_bias, mean.second_bias, square.second_bias, rate, step)
    correct(m.last, slope.last, mean.last, square.last, rate, step)


@arithmetic
def correct(w: Array, slope: Array, mean: Array, square: Array, rate: float, step: int) -> None:
    """One step of Adam; the slopes are spent."""
    early_mean, early_square = 1 - 0.9**step, 1 - 0.999**step
    for i in range(len(w)):
        mean[i] = DECAY_MEAN * mean[i] + (SINGLE(1) - DECAY_MEAN) * slope[i]
        square[i] = DECAY_SQUARE * square[i] + (SINGLE(1) - DECAY_SQUARE) * slope[i] * slope[i]
        w[i] -= SINGLE(rate * (mean[i] / early_mean) / (np.sqrt(square[i] / early_square) + TINY))
        slope[i] = SINGLE(0)
