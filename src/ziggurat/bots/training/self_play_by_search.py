"""Self-play by search: games of a stronger player, and what he chose from.

A search sees further than the network that guides it. What it found of the action it chose takes
the place of the network's own prediction, and what it found of all of them teaches a policy.
"""

from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.policy import Policy, rate_candidates
from ziggurat.bots.search.tree import CERTAIN, ROOT, SearchScratch
from ziggurat.bots.search.tree_search import GLANCE, run_simulations
from ziggurat.bots.training.experience import Experience, note_result, record_prediction
from ziggurat.core.dice import roll, stir
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import Array, State

MOST_CHOICES = 400  # of one game
CLEAR = 0.03  # log odds by which one candidate is clearly better than another
OPENING = 8  # decisions in which anything that was tried often may be played


class Choices(NamedTuple):
    """What a policy learns from: positions, their candidates, and what was found of each."""

    x: Array  # the features of each position
    size: Array  # how many candidates it has
    noticed: Array  # the cases of the candidates, one position after the other
    wanted: Array  # how likely the policy should have thought each of them


class Mind(NamedTuple):
    """Whoever plays some seats of a game: a network, a policy, and how far it searches."""

    net: Network
    policy: Policy
    simulations: int


class ChoiceNotes:
    """The choices of one game, as they come."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.ratings = np.zeros(evaluation.game.actions.size)
        self.rows: list[tuple[Array, Array, Array]] = []

    def note(self, s: State, moves: Array, wanted: Array, mind: Mind) -> None:
        """Keep what was noticed of the candidates of a position."""
        if len(moves) <= GLANCE or not self.evaluation.notices or len(self.rows) == MOST_CHOICES:
            return
        rate_candidates(s, moves, len(moves), mind.net, mind.policy, self.ratings)
        noticed = mind.policy.noticed[: len(moves)].astype(np.int16)
        self.rows.append((mind.net.x.copy(), noticed, wanted.astype(np.float32)))

    def kept(self) -> Choices:
        x, noticed, wanted = zip(*self.rows, strict=True) if self.rows else ((), (), ())
        features, notices = len(self.evaluation.features), self.evaluation.notices
        return Choices(
            np.array(x, np.float32).reshape(-1, features),
            np.array([len(rows) for rows in wanted], np.int64),
            np.concatenate([np.zeros((0, notices), np.int16), *noticed]),
            np.concatenate([np.zeros(0, np.float32), *wanted]),
        )


def self_play_by_search(  # noqa: PLR0913 - a table, scratch, and whoever plays
    evaluation: Evaluation,
    table: Array,
    worlds: Array,
    scratch: SearchScratch,
    minds: list[Mind],
    slip: float,
    most: int,
    seed: int,
    kept: Experience,
) -> tuple[int, Choices]:
    """Play a game from a table set up but not dealt, a mind for each seat; record all of it.

    How many predictions there are: none if the game took too long.
    """
    game, s, log = evaluation.game, table[0], mute_log()
    notes, noted, decisions = ChoiceNotes(evaluation), 0, 0
    s.dice = stir(np.uint64(seed))
    game.deal(s, log)
    while (seat := game.asked(s)) >= 0 and decisions < most:
        legal = game.legal(s, scratch.moves)
        action = int(scratch.moves[0])
        if legal > 1:
            mind, word = minds[seat], np.uint64(stir(np.uint64(s.dice)))
            scratch.root[0] = s
            run_simulations(scratch, mind.net, mind.policy, log, seat, word, 0, mind.simulations)
            action, chance = chosen(game, scratch, s, slip, decisions < OPENING)
            n = evaluation.candidates(s, scratch.moves)
            moves = scratch.moves[:n].copy()
            notes.note(s, moves, improved_policy(scratch, moves), mind)
            worlds[0] = s
            evaluation.afterstate(worlds[0], action, log)
            if game.asked(worlds[0]) >= 0 and noted + 3 <= len(kept.predicted):
                before = noted
                noted = record_prediction(worlds[0], seat, s, mind.net, kept, noted)
                if s.seats == 2:
                    correct_by_search(kept, before, noted, seat, chance)
        game.apply(s, action, log)
        decisions += 1
    note_result(s, kept)
    return (noted if game.asked(s) < 0 else 0), notes.kept()


def chosen(
    game: Game, scratch: SearchScratch, s: State, slip: float, opening: bool
) -> tuple[int, float]:
    """The action tried most, and its chance; in the opening, or by a slip, another."""
    row = children(scratch)
    visits = row["visits"].astype(np.float64)
    at = int(np.argmax(visits))
    if roll(s, 1_000_000) < slip * 1_000_000:
        at = int(roll(s, len(row)))
    elif opening and visits.sum() > 0:
        luck = roll(s, int(visits.sum()))
        at = int(np.searchsorted(np.cumsum(visits), luck, side="right"))
    return int(row["action"][at]), float(row["total"][at] / (visits[at] + 1))


def children(scratch: SearchScratch) -> Any:
    node = scratch.tree[ROOT]
    return scratch.tree[node.first : node.first + node.children]


def improved_policy(scratch: SearchScratch, moves: Array) -> Array:
    """How likely each candidate should be chosen, by the chance that a search found it to leave.

    Where no simulation came by, that is the chance at first sight. What is not even among the
    actions it weighed is not likely at all.
    """
    row = children(scratch)
    chances = np.clip(row["total"] / (row["visits"] + 1), CERTAIN, 1 - CERTAIN)
    odds = np.log(chances / (1 - chances)) / CLEAR
    shares = np.exp(odds - odds.max())
    likely = dict(zip(row["action"].tolist(), (shares / shares.sum()).tolist(), strict=True))
    return np.array([likely.get(int(action), 0.0) for action in moves])


def correct_by_search(kept: Experience, begin: int, end: int, seat: int, chance: float) -> None:
    """Of two seats, what a search found for one tells for the other."""
    for j in range(begin, end):
        me = int(kept.pair[j]) // 2
        kept.predicted[j] = chance if me == seat else 1 - chance
