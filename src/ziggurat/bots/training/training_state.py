"""The state of a training: its stage, its weights, and its replay buffer."""

from dataclasses import dataclass, field, replace

import numpy as np

from ziggurat.bots.evaluation.network import initial_weights
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.state import Array

TAUGHT = 2_000  # steps of a policy before anybody relies on it
BUFFER_SIZE = (
    60_000  # predictions kept where turns are planned or searched, for such games are dear
)


@dataclass(slots=True)
class TrainingState:
    """Where a training stands: everything needed to go on."""

    evaluation: Evaluation
    seats: int
    seed: int
    weights: list[Array]
    moments: list[list[Array]]  # Adam's memory: means and squares
    stage: int = 0
    game: int = 0  # within the stage
    step: int = 0
    older: list[Array] = field(default_factory=list)
    base: list[Array] | None = None  # the net of another number of seats, to begin with
    plain: Array | None = None  # the linear weights as they were before a net stood beside them
    buffer: "ReplayBuffer | None" = None  # of this stage, where games are dear
    policy: list[Array] = field(default_factory=list)  # and its moments; empty: there is none yet
    policy_moments: list[list[Array]] = field(default_factory=list)
    policy_step: int = 0


class ReplayBuffer:
    """The last predictions of many games; the oldest are overwritten."""

    def __init__(self, size: int, features: int, plane_words: int) -> None:
        self.x, self.target = np.zeros((size, features), np.float32), np.zeros(size)
        self.bits = np.zeros((size, plane_words), np.uint64)
        self.filled = self.at = 0

    def add(self, x: Array, bits: Array, target: Array) -> None:
        places = (self.at + np.arange(len(x))) % len(self.x)
        self.x[places], self.bits[places], self.target[places] = x, bits, target
        self.at = (self.at + len(x)) % len(self.x)
        self.filled = min(self.filled + len(x), len(self.x))


def begin(
    evaluation: Evaluation, seats: int, seed: int, base: list[Array] | None = None
) -> TrainingState:
    """From nothing but the features and the weights set by hand; nets may begin as another."""
    weights = initial_weights(evaluation, evaluation.by_hand())
    return TrainingState(evaluation, seats, seed, weights, no_moments(weights), base=base)


def finished(state: TrainingState, weights: list[Array]) -> TrainingState:
    """The same with weights that were trained before."""
    mine = [w.copy() for w in weights]
    return replace(state, weights=mine, moments=no_moments(mine), plain=mine[0].copy())


def with_policy(state: TrainingState, policy: list[Array]) -> TrainingState:
    """The same with a policy that was learned before, if there is one."""
    if not len(policy[2]):
        return state
    mine = [w.copy() for w in policy]
    return replace(state, policy=mine, policy_moments=no_moments(mine), policy_step=TAUGHT)


def no_moments(weights: list[Array]) -> list[list[Array]]:
    return [[np.zeros_like(w) for w in weights] for _ in range(2)]
