"""A finished game looked at again: everybody's chance after each decision, and what moved it.

Chances are those each seat could see at the time: the other hands are imagined even now that they
are known. Luck is what the dice did: each decision that drew something is played again with other
dice, and everybody's chance at a glance after the true draw is held against the mean.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from ziggurat.bots.advice.advisers import Adviser, Judgement, adviser_for
from ziggurat.bots.advice.explanations import BEST_FOUND, advice
from ziggurat.bots.evaluation.chances import ChanceEstimator
from ziggurat.core.events import mute_log
from ziggurat.core.match import Match, Step
from ziggurat.core.state import State, blank, copy
from ziggurat.core.text import Message
from ziggurat.core.ways import VIZIER

BLUNDER: Final = "blunder"
STROKE: Final = "stroke"
DRAW: Final = "draw"
NOTEWORTHY = 0.05  # of the chance to win
MOST_MOMENTS = 6
SEED = 1


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about each decision."""

    simulations: int = 100  # of the king; none: the level decides at once
    worlds: int = 4  # imagined for each seat's glance
    rolls: int = 8  # draws a draw is compared with
    level: str = VIZIER


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
    adviser = adviser_for(match.game, match.seats, effort.level, effort.simulations, effort.worlds)
    positions = [*(step.before for step in match.history), match.state]
    look = adviser.look(positions[0])
    luck = luck_of_deal(match, adviser.glance, positions[0], effort)
    yield AnalysedDecision(0, tuple(adviser.chances(positions[0], look)), luck, None)
    for number, (step, after) in enumerate(zip(match.history, positions[1:], strict=True), 1):
        choice = choice_of(adviser, step, look) if look else None
        look = adviser.look(after)
        luck = luck_of(match, adviser.glance, step, after, effort)
        yield AnalysedDecision(number, tuple(adviser.chances(after, look)), luck, choice)
    if match.winners and match.ending:
        won = [(seat in match.winners) / len(match.winners) for seat in range(match.seats)]
        yield AnalysedDecision(match.seq + 1, tuple(won), (0.0,) * match.seats, None)


def choice_of(adviser: Adviser, step: Step, look: Judgement) -> ReviewedChoice | None:
    """How a decision compares with the best that could be found, or nothing if it was forced."""
    game, seat = adviser.game, step.seat
    if len(game.listed(step.before)) < 2 or game.moot(step.before):
        return None
    best, made = look.thoughts[0], adviser.after(look, step.action)
    said = advice(game, look.world, seat, [best], 1, adviser.kind)[0]
    return ReviewedChoice(
        seat=seat,
        move=game.actions.words(step.action),
        chance=made.chance,
        best=said.move,
        best_chance=best.chance,
        next_chance=max((t.chance for t in (*look.thoughts[1:], made) if t != best), default=0.0),
        reasons=tuple(reason for reason in said.reasons if reason != BEST_FOUND),
    )


def luck_of(
    match: Match, estimator: ChanceEstimator, step: Step, after: State, effort: Effort
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
    return against_mean(estimator.chances(after), found)


def luck_of_deal(
    match: Match, estimator: ChanceEstimator, first: State, effort: Effort
) -> tuple[float, ...]:
    """What the deal added; nothing where the game began from a position."""
    if match.position is not None:
        return (0.0,) * match.seats
    dice = np.random.default_rng(SEED)
    words = dice.integers(2**64, size=effort.rolls, dtype=np.uint64)
    others = [estimator.chances(dealt(match, word)) for word in words]
    return against_mean(estimator.chances(first), others)


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
