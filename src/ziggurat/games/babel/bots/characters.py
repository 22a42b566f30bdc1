"""Odd players to learn against, as people are: each thinks of one thing more than is good.

What is added to the weight set by hand of every feature whose name has these words; where there are
two, parted by an ellipsis, it has both.
"""

CHARACTERS: dict[str, dict[str, float]] = {
    "aggressive": {
        "me, assyrians:": 0.4,
        "me, hittites:": 0.4,
        "me, medes:": 0.4,
        "with hand": 0.3,
        "rival, height": -2.0,
    },
    "builder": {"me, height": 2.0, "me, levels to build": 0.8, "me, their open card fits": 0.3},
    "hoarder": {"me, cards in hand": 1.5, "most alike": 0.4, "second most alike": 0.3},
    "turtle": {"rival,…: ready": -0.5, "rival,…: one card away": -0.3, "me, cards to spare": 0.5},
}
