"""The rulebook: treasures, and the traders who take them."""

from games.tigris.boards import BY_THE_EDGE, table
from games.tigris.script import actions_left, asked, points, refused, say, treasures

THREE_TREASURES = """
    T   M   M   M   .   .   .   ~   ~
    .   .   .   M   .   .   .   .   ~
    .   .   .   M   M   M   M   M   T
    .   .   .   M   .   .   .   .   .
    .   .   .   T   .   .   .   ~   ~
"""  # at F3; F3, N5 and I7 in one territory


def test_example_the_farmer_is_paid_and_the_trader_takes_the_treasure_of_the_corner() -> None:
    """TR-1, TR-2."""
    match = table(
        """
        .   t0  .   .   ~   ~
        f1  T   M   M   ~   M
        .   .   .   ~   ~   T
        """,
        at="A1",
        hands={0: "blue"},
    )

    log = say(match, "0 tile blue E2")

    assert log == [
        "Ann places a farm on E2.",
        "Bob scores 1 blue point for the tile.",
        "Ann takes the treasure of B2.",
    ]
    assert (points(match, 0), points(match, 1)) == ({"treasure": 1}, {"blue": 1})
    assert "F3" in treasures(match)


def test_the_trader_takes_all_treasures_of_his_kingdom_but_one() -> None:
    """TR-3."""
    match = table(THREE_TREASURES, at="F3")

    log = say(match, "0 leader green H7", "0 treasure N5", "0 treasure F3")

    assert log[1:] == ["Ann takes the treasure of N5.", "Ann takes the treasure of F3."]
    assert "I7" in treasures(match)
    assert len(treasures(match)) == 8
    assert points(match, 0) == {"treasure": 2}


def test_he_leaves_the_treasure_of_his_choice() -> None:
    """TR-2."""
    match = table(THREE_TREASURES, at="F3")

    say(match, "0 leader green H7")
    first = match.offers(0)
    say(match, "0 treasure I7")
    second = match.offers(0)

    assert first == ["treasure F3", "treasure N5", "treasure I7"]
    assert second == ["treasure F3", "treasure N5"]


def test_treasures_of_the_corners_must_be_taken_first() -> None:
    """TR-2."""
    match = table(BY_THE_EDGE, at="A2", hands={0: "blue"})

    say(match, "0 tile blue E2")
    offers = match.offers(0)
    sentence = refused(match, "0 treasure F3")
    say(match, "0 treasure B8")

    assert offers == ["treasure B2", "treasure B8"]
    assert sentence == "Treasures near the corners of the map come first."
    assert treasures(match).isdisjoint({"B2", "B8"})
    assert "F3" in treasures(match)


def test_of_two_corner_treasures_either_may_be_left() -> None:
    """TR-2."""
    match = table(
        """
        .   t0
        .   T
        .   M
        ~   F
        .   .
        .   M
        ~   F
        .   T
        """,
        at="A1",
        hands={0: "green"},
    )

    say(match, "0 tile green B5", "0 treasure B8")

    assert "B2" in treasures(match)
    assert points(match, 0) == {"green": 1, "treasure": 1}


def test_without_a_trader_treasures_stay_until_one_arrives() -> None:
    """TR-4."""
    match = table(
        """
        .   .   .   .   .   .   T
        .   .   .   .   M   M   .
        k0  T   M   M   M   ~   ~
        """,
        at="H5",
        hands={0: "green"},
    )

    say(match, "0 tile green N6")
    waiting = treasures(match)
    say(match, "0 leader green I6")

    assert {"I7", "N5"} <= waiting
    assert asked(match) == (0, "treasure")
    assert match.offers(0) == ["treasure N5", "treasure I7"]


def test_the_owner_of_the_trader_chooses_on_anothers_turn_too() -> None:
    """TR-3."""
    match = table(
        """
        .   .   .   .   .   .   T
        .   .   .   .   M   M   .
        t1  T   M   M   M   ~   ~
        """,
        at="H5",
        hands={0: "red"},
    )

    say(match, "0 tile red N6")
    decides = asked(match)
    wrong = refused(match, "0 treasure N5")
    log = say(match, "1 treasure N5")

    assert decides == (1, "treasure")
    assert wrong == "It is for Bob to decide."
    assert log == ["Bob takes the treasure of N5."]
    assert (points(match, 0), points(match, 1)) == ({}, {"treasure": 1})
    assert asked(match) == (0, "action")


def test_a_treasure_is_taken_at_the_end_of_the_action_not_of_the_turn() -> None:
    """TR-1."""
    match = table(
        """
        .   t0  .   .   ~   ~
        .   T   M   M   ~   M
        .   .   .   ~   ~   T
        """,
        at="A1",
        hands={0: "blue"},
    )

    say(match, "0 tile blue E2")

    assert "B2" not in treasures(match)
    assert (asked(match), actions_left(match)) == ((0, "action"), 1)


def test_a_lone_treasure_stays_where_it_is() -> None:
    match = table("k0  T   .", at="H7")

    say(match, "0 leader green J7")

    assert "I7" in treasures(match)
    assert asked(match) == (0, "action")


def test_a_treasure_counts_for_the_color_its_owner_likes_at_the_end() -> None:
    match = table(
        hands={0: "red", 1: "red"},
        bag=0,
        points={0: {"black": 4, "red": 2, "blue": 4, "green": 4, "treasure": 3}},
    )

    say(match, "0 swap red")

    assert match.view(0)["result"][0]["totals"] == [4, 4, 4, 5]
