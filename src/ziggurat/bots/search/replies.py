"""A second thought: the best ends of a turn are tried against what the other may answer."""

from typing import Any

import numpy as np

from ziggurat.bots.evaluation.anygame import afterstate, imagine
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.value import win_chance
from ziggurat.bots.search.beam import follow_end, plan
from ziggurat.bots.search.beam_scratch import BeamScratch
from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant
from ziggurat.games.anygame import apply, asked

PLAN = constant(0)  # before the first world
MOST_EACH = constant(200)  # positions of one plan, for each chain of its beam
ANSWER = constant(3_000)  # positions of one answer


@kernel
def think_on(  # noqa: PLR0913 - one fat kernel
    p: BeamScratch,
    q: BeamScratch,
    seat: int,
    word: Any,
    n: int,
    net: Network,
    log: EventLog,
    tried: Array,
    totals: Array,
) -> None:
    """Plan a turn first, then hold its ends against answers, one world at a time.

    Both in one kernel: whoever plans an answer has all it takes to plan a turn, and compiling it
    twice takes seconds.
    """
    if n == PLAN:
        plan(p, seat, word, MOST_EACH * p.parents.shape[1], net, log)
    else:
        answer_each(p, q, seat, word, n, net, log, tried, totals)


@kernel
def answer_each(  # noqa: PLR0913 - one fat kernel
    p: BeamScratch,
    q: BeamScratch,
    seat: int,
    word: Any,
    n: int,
    net: Network,
    log: EventLog,
    tried: Array,
    totals: Array,
) -> None:
    """Add to some ends of a turn what the other's answer leaves of them in the n-th world."""
    dice = stir(word + np.uint64(n) * GOLDEN)
    for k in range(len(tried)):
        totals[tried[k]] += after_answer(p, q, tried[k], seat, dice, net, log)


@kernel
def after_answer(  # noqa: PLR0913 - one fat kernel
    p: BeamScratch, q: BeamScratch, i: int, seat: int, word: Any, net: Network, log: EventLog
) -> float:
    """The chance to win after one end of the turn and the other's answer in one world."""
    trial, planned = len(p.worlds) - 1, follow_end(p, i)
    p.worlds[trial] = p.worlds[0]
    world = p.worlds[trial]
    imagine(world, seat, word)
    for j in range(planned - 1):
        afterstate(world, p.path[j], log)
    world.dice = word
    apply(world, p.path[planned - 1], log)
    other = asked(world)
    if other >= 0 and other != seat:
        q.worlds[0] = p.worlds[trial]
        answer = plan(q, other, word, ANSWER, net, log)
        for j in range(answer):
            if asked(world) == other:
                afterstate(world, q.path[j], log)
    return win_chance(world, seat, net)
