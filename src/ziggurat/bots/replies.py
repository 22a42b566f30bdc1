"""A second thought: the best ends of a turn are tried against what the other may answer."""

from typing import Any

import numpy as np

from ziggurat.bots.anygame import apply, asked, foresee, imagine
from ziggurat.bots.judging import win_chance
from ziggurat.bots.mind import Mind
from ziggurat.bots.planner import Plans, first_action, follow_end, plan
from ziggurat.core.dice import stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import constant

WORLDS = 6  # imagined hands and draws, the same for every end
ANSWER = constant(3_000)  # positions of one answer


@kernel
def plan_against(  # noqa: PLR0913 - one fat kernel
    p: Plans, q: Plans, seat: int, word: Any, most: int, m: Mind, log: EventLog
) -> int:
    """Plan a turn; then choose among its best ends by what is left after the other's turn.

    While all of them begin alike there is nothing to choose yet.
    """
    planned = plan(p, seat, word, most, m, log)
    if p.ends[0] < 2 or p.end_chance[0] >= 1.0 or begin_alike(p):
        return planned
    best, found = -1.0, 0
    for i in range(p.ends[0]):
        value = 0.0
        for world in range(WORLDS):
            value += after_answer(p, q, i, seat, stir(np.uint64(word) + np.uint64(world)), m, log)
        if value > best:
            best, found = value, i
    return follow_end(p, found)


@kernel
def begin_alike(p: Plans) -> bool:
    first = first_action(p, p.end_layer[0], p.end_parent[0], p.end_action[0])
    for i in range(1, p.ends[0]):
        if first_action(p, p.end_layer[i], p.end_parent[i], p.end_action[i]) != first:
            return False
    return True


@kernel
def after_answer(  # noqa: PLR0913 - one fat kernel
    p: Plans, q: Plans, i: int, seat: int, word: Any, m: Mind, log: EventLog
) -> float:
    """The chance to win after one end of the turn and the other's answer in one world."""
    trial, planned = len(p.worlds) - 1, follow_end(p, i)
    p.worlds[trial] = p.worlds[0]
    world = p.worlds[trial]
    imagine(world, seat, word)
    for j in range(planned - 1):
        foresee(world, p.path[j], log)
    world.dice = word
    apply(world, p.path[planned - 1], log)
    other = asked(world)
    if other >= 0 and other != seat:
        q.worlds[0] = p.worlds[trial]
        answer = plan(q, other, word, ANSWER, m, log)
        for j in range(answer):
            if asked(world) == other:
                foresee(world, q.path[j], log)
    return win_chance(world, seat, m)
