"""A position as the bots describe it: features by their names."""

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.core.game import Game
from ziggurat.core.state import State, blank


def features(game: Game, s: State, me: int, rival: int) -> dict[str, float]:
    """What one seat sees against a rival, nothing left out."""
    evaluation = EVALUATIONS[game.name]
    scratch, x = blank(evaluation.scratch), np.full(len(evaluation.features), np.nan, np.float32)
    evaluation.fill_scratch(s, scratch)
    evaluation.describe(s, scratch, me, rival, x)
    assert not np.isnan(x).any(), "a feature was not written"
    return {name: round(float(v), 3) for name, v in zip(evaluation.features, x, strict=True)}
