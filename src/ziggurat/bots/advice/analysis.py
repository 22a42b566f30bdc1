"""A finished game looked at again: everybody's chance after each decision, and what moved it.

Chances are those each seat could see at the time: the other hands are imagined, several times
over, even now that they are known. Luck is what the dice did: each decision that drew something
is played again with other dice, and the chance after the true draw is held against the mean.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from ziggurat.bots.advice.explanations import BEST_FOUND, advice
from ziggurat.bots.bot import imagined
from ziggurat.bots.evaluation.chances import ChanceEstimator, estimator_for
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.weights import policy
from ziggurat.bots.search.thinking import Budget, Thought, one_ply, tree_search
from ziggurat.core.events import mute_log
from ziggurat.core.match import Match, Step
from ziggurat.core.state import State, blank, copy
from ziggurat.core.text import Message
from ziggurat.core.ways import NET

BLUNDER: Final = "blunder"
STROKE: Final = "stroke"
DRAW: Final = "draw"
NOTEWORTHY = 0.05  # of the chance to win
MOST_MOMENTS = 6
SEED = 1


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about each decision."""

    simulations: int = 100  # none: one look ahead
    worlds: int = 4  # imagined for each seat
    rolls: int = 8  # draws a draw is compared with
    kind: str = NET


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """What a seat decided, what it was worth, and what would have been worth more."""

    seat: int
    move: str
    chance: float
    best: str
    best_chance: float
    next_chance: float  # of the best of all the others
    reasons: tuple[Message, ...]  # for the best, beside that nothing better was found

    @property
    def loss(self) -> float:
        """What it cost not to play the best."""
        return max(0.0, self.best_chance - self.chance) if self.best != self.move else 0.0

    @property
    def edge(self) -> float:
        """What any other move would have cost."""
        return max(0.0, self.chance - self.next_chance) if self.best == self.move else 0.0


@dataclass(frozen=True, slots=True)
class AnalysedDecision:
    """One decision and where it led; the deal comes first and is nobody's choice."""

    number: int  # decisions until here, this one included
    chances: tuple[float, ...]  # everybody's chance after it
    luck: tuple[float, ...]  # what the draws added to each
    choice: ReviewedChoice | None  # none where there was none


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision, or a draw, that moved the game."""

    kind: Literal["blunder", "stroke", "draw"]
    size: float
    seat: int  # who decided, or whom the draw served
    decision: AnalysedDecision


@dataclass(frozen=True, slots=True)
class Report:
    """What a game came to."""

    decisions: tuple[AnalysedDecision, ...]
    moments: tuple[TurningPoint, ...]  # in the order of the game
    luck: tuple[float, ...]  # of the draws in all, by seat
    lost: tuple[float, ...]  # by moves that were not the best: the mean of a seat's choices


def analyse(match: Match, effort: Effort) -> Iterator[AnalysedDecision]:
    """The deal, then decision after decision."""
    estimator = estimator_for(match.game, match.seats, effort.kind, effort.worlds)
    positions = [*(step.before for step in match.history), match.state]
    chances = estimator.chances(positions[0])
    yield AnalysedDecision(0, tuple(chances), luck_of_deal(match, estimator, chances, effort), None)
    for i, step in enumerate(match.history):
        chances = estimator.chances(positions[i + 1])
        luck = luck_of(match, estimator, step, chances, effort)
        yield AnalysedDecision(
            i + 1, tuple(chances), luck, choice_of(match, estimator, step, effort)
        )
    if match.winners and match.ending:
        won = [(seat in match.winners) / len(match.winners) for seat in range(match.seats)]
        yield AnalysedDecision(match.seq + 1, tuple(won), (0.0,) * match.seats, None)


def choice_of(
    match: Match, estimator: ChanceEstimator, step: Step, effort: Effort
) -> ReviewedChoice | None:
    """How a decision compares with the best that could be found, or nothing if it was forced.

    Nothing is said either of a game without an evaluation.
    """
    game, seat = match.game, step.seat
    if estimator.net is None or len(game.listed(step.before)) < 2 or game.moot(step.before):
        return None
    evaluation, word = EVALUATIONS[game.name], estimator.words[0]
    world = imagined(game, step.before, seat, word)
    if effort.simulations:
        prior = policy(game.name, match.seats, effort.kind)
        budget = Budget(effort.simulations)
        thoughts = tree_search(evaluation, estimator.net, prior, world, seat, word, budget)
    else:
        thoughts = one_ply(evaluation, estimator.net, world, seat, word)
    chances = {thought.action: thought.chance for thought in thoughts}
    if step.action not in chances:
        chances[step.action] = estimator.chance(step.before, seat, step.action)
        thoughts = [*thoughts, Thought(step.action, chances[step.action], 0)]
    best = thoughts[0]
    said = advice(game, world, seat, [best], 1, effort.kind)[0]
    return ReviewedChoice(
        seat=seat,
        move=game.actions.words(step.action),
        chance=chances[step.action],
        best=said.move,
        best_chance=best.chance,
        next_chance=max((t.chance for t in thoughts[1:]), default=0.0),
        reasons=tuple(reason for reason in said.reasons if reason != BEST_FOUND),
    )


def luck_of(
    match: Match, estimator: ChanceEstimator, step: Step, chances: list[float], effort: Effort
) -> tuple[float, ...]:
    """What the draws of a decision added to each seat's chance."""
    if not step.reveals:
        return (0.0,) * match.seats
    dice, found = np.random.default_rng(SEED), []
    for _ in range(effort.rolls):
        state = copy(step.before)
        state.dice = dice.integers(2**64, dtype=np.uint64)
        match.game.apply(state, step.action, mute_log())
        found.append(estimator.chances(state))
    return against_mean(chances, found)


def luck_of_deal(
    match: Match, estimator: ChanceEstimator, chances: list[float], effort: Effort
) -> tuple[float, ...]:
    """What the deal added; nothing where the game began from a position."""
    if match.position is not None:
        return (0.0,) * match.seats
    dice = np.random.default_rng(SEED)
    words = dice.integers(2**64, size=effort.rolls, dtype=np.uint64)
    return against_mean(chances, [estimator.chances(dealt(match, word)) for word in words])


def dealt(match: Match, word: np.uint64) -> State:
    """The same game dealt with other dice."""
    state = blank(match.game.state)
    match.game.setup(state, match.seats, match.options)
    state.dice = word
    match.game.deal(state, mute_log())
    return state


def against_mean(chances: list[float], others: list[list[float]]) -> tuple[float, ...]:
    if not others:
        return (0.0,) * len(chances)
    mean = np.mean(others, axis=0)
    return tuple(float(chance - usual) for chance, usual in zip(chances, mean, strict=True))


def report(decisions: list[AnalysedDecision]) -> Report:
    """The key moments of an analysis, and what luck and errors came to."""
    seats = range(len(decisions[0].chances))
    luck = tuple(sum(entry.luck[seat] for entry in decisions) for seat in seats)
    lost = tuple(mean_loss(decisions, seat) for seat in seats)
    found = [moment for entry in decisions for moment in moments_in(entry)]
    largest = sorted(found, key=lambda moment: -moment.size)[:MOST_MOMENTS]
    ordered = sorted(largest, key=lambda moment: moment.decision.number)
    return Report(tuple(decisions), tuple(ordered), luck, lost)


def mean_loss(decisions: list[AnalysedDecision], seat: int) -> float:
    losses = [e.choice.loss for e in decisions if e.choice and e.choice.seat == seat]
    return sum(losses) / len(losses) if losses else 0.0


def moments_in(entry: AnalysedDecision) -> list[TurningPoint]:
    """What is worth telling of one decision."""
    found = []
    if entry.choice and entry.choice.loss >= NOTEWORTHY:
        found.append(TurningPoint(BLUNDER, entry.choice.loss, entry.choice.seat, entry))
    elif entry.choice and entry.choice.edge >= NOTEWORTHY:
        found.append(TurningPoint(STROKE, entry.choice.edge, entry.choice.seat, entry))
    served = int(np.argmax(entry.luck))
    if entry.luck[served] >= NOTEWORTHY:
        found.append(TurningPoint(DRAW, entry.luck[served], served, entry))
    return found
