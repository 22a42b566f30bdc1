"""The rollout bot: try every action in imagined worlds, keep the best average."""

from typing import Any

import numpy as np

from ziggurat.bots.anygame import apply, imagine, scores
from ziggurat.bots.playout import FOR_EVER, playout
from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.events import EventLog, mute_log
from ziggurat.core.game import Game
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State, blank

TRIALS = 3_000  # playouts for one decision, about a second of thought
WORLDS = 4  # the least an action must meet before it is dropped


def choose(game: Game, world: State, seat: int, dice: np.random.Generator) -> int:
    """Spend the trials on ever fewer actions: half of them drop out in every round."""
    moves = np.empty(game.actions.size, np.int64)
    actions = moves[: game.legal(world, moves)].copy()
    root = np.array([world], game.state)
    trial, scratch, log = root.copy(), blank(game.offers), mute_log()
    while len(actions) > 1:
        rounds = max(1, int(np.ceil(np.log2(len(actions)))))
        worlds = max(WORLDS, TRIALS // (rounds * len(actions)))
        totals = np.zeros(len(actions))
        word = dice.integers(2**64, dtype=np.uint64)
        try_actions(root, trial, scratch, log, actions, totals, seat, worlds, word)
        best = np.argsort(-totals, kind="stable")[: len(actions) // 2]
        actions = actions[best]
    return int(actions[0])


@kernel
def try_actions(  # noqa: PLR0913 - one fat kernel: scratch comes from outside, nothing is allocated
    root: Array,
    trial: Array,
    scratch: State,
    log: EventLog,
    actions: Array,
    totals: Array,
    seat: int,
    worlds: int,
    word: Any,
) -> None:
    """Add to each action's total what it leads to in so many imagined worlds.

    Every action meets the same worlds, so luck cancels instead of deciding.
    """
    points = np.zeros(8, np.int64)
    for world in range(worlds):
        dice = stir(word + np.uint64(world) * GOLDEN)
        for i in range(len(actions)):
            trial[0] = root[0]
            imagine(trial[0], seat, dice)
            apply(trial[0], actions[i], log)
            playout(trial[0], scratch, log, FOR_EVER)
            totals[i] += margin(trial[0], seat, points)


@kernel
def margin(s: State, seat: int, points: Array) -> int:
    """How far a seat is ahead of its best rival."""
    scores(s, points)
    rival = -1
    for other in range(s.seats):
        if other != seat and (rival < 0 or points[other] > points[rival]):
            rival = other
    return points[seat] - points[rival]
