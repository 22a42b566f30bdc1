"""Ziggurat: Tigris & Euphrates, China and Babel in Python, fast and proven.

>>> from ziggurat import GAMES, Match
>>> match = Match(GAMES["tigris"], seats=2, secret=bytes(32))
>>> step = match.choose(0, match.seq, "leader black C2")
>>> match.view(0)["leaders"][0]["cell"]
'C2'

A name is imported when it is first used: the rules bring numba along, which takes a second.
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

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
    from ziggurat.core.match import Match, Step
    from ziggurat.core.notation import digest, read_replay, write_replay
    from ziggurat.core.state import copy
    from ziggurat.games import GAMES
else:
    HOMES = {
        "ziggurat.core.errors": ("Malformed", "Refused"),
        "ziggurat.core.game": ("SPECTATOR", "Game"),
        "ziggurat.core.match": ("Match", "Step"),
        "ziggurat.core.notation": ("digest", "read_replay", "write_replay"),
        "ziggurat.core.state": ("copy",),
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
