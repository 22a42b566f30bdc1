"""MaskablePPO of Stable-Baselines3 learns to beat random at Babel."""

from typing import Any

import pytest

from research.tables import compiled_only
from sizes import sized

pytestmark = [pytest.mark.slow, compiled_only, pytest.mark.filterwarnings("default")]
STEPS, GAMES = sized(8_000, soak=20_000), 100


def test_a_learner_with_masks_beats_random() -> None:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    from ziggurat.research.gym import Solo

    torch.set_num_threads(1)
    learner = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: Solo("babel") for _ in range(8)]),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64]},
        seed=1,
        device="cpu",
    )
    untaught = share_won(learner)
    learner.learn(STEPS)
    taught = share_won(learner)

    assert untaught < 0.6
    assert taught > 0.65


def share_won(learner: Any) -> float:
    """Of some games against random, those of both seats."""
    from ziggurat.research.gym import Solo

    won = 0.0
    for game in range(GAMES):
        solo, over, reward = Solo("babel", seat=game % 2), False, 0.0
        seen, _ = solo.reset(seed=10**6 + game)
        while not over:
            action, _ = learner.predict(seen, action_masks=solo.action_masks())
            seen, reward, over, _, _ = solo.step(int(action))
        won += (reward + 1) / 2
    return won / GAMES
