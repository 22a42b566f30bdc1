"""Positions of Tigris & Euphrates, and what a learner is shown of them."""

from games.observed import Observed
from games.tigris.boards import table
from ziggurat.games.tigris.data import CELL_NAMES, GROUND

RIVER_CELLS = " ".join(
    cell for cell, ground in zip(CELL_NAMES, GROUND, strict=True) if ground == "~"
)
HOUSES = """
    F   F   ~   ~   .   .   .   .   .   .   .   .   .   ~   ~
    k0  T   p0  S   S   M   S   .   M   M   T   k1  T   f1  F
    S   f0  t0  T   .   .   .   .   .   M   p1  T   t1  S   ~
"""  # at A4

EXAMPLES = (
    Observed(
        "a war of three players, who are asked for support",
        lambda: table(
            HOUSES,
            at="A4",
            seats=3,
            no_start_temples=True,
            hands={0: "black red red", 1: "green"},
            points={
                0: {"black": 1, "red": 2, "blue": 3, "green": 4, "treasure": 2},
                1: {"black": 5, "red": 6, "blue": 7, "green": 8},
                2: {"red": 9, "treasure": 1},
            },
            catastrophes_left={0: 1, 1: 0, 2: 2},
            bag=50,
            turn=1,
            prompt="support",
            asked=0,
            actions_left=1,
            turns=40,
            conflict={
                "kind": "war",
                "color": "blue",
                "attacker": 1,
                "defender": 0,
                "strength": [2, 1],
                "support": [3, 1],
            },
        ),
        CELL_NAMES,
        {
            "black tiles": "D5 E5 G5 A6 N6",
            "red tiles": "B5 K5 M5 D6 L6",
            "blue tiles": "A4 B4 O5",
            "green tiles": "F5 I5 J5 J6",
            "black leader 0": "A5",
            "red leader 0": "C5",
            "blue leader 0": "B6",
            "green leader 0": "C6",
            "black leader 1": "L5",
            "red leader 1": "K6",
            "blue leader 1": "N5",
            "green leader 1": "M6",
            "river": RIVER_CELLS,
            "hand": (1, 2),
            "hand sizes": (3, 1),
            "points": (1, 2, 3, 4, 5, 6, 7, 8, 0, 9),
            "treasures taken": (2, 0, 1),
            "catastrophes left": (1, 0, 2),
            "bag": (50,),
            "monuments left": (1, 1, 1, 1, 1, 1),
            "seats": (0, 0, 0, 1),
            "turn": (0, 1),
            "asked": (1,),
            "prompt": (0, 0, 1),
            "actions left": (1,),
            "turns": (0.1,),
            "conflict": (0, 0, 1),
            "conflict color": (0, 0, 1),
            "attacker": (0, 1),
            "defender": (1,),
            "strength": (2, 1),
            "support": (3, 1),
        },
    ),
    Observed(
        "buildings, and a monument that may be built",
        lambda: table(
            """
        .   T   k0  .   .
        .   #   #   f0  .
        x   #   #   p0  t2
    """,
            at="E4",
            seats=4,
            options={"ziggurat": True},
            monuments=[["red-green", "F5"], ["black-blue", "K3"]],
            monuments_gone=["red-blue"],
            ziggurat="K7",
            also={"A10": "p3  k2"},
            turn=2,
            prompt="build",
            placed="red F4",
        ),
        CELL_NAMES,
        {
            "black leader 2": "B10",
            "green leader 2": "I6",
            "red leader 3": "A10",
            "black monument": "K3 L3 K4 L4",
            "red monument": "F5 G5 F6 G6",
            "blue monument": "K3 L3 K4 L4",
            "green monument": "F5 G5 F6 G6",
            "face down": "K3 L3 K4 L4 F5 G5 F6 G6 K6 J7 K7 L7 K8",
            "ziggurat": "K6 J7 K7 L7 K8",
            "catastrophes": "E6",
            "treasures": "K1 B2 P2 F3 N5 I7 B8 O9 F10 K11",
            "tile just placed": "F4",
            "options": (0, 1),
            "turn": (0, 0, 1),
            "asked": (0, 0, 1),
            "prompt": (0, 0, 0, 1),
            "actions left": (2,),
            "conflict": (1,),
        },
    ),
    Observed(
        "leaders of all neighbours",
        lambda: table(
            "k3  p2  f2  t3", at="B10", seats=4, also={"A1": "x p1 f3 t1"}, turn=3, actions_left=2
        ),
        CELL_NAMES,
        {
            "red leader 2": "C10",
            "blue leader 2": "D10",
            "black leader 3": "B10",
            "blue leader 3": "C1",
            "green leader 3": "E10",
        },
    ),
)
