"""Positions in which something is about to happen."""

from typing import Any

Position = dict[str, Any]

# Tigris: a tile on I6 unites two kingdoms with a king each; both have settlements to send.
WAR: Position = {
    "tiles": {"red": ["I5"], "black": ["I8", "I4"]},
    "leaders": {"0 black": "H7", "1 black": "H5"},
    "hands": {"0": {"black": 4, "red": 2}, "1": {"black": 3, "red": 3}},
}
# Tigris: the same from the top of the map to its foot, by a tile on K5.
TALL_WAR: Position = {
    "tiles": {"black": ["K4", "K6"], "green": ["K3", "K7", "K8"], "blue": ["K9"]},
    "leaders": {"0 black": "K2", "1 black": "K10"},
    "hands": {"0": {"black": 2, "red": 4}, "1": {"black": 3, "red": 3}},
}
# Tigris: the same along the foot of the map, by a tile on I10; the attacker has nothing to send.
WIDE_WAR: Position = {
    "tiles": {"green": ["G10", "H10", "J10", "J11"], "black": ["M11"]},
    "leaders": {"0 black": "E10", "1 black": "L11"},
    "hands": {"0": {"red": 6}, "1": {"black": 3, "red": 3}},
}
# Tigris: a king against a king and a priest against a priest, by a tile on I6.
TWO_WARS: Position = {
    "tiles": {"red": ["I5", "J8", "J4"], "black": ["I8", "I4"]},
    "leaders": {"0 black": "H7", "1 black": "H5", "0 red": "J7", "1 red": "J5"},
    "hands": {"0": {"black": 4, "red": 2}, "1": {"black": 3, "red": 3}},
}
# Tigris: a temple on D6 completes a square.
SQUARE: Position = {
    "tiles": {"red": ["C5", "D5", "C6"]},
    "leaders": {"0 red": "B5"},
    "hands": {"0": {"red": 2, "blue": 1, "green": 1, "black": 2}, "1": {"red": 6}},
}
# The bag holds so few tiles that a handful of turns empties it.
SHORT: Position = {"bag": 16}
