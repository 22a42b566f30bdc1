"""Positions of Tigris & Euphrates, and what the features say of them."""

from bots.drawn.example import Example, Line
from games.tigris.boards import table
from ziggurat.core.match import Match
from ziggurat.games.tigris.data import COLORS

LINES: tuple[Line, ...] = (("me, {}: ", COLORS), ("rival, {}: ", COLORS), ("{}: ", COLORS))
LEADER = {"black": "k", "red": "p", "blue": "f", "green": "t"}
TILE = {"black": "S", "red": "T", "green": "M"}

TWO_HOUSES = """
    F   F   ~   ~   .   .   .   .   .   .   .   .   .   ~   ~
    k0  T   p0  S   S   M   S   .   M   M   T   k1  T   f1  F
    S   f0  t0  T   .   .   .   .   .   M   p1  T   t1  S   ~
"""  # at A4; a tile on H5 joins their kingdoms
FOUR_SQUARES = """
    .   T   T   p0  M   M   ~   F   F
    .   T   .   k0  .   M   f0  F   ~
    .   S   S   t0  .   .   .   ~   .
    .   S   .   .   .   ~   ~   ~   .
"""  # at H4; each lacks a tile: J5, P5, L5, J7
THREE_SQUARES = """
    .   T   T   p0  M   M   ~   F   F
    .   T   .   k0  .   M   f0  ~   ~
    .   S   S   t0  .   .   .   ~   .
    .   S   .   .   .   ~   ~   ~   .
"""  # at H4; the farms lack two
FARMERS = """
    .   .   .   .   .   .   ~
    F   f0  T   .   T   f1  ~
    F   ~   ~   ~   ~   ~   ~
"""  # at G7; a tile on J8 joins their kingdoms


def house(drawing: str, at: str, **position: object) -> Match:
    """A drawing on a map without the temples of the start."""
    return table(drawing, at=at, no_start_temples=True, **position)  # type: ignore[arg-type]


def corner(color: str) -> Match:
    """A leader and a temple at the edge of the map, and two points."""
    drawing = f"""
        T   .
        {LEADER[color]}0  .
    """
    return house(drawing, "A5", points={0: {color: 2}})


def duel(color: str, seats: int = 2, hand: str = "red") -> Match:
    """Two leaders of a color a tile apart, mine with two tiles more than the other has."""
    if color == "blue":
        return house(FARMERS, "G7", seats=seats, hands={0: hand})
    leader, tile = LEADER[color], TILE[color]
    drawing = f"""
        .   {tile}   .   .   .   .   .
        .   {tile}   .   .   .   .   ~
        ~   {leader}0  T   .   T   {leader}1  ~
    """
    return house(drawing, "G6", seats=seats, hands={0: hand})


EXAMPLES = (
    Example(
        "two houses a tile apart, and a full hand",
        lambda: house(
            TWO_HOUSES, "A4", hands={0: "black red red blue blue green", 1: "red"}, bag=50
        ),
        {
            "me, {}: stronger by": (6 / 5, 0, 2 / 5, 0),
            "rival, {}: on the map": (1, 1, 1, 1),
            "rival, {}: followers": (1 / 4, 3 / 4, 1 / 4, 3 / 4),
            "rival, {}: temples beside": (3 / 2, 1, 1 / 2, 1),
            "rival, {}: can meet a rival": (1, 1, 1, 1),
            "rival, {}: stronger by": (0, 2 / 5, 0, 4 / 5),
            "rival, {}: weaker by": (6 / 5, 0, 2 / 5, 0),
            "rival, {}: spoils": (0, 3 / 5, 0, 2 / 5),
            "rival, {}: open to revolt": (-1, -1 / 2, 0, -1 / 2),
            "rival, {}: squares to complete": (0, 0, 0, 1 / 2),
            "{}: in hand": (1 / 3, 2 / 3, 2 / 3, 1 / 3),
            "{}: any in hand": (1, 1, 1, 1),
            "{}: war with hand": (1, 1 / 4, 3 / 4, -1 / 4),
            "{}: revolt with hand": (0, 1 / 3, 2 / 3, 1 / 3),
        },
    ),
    Example(
        "the other player's turn, half a bag",
        lambda: table(
            hands={0: "black blue blue"},
            bag=70,
            catastrophes_left={0: 1, 1: 0},
            turn=1,
            actions_left=1,
        ),
        {
            "me, catastrophes left": 1 / 2,
            "{}: in hand": (1 / 3, 0, 2 / 3, 0),
            "{}: any in hand": (1, 0, 1, 0),
            "my turn": 0,
            "actions left": -1 / 2,
        },
    ),
    Example(
        "points, and a treasure that counts for the weakest color",
        lambda: table(
            points={
                0: {"black": 9, "red": 2, "blue": 10, "green": 3, "treasure": 1},
                1: {"black": 2, "red": 4, "blue": 1, "green": 6},
            },
            bag=35,
        ),
        {
            "me, {}: points": (9 / 10, 1 / 5, 1, 3 / 10),
            "me, {}: points to spare": (7 / 10, 0, 4 / 5, 1 / 10),
            "me, weakest total": 3 / 5,
            "me, second total": 3 / 10,
            "me, third total": 9 / 10,
            "me, treasures": 1 / 4,
            "rival, {}: points": (1 / 5, 2 / 5, 1 / 10, 3 / 5),
            "rival, {}: points to spare": (1 / 10, 3 / 10, 0, 1 / 2),
            "rival, second total": 1 / 5,
            "weakest lead": 2 / 5,
            "second lead": 1 / 5,
            "third lead": 1,
            "weakest lead late": 3 / 10,
            "second lead late": 3 / 20,
        },
    ),
    Example(
        "four squares that lack a tile",
        lambda: house(FOUR_SQUARES, "H4"),
        {
            "me, {}: temples beside": (0, 1 / 2, 0, 0),
            "me, {}: squares to complete": (1 / 2, 1 / 2, 1 / 2, 1 / 2),
            "me, {}: kingdom": (4 / 5, 4 / 5, 4 / 5, 4 / 5),
        },
    ),
    Example(
        "three squares that lack a tile",
        lambda: house(THREE_SQUARES, "H4"),
        {
            "me, {}: open to revolt": (1, 1 / 2, 1, 1),
            "me, {}: squares to complete": (1 / 2, 1 / 2, 0, 1 / 2),
        },
    ),
    Example(
        "two monuments",
        lambda: house(
            """
        .   T   k0  .   .   .   .   .   .
        .   #   #   f0  #   #   t0  T   .
        .   #   #   p0  #   #   .   .   .
    """,
            "E4",
            monuments=[["black-blue", "F5"], ["blue-green", "I5"]],
        ),
        {
            "me, {}: on the map": (1, 1, 1, 1),
            "me, {}: monuments": (1, 0, 2, 1),
        },
    ),
    Example(
        "one monument",
        lambda: house(
            """
        .   T   k0  .
        .   #   #   p0
        .   #   #   .
    """,
            "E4",
            monuments=[["black-red", "F5"]],
        ),
        {
            "me, {}: on the map": (1, 1, 0, 0),
            "me, {}: monuments": (1, 1, 0, 0),
            "me, {}: kingdom": (7 / 20, 7 / 20, 0, 0),
            "me, leaders": 1 / 2,
        },
    ),
    Example(
        "a king at the ziggurat",
        lambda: house(
            """
        .   .   T   .   .
        .   .   #   .   .
        .   #   #   #   k0
        .   .   #   .   .
    """,
            "E4",
            options={"ziggurat": True},
            ziggurat="G6",
        ),
        {
            "me, {}: weakest and can score": (1, 1, 1, 1),
            "me, king at the ziggurat": 1,
        },
    ),
    Example(
        "a trader a tile away from a treasure",
        lambda: table(
            """
        .   .   .   S   S   k1  T
        .   .   .   S   .   .   .
        t0  T   .   S   .   ~   ~
    """,
            at="H5",
            no_treasure=["K1", "B2", "I7"],
        ),
        {
            "me, {}: can score": (0, 0, 0, 1),
            "me, {}: room": (0, 0, 0, 5 / 8),
            "me, treasures in reach": 1 / 2,
            "rival, {}: squares to complete": (1 / 2, 0, 0, 0),
        },
    ),
    Example(
        "a trader with two treasures",
        lambda: table(
            """
        .   .   .   S   S   t0  T
        .   .   .   S   .   .   .
        k1  T   S   S   .   ~   ~
    """,
            at="H5",
            no_treasure=["K1", "B2", "P2", "F3", "B8"],
        ),
        {
            "me, treasures to take": 1,
            "rival, {}: weakest and can score": (1, 1, 1, 0),
        },
    ),
    Example(
        "a king at the edge of the map",
        lambda: corner("black"),
        {
            "me, {}: can score": (1, 1, 1, 1),
            "me, {}: weakest and can score": (0, 1, 1, 1),
            "strongest lead": 2 / 5,
        },
    ),
    Example(
        "a priest at the edge of the map",
        lambda: corner("red"),
        {
            "me, {}: can score": (0, 1, 0, 0),
            "me, {}: room": (0, 1 / 4, 0, 0),
            "me, strongest total": 1 / 5,
        },
    ),
    Example(
        "a farmer at the edge of the map",
        lambda: corner("blue"),
        {
            "me, {}: can score": (0, 0, 1, 0),
            "always": 1,
        },
    ),
    Example(
        "a trader at the edge of the map",
        lambda: corner("green"),
        {
            "me, {}: weakest and can score": (0, 0, 0, 0),
            "my turn": 1,
        },
    ),
    Example(
        "two kings a tile apart",
        lambda: duel("black"),
        {
            "me, {}: spoils": (1 / 5, 0, 0, 0),
            "rival, {}: can meet a rival": (1, 0, 0, 0),
            "{}: any in hand": (0, 1, 0, 0),
            "bag": 5 / 7,
        },
    ),
    Example(
        "two priests a tile apart",
        lambda: duel("red"),
        {
            "me, {}: stronger by": (0, 4 / 5, 0, 0),
            "rival, {}: can meet a rival": (0, 1, 0, 0),
            "rival, {}: weaker by": (0, 4 / 5, 0, 0),
            "rival, {}: weakest and can score": (0, 1, 0, 0),
            "treasures left": -1 / 4,
        },
    ),
    Example(
        "two farmers a tile apart",
        lambda: duel("blue"),
        {
            "rival, {}: weaker by": (0, 0, 4 / 5, 0),
            "missing tiles": 5 / 3,
        },
    ),
    Example(
        "two traders a tile apart",
        lambda: duel("green"),
        {
            "{}: revolt with hand": (0, 0, 0, 1 / 3),
        },
    ),
    Example(
        "two houses, seen against a third player",
        lambda: house(TWO_HOUSES, "A4", seats=3, hands={0: "green"}),
        {
            "me, {}: followers": (1, 1 / 2, 1 / 2, 1 / 4),
            "me, {}: temples beside": (1 / 2, 1 / 2, 1 / 2, 1 / 2),
            "me, {}: can meet a rival": (1, 1, 1, 1),
            "me, {}: weaker by": (0, 2 / 5, 0, 4 / 5),
            "me, {}: spoils": (2 / 5, 0, 2 / 5, 0),
            "rival, {}: weaker by": (0, 0, 0, 0),
        },
        rival=2,
    ),
    Example(
        "two kings, seen against a third player",
        lambda: duel("black", 3, "black"),
        {
            "me, {}: room": (5 / 8, 5 / 8, 3 / 8, 5 / 8),
            "{}: any in hand": (1, 0, 0, 0),
        },
        rival=2,
    ),
    Example(
        "two farmers, seen against a third player",
        lambda: duel("blue", 3, "blue"),
        {
            "me, {}: stronger by": (0, 0, 4 / 5, 0),
        },
        rival=2,
    ),
    Example(
        "two traders, seen against a third player",
        lambda: duel("green", 3, "green"),
        {
            "me, {}: can meet a rival": (0, 0, 0, 1),
        },
        rival=2,
    ),
    Example(
        "two leaders and a guest",
        lambda: house(
            """
        T   p0  k1
        f0  .   .
    """,
            "E5",
        ),
        {
            "me, {}: on the map": (0, 1, 1, 0),
            "me, {}: kingdom": (0, 1 / 5, 1 / 5, 0),
            "me, {}: strangers": (0, 1 / 3, 1 / 3, 0),
            "rival, {}: weakest and can score": (1, 0, 0, 1),
            "rival, {}: strangers": (2 / 3, 0, 0, 0),
        },
    ),
    Example(
        "a farmer among three guests",
        lambda: house(
            """
        T   f0  k1
        t1  p1  .
    """,
            "E5",
        ),
        {
            "rival, {}: strangers": (1 / 3, 1 / 3, 0, 1 / 3),
            "{}: revolt with hand": (1 / 3, 1 / 3, 0, 0),
        },
    ),
)
