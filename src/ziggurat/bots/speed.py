"""How fast the rules and the bots are, in CPU time."""

from collections.abc import Callable, Iterator

import numpy as np

from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.judging import describe_all
from ziggurat.bots.minds import NET, mind
from ziggurat.bots.repeated import judge_each, sample_positions
from ziggurat.bots.search import think
from ziggurat.bots.thinker import Budget, look_once
from ziggurat.bots.tree import desk_for
from ziggurat.bots.turns import Beam, plan_against_answers, plan_turn
from ziggurat.core.events import mute_log
from ziggurat.core.options import read_options
from ziggurat.core.state import State, blank, copy

NARROW = Beam(width=24, ends=8, answer=8)


class Bench:
    """Positions of one game for two, and paper to think about them."""

    def __init__(self, name: str, positions: int) -> None:
        self.judge = JUDGEMENTS[name]
        self.game, self.log = self.judge.game, mute_log()
        self.mind = mind(name, 2, NET)
        self.start = np.zeros(1, self.game.state)
        self.game.setup(self.start[0], 2, read_options(self.game.options, {}, 2))
        self.positions = np.zeros(positions, self.game.state)
        self.desk = desk_for(self.judge, 1_000)
        self.found = np.zeros((2, len(self.mind.x)), self.mind.x.dtype)

    def sample(self) -> None:
        """Positions of random games."""
        table = self.start.copy()
        sample_positions(table, self.start, blank(self.game.offers), self.log, self.positions)

    def entries(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Every entry point of a thinking bot, in the order of a first start."""
        s, d, game = copy(self.start[0]), self.desk, self.game
        yield "deal", lambda: game.deal(s, self.log)
        yield "legal", lambda: game.legal(s, d.moves)
        yield "apply", lambda: game.apply(s, int(d.moves[0]), self.log)
        yield "imagine", lambda: game.imagine(s, 0, np.uint64(1))
        yield "describe", lambda: describe_all(s, 0, self.mind, self.found)
        yield "judge", lambda: judge_each(self.positions, self.mind)
        yield "look", lambda: self.look_at(s)
        yield "think", lambda: self.think_about(s, 8)
        if self.judge.beam:
            yield "plan", lambda: self.plan_for(s)
            yield "answer", lambda: self.answer(s)

    def judge_all(self) -> None:
        judge_each(self.positions, self.mind)

    def look_at(self, s: State) -> None:
        d = self.desk
        d.worlds[0] = s
        seat = max(self.game.asked(s), 0)
        look_once(d.worlds, d.moves, d.values, self.mind, self.log, seat, np.uint64(1))

    def look_at_all(self) -> None:
        for s in self.positions:
            self.look_at(s)

    def think_about(self, s: State, simulations: int) -> None:
        self.desk.root[0] = s
        seat = max(self.game.asked(s), 0)
        think(self.desk, self.mind, self.log, seat, np.uint64(1), 0, simulations)

    def search_some(self, positions: int, simulations: int) -> None:
        for s in self.positions[:positions]:
            self.think_about(s, simulations)

    def plan_for(self, s: State) -> None:
        """A turn planned as the second strongest level does."""
        plan_turn(self.judge, self.mind, s, max(self.game.asked(s), 0), np.uint64(1), NARROW)

    def answer(self, s: State) -> None:
        """A turn planned against one answer to each of its ends."""
        seat, word = max(self.game.asked(s), 0), np.uint64(1)
        plan_against_answers(self.judge, self.mind, s, seat, word, NARROW, Budget(1))

    def plan_some(self, positions: int) -> None:
        for s in self.positions[:positions]:
            self.plan_for(s)
