"""A policy: which candidates deserve a look, told by what is noticed of them at a glance.

Every case of a notice has a row of weights. The rows of an action's cases are added to what the
position says, and one more layer makes a number of it: the higher, the more it promises.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ziggurat.bots.evaluation.anygame import describe, fill_scratch, notice
from ziggurat.bots.evaluation.network import SINGLE, Network
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.jit import arithmetic, kernel
from ziggurat.core.state import Array, State
from ziggurat.games.anygame import asked


class Policy(NamedTuple):
    """The weights of a policy, which may be empty, and the scratch memory it works in."""

    cases: Array  # a row for each case
    position: Array  # a row for each feature of the position
    bias: Array
    last: Array
    # Scratch.
    noticed: Array  # the cases of every candidate
    sums: Array  # of the position alone
    hidden: Array  # of one candidate


POLICY = Policy._fields[:4]


def policy_of(evaluation: Evaluation, weights: Sequence[Array]) -> Policy:
    """A policy with these weights and scratch of its own; each thread needs one."""
    kept = [np.ascontiguousarray(array, SINGLE) for array in weights]
    units = len(kept[2])
    return Policy(
        **dict(zip(POLICY, kept, strict=True)),
        noticed=np.zeros((evaluation.game.actions.size, evaluation.notices), np.int64),
        sums=np.zeros(units, SINGLE),
        hidden=np.zeros(units, SINGLE),
    )


def initial_policy(evaluation: Evaluation, units: int, seed: int = 0) -> list[Array]:
    """A policy that has learned nothing yet; without units there is none."""
    dice, features = np.random.default_rng(seed), len(evaluation.features)
    arrays = (
        0.1 * dice.normal(size=(evaluation.cases, units)),
        0.05 * dice.normal(size=(features, units)),
        np.zeros(units),
        0.3 * dice.normal(size=units),
    )
    return [array.astype(SINGLE) for array in arrays]


@kernel
def rate_candidates(
    s: State, moves: Array, n: int, net: Network, policy: Policy, ratings: Array
) -> None:
    """What each candidate promises to whoever is asked, seen against the rival on his left."""
    me = asked(s)
    fill_scratch(s, net.scratch[0])
    describe(s, net.scratch[0], me, (me + 1) % s.seats, net.x)
    notice(s, net.scratch[0], moves, n, policy.noticed)
    add_up(net.x, policy, n, ratings)


@arithmetic
def add_up(x: Array, policy: Policy, n: int, ratings: Array) -> None:
    """The ratings of candidates whose cases are noted."""
    sums, hidden, cases, last = policy.sums, policy.hidden, policy.cases, policy.last
    for h in range(len(sums)):
        sums[h] = policy.bias[h]
    for i in range(len(x)):
        if x[i] != SINGLE(0):
            row = policy.position[i]
            for h in range(len(sums)):
                sums[h] += x[i] * row[h]
    for j in range(n):
        noted = policy.noticed[j]
        for h in range(len(hidden)):
            hidden[h] = sums[h]
        for m in range(len(noted)):
            row = cases[noted[m]]
            for h in range(len(hidden)):
                hidden[h] += row[h]
        total = SINGLE(0)
        for h in range(len(hidden)):
            total += max(hidden[h], SINGLE(0)) * last[h]
        ratings[j] = total
