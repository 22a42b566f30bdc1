"""Self-play by one look ahead."""

from typing import Any

import numpy as np

from ziggurat.bots.evaluation.anygame import afterstate, candidates
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.policy import Policy, rate_candidates
from ziggurat.bots.evaluation.value import evaluate_candidates, expected_value
from ziggurat.bots.search.tree import pick_best
from ziggurat.bots.training.experience import (
    Experience,
    note_result,
    record_cut,
    record_prediction,
)
from ziggurat.core.dice import roll, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State, constant
from ziggurat.games.anygame import any_action, apply, asked, deal

TINY = 1e-6
NONE_YET = constant(0)
STRAY = 1.0  # the noise, in log odds, by which another action than the best is tried
WILD = 20  # per cent of those that are any action at all


@kernel
def self_play_by_action(  # noqa: PLR0913 - one fat kernel: scratch comes from outside
    table: Array,
    worlds: Array,
    moves: Array,
    values: Array,
    o: State,
    log: EventLog,
    mine: Network,
    theirs: Network,
    policy: Policy,
    few: int,
    learner: int,
    noise: float,
    strays: float,
    most: int,
    seed: Any,
    kept: Experience,
) -> int:
    """Play a game from a table set up but not dealt; record a few predictions of each position.

    The `learner` plays by one network and the others by another; a learner of -1 plays all seats.
    By `strays` of its decisions another action than the best is tried, so that it comes to know
    positions that it misjudges and would never see.
    """
    s = table[0]
    s.dice = stir(np.uint64(seed))
    deal(s, log)
    noted, decisions = NONE_YET, 0
    while asked(s) >= 0 and decisions < most:
        seat = asked(s)
        worlds[0] = table[0]
        if learner < 0 or seat == learner:
            action = best(worlds, moves, values, mine, policy, few, log, noise, s)
            if roll(s, 1000000) < strays * 1000000:
                before = noted
                noted = record_what_is_left(table, worlds, action, mine, log, kept, noted)
                if noted > before:
                    action = another(worlds, moves, values, mine, policy, few, log, s, o)
        else:
            action = best(worlds, moves, values, theirs, policy, few, log, noise, s)
        worlds[0] = table[0]
        afterstate(worlds[0], action, log)
        if asked(worlds[0]) >= 0 and noted + 3 <= len(kept.predicted):
            noted = record_prediction(worlds[0], seat, s, mine, kept, noted)
        apply(s, action, log)
        decisions += 1
    note_result(s, kept)
    return noted if asked(s) < 0 else 0


@kernel
def record_what_is_left(  # noqa: PLR0913 - scratch comes from outside
    table: Array,
    worlds: Array,
    action: int,
    net: Network,
    log: EventLog,
    kept: Experience,
    noted: int,
) -> int:
    """Predict for everybody what the best action leaves, and go back to the position before."""
    afterstate(worlds[0], action, log)
    noted = record_cut(worlds[0], net, kept, noted)
    worlds[0] = table[0]
    return noted


@kernel
def another(  # noqa: PLR0913 - scratch comes from outside
    worlds: Array,
    moves: Array,
    values: Array,
    net: Network,
    policy: Policy,
    few: int,
    log: EventLog,
    s: State,
    o: State,
) -> int:
    """One of the better actions, or now and then any."""
    if roll(s, 100) < WILD:
        return any_action(s, o)
    return best(worlds, moves, values, net, policy, few, log, STRAY, s)


@kernel
def best(  # noqa: PLR0913 - scratch comes from outside
    worlds: Array,
    moves: Array,
    values: Array,
    net: Network,
    policy: Policy,
    few: int,
    log: EventLog,
    noise: float,
    s: State,
) -> int:
    """The best action by one look ahead; a little noise makes other games of it."""
    if few > 0:
        n = evaluate_a_few(worlds, moves, values, net, policy, few, log)
    else:
        n = evaluate_candidates(worlds, 0, moves, values, net, log)
    found = 0
    for j in range(n):
        luck = -np.log(-np.log((roll(s, 1000000) + 0.5) * 1e-6)) if noise > 0 else 0.0
        odds = min(max(values[j], TINY), 1 - TINY)
        values[j] = np.log(odds / (1 - odds)) + noise * luck
        if values[j] > values[found]:
            found = j
    return moves[found]


@kernel
def evaluate_a_few(  # noqa: PLR0913 - scratch comes from outside
    worlds: Array,
    moves: Array,
    values: Array,
    net: Network,
    policy: Policy,
    few: int,
    log: EventLog,
) -> int:
    """As `evaluate_candidates`, but of many candidates only those that a policy likes best.

    They come to the front. A game takes a third of the time, and hardly a choice is another.
    """
    n = candidates(worlds[0], moves)
    if n > few:
        rate_candidates(worlds[0], moves, n, net, policy, values)
        order = np.empty(few, np.int64)
        n = pick_best(values, n, order)
        for r in range(n):
            order[r] = moves[order[r]]
        moves[:n] = order
    net.cached[:] = 0
    me = asked(worlds[0])
    for j in range(n):
        worlds[1] = worlds[0]
        afterstate(worlds[1], moves[j], log)
        values[j] = expected_value(worlds, 1, me, net, log)
    return n
