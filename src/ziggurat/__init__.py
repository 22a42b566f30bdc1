"""Ziggurat: board games in Python, complete, fast and proven.

>>> from ziggurat import GAMES, Match
>>> game = next(iter(GAMES.values()))
>>> match = Match(game, seats=2, secret=bytes(32))
>>> step = match.choose(match.asked, match.seq, match.legal()[0])
>>> match.seq
1

Without a secret a match gets a new one, and nobody can foresee it.

A name is imported when it is first used: the rules bring numba along, which takes a second.
"""

from typing import TYPE_CHECKING

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "SPECTATOR",
    "Game",
    "Malformed",
    "Match",
    "Refused",
    "Step",
    "__version__",
    "copy",
    "digest",
    "read_replay",
    "write_replay",
]

if TYPE_CHECKING:
    from ziggurat.core.errors import Malformed, Refused
    from ziggurat.core.game import SPECTATOR, Game
    from ziggurat.core.match import Match, Step  # that of a replay too; ours makes a secret
    from ziggurat.core.notation import digest, read_replay, write_replay
    from ziggurat.core.state import copy
    from ziggurat.games import GAMES
else:
    HOMES = {
        "ziggurat.core.errors": ("Malformed", "Refused"),
        "ziggurat.core.game": ("SPECTATOR", "Game"),
        "ziggurat.core.match": ("Step",),
        "ziggurat.core.notation": ("digest", "read_replay", "write_replay"),
        "ziggurat.core.state": ("copy",),
        "ziggurat.fresh": ("Match",),
        "ziggurat.games": ("GAMES",),
    }

    def __getattr__(name):
        """A public name on its first use; from then on it is an ordinary one."""
        import importlib

        for home, names in HOMES.items():
            if name in names:
                globals()[name] = found = getattr(importlib.import_module(home), name)
                return found
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__():
        return sorted({*globals(), *__all__})
