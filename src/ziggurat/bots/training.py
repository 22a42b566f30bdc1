"""Training a mind by self-play, in stages that can be stopped and taken up again.

A stage is played in rounds: the games of one are played by the same weights, each by itself and by
any worker of a pool, and learned from in their order. So the weights that come of a seed depend on
the size of a round, and on nothing else about who played.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from ziggurat.bots.judgement import Judgement
from ziggurat.bots.learning import Record, fill_targets, learn
from ziggurat.bots.mind import mind_of, weights_of
from ziggurat.bots.practice import ROWS, Bout, blank_record, play_bout
from ziggurat.core.game import Game, mixes
from ziggurat.core.options import Options
from ziggurat.core.state import Array
from ziggurat.pool import Pool, open_pool

MEMORY = 60_000  # judgements remembered where turns are planned, for such games are dear
REPEAT = 4  # how often each of them is learned from
TRACE = 0.8  # how far back a result reaches
BY_HAND, OLDER = 0.1, 0.15  # how often the others play by hand-set weights, or by older ones


@dataclass(frozen=True, slots=True)
class Stage:
    """So many games with one size of net; the rate falls over the second half."""

    games: int
    hidden: int
    deeper: int
    rate: float
    noise: float
    round: int = 1  # games between which the weights stand still


@dataclass(slots=True)
class Course:
    """Where a training stands: everything needed to go on."""

    judge: Judgement
    seats: int
    seed: int
    weights: list[Array]
    moments: list[list[Array]]  # Adam's memory: means and squares
    stage: int = 0
    game: int = 0  # within the stage
    step: int = 0
    older: list[Array] = field(default_factory=list)
    base: list[Array] | None = None  # the net of another number of seats, to begin with
    plain: Array | None = None  # the linear weights as they were before a net stood beside them
    memory: "Memory | None" = None  # of this stage, where turns are planned


@dataclass(frozen=True, slots=True)
class Progress:
    """What the last games of a training showed."""

    stage: int
    game: int
    games: int  # of the stage
    loss: float
    score: float  # against older weights, where they met
    met: int


def begin(judge: Judgement, seats: int, seed: int, base: list[Array] | None = None) -> Course:
    """From nothing but the features and the weights set by hand; nets may begin as another."""
    weights = weights_of(judge.by_hand())
    return Course(judge, seats, seed, weights, no_moments(weights), base=base)


def no_moments(weights: list[Array]) -> list[list[Array]]:
    return [[np.zeros_like(w) for w in weights] for _ in range(2)]


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


def run_round(course: Course, stage: Stage, pool: Pool, paper: "Paper", seen: "Seen") -> None:
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


class Paper:
    """The mind that learns, and the notes it learns with."""

    def __init__(self, course: Course) -> None:
        judge = course.judge
        self.mine = mind_of(judge, course.weights)  # trained in place
        self.slope, self.mean, self.square = (
            mind_of(judge, weights) for weights in (no_moments(course.weights)[0], *course.moments)
        )
        course.weights = list(self.mine[:6])
        course.moments = [list(self.mean[:6]), list(self.square[:6])]
        self.target = np.zeros(ROWS, np.float64)
        self.memory = course.memory
        self.kept = blank_record(judge)

    def learn(
        self, course: Course, record: Record, rate: float, dice: np.random.Generator
    ) -> float:
        noted = self.take(record)
        fill_targets(self.kept, noted, course.seats, TRACE, self.target)
        rows, wanted, order = self.kept, self.target, dice.permutation(noted)
        if self.memory is not None:
            self.memory.add(self.kept.x[:noted], self.target[:noted])
            rows, wanted = self.kept._replace(x=self.memory.x), self.memory.target
            order = dice.integers(self.memory.filled, size=REPEAT * noted)
        course.step, loss = learn(
            rows, wanted, order, len(order), self.mine, self.slope, self.mean, self.square,
            rate, course.step,
        )  # fmt: skip
        return loss * noted / len(order)

    def take(self, record: Record) -> int:
        """Copy a record to where the kernels look for it."""
        noted = len(record.said)
        for mine, its in zip(self.kept[:3], record[:3], strict=True):
            mine[:noted] = its
        self.kept.places[:] = record.places
        return noted


class Memory:
    """The last judgements of many games; the oldest are forgotten."""

    def __init__(self, size: int, features: int) -> None:
        self.x, self.target = np.zeros((size, features), np.float32), np.zeros(size)
        self.filled = self.at = 0

    def add(self, x: Array, target: Array) -> None:
        places = (self.at + np.arange(len(x))) % len(self.x)
        self.x[places], self.target[places] = x, target
        self.at = (self.at + len(x)) % len(self.x)
        self.filled = min(self.filled + len(x), len(self.x))


def padded(linear: Array, weights: list[Array]) -> list[Array]:
    """Linear weights beside a net of the same size that says nothing."""
    return [linear, *(np.zeros_like(w) for w in weights[1:])]
