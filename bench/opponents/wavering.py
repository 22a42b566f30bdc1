"""Somebody between two bots: at every decision it is one or the other, by even odds.

Where one bot wins every game against another, nobody can say how much better it is. Who wavers
between them loses to the one and wins against the other, but not always.
"""

from dataclasses import dataclass

import numpy as np

from ziggurat.bots.bot import Bot, World
from ziggurat.core.game import Game


@dataclass(frozen=True, slots=True)
class Wavering:
    one: Bot
    other: Bot

    def __call__(self, game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
        bot = self.one if dice.random() < 0.5 else self.other
        return bot(game, world, seat, dice)
