"""Self-play by one look ahead, and what its predictions should have been.

Temporal differences on the positions left behind by each action: what a network said of a
position is pulled towards what it said later, and at last towards how the game ended.
"""

from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.evaluation.anygame import (
    afterstate,
    candidates,
    describe,
    fill_planes,
    fill_scratch,
)
from ziggurat.bots.evaluation.network import Network, forward
from ziggurat.bots.evaluation.policy import Policy, rate_candidates
from ziggurat.bots.evaluation.value import evaluate_candidates, expected_value
from ziggurat.bots.search.tree import pick_best
from ziggurat.core.dice import roll, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State, constant
from ziggurat.games.anygame import any_action, apply, asked, deal, places, scores

TINY = 1e-6
NONE_YET = constant(0)


class Experience(NamedTuple):
    """What one game of self-play leaves to learn from."""

    x: Array  # the features of each prediction
    bits: Array  # and the planes
    predicted: Array  # the chance it gave
    pair: Array  # whom it was about: seat and rival
    places: Array  # at the end
    scores: Array


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
    chance: float,
    most: int,
    seed: Any,
    kept: Experience,
) -> int:
    """Play a game from a table set up but not dealt; record a few predictions of each position.

    The `learner` plays by one network and the others by another; a learner of -1 plays all seats.
    """
    s = table[0]
    s.dice = stir(np.uint64(seed))
    deal(s, log)
    noted, decisions = NONE_YET, 0
    while asked(s) >= 0 and decisions < most:
        seat = asked(s)
        worlds[0] = table[0]
        if roll(s, 1000000) < chance * 1000000:
            action = any_action(s, o)
        elif learner < 0 or seat == learner:
            action = best(worlds, moves, values, mine, policy, few, log, noise, s)
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
def note_result(s: State, kept: Experience) -> None:
    places(s, kept.places)
    scores(s, kept.scores)


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


@kernel
def record_prediction(
    world: State, seat: int, s: State, net: Network, kept: Experience, noted: int
) -> int:
    """Predict a position's result for the one who acted, and for another."""
    fill_scratch(world, net.scratch[0])
    views = 2 if world.seats == 2 else 3
    for view in range(views):
        me = seat if view != 1 else (seat + 1 + roll(s, world.seats - 1)) % world.seats
        rival = (me + 1 + roll(s, world.seats - 1)) % world.seats
        describe(world, net.scratch[0], me, rival, net.x)
        fill_planes(world, net.scratch[0], me, rival, net.bits)
        kept.x[noted], kept.bits[noted] = net.x, net.bits
        kept.predicted[noted] = 1.0 / (1.0 + np.exp(-forward(net)))
        kept.pair[noted] = me * world.seats + rival
        noted += 1
    return noted


@kernel
def fill_targets(  # noqa: PLR0913 - one fat kernel
    kept: Experience,
    noted: int,
    seats: int,
    trace: float,
    margin: float,
    lead: float,
    target: Array,
) -> None:
    """What each prediction should have been: the later ones, and at last the result."""
    for me in range(seats):
        for rival in range(seats):
            if me == rival:
                continue
            wanted = result(kept, me, rival, margin, lead)
            for j in range(noted - 1, -1, -1):
                if kept.pair[j] == me * seats + rival:
                    target[j] = wanted
                    wanted = trace * wanted + (1 - trace) * kept.predicted[j]


@kernel
def result(kept: Experience, me: int, rival: int, margin: float, lead: float) -> float:
    """Who finished ahead, and for a `margin` of it by how much.

    Beyond a `lead` that is clear, more of it counts ever less.
    """
    ahead = kept.places[rival] - kept.places[me]
    won = 1.0 if ahead > 0 else (0.5 if ahead == 0 else 0.0)
    clear = 0.5 + 0.5 * np.tanh((kept.scores[me] - kept.scores[rival]) / lead)
    return (1 - margin) * won + margin * clear
