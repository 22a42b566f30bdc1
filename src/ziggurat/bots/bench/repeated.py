"""Kernels that do one thing for many positions: how fast it is can be timed around them."""

import numpy as np

from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.value import win_chance
from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State
from ziggurat.games.anygame import any_action, apply, asked, deal, legal


@kernel
def sample_positions(table: Array, start: Array, o: State, log: EventLog, out: Array) -> None:
    """Positions from random games, every seventh decision."""
    found, game = 0, 0
    while found < len(out):
        table[0] = start[0]
        table[0].dice = stir(np.uint64(game) * GOLDEN)
        deal(table[0], log)
        decisions = 0
        while asked(table[0]) >= 0 and found < len(out):
            if decisions % 7 == 3:
                out[found] = table[0]
                found += 1
            apply(table[0], any_action(table[0], o), log)
            decisions += 1
        game += 1


@kernel
def choose_all(positions: Array, o: State, actions: Array) -> None:
    for i in range(len(positions)):
        actions[i] = any_action(positions[i], o)


@kernel
def list_all(positions: Array, moves: Array, rounds: int) -> int:
    """Write the legal list of every position."""
    listed = 0
    for _ in range(rounds):
        for i in range(len(positions)):
            listed += legal(positions[i], moves)
    return listed


@kernel
def clone_all(positions: Array, table: Array, rounds: int) -> None:
    for _ in range(rounds):
        for i in range(len(positions)):
            table[0] = positions[i]


@kernel
def clone_and_apply_all(
    positions: Array, actions: Array, table: Array, log: EventLog, rounds: int
) -> None:
    for _ in range(rounds):
        for i in range(len(positions)):
            table[0] = positions[i]
            apply(table[0], actions[i], log)


@kernel
def evaluate_each(positions: Array, net: Network) -> float:
    """The chance of whoever is asked, added up so that nothing can be left out."""
    total = 0.0
    for i in range(len(positions)):
        total += win_chance(positions[i], max(asked(positions[i]), 0), net)
    return total
