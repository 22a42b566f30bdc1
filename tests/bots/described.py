"""A position as the bots describe it: features by their names."""

import numpy as np

from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.core.game import Game
from ziggurat.core.state import State, blank


def features(game: Game, s: State, me: int, rival: int) -> dict[str, float]:
    """What one seat sees against a rival, nothing left out."""
    judge = JUDGEMENTS[game.name]
    notes, x = blank(judge.notes), np.full(len(judge.features), np.nan, np.float32)
    judge.survey(s, notes)
    judge.describe(s, notes, me, rival, x)
    assert not np.isnan(x).any(), "a feature was not written"
    return {name: round(float(v), 3) for name, v in zip(judge.features, x, strict=True)}
