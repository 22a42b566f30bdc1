"""Whoever is asked how a position stands: a level with time, whose word is weighed.

Hint, review, summary and command line all ask here, so that of one position one level says one
thing. What it says to the seat that is asked rests on a world imagined for that seat, from dice
that are always the same: whatever is hidden from the seat, it hears the same.
"""

from dataclasses import dataclass, replace

import numpy as np

from ziggurat.bots.bot import World, any_word, imagined
from ziggurat.bots.evaluation.chances import ChanceEstimator, estimator_for
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.levels import player_of
from ziggurat.bots.players.player import Player
from ziggurat.bots.search.thinking import Thought
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import State, copy
from ziggurat.core.ways import BY_HAND, KING, NAIVE, Beam

SEED = 1


@dataclass(frozen=True, slots=True)
class Judgement:
    """A position as an adviser sees it for the seat that is asked."""

    world: World  # imagined for that seat
    value: float  # of its best move, before it is weighed
    thoughts: list[Thought]  # best first, each with the chance it leaves


@dataclass(frozen=True, slots=True)
class Adviser:
    """A level of a game, and what it sees at a glance."""

    game: Game
    player: Player
    glance: ChanceEstimator

    @property
    def kind(self) -> str:
        """Of the weights its reasons come from: a beginner's own know of himself alone."""
        return BY_HAND if self.glance.kind == NAIVE else self.glance.kind

    def look(self, state: State) -> Judgement | None:
        """What the seat that is asked may think of a position.

        Nothing where nobody is asked, or where the game has no evaluation.
        """
        seat, dice = int(self.game.asked(state)), np.random.default_rng(SEED)
        if seat < 0 or self.glance.net is None:
            return None
        self.glance.net.cached[:] = 0  # the last digits would tell what was looked at before
        world = imagined(self.game, state, seat, any_word(dice))
        found = self.player.think(self.game, world, seat, dice)
        return Judgement(world, found[0].chance, [self.told(world, thought) for thought in found])

    def told(self, world: World, thought: Thought) -> Thought:
        """The same with the chance that its value comes to."""
        known = self.glance.calibration
        return replace(thought, chance=known.chance(thought.chance, known.hour(int(world.turns))))

    def chances(self, state: State, look: Judgement | None) -> list[float]:
        """Everybody's chance; together they are one. Where the game is over, what was won.

        That of the seat that is asked is what the best of its moves leaves it, as a hint says.
        The others share the rest as they themselves see it at a glance.
        """
        if look is None:
            return self.glance.chances(state)
        known, asked = self.glance.calibration, int(self.game.asked(state))
        hour = known.hour(int(state.turns))
        return known.standing(look.value, self.glance.values(state), asked, hour)

    def after(self, look: Judgement, action: int) -> Thought:
        """What an action leaves, even one that was not worth a thought.

        Of a turn that is planned whole: what the rest of it can still make of the action.
        """
        for thought in look.thoughts:
            if thought.action == action:
                return thought
        game, world = self.game, World(copy(look.world))
        seat = int(game.asked(world))
        value = self.glance.value(world, seat, action)
        if isinstance(self.player.plan, Beam):
            EVALUATIONS[game.name].afterstate(world, action, mute_log())
            if game.asked(world) == seat:
                dice = np.random.default_rng(SEED)
                value = self.player.think(game, world, seat, dice)[0].chance
        return self.told(look.world, Thought(action, value, 0))


def adviser_for(
    game: Game, seats: int, level: str, simulations: int = 0, worlds: int = 1
) -> Adviser:
    """A level of a game; with a number of simulations it searches that far, or the king does.

    Nobody looks at a clock, so that the same is said every time.
    """
    if simulations and not player_of(game.name, level).takes_time:
        level = KING
    player = player_of(game.name, level)
    player = player.within(simulations or player.budget.simulations)
    return Adviser(game, player, estimator_for(game, seats, level, worlds))
