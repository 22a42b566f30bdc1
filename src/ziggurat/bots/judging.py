"""The chance to win, as a mind sees it: of a position, and of each action worth a thought."""

import numpy as np

from ziggurat.bots.anygame import (
    asked,
    describe,
    foresee,
    imagine,
    outcomes,
    places,
    plausible,
    survey,
)
from ziggurat.bots.judgement import BEST_OF
from ziggurat.bots.mind import MOST_SEATS, Mind, verdict_again
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel, woven
from ziggurat.core.state import Array, State, constant

NO_ACTION = constant(-1)


@kernel
def win_chance(s: State, me: int, m: Mind) -> float:
    """The chance that a seat wins: that it finishes ahead of every rival."""
    if asked(s) < 0:
        return share_of_win(s, me, m)
    survey(s, m.notes[0])
    return chance_noted(s, me, m)


@woven
def chance_noted(s: State, me: int, m: Mind) -> float:
    """The same for a position the mind has its notes of."""
    chance = 1.0
    for rival in range(s.seats):
        if rival != me:
            describe(s, m.notes[0], me, rival, m.x)
            chance *= 1.0 / (1.0 + np.exp(-verdict_again(m, me * MOST_SEATS + rival)))
    return chance


@woven
def share_of_win(s: State, me: int, m: Mind) -> float:
    """At the end: one for a victory, a part of it for one that is shared."""
    places(s, m.places)
    winners = 0
    for seat in range(s.seats):
        winners += m.places[seat] == 1
    return 1.0 / winners if m.places[me] == 1 else 0.0


@woven
def outlook(worlds: Array, i: int, me: int, m: Mind, log: EventLog) -> float:
    """The chance that a seat wins from a position, whatever hangs in the air there."""
    n = outcomes(worlds, i, me, m.chances, log)
    if n == 0:
        return win_chance(worlds[i], me, m)
    total = 0.0
    for j in range(n):
        chance = win_chance(worlds[i + 1 + j], me, m)
        if m.chances[0] == BEST_OF:
            total = max(total, chance)
        else:
            total += m.chances[j] * chance
    return total


@kernel
def weigh(worlds: Array, i: int, moves: Array, values: Array, m: Mind, log: EventLog) -> int:
    """The actions worth a thought, and the chance to win each leaves to whoever is asked."""
    m.known[:] = 0  # small errors of adding and taking away do not pile up for long
    me = asked(worlds[i])
    n = plausible(worlds[i], moves)
    for j in range(n):
        worlds[i + 1] = worlds[i]
        foresee(worlds[i + 1], moves[j], log)
        values[j] = outlook(worlds, i + 1, me, m, log)
    return n


@kernel
def chance_in(
    worlds: Array, seat: int, action: int, word: np.uint64, m: Mind, log: EventLog
) -> float:
    """The chance of a seat in the first of the worlds, imagined anew from a dice word."""
    imagine(worlds[0], seat, word)
    if action != NO_ACTION:
        foresee(worlds[0], action, log)
    m.known[:] = 0
    return outlook(worlds, 0, seat, m, log)


@kernel
def glimpse(worlds: Array, action: int, me: int, m: Mind, log: EventLog) -> int:
    """Play an action in the first of the worlds, and see what may come of it."""
    foresee(worlds[0], action, log)
    return outcomes(worlds, 0, me, m.chances, log)


@kernel
def describe_all(s: State, me: int, m: Mind, found: Array) -> None:
    """The features of one seat against each rival."""
    survey(s, m.notes[0])
    for rival in range(s.seats):
        if rival != me:
            describe(s, m.notes[0], me, rival, found[rival])
