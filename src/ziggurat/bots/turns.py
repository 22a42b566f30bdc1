"""Thinking in whole turns: a plan, and where there is time the answers to it."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.bots.judgement import Judgement
from ziggurat.bots.mind import Mind
from ziggurat.bots.planner import NO_CHANCE, Plans, plan, plans_of
from ziggurat.bots.replies import answer_each, fill_firsts
from ziggurat.bots.thinker import Budget, Thought
from ziggurat.core.events import mute_log
from ziggurat.core.state import constant

MOST_POSITIONS = constant(20_000)  # of one plan


@dataclass(frozen=True, slots=True)
class Beam:
    """How wide a turn is planned, how many ends are tried, and how wide they are answered."""

    width: int
    ends: int = 1
    answer: int = 1


def plan_turn(
    judge: Judgement, mind: Mind, world: World, seat: int, word: Any, beam: Beam
) -> tuple[Plans, list[Thought]]:
    """The first decisions of the best plans for a turn, best first."""
    plans = plans_of(judge, beam.width, beam.ends)
    plans.worlds[0] = world
    plan(plans, seat, word, MOST_POSITIONS, mind, mute_log())
    first = int(plans.path[0])
    tried = np.flatnonzero(plans.values > NO_CHANCE)
    found = [Thought(int(a), float(plans.values[a]), 1) for a in tried if a != first]
    best = Thought(first, float(max(plans.values[first], 0.0)), 1)
    return plans, [best, *sorted(found, key=lambda thought: -thought.chance)]


def plan_against_answers(  # noqa: PLR0913 - who thinks, about what, with what
    judge: Judgement, mind: Mind, world: World, seat: int, word: Any, beam: Beam, budget: Budget
) -> list[Thought]:
    """Choose among the best ends of a turn by what the other's answer leaves of them.

    Each simulation imagines one world and answers every end in it; after any of them it may
    stop. While all ends begin alike there is nothing to choose yet.
    """
    clock = budget.clock()
    plans, thoughts = plan_turn(judge, mind, world, seat, word, beam)
    firsts = np.zeros(beam.ends, np.int64)
    count = fill_firsts(plans, firsts)
    if len(set(firsts[:count].tolist())) < 2 or plans.end_chance[0] >= 1.0:
        return thoughts
    answers, totals, done = plans_of(judge, beam.answer), np.zeros(beam.ends), 0
    while done == 0 or (done < budget.simulations and not clock.is_over()):
        answer_each(plans, answers, seat, word, done, mind, mute_log(), totals)
        done += 1
    best: dict[int, float] = {}
    for action, total in zip(firsts[:count].tolist(), totals.tolist(), strict=False):
        best[action] = max(best.get(action, 0.0), total / done)
    found = [Thought(action, chance, done) for action, chance in best.items()]
    rest = [thought for thought in thoughts if thought.action not in best]
    return sorted(found, key=lambda thought: -thought.chance) + rest
