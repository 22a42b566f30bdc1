"""The rules and the judgement of whatever game a state belongs to, for kernels that serve all.

A kernel that calls `apply(s, …)` from here is compiled once for each record it meets, with
that game's rules inlined, and kept on disk. Rules passed as arguments would miss the cache.
"""

from collections.abc import Callable, Mapping
from typing import Any

from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.compiled.sources import choice
from ziggurat.core.jit import PLAIN, overloaded
from ziggurat.core.state import Kind, State
from ziggurat.games import GAMES

if not PLAIN:
    import numba

RULES = {game.state: game for game in GAMES.values()}
JUDGES = {judge.game.state: judge for judge in JUDGEMENTS.values()}


def of_any_game(owners: Mapping[Kind, Any], name: str, arguments: int) -> Callable[..., Any]:
    """One function that stands for the function of this name in every game."""

    def plain(s: State, *rest: Any) -> Any:
        return getattr(owners[s.dtype], name)(s, *rest)

    for kind, owner in owners.items() if not PLAIN else ():
        rule = getattr(owner, name)
        overloaded(plain, chosen(rule, kind, arguments), inline="always")
        choice(__name__, str(numba.from_dtype(kind)), rule.__module__)
    return plain


def chosen(rule: Callable[..., Any], kind: Kind, arguments: int) -> Callable[..., Any]:
    """Tell numba to call this rule for states, or arrays of states, of this kind and no other."""
    state = numba.from_dtype(kind)

    def fits(s: Any) -> bool:
        return getattr(s, "dtype", s) == state

    if arguments == 1:
        return lambda s: (lambda s: rule(s)) if fits(s) else None
    if arguments == 2:
        return lambda s, a: (lambda s, a: rule(s, a)) if fits(s) else None
    if arguments == 3:
        return lambda s, a, b: (lambda s, a, b: rule(s, a, b)) if fits(s) else None
    return lambda s, a, b, c, d: (lambda s, a, b, c, d: rule(s, a, b, c, d)) if fits(s) else None


any_action = of_any_game(RULES, "any_action", 2)
apply = of_any_game(RULES, "apply", 3)
asked = of_any_game(RULES, "asked", 1)
broken = of_any_game(RULES, "broken", 1)
deal = of_any_game(RULES, "deal", 2)
imagine = of_any_game(RULES, "imagine", 3)
legal = of_any_game(RULES, "legal", 2)
places = of_any_game(RULES, "places", 2)
scores = of_any_game(RULES, "scores", 2)

survey = of_any_game(JUDGES, "survey", 2)
describe = of_any_game(JUDGES, "describe", 5)
plausible = of_any_game(JUDGES, "plausible", 2)
foresee = of_any_game(JUDGES, "foresee", 3)
outcomes = of_any_game(JUDGES, "outcomes", 5)
