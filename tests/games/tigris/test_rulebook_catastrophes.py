"""The rulebook: laying a catastrophe."""

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
    treasures,
)
from ziggurat.games.tigris.data import BLACK


def test_each_player_has_two_catastrophes() -> None:
    """CA-2."""
    match = table(seats=3)

    say(match, "0 catastrophe E5", "0 catastrophe E6", "1 pass", "2 pass")

    assert match.view(0)["catastrophes_left"] == [0, 2, 2]
    assert asked(match) == (0, "action")
    assert refused(match, "0 catastrophe E7") == "You have no catastrophe left."


def test_a_catastrophe_may_be_laid_on_an_empty_square() -> None:
    match = table()

    log = say(match, "0 catastrophe E5")

    assert log == ["Ann brings a catastrophe on E5."]
    assert square(match, "E5") == "catastrophe"
    assert actions_left(match) == 1


def test_a_catastrophe_on_a_tile_removes_it_from_the_game() -> None:
    match = table("k0  T   S", at="H7")
    removed = int(match.state.removed[BLACK])

    log = say(match, "0 catastrophe J7")

    assert log == ["Ann brings a catastrophe on J7.", "The settlement on J7 is destroyed."]
    assert square(match, "J7") == "catastrophe"
    assert match.state.removed[BLACK] == removed + 1


def test_a_catastrophe_is_never_laid_on_a_treasure() -> None:
    match = table("T   T   .", at="H7")

    assert refused(match, "0 catastrophe I7") == "There is a treasure on I7."
    assert say(match, "0 catastrophe H7")[-1] == "The temple on H7 is destroyed."


def test_a_temple_whose_treasure_was_taken_is_a_temple_like_any_other() -> None:
    match = table(".   T   .", at="H7", no_treasure=["I7"])

    say(match, "0 catastrophe I7")

    assert square(match, "I7") == "catastrophe"


def test_a_catastrophe_is_never_laid_on_a_monument() -> None:
    match = table(
        """
        #   #
        #   #
        """,
        at="E5",
        monuments=[["black-red", "E5"]],
    )

    assert refused(match, "0 catastrophe E5") == "A building stands on E5."
    assert refused(match, "0 catastrophe F6") == "A building stands on F6."


def test_a_catastrophe_is_never_laid_on_a_leader() -> None:
    match = table("k1  T   k0", at="H7")

    assert refused(match, "0 catastrophe H7") == "A leader stands on H7."
    assert refused(match, "0 catastrophe J7") == "A leader stands on J7."


def test_a_catastrophe_may_divide_a_kingdom_in_two() -> None:
    """CA-4."""
    match = table("k0  T   S   T   t1", at="H7")

    say(match, "0 catastrophe J7")

    assert kingdoms(match) == ["H7 I7", "K7 L7"]
    assert (leader(match, "0 black"), leader(match, "1 green")) == ("H7", "L7")


def test_a_catastrophe_may_divide_a_kingdom_in_more_than_two() -> None:
    """CA-4."""
    match = table(
        """
        .   .   f1  .   .
        .   .   T   .   .
        k0  T   S   T   t1
        """,
        at="H4",
        no_start_temples=True,
    )

    say(match, "0 catastrophe J6")

    assert kingdoms(match) == ["J4 J5", "H6 I6", "K6 L6"]


def test_a_leader_goes_home_when_his_last_temple_is_destroyed() -> None:
    """CA-3."""
    match = table(
        """
        t1  T   k0
        .   .   T
        """,
        at="H5",
        no_start_temples=True,
    )

    log = say(match, "0 catastrophe I5")

    assert log[2:] == ["The trader of Bob on H5 has no temple left and goes home."]
    assert leader(match, "1 green") is None
    assert leader(match, "0 black") == "J5"


def test_nothing_is_ever_placed_on_a_catastrophe() -> None:
    """CA-1."""
    match = table(".   T   x", at="H7", hands={0: "black"})
    sentence = "Nothing can be placed on the catastrophe on J7."

    assert refused(match, "0 tile black J7") == sentence
    assert refused(match, "0 leader black J7") == sentence
    assert refused(match, "0 catastrophe J7") == sentence


def test_a_catastrophe_does_not_connect() -> None:
    """CA-4."""
    match = table("k0  T   x   .   T   t1", at="E5", no_start_temples=True, hands={0: "green"})

    say(match, "0 tile green H5")

    assert kingdoms(match) == ["E5 F5", "H5 I5 J5"]
    assert (points(match, 0), points(match, 1)) == ({}, {"green": 1})


def test_a_catastrophe_may_be_laid_on_a_river() -> None:
    """CA-1."""
    match = table(".   ~   F", at="C8", hands={0: "blue"})

    say(match, "0 catastrophe D8", "0 catastrophe E8")

    assert (square(match, "D8"), square(match, "E8")) == ("catastrophe", "catastrophe")


def test_a_catastrophe_scores_nothing_starts_no_conflict_and_takes_no_treasure() -> None:
    """CA-5."""
    match = table("k0  T   S   T   t1", at="H7")
    before = treasures(match)

    say(match, "0 catastrophe J7")

    assert asked(match) == (0, "action")
    assert (points(match, 0), points(match, 1)) == ({}, {})
    assert treasures(match) == before


def test_a_tile_of_a_square_without_a_monument_may_be_destroyed() -> None:
    """CA-6."""
    match = table(
        """
        .   T   k0
        S   S   .
        S   .   .
        """,
        at="E4",
        hands={0: "black"},
    )

    log = say(match, "0 tile black F6", "0 decline", "0 catastrophe E5")

    assert "The settlement on E5 is destroyed." in log
    assert square(match, "E5") == "catastrophe"
