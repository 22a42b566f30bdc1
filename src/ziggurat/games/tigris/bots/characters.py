"""Odd players to learn against, as people are: each thinks of one thing more than is good.

What is added to the weight set by hand of every feature whose name has these words; where there are
two, parted by an ellipsis, it has both.
"""

CHARACTERS: dict[str, dict[str, float]] = {
    "aggressive": {
        "me,…spoils": 0.6,
        "me,…stronger by": 0.6,
        "me,…weaker by": 0.2,
        "war with hand": 0.4,
        "revolt with hand": 0.4,
    },
    "treasure hunter": {
        "me, treasures": 1.5,
        "me, treasures to take": 1.0,
        "me, treasures in reach": 0.8,
        "rival, treasures to take": -1.0,
    },
    "blocker": {
        "rival,…on the map": -0.5,
        "rival,…can score": -0.4,
        "rival,…monuments": -0.8,
        "rival, weakest total": -2.0,
        "rival, second total": -1.0,
    },
    "turtle": {
        "me,…temples beside": 0.4,
        "me,…open to revolt": -0.6,
        "me,…weaker by": -0.6,
        "me,…kingdom": -0.3,
        "me,…followers": 0.3,
    },
}
