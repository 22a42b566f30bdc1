"""What is studied: a game with its seats and options, and the layout a learner sees it in.

>>> from ziggurat.games import GAMES
>>> from ziggurat.research.study import study
>>> all(study(name).size == game.actions.size for name, game in GAMES.items())
True
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ziggurat.core.beginning import begin, game_named
from ziggurat.core.game import Game
from ziggurat.core.layout import Layout
from ziggurat.core.options import Options
from ziggurat.core.state import Array
from ziggurat.games import GAMES
from ziggurat.research.unrolled import Small, unrolled_layout


@dataclass(frozen=True, slots=True)
class Study:
    """One game as adapters see it."""

    game: Game  # in the words of its map
    seats: int
    options: Options
    start: Array  # one record, set up but not dealt
    small: Small | None  # the space of small steps, if sets are unrolled
    observation: Layout

    @property
    def version(self) -> int:
        return self.game.platform.layout_version

    @property
    def size(self) -> int:
        """How many numbers a choice may have."""
        return self.small.size if self.small else self.game.actions.size

    def words(self, number: int) -> str:
        """A choice as it is written."""
        return self.small.words[number] if self.small else self.game.actions.words(number)


def study(
    name: str, seats: int = 2, options: Mapping[str, Any] | None = None, unrolled: bool = False
) -> Study:
    """A game by its name. Raises Malformed for seats or options it does not have."""
    game, chosen, start = begin(game_named(name, GAMES), seats, options or {})
    small = Small(game.actions) if unrolled else None
    layout = unrolled_layout(game.observation, small) if small else game.observation
    return Study(game, seats, chosen, start, small, layout)


def layout_digest(study: Study) -> str:
    """One name for all the names of a layout and of its actions, in their order."""
    digest = hashlib.sha256()
    for name, start in study.observation.start.items():
        digest.update(f"{name} {start}\n".encode())
    for number in range(study.size):
        digest.update(f"{study.words(number)}\n".encode())
    return digest.hexdigest()[:16]
