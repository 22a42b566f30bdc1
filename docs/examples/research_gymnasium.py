"""Babel against the apprentice in Gymnasium, and where a learner of Stable-Baselines3 begins."""

from typing import Any

import numpy as np

from ziggurat.research.gym import Solo


def play(seed: int = 7) -> float:
    babel, dice, over = Solo("babel", opponents=["apprentice"]), np.random.default_rng(seed), False
    babel.reset(seed=seed)
    while not over:
        action = int(dice.choice(np.flatnonzero(babel.action_masks())))
        _, reward, over, _, _ = babel.step(action)
    return reward


def learner(steps: int = 20_000) -> Any:
    from sb3_contrib import MaskablePPO

    return MaskablePPO("MlpPolicy", Solo("babel"), gamma=1.0).learn(steps)


if __name__ == "__main__":
    print(play())
