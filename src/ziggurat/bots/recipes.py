"""How the shipped weights were trained: the stages of every game and number of seats."""

from dataclasses import dataclass, replace

from ziggurat.bots.course import Stage

NOISE = 0.01  # on the log odds; five times as much and nothing sensible is learned


@dataclass(frozen=True, slots=True)
class Recipe:
    """The stages, and the number of seats whose net the first net begins as, if any.

    A beam looks for the positions that are judged best, and finds those that are misjudged: there
    a judgement that leans on another is better than either.
    """

    stages: tuple[Stage, ...]
    base: int | None = None
    lean: float = 0.0  # how far the weights that come of it lean on those set by hand


def linear(games: int, rate: float = 0.002) -> Stage:
    """A judgement without a net: quick to learn, and the start of every other."""
    return Stage(games, 0, 0, rate, NOISE)


RECIPES: dict[str, dict[int, Recipe]] = {
    "tigris": {
        2: Recipe((linear(4_000), Stage(36_000, 64, 24, 0.001, NOISE))),
        3: Recipe((linear(3_000), Stage(5_000, 64, 24, 0.001, NOISE)), base=2),
        4: Recipe((linear(3_000), Stage(9_000, 64, 24, 0.001, NOISE)), base=2),
    },
    "china": {
        2: Recipe((linear(3_000), Stage(25_000, 48, 16, 0.001, NOISE))),
        3: Recipe((linear(2_000), Stage(50_000, 48, 16, 0.001, NOISE))),
        4: Recipe((linear(2_000), Stage(9_000, 48, 16, 0.001, NOISE))),
        5: Recipe((linear(2_000), Stage(8_000, 48, 16, 0.001, NOISE))),
    },
    "babel": {
        2: Recipe((linear(3_000, 0.001), Stage(70_000, 48, 16, 0.0006, NOISE)), lean=0.3),
    },
}


def recipe(game: str, seats: int) -> Recipe:
    return RECIPES[game][seats]


def shortened(stages: tuple[Stage, ...], games: int) -> tuple[Stage, ...]:
    """The same stages with so many games in all, each with its part."""
    whole = sum(stage.games for stage in stages)
    return tuple(replace(stage, games=max(1, stage.games * games // whole)) for stage in stages)
