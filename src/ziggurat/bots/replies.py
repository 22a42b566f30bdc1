"""A second thought: the best ends of a turn are tried against what the other may answer."""

from typing import Any

import numpy as np

from ziggurat.bots.anygame import apply, asked, foresee, imagine
from ziggurat.bots.judging import win_chance
from ziggurat.bots.mind import Mind
from ziggurat.bots.planner import first_action, follow_end, plan
from ziggurat.bots.plans import Plans
from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant

ANSWER = constant(3_000)  # positions of one answer


@kernel
def answer_each(  # noqa: PLR0913 - one fat kernel
    p: Plans,
    q: Plans,
    seat: int,
    word: Any,
    n: int,
    m: Mind,
    log: EventLog,
    tried: Array,
    totals: Array,
) -> None:
    """Add to some ends of a turn what the other's answer leaves of them in the n-th world."""
    dice = stir(word + np.uint64(n + 1) * GOLDEN)
    for k in range(len(tried)):
        totals[tried[k]] += after_answer(p, q, tried[k], seat, dice, m, log)


@kernel
def fill_firsts(p: Plans, firsts: Array) -> int:
    """The decision each of the best chains begins with; how many chains there are."""
    for i in range(p.ends[0]):
        firsts[i] = first_action(p, p.end_layer[i], p.end_parent[i], p.end_action[i])
    return p.ends[0]


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
