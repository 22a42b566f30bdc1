"""What players send in conflicts, fitted to what they believe of hands."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from watched_games import Decision
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import SUPPORT_WITH
from ziggurat.games.tigris.conflicts import ATTACKER, DEFENDER, support_color
from ziggurat.games.tigris.data import HAND_SIZE
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import SUPPORT

TRIED = (0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4)
LEAST = 0.001  # of a chance: log odds of less would bend the line
STEPS = 12


class SeenHand(Protocol):
    """A hidden hand of which the chances are known."""

    def chances(self, numbers: Array, color: int) -> Array: ...


@dataclass(frozen=True, slots=True)
class Fight:
    """What one side of a conflict sent, with the defender's hand as the attacker sees it."""

    hand: SeenHand
    attacks: bool
    color: int
    need: int  # to take the lead, or to draw level in defense
    have: int
    sent: int


def fights(decision: Decision, seen: Callable[[State, int, int], SeenHand]) -> Iterator[Fight]:
    """The side that a decision supports, if it does."""
    s = decision.before
    if s.prompt != SUPPORT:
        return
    attacker, defender, color = int(s.fighter[ATTACKER]), int(s.fighter[DEFENDER]), support_color(s)
    attacks = bool(s.asked == attacker)
    behind = int(s.strength[DEFENDER] - s.strength[ATTACKER] - s.support[ATTACKER])
    yield Fight(
        hand=seen(s, attacker, defender),
        attacks=attacks,
        color=int(color),
        need=behind + 1 if attacks else -behind,
        have=int(s.hand[s.asked, color]),
        sent=decision.action - SUPPORT_WITH,
    )


def unlikely(sides: list[Fight], numbers: Array) -> float:
    """The chance below which an attacker does not reckon with so many tiles, or more.

    Of those tried the one with which the chances of attackers who could win come nearest to the
    chances with what they sent, each and on average: now and then one keeps a tile back.
    """
    attacks = [side for side in sides if side.attacks and side.have >= max(side.need, 1)]
    off = np.zeros((len(TRIED), len(attacks)))
    for j, side in enumerate(attacks):
        or_more = np.cumsum(side.hand.chances(numbers, side.color)[::-1])[::-1]
        for i, chance in enumerate(TRIED):
            reckoned = int(np.flatnonzero(or_more >= chance)[-1])
            sent = max(0, min(side.have, side.need + reckoned, HAND_SIZE))
            expected = stood_against(side, sent, or_more)
            off[i, j] = expected - stood_against(side, side.sent, or_more)
    return TRIED[int(np.argmin(np.abs(off).mean(axis=1) + np.abs(off.mean(axis=1))))]


def stood_against(side: Fight, sent: int, or_more: Array) -> float:
    """The chance that the defender holds what draws level with an attack."""
    need = max(0, sent - side.need + 1)
    return float(or_more[need]) if need <= HAND_SIZE else 0.0


def holding_line(sides: list[Fight], numbers: Array) -> Array:
    """A line in log odds from the chance that a defender holds enough to whether he held out.

    Where it begins, how steep it is below even odds, and above them: the likeliest one (a concave
    likelihood, by Newton's steps).
    """
    told, held_out = list[float](), list[bool]()
    for side in sides:
        if not side.attacks and side.need > 0:
            chance = float(side.hand.chances(numbers, side.color)[side.need :].sum())
            if chance > LEAST:
                told.append(min(chance, 1 - LEAST))
                held_out.append(side.sent >= side.need)
    chances = np.array(told)
    odds = np.log(chances / (1 - chances))
    along = np.column_stack([np.ones(len(odds)), np.minimum(odds, 0), np.maximum(odds, 0)])
    line = np.array([0.0, 1.0, 1.0])
    for _ in range(STEPS):
        corrected = 1 / (1 + np.exp(-along @ line))
        bend = (along.T * (corrected * (1 - corrected))) @ along
        line += np.linalg.solve(bend, along.T @ (np.array(held_out) - corrected))
    return line
