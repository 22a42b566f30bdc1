"""How strong the levels of a game are: Elo on one scale a game, measured at two seats.

`bench/ladder.py` measures it and writes it beside the weights. A number names what it was measured
for, which is weights, plan and time, and is told of nothing else.
"""

import json
import warnings
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Any

from ziggurat.bots.evaluation.calibration import digest_of
from ziggurat.bots.evaluation.evaluations import EVALUATIONS, FOLDERS

FILE = "strength.json"
SEATS = 2
ANCHOR = 0  # of random play, so that a number says how far above that a level is


@dataclass(frozen=True, slots=True)
class Strength:
    """Where a level stands on the scale of its game, and between what with 95 % certainty."""

    elo: int
    low: int
    high: int


def digest_of_level(game: str, level: str) -> str:
    """One word for all that a level plays by: its weights, policy, plan and time."""
    words = f"{digest_of(game, SEATS, level)} {EVALUATIONS[game].levels[level]}"
    return sha256(words.encode()).hexdigest()[:16]


@cache
def measured(game: str) -> dict[str, dict[str, Any]]:
    """All that was measured in a game, by level; nothing where there is no such file."""
    if game not in EVALUATIONS:
        return {}
    shipped = resources.files(FOLDERS[game]) / "weights" / FILE
    found: dict[str, dict[str, Any]] = json.loads(shipped.read_text()) if shipped.is_file() else {}
    return found


@cache
def strength_of(game: str, level: str) -> Strength | None:
    """What was measured of a level as it plays; nothing where nothing was."""
    row = measured(game).get(level)
    return strength_in(row, game, level) if row else None


def strength_in(row: dict[str, Any], game: str, level: str) -> Strength | None:
    """What was written down. That of a level which played otherwise is not told, with a warning."""
    if row["digest"] != digest_of_level(game, level):
        warnings.warn(
            f"the Elo of the {level} in {game} is that of other weights, and is not told: "
            f"python bench/ladder.py {game} measures it anew",
            stacklevel=2,
        )
        return None
    return Strength(row["elo"], row["low"], row["high"])
