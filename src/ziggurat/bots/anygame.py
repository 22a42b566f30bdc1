"""The rules of whatever game a state belongs to, for kernels that serve them all.

A kernel that calls `apply(s, …)` from here is compiled once for each record it meets, with
that game's rules inlined, and kept on disk. Rules passed as arguments would miss the cache.
"""

from collections.abc import Callable
from typing import Any

import numba
from numba.extending import overload

from ziggurat.core.state import State
from ziggurat.games import GAMES

BY_STATE = {game.state: game for game in GAMES.values()}


def of_any_game(name: str, arguments: int) -> Callable[..., Any]:
    """One function that stands for the function of this name in every game."""

    def plain(s: State, *rest: Any) -> Any:
        return getattr(BY_STATE[s.dtype], name)(s, *rest)

    for game in GAMES.values():
        overload(plain, strict=False)(chosen(getattr(game, name), game.state, arguments))
    return plain


def chosen(rule: Callable[..., Any], kind: Any, arguments: int) -> Callable[..., Any]:
    """Tell numba to call this rule for states of this kind, and no other."""
    state = numba.from_dtype(kind)
    if arguments == 1:
        return lambda s: (lambda s: rule(s)) if s == state else None
    if arguments == 2:
        return lambda s, a: (lambda s, a: rule(s, a)) if s == state else None
    return lambda s, a, b: (lambda s, a, b: rule(s, a, b)) if s == state else None


any_action = of_any_game("any_action", 2)
apply = of_any_game("apply", 3)
asked = of_any_game("asked", 1)
broken = of_any_game("broken", 1)
deal = of_any_game("deal", 2)
imagine = of_any_game("imagine", 3)
legal = of_any_game("legal", 2)
scores = of_any_game("scores", 2)
