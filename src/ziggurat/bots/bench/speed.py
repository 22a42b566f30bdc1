"""How fast the rules and the bots are, in CPU time."""

from collections.abc import Callable, Iterator

import numpy as np

from ziggurat.bots.bench.repeated import evaluate_each, sample_positions
from ziggurat.bots.bot import imagined
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.value import describe_rivals
from ziggurat.bots.evaluation.weights import network, policy
from ziggurat.bots.search.thinking import Budget, evaluate_once
from ziggurat.bots.search.tree import search_scratch
from ziggurat.bots.search.tree_search import run_simulations
from ziggurat.bots.search.turns import plan_against_answers, plan_turn
from ziggurat.core.events import mute_log
from ziggurat.core.options import read_options
from ziggurat.core.state import State, blank, copy
from ziggurat.core.ways import NET, Beam

NARROW = Beam(width=24, ends=8, answer=8)


class Bench:
    """Positions of one game for two, and scratch to think about them."""

    def __init__(self, name: str, positions: int) -> None:
        self.evaluation = EVALUATIONS[name]
        self.game, self.log = self.evaluation.game, mute_log()
        self.network = network(name, 2, NET)
        self.policy = policy(name, 2, NET)
        self.start = np.zeros(1, self.game.state)
        self.game.setup(self.start[0], 2, read_options(self.game.options, {}, 2))
        self.positions = np.zeros(positions, self.game.state)
        self.scratch = search_scratch(self.evaluation, 1_000)
        self.found = np.zeros((2, len(self.network.x)), self.network.x.dtype)
        self.sums = np.zeros((2, len(self.network.hidden)), self.network.x.dtype)

    def sample(self) -> None:
        """Positions of random games."""
        table = self.start.copy()
        sample_positions(table, self.start, blank(self.game.offers), self.log, self.positions)

    def entries(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Every entry point of a thinking bot, in the order of a first start."""
        s, scratch, game = copy(self.start[0]), self.scratch, self.game
        yield "deal", lambda: game.deal(s, self.log)
        yield "legal", lambda: game.legal(s, scratch.moves)
        yield "apply", lambda: game.apply(s, int(scratch.moves[0]), self.log)
        yield "imagine", lambda: imagined(game, s, 0, np.uint64(1))
        yield "describe", lambda: describe_rivals(s, 0, self.network, self.found, self.sums)
        yield "judge", lambda: evaluate_each(self.positions, self.network)
        yield "look", lambda: self.look_at(s)
        yield "think", lambda: self.think_about(s, 8)
        if self.evaluation.beam:
            yield "plan", lambda: self.plan_for(s)
            yield "answer", lambda: self.answer(s)

    def evaluate_all(self) -> None:
        evaluate_each(self.positions, self.network)

    def look_at(self, s: State) -> None:
        scratch = self.scratch
        scratch.worlds[0] = s
        seat = max(self.game.asked(s), 0)
        evaluate_once(
            scratch.worlds,
            scratch.moves,
            scratch.values,
            self.network,
            self.log,
            seat,
            np.uint64(1),
        )

    def look_at_all(self) -> None:
        for s in self.positions:
            self.look_at(s)

    def think_about(self, s: State, simulations: int) -> None:
        self.scratch.root[0] = s
        seat = max(self.game.asked(s), 0)
        run_simulations(
            self.scratch, self.network, self.policy, self.log, seat, np.uint64(1), 0, simulations
        )

    def search_some(self, positions: int, simulations: int) -> None:
        for s in self.positions[:positions]:
            self.think_about(s, simulations)

    def plan_for(self, s: State) -> None:
        """A turn planned as the second strongest level does."""
        plan_turn(
            self.evaluation, self.network, s, max(self.game.asked(s), 0), np.uint64(1), NARROW
        )

    def answer(self, s: State) -> None:
        """A turn planned against one answer to each of its ends."""
        seat, word = max(self.game.asked(s), 0), np.uint64(1)
        plan_against_answers(self.evaluation, self.network, s, seat, word, NARROW, Budget(1))

    def plan_some(self, positions: int) -> None:
        for s in self.positions[:positions]:
            self.plan_for(s)
