"""How the shipped weights were trained: the stages of every game and number of seats."""

from dataclasses import replace

from ziggurat.bots.training import Stage

LINEAR = Stage(games=4_000, hidden=0, deeper=0, rate=0.002, noise=0.01)
RECIPES: dict[str, dict[int, tuple[Stage, ...]]] = {
    "tigris": {
        2: (LINEAR, Stage(36_000, 64, 24, 0.001, 0.01)),
    },
}


def recipe(game: str, seats: int) -> tuple[Stage, ...]:
    return RECIPES[game][seats]


def shortened(stages: tuple[Stage, ...], games: int) -> tuple[Stage, ...]:
    """The same stages with so many games in all, each with its part."""
    whole = sum(stage.games for stage in stages)
    return tuple(replace(stage, games=max(1, stage.games * games // whole)) for stage in stages)
