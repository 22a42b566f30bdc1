"""The chance to win, as a network sees it: of a position, and of each candidate."""

import numpy as np

from ziggurat.bots.evaluation.anygame import (
    afterstate,
    candidates,
    describe,
    fill_planes,
    fill_scratch,
    outcomes,
)
from ziggurat.bots.evaluation.network import MOST_SEATS, Network, add_planes, forward_again
from ziggurat.core.evaluation import BEST_OF
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel, woven
from ziggurat.core.state import Array, State, constant
from ziggurat.games.anygame import asked, places

NO_ACTION = constant(-1)


@woven
def win_chance(s: State, me: int, net: Network) -> float:
    """The chance that a seat wins: that it finishes ahead of every rival."""
    if asked(s) < 0:
        return share_of_win(s, me, net)
    fill_scratch(s, net.scratch[0])
    return win_chance_from_scratch(s, me, net)


@woven
def win_chance_from_scratch(s: State, me: int, net: Network) -> float:
    """The same for a position whose scratch record is filled."""
    chance = 1.0
    for rival in range(s.seats):
        if rival != me:
            describe(s, net.scratch[0], me, rival, net.x)
            fill_planes(s, net.scratch[0], me, rival, net.bits)
            chance *= 1.0 / (1.0 + np.exp(-forward_again(net, me * MOST_SEATS + rival)))
    return chance


@woven
def share_of_win(s: State, me: int, net: Network) -> float:
    """At the end: one for a victory, a part of it for one that is shared."""
    places(s, net.places)
    winners = 0
    for seat in range(s.seats):
        winners += net.places[seat] == 1
    return 1.0 / winners if net.places[me] == 1 else 0.0


@woven
def expected_value(worlds: Array, i: int, me: int, net: Network, log: EventLog) -> float:
    """The chance that a seat wins from a position, over all that may come of what is open there."""
    n = outcomes(worlds, i, me, net.chances, log)
    return mean_of(worlds, i, n, me, net)


@woven
def mean_of(worlds: Array, i: int, n: int, me: int, net: Network) -> float:
    """The same once its outcomes stand behind a position."""
    if n == 0:
        return win_chance(worlds[i], me, net)
    total = 0.0
    for j in range(n):
        chance = win_chance(worlds[i + 1 + j], me, net)
        if net.chances[0] == BEST_OF:
            total = max(total, chance)
        else:
            total += net.chances[j] * chance
    return total


@kernel
def evaluate_candidates(
    worlds: Array, i: int, moves: Array, values: Array, net: Network, log: EventLog
) -> int:
    """The candidates, and the chance to win each leaves to whoever is asked."""
    net.cached[:] = 0  # small errors of adding and taking away do not pile up for long
    me = asked(worlds[i])
    n = candidates(worlds[i], moves)
    for j in range(n):
        worlds[i + 1] = worlds[i]
        afterstate(worlds[i + 1], moves[j], log)
        values[j] = expected_value(worlds, i + 1, me, net, log)
    return n


@kernel
def value_after(
    worlds: Array, seat: int, action: int, net: Network, log: EventLog
) -> tuple[float, int]:
    """The expected value of the first of the worlds for a seat, after an action if one is given.

    Also how many outcomes it has. They stand behind it then, and their chances in the network:
    whoever wants to see what may come of an action needs no kernel of its own.
    """
    if action != NO_ACTION:
        afterstate(worlds[0], action, log)
    net.cached[:] = 0
    n = outcomes(worlds, 0, seat, net.chances, log)
    return mean_of(worlds, 0, n, seat, net), n


@kernel
def describe_rivals(s: State, me: int, net: Network, found: Array, sums: Array) -> None:
    """The features of one seat against each rival, and what the planes add to the first layer."""
    fill_scratch(s, net.scratch[0])
    for rival in range(s.seats):
        if rival != me:
            describe(s, net.scratch[0], me, rival, found[rival])
            fill_planes(s, net.scratch[0], me, rival, net.bits)
            add_planes(net, sums[rival])
