"""Weights set by hand for the features of China: the yardstick of training."""

import numpy as np

from ziggurat.core.state import Array
from ziggurat.games.china.bots.features import FEATURES

# In points: what a seat's prospects are worth beside its score if it ended now.
SEAT = {
    "firm alliances": 2.0,
    "provinces where far ahead": 1.0,
    "provinces where one ahead": 1.0,
    "provinces where level": 0.5,
    "at risk": -3.0,
    "best palace": 1.0,
    "best emissary": 1.5,
    "heads alone": 2.0,
    "heads with others": 1.0,
    "one emissary short": 0.5,
    "long roads open": 2.0,
    "threes open": 3.0,
    "twos open": 1.5,
    "best road": 2.0,
    "influence": 2.0,
    "Emperor's points in reach": 2.0,
    "emperor-first left": 1.0,
    "two-provinces left": 1.0,
    "exchange left": 1.0,
    "tiles within one": 1.0,
    "fortification left": 1.5,
    "cards": 1.0,
}
MINE = {
    "hand, best play": 4.0,
    "hand, second piece": 6.0,
    "hand, fit": 2.0,
    "hand, pair": 0.5,
    "hand, card for the road": 2.0,
    "claimed": 2.0,
    "best tile for me": 3.0,
    "best tile for them": -3.0,
    "their best piece": -2.0,
    "their best play seen": -1.0,
    "Emperor's best for me": 0.5,
    "Emperor's best for them": -0.5,
}
A_POINT = 0.1  # of the logarithm of the odds


def by_hand() -> Array:
    """One weight a feature, so that a point counts the same wherever it comes from."""
    weights = dict.fromkeys(FEATURES, 0.0)
    for what, worth in SEAT.items():
        weights[f"me, {what}"] = worth * A_POINT
        weights[f"rival, {what}"] = -worth * A_POINT
    for what, worth in MINE.items():
        weights[what] = worth * A_POINT
    weights["lead"] = 20 * A_POINT
    weights["lead late"] = 20 * A_POINT
    return np.array(list(weights.values()), np.float32)
