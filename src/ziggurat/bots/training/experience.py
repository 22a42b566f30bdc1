"""What games of self-play leave to learn from, and what their predictions should have been.

Temporal differences on the positions left behind by each action: what a network said of a
position is pulled towards what it said later, and at last towards how the game ended.
"""

from typing import NamedTuple

import numpy as np

from ziggurat.bots.evaluation.anygame import describe, fill_planes, fill_scratch
from ziggurat.bots.evaluation.network import Network, forward
from ziggurat.core.dice import roll
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State
from ziggurat.games.anygame import asked, places, scores

CUT = -1  # and below: the pairs of predictions that nothing is learned from


class Experience(NamedTuple):
    """What one game of self-play leaves to learn from."""

    x: Array  # the features of each prediction
    bits: Array  # and the planes
    predicted: Array  # the chance it gave
    pair: Array  # whom it was about: seat and rival
    places: Array  # at the end
    scores: Array


def learned_from(kept: Experience, noted: int) -> Array:
    """The rows to learn from: all but those that only say where the others are cut off."""
    return np.flatnonzero(kept.pair[:noted] > CUT)


@kernel
def note_result(s: State, kept: Experience) -> None:
    places(s, kept.places)
    scores(s, kept.scores)


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
        kept.predicted[noted] = predict(world, me, rival, net)
        kept.x[noted], kept.bits[noted] = net.x, net.bits
        kept.pair[noted] = me * world.seats + rival
        noted += 1
    return noted


@kernel
def record_cut(world: State, net: Network, kept: Experience, noted: int) -> int:
    """Predict for everybody what the best choice leaves, before another is tried.

    What comes of the other says nothing about the positions before it. Where the best choice ends
    the game, or all rows are full, nothing is recorded.
    """
    seats = world.seats
    if asked(world) < 0 or noted + seats * (seats - 1) > len(kept.predicted):
        return noted
    fill_scratch(world, net.scratch[0])
    for me in range(seats):
        for rival in range(seats):
            if me != rival:
                kept.predicted[noted] = predict(world, me, rival, net)
                kept.pair[noted] = CUT - (me * seats + rival)
                noted += 1
    return noted


@kernel
def predict(world: State, me: int, rival: int, net: Network) -> float:
    """The chance of one to finish before another; the scratch is filled."""
    describe(world, net.scratch[0], me, rival, net.x)
    fill_planes(world, net.scratch[0], me, rival, net.bits)
    return 1.0 / (1.0 + np.exp(-forward(net)))


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
    """What each prediction should have been: the later ones, and at last the result.

    Before a choice that was not the best, it is what the best one was said to leave.
    """
    for me in range(seats):
        for rival in range(seats):
            if me == rival:
                continue
            wanted = result(kept, me, rival, margin, lead)
            for j in range(noted - 1, -1, -1):
                if kept.pair[j] == CUT - (me * seats + rival):
                    wanted = kept.predicted[j]
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
