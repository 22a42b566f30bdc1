"""A promise that every game keeps, and the checks it becomes for one game.

A promise is a function that raises AssertionError where it is not kept, and says why. Its name is
the promise. The decorators say where it is tried: once, at moments of whole games, or at tables.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from typing import Any
from zlib import crc32

from hypothesis import given, seed
from hypothesis.strategies import SearchStrategy

from ziggurat.core.game import Game
from ziggurat.testing.sizes import examples
from ziggurat.testing.wandering import Journey, Moments, journeys

Tried = Callable[..., None]


@dataclass(frozen=True, slots=True)
class Check:
    """One promise at one place: `check()` raises AssertionError, and says what is wrong."""

    name: str  # of the promise
    at: str  # the game or one of its tables, and what else was chosen
    run: Callable[[], None] = field(repr=False)
    slow: bool = False  # whether it starts a process

    def __call__(self) -> None:
        self.run()

    def __str__(self) -> str:
        return f"{self.name}-{self.at}"


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What the checks of one game are made from."""

    game: Game
    tables: dict[str, Game]
    moments: Callable[[int], Moments]  # so many for every question


@dataclass(frozen=True, slots=True)
class Promise:
    """What a decorator makes of a function: all checks of it, for one game."""

    checks: Callable[[Circumstances], list[Check]]


def of_game(*, slow: bool = False, **choices: tuple[Any, ...]) -> Callable[[Tried], Promise]:
    """Tried once, or once for every mix of the choices."""

    def promise(tried: Tried) -> Promise:
        def checks(there: Circumstances) -> list[Check]:
            return varied(tried.__name__, there, choices, slow, lambda **c: tried(there.game, **c))

        return Promise(checks)

    return promise


def at_moments(each: int = 2, **choices: tuple[Any, ...]) -> Callable[[Tried], Promise]:
    """Tried with the states of whole random games, so many for every question."""

    def promise(tried: Tried) -> Promise:
        def checks(there: Circumstances) -> list[Check]:
            def run(**chosen: Any) -> None:
                tried(there.game, there.moments(each), **chosen)

            return varied(tried.__name__, there, choices, False, run)

        return Promise(checks)

    return promise


def varied(
    name: str, there: Circumstances, choices: dict[str, tuple[Any, ...]], slow: bool, run: Tried
) -> list[Check]:
    """A check for every mix of the choices."""
    found = []
    for mix in product(*choices.values()):
        at = "-".join([there.game.name, *map(str, mix)])
        found.append(Check(name, at, chosen(run, dict(zip(choices, mix, strict=True))), slow))
    return found


def chosen(run: Tried, values: dict[str, Any]) -> Callable[[], None]:
    return lambda: run(**values)


def at_tables(
    compiled: int, plain: int, **drawn: SearchStrategy[Any]
) -> Callable[[Tried], Promise]:
    """Tried at every table after so many random journeys, with whatever else is drawn.

    Every check has journeys of its own, the same ones every day.
    """

    def promise(tried: Tried) -> Promise:
        def examined(game: Game, place: str) -> Callable[[], None]:
            @seed(crc32(f"{tried.__name__}-{place}".encode()))
            @examples(compiled, plain)
            @given(journey=journeys, **drawn)
            def example(journey: Journey, **values: Any) -> None:
                try:
                    tried(game, journey, **values)
                except Exception as wrong:
                    wrong.add_note(f"at the end of {journey}")
                    raise

            return example

        def checks(there: Circumstances) -> list[Check]:
            return [
                Check(tried.__name__, place, examined(game, place))
                for place, game in there.tables.items()
            ]

        return Promise(checks)

    return promise
