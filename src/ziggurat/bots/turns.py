"""Thinking in whole turns: a plan, and where there is time the answers to it."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.bots.judgement import Judgement
from ziggurat.bots.mind import Mind
from ziggurat.bots.planner import NO_CHANCE, plan
from ziggurat.bots.plans import Plans, plans_of
from ziggurat.bots.replies import answer_each, fill_firsts
from ziggurat.bots.thinker import Budget, Thought
from ziggurat.core.events import mute_log
from ziggurat.core.state import Array

MOST_EACH = 200  # positions of one plan, for each chain of its beam
HALVED_AFTER = (2, 5, 12)  # worlds, the worse half of the ends is tried no longer


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
    plan(plans, seat, word, MOST_EACH * beam.width, mind, mute_log())
    first = int(plans.path[0])
    tried = np.flatnonzero(plans.values > NO_CHANCE)
    found = [Thought(int(a), float(plans.values[a]), 1) for a in tried if a != first]
    best = Thought(first, float(max(plans.values[first], 0.0)), 1)
    return plans, [best, *sorted(found, key=lambda thought: -thought.chance)]


def plan_against_answers(  # noqa: PLR0913 - who thinks, about what, with what
    judge: Judgement, mind: Mind, world: World, seat: int, word: Any, beam: Beam, budget: Budget
) -> list[Thought]:
    """Choose among the best ends of a turn by what the other's answer leaves of them.

    Each simulation imagines one world and answers the ends in it; after any of them it may
    stop. While all ends begin alike there is nothing to choose yet.
    """
    clock = budget.clock()
    plans, thoughts = plan_turn(judge, mind, world, seat, word, beam)
    firsts = np.zeros(beam.ends, np.int64)
    count = fill_firsts(plans, firsts)
    if len(set(firsts[:count].tolist())) < 2 or plans.end_chance[0] >= 1.0:
        return thoughts
    answers = plans_of(judge, beam.answer)
    tried, totals, times = np.arange(count), np.zeros(count), np.zeros(count, np.int64)
    for n in range(budget.simulations):
        answer_each(plans, answers, seat, word, n, mind, mute_log(), tried, totals)
        times[tried] += 1
        if n + 1 in HALVED_AFTER:
            tried = better_half(tried, totals)
        if clock.is_over() or len(set(firsts[tried].tolist())) < 2:
            break
    return ranked(firsts[:count], totals / times, times) + [
        thought for thought in thoughts if thought.action not in firsts[:count]
    ]


def better_half(tried: Array, totals: Array) -> Array:
    """Only the ends that stand better go on: they deserve a closer look."""
    best = np.argsort(-totals[tried], kind="stable")
    return tried[best[: (len(best) + 1) // 2]]


def ranked(firsts: Array, chances: Array, times: Array) -> list[Thought]:
    """The first decisions of the ends, each by its best one; those tried longest come first."""
    found: dict[int, Thought] = {}
    for i in np.lexsort((-chances, -times)):
        action = int(firsts[i])
        found.setdefault(action, Thought(action, float(chances[i]), int(times[i])))
    return list(found.values())
