"""The trainer: games that were played correct the network that played them."""

import numpy as np

from ziggurat.bots.evaluation.network import WEIGHTS, network_of
from ziggurat.bots.training.adam import adam_epoch
from ziggurat.bots.training.experience import Experience, fill_targets, learned_from
from ziggurat.bots.training.self_play import ROWS, blank_record
from ziggurat.bots.training.training_state import TrainingState, no_moments
from ziggurat.core.recipes import Stage

DEAR = 4  # times that a prediction is learned from where turns are planned or searched
TRACE = 0.8  # how far back a result reaches


class Trainer:
    """The network that learns, its gradient and its moments."""

    def __init__(self, state: TrainingState) -> None:
        evaluation = state.evaluation
        self.mine = network_of(evaluation, state.weights)  # trained in place
        self.gradient, self.mean, self.square = (
            network_of(evaluation, weights)
            for weights in (no_moments(state.weights)[0], *state.moments)
        )
        state.weights = list(self.mine[: len(WEIGHTS)])
        state.moments = [list(moments[: len(WEIGHTS)]) for moments in (self.mean, self.square)]
        self.target = np.zeros(ROWS, np.float64)
        self.buffer = state.buffer
        self.kept = blank_record(evaluation)

    def learn(
        self,
        state: TrainingState,
        record: Experience,
        stage: Stage,
        rate: float,
        dice: np.random.Generator,
    ) -> float:
        """Correct what was predicted in one game, or as much of the replay buffer; the loss."""
        noted = self.take(record)
        margin, lead = state.evaluation.margin, state.evaluation.clear_lead
        fill_targets(self.kept, noted, state.seats, TRACE, margin, lead, self.target)
        learned = learned_from(self.kept, noted)
        rows, wanted, order = self.kept, self.target, dice.permutation(learned)
        if self.buffer is not None:
            self.buffer.add(self.kept.x[learned], self.kept.bits[learned], self.target[learned])
            rows = self.kept._replace(x=self.buffer.x, bits=self.buffer.bits)
            wanted = self.buffer.target
            order = dice.integers(self.buffer.filled, size=repeats(state, stage) * len(learned))
        state.step, loss = adam_epoch(
            rows, wanted, order, len(order), self.mine, self.gradient, self.mean, self.square,
            rate, stage.batch, state.step,
        )  # fmt: skip
        return loss * len(learned) / len(order)

    def take(self, record: Experience) -> int:
        """Copy the experience to where the kernels look for it."""
        noted = len(record.predicted)
        for mine, its in zip(self.kept[:4], record[:4], strict=True):
            mine[:noted] = its
        self.kept.places[:], self.kept.scores[:] = record.places, record.scores
        return noted


def repeats(state: TrainingState, stage: Stage) -> int:
    """How often each prediction is learned from, out of a replay buffer; 0: once, at once."""
    dear = state.evaluation.beam or stage.simulations
    return max(stage.replay, DEAR if dear else 0)
