"""Weights set by hand for the features of Babel: the yardstick of training."""

import numpy as np

from ziggurat.core.state import Array
from ziggurat.games.babel.bots.features import FEATURES
from ziggurat.games.babel.data import NATIONS, SITES

SEAT = {
    "height": 4.0,
    "cards deployed": 0.7,
    "cards to spare": 0.6,
    "powers to pay": 0.3,
    "powers at the pawn": 0.15,
    "cards in hand": 1.5,
    "start to build": -0.5,
    "my open card fits": 0.1,
    "their open card fits": 0.1,
    "levels to build": 0.5,
}
# What a power is worth for each four levels it would bring: mine comes after the rival's turn.
POWER = {"ready": 0.5, "one card away": 0.2, "at the pawn": 0.2, "by migration": 0.1}
BOTH = {
    "lead late": 3.0,
    "fifteen against nine": 1.0,
    "nine against fifteen": -1.5,
    "twenty near": 1.0,
    "rival's twenty near": -1.0,
    "a strike wins": 0.5,
    "a strike loses": -1.0,
}
RIVAL_POWER = -1.3  # the rival's powers strike first


def by_hand() -> Array:
    """One weight a feature: about one for four levels."""
    weights = dict.fromkeys(FEATURES, 0.0)
    for what, value in SEAT.items():
        weights[f"me, {what}"] = value
        weights[f"rival, {what}"] = -value
    for nation in NATIONS:
        for way, value in POWER.items():
            weights[f"me, {nation}: {way}"] = value
            weights[f"rival, {nation}: {way}"] = RIVAL_POWER * value
        weights[f"{nation}: with hand"] = 0.4
    for i in range(SITES):
        weights[f"site {i + 1}, in reach"] = 0.1
    weights["most alike"] = 0.2
    weights["levels with hand"] = 0.5
    weights.update(BOTH)
    return np.array(list(weights.values()), np.float32)
