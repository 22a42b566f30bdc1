"""The chance of every seat to win from a position, each seen with that seat's own eyes."""

from dataclasses import dataclass

import numpy as np

from ziggurat.bots.bot import imagined
from ziggurat.bots.evaluation.calibration import NOT_FITTED, Calibration, calibration
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.value import NO_ACTION, value_after
from ziggurat.bots.evaluation.weights import network
from ziggurat.core.evaluation import MOST_OUTCOMES
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import Array, State


@dataclass(slots=True)
class ChanceEstimator:
    """Evaluates positions of one game; what a seat cannot see is imagined from a few dice words."""

    game: Game
    kind: str  # of its weights
    net: Network | None  # none without an evaluation: then all have the same chance
    calibration: Calibration
    worlds: Array
    words: list[np.uint64]

    def value(self, state: State, seat: int, action: int = NO_ACTION) -> float:
        """What a seat sees at a glance, after an action of its own if one is given."""
        if self.net is None:
            return 1 / int(state.seats)
        total = 0.0
        for word in self.words:
            self.worlds[0] = imagined(self.game, state, seat, word)
            total += value_after(self.worlds, seat, action, self.net, mute_log())[0]
        return float(total / len(self.words))

    def values(self, state: State) -> list[float]:
        return [self.value(state, seat) for seat in range(int(state.seats))]

    def chances(self, state: State) -> list[float]:
        """Everybody's chance; together they are one. Where the game is over, what was won."""
        found, asked = self.values(state), int(self.game.asked(state))
        if asked < 0 or self.net is None:
            return found
        return self.calibration.shares(found, asked, self.calibration.hour(int(state.turns)))


def estimator_for(
    game: Game, seats: int, level: str, worlds: int, seed: int = 1
) -> ChanceEstimator:
    """Whoever looks at positions with the eyes of a level."""
    words = list(np.random.default_rng(seed).integers(2**64, size=worlds, dtype=np.uint64))
    scratch = np.zeros(MOST_OUTCOMES + 4, game.state)
    if game.name not in EVALUATIONS:
        return ChanceEstimator(game, "", None, NOT_FITTED, scratch, words)
    kind = EVALUATIONS[game.name].levels[level].weights
    net, known = network(game.name, seats, kind), calibration(game.name, seats, level)
    return ChanceEstimator(game, kind, net, known, scratch, words)
