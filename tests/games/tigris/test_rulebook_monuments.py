"""The rulebook: monuments, and the points they give."""

from games.tigris.boards import table
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

THREE_SETTLEMENTS = """
    .   .   k0
    S   S   T
    S   .   .
"""  # at E4; a settlement on F6 completes a square


def test_example_the_archers_farmer_has_no_temple_left() -> None:
    match = table(
        """
        ~   T   .   .   .
        .   k0  .   .   .
        .   T   T   p1  T
        f1  T   .   .   .
        """,
        at="E3",
        hands={0: "red"},
    )

    log = say(match, "0 tile red G6", "0 monument black-red F5")

    assert log == [
        "Ann places a temple on G6.",
        "Bob scores 1 red point for the tile.",
        "Ann builds the black and red monument on F5.",
        "The farmer of Bob on E6 has no temple left and goes home.",
    ]
    assert leader(match, "1 blue") is None
    assert (leader(match, "0 black"), leader(match, "1 red")) == ("F4", "H5")


def test_example_continued_the_king_is_paid_after_his_turn_the_priest_after_his() -> None:
    match = table(
        """
        ~   T   .   .   .
        .   k0  .   .   .
        .   #   #   p1  T
        .   #   #   .   .
        """,
        at="E3",
        monuments=[["black-red", "F5"]],
    )

    ann = say(match, "0 pass")
    bob = say(match, "1 pass")

    assert "Ann scores 1 black point from a monument." in ann
    assert "Bob scores 1 red point from a monument." in bob
    assert (points(match, 0), points(match, 1)) == ({"black": 1}, {"red": 1})


def test_who_completes_a_square_of_four_like_tiles_may_build_on_it() -> None:
    """MO-1."""
    match = table(THREE_SETTLEMENTS, at="E4", hands={0: "black"})

    say(match, "0 tile black F6")
    offers = match.offers(0)
    log = say(match, "0 monument black-green E5")

    assert offers == [
        "monument black-red E5",
        "monument black-blue E5",
        "monument black-green E5",
        "decline",
    ]
    assert log == ["Ann builds the black and green monument on E5."]
    assert [square(match, name) for name in ("E5", "F5", "E6", "F6")] == ["face-down"] * 4
    assert match.view(0)["monuments"] == [{"monument": "black-green", "cell": "E5"}]
    assert "black-green" not in match.view(0)["monuments_left"]
    assert (asked(match), actions_left(match)) == ((0, "action"), 1)


def test_the_color_of_the_tiles_must_be_one_of_the_monuments() -> None:
    match = table(THREE_SETTLEMENTS, at="E4", hands={0: "black"})

    say(match, "0 tile black F6")

    assert refused(match, "0 monument red-blue E5") == (
        "The monument must have the color of the tiles: black."
    )


def test_four_tiles_that_are_not_alike_are_no_square() -> None:
    match = table(THREE_SETTLEMENTS, at="E4", hands={0: "green"})

    say(match, "0 tile green F6")

    assert asked(match) == (0, "action")


def test_a_monument_stands_once_on_the_map() -> None:
    match = table(THREE_SETTLEMENTS, at="E4", hands={0: "black"}, monuments=[["black-red", "J2"]])

    say(match, "0 tile black F6")

    assert refused(match, "0 monument black-red E5") == (
        "The black and red monument is not available."
    )
    assert "monument black-blue E5" in match.offers(0)


def test_with_no_monument_of_the_color_left_nothing_is_built_or_turned() -> None:
    """MO-10."""
    match = table(
        THREE_SETTLEMENTS,
        at="E4",
        hands={0: "black"},
        monuments_gone=["black-red", "black-blue", "black-green"],
    )

    say(match, "0 tile black F6")

    assert asked(match) == (0, "action")
    assert square(match, "F6") == "black"


SQUARE_AND_WAR = """
    k1  T   .   S   .
    .   .   S   S   k0
    .   T   .   .   T
"""  # at H5; a settlement on J5 completes a square and joins the kingdoms


def test_a_conflict_is_settled_before_anything_is_built() -> None:
    """MO-4."""
    match = table(SQUARE_AND_WAR, at="H5", hands={0: "black"})

    say(match, "0 tile black J5")
    first = asked(match), refused(match, "0 monument black-red J5")
    say(match, "0 support 0", "1 support 0")

    assert first == (
        (0, "support"),
        "First the conflict must be settled: say how many tiles you add.",
    )
    assert asked(match) == (0, "build")
    assert say(match, "0 monument black-red J5") == ["Ann builds the black and red monument on J5."]


def test_nothing_is_built_if_the_conflict_cost_one_of_the_tiles() -> None:
    """MO-4."""
    match = table(SQUARE_AND_WAR, at="H5", hands={0: "black", 1: "black black black"})

    log = say(match, "0 tile black J5", "0 support 0", "1 support 3")

    assert "Ann loses 3 black tiles." in log
    assert square(match, "J5") == "black"
    assert asked(match) == (0, "action")


def test_who_builds_nothing_leaves_the_tiles_face_up() -> None:
    """MO-3."""
    match = table(THREE_SETTLEMENTS, at="E4", hands={0: "black"})

    log = say(match, "0 tile black F6", "0 decline")

    assert log[-1] == "Ann builds nothing."
    assert square(match, "F6") == "black"
    assert actions_left(match) == 1


def test_nobody_ever_builds_on_a_square_that_was_passed_over() -> None:
    """MO-3."""
    match = table(THREE_SETTLEMENTS, at="E4", hands={0: "black", 1: "black black"})

    say(match, "0 tile black F6", "0 decline", "0 pass", "1 tile black F7")
    own = asked(match)
    say(match, "1 tile black E4")

    assert own == (1, "action")
    assert asked(match) == (0, "action")


def test_face_down_tiles_still_join_what_touches_them() -> None:
    """MO-5."""
    match = table(
        """
        k0  T   #   #   .
        .   .   #   #   T
        .   .   .   .   t1
        """,
        at="E5",
        monuments=[["black-red", "G5"]],
        no_start_temples=True,
    )

    assert kingdoms(match) == ["E5 F5 G5 H5 G6 H6 I6 I7"]


def test_face_down_tiles_support_nobody() -> None:
    """WR-10."""
    match = table(
        """
        .   .   #   #
        k1  T   #   #
        .   .   .   .
        k0  T   S   .
        """,
        at="H4",
        hands={0: "red"},
        monuments=[["black-green", "J4"]],
    )

    say(match, "0 tile red I6")

    assert strengths(match) == [1, 0]


def test_a_monument_outlasts_the_war_its_leader_lost() -> None:
    """MO-13."""
    match = table(
        """
        .   .   #   #
        k1  T   #   #
        .   .   .   .
        k0  T   S   .
        """,
        at="H4",
        hands={0: "red"},
        monuments=[["black-green", "J4"]],
    )

    log = say(match, "0 tile red I6", "0 support 0", "1 support 0")

    assert not any("loses" in sentence for sentence in log)
    assert [square(match, name) for name in ("J4", "K4", "J5", "K5")] == ["face-down"] * 4


def test_a_treasure_stays_on_the_tile_that_is_turned() -> None:
    """MO-6."""
    match = table(
        """
        .   T   T   k0
        .   T   .   T
        """,
        at="H6",
        hands={0: "red"},
    )

    say(match, "0 tile red J7", "0 monument red-blue I6")

    assert square(match, "I7") == "face-down"
    assert "I7" in treasures(match)


def test_each_monument_pays_each_leader_of_its_colors_in_its_kingdom() -> None:
    """MO-7."""
    match = table(
        """
        t0  T   #   #   T   k0
        .   T   #   #   T   .
        .   p0  #   #   .   .
        .   .   #   #   .   .
        """,
        at="G3",
        no_start_temples=True,
        monuments=[["red-green", "I3"], ["black-red", "I5"]],
    )

    say(match, "0 pass")

    assert points(match, 0) == {"red": 2, "green": 1, "black": 1}


def test_monuments_pay_only_the_player_whose_turn_ends() -> None:
    """MO-7."""
    match = table(
        """
        k1  T   #   #
        .   p0  #   #
        """,
        at="H7",
        monuments=[["black-red", "J7"]],
    )

    say(match, "0 pass")

    assert (points(match, 0), points(match, 1)) == ({"red": 1}, {})


def test_a_monument_pays_nothing_outside_its_kingdom() -> None:
    match = table(
        """
        k0  T   .   #   #
        .   .   .   #   #
        """,
        at="H7",
        monuments=[["black-red", "K7"]],
    )

    say(match, "0 pass")

    assert points(match, 0) == {}


def test_a_king_is_paid_only_by_a_black_monument() -> None:
    """MO-8."""
    match = table(
        """
        k0  T   #   #
        .   .   #   #
        """,
        at="H7",
        monuments=[["red-green", "J7"]],
    )

    say(match, "0 pass")

    assert points(match, 0) == {}
