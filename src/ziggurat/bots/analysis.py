"""A finished game looked at again: everybody's chance after each decision, and what moved it.

Chances are those each seat could see at the time: the other hands are imagined, several times
over, even now that they are known. Luck is what the dice did: each decision that drew something
is played again with other dice, and the chance after the true draw is held against the mean.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.minds import NET
from ziggurat.bots.reasons import advice
from ziggurat.bots.standing import Seer, seer_for
from ziggurat.bots.thinker import Budget, Thought, look, ponder
from ziggurat.core.events import mute_log
from ziggurat.core.match import Match, Step
from ziggurat.core.state import State, blank, copy
from ziggurat.core.text import Message

BLUNDER, STROKE, DRAW = "blunder", "stroke", "draw"
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
class Choice:
    """What a seat decided, what it was worth, and what would have been worth more."""

    seat: int
    move: str
    chance: float
    best: str
    best_chance: float
    next_chance: float  # of the best of all the others
    reasons: tuple[Message, ...]  # for the best

    @property
    def loss(self) -> float:
        """What it cost not to play the best."""
        return max(0.0, self.best_chance - self.chance) if self.best != self.move else 0.0

    @property
    def edge(self) -> float:
        """What any other move would have cost."""
        return max(0.0, self.chance - self.next_chance) if self.best == self.move else 0.0


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision and where it led; the deal comes first and is nobody's choice."""

    number: int  # decisions until here, this one included
    standing: tuple[float, ...]  # everybody's chance after it
    luck: tuple[float, ...]  # what the draws added to each
    choice: Choice | None  # none where there was none


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision, or a draw, that moved the game."""

    kind: str
    size: float
    seat: int  # who decided, or whom the draw served
    judged: Judged


@dataclass(frozen=True, slots=True)
class Report:
    """What a game came to."""

    judged: tuple[Judged, ...]
    moments: tuple[Moment, ...]  # in the order of the game
    luck: tuple[float, ...]  # of the draws in all, by seat
    lost: tuple[float, ...]  # by moves that were not the best: the mean of a seat's choices


def analyse(match: Match, effort: Effort) -> Iterator[Judged]:
    """The deal, then decision after decision."""
    seer = seer_for(match.game, match.seats, effort.kind, effort.worlds)
    positions = [*(step.before for step in match.history), match.state]
    standing = seer.standing(positions[0])
    yield Judged(0, tuple(standing), luck_of_deal(match, seer, standing, effort), None)
    for i, step in enumerate(match.history):
        standing = seer.standing(positions[i + 1])
        luck = luck_of(match, seer, step, standing, effort)
        yield Judged(i + 1, tuple(standing), luck, choice_of(match, seer, step, effort))
    if match.winners and match.ending:
        won = [(seat in match.winners) / len(match.winners) for seat in range(match.seats)]
        yield Judged(match.seq + 1, tuple(won), (0.0,) * match.seats, None)


def choice_of(match: Match, seer: Seer, step: Step, effort: Effort) -> Choice | None:
    """How a decision compares with the best that could be found, or nothing if it was forced."""
    game, seat = match.game, step.seat
    if game.legal(step.before, np.empty(game.actions.size, np.int64)) < 2:
        return None
    world = copy(step.before)
    game.imagine(world, seat, seer.words[0])
    judge, word = JUDGEMENTS[game.name], seer.words[0]
    if effort.simulations:
        thoughts = ponder(judge, seer.m, world, seat, word, Budget(effort.simulations))
    else:
        thoughts = look(judge, seer.m, world, seat, word)
    chances = {thought.action: thought.chance for thought in thoughts}
    if step.action not in chances:
        chances[step.action] = seer.chance(step.before, seat, step.action)
        thoughts = [*thoughts, Thought(step.action, chances[step.action], 0)]
    best = thoughts[0]
    said = advice(game, world, seat, [best], 1, effort.kind)[0]
    return Choice(
        seat=seat,
        move=game.actions.words(step.action),
        chance=chances[step.action],
        best=said.move,
        best_chance=best.chance,
        next_chance=max((t.chance for t in thoughts[1:]), default=0.0),
        reasons=said.reasons,
    )


def luck_of(
    match: Match, seer: Seer, step: Step, standing: list[float], effort: Effort
) -> tuple[float, ...]:
    """What the draws of a decision added to each seat's chance."""
    if not step.reveals:
        return (0.0,) * match.seats
    dice, found = np.random.default_rng(SEED), []
    for _ in range(effort.rolls):
        state = copy(step.before)
        state.dice = dice.integers(2**64, dtype=np.uint64)
        match.game.apply(state, step.action, mute_log())
        found.append(seer.standing(state))
    return against_mean(standing, found)


def luck_of_deal(
    match: Match, seer: Seer, standing: list[float], effort: Effort
) -> tuple[float, ...]:
    """What the deal added; nothing where the game began from a position."""
    if match.position is not None:
        return (0.0,) * match.seats
    dice = np.random.default_rng(SEED)
    words = dice.integers(2**64, size=effort.rolls, dtype=np.uint64)
    return against_mean(standing, [seer.standing(dealt(match, word)) for word in words])


def dealt(match: Match, word: np.uint64) -> State:
    """The same game dealt with other dice."""
    state = blank(match.game.state)
    match.game.setup(state, match.seats, match.options)
    state.dice = word
    match.game.deal(state, mute_log())
    return state


def against_mean(standing: list[float], others: list[list[float]]) -> tuple[float, ...]:
    if not others:
        return (0.0,) * len(standing)
    mean = np.mean(others, axis=0)
    return tuple(float(chance - usual) for chance, usual in zip(standing, mean, strict=True))


def report(judged: list[Judged]) -> Report:
    """The key moments of an analysis, and what luck and errors came to."""
    seats = range(len(judged[0].standing))
    luck = tuple(sum(entry.luck[seat] for entry in judged) for seat in seats)
    lost = tuple(mean_loss(judged, seat) for seat in seats)
    found = [moment for entry in judged for moment in moments_in(entry)]
    largest = sorted(found, key=lambda moment: -moment.size)[:MOST_MOMENTS]
    ordered = sorted(largest, key=lambda moment: moment.judged.number)
    return Report(tuple(judged), tuple(ordered), luck, lost)


def mean_loss(judged: list[Judged], seat: int) -> float:
    losses = [e.choice.loss for e in judged if e.choice and e.choice.seat == seat]
    return sum(losses) / len(losses) if losses else 0.0


def moments_in(entry: Judged) -> list[Moment]:
    """What is worth telling of one decision."""
    found = []
    if entry.choice and entry.choice.loss >= NOTEWORTHY:
        found.append(Moment(BLUNDER, entry.choice.loss, entry.choice.seat, entry))
    elif entry.choice and entry.choice.edge >= NOTEWORTHY:
        found.append(Moment(STROKE, entry.choice.edge, entry.choice.seat, entry))
    served = int(np.argmax(entry.luck))
    if entry.luck[served] >= NOTEWORTHY:
        found.append(Moment(DRAW, entry.luck[served], served, entry))
    return found
