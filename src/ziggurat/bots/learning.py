"""Learning from self-play: each finished game corrects the judgements made on its way.

Temporal differences on the positions left behind by each action: what a mind said of a
position is pulled towards what it said later, and at last towards how the game ended.
"""

from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.anygame import any_action, apply, asked, deal, describe, foresee, places, survey
from ziggurat.bots.judging import weigh
from ziggurat.bots.mind import SINGLE, Mind, verdict
from ziggurat.core.dice import roll, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import arithmetic, kernel
from ziggurat.core.state import Array, State, constant

BATCH = 32  # judgements corrected together
DECAY_MEAN, DECAY_SQUARE = SINGLE(0.9), SINGLE(0.999)
TINY = 1e-6
NONE_YET = constant(0)


class Record(NamedTuple):
    """What one game of self-play leaves to learn from."""

    x: Array  # the features of each judgement
    said: Array  # the chance it gave
    pair: Array  # whom it was about: seat and rival
    places: Array  # at the end


@kernel
def play_to_learn(  # noqa: PLR0913 - one fat kernel: scratch comes from outside
    table: Array,
    worlds: Array,
    moves: Array,
    values: Array,
    o: State,
    log: EventLog,
    mine: Mind,
    theirs: Mind,
    learner: int,
    noise: float,
    chance: float,
    most: int,
    seed: Any,
    kept: Record,
) -> int:
    """Play a game from a table set up but not dealt; note a few judgements of each position.

    The `learner` plays by one mind and the others by another; a learner of -1 plays all seats.
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
            action = best(worlds, moves, values, mine, log, noise, s)
        else:
            action = best(worlds, moves, values, theirs, log, noise, s)
        worlds[0] = table[0]
        foresee(worlds[0], action, log)
        if asked(worlds[0]) >= 0 and noted + 3 <= len(kept.said):
            noted = note(worlds[0], seat, s, mine, kept, noted)
        apply(s, action, log)
        decisions += 1
    places(s, kept.places)
    return noted if asked(s) < 0 else 0


@kernel
def best(  # noqa: PLR0913 - scratch comes from outside
    worlds: Array, moves: Array, values: Array, m: Mind, log: EventLog, noise: float, s: State
) -> int:
    """The best action by one look ahead; a little noise makes other games of it."""
    n = weigh(worlds, 0, moves, values, m, log)
    found = 0
    for j in range(n):
        luck = -np.log(-np.log((roll(s, 1000000) + 0.5) * 1e-6)) if noise > 0 else 0.0
        odds = min(max(values[j], TINY), 1 - TINY)
        values[j] = np.log(odds / (1 - odds)) + noise * luck
        if values[j] > values[found]:
            found = j
    return moves[found]


@kernel
def note(world: State, seat: int, s: State, m: Mind, kept: Record, noted: int) -> int:
    """Judge a position for the one who acted, and for another."""
    survey(world, m.notes[0])
    views = 2 if world.seats == 2 else 3
    for view in range(views):
        me = seat if view != 1 else (seat + 1 + roll(s, world.seats - 1)) % world.seats
        rival = (me + 1 + roll(s, world.seats - 1)) % world.seats
        describe(world, m.notes[0], me, rival, m.x)
        kept.x[noted] = m.x
        kept.said[noted] = 1.0 / (1.0 + np.exp(-verdict(m)))
        kept.pair[noted] = me * world.seats + rival
        noted += 1
    return noted


@kernel
def fill_targets(kept: Record, noted: int, seats: int, trace: float, target: Array) -> None:
    """What each judgement should have been: the later ones, and at last the result."""
    for me in range(seats):
        for rival in range(seats):
            if me == rival:
                continue
            ahead = kept.places[rival] - kept.places[me]
            wanted = 1.0 if ahead > 0 else (0.5 if ahead == 0 else 0.0)
            for j in range(noted - 1, -1, -1):
                if kept.pair[j] == me * seats + rival:
                    target[j] = wanted
                    wanted = trace * wanted + (1 - trace) * kept.said[j]


@arithmetic
def learn(  # noqa: PLR0913 - one fat kernel
    kept: Record,
    target: Array,
    order: Array,
    noted: int,
    m: Mind,
    slope: Mind,
    mean: Mind,
    square: Mind,
    rate: float,
    step: int,
) -> tuple[int, float]:
    """Correct the weights by Adam, a few judgements at a time; return steps made and the loss."""
    loss, waiting = 0.0, 0
    for r in range(noted):
        j = order[r]
        m.x[:] = kept.x[j]
        said = 1.0 / (1.0 + np.exp(-verdict(m)))
        wanted = target[j]
        loss -= wanted * np.log(said + 1e-9) + (1 - wanted) * np.log(1 - said + 1e-9)
        trace_back(m, slope, SINGLE((said - wanted) / BATCH))
        waiting += 1
        if waiting == BATCH or r == noted - 1:
            waiting = 0
            step += 1
            correct(m.linear, slope.linear, mean.linear, square.linear, rate, step)
            if len(m.hidden) > 0:
                correct_net(m, slope, mean, square, rate, step)
    return step, loss


@arithmetic
def trace_back(m: Mind, slope: Mind, error: Any) -> None:
    """Add one judgement's part in the error to the slopes."""
    for i in range(len(m.x)):
        slope.linear[i] += error * m.x[i]
    if len(m.hidden) == 0:
        return
    slope.hidden[:] = SINGLE(0)
    for j in range(len(m.deeper)):
        slope.last[j] += error * m.deeper[j]
        if m.deeper[j] > SINGLE(0):
            part = error * m.last[j]
            slope.second_bias[j] += part
            slope_row, row = slope.second[j], m.second[j]
            for i in range(len(row)):
                slope_row[i] += m.hidden[i] * part
                slope.hidden[i] += row[i] * part
    for i in range(len(m.hidden)):
        if m.hidden[i] <= SINGLE(0):
            slope.hidden[i] = SINGLE(0)
        slope.first_bias[i] += slope.hidden[i]
    trace_to_features(m, slope)


@arithmetic
def trace_to_features(m: Mind, slope: Mind) -> None:
    for i in range(len(m.x)):
        x = m.x[i]
        if x != SINGLE(0):
            for j in range(len(m.hidden)):
                slope.first[i, j] += x * slope.hidden[j]


@arithmetic
def correct_net(m: Mind, slope: Mind, mean: Mind, square: Mind, rate: float, step: int) -> None:
    correct(
        m.first.reshape(-1),
        slope.first.reshape(-1),
        mean.first.reshape(-1),
        square.first.reshape(-1),
        rate,
        step,
    )
    correct(m.first_bias, slope.first_bias, mean.first_bias, square.first_bias, rate, step)
    correct(
        m.second.reshape(-1),
        slope.second.reshape(-1),
        mean.second.reshape(-1),
        square.second.reshape(-1),
        rate,
        step,
    )
    correct(m.second_bias, slope.second_bias, mean.second_bias, square.second_bias, rate, step)
    correct(m.last, slope.last, mean.last, square.last, rate, step)


@arithmetic
def correct(w: Array, slope: Array, mean: Array, square: Array, rate: float, step: int) -> None:
    """One step of Adam; the slopes are spent."""
    early_mean, early_square = 1 - 0.9**step, 1 - 0.999**step
    for i in range(len(w)):
        mean[i] = DECAY_MEAN * mean[i] + (SINGLE(1) - DECAY_MEAN) * slope[i]
        square[i] = DECAY_SQUARE * square[i] + (SINGLE(1) - DECAY_SQUARE) * slope[i] * slope[i]
        w[i] -= SINGLE(rate * (mean[i] / early_mean) / (np.sqrt(square[i] / early_square) + TINY))
        slope[i] = SINGLE(0)
