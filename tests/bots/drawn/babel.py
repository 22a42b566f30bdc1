"""Positions of Babel, and what the features say of them."""

from typing import Any

from bots.drawn.example import Example, Line
from games.babel.boards import table
from ziggurat.core.match import Match
from ziggurat.games.babel.data import NATIONS

SITES = tuple(str(i + 1) for i in range(5))
LINES: tuple[Line, ...] = (
    ("me, {}: ", NATIONS),
    ("rival, {}: ", NATIONS),
    ("{}: ", NATIONS),
    ("site {}, ", SITES),
)

RUNS: dict[str, Any] = {  # each nation can use its power at its own site
    "columns": {
        0: {
            "assyrians": "AAA",
            "hittites": "HHHH",
            "medes": "MMM",
            "persians": "SPPP",
            "sumerians": "SSS",
        },
        1: {
            "assyrians": "HM",
            "hittites": "HHM",
            "medes": "AAH",
            "persians": "S",
            "sumerians": "HHHH",
        },
    },
    "temples": {0: {"persians": "12"}, 1: {"assyrians": "12", "hittites": "123", "medes": "1"}},
    "rows": {0: "41", 1: "2"},
}


def at_site(site: str) -> Match:
    """My pawn stands at one of five runs."""
    return table(pawns={0: site}, hands={0: "AAHMMMPSS"}, **RUNS)


def holding(cards: str) -> Match:
    """Both temples of the Medes have two levels; what my hand can add."""
    return table(
        pawns={0: "medes", 1: "persians"},
        hands={0: cards, 1: "AH"},
        columns={0: {"medes": "AHAH"}, 1: {"medes": "AAH"}},
        temples={0: {"medes": "12"}, 1: {"medes": "12"}},
        rows={0: "14", 1: "2"},
        temple_pile="3",
    )


EXAMPLES = (
    Example(
        "five runs",
        lambda: table(**RUNS),
        {
            "rival, their open card fits": 1,
            "rival, my open card lacks one": 1,
            "rival, a card below fits": 1,
            "me, {}: ready": (1 / 2, 1 / 2, 1 / 4, 1 / 4, 5 / 8),
            "me, {}: by migration": (3 / 4, 3 / 8, 1 / 2, 1 / 2, 1 / 4),
            "site {}, my cards": (2 / 3, 1 / 2, 2 / 3, 1 / 2, 1 / 2),
            "site {}, my powers": (1, 1 / 2, 1 / 2, 1 / 2, 1 / 2),
            "site {}, rival's cards": (1 / 2, 1 / 3, 1 / 6, 1 / 2, 2 / 3),
            "site {}, rival's powers": (0, 0, 0, 0, 1),
            "site {}, rival's like cards at the end": (1 / 3, 1 / 3, 1 / 3, 1 / 3, 4 / 3),
            "site {}, next level open": (1, 1, 0, 1, 1),
        },
    ),
    Example(
        "five runs that lack a card",
        lambda: table(
            columns={
                0: {
                    "assyrians": "AA",
                    "hittites": "AHH",
                    "medes": "MM",
                    "persians": "SSPP",
                    "sumerians": "SS",
                },
                1: {"assyrians": "PPP", "medes": "SSAA", "sumerians": "H"},
            },
            temples={0: {"persians": "12"}, 1: {"assyrians": "123", "hittites": "123"}},
            rows={0: "4"},
        ),
        {
            "rival, their open card lacks one": 1,
            "me, {}: one card away": (3 / 4, 1 / 2, 1 / 4, 1 / 2, 1 / 4),
            "site {}, my cards": (1 / 3, 1 / 2, 2 / 3, 1 / 3, 1 / 3),
            "site {}, rival's like cards at the end": (1, 0, 0, 2 / 3, 1 / 3),
        },
    ),
    Example(
        "five runs, and the pawn at the Assyrians",
        lambda: at_site("assyrians"),
        {
            "me, powers at the pawn": 1 / 2,
            "me, in the quarry": 0,
            "me, {}: at the pawn": (1 / 2, 0, 0, 0, 0),
            "site {}, my pawn": (0, 1, 0, 0, 0),
            "site {}, in reach": (1, 1, 1, 1, 1),
        },
    ),
    Example(
        "five runs, and the pawn at the Hittites",
        lambda: at_site("hittites"),
        {
            "me, cards in hand": 3 / 2,
            "me, {}: at the pawn": (0, 1 / 2, 0, 0, 0),
            "{}: with hand": (1 / 2, 1 / 2, 1 / 2, 1 / 4, 5 / 8),
        },
    ),
    Example(
        "five runs, and the pawn at the Medes",
        lambda: at_site("medes"),
        {
            "me, {}: at the pawn": (0, 0, 1 / 4, 0, 0),
            "site {}, my pawn": (0, 0, 0, 1, 0),
            "levels with hand": 2 / 3,
        },
    ),
    Example(
        "five runs, and the pawn at the Persians",
        lambda: at_site("persians"),
        {
            "me, {}: at the pawn": (0, 0, 0, 1 / 4, 0),
            "site {}, my pawn": (0, 0, 1, 0, 0),
        },
    ),
    Example(
        "five runs, and the pawn at the Sumerians",
        lambda: at_site("sumerians"),
        {
            "rival, third tallest": 1 / 6,
            "me, {}: at the pawn": (0, 0, 0, 0, 5 / 8),
            "site {}, my pawn": (0, 0, 0, 0, 1),
        },
    ),
    Example(
        "three Assyrians in hand",
        lambda: holding("AAA"),
        {
            "rival, start to build": 0,
            "site {}, my pawn": (1, 0, 0, 0, 0),
            "site {}, in reach": (1, 1, 0, 0, 0),
            "{}: with hand": (1 / 2, 0, 0, 0, 0),
            "temples known": 1 / 6,
        },
    ),
    Example(
        "three Hittites in hand",
        lambda: holding("HHH"),
        {
            "me, cards deployed": 4 / 15,
            "site {}, in reach": (1, 0, 1, 0, 0),
            "last turn is mine": 42 / 43,
        },
    ),
    Example(
        "three Medes in hand",
        lambda: holding("MMM"),
        {
            "kinds": 1 / 5,
            "{}: with hand": (0, 0, 1 / 4, 0, 0),
        },
    ),
    Example(
        "three Persians in hand",
        lambda: holding("PPP"),
        {
            "site {}, in reach": (1, 0, 0, 1, 0),
            "sites in reach": 2 / 5,
        },
    ),
    Example(
        "three Sumerians in hand",
        lambda: holding("SSS"),
        {
            "pile": 1 / 43,
        },
    ),
    Example(
        "sixteen levels against seven",
        lambda: table(
            temples={
                0: {"assyrians": "6", "hittites": "5", "medes": "3", "persians": "2"},
                1: {"assyrians": "3", "sumerians": "4"},
            },
            rows={0: "6"},
            temple_pile="12345",
        ),
        {
            "rival, tallest": 2 / 3,
            "rival, next temple fits": 1,
            "site {}, my level": (1, 5 / 6, 0, 1 / 2, 1 / 3),
            "site {}, rival's level": (1 / 2, 0, 2 / 3, 0, 0),
            "site {}, next level open": (0, 1, 0, 0, 0),
        },
    ),
    Example(
        "the end has begun, and Assyrians can strike",
        lambda: table(
            columns={0: {"assyrians": "AAA"}, 1: {"hittites": "AAA"}},
            temples={
                0: {"assyrians": "6", "hittites": "5", "medes": "6"},
                1: {"assyrians": "6", "sumerians": "5", "medes": "1"},
            },
            end_mode=True,
            temple_pile="1234565",
        ),
        {
            "rival, nine or less": 0,
            "rival, above nine": 1 / 2,
            "site {}, rival's powers": (0, 0, 1 / 2, 0, 0),
            "site {}, rival's like cards at the end": (0, 0, 1, 0, 0),
            "end mode": 1,
            "twenty near": 2 / 5,
            "a strike wins": 1,
        },
    ),
    Example(
        "the end has begun, and the rival can strike",
        lambda: table(
            columns={0: {"assyrians": "AAA"}, 1: {"hittites": "AAA"}},
            temples={
                0: {"assyrians": "5", "hittites": "5", "medes": "2"},
                1: {"assyrians": "6", "sumerians": "6", "medes": "5"},
            },
            end_mode=True,
            turn=1,
            temple_pile="12",
        ),
        {
            "rival, height": 17 / 15,
            "rival, {}: by migration": (5 / 4, 0, 0, 0, 0),
            "end mode": 1,
            "rival's twenty near": 2 / 5,
            "a strike loses": 1,
        },
    ),
    Example(
        "the last temple card, and a first level put aside",
        lambda: table(temple_pile="1", start_temple={0: True, 1: False}, turn=1),
        {
            "me, start to build": 1,
            "last turn": 1,
        },
    ),
    Example(
        "three turns to go, after a migration",
        lambda: table(
            pawns={0: "medes", 1: "hittites"},
            hands={0: "AAH"},
            columns={0: {"medes": "A"}},
            temples={0: {"medes": "1"}},
            rows={0: "2", 1: "31"},
            temple_pile="12345",
            start_temple={0: True, 1: False},
            migrated=True,
        ),
        {
            "rival, to twenty": 2,
            "two turns more": 1,
        },
    ),
    Example(
        "the rival gives up cards",
        lambda: table(
            pawns={0: "persians"}, hands={0: "AAH", 1: "MMMP"}, prompt="discard", to_discard=2
        ),
        {
            "second most alike": 1 / 2,
            "rival must give up": 2 / 3,
        },
    ),
    Example(
        "I give up a card, after a migration of the rival",
        lambda: table(
            pawns={0: "persians"},
            hands={0: "AAH", 1: "MMMP"},
            turn=1,
            prompt="discard",
            to_discard=1,
            migrated=True,
            temple_pile="123",
        ),
        {
            "site {}, my pawn": (0, 0, 0, 1, 0),
            "most alike": 2 / 3,
            "I must give up": 1 / 3,
            "migrated": -1,
            "one turn more": 1,
        },
    ),
    Example(
        "an open card that fits",
        lambda: table(
            columns={0: {"medes": "AH"}, 1: {"persians": "A"}},
            temples={0: {"medes": "1"}, 1: {"persians": "1"}},
            rows={0: "52", 1: "31"},
        ),
        {
            "me, levels to build": 1 / 3,
            "site {}, next level open": (1, 1, 1, 1, 1),
        },
    ),
    Example(
        "two open cards that fit, one upon the other",
        lambda: table(
            columns={0: {"medes": "AHA", "persians": "MA"}, 1: {"persians": "AH"}},
            temples={0: {"medes": "12"}, 1: {"persians": "1"}},
            rows={0: "123", 1: "432"},
            temple_pile="3",
        ),
        {
            "me, cards to spare": 1 / 2,
            "me, next temple fits": 1,
            "rival, a card below fits": 1,
        },
    ),
    Example(
        "an open card that lacks one card",
        lambda: table(columns={0: {"medes": "A"}}, temples={0: {"medes": "1"}}, rows={0: "2"}),
        {
            "me, my open card lacks one": 1,
            "site {}, next level open": (1, 0, 0, 0, 0),
        },
    ),
    Example(
        "five temples of different heights",
        lambda: table(
            temples={0: {"assyrians": "5", "hittites": "4", "medes": "3", "persians": "1"}},
            rows={0: "2"},
        ),
        {
            "site {}, my level": (5 / 6, 2 / 3, 1 / 2, 1 / 6, 0),
            "site {}, next level open": (0, 0, 0, 1, 0),
            "fifteen against nine": 3 / 4,
        },
    ),
    Example(
        "Hittites who can steal a level",
        lambda: table(
            columns={0: {"medes": "AHHH"}}, temples={0: {"medes": "1"}, 1: {"medes": "1234"}}
        ),
        {
            "me, powers to pay": 1 / 3,
            "me, {}: ready": (0, 1 / 2, 0, 0, 0),
        },
    ),
    Example(
        "Hittites who lack a card to steal",
        lambda: table(columns={0: {"sumerians": "AHH"}}, temples={1: {"sumerians": "3"}}),
        {
            "rival, to fifteen": 6 / 5,
            "me, {}: one card away": (0, 3 / 4, 0, 0, 0),
        },
    ),
    Example(
        "Persians who lack a card to skip a level",
        lambda: table(columns={0: {"medes": "APP"}}, temples={0: {"medes": "1"}}, rows={1: "3"}),
        {
            "lead": 1 / 6,
        },
    ),
    Example(
        "Medes with a run",
        lambda: table(
            columns={0: {"hittites": "MMMA"}, 1: {"hittites": "PPPPH"}},
            temples={0: {"hittites": "1"}},
            rows={0: "2"},
        ),
        {
            "me, my open card fits": 1,
            "me, {}: ready": (0, 0, 1 / 2, 0, 0),
            "rival, {}: ready": (0, 0, 0, 1 / 2, 0),
        },
    ),
    Example(
        "Medes who lack a card",
        lambda: table(columns={0: {"hittites": "AMM"}, 1: {"hittites": "PPPPH"}}),
        {
            "me, {}: one card away": (0, 0, 1 / 2, 0, 0),
            "my turn": 1,
        },
    ),
    Example(
        "Medes who can migrate",
        lambda: table(columns={0: {"sumerians": "MMM", "hittites": "A"}, 1: {"hittites": "PPPPH"}}),
        {
            "me, {}: by migration": (0, 0, 1 / 2, 0, 0),
        },
    ),
    Example(
        "Persians who can migrate",
        lambda: table(
            columns={0: {"sumerians": "PPP", "hittites": "AA"}},
            temples={0: {"hittites": "12"}},
            rows={0: "4"},
        ),
        {
            "lead late": 1 / 129,
        },
    ),
    Example(
        "Hittites who can migrate",
        lambda: table(
            columns={0: {"sumerians": "HHH", "hittites": "AAA"}}, temples={1: {"hittites": "3"}}
        ),
        {
            "rival, {}: by migration": (0, 0, 0, 0, 0),
            "site {}, my powers": (1 / 2, 1 / 2, 0, 0, 0),
        },
    ),
    Example(
        "seven levels against fourteen",
        lambda: table(
            temples={
                0: {"assyrians": "3", "hittites": "4"},
                1: {"medes": "6", "persians": "5", "sumerians": "3"},
            },
            turn=1,
        ),
        {
            "me, nine or less": 1,
            "rival, second tallest": 5 / 6,
            "rival, in the quarry": 1,
            "nine against fifteen": 7 / 8,
            "always": 1,
        },
    ),
)
