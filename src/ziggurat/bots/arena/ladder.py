"""One Elo scale for many bots: the ratings under which what happened between them is likeliest.

After Bradley and Terry: the odds that one wins against another depend on the difference of their
ratings alone, 400 points being odds of ten to one. A draw is half a win for each.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from ziggurat.core.state import Array

SURE = 1.96  # standard deviations: 95 %
POINT = log(10) / 400  # log odds
DRAWN = 1.0  # game that each two drew before they met: who has won all is not infinitely better
STEPS, FAR = 200, 2.0  # of Newton's method, and how far one of them may go
CLOSE = 1e-9


@dataclass(frozen=True, slots=True)
class Meeting:
    """What came of all games between two bots."""

    bot: str
    against: str
    games: int
    wins: float


@dataclass(frozen=True, slots=True)
class Rating:
    """Where a bot stands, and between what with 95 % certainty."""

    elo: float
    low: float
    high: float
    games: int


def rated(meetings: Sequence[Meeting], anchor: str, at: float = 0.0) -> dict[str, Rating]:
    """Everybody who met somebody, on the scale on which the anchor stands at a fixed place.

    Intervals are those of the difference to the anchor. Raises ValueError where somebody cannot
    be compared with it.
    """
    played = [meeting for meeting in meetings if meeting.games]
    names = list(dict.fromkeys([anchor, *(name for m in played for name in (m.bot, m.against))]))
    x = np.array([[(n == m.bot) - (n == m.against) for n in names[1:]] for m in played], float)
    if not played or np.linalg.matrix_rank(x) < len(names) - 1:
        raise ValueError(f"not everybody can be compared with {anchor}")
    wins = np.array([m.wins for m in played]) + DRAWN / 2
    games = np.array([m.games for m in played]) + DRAWN
    odds, spread = likeliest(x, wins, games)
    found = {anchor: Rating(at, at, at, games_of(anchor, played))}
    for name, one, wide in zip(names[1:], odds, spread, strict=True):
        elo, reach = at + float(one) / POINT, SURE * sqrt(float(wide)) / POINT
        found[name] = Rating(elo, elo - reach, elo + reach, games_of(name, played))
    return found


def likeliest(x: Array, wins: Array, games: Array) -> tuple[Array, Array]:
    """Newton's method: the ratings in log odds, and the variance of each."""
    found = np.zeros(x.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-x @ found))
        bend = x.T @ (x * (games * chances * (1 - chances))[:, None])
        step = np.linalg.solve(bend, x.T @ (wins - games * chances))
        found += np.clip(step, -FAR, FAR)
        if np.abs(step).max() < CLOSE:
            break
    return found, np.diag(np.linalg.inv(bend))


def games_of(name: str, meetings: Sequence[Meeting]) -> int:
    return sum(m.games for m in meetings if name in (m.bot, m.against))
