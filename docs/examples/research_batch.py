"""A thousand games of Tigris & Euphrates at once, by a policy over masks and observations."""

import numpy as np

from ziggurat.core.state import Array
from ziggurat.research.batch import Batch


def play(games: int = 1000, steps: int = 200) -> tuple[int, Array]:
    batch, dice = Batch("tigris", games, seats=3, seed=1), np.random.default_rng(1)
    won, ended = np.zeros(3), 0
    for _ in range(steps):
        seen, mask = batch.observe(), batch.mask  # of the seat that is asked in each game
        likes = dice.random(mask.shape) + seen.mean()  # any function of what is seen
        batch.step(np.where(mask, likes, -1).argmax(axis=1))
        won += batch.rewards[batch.ended == 1].sum(axis=0)
        ended += batch.ended.sum()
    return int(ended), won


if __name__ == "__main__":
    print(play())
