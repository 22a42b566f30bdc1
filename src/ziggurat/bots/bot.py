"""What a bot is: somebody who decides for a seat, knowing only what that seat can know."""

from collections.abc import Callable
from typing import NewType

import numpy as np

from ziggurat.core.game import Game
from ziggurat.core.state import State, copy

# A state in which everything its seat cannot know was dealt anew. Only `imagined` makes one, and
# none of the rooms that think can reach a match: their import contract forbids it.
World = NewType("World", np.record)

# Given a world its seat cannot tell from the true one, its seat, and dice of its own, a bot
# names a legal action.
Bot = Callable[[Game, World, int, np.random.Generator], int]


def imagined(game: Game, state: State, seat: int, word: np.uint64) -> World:
    """The one door from the true state to whoever thinks for a seat: a world made by a dice word.

    Tables, jobs, hints, analyses and research all go through here.
    """
    world = copy(state)
    game.imagine(world, seat, word)
    return World(world)


def imagine_anew(game: Game, world: World, seat: int, word: np.uint64) -> None:
    """Another world in the place of one that came through the door: nothing of it is left."""
    game.imagine(world, seat, word)


def any_word(dice: np.random.Generator) -> np.uint64:
    """A dice word to imagine a world from."""
    return dice.integers(2**64, dtype=np.uint64)


def decide(bot: Bot, game: Game, state: State, seat: int, dice: np.random.Generator) -> int:
    """Ask a bot: it is handed an imagined world, never the true state."""
    return bot(game, imagined(game, state, seat, any_word(dice)), seat, dice)
