"""Positions in which something is about to happen."""

from typing import Any

Position = dict[str, Any]

# Tigris: a tile on I6 unites two kingdoms with a king each; both have settlements to send.
WAR: Position = {
    "tiles": {"red": ["I5"], "black": ["I8", "I4"]},
    "leaders": {"0 black": "H7", "1 black": "H5"},
    "hands": {"0": {"black": 4, "red": 2}, "1": {"black": 3, "red": 3}},
}
# The bag holds so few tiles that a handful of turns empties it.
SHORT: Position = {"bag": 16}
ALMOST_OVER: Position = {"bag": 5}
