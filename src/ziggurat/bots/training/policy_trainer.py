"""The trainer of a policy: what a search tried corrects what the policy rates."""

import numpy as np

from ziggurat.bots.evaluation.policy import policy_of
from ziggurat.bots.training.policy_adam import policy_epoch
from ziggurat.bots.training.self_play_by_search import Choices
from ziggurat.bots.training.training_state import TrainingState, no_moments


class PolicyTrainer:
    """The policy that learns, its gradient and its moments."""

    def __init__(self, state: TrainingState) -> None:
        evaluation = state.evaluation
        self.mine = policy_of(evaluation, state.policy)  # trained in place
        self.gradient, self.mean, self.square = (
            policy_of(evaluation, weights)
            for weights in (no_moments(state.policy)[0], *state.policy_moments)
        )
        state.policy = list(self.mine[:4])
        state.policy_moments = [list(self.mean[:4]), list(self.square[:4])]
        self.ratings = np.zeros(evaluation.game.actions.size)

    def learn(self, state: TrainingState, choices: Choices, rate: float) -> float:
        """Correct what the policy rated in one game; the loss."""
        state.policy_step, loss = policy_epoch(
            choices, self.mine, self.gradient, self.mean, self.square,
            self.ratings, rate, state.policy_step,
        )  # fmt: skip
        return loss
