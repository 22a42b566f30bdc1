"""A player: the weights of a network, a plan of thinking, and how long it may take."""

from dataclasses import dataclass, replace

import numpy as np

from ziggurat.bots.bot import World, any_word
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.policy import Policy
from ziggurat.bots.evaluation.weights import network, policy
from ziggurat.bots.players import random
from ziggurat.bots.search.thinking import Budget, Thought, one_ply, tree_search
from ziggurat.bots.search.turns import plan_against_answers, plan_turn
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import copy
from ziggurat.core.ways import BY_HAND, Beam, OnePly, Plan, Search

AT_ONCE = Budget(1, 0.1)  # of a plan that needs no time to speak of
LOST, WON = 0.0, 1.0  # the chances where the game ends with this turn, and it is known how


@dataclass(frozen=True, slots=True)
class Player:
    """Whoever thinks for a seat. A player is a bot: called, it names the action it likes best."""

    weights: str | Network  # a kind of the shipped ones, or a network of one's own
    plan: Plan | None  # none: any legal action will do
    budget: Budget = AT_ONCE
    gentle: bool = False  # leaves others in peace as long as there is anything else to do
    warns: bool = False  # is gentle only until it has warned

    def __call__(self, game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
        return self.think(game, world, seat, dice)[0].action

    def think(
        self, game: Game, world: World, seat: int, dice: np.random.Generator
    ) -> list[Thought]:
        """The actions worth a thought, best first."""
        if self.plan is None:
            return [Thought(random.choose(game, world, seat, dice), 0.0, 0)]
        word, evaluation = any_word(dice), EVALUATIONS[game.name]
        net = self.network(game.name, int(world.seats))
        match self.plan:
            case OnePly():
                thoughts = one_ply(evaluation, net, world, seat, word)
            case Search():
                policy = self.policy(game.name, int(world.seats))
                thoughts = tree_search(evaluation, net, policy, world, seat, word, self.budget)
            case Beam(ends=1) as beam:
                thoughts = plan_turn(evaluation, net, world, seat, word, beam)[1]
            case Beam() as beam:
                thoughts = plan_against_answers(
                    evaluation, net, world, seat, word, beam, self.budget
                )
        if self.knows_the_end(thoughts[0].chance):
            thoughts = best_margin_first(game, world, seat, thoughts)
        return harmless_first(game, world, thoughts) if self.gentle else thoughts

    def network(self, game: str, seats: int) -> Network:
        if isinstance(self.weights, Network):
            return self.weights
        return network(game, seats, self.weights)

    def policy(self, game: str, seats: int) -> Policy:
        """What was learned beside the shipped weights; a network of one's own has none."""
        kind = BY_HAND if isinstance(self.weights, Network) else self.weights
        return policy(game, seats, kind)

    def within(self, simulations: int | None, seconds: float | None = None) -> "Player":
        """The same player with another budget; a number of simulations alone knows no clock."""
        budget = self.budget if simulations is None else Budget(simulations)
        if seconds is not None:
            budget = replace(budget, seconds=seconds)
        return replace(self, budget=budget)

    def knows_the_end(self, chance: float) -> bool:
        """Whether the game is won or lost whatever is done. A plan that wins is kept to."""
        return chance == LOST or (chance == WON and not isinstance(self.plan, Beam))

    @property
    def takes_time(self) -> bool:
        """Whether it thinks until its budget is spent; the other plans take no time to speak of."""
        return isinstance(self.plan, Search) or (isinstance(self.plan, Beam) and self.plan.ends > 1)

    def shortened(self, share: float) -> "Player":
        """The same player with a share of its time; with all of it, the very same."""
        if share >= 1:
            return self
        simulations = max(1, int(share * self.budget.simulations))
        return self.within(simulations, share * self.budget.seconds)

    def bold(self) -> "Player":
        """The same player once others were warned: it attacks where that is best."""
        return replace(self, gentle=False)


AT_RANDOM = Player("", None)


def best_margin_first(
    game: Game, world: World, seat: int, thoughts: list[Thought]
) -> list[Thought]:
    """Of actions that all win, or all lose, for certain, the one with the best margin comes first.

    Nobody gives points away because they do not matter any more, or leaves his own.
    """
    alike = [thought for thought in thoughts if thought.chance == thoughts[0].chance]
    others = [thought for thought in thoughts if thought.chance != thoughts[0].chance]
    margins = {thought.action: margin(game, world, seat, thought.action) for thought in alike}
    return sorted(alike, key=lambda thought: margins[thought.action], reverse=True) + others


def margin(game: Game, world: World, seat: int, action: int) -> tuple[int, int]:
    """How far a seat is ahead of the best other one after an action: by score, and in all points.

    Both as they stand then.
    """
    after, scores = copy(world), np.zeros(int(world.seats), np.int64)
    game.apply(after, action, mute_log())
    game.scores(after, scores)
    points = [sum(parts) for parts in game.platform.points.parts_of(after)]
    return lead(scores.tolist(), seat), lead(points, seat) if points else 0


def lead(numbers: list[int], seat: int) -> int:
    """What one number is beyond the greatest of the others."""
    return numbers[seat] - max(numbers[:seat] + numbers[seat + 1 :])


def harmless_first(game: Game, world: World, thoughts: list[Thought]) -> list[Thought]:
    """The best action that attacks nobody comes first, even one that nobody thought about."""
    for i, thought in enumerate(thoughts):
        if not is_attack(game, world, thought.action):
            return thoughts[i:] + thoughts[:i]
    moves = np.empty(game.actions.size, np.int64)
    rest = (int(action) for action in moves[: game.legal(world, moves)])
    harmless = next((action for action in rest if not is_attack(game, world, action)), None)
    return thoughts if harmless is None else [Thought(harmless, 0.0, 0), *thoughts]


def is_attack(game: Game, world: World, action: int) -> bool:
    after = copy(world)
    game.apply(after, action, mute_log())
    return EVALUATIONS[game.name].attacks(world, after)
