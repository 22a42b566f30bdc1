"""The chance of every seat to win from a position, each seen with that seat's own eyes."""

from dataclasses import dataclass

import numpy as np

from ziggurat.bots.judgement import MOST_OUTCOMES
from ziggurat.bots.judging import NO_ACTION, chance_in
from ziggurat.bots.mind import Mind
from ziggurat.bots.minds import mind
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import Array, State


@dataclass(slots=True)
class Seer:
    """Judges positions of one game; what a seat cannot see is imagined from a few dice words."""

    game: Game
    m: Mind
    worlds: Array
    words: list[np.uint64]

    def chance(self, state: State, seat: int, action: int = NO_ACTION) -> float:
        """The chance of a seat, after an action of its own if one is given."""
        total = 0.0
        for word in self.words:
            self.worlds[0] = state
            total += chance_in(self.worlds, seat, action, word, self.m, mute_log())
        return float(total / len(self.words))

    def standing(self, state: State) -> list[float]:
        """Everybody's chance; together they are one. Where the game is over, what was won."""
        found = [self.chance(state, seat) for seat in range(int(state.seats))]
        whole = sum(found)
        return [chance / whole if whole else 1 / len(found) for chance in found]


def seer_for(game: Game, seats: int, kind: str, worlds: int, seed: int = 1) -> Seer:
    words = list(np.random.default_rng(seed).integers(2**64, size=worlds, dtype=np.uint64))
    paper = np.zeros(MOST_OUTCOMES + 4, game.state)
    return Seer(game, mind(game.name, seats, kind), paper, words)
