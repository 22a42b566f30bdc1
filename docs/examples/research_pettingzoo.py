"""China with five agents in PettingZoo, all of them choosing by chance."""

import numpy as np

from ziggurat.research.zoo import env


def play(seed: int = 7) -> dict[str, float]:
    china, dice = env("china", seats=5, options={"map": "border"}), np.random.default_rng(seed)
    china.reset(seed=seed)
    won = {}
    for agent in china.agent_iter():
        seen, reward, over, cut, _ = china.last()
        if over or cut:
            won[agent] = reward
            china.step(None)
        else:
            china.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    return won


if __name__ == "__main__":
    print(play())
