"""How a policy learns: what it rates is pulled towards what a search tried, by Adam."""

from typing import Any

import numpy as np

from ziggurat.bots.evaluation.network import SINGLE
from ziggurat.bots.evaluation.policy import Policy, add_up
from ziggurat.bots.training.adam import adam_step
from ziggurat.bots.training.self_play_by_search import Choices
from ziggurat.core.jit import arithmetic
from ziggurat.core.state import Array

BATCH = 16  # positions learned from together


@arithmetic
def policy_epoch(  # noqa: PLR0913 - one fat kernel
    choices: Choices,
    policy: Policy,
    gradient: Policy,
    mean: Policy,
    square: Policy,
    ratings: Array,
    rate: float,
    step: int,
) -> tuple[int, float]:
    """Correct a policy by the choices of a game; return steps made and the loss."""
    loss, at = 0.0, 0
    for k in range(len(choices.size)):
        n = choices.size[k]
        for j in range(n):
            for m in range(policy.noticed.shape[1]):
                policy.noticed[j, m] = choices.noticed[at + j, m]
        add_up(choices.x[k], policy, n, ratings)
        top, total = ratings[0], 0.0
        for j in range(n):
            top = max(top, ratings[j])
        for j in range(n):
            ratings[j] = np.exp(ratings[j] - top)
            total += ratings[j]
        for j in range(n):
            share = ratings[j] / total
            loss -= choices.wanted[at + j] * np.log(share + 1e-9)
            ratings[j] = (share - choices.wanted[at + j]) / BATCH
        backpropagate(choices.x[k], policy, gradient, n, ratings)
        at += n
        if k % BATCH == BATCH - 1 or k == len(choices.size) - 1:
            step += 1
            adam_step_policy(policy, gradient, mean, square, rate, step)
    return step, loss


@arithmetic
def backpropagate(x: Array, policy: Policy, gradient: Policy, n: int, errors: Array) -> None:
    """Add the errors of one position's ratings to the gradient."""
    sums = gradient.sums
    sums[:] = SINGLE(0)
    for j in range(n):
        backpropagate_rating(policy, gradient, policy.noticed[j], SINGLE(errors[j]))
    for h in range(len(sums)):
        gradient.bias[h] += sums[h]
    for i in range(len(x)):
        if x[i] != SINGLE(0):
            for h in range(len(sums)):
                gradient.position[i, h] += x[i] * sums[h]


@arithmetic
def backpropagate_rating(policy: Policy, gradient: Policy, noted: Array, error: Any) -> None:
    """The part of one candidate, whose cases are noted."""
    hidden, sums = policy.hidden, gradient.sums
    for h in range(len(hidden)):
        hidden[h] = policy.sums[h]
    for m in range(len(noted)):
        for h in range(len(hidden)):
            hidden[h] += policy.cases[noted[m], h]
    for h in range(len(hidden)):
        gradient.last[h] += error * max(hidden[h], SINGLE(0))
        hidden[h] = error * policy.last[h] if hidden[h] > SINGLE(0) else SINGLE(0)
        sums[h] += hidden[h]
    for m in range(len(noted)):
        for h in range(len(hidden)):
            gradient.cases[noted[m], h] += hidden[h]


@arithmetic
def adam_step_policy(
    policy: Policy, gradient: Policy, mean: Policy, square: Policy, rate: float, step: int
) -> None:
    adam_step(
        policy.cases.reshape(-1),
        gradient.cases.reshape(-1),
        mean.cases.reshape(-1),
        square.cases.reshape(-1),
        rate,
        step,
    )
    adam_step(
        policy.position.reshape(-1),
        gradient.position.reshape(-1),
        mean.position.reshape(-1),
        square.position.reshape(-1),
        rate,
        step,
    )
    adam_step(policy.bias, gradient.bias, mean.bias, square.bias, rate, step)
    adam_step(policy.last, gradient.last, mean.last, square.last, rate, step)
