"""Games of self-play: whichever process plays one, it leaves the same experience."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import MOST_SEATS, network_of
from ziggurat.bots.search.beam_scratch import beam_scratch
from ziggurat.bots.training.self_play_by_action import Experience, self_play_by_action
from ziggurat.bots.training.self_play_by_turn import self_play_by_turn
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.events import mute_log
from ziggurat.core.options import Options
from ziggurat.core.state import Array, blank

ROWS = 6_000  # predictions kept of one game
MOST_DECISIONS = 2_000  # a longer game teaches nothing
WORLDS = 40
ENDS = 8  # chains a planned turn is chosen from
SLIP = 0.01  # how often any action is played


@dataclass(frozen=True, slots=True)
class SelfPlayGame:
    """One game of self-play, not yet played: all that its experience follows from."""

    game: str
    seats: int
    options: Options
    mine: Sequence[Array]  # the weights that learn
    theirs: Sequence[Array]  # those of the others
    learner: int  # the seat that plays by `mine`; -1 is all of them
    noise: float
    seed: int


def play_self_play(game: SelfPlayGame) -> Experience:
    """Play it; the experience is empty if the game took too long."""
    return table_for(game.game).play(game)


class SelfPlayTable:
    """The table and the scratch that one process plays games with."""

    def __init__(self, evaluation: Evaluation) -> None:
        game = evaluation.game
        self.evaluation = evaluation
        self.table = np.zeros(1, game.state)
        self.worlds = np.zeros(WORLDS, game.state)
        self.moves, self.values = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size)
        self.scratch, self.log = blank(game.offers), mute_log()
        self.plans = beam_scratch(evaluation, evaluation.beam, ENDS) if evaluation.beam else None
        self.kept = blank_record(evaluation)

    def play(self, game: SelfPlayGame) -> Experience:
        self.table[0] = blank(self.evaluation.game.state)
        self.evaluation.game.setup(self.table[0], game.seats, game.options)
        noted = self.play_out(game)
        kept = self.kept
        return kept._replace(
            x=kept.x[:noted], predicted=kept.predicted[:noted], pair=kept.pair[:noted]
        )

    def play_out(self, game: SelfPlayGame) -> int:
        mine, theirs = (
            network_of(self.evaluation, game.mine),
            network_of(self.evaluation, game.theirs),
        )
        if self.plans is not None:
            return self_play_by_turn(
                self.table, self.plans, self.scratch, self.log,
                mine, theirs, game.learner, game.noise, SLIP, MOST_DECISIONS, game.seed, self.kept,
            )  # fmt: skip
        return self_play_by_action(
            self.table, self.worlds, self.moves, self.values, self.scratch, self.log,
            mine, theirs, game.learner, game.noise, SLIP, MOST_DECISIONS, game.seed, self.kept,
        )  # fmt: skip


@cache
def table_for(game: str) -> SelfPlayTable:
    return SelfPlayTable(EVALUATIONS[game])


def blank_record(evaluation: Evaluation) -> Experience:
    return Experience(
        np.zeros((ROWS, len(evaluation.features)), np.float32),
        np.zeros(ROWS),
        np.zeros(ROWS, np.int64),
        places=np.zeros(MOST_SEATS, np.int64),
        scores=np.zeros(MOST_SEATS, np.int64),
    )
