"""From nothing to beating the apprentice of Babel: an agent that learns by playing itself.

It judges what each of its actions would lead to by a small net over the observation, plays the
best, and after every decision moves its last judgement towards the next one.

    python docs/examples/research_tutorial.py [SECONDS OF CPU TIME] [GAMES OF THE EXAMINATION]
"""

import sys
from time import process_time

import numpy as np

from ziggurat.core.events import mute_log
from ziggurat.core.state import Array
from ziggurat.research import steps
from ziggurat.research.batch import Batch
from ziggurat.research.gym import Solo
from ziggurat.research.study import study

BABEL = study("babel")
PLANES = len(BABEL.observation.planes) * BABEL.observation.plane_size
WIDTH = BABEL.observation.size - PLANES + len(BABEL.observation.planes) * 5
GAMES, HIDDEN, CURIOSITY, RATE = 64, 48, 0.05, 0.001
LOG = mute_log()


class Net:
    """One hidden layer, and a judgement between -1 and 1."""

    def __init__(self, dice: np.random.Generator) -> None:
        scale = 1 / np.sqrt(WIDTH)
        self.weights: list[Array] = [
            dice.normal(0, scale, (WIDTH, HIDDEN)),
            np.zeros(HIDDEN),
            dice.normal(0, 0.1, HIDDEN),
        ]
        self.drift = [np.zeros_like(w) for w in self.weights]
        self.size = [np.zeros_like(w) for w in self.weights]
        self.lessons = 0

    def judge(self, seen: Array) -> Array:
        first, bias, last = self.weights
        value: Array = np.tanh(np.maximum(seen @ first + bias, 0) @ last)
        return value

    def learn(self, seen: Array, goal: Array) -> None:
        """One step of Adam towards the goals."""
        first, bias, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        value = np.tanh(hidden @ last)
        error = (value - goal) * (1 - value**2) / len(goal)
        back = np.outer(error, last) * (hidden > 0)
        self.lessons += 1
        for i, slope in enumerate((seen.T @ back, back.sum(0), error @ hidden)):
            self.drift[i] += 0.1 * (slope - self.drift[i])
            self.size[i] += 0.001 * (slope**2 - self.size[i])
            fair = np.sqrt(self.size[i] / (1 - 0.999**self.lessons)) + 1e-8
            self.weights[i] -= RATE * self.drift[i] / (1 - 0.9**self.lessons) / fair


def features(tables: Array, seats: Array) -> Array:
    """The numbers of the observation, and of the planes how many cards of a nation lie where."""
    seen = np.empty((len(tables), BABEL.observation.size), np.float32)
    steps.observe_all(tables, seats, seen)
    cards = seen[:, :PLANES].reshape(len(tables), len(BABEL.observation.planes), 5, -1).sum(-1)
    return np.hstack([seen[:, PLANES:], cards.reshape(len(tables), -1)]) / 4


def look_ahead(
    net: Net, tables: Array, seats: Array, moves: Array, count: Array, dice: np.random.Generator
) -> tuple[Array, Array, Array, Array]:
    """What every legal action of every game would lead to, as its seat can imagine it."""
    rows = np.repeat(np.arange(len(tables)), count)
    actions = np.concatenate([moves[i, : count[i]] for i in range(len(tables))])
    after, outcome = tables[rows], np.zeros(len(rows), steps.OUTCOME)
    steps.imagine_all(after, seats[rows], dice.integers(2**63, size=len(rows)).astype(np.uint64))
    steps.step_all(after, BABEL.start, actions, False, LOG, outcome)
    seen = features(after, seats[rows])
    won = outcome["reward"][np.arange(len(rows)), seats[rows]]
    return rows, actions, seen, np.where(outcome["ended"] == 1, won, net.judge(seen))


def train(seconds: float) -> tuple[Net, int]:
    """Play against itself, many games at once, for so long."""
    dice = np.random.default_rng(1)
    net, batch, played = Net(dice), Batch("babel", GAMES, seed=1), 0
    before, known = np.zeros((GAMES, 2, WIDTH)), np.zeros((GAMES, 2), bool)
    everyone, began = np.arange(GAMES), process_time()
    while process_time() - began < seconds:
        batch.look()
        seats = batch.asked.copy()
        rows, actions, seen, value = look_ahead(
            net, batch.tables, seats, batch.moves, batch.count, dice
        )
        best = np.lexsort((value, rows))[np.cumsum(batch.count) - 1]
        lessons = known[everyone, seats]
        if lessons.any():
            net.learn(before[everyone, seats][lessons], value[best][lessons])
        curious = dice.random(GAMES) < CURIOSITY
        anything = np.cumsum(batch.count) - 1 - (dice.random(GAMES) * batch.count).astype(int)
        chosen = np.where(curious, anything, best)
        before[everyone, seats], known[everyone, seats] = seen[chosen], True
        batch.step(actions[chosen])
        over = np.flatnonzero(batch.ended)
        if len(over):
            net.learn(before[over].reshape(-1, WIDTH), batch.rewards[over].reshape(-1))
            known[over], played = False, played + len(over)
    return net, played


def examine(net: Net, opponent: str, games: int) -> float:
    """The share of games won against a bot, from either seat in turn."""
    dice, won = np.random.default_rng(2), 0.0
    for game in range(games):
        solo, over, reward = Solo("babel", opponents=[opponent], seat=game % 2), False, 0.0
        solo.reset(seed=game)
        over = solo.over
        while not over:
            batch, seat = solo.batch, np.array([solo.seat])
            batch.look()
            _, actions, _, value = look_ahead(
                net, batch.tables, seat, batch.moves, batch.count, dice
            )
            _, reward, over, _, _ = solo.step(int(actions[value.argmax()]))
        won += (reward + 1) / 2
    return won / games


def main(seconds: float = 120.0, games: int = 200) -> None:
    net, played = train(seconds)
    print(f"played {played} games against itself in {seconds:.0f} seconds of CPU time")
    for opponent in ("random", "apprentice"):
        print(f"won {examine(net, opponent, games):.1%} of {games} games against {opponent}")


if __name__ == "__main__":
    main(*(kind(word) for kind, word in zip((float, int), sys.argv[1:], strict=False)))
