"""Learning from self-play: each finished game corrects the judgements made on its way.

Temporal differences on the positions left behind by each action: what a mind said of a
position is pulled towards what it said later, and at last towards how the game ended.
"""

from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.anygame import any_action, apply, asked, deal, describe, foresee, places, survey
from ziggurat.bots.judging import weigh
from ziggurat.bots.mind import Mind, verdict
from ziggurat.core.dice import roll, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State, constant

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
