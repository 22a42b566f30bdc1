"""Games played to be learned from, each by itself: whoever plays one leaves the same record."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from ziggurat.bots.judgement import Judgement
from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.learning import Record, play_to_learn
from ziggurat.bots.mind import mind_of
from ziggurat.bots.plans import plans_of
from ziggurat.bots.turnwise import play_turns_to_learn
from ziggurat.core.events import mute_log
from ziggurat.core.options import Options
from ziggurat.core.state import Array, blank

ROWS = 6_000  # judgements kept of one game
MOST_DECISIONS = 2_000  # a longer game teaches nothing
WORLDS = 40
ENDS = 8  # chains a planned turn is chosen from
SLIP = 0.01  # how often any action is played


@dataclass(frozen=True, slots=True)
class Bout:
    """One game of self-play, not yet played: all that its record follows from."""

    game: str
    seats: int
    options: Options
    mine: Sequence[Array]  # the weights that learn
    theirs: Sequence[Array]  # those of the others
    learner: int  # the seat that plays by `mine`; -1 is all of them
    noise: float
    seed: int


def play_bout(bout: Bout) -> Record:
    """Play it; the record is empty if the game took too long."""
    return desk_for(bout.game).play(bout)


class Desk:
    """The table and the paper that one process plays a game with."""

    def __init__(self, judge: Judgement) -> None:
        game = judge.game
        self.judge = judge
        self.table = np.zeros(1, game.state)
        self.worlds = np.zeros(WORLDS, game.state)
        self.moves, self.values = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size)
        self.scratch, self.log = blank(game.offers), mute_log()
        self.plans = plans_of(judge, judge.beam, ENDS) if judge.beam else None
        self.kept = blank_record(judge)

    def play(self, bout: Bout) -> Record:
        self.table[0] = blank(self.judge.game.state)
        self.judge.game.setup(self.table[0], bout.seats, bout.options)
        noted = self.play_out(bout)
        kept = self.kept
        return Record(kept.x[:noted], kept.said[:noted], kept.pair[:noted], kept.places)

    def play_out(self, bout: Bout) -> int:
        mine, theirs = mind_of(self.judge, bout.mine), mind_of(self.judge, bout.theirs)
        if self.plans is not None:
            return play_turns_to_learn(
                self.table, self.plans, self.scratch, self.log,
                mine, theirs, bout.learner, bout.noise, SLIP, MOST_DECISIONS, bout.seed, self.kept,
            )  # fmt: skip
        return play_to_learn(
            self.table, self.worlds, self.moves, self.values, self.scratch, self.log,
            mine, theirs, bout.learner, bout.noise, SLIP, MOST_DECISIONS, bout.seed, self.kept,
        )  # fmt: skip


@cache
def desk_for(game: str) -> Desk:
    return Desk(JUDGEMENTS[game])


def blank_record(judge: Judgement) -> Record:
    return Record(
        np.zeros((ROWS, len(judge.features)), np.float32),
        np.zeros(ROWS),
        np.zeros(ROWS, np.int64),
        np.zeros(8, np.int64),
    )
