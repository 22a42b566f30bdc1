"""The rulebook: placing a civilization tile, and who gets the point."""

import pytest

from games.tigris.boards import table
from games.tigris.script import (
    actions_left,
    asked,
    hand_sizes,
    kingdoms,
    points,
    refused,
    say,
    square,
)


def test_a_tile_goes_from_behind_the_screen_to_an_empty_square() -> None:
    match = table(hands={0: "black"})

    log = say(match, "0 tile black E5")

    assert log == ["Ann places a settlement on E5."]
    assert square(match, "E5") == "black"
    assert hand_sizes(match)[0] == 0
    assert actions_left(match) == 1


def test_one_plays_only_tiles_one_holds() -> None:
    match = table(hands={0: "black", 1: "green"})

    assert refused(match, "0 tile green E5") == "You hold no market."


def test_a_tile_is_never_placed_on_another_piece() -> None:
    match = table(
        """
        x   .   #   #
        k0  T   #   #
        """,
        at="H6",
        hands={0: "red"},
        monuments=[["red-green", "J6"]],
    )

    assert refused(match, "0 tile red H6") == "Nothing can be placed on the catastrophe on H6."
    assert refused(match, "0 tile red H7") == "A leader stands on H7."
    assert refused(match, "0 tile red I7") == "There is already a tile on I7."
    assert refused(match, "0 tile red K7") == "A building stands on K7."


def test_farms_are_placed_on_rivers_only() -> None:
    match = table(".   ~", at="C8", hands={0: "blue"})

    assert refused(match, "0 tile blue C8") == "A farm must lie on a river."
    assert say(match, "0 tile blue D8") == ["Ann places a farm on D8."]


@pytest.mark.parametrize("color", ["black", "red", "green"])
def test_other_tiles_are_never_placed_on_rivers(color: str) -> None:
    match = table(".   ~", at="C8", hands={0: color})

    assert refused(match, f"0 tile {color} D8") == "Only farms lie on rivers."
    assert len(say(match, f"0 tile {color} C8")) == 1
    assert square(match, "C8") == color


def test_the_leader_of_the_tiles_color_gets_the_point() -> None:
    match = table("k0  T   .", at="H7", hands={0: "black"})

    log = say(match, "0 tile black J7")

    assert log == [
        "Ann places a settlement on J7.",
        "Ann scores 1 black point for the tile.",
    ]
    assert points(match, 0) == {"black": 1}


def test_his_owner_gets_the_point_whoever_placed_the_tile() -> None:
    match = table("t1  T   .", at="H7", hands={0: "green"})

    log = say(match, "0 tile green J7")

    assert log[-1] == "Bob scores 1 green point for the tile."
    assert (points(match, 0), points(match, 1)) == ({}, {"green": 1})


@pytest.mark.parametrize(
    ("tile", "color"),
    [("red J7", "red"), ("green J7", "green"), ("blue I9", "blue"), ("black J7", "black")],
)
def test_without_such_a_leader_the_king_gets_the_point_in_the_color_of_the_tile(
    tile: str, color: str
) -> None:
    match = table(
        """
        .   T   .
        .   k1  .
        ~   ~   ~
        """,
        at="H7",
        hands={0: color},
    )

    say(match, f"0 tile {tile}")

    assert (points(match, 0), points(match, 1)) == ({}, {color: 1})


def test_the_king_gets_nothing_where_the_leader_of_the_color_is() -> None:
    match = table(
        """
        .   .   .
        k0  T   t1
        """,
        at="H6",
        hands={0: "green"},
    )

    say(match, "0 tile green I6")

    assert (points(match, 0), points(match, 1)) == ({}, {"green": 1})


def test_with_neither_that_leader_nor_a_king_nobody_gets_a_point() -> None:
    match = table("t0  T   .", at="H7", hands={0: "red"})

    log = say(match, "0 tile red J7")

    assert log == ["Ann places a temple on J7."]
    assert points(match, 0) == {}


def test_a_tile_outside_every_kingdom_scores_nothing() -> None:
    match = table("k0  T   .", at="H7", hands={0: "black"})

    log = say(match, "0 tile black E5")

    assert log == ["Ann places a settlement on E5."]
    assert points(match, 0) == {}


def test_a_tile_that_joins_two_kingdoms_scores_nothing() -> None:
    match = table(
        """
        .   t1
        .   T
        .   .
        k0  T
        """,
        at="H4",
        hands={0: "black"},
    )

    log = say(match, "0 tile black I6")

    assert log == ["Ann places a settlement on I6.", "Two kingdoms are united at I6."]
    assert kingdoms(match) == ["I4 I5 I6 H7 I7"]
    assert (points(match, 0), points(match, 1)) == ({}, {})
    assert asked(match) == (0, "action")


def test_a_tile_enlarges_the_kingdom_it_touches() -> None:
    match = table("k0  T   .   .", at="H7", hands={0: "black green"})

    say(match, "0 tile black J7")
    grown = kingdoms(match)
    say(match, "0 tile green K7")

    assert grown == ["H7 I7 J7"]
    assert kingdoms(match) == ["H7 I7 J7 K7"]
    assert points(match, 0) == {"black": 1, "green": 1}


def test_a_leader_placed_first_collects_for_the_tile_of_the_second_action() -> None:
    match = table(hands={0: "blue"})

    say(match, "0 leader blue I8", "0 tile blue I9")

    assert points(match, 0) == {"blue": 1}
