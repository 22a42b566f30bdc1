"""Adam, the optimizer: what a network predicted is pulled towards what it should have predicted."""

from typing import Any

import numpy as np

from ziggurat.bots.evaluation.network import SINGLE, WORD_BITS, Network, forward
from ziggurat.bots.training.experience import Experience
from ziggurat.core.bits import ONE, ZERO, lowest_bit
from ziggurat.core.jit import arithmetic
from ziggurat.core.state import Array

DECAY_MEAN, DECAY_SQUARE = SINGLE(0.9), SINGLE(0.999)
TINY = 1e-6


@arithmetic
def adam_epoch(  # noqa: PLR0913 - one fat kernel
    kept: Experience,
    target: Array,
    order: Array,
    noted: int,
    net: Network,
    gradient: Network,
    mean: Network,
    square: Network,
    rate: float,
    batch: int,
    step: int,
) -> tuple[int, float]:
    """Correct the weights, a batch of predictions at a time; return steps made and the loss."""
    loss, waiting = 0.0, 0
    for r in range(noted):
        j = order[r]
        net.x[:], net.bits[:] = kept.x[j], kept.bits[j]
        predicted = 1.0 / (1.0 + np.exp(-forward(net)))
        wanted = target[j]
        loss -= wanted * np.log(predicted + 1e-9) + (1 - wanted) * np.log(1 - predicted + 1e-9)
        backpropagate(net, gradient, SINGLE((predicted - wanted) / batch))
        waiting += 1
        if waiting == batch or r == noted - 1:
            waiting = 0
            step += 1
            adam_step(net.linear, gradient.linear, mean.linear, square.linear, rate, step)
            if len(net.hidden) > 0:
                adam_step_net(net, gradient, mean, square, rate, step)
    return step, loss


@arithmetic
def backpropagate(net: Network, gradient: Network, error: Any) -> None:
    """Add one prediction's part in the error to the gradient."""
    for i in range(len(net.x)):
        gradient.linear[i] += error * net.x[i]
    if len(net.hidden) == 0:
        return
    gradient.hidden[:] = SINGLE(0)
    for j in range(len(net.deeper)):
        gradient.last[j] += error * net.deeper[j]
        if net.deeper[j] > SINGLE(0):
            part = error * net.last[j]
            gradient.second_bias[j] += part
            gradient_row, row = gradient.second[j], net.second[j]
            for i in range(len(row)):
                gradient_row[i] += net.hidden[i] * part
                gradient.hidden[i] += row[i] * part
    for i in range(len(net.hidden)):
        if net.hidden[i] <= SINGLE(0):
            gradient.hidden[i] = SINGLE(0)
        gradient.first_bias[i] += gradient.hidden[i]
    backpropagate_to_features(net, gradient)


@arithmetic
def backpropagate_to_features(net: Network, gradient: Network) -> None:
    for i in range(len(net.x)):
        x = net.x[i]
        if x != SINGLE(0):
            for j in range(len(net.hidden)):
                gradient.first[i, j] += x * gradient.hidden[j]
    for word in range(len(net.bits)):
        bits = net.bits[word]
        while bits != ZERO:
            row = gradient.planes[word * WORD_BITS + lowest_bit(bits)]
            for j in range(len(row)):
                row[j] += gradient.hidden[j]
            bits &= bits - ONE


@arithmetic
def adam_step_net(
    net: Network, gradient: Network, mean: Network, square: Network, rate: float, step: int
) -> None:
    adam_step(
        net.first.reshape(-1),
        gradient.first.reshape(-1),
        mean.first.reshape(-1),
        square.first.reshape(-1),
        rate,
        step,
    )
    adam_step(net.first_bias, gradient.first_bias, mean.first_bias, square.first_bias, rate, step)
    adam_step(
        net.second.reshape(-1),
        gradient.second.reshape(-1),
        mean.second.reshape(-1),
        square.second.reshape(-1),
        rate,
        step,
    )
    adam_step(
        net.second_bias, gradient.second_bias, mean.second_bias, square.second_bias, rate, step
    )
    adam_step(
        net.planes.reshape(-1),
        gradient.planes.reshape(-1),
        mean.planes.reshape(-1),
        square.planes.reshape(-1),
        rate,
        step,
    )
    adam_step(net.last, gradient.last, mean.last, square.last, rate, step)


@arithmetic
def adam_step(
    w: Array, gradient: Array, mean: Array, square: Array, rate: float, step: int
) -> None:
    """One step of Adam; the gradient is spent."""
    early_mean, early_square = 1 - 0.9**step, 1 - 0.999**step
    for i in range(len(w)):
        mean[i] = DECAY_MEAN * mean[i] + (SINGLE(1) - DECAY_MEAN) * gradient[i]
        square[i] = (
            DECAY_SQUARE * square[i] + (SINGLE(1) - DECAY_SQUARE) * gradient[i] * gradient[i]
        )
        w[i] -= SINGLE(rate * (mean[i] / early_mean) / (np.sqrt(square[i] / early_square) + TINY))
        gradient[i] = SINGLE(0)
