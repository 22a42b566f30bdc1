"""The chance of every seat to win from a position, each seen with that seat's own eyes."""

from dataclasses import dataclass

import numpy as np

from ziggurat.bots.bot import imagined
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
    net: Network | None  # none without an evaluation: then all have the same chance
    worlds: Array
    words: list[np.uint64]

    def chance(self, state: State, seat: int, action: int = NO_ACTION) -> float:
        """The chance of a seat, after an action of its own if one is given."""
        if self.net is None:
            return 1 / int(state.seats)
        total = 0.0
        for word in self.words:
            self.worlds[0] = imagined(self.game, state, seat, word)
            total += value_after(self.worlds, seat, action, self.net, mute_log())[0]
        return float(total / len(self.words))

    def chances(self, state: State) -> list[float]:
        """Everybody's chance; together they are one. Where the game is over, what was won."""
        found = [self.chance(state, seat) for seat in range(int(state.seats))]
        whole = sum(found)
        return [chance / whole if whole else 1 / len(found) for chance in found]


def estimator_for(game: Game, seats: int, kind: str, worlds: int, seed: int = 1) -> ChanceEstimator:
    words = list(np.random.default_rng(seed).integers(2**64, size=worlds, dtype=np.uint64))
    scratch = np.zeros(MOST_OUTCOMES + 4, game.state)
    net = network(game.name, seats, kind) if game.name in EVALUATIONS else None
    return ChanceEstimator(game, net, scratch, words)
