"""The rulebook, from the preparation of the game to the placing of leaders."""

from games.tigris.boards import dealt, table
from games.tigris.script import (
    actions_left,
    asked,
    hand_sizes,
    kingdoms,
    leader,
    points,
    refused,
    say,
    square,
)

START_TEMPLES = ["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"]


def test_ten_temples_with_a_treasure_each_lie_on_the_map() -> None:
    match = dealt(seats=3)

    view = match.view(0)

    assert view["tiles"] == [{"cell": name, "color": "red"} for name in START_TEMPLES]
    assert view["treasures"] == START_TEMPLES


def test_each_player_starts_with_six_tiles_two_catastrophes_and_his_leaders_at_home() -> None:
    match = dealt(seats=3)

    view = match.view(0)

    assert view["hand_sizes"] == [6, 6, 6]
    assert view["catastrophes_left"] == [2, 2, 2]
    assert view["leaders"] == []
    assert view["bag"] == 153 - 10 - 18


def test_six_monuments_stand_ready_one_for_each_pair_of_colors() -> None:
    match = dealt()

    assert match.view(0)["monuments_left"] == [
        *("black-red", "black-blue", "black-green"),
        *("red-blue", "red-green", "blue-green"),
    ]


def test_tiles_and_leaders_that_touch_make_up_a_kingdom() -> None:
    match = table("k0  T   S   T   t1", at="H7")

    assert kingdoms(match) == ["H7 I7 J7 K7 L7"]


def test_squares_that_touch_at_a_corner_are_not_adjacent() -> None:
    match = table(
        """
        k0  T   .   T
        .   .   S   .
        """,
        at="H7",
    )

    assert kingdoms(match) == ["H7 I7"]


def test_a_territory_without_a_leader_is_no_kingdom() -> None:
    match = table("T   S   .   T   k0", at="F5")

    assert kingdoms(match) == ["I5 J5"]


def test_a_turn_has_up_to_two_actions() -> None:
    match = table(hands={0: "black green"})

    say(match, "0 tile black E5")
    between = asked(match), actions_left(match)
    say(match, "0 tile green G5")

    assert between == ((0, "action"), 1)
    assert (asked(match), actions_left(match)) == ((1, "action"), 2)


def test_the_same_action_may_be_taken_twice() -> None:
    match = table()

    log = say(match, "0 leader black H7", "0 leader red J7")

    assert log[:2] == ["Ann places the king on H7.", "Ann places the priest on J7."]


def test_a_player_may_do_less_than_two_actions_or_nothing() -> None:
    match = table()

    say(match, "0 leader black H7", "0 pass")
    after_one = asked(match)
    say(match, "1 pass")

    assert after_one == (1, "action")
    assert asked(match) == (0, "action")


def test_the_turn_goes_round_clockwise() -> None:
    match = table(seats=3)

    log = say(match, "0 pass", "1 pass", "2 pass")

    assert [line for line in log if line.startswith("It is")] == [
        "It is the turn of Bob.",
        "It is the turn of Cy.",
        "It is the turn of Ann.",
    ]


def test_nobody_plays_out_of_turn() -> None:
    match = table()

    assert refused(match, "1 leader black H7") == "It is for Ann to decide."


def test_a_leader_is_placed_from_before_the_screen() -> None:
    match = table()

    log = say(match, "0 leader black H7")

    assert log == ["Ann places the king on H7."]
    assert leader(match, "0 black") == "H7"
    assert actions_left(match) == 1


def test_a_leader_on_the_map_may_be_moved() -> None:
    match = table("k0  T   .", at="H7")

    log = say(match, "0 leader black J7")

    assert log == ["Ann moves the king from H7 to J7."]
    assert kingdoms(match) == ["I7 J7"]
    assert actions_left(match) == 1


def test_a_leader_on_the_map_may_be_taken_back() -> None:
    match = table("k0  T   .", at="H7")

    log = say(match, "0 withdraw black")

    assert log == ["Ann takes the king back from H7."]
    assert leader(match, "0 black") is None
    assert actions_left(match) == 1
    assert refused(match, "0 withdraw black") == "Your king is not on the map."


def test_one_moves_only_ones_own_leaders() -> None:
    match = table("k1  T   .", at="H7")

    assert refused(match, "0 withdraw black") == "Your king is not on the map."


def test_a_leader_is_placed_on_an_empty_square() -> None:
    match = table(
        """
        .   x   .
        k1  T   S
        """,
        at="H6",
    )

    assert refused(match, "0 leader red I6") == ("Nothing can be placed on the catastrophe on I6.")
    assert refused(match, "0 leader red H7") == "A leader stands on H7."
    assert refused(match, "0 leader red I7") == "There is already a tile on I7."
    assert refused(match, "0 leader red J7") == "There is already a tile on J7."


def test_a_leader_always_stands_beside_a_temple() -> None:
    match = table(
        """
        .   .   .
        S   T   .
        """,
        at="H6",
    )

    assert refused(match, "0 leader black F6") == "A leader must stand beside a temple."
    assert refused(match, "0 leader black G7") == "A leader must stand beside a temple."
    assert refused(match, "0 leader black H6") == "A leader must stand beside a temple."
    assert say(match, "0 leader black I6") == ["Ann places the king on I6."]


def test_a_leader_never_stands_on_a_river() -> None:
    match = table("~   T   .", at="E3")

    assert refused(match, "0 leader blue E3") == "A leader cannot stand on a river."


def test_a_leader_is_never_placed_where_he_would_join_two_kingdoms() -> None:
    match = table(
        """
        .   t1
        .   T
        .   .
        k0  T
        """,
        at="H4",
    )

    assert refused(match, "0 leader red I6") == "A leader may not join two kingdoms."


def test_a_leader_whose_last_temple_disappears_is_taken_back_at_once() -> None:
    match = table("t1  T   .", at="H5")

    log = say(match, "0 catastrophe I5")

    assert log[-1] == "The trader of Bob on H5 has no temple left and goes home."
    assert leader(match, "1 green") is None


def test_placing_a_leader_scores_nothing() -> None:
    match = table(".   T   S", at="H7")

    say(match, "0 leader black H7")

    assert points(match, 0) == {}


def test_without_a_leader_on_the_map_nothing_is_scored() -> None:
    match = table(".   T   S", at="H7", hands={0: "black red"})

    say(match, "0 tile black H7", "0 tile red K7")

    assert square(match, "H7") == "black"
    assert points(match, 0) == {}
    assert hand_sizes(match)[0] == 6
