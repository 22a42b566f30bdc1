"""The paper a training learns on: games that were played correct the mind that played them."""

import numpy as np

from ziggurat.bots.correcting import learn
from ziggurat.bots.course import Course, no_moments
from ziggurat.bots.learning import Record, fill_targets
from ziggurat.bots.mind import mind_of
from ziggurat.bots.practice import ROWS, blank_record

REPEAT = 4  # how often each judgement is learned from where they are remembered
TRACE = 0.8  # how far back a result reaches


class Paper:
    """The mind that learns, and the notes it learns with."""

    def __init__(self, course: Course) -> None:
        judge = course.judge
        self.mine = mind_of(judge, course.weights)  # trained in place
        self.slope, self.mean, self.square = (
            mind_of(judge, weights) for weights in (no_moments(course.weights)[0], *course.moments)
        )
        course.weights = list(self.mine[:6])
        course.moments = [list(self.mean[:6]), list(self.square[:6])]
        self.target = np.zeros(ROWS, np.float64)
        self.memory = course.memory
        self.kept = blank_record(judge)

    def learn(
        self, course: Course, record: Record, rate: float, dice: np.random.Generator
    ) -> float:
        """Correct what was said in one game, and what is remembered of others; the loss."""
        noted = self.take(record)
        fill_targets(self.kept, noted, course.seats, TRACE, self.target)
        rows, wanted, order = self.kept, self.target, dice.permutation(noted)
        if self.memory is not None:
            self.memory.add(self.kept.x[:noted], self.target[:noted])
            rows, wanted = self.kept._replace(x=self.memory.x), self.memory.target
            order = dice.integers(self.memory.filled, size=REPEAT * noted)
        course.step, loss = learn(
            rows, wanted, order, len(order), self.mine, self.slope, self.mean, self.square,
            rate, course.step,
        )  # fmt: skip
        return loss * noted / len(order)

    def take(self, record: Record) -> int:
        """Copy a record to where the kernels look for it."""
        noted = len(record.said)
        for mine, its in zip(self.kept[:3], record[:3], strict=True):
            mine[:noted] = its
        self.kept.places[:] = record.places
        return noted
