"""The random bot: any legal action."""

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.core.game import Game


def choose(game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
    """Any legal action, all equally likely."""
    moves = np.empty(game.actions.size, np.int64)
    return int(dice.choice(moves[: game.legal(world, moves)]))
