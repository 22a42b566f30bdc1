"""Styles: of moves that are nearly as good as the best, some would rather attack, others not.

A style changes no level's strength, for it only chooses among what the level holds to be as good:
as far below the best as a level errs anyway. Where there is no such choice, it does what is best.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.bots.evaluation.calibration import log_odds
from ziggurat.bots.players.player import Player, is_attack
from ziggurat.bots.search.thinking import Thought
from ziggurat.core.game import Game

AGGRESSIVE, PEACEFUL = STYLES = ("aggressive", "peaceful")
NO_STYLE = ""
# Log odds: so much worse than the best is as good. An attack left out costs more than one made
# instead of something else; docs/bots.md has what they cost.
MARGINS = {AGGRESSIVE: 0.1, PEACEFUL: 0.05}
KNOWN_WELL = 0.25  # of the visits of the best: whatever a search saw less of, it does not know yet


@dataclass(frozen=True, slots=True)
class StyledPlayer(Player):
    """A player with a style."""

    style: str = NO_STYLE

    def think(
        self, game: Game, world: World, seat: int, dice: np.random.Generator
    ) -> list[Thought]:
        """The actions worth a thought: the one it likes first, then the others, best first."""
        thoughts = Player.think(self, game, world, seat, dice)
        liked = self.style == AGGRESSIVE
        margin = MARGINS[self.style]
        return liked_first(thoughts, lambda it: is_attack(game, world, it) == liked, margin)


def in_style(player: Player, style: str) -> Player:
    """The same player with a style; without one, the very same."""
    if style == NO_STYLE:
        return player
    return StyledPlayer(**{f.name: getattr(player, f.name) for f in fields(player)}, style=style)


def liked_first(
    thoughts: list[Thought], is_liked: Callable[[int], bool], margin: float
) -> list[Thought]:
    """The best of those as good as the best that is liked comes first, if there is one."""
    for i, thought in enumerate(thoughts):
        if is_as_good(thought, thoughts[0], margin) and is_liked(thought.action):
            return [thought, *thoughts[:i], *thoughts[i + 1 :]]
    return thoughts


def is_as_good(thought: Thought, best: Thought, margin: float) -> bool:
    """Whether it hardly matters which of them is done, as far as both are known."""
    known = thought.visits >= KNOWN_WELL * best.visits
    return known and log_odds(best.chance) - log_odds(thought.chance) <= margin


def worded(level: str, style: str = NO_STYLE) -> str:
    """A level and a style in one word: `king-aggressive`."""
    return f"{level}-{style}" if style else level


def spelled(name: str) -> tuple[str, str]:
    """The level and the style that a word names."""
    level, _, style = name.partition("-")
    return level, style
