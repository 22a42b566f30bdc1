"""Players that think for themselves, and never see more than their seat."""

import numpy as np

from ziggurat.bots import random
from ziggurat.bots.bot import Bot, World, decide, imagined
from ziggurat.bots.levels import LEVELS, level_bot
from ziggurat.core.game import Game

__all__ = ["BOTS", "LEVELS", "Bot", "World", "decide", "imagined"]


def of_level(name: str) -> Bot:
    """The player of this level in whatever game it is asked about."""

    def choose(game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
        return level_bot(game.name, name)(game, world, seat, dice)

    return choose


# Whoever may sit at a table, by name. The random one is for tests, and moves for bots that fail.
BOTS: dict[str, Bot] = {"random": random.choose, **{name: of_level(name) for name in LEVELS}}
