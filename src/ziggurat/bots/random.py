"""The random bot: any legal action."""

import numpy as np

from ziggurat.core.game import Game
from ziggurat.core.state import State


def choose(game: Game, world: State, seat: int, dice: np.random.Generator) -> int:
    """Any legal action, all equally likely."""
    moves = np.empty(game.actions.size, np.int64)
    return int(dice.choice(moves[: game.legal(world, moves)]))
