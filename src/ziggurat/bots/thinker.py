"""Thinking players: one look ahead, or a search, within a budget."""

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.anygame import imagine
from ziggurat.bots.bot import World
from ziggurat.bots.judgement import MOST_OUTCOMES, Judgement
from ziggurat.bots.judging import weigh
from ziggurat.bots.mind import Mind
from ziggurat.bots.search import think
from ziggurat.bots.tree import ROOT, Desk, desk_for
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


def look(judge: Judgement, mind: Mind, world: World, seat: int, word: Any) -> list[Thought]:
    """Every action worth a thought by one look ahead, best first."""
    game = judge.game
    worlds = np.zeros(MOST_OUTCOMES + 4, game.state)
    worlds[0] = world
    moves, values = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size)
    n = look_once(worlds, moves, values, mind, mute_log(), seat, word)
    best = np.argsort(-values[:n], kind="stable")
    return [Thought(int(moves[i]), float(values[i]), 1) for i in best]


def ponder(
    judge: Judgement, mind: Mind, world: World, seat: int, word: Any, budget: Budget
) -> list[Thought]:
    """The actions a search looked at, most visited first; it stops in time whatever it has."""
    desk = desk_for(judge, budget.simulations)
    desk.root[0] = world
    done, log, clock = 0, mute_log(), budget.clock()
    while done == 0 or (done < budget.simulations and not clock.is_over()):
        more = min(STRIDE, budget.simulations - done)
        think(desk, mind, log, seat, word, done, more)
        done += more
        if done and desk.tree[ROOT].children == 1:
            break
    return thoughts(desk)


def thoughts(desk: Desk) -> list[Thought]:
    """What the tree says of the actions at hand."""
    node = desk.tree[ROOT]
    row = desk.tree[node.first : node.first + node.children]
    found = [
        Thought(int(a), float(t) / (int(v) + 1), int(v))
        for a, t, v in zip(row["action"], row["total"], row["visits"], strict=True)
    ]
    return sorted(found, key=lambda thought: (-thought.visits, -thought.chance))


@kernel
def look_once(  # noqa: PLR0913 - paper and dice come from outside
    worlds: Array, moves: Array, values: Array, m: Mind, log: Any, seat: int, word: Any
) -> int:
    """Weigh the actions at hand in a world imagined from one dice word."""
    imagine(worlds[0], seat, word)
    return weigh(worlds, 0, moves, values, m, log)
