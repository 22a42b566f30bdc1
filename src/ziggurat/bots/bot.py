"""What a bot is: somebody who decides for a seat, knowing only what that seat can know."""

from collections.abc import Callable

import numpy as np

from ziggurat.core.game import Game
from ziggurat.core.state import State, copy

# Given a world its seat cannot tell from the true one, its seat, and dice of its own, a bot
# names a legal action.
Bot = Callable[[Game, State, int, np.random.Generator], int]


def decide(bot: Bot, game: Game, state: State, seat: int, dice: np.random.Generator) -> int:
    """Ask a bot, through the one door: it is handed an imagined world, never the true state."""
    world = copy(state)
    game.imagine(world, seat, dice.integers(2**64, dtype=np.uint64))
    return bot(game, world, seat, dice)
