"""One name for how a game plays out: it changes when the rules do, or the order of offers."""

import hashlib
from collections.abc import Callable

import numpy as np

from ziggurat.bots.random_play.playout import play_games
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game, mixes
from ziggurat.core.notation import digest
from ziggurat.core.state import blank


def signature(game: Game, games: int, done: Callable[[int], None]) -> str:
    """The hash of seeded random games, over every number of seats and mix of options."""
    whole = hashlib.sha256()
    start, log, scratch = np.zeros(1, game.state), mute_log(), blank(game.offers)
    table = start.copy()
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        chosen = mixes(game, seats)
        options = chosen[number // len(game.seats) % len(chosen)]
        start[0] = blank(game.state)
        game.setup(start[0], seats, options)
        decisions = play_games(table, start, scratch, log, 1, number)
        whole.update(f"{decisions} {digest(game, table[0])}\n".encode())
        done(1)
    return whole.hexdigest()[:16]
