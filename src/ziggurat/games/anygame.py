"""The rules of whatever game a state belongs to, for kernels that serve all games.

A kernel that calls `apply(s, …)` from here is compiled once for each record it meets, with
that game's rules inlined, and kept on disk. Rules passed as arguments would miss the cache.
"""

from collections.abc import Callable
from typing import Any

from ziggurat.core.jit import by_record
from ziggurat.games import GAMES

RULES = {game.state: game for game in GAMES.values()}


def rule(name: str, arguments: int) -> Callable[..., Any]:
    """The rule of this name, of whatever game it is asked for."""
    return by_record(RULES, name, arguments, chooser=__name__)


any_action = rule("any_action", 2)
apply = rule("apply", 3)
asked = rule("asked", 1)
broken = rule("broken", 1)
deal = rule("deal", 2)
imagine = rule("imagine", 3)
legal = rule("legal", 2)
observe = rule("observe", 3)
places = rule("places", 2)
scores = rule("scores", 2)
