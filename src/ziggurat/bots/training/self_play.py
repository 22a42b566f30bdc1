"""Games of self-play: whichever process plays one, it leaves the same experience."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import MOST_SEATS, network_of
from ziggurat.bots.evaluation.policy import policy_of
from ziggurat.bots.search.beam_scratch import beam_scratch
from ziggurat.bots.search.tree import search_scratch
from ziggurat.bots.training.experience import Experience
from ziggurat.bots.training.self_play_by_action import self_play_by_action
from ziggurat.bots.training.self_play_by_search import Choices, Mind, self_play_by_search
from ziggurat.bots.training.self_play_by_turn import self_play_by_turn
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.events import mute_log
from ziggurat.core.options import Options
from ziggurat.core.state import Array, blank

ROWS = 6_000  # predictions kept of one game
MOST_DECISIONS = 2_000  # a longer game teaches nothing
WORLDS = 40
ENDS = 8  # chains a planned turn is chosen from
SLIP = 0.01  # how often any action is played instead of what was searched for
STRAYS = 0.05  # how often another choice than the best is tried, where nothing is searched


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
    policy: Sequence[Array] = ()  # of those who search, or look at a few candidates
    simulations: int = 0
    few: int = 0  # candidates that are looked at; 0: all of them


class Lesson(NamedTuple):
    """What one game leaves to learn from; the experience is empty if it took too long."""

    experience: Experience
    choices: Choices | None = None  # where it was searched


def play_self_play(game: SelfPlayGame) -> Lesson:
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

    def play(self, game: SelfPlayGame) -> Lesson:
        self.table[0] = blank(self.evaluation.game.state)
        self.evaluation.game.setup(self.table[0], game.seats, game.options)
        if game.simulations:
            return self.search(game)
        return Lesson(self.experience(self.play_out(game)))

    def experience(self, noted: int) -> Experience:
        kept = self.kept
        return kept._replace(
            x=kept.x[:noted],
            bits=kept.bits[:noted],
            predicted=kept.predicted[:noted],
            pair=kept.pair[:noted],
        )

    def search(self, game: SelfPlayGame) -> Lesson:
        policy = policy_of(self.evaluation, game.policy)
        mine, theirs = (
            Mind(network_of(self.evaluation, weights), policy, game.simulations)
            for weights in (game.mine, game.theirs)
        )
        minds = [mine if game.learner in (-1, seat) else theirs for seat in range(game.seats)]
        scratch = search_scratch(self.evaluation, game.simulations)
        noted, choices = self_play_by_search(
            self.evaluation, self.table, self.worlds, scratch, minds,
            SLIP, MOST_DECISIONS, game.seed, self.kept,
        )  # fmt: skip
        return Lesson(self.experience(noted), choices)

    def play_out(self, game: SelfPlayGame) -> int:
        mine, theirs = (
            network_of(self.evaluation, game.mine),
            network_of(self.evaluation, game.theirs),
        )
        if self.plans is not None:
            return self_play_by_turn(
                self.table, self.plans, self.scratch, self.log,
                mine, theirs, game.learner, game.noise, STRAYS, MOST_DECISIONS,
                game.seed, self.kept,
            )  # fmt: skip
        return self_play_by_action(
            self.table, self.worlds, self.moves, self.values, self.scratch, self.log,
            mine, theirs, policy_of(self.evaluation, game.policy), game.few,
            game.learner, game.noise, STRAYS, MOST_DECISIONS, game.seed, self.kept,
        )  # fmt: skip


@cache
def table_for(game: str) -> SelfPlayTable:
    return SelfPlayTable(EVALUATIONS[game])


def blank_record(evaluation: Evaluation) -> Experience:
    return Experience(
        np.zeros((ROWS, len(evaluation.features)), np.float32),
        np.zeros((ROWS, evaluation.plane_words), np.uint64),
        np.zeros(ROWS),
        np.zeros(ROWS, np.int64),
        places=np.zeros(MOST_SEATS, np.int64),
        scores=np.zeros(MOST_SEATS, np.int64),
    )
