"""How the shipped weights were trained: the stages of every game and number of seats."""

from dataclasses import replace

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.core.recipes import Recipe, Stage


def recipe(game: str, seats: int) -> Recipe:
    return EVALUATIONS[game].recipes[seats]


def shortened(stages: tuple[Stage, ...], games: int) -> tuple[Stage, ...]:
    """The same stages with so many games in all, each with its part."""
    whole = sum(stage.games for stage in stages)
    return tuple(replace(stage, games=max(1, stage.games * games // whole)) for stage in stages)
