"""Positions of China, and what the features say of them."""

from bots.drawn.example import Example, Line
from games.china.boards import table
from ziggurat.games.china.data import COLORS

LINES: tuple[Line, ...] = (("hand, {}", COLORS),)

EXAMPLES = (
    Example(
        "far ahead in Wei, behind in Qi",
        lambda: table(
            palaces={0: "W1 W2 W3 Q1", 1: "W4 Q2 Q3", 2: "K1 C1"},
            hands={0: "RRG", 1: "RR"},
            score={0: 4, 1: 3},
            display="RGYO",
        ),
        {
            "me, provinces where one behind": 5 / 16,
            "me, threes open": 1 / 2,
            "rival, provinces where far behind": 7 / 16,
            "hand, worst fit": 1 / 8,
            "hand, two pieces": 1,
            "their turn": 0,
        },
    ),
    Example(
        "one ahead in Wei, level in Qi",
        lambda: table(
            palaces={0: "W1 W2 Q1 H1", 1: "W3 Q2 K1"},
            supply={0: {"palace": 7, "emissary": 3}, 1: {"palace": 9}},
            turn=1,
            hands={0: "GGG", 1: "P"},
            display="YYPO",
        ),
        {
            "me, emissaries left": 3 / 8,
            "me, twos open": 1 / 3,
            "me, still to move": 0,
            "rival, spaces where one ahead": 7 / 8,
            "rival, palaces left": 9 / 20,
            "hand, two pieces": 1,
            "hand, card for the road": 2 / 3,
        },
    ),
    Example(
        "an alliance of four emissaries",
        lambda: table(
            palaces={0: "W1 W2 W3", 1: "C1 C2", 2: "S1 S2"},
            emissaries={"wei": "001", "chin": "0", "shu": "1"},
            hands={0: "ROP"},
            display="RRYY",
        ),
        {
            "me, firm alliances": 4 / 15,
            "rival, provinces where absent": 3 / 4,
            "hand, {}": (1 / 2, 0, 0, 1 / 2, 1 / 2),
            "their best of the display": 1 / 4,
        },
    ),
    Example(
        "an alliance with no room for another emissary",
        lambda: table(
            palaces={0: "W1 W2", 1: "C1 C2"},
            emissaries={"wei": "0", "chin": "01"},
            turn=2,
            hands={0: "YRR"},
        ),
        {
            "me, emissary gains": 1 / 16,
            "rival, provinces where far ahead": 6 / 16,
            "rival, best emissary": 1 / 2,
            "hand, pair": 1,
            "hand, {}": (1, 0, 1 / 2, 0, 0),
        },
    ),
    Example(
        "an alliance that one emissary can break",
        lambda: table(palaces={0: "W1 W2 W3", 1: "C1"}, emissaries={"wei": "01", "chin": "0"}),
        {
            "me, alliances": 1 / 5,
            "me, heads alone": 1 / 4,
            "me, second road": 2 / 3,
            "alliance lead": 3 / 10,
        },
    ),
    Example(
        "as many emissaries as another",
        lambda: table(
            4,
            palaces={0: "W1 W2 Q1 Q2", 1: "C1 C2"},
            emissaries={"wei": "02", "qi": "1", "chin": "02"},
        ),
        {
            "me, heads with others": 1 / 2,
            "me, one emissary short": 1 / 4,
            "me, best road": 5 / 6,
        },
    ),
    Example(
        "roads of three and of two palaces",
        lambda: table(hands={0: "RGO"}, palaces={0: "C2 C4 S1 Y1 Y2 K1"}),
        {
            "me, provinces where one ahead": 13 / 16,
            "rival, best palace": 1 / 4,
            "hand, {}": (1 / 2, 1 / 2, 0, 1 / 2, 0),
            "lead": 3 / 10,
        },
    ),
    Example(
        "a road of four palaces",
        lambda: table(hands={0: "YYY"}, palaces={0: "C1 C2 C4 S1", 1: "Z5 Z6 Z1"}),
        {
            "me, roads": 2 / 5,
            "me, long roads open": 1 / 2,
            "rival, long roads open": 0,
            "hand, three alike": 1,
            "road lead": 1 / 2,
            "my best piece": 1 / 4,
        },
    ),
    Example(
        "a second piece in the same turn",
        lambda: table(hands={0: "RO"}, palaces={0: "W1", 1: "W2"}, placed=1, first=["wei"]),
        {
            "me, cards": 2 / 3,
            "hand, best play": 1 / 10,
            "hand, second piece": 1 / 8,
            "placed": 1 / 2,
        },
    ),
    Example(
        "two cards still to draw",
        lambda: table(hands={0: "R"}, prompt="draw", to_draw=2),
        {
            "rival, still to move": 1,
            "hand, fit": 1 / 20,
            "to draw": 2 / 3,
        },
    ),
    Example(
        "bonus tiles, the pile has run out once",
        lambda: table(tiles={"L2": "O", "L3": "G"}, tiles_taken={0: "OG", 1: "OO"}, exhaustions=1),
        {
            "hand, any of the display": 1 / 8,
            "best tile for them": 1 / 2,
            "late": 25 / 68,
        },
    ),
    Example(
        "bonus tiles, the rival wants the open one",
        lambda: table(tiles={"L2": "O"}, tiles_taken={0: "O", 1: "GG"}),
        {
            "me, tiles": 1 / 2,
            "me, tiles within one": 1 / 2,
            "bonus": 1,
        },
    ),
    Example(
        "bonus tiles, I want the open one",
        lambda: table(tiles={"L2": "O"}, tiles_taken={0: "GG", 1: "YO"}),
        {
            "me, tiles": 1 / 2,
            "best tile for me": 1 / 2,
        },
    ),
    Example(
        "a fortification on the map, another in supply",
        lambda: table(
            forts="W1", supply={0: {"fort": 0}, 1: {"fort": 1}}, palaces={0: "W1 W2", 1: "W3"}
        ),
        {
            "me, fortification left": 0,
            "rival, palaces": 1 / 10,
            "rival, spaces where one behind": 1 / 2,
            "rival, fortification left": 1,
            "fortifications": 1,
        },
    ),
    Example(
        "the Emperor's court",
        lambda: table(
            2,
            influence={"R": 0, "G": 1},
            kept={0: "RR", 1: "Y"},
            palaces={0: "W1", "emperor": "W2 C1"},
            emperor_hand="RGY",
            emissaries={"wei": "0"},
        ),
        {
            "me, provinces where level": 7 / 16,
            "me, spaces where level": 5 / 8,
            "Emperor's best for me": 1 / 8,
        },
    ),
    Example(
        "special cards of the court",
        lambda: table(2, specials={0: "emperor-first", 1: "two-provinces"}, influence={"R": 0}),
        {
            "me, influence": 1 / 3,
            "me, emperor-first left": 1,
            "me, two-provinces left": 0,
            "rival, two-provinces left": 1,
            "rival, exchange left": 0,
        },
    ),
    Example(
        "influence that is firm and influence that is not",
        lambda: table(
            2,
            specials={0: "exchange", 1: "two-provinces"},
            influence={"R": 0, "Y": 1, "O": 1},
            kept={0: "R", 1: "YY"},
            palaces={"emperor": "W1 K1 K2"},
            emperor_hand="P",
        ),
        {
            "me, exchange left": 1,
            "rival, sole influence": 1 / 3,
            "rival, two-provinces left": 1,
            "my second best piece": 1 / 4,
            "their second best piece": 1 / 8,
            "influence": 1,
        },
    ),
    Example(
        "border posts",
        lambda: table(map="border"),
        {
            "my pieces": 3 / 10,
            "border": 1,
        },
    ),
    Example(
        "harbours",
        lambda: table(map="border", palaces={0: "Y3 Q2", 1: "K5"}),
        {
            "me, harbours": 3 / 8,
            "me, harbours held": 1 / 2,
        },
    ),
    Example(
        "a tie that a third player may break",
        lambda: table(palaces={0: "W1 W2 W3", 2: "W4 W5 W6"}, display="GYOP"),
        {
            "me, at risk": 1 / 5,
            "their best piece": 1 / 4,
            "their pieces": 1 / 3,
        },
    ),
    Example(
        "the last round",
        lambda: table(score={0: 12, 1: 2}, exhaustions=2, display="RGYO"),
        {
            "rival, scored": 1 / 15,
            "lead in the last round": 1 / 2,
            "last round": 1,
        },
    ),
    Example(
        "late, and behind",
        lambda: table(score={0: 2, 1: 12}, exhaustions=1, pile="RRGG", turn=1, placed=1),
        {
            "rival, total": 6 / 25,
            "lead late": -8 / 17,
            "second pile": 1,
        },
    ),
    Example(
        "cards of the rival that were seen",
        lambda: table(palaces={0: "W1", 1: "W2"}, hands={1: "RR"}, seen={"1": ["red", "red"]}),
        {
            "their best play seen": 1 / 10,
            "my turn": 1,
        },
    ),
    Example(
        "a palace that is paid for",
        lambda: table(palaces={0: "W1", 1: "W2"}, hands={0: "R"}, prompt="site", claimed="wei"),
        {
            "hand, missing cards": 2 / 3,
            "claimed": 1,
        },
    ),
    Example(
        "a palace that the rival has paid for",
        lambda: table(
            palaces={0: "W1", 1: "W2"}, hands={0: "R"}, prompt="site", claimed="wei", turn=1
        ),
        {
            "their turn": 1,
            "always": 1,
        },
    ),
    Example(
        "a court that serves the rival",
        lambda: table(
            2, influence={"R": 1}, palaces={1: "W1", "emperor": "W2"}, emperor_hand="RGY"
        ),
        {
            "me, Emperor's points in reach": 1 / 4,
            "palace lead": -2 / 5,
            "Emperor's best for them": 1 / 8,
        },
    ),
    Example(
        "an alliance that nobody can take away any more",
        lambda: table(
            palaces={0: "S1-S3", 1: "S4 S5 C1-C6"},
            emissaries={"shu": "001", "chin": "00011"},
            scored="shu chin",
        ),
        {
            "me, sealed alliances": 8 / 15,
            "rival, alliances two short": 36 / 40,
            "rival, road spaces": 1 / 2,
        },
    ),
    Example(
        "a turn that makes a road",
        lambda: table(palaces={0: "C2 C4 S1", 1: "S2"}, hands={0: "RRO", 1: "YY"}, pile="RRGG"),
        {
            "me, road spaces": 1,
            "hand, best turn": 5 / 12,  # in Wei: one palace, and a road of four
            "hand, next best turn": 5 / 12,  # in Zhao
            "hand, best race": 7 / 16,  # in Ch'in, where the rival could come level
            "my best turn": 6 / 12,  # there, with two yellow cards
            "their wait": 1 / 3,
        },
    ),
    Example(
        "a palace makes room for the emissary that wins an alliance",
        lambda: table(
            palaces={0: "W1", 1: "W2 C1"}, emissaries={"wei": "1", "chin": "0"}, hands={0: "RRP"}
        ),
        {
            "my best piece": 1 / 8,
            "hand, best turn": 4 / 12,
            "hand, next best turn": 1 / 12,
            "my best turn": 4 / 12,
        },
    ),
    Example(
        "a palace makes room for the emissary of the rival",
        lambda: table(
            palaces={0: "W1", 1: "W2 C1"}, emissaries={"wei": "1", "chin": "0"}, hands={0: "RRP"}
        ),
        {
            "their best turn": 4 / 12,
            "wanted by both": 9 / 16,
            "my wait": 1 / 3,
        },
        me=1,
        rival=0,
    ),
    Example(
        "cards of the rival that may be red or green",
        lambda: table(
            palaces={0: "W1", 1: "W2"}, hands={0: "GY", 1: "RG"}, display="OOPP", pile="RRYY"
        ),
        {
            # One of three times out of four, and a pair for another color else.
            "their likely turn": (3 / 4 + 1 / 4 * 1 / 4) / 12,
            "their last turn": 0,
        },
    ),
    Example(
        "the rival's last turn",
        lambda: table(
            palaces={0: "C1 W1", 1: "C2 W2"},
            exhaustions=2,
            hands={0: "RO", 1: "YYR"},
            seen={"1": ["yellow", "yellow", "red"]},
            supply={0: {"palace": 6, "emissary": 3}, 1: {"palace": 4, "emissary": 2}},
        ),
        {
            "me, last turn to come": 0,
            "rival, last turn to come": 1,
            "their last turn": 1 / 12,
            "my last turn": 0,
            "pieces lead": 3 / 10,
        },
    ),
    Example(
        "my last turn",
        lambda: table(
            palaces={0: "C1 W1", 1: "C2 W2"},
            exhaustions=2,
            hands={0: "RO", 1: "YYR"},
            score={0: 10},
        ),
        {
            "my last turn": 1 / 12,
            "their last turn": 0,
            "lead with few cards": -1 / 2,
        },
        me=1,
        rival=0,
    ),
    Example(
        "two cards left",
        lambda: table(exhaustions=1, pile="RG", score={0: 5}, turn=1),
        {
            "my wait": 2 / 3,
            "few cards": 10 / 12,
            "last cards": 1 / 2,
            "lead with few cards": 5 / 20 * 10 / 12,
        },
    ),
)
