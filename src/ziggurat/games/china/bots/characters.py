"""Odd players to learn against, as people are: each thinks of one thing more than is good.

What is added to the weight set by hand of every feature whose name has these words; where there are
two, parted by an ellipsis, it has both.
"""

CHARACTERS: dict[str, dict[str, float]] = {
    "road builder": {
        "me, roads": 1.0,
        "me, long roads open": 0.5,
        "me, threes open": 0.5,
        "me, best road": 0.5,
        "hand, card for the road": 0.4,
    },
    "diplomat": {
        "me, alliances": 1.0,
        "me, firm alliances": 0.5,
        "me, heads": 0.4,
        "me, best emissary": 0.4,
    },
    "blocker": {
        "rival, total": -1.0,
        "rival, best palace": -0.4,
        "rival, best emissary": -0.4,
        "rival, best road": -0.6,
        "their best piece": -0.5,
        "their best turn": -0.5,
    },
    "hoarder": {"me, cards": 0.6, "hand, pair": 0.3, "hand, three alike": 0.4, "hand, fit": 0.4},
}
