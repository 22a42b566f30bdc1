"""Thinking in whole turns: a plan, and where there is time the answers to it."""

from typing import Any

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.search.beam import NO_CHANCE
from ziggurat.bots.search.beam_scratch import BeamScratch, beam_scratch
from ziggurat.bots.search.replies import PLAN, think_on
from ziggurat.bots.search.thinking import Budget, Thought
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.events import mute_log
from ziggurat.core.state import Array
from ziggurat.core.ways import Beam

HALVED_AFTER = (2, 5, 12)  # worlds, the worse half of the ends is tried no longer
NOTHING_TRIED, NO_TOTALS = np.zeros(0, np.int64), np.zeros(0)


def plan_turn(
    evaluation: Evaluation, net: Network, world: World, seat: int, word: Any, beam: Beam
) -> tuple[BeamScratch, list[Thought]]:
    """The first decisions of the best plans for a turn, best first."""
    plans = beam_scratch(evaluation, beam.width, beam.ends)
    plans.worlds[0] = world
    think_on(plans, plans, seat, word, PLAN, net, mute_log(), NOTHING_TRIED, NO_TOTALS)
    first = int(plans.path[0])
    tried = np.flatnonzero(plans.values > NO_CHANCE)
    found = [Thought(int(a), float(plans.values[a]), 1) for a in tried if a != first]
    best = Thought(first, float(max(plans.values[first], 0.0)), 1)
    return plans, [best, *sorted(found, key=lambda thought: -thought.chance)]


def plan_against_answers(  # noqa: PLR0913 - who thinks, about what, with what
    evaluation: Evaluation,
    net: Network,
    world: World,
    seat: int,
    word: Any,
    beam: Beam,
    budget: Budget,
) -> list[Thought]:
    """Choose among the best ends of a turn by what the other's answer leaves of them.

    Each simulation imagines one world and answers the ends in it; after any of them it may
    stop. While all ends begin alike there is nothing to choose yet.
    """
    clock = budget.clock()
    plans, thoughts = plan_turn(evaluation, net, world, seat, word, beam)
    count = int(plans.ends[0])
    firsts = plans.end_first[:count]
    if len(set(firsts.tolist())) < 2 or plans.end_chance[0] >= 1.0:
        return thoughts
    answers = beam_scratch(evaluation, beam.answer)
    tried, totals, times = np.arange(count), np.zeros(count), np.zeros(count, np.int64)
    for n in range(1, budget.simulations + 1):
        think_on(plans, answers, seat, word, n, net, mute_log(), tried, totals)
        times[tried] += 1
        if n in HALVED_AFTER:
            tried = better_half(tried, totals)
        if clock.is_over() or len(set(firsts[tried].tolist())) < 2:
            break
    return ranked(firsts, totals / times, times) + [
        thought for thought in thoughts if thought.action not in firsts
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
