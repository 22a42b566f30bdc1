"""Players that think for themselves, and never see more than their seat.

The rooms, from the bottom up: `evaluation` says what a position is worth, `search` looks ahead,
`players` decide at tables; above them `training`, `advice`, `arena` and `bench`. `random_play`
needs none of them.
"""

from ziggurat.bots.bot import Bot, World, any_word, decide, imagined
from ziggurat.bots.players.levels import BOTS, PLAYERS, player_of
from ziggurat.core.ways import LEVELS

__all__ = [
    "BOTS",
    "LEVELS",
    "PLAYERS",
    "Bot",
    "World",
    "any_word",
    "decide",
    "imagined",
    "player_of",
]
