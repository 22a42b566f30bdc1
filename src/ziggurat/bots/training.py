"""Training a mind by self-play, in stages that can be stopped and taken up again.

A stage is played in rounds: the games of one are played by the same weights, each by itself and by
any worker of a pool, and learned from in their order. So the weights that come of a seed depend on
the size of a round, and on nothing else about who played.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from ziggurat.bots.course import MEMORY, Course, Memory, Stage, no_moments
from ziggurat.bots.mind import weights_of
from ziggurat.bots.paper import Paper
from ziggurat.bots.practice import Bout, play_bout
from ziggurat.core.game import Game, mixes
from ziggurat.core.options import Options
from ziggurat.core.state import Array
from ziggurat.pool import Pool, open_pool

BY_HAND, OLDER = 0.1, 0.15  # how often the others play by hand-set weights, or by older ones


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
    course: Course,
    stages: tuple[Stage, ...],
    every: int,
    keep: Callable[[Course], None],
    pool: Pool | None = None,
) -> Iterator[Progress]:
    """Play and learn through all stages; report, and keep a checkpoint, every so many games.

    Without a pool this process plays.
    """
    pool = pool or open_pool("local")
    while course.stage < len(stages):
        stage = stages[course.stage]
        if course.game == 0:
            widen(course, stage)
        yield from run_stage(course, stage, pool, every, keep)
        course.stage, course.game, course.step = course.stage + 1, 0, 0
        keep(course)


def widen(course: Course, stage: Stage) -> None:
    """A new stage begins with a fresh memory, and with a net beside the linear part if it asks."""
    if len(course.weights[2]) != stage.hidden:
        course.plain = course.weights[0].copy()
        fresh = weights_of(course.plain, stage.hidden, stage.deeper, course.seed)
        course.weights = [w.copy() for w in course.base or fresh]
    course.moments = no_moments(course.weights)
    course.older = [w.copy() for w in course.weights]
    course.memory = Memory(MEMORY, len(course.judge.features)) if course.judge.beam else None


def run_stage(
    course: Course, stage: Stage, pool: Pool, every: int, keep: Callable[[Course], None]
) -> Iterator[Progress]:
    paper, seen = Paper(course), Seen()
    while course.game < stage.games:
        began = course.game
        run_round(course, stage, pool, paper, seen)
        if course.game // every > began // every or course.game == stage.games:
            course.older = [w.copy() for w in course.weights]
            keep(course)
            yield seen.progress(course, stage)
            seen = Seen()


def run_round(course: Course, stage: Stage, pool: Pool, paper: Paper, seen: "Seen") -> None:
    """Play some games by the weights as they are, and learn from one after the other."""
    numbers = range(course.game, min(course.game + stage.round, stage.games))
    now = [w.copy() for w in course.weights]
    drafts = [Draft(course, stage, now, number) for number in numbers]
    records = pool.run(play_bout, [draft.bout for draft in drafts], "game")
    for draft, record in zip(drafts, records, strict=True):
        noted = len(record.said)
        if noted:
            seen.loss += paper.learn(course, record, rate_at(stage, course.game), draft.dice)
            seen.rows += noted
        if noted and draft.against_older:
            seen.score += record.places[draft.bout.learner] == 1
            seen.met += 1
        course.game += 1


class Draft:
    """A game of a stage about to be played, and the dice that go on when it is learned from."""

    def __init__(self, course: Course, stage: Stage, now: list[Array], number: int) -> None:
        judge = course.judge
        self.dice = np.random.default_rng((course.seed, course.stage, number))
        luck = self.dice.random()
        self.against_older = BY_HAND <= luck < BY_HAND + OLDER
        by_hand = padded(judge.by_hand(), now)
        self.bout = Bout(
            game=judge.game.name,
            seats=course.seats,
            options=any_options(judge.game, course.seats, self.dice),
            mine=now,
            theirs=by_hand if luck < BY_HAND else course.older,
            learner=number % course.seats if luck < BY_HAND + OLDER else -1,
            noise=stage.noise,
            seed=int(self.dice.integers(2**62)),
        )


def any_options(game: Game, seats: int, dice: np.random.Generator) -> Options:
    """Half of the games are played by the ordinary rules, half with any mix of options."""
    chosen = mixes(game, seats)
    if dice.random() < 0.5:
        return chosen[dice.integers(len(chosen))]
    return {option.name: option.default_at(seats) for option in game.options}


@dataclass(slots=True)
class Seen:
    """What the games since the last report showed, summed up."""

    loss: float = 0.0
    rows: int = 0
    score: int = 0
    met: int = 0

    def progress(self, course: Course, stage: Stage) -> Progress:
        loss, score = self.loss / max(self.rows, 1), self.score / max(self.met, 1)
        return Progress(course.stage, course.game, stage.games, loss, score, self.met)


def rate_at(stage: Stage, game: int) -> float:
    """The whole rate for the first half, then ever less, down to a twentieth."""
    done = game / stage.games
    return stage.rate * (1.0 if done < 0.5 else max(0.05, 2 * (1 - done)))


def padded(linear: Array, weights: list[Array]) -> list[Array]:
    """Linear weights beside a net of the same size that says nothing."""
    return [linear, *(np.zeros_like(w) for w in weights[1:])]
