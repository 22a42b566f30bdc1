"""All promises together, for one game."""

from functools import cache
from types import ModuleType

from ziggurat.core.game import Game
from ziggurat.testing import (
    actions,
    course,
    knowledge,
    positions,
    refusals,
    replays,
    shown,
    words,
)
from ziggurat.testing.check import Check, Circumstances, Promise
from ziggurat.testing.wandering import Choice, Moments, moments_of, tables

ROOMS = (actions, refusals, knowledge, replays, course, words, positions, shown)


def battery(game: Game, choose: Choice) -> list[Check]:
    @cache  # whole games are played once, when the first check asks for them
    def moments(each: int) -> Moments:
        return moments_of(game, each, choose)

    there = Circumstances(game, tables(game), moments)
    return [
        check for room in ROOMS for promise in promises(room) for check in promise.checks(there)
    ]


def promises(room: ModuleType) -> list[Promise]:
    """What is promised in a file, in the order it stands there."""
    return [value for value in vars(room).values() if isinstance(value, Promise)]
