"""Training a mind by self-play, in stages that can be stopped and taken up again."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np

from ziggurat.bots.judgement import Judgement
from ziggurat.bots.learning import Record, fill_targets, learn, play_to_learn
from ziggurat.bots.mind import Mind, mind_of, weights_of
from ziggurat.bots.planner import plans_of
from ziggurat.bots.turnwise import play_turns_to_learn
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game, mixes
from ziggurat.core.state import Array, blank

ROWS = 6_000  # judgements kept of one game
MOST_DECISIONS = 2_000  # a longer game teaches nothing
WORLDS = 40
ENDS = 8  # chains a planned turn is chosen from
MEMORY = 60_000  # judgements remembered where turns are planned, for such games are dear
REPEAT = 4  # how often each of them is learned from
TRACE = 0.8  # how far back a result reaches
SLIP = 0.01  # how often any action is played
BY_HAND, OLDER = 0.1, 0.15  # how often the others play by hand-set weights, or by older ones


@dataclass(frozen=True, slots=True)
class Stage:
    """So many games with one size of net; the rate falls over the second half."""

    games: int
    hidden: int
    deeper: int
    rate: float
    noise: float


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
    course: Course, stages: tuple[Stage, ...], every: int, keep: Callable[[Course], None]
) -> Iterator[Progress]:
    """Play and learn through all stages; report, and keep a checkpoint, every so many games."""
    while course.stage < len(stages):
        stage = stages[course.stage]
        if course.game == 0:
            widen(course, stage)
        yield from run_stage(course, stage, every, keep)
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
    course: Course, stage: Stage, every: int, keep: Callable[[Course], None]
) -> Iterator[Progress]:
    judge, game = course.judge, course.judge.game
    paper = Paper(judge, course)
    loss = rows = score = met = 0.0
    while course.game < stage.games:
        dice = np.random.default_rng((course.seed, course.stage, course.game))
        luck = dice.random()
        rival = paper.by_hand if luck < BY_HAND else paper.older
        learner = course.game % course.seats if luck < BY_HAND + OLDER else -1
        paper.begin(game, course.seats, dice)
        noted = paper.play(rival, learner, stage.noise, int(dice.integers(2**62)))
        if BY_HAND <= luck < BY_HAND + OLDER and noted:
            score += paper.kept.places[learner] == 1
            met += 1
        if noted:
            loss += paper.learn(course, noted, rate_at(stage, course.game), dice)
            rows += noted
        course.game += 1
        if course.game % every == 0 or course.game == stage.games:
            course.older = [w.copy() for w in course.weights]
            paper.older = mind_of(judge, course.older)
            keep(course)
            met_often = max(met, 1)
            yield Progress(
                course.stage,
                course.game,
                stage.games,
                loss / max(rows, 1),
                score / met_often,
                int(met),
            )
            loss = rows = score = met = 0.0


def rate_at(stage: Stage, game: int) -> float:
    """The whole rate for the first half, then ever less, down to a twentieth."""
    done = game / stage.games
    return stage.rate * (1.0 if done < 0.5 else max(0.05, 2 * (1 - done)))


class Paper:
    """The tables, minds and notes one process trains with."""

    def __init__(self, judge: Judgement, course: Course) -> None:
        game = judge.game
        self.mine = mind_of(judge, course.weights)  # trained in place
        self.slope, self.mean, self.square = (
            mind_of(judge, weights) for weights in (no_moments(course.weights)[0], *course.moments)
        )
        course.weights = list(self.mine[:6])
        course.moments = [list(self.mean[:6]), list(self.square[:6])]
        self.by_hand = mind_of(judge, padded(judge.by_hand(), course.weights))
        self.older = mind_of(judge, course.older)
        self.table = np.zeros(1, game.state)
        self.worlds = np.zeros(WORLDS, game.state)
        self.moves, self.values = np.zeros(game.actions.size, np.int64), np.zeros(game.actions.size)
        self.scratch, self.log = blank(game.offers), mute_log()
        self.plans = plans_of(judge, judge.beam, ENDS) if judge.beam else None
        self.target = np.zeros(ROWS, np.float64)
        self.memory = course.memory
        self.kept = Record(
            np.zeros((ROWS, len(judge.features)), np.float32),
            np.zeros(ROWS),
            np.zeros(ROWS, np.int64),
            np.zeros(8, np.int64),
        )

    def begin(self, game: Game, seats: int, dice: np.random.Generator) -> None:
        """Half of the games are played by the ordinary rules, half with any mix of options."""
        chosen = mixes(game, seats)
        options = {option.name: option.default_at(seats) for option in game.options}
        if dice.random() < 0.5:
            options = chosen[dice.integers(len(chosen))]
        self.table[0] = blank(game.state)
        game.setup(self.table[0], seats, options)

    def play(self, rival: Mind, learner: int, noise: float, seed: int) -> int:
        if self.plans is not None:
            return play_turns_to_learn(
                self.table, self.plans, self.scratch, self.log,
                self.mine, rival, learner, noise, SLIP, MOST_DECISIONS, seed, self.kept,
            )  # fmt: skip
        return play_to_learn(
            self.table, self.worlds, self.moves, self.values, self.scratch, self.log,
            self.mine, rival, learner, noise, SLIP, MOST_DECISIONS, seed, self.kept,
        )  # fmt: skip

    def learn(self, course: Course, noted: int, rate: float, dice: np.random.Generator) -> float:
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
