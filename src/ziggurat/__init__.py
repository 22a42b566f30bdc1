"""Ziggurat: Tigris & Euphrates and Babel in Python, fast and proven.

>>> from ziggurat import GAMES, Match
>>> match = Match(GAMES["tigris"], seats=2, secret=bytes(32))
>>> step = match.choose(0, match.seq, "leader black C2")
>>> match.view(0)["leaders"][0]["cell"]
'C2'
"""

from ziggurat.core.errors import Malformed, Refused
from ziggurat.core.game import SPECTATOR, Game
from ziggurat.core.match import Match, Step
from ziggurat.core.notation import digest, read_replay, write_replay
from ziggurat.core.state import copy
from ziggurat.games import GAMES

__all__ = [
    "GAMES",
    "SPECTATOR",
    "Game",
    "Malformed",
    "Match",
    "Refused",
    "Step",
    "copy",
    "digest",
    "read_replay",
    "write_replay",
]
