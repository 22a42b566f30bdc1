"""The rulebook: a leader is placed in a kingdom that has one of his color."""

import pytest

from games.tigris.boards import table
from games.tigris.script import (
    actions_left,
    asked,
    hand_sizes,
    kingdoms,
    leader,
    points,
    refused,
    say,
    strengths,
)
from ziggurat.games.tigris.data import RED


def test_example_two_and_two_against_one_and_three_is_a_tie() -> None:
    """RV-1."""
    match = table(
        """
        T   .   .
        .   .   .
        T   T   k1
        """,
        at="H5",
        hands={0: "red red", 1: "red red red"},
    )
    removed = int(match.state.removed[RED])

    log = say(match, "0 leader black H6", "0 support 2", "1 support 3")

    assert log == [
        "Ann places the king on H6.",
        "Revolt between kings: Ann attacks with 2, Bob defends with 1.",
        "Ann supports with 2 red tiles.",
        "Bob supports with 3 red tiles.",
        "Bob wins the revolt of the kings, 4 to 4: the defender wins ties.",
        "The king of Ann on H6 is beaten and goes home.",
        "Bob scores 1 red point for the revolt.",
    ]
    assert (leader(match, "0 black"), leader(match, "1 black")) == (None, "J7")
    assert (points(match, 0), points(match, 1)) == ({}, {"red": 1})
    assert match.state.removed[RED] == removed + 5
    assert hand_sizes(match) == [0, 0]


def test_who_places_the_leader_attacks() -> None:
    match = table("k0  T   .", at="H7", seats=3, turn=2)

    log = say(match, "2 leader black J7")

    assert log[-1] == "Revolt between kings: Cy attacks with 1, Ann defends with 1."
    assert asked(match) == (2, "support")


def test_only_temples_beside_the_leader_count() -> None:
    match = table(
        """
        T   T   k1
        .   T   .
        T   T   .
        """,
        at="H5",
        no_start_temples=True,
    )

    say(match, "0 leader black J7")

    assert strengths(match) == [1, 1]


def test_one_temple_may_count_for_both() -> None:
    """RV-3."""
    match = table(
        """
        T   .
        .   .
        T   k1
        """,
        at="I5",
    )

    say(match, "0 leader black I6")

    assert strengths(match) == [2, 1]


def test_the_attacker_adds_temples_first_then_the_defender_once_each() -> None:
    """RV-6."""
    match = table("k1  T   .", at="H7", hands={0: "red red red", 1: "red red red"})

    say(match, "0 leader black J7")
    too_soon = refused(match, "1 support 1")
    say(match, "0 support 1")
    again = refused(match, "0 support 1")
    log = say(match, "1 support 1")

    assert too_soon == "It is for Ann to decide."
    assert again == "It is for Bob to decide."
    assert "Bob wins the revolt of the kings, 2 to 2: the defender wins ties." in log
    assert asked(match) == (0, "action")


def test_the_defender_sees_what_the_attacker_added() -> None:
    """RV-6."""
    match = table("k1  T   .", at="H7", hands={0: "red red"})

    say(match, "0 leader black J7", "0 support 2")

    assert match.view(1)["conflict"]["support"] == [2, 0]


def test_only_temples_may_be_added() -> None:
    """RV-4."""
    match = table("k1  T   .", at="H7", hands={0: "black black red"})

    say(match, "0 leader black J7")

    assert match.offers(0) == ["support 0", "support 1"]
    assert refused(match, "0 support 2") == "You hold 1 red tile, not more."


def test_the_side_with_more_temples_wins() -> None:
    match = table("k1  T   .", at="H7", hands={0: "red red", 1: "red"})

    log = say(match, "0 leader black J7", "0 support 2", "1 support 1")

    assert log[4:] == [
        "Ann wins the revolt of the kings, 3 to 2.",
        "The king of Bob on H7 is beaten and goes home.",
        "Ann scores 1 red point for the revolt.",
    ]
    assert (leader(match, "0 black"), leader(match, "1 black")) == ("J7", None)


def test_a_tie_goes_to_the_defender() -> None:
    match = table("k1  T   .", at="H7")

    log = say(match, "0 leader black J7", "0 support 0", "1 support 0")

    assert "Bob wins the revolt of the kings, 1 to 1: the defender wins ties." in log
    assert (leader(match, "0 black"), leader(match, "1 black")) == (None, "H7")


@pytest.mark.parametrize(
    ("mark", "color"), [("k1", "black"), ("p1", "red"), ("f1", "blue"), ("t1", "green")]
)
def test_the_winner_scores_one_red_point_whatever_the_leaders(mark: str, color: str) -> None:
    """RV-4."""
    match = table(f"{mark}  T   .", at="H7", hands={0: "red black blue green"})

    log = say(match, f"0 leader {color} J7", "0 support 1", "1 support 0")

    assert log[-1] == "Ann scores 1 red point for the revolt."
    assert points(match, 0) == {"red": 1}
    assert leader(match, f"1 {color}") is None


def test_tiles_on_the_map_are_not_lost_in_a_revolt() -> None:
    match = table(
        """
        p1  T   .
        T   T   .
        """,
        at="H7",
        hands={0: "red red red"},
    )

    say(match, "0 leader red J7", "0 support 3", "1 support 0")

    assert kingdoms(match) == ["I7 J7 H8 I8"]


def test_nobody_can_take_his_leader_back_to_avoid_the_conflict() -> None:
    """RV-2."""
    match = table("k1  T   .", at="H7")
    sentence = "First the conflict must be settled: say how many tiles you add."

    say(match, "0 leader black J7")
    attacker = refused(match, "0 withdraw black")
    say(match, "0 support 0")

    assert attacker == sentence
    assert refused(match, "1 withdraw black") == sentence


def test_a_leader_moved_into_a_kingdom_attacks_as_well() -> None:
    match = table(".   T   k1", at="H7", also={"E3": "~ T k0"})

    log = say(match, "0 leader black H7")

    assert log == [
        "Ann moves the king from G3 to H7.",
        "Revolt between kings: Ann attacks with 1, Bob defends with 1.",
    ]


def test_a_moved_leader_who_loses_goes_home_and_not_back() -> None:
    match = table(".   T   k1", at="H7", also={"E3": "~ T k0"})

    say(match, "0 leader black H7", "0 support 0", "1 support 0")

    assert leader(match, "0 black") is None
    assert kingdoms(match) == ["I7 J7"]


def test_the_conflict_is_a_part_of_the_action() -> None:
    match = table("k1  T   .", at="H7")

    say(match, "0 leader black J7", "0 support 0", "1 support 0")

    assert asked(match) == (0, "action")
    assert actions_left(match) == 1


def test_a_kingdom_falls_apart_when_the_beaten_leader_held_it_together() -> None:
    """RV-5."""
    match = table(
        """
        t1  T   k1  T   f1
        .   .   .   T   .
        """,
        at="E5",
        hands={0: "red red"},
    )

    say(match, "0 leader black I6", "0 support 2", "1 support 0")

    assert kingdoms(match) == ["E5 F5", "H5 I5 H6 I6 I7"]
