"""Weights set by hand for the features of Tigris & Euphrates: the yardstick of training."""

import numpy as np

from ziggurat.core.state import Array
from ziggurat.games.tigris.bots.features import FEATURES
from ziggurat.games.tigris.data import COLORS

LEADER = {
    "on the map": 0.35,
    "followers": 0.12,
    "temples beside": 0.12,
    "stronger by": 0.2,
    "weaker by": -0.25,
    "open to revolt": -0.12,
    "monuments": 0.6,
    "can score": 0.25,
    "room": 0.15,
    "weakest and can score": 0.15,
    "squares to complete": 0.15,
    "kingdom": 0.1,
    "points": 0.3,
}
SEAT = {
    "weakest total": 2.0,
    "second total": 1.5,
    "third total": 0.8,
    "strongest total": 0.3,
    "treasures": 0.5,
    "catastrophes left": 0.1,
    "treasures to take": 0.4,
}
HAND = {"in hand": 0.05, "any in hand": 0.1, "war with hand": 0.1}
RIVAL_LEADER = -0.8  # what a rival's leaders are worth to me


def by_hand() -> Array:
    """One weight a feature: about one for each point of the weakest color late in the game."""
    weights = dict.fromkeys(FEATURES, 0.0)
    for color in COLORS:
        for what, worth in LEADER.items():
            weights[f"me, {color}: {what}"] = worth
            weights[f"rival, {color}: {what}"] = RIVAL_LEADER * worth
        for what, worth in HAND.items():
            weights[f"{color}: {what}"] = worth
    for what, worth in SEAT.items():
        weights[f"me, {what}"] = worth
        weights[f"rival, {what}"] = -worth
    weights["missing tiles"] = 0.1
    weights["weakest lead late"] = 2.0
    return np.array(list(weights.values()), np.float32)
