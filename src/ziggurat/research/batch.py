"""Thousands of games side by side in one array: reset and step in kernels, no Python a game.

>>> from ziggurat.games import GAMES
>>> from ziggurat.research.batch import Batch
>>> games = Batch(next(iter(GAMES)), 1000, seed=7)
>>> for _ in range(10):
...     games.step(games.any_actions())
>>> len(games.mask), len(games.observe())
(1000, 1000)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ziggurat.core.dice import stir
from ziggurat.core.events import mute_log
from ziggurat.core.state import Array
from ziggurat.research import steps
from ziggurat.research.study import Study, study


class Batch:
    """So many games of one kind. Games that end are dealt anew, unless `again` is off.

    After every step: `asked` says which seat decides in each game, `mask` what it may choose,
    `ended` which games were finished by this step and `rewards` what their seats won: the
    winners share one point, which the others pay in equal parts.
    """

    def __init__(
        self,
        game: str | Study,
        games: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        unrolled: bool = False,
        seed: int = 0,
        again: bool = True,
    ) -> None:
        self.study = study(game, seats, options, unrolled) if isinstance(game, str) else game
        self.again, self.log, self.games = again, mute_log(), games
        self.tables = np.zeros(games, self.study.game.state)
        self.outcome = np.zeros(games, steps.OUTCOME)
        self.asked: Array = self.outcome["asked"]
        self.ended: Array = self.outcome["ended"]
        self.rewards: Array = self.outcome["reward"][:, : self.study.seats]
        self.moves = np.zeros((games, self.study.game.actions.size), np.int64)
        self.count = np.zeros(games, np.int64)
        self.numbers, self.listed = self.moves, self.count  # what may be chosen
        self.marked = np.zeros((games, self.study.size), np.int8)
        self.looked = False  # whether the lists and marks are those of the position
        self.offers = np.zeros(1, self.study.game.offers)[0]
        self.handed: Array | None = None  # choices of our own, legal by the rules
        self.actions = np.zeros(games, np.int64)
        small = self.study.small
        self.chosen = np.zeros((games, 2 + len(small.pieces) if small else 1), np.int64)
        if small:
            self.numbers, self.listed = np.zeros((games, small.size), np.int64), self.count.copy()
        self.seen = np.zeros((games, self.study.observation.size), np.float32)
        self.picks = np.uint64(0)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal every game anew; the same seed deals and draws the same."""
        seeds = np.random.SeedSequence(seed).generate_state(self.games + 1, np.uint64)
        self.picks = seeds[-1]
        self.chosen[:], self.chosen[:, 0] = 0, -1
        steps.begin_all(self.tables, self.study.start, seeds[:-1], self.log, self.outcome)
        self.looked, self.handed = False, None

    def step(self, choices: Array) -> None:
        """One choice in every game that goes on.

        Raises ValueError if one of them is illegal, and then nothing has changed.
        """
        if choices is not self.handed:
            choices = np.ascontiguousarray(choices, np.int64)
            wrong = steps.first_illegal(choices, self.mask, self.listed)
            if wrong >= 0:
                raise ValueError(f"game {wrong}: {choices[wrong]} is not a legal choice")
        small = self.study.small
        if small:
            steps.choose_all(choices, small.parts, small.whole, self.chosen, self.actions)
            choices = self.actions
        self.act(choices)

    def act(self, choices: Array) -> None:
        """Actions of the rules, known to be legal, in every game; -1 leaves a game as it is."""
        steps.step_all(self.tables, self.study.start, choices, self.again, self.log, self.outcome)
        self.looked, self.handed = False, None

    @property
    def mask(self) -> Array:
        """What may be chosen in every game: 1 for each legal number. Listed when it is wanted."""
        if not self.looked:
            self.look()
        return self.marked

    def look(self) -> None:
        """List what may be chosen now, and mark it in the masks."""
        small = self.study.small
        if small:
            steps.unmark_all(self.numbers, self.listed, self.marked)
        steps.list_all(self.tables, self.moves, self.count, self.marked, small is None)
        if small:
            steps.unroll_all(
                self.moves,
                self.count,
                small.parts,
                self.chosen,
                self.numbers,
                self.listed,
                self.marked,
            )
        self.looked = True

    def any_actions(self) -> Array:
        """A legal choice in every game, all equally likely; 0 where a game is over."""
        picked = np.zeros(self.games, np.int64)
        self.picks = np.uint64(stir(self.picks))
        if self.looked or self.study.small:
            self.mask  # noqa: B018 — the lists are made with it
            steps.pick_all(self.numbers, self.listed, self.picks, picked)
        else:
            steps.any_all(self.tables, self.offers, self.picks, picked)
        self.handed = picked
        return picked

    def observe(self, seats: Array | None = None) -> Array:
        """What the seat that is asked can know in every game, or another seat; -1 is a spectator.

        The array is written anew by the next call.
        """
        seats = self.asked.copy() if seats is None else np.asarray(seats, np.int64)
        if not self.study.small:
            steps.observe_all(self.tables, seats, self.seen)
            return self.seen
        width = self.study.game.observation.size
        steps.observe_all(self.tables, seats, self.seen[:, :width])
        self.seen[:, width:] = 0
        own = np.flatnonzero((self.chosen[:, 0] >= 0) & (seats == self.asked))
        heads = np.searchsorted(self.study.small.open_heads, self.chosen[own, 0])
        self.seen[own, width + heads] = 1
        self.seen[own, self.seen.shape[1] - self.chosen.shape[1] + 2 :] = self.chosen[own, 2:]
        return self.seen
