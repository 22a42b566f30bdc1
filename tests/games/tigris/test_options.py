"""The options: the English rule for reinforcements, the ziggurat, open scores."""

from typing import Any

import pytest

from games.tigris.boards import dealt, table
from games.tigris.script import (
    actions_left,
    asked,
    kingdoms,
    leader,
    points,
    refused,
    say,
    square,
    strengths,
    treasures,
)
from ziggurat.core.match import Match
from ziggurat.games.tigris.records import State

ENGLISH, ZIGGURAT, OPEN = {"english": True}, {"ziggurat": True}, {"open_scores": True}


def test_every_option_is_off_unless_it_is_chosen() -> None:
    match = dealt()

    assert match.options == {"english": False, "ziggurat": False, "open_scores": False}


# The English rule.


def kings_at_war(attack: int, defense: int, options: dict[str, bool] = ENGLISH) -> Match[State]:
    """Ann's king attacks Bob's, with so many settlements on the map; both hold five."""
    south = " ".join("S" if i < attack else "." for i in range(3))
    north = " ".join("S" if i < defense else "." for i in range(3))
    match = table(
        f"""
        k1  T   {north}
        .   .   .   .   .
        k0  T   {south}
        """,
        at="H5",
        hands={0: "red black black black black black", 1: "black black black black black"},
        options=options,
    )
    say(match, "0 tile red I6")
    return match


def test_without_the_option_any_number_may_be_added() -> None:
    match = kings_at_war(attack=1, defense=3, options={})

    assert match.offers(0) == [f"support {n}" for n in range(6)]
    say(match, "0 support 1")
    assert match.offers(1) == [f"support {n}" for n in range(6)]


def test_the_attacker_adds_nothing_or_enough_to_take_the_lead() -> None:
    """EV-1."""
    match = kings_at_war(attack=1, defense=3)

    assert match.offers(0) == ["support 0", "support 3", "support 4", "support 5"]
    assert refused(match, "0 support 2") == (
        "English rule: add nothing, or enough to take the lead (at least 3)."
    )


def test_the_attacker_who_leads_already_may_add_any_number() -> None:
    """EV-1."""
    match = kings_at_war(attack=2, defense=1)

    assert match.offers(0) == [f"support {n}" for n in range(6)]


def test_the_attacker_who_cannot_take_the_lead_adds_nothing() -> None:
    """EV-1."""
    match = table(
        """
        k1  T   S   S
        .   .   .   .
        k0  T   .   .
        """,
        at="H5",
        hands={0: "red black black"},
        options=ENGLISH,
    )

    say(match, "0 tile red I6")

    assert strengths(match) == [0, 2]
    assert match.offers(0) == ["support 0"]


def test_the_defender_adds_nothing_or_just_enough_to_draw_level() -> None:
    """EV-2."""
    match = kings_at_war(attack=1, defense=2)

    say(match, "0 support 4")

    assert match.offers(1) == ["support 0", "support 3"]
    assert refused(match, "1 support 2") == (
        "English rule: add nothing, or just enough to draw level (3)."
    )
    assert refused(match, "1 support 4") == (
        "English rule: add nothing, or just enough to draw level (3)."
    )
    log = say(match, "1 support 3")
    assert "Bob wins the war of the kings, 5 to 5: the defender wins ties." in log


def test_the_defender_who_holds_already_adds_nothing() -> None:
    """EV-2."""
    match = kings_at_war(attack=1, defense=2)

    say(match, "0 support 0")

    assert match.offers(1) == ["support 0"]
    assert refused(match, "1 support 1") == (
        "English rule: you hold already, so nothing may be added."
    )


def test_the_defender_who_cannot_draw_level_adds_nothing() -> None:
    """EV-2."""
    match = table(
        """
        k1  T   .
        .   .   .
        k0  T   .
        """,
        at="H5",
        hands={0: "red black black black", 1: "black black"},
        options=ENGLISH,
    )

    say(match, "0 tile red I6", "0 support 3")

    assert match.offers(1) == ["support 0"]


def test_the_english_rule_binds_revolts_too() -> None:
    """EV-3."""
    match = table("k1  T   .", at="H7", hands={0: "red red", 1: "red red red"}, options=ENGLISH)

    say(match, "0 leader black J7")
    attacker = match.offers(0)
    say(match, "0 support 2")

    assert attacker == ["support 0", "support 1", "support 2"]
    assert match.offers(1) == ["support 0", "support 2"]


# The ziggurat.


def cross(
    hands: str = "black", options: dict[str, bool] = ZIGGURAT, **position: Any
) -> Match[State]:
    """Four settlements round F5, beside a king's temple."""
    return table(
        """
        .   S   T   k0
        S   .   S   .
        .   S   .   .
        """,
        at="E4",
        hands={0: hands},
        options=options,
        **position,
    )


def test_who_completes_a_cross_of_five_like_tiles_may_build_the_ziggurat() -> None:
    """ZI-1."""
    match = cross()

    log = say(match, "0 tile black F5")
    offers = match.offers(0)
    log += say(match, "0 ziggurat F5")

    assert offers == ["ziggurat F5", "decline"]
    assert log == [
        "Ann places a settlement on F5.",
        "Ann scores 1 black point for the tile.",
        "Ann builds the ziggurat around F5.",
    ]
    assert [square(match, name) for name in ("F4", "E5", "F5", "G5", "F6")] == ["ziggurat"] * 5
    assert match.view(0)["ziggurat"] == "F5"
    assert actions_left(match) == 1


def test_an_arm_may_complete_the_cross() -> None:
    """ZI-1."""
    match = table(
        """
        .   S   T   k0
        S   S   S   .
        .   .   .   .
        """,
        at="E4",
        hands={0: "black"},
        options=ZIGGURAT,
    )

    say(match, "0 tile black F6")

    assert match.offers(0) == ["ziggurat F5", "decline"]


def test_without_the_option_a_cross_is_nothing() -> None:
    match = cross(options={})

    say(match, "0 tile black F5")

    assert asked(match) == (0, "action")


def test_a_cross_passed_over_is_never_offered_again() -> None:
    """ZI-1."""
    match = cross(hands="black black")

    say(match, "0 tile black F5", "0 decline", "0 tile black F7")

    assert square(match, "F5") == "black"
    assert asked(match) == (1, "action")


@pytest.mark.parametrize(("support", "asks"), [(0, "build"), (4, "action")])
def test_a_war_comes_before_the_ziggurat_and_may_cost_it(support: int, asks: str) -> None:
    """ZI-1."""
    match = table(
        """
        .   S   T   k0
        S   S   S   .
        .   .   .   .
        .   T   k1  .
        """,
        at="E4",
        hands={0: "black", 1: "black black black black"},
        options=ZIGGURAT,
    )

    log = say(match, "0 tile black F6", "0 support 0", f"1 support {support}")

    assert log[2] == "War between kings: Ann attacks with 4, Bob defends with 0."
    assert asked(match) == (0, asks)


@pytest.mark.parametrize("color", ["black", "red", "blue", "green"])
def test_the_king_at_the_ziggurat_gets_a_point_of_his_choice_each_turn(color: str) -> None:
    """ZI-2."""
    match = table(
        """
        k0  T   #   .
        .   #   #   #
        .   .   #   .
        """,
        at="E5",
        options=ZIGGURAT,
        ziggurat="G6",
    )

    say(match, "0 pass")
    question = asked(match)
    log = say(match, f"0 point {color}")

    assert question == (0, "point")
    assert log[0] == f"Ann scores 1 {color} point from the ziggurat."
    assert points(match, 0) == {color: 1}
    assert asked(match) == (1, "action")


def test_the_ziggurat_pays_only_at_the_end_of_ones_own_turn_and_only_a_king() -> None:
    """ZI-2."""
    match = table(
        """
        k1  T   #   .
        p0  #   #   #
        .   .   #   .
        """,
        at="E5",
        options=ZIGGURAT,
        ziggurat="G6",
    )

    say(match, "0 pass")
    after_ann = asked(match)
    say(match, "1 pass")

    assert after_ann == (1, "action")
    assert asked(match) == (1, "point")


def test_the_ziggurat_pays_before_monuments_and_the_drawing_of_tiles() -> None:
    """ZI-2."""
    match = table(
        """
        #   #   .   .
        #   #   #   .
        T   #   #   #
        k0  .   #   .
        """,
        at="E4",
        options=ZIGGURAT,
        ziggurat="G6",
        monuments=[["black-red", "E4"]],
    )

    log = say(match, "0 pass", "0 point green")

    assert log[:4] == [
        "Ann ends the turn.",
        "Ann scores 1 green point from the ziggurat.",
        "Ann scores 1 black point from a monument.",
        "Ann draws 6 tiles.",
    ]


def test_a_tile_that_completes_a_square_and_a_cross_builds_one_of_them() -> None:
    """ZI-3."""
    match = table(
        """
        .   S   T   k0
        S   .   S   .
        S   S   .   .
        """,
        at="E4",
        hands={0: "black"},
        options=ZIGGURAT,
    )

    say(match, "0 tile black F5")
    offers = match.offers(0)
    say(match, "0 monument black-red E5")

    assert offers == [
        "monument black-red E5",
        "monument black-blue E5",
        "monument black-green E5",
        "ziggurat F5",
        "decline",
    ]
    assert asked(match) == (0, "action")
    assert match.view(0)["ziggurat"] is None


def test_face_down_tiles_are_no_part_of_a_cross() -> None:
    """ZI-3."""
    match = table(
        """
        .   S   T   k0
        #   #   .   .
        #   #   .   .
        """,
        at="E4",
        hands={0: "black"},
        options=ZIGGURAT,
        monuments=[["black-red", "E5"]],
    )

    say(match, "0 tile black G5")

    assert asked(match) == (0, "action")


def test_a_treasure_stays_on_the_ziggurat_and_leaders_without_a_temple_go_home() -> None:
    """ZI-4."""
    match = table(
        """
        .   T   t1  T
        T   T   .   .
        .   T   k0  .
        """,
        at="H6",
        hands={0: "red"},
        options=ZIGGURAT,
    )

    log = say(match, "0 tile red J7", "0 ziggurat I7")

    assert "The king of Ann on J8 has no temple left and goes home." in log
    assert (leader(match, "0 black"), leader(match, "1 green")) == (None, "J6")
    assert square(match, "I7") == "ziggurat"
    assert "I7" in treasures(match)


def test_the_ziggurat_connects_supports_nobody_and_cannot_be_destroyed() -> None:
    """ZI-4."""
    match = table(
        """
        .   .   #   .   .
        T   #   #   #   T
        k1  .   #   .   t1
        """,
        at="G3",
        hands={0: "red"},
        options=ZIGGURAT,
        ziggurat="I4",
        also={"H7": "k0  T"},
    )

    one = kingdoms(match)
    stands = refused(match, "0 catastrophe I4"), refused(match, "0 catastrophe I3")
    say(match, "0 tile red I6")

    assert one == ["I3 G4 H4 I4 J4 K4 G5 I5 K5", "H7 I7"]
    assert stands == ("A building stands on I4.", "A building stands on I3.")
    assert strengths(match) == [0, 0]


def test_there_is_one_ziggurat() -> None:
    """ZI-5."""
    match = cross(ziggurat="K4")

    say(match, "0 tile black F5")

    assert asked(match) == (0, "action")


# Open scores.


def test_the_totals_of_others_are_hidden() -> None:
    """HI-1."""
    match = table(points={0: {"red": 2, "treasure": 1}, 1: {"blue": 3}})

    shown = match.view(0)["points"]

    assert shown == [{"black": 0, "red": 2, "blue": 0, "green": 0, "treasure": 1}, None]
    assert match.view(-1)["points"] == [None, None]


def test_with_open_scores_everybody_sees_all_totals() -> None:
    match = table(points={1: {"blue": 3}}, options=OPEN)

    for seat in (0, 1, -1):
        assert match.view(seat)["points"][1] == {
            "black": 0,
            "red": 0,
            "blue": 3,
            "green": 0,
            "treasure": 0,
        }


def test_open_scores_open_no_hands() -> None:
    match = table(hands={0: "red", 1: "blue blue"}, options=OPEN)

    view = match.view(0)

    assert view["hands"] is None
    assert view["hand"]["blue"] == 0
    assert view["hand_sizes"] == [1, 2]
