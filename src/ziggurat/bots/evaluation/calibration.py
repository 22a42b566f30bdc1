"""How often what a level says of a position comes true: maps from its values to chances.

A value is no chance yet. With several rivals the product of the answers to "shall I finish ahead of
him?" is far too small, and the best of many ends of a turn is too good to be true. So each level
played games against itself (`bench/calibrate.py`), and through what it said and what came of it
a line was laid, in log odds: one for the first turn of a game and one for the last, mixed in
between. A line never falls, so that the better value always has the better chance.
"""

import json
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS, FOLDERS
from ziggurat.bots.evaluation.weights import policy_weights, weights
from ziggurat.core.ways import Search

CERTAIN = 1e-9  # a value as near to 0 or 1 as this counts as that near
FILE = "chances.json"
LINES = "thought", "glance"


@dataclass(frozen=True, slots=True)
class Line:
    """A line at the first turn of a game and at the last."""

    shift: tuple[float, float] = (0.0, 0.0)
    slope: tuple[float, float] = (1.0, 1.0)

    def at(self, hour: float) -> tuple[float, float]:
        """Shift and slope at an hour of the game: 0 is its first turn, 1 its last."""
        mixed = [first + hour * (last - first) for first, last in (self.shift, self.slope)]
        return mixed[0], mixed[1]


@dataclass(frozen=True, slots=True)
class Calibration:
    """What the word of one level is worth at one number of seats."""

    turns: float = 1.0  # of a whole game
    thought: Line = Line()  # for whoever is asked and has thought about what to do
    glance: Line = Line()  # for everybody, without a thought; its shift is for whoever is asked

    def hour(self, turns: int) -> float:
        """How late it is in a game after so many turns."""
        return min(turns / self.turns, 1.0)

    def chance(self, value: float, hour: float) -> float:
        """The chance to win of whoever thought a position through; what is certain stays so."""
        if not 0 < value < 1:
            return float(value >= 1)
        shift, slope = self.thought.at(hour)
        return float(1 / (1 + np.exp(-shift - slope * log_odds(value))))

    def shares(self, values: Sequence[float], asked: int, hour: float) -> list[float]:
        """Everybody's chance from the values they see at a glance; together they are one."""
        shift, slope = self.glance.at(hour)
        odds = slope * np.log(np.maximum(values, CERTAIN))
        odds[asked] += shift
        parts = np.exp(odds - odds.max())
        found: list[float] = (parts / parts.sum()).tolist()
        return found

    def standing(
        self, value: float, values: Sequence[float], asked: int, hour: float
    ) -> list[float]:
        """Everybody's chance where one has thought; the others share the rest as they see it."""
        own, shares = self.chance(value, hour), self.shares(values, asked, hour)
        rest = (1 - own) / sum(share for seat, share in enumerate(shares) if seat != asked)
        return [own if seat == asked else rest * share for seat, share in enumerate(shares)]


NOT_FITTED = Calibration()


def log_odds(value: float) -> float:
    sure = min(max(value, CERTAIN), 1 - CERTAIN)
    return float(np.log(sure / (1 - sure)))


def digest_of(game: str, seats: int, level: str) -> str:
    """One word for all that the values of a level come from: its weights, policy and plan."""
    way = EVALUATIONS[game].levels[level]
    found = sha256(repr(way.plan).encode())
    searched = policy_weights(game, seats, way.weights) if isinstance(way.plan, Search) else []
    for array in (*weights(game, seats, way.weights), *searched):
        found.update(array.tobytes())
    return found.hexdigest()[:16]


@cache
def fitted(game: str) -> dict[str, dict[str, Any]]:
    """All that was fitted for a game, by seats and level; nothing where there is no such file."""
    shipped = resources.files(FOLDERS[game]) / "weights" / FILE
    found: dict[str, dict[str, Any]] = json.loads(shipped.read_text()) if shipped.is_file() else {}
    return found


@cache
def calibration(game: str, seats: int, level: str) -> Calibration:
    """What was fitted for a level with the weights it has."""
    row = fitted(game).get(str(seats), {}).get(level)
    return calibration_in(row, game, seats, level) if row else NOT_FITTED


def calibration_in(row: dict[str, Any], game: str, seats: int, level: str) -> Calibration:
    """One that was written down. What was fitted to other weights is not used, with a warning."""
    if row["digest"] != digest_of(game, seats, level):
        warnings.warn(
            f"the chances of the {level} in {game} with {seats} seats were fitted to other weights "
            f"and are told as they are: python bench/calibrate.py {game} fits them anew",
            stacklevel=2,
        )
        return NOT_FITTED
    lines = {name: Line(tuple(row[name]["shift"]), tuple(row[name]["slope"])) for name in LINES}
    return Calibration(row["turns"], **lines)
