"""A training as it stands: its stages, its weights, and what it remembers."""

from dataclasses import dataclass, field

import numpy as np

from ziggurat.bots.judgement import Judgement
from ziggurat.bots.mind import weights_of
from ziggurat.core.state import Array

MEMORY = 60_000  # judgements remembered where turns are planned, for such games are dear


@dataclass(frozen=True, slots=True)
class Stage:
    """So many games with one size of net; the rate falls over the second half."""

    games: int
    hidden: int
    deeper: int
    rate: float
    noise: float
    round: int = 1  # games between which the weights stand still


@dataclass(slots=True)
class Course:
    """Where a training stands: everything needed to go on."""

    judge: Judgement
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
    memory: "Memory | None" = None  # of this stage, where turns are planned


class Memory:
    """The last judgements of many games; the oldest are forgotten."""

    def __init__(self, size: int, features: int) -> None:
        self.x, self.target = np.zeros((size, features), np.float32), np.zeros(size)
        self.filled = self.at = 0

    def add(self, x: Array, target: Array) -> None:
        places = (self.at + np.arange(len(x))) % len(self.x)
        self.x[places], self.target[places] = x, target
        self.at = (self.at + len(x)) % len(self.x)
        self.filled = min(self.filled + len(x), len(self.x))


def begin(judge: Judgement, seats: int, seed: int, base: list[Array] | None = None) -> Course:
    """From nothing but the features and the weights set by hand; nets may begin as another."""
    weights = weights_of(judge.by_hand())
    return Course(judge, seats, seed, weights, no_moments(weights), base=base)


def no_moments(weights: list[Array]) -> list[list[Array]]:
    return [[np.zeros_like(w) for w in weights] for _ in range(2)]
