"""The four levels people choose from: the same names in every game.

The weaker ones think with simpler minds and look less far; none of them throws a won game away
by playing at random.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ziggurat.bots.bot import Bot
from ziggurat.bots.minds import BY_HAND, LINEAR, NET
from ziggurat.bots.players import Adviser, gentle, one_ply, planning, player, searching
from ziggurat.bots.thinker import Budget, Thought
from ziggurat.core.game import Game
from ziggurat.core.state import State

APPRENTICE, SCRIBE, VIZIER, KING = LEVELS = ("apprentice", "scribe", "vizier", "king")


@dataclass(frozen=True, slots=True)
class Level:
    """One level of one game."""

    adviser: Adviser
    milliseconds: int  # the longest it thinks about a decision


def level(game: str, name: str) -> Level:
    """A level by its game and name."""
    return BY_GAME[game][name]


def level_bot(game: str, name: str) -> Bot:
    return player(level(game, name).adviser)


BY_GAME: dict[str, dict[str, Level]] = {
    "tigris": {
        APPRENTICE: Level(gentle(one_ply(BY_HAND)), 100),
        SCRIBE: Level(one_ply(LINEAR), 100),
        VIZIER: Level(one_ply(NET), 100),
        KING: Level(searching(NET, Budget(400, 0.15)), 150),
    },
}
