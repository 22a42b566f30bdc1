"""Random play: to the end of a game, or some way on from a position."""

from typing import Any

import numpy as np

from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State, constant
from ziggurat.games.anygame import any_action, apply, asked, deal

FOR_EVER = constant(1 << 62)


@kernel
def playout(s: State, o: State, log: EventLog, most: int) -> int:
    """Play at random until the game is over or so many decisions are made; count them."""
    decisions = 0
    while decisions < most and asked(s) >= 0:
        apply(s, any_action(s, o), log)
        decisions += 1
    return decisions


@kernel
def play_games(table: Array, start: Array, o: State, log: EventLog, games: int, seed: Any) -> int:
    """Whole random games from a table set up but not dealt; count their decisions."""
    decisions = 0
    for game in range(games):
        table[0] = start[0]
        table[0].dice = stir(np.uint64(seed) + np.uint64(game) * GOLDEN)
        deal(table[0], log)
        decisions += playout(table[0], o, log, FOR_EVER)
    return decisions
