"""Thinking within a budget: one look ahead, or a tree search."""

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.bots.evaluation.anygame import imagine
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.policy import Policy
from ziggurat.bots.evaluation.value import evaluate_candidates
from ziggurat.bots.search.tree import ROOT, SearchScratch, search_scratch
from ziggurat.bots.search.tree_search import run_simulations
from ziggurat.core.evaluation import MOST_OUTCOMES, Evaluation
from ziggurat.core.events import mute_log
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array

STRIDE = 8  # simulations between two looks at the clock
PATIENCE = 3  # a table waits so many times the CPU time it grants


@dataclass(frozen=True, slots=True)
class Thought:
    """One action, as far as it was thought through."""

    action: int
    chance: float  # to win, for the one who thinks
    visits: int


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: so many simulations, and no more than so many seconds of CPU time.

    On a busy machine thinking takes longer than its CPU time, but a table waits only so long.
    """

    simulations: int
    seconds: float = float("inf")

    def clock(self) -> "Clock":
        """Begin to think now."""
        return Clock(time.thread_time() + self.seconds, time.monotonic() + PATIENCE * self.seconds)


class Clock(NamedTuple):
    """When to stop thinking."""

    spent: float  # CPU time of this thread
    late: float  # for whoever waits

    def is_over(self) -> bool:
        return time.thread_time() >= self.spent or time.monotonic() >= self.late


def one_ply(
    evaluation: Evaluation, net: Network, world: World, seat: int, word: Any
) -> list[Thought]:
    """Every action worth a thought by one look ahead, best first."""
    game = evaluation.game
    worlds = np.zeros(MOST_OUTCOMES + 4, game.state)
    worlds[0] = world
    moves, values = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size)
    n = evaluate_once(worlds, moves, values, net, mute_log(), seat, word)
    best = np.argsort(-values[:n], kind="stable")
    return [Thought(int(moves[i]), float(values[i]), 1) for i in best]


def tree_search(  # noqa: PLR0913 - who thinks, about what, with what
    evaluation: Evaluation,
    net: Network,
    policy: Policy,
    world: World,
    seat: int,
    word: Any,
    budget: Budget,
) -> list[Thought]:
    """The actions a search looked at, most visited first; it stops in time whatever it has."""
    scratch = search_scratch(evaluation, budget.simulations)
    scratch.root[0] = world
    done, log, clock = 0, mute_log(), budget.clock()
    while done == 0 or (done < budget.simulations and not clock.is_over()):
        more = min(STRIDE, budget.simulations - done)
        run_simulations(scratch, net, policy, log, seat, word, done, more)
        done += more
        if done and scratch.tree[ROOT].children == 1:
            break
    return thoughts(scratch)


def thoughts(scratch: SearchScratch) -> list[Thought]:
    """What the tree says of the actions at hand."""
    node = scratch.tree[ROOT]
    row = scratch.tree[node.first : node.first + node.children]
    found = [
        Thought(int(a), float(t) / (int(v) + 1), int(v))
        for a, t, v in zip(row["action"], row["total"], row["visits"], strict=True)
    ]
    return sorted(found, key=lambda thought: (-thought.visits, -thought.chance))


@kernel
def evaluate_once(  # noqa: PLR0913 - scratch and dice come from outside
    worlds: Array, moves: Array, values: Array, net: Network, log: Any, seat: int, word: Any
) -> int:
    """Evaluate the candidates in a world imagined from one dice word."""
    imagine(worlds[0], seat, word)
    return evaluate_candidates(worlds, 0, moves, values, net, log)
