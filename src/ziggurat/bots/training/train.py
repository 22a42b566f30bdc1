"""Training a network by self-play, in stages that can be stopped and taken up again.

A stage is played in rounds: the games of one are played by the same weights, each by itself and by
any worker of a pool, and learned from in their order. So the weights that come of a seed depend on
the size of a round, and on nothing else about who played.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from ziggurat.bots.evaluation.network import initial_weights
from ziggurat.bots.evaluation.policy import initial_policy
from ziggurat.bots.evaluation.weights import odd_weights
from ziggurat.bots.training.experience import learned_from
from ziggurat.bots.training.policy_trainer import PolicyTrainer
from ziggurat.bots.training.self_play import SelfPlayGame, play_self_play
from ziggurat.bots.training.trainer import Trainer, repeats
from ziggurat.bots.training.training_state import (
    BUFFER_SIZE,
    TAUGHT,
    ReplayBuffer,
    TrainingState,
    no_moments,
)
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.game import Game, mixes
from ziggurat.core.options import Options
from ziggurat.core.recipes import Stage
from ziggurat.core.state import Array
from ziggurat.pool import Pool, open_pool

POLICY_RATE = 0.003
# How often the others play by hand-set weights, those of an odd character, or older ones.
BY_HAND, ODD, OLDER = 0.05, 0.1, 0.15


@dataclass(frozen=True, slots=True)
class Progress:
    """What the last games of a training showed."""

    stage: int
    game: int
    games: int  # of the stage
    loss: float
    score: float  # against older weights, where they met
    met: int


def train(
    state: TrainingState,
    stages: tuple[Stage, ...],
    every: int,
    keep: Callable[[TrainingState], None],
    pool: Pool | None = None,
) -> Iterator[Progress]:
    """Play and learn through all stages; report, and keep a checkpoint, every so many games.

    Without a pool this process plays.
    """
    pool = pool or open_pool("local")
    while state.stage < len(stages):
        stage = stages[state.stage]
        if state.game == 0:
            widen(state, stage)
        yield from run_stage(state, stage, pool, every, keep)
        state.stage, state.game, state.step = state.stage + 1, 0, 0
        keep(state)


def widen(state: TrainingState, stage: Stage) -> None:
    """A new stage has an empty replay buffer, and a net beside the linear part if it asks."""
    if len(state.weights[2]) != stage.hidden:
        state.plain = state.weights[0].copy()
        fresh = initial_weights(
            state.evaluation, state.plain, stage.hidden, stage.deeper, state.seed
        )
        state.weights = [w.copy() for w in state.base or fresh]
    state.moments = no_moments(state.weights)
    state.older = [w.copy() for w in state.weights]
    if stage.simulations and not state.policy:
        state.policy = initial_policy(state.evaluation, stage.units, state.seed)
        state.policy_moments = no_moments(state.policy)
    evaluation, state.buffer = state.evaluation, None
    if repeats(state, stage):
        size = len(evaluation.features), evaluation.plane_words
        state.buffer = ReplayBuffer(BUFFER_SIZE, *size)


def run_stage(
    state: TrainingState,
    stage: Stage,
    pool: Pool,
    every: int,
    keep: Callable[[TrainingState], None],
) -> Iterator[Progress]:
    trainers = Trainer(state), PolicyTrainer(state) if state.policy else None
    seen = RunningTotals()
    while state.game < stage.games:
        began = state.game
        run_round(state, stage, pool, trainers, seen)
        if state.game // every > began // every or state.game == stage.games:
            state.older = [w.copy() for w in state.weights]
            keep(state)
            yield seen.progress(state, stage)
            seen = RunningTotals()


def run_round(
    state: TrainingState,
    stage: Stage,
    pool: Pool,
    trainers: tuple[Trainer, PolicyTrainer | None],
    seen: "RunningTotals",
) -> None:
    """Play some games by the weights as they are, and learn from one after the other."""
    numbers = range(state.game, min(state.game + stage.round, stage.games))
    now, policy = [w.copy() for w in state.weights], playing_policy(state)
    scheduled = [ScheduledGame(state, stage, now, policy, number) for number in numbers]
    trainer, policy_trainer = trainers
    lessons = pool.run(play_self_play, [one.game for one in scheduled], "game")
    for one, (record, choices) in zip(scheduled, lessons, strict=True):
        noted, rate = len(learned_from(record, len(record.pair))), rate_at(stage, state.game)
        if noted:
            seen.loss += trainer.learn(state, record, stage, rate, one.dice)
            seen.rows += noted
        if noted and choices is not None and policy_trainer is not None:
            policy_trainer.learn(state, choices, POLICY_RATE * falling(stage, state.game))
        if noted and one.against_older:
            seen.score += record.places[one.game.learner] == 1
            seen.met += 1
        state.game += 1


def playing_policy(state: TrainingState) -> list[Array]:
    """The policy that searches: none, until it has learned from some who looked at everything."""
    taught = state.policy if state.policy_step >= TAUGHT else initial_policy(state.evaluation, 0)
    return [w.copy() for w in taught]


class ScheduledGame:
    """A game of a stage about to be played, and the dice that go on when it is learned from."""

    def __init__(
        self, state: TrainingState, stage: Stage, now: list[Array], policy: list[Array], number: int
    ) -> None:
        evaluation = state.evaluation
        self.dice = np.random.default_rng((state.seed, state.stage, number))
        luck, meets_others = self.dice.random(), BY_HAND + ODD + OLDER
        self.against_older = BY_HAND + ODD <= luck < meets_others
        theirs = state.older
        if luck < BY_HAND + ODD:
            theirs = padded(others_linear(evaluation, luck, self.dice), now)
        self.game = SelfPlayGame(
            game=evaluation.game.name,
            seats=state.seats,
            options=any_options(evaluation.game, state.seats, self.dice),
            mine=now,
            theirs=theirs,
            learner=number % state.seats if luck < meets_others else -1,
            noise=stage.noise,
            seed=int(self.dice.integers(2**62)),
            policy=policy,
            simulations=stage.simulations,
            few=stage.few if len(policy[2]) else 0,
        )


def others_linear(evaluation: Evaluation, luck: float, dice: np.random.Generator) -> Array:
    """The weights set by hand, as they are or as an odd character bends them."""
    if luck < BY_HAND:
        return evaluation.by_hand()
    return odd_weights(evaluation, dice.choice(list(evaluation.characters)))


def any_options(game: Game, seats: int, dice: np.random.Generator) -> Options:
    """Half of the games are played by the ordinary rules, half with any mix of options."""
    chosen = mixes(game, seats)
    if dice.random() < 0.5:
        return chosen[dice.integers(len(chosen))]
    return {option.name: option.default_at(seats) for option in game.options}


@dataclass(slots=True)
class RunningTotals:
    """What the games since the last report showed, summed up."""

    loss: float = 0.0
    rows: int = 0
    score: int = 0
    met: int = 0

    def progress(self, state: TrainingState, stage: Stage) -> Progress:
        loss, score = self.loss / max(self.rows, 1), self.score / max(self.met, 1)
        return Progress(state.stage, state.game, stage.games, loss, score, self.met)


def rate_at(stage: Stage, game: int) -> float:
    return stage.rate * falling(stage, game)


def falling(stage: Stage, game: int) -> float:
    """The whole of a rate for the first half, then ever less, down to a twentieth."""
    done = game / stage.games
    return 1.0 if done < 0.5 else max(0.05, 2 * (1 - done))


def padded(linear: Array, weights: list[Array]) -> list[Array]:
    """Linear weights beside a net of the same size that says nothing."""
    return [linear, *(np.zeros_like(w) for w in weights[1:])]
