"""The rulebook: two kingdoms are joined that have leaders of one color."""

import pytest

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
from ziggurat.games.tigris.data import BLACK, GREEN

TWO_KINGS = """
    .   S
    k1  T
    .   .
    k0  T
    .   S
"""  # at H4; a tile on I6 joins their kingdoms


def test_example_the_traders_fight_first_and_the_kings_no_more() -> None:
    """WR-1, WR-6."""
    match = table(
        """
        .   t1  .
        k1  T   .
        .   M   .
        .   M   .
        .   .   .
        t0  T   k0
        .   M   .
        """,
        at="H2",
        hands={0: "black green green green green", 1: "green"},
    )
    removed = int(match.state.removed[GREEN])

    log = say(match, "0 tile black I6", "0 war green", "0 support 4", "1 support 1")

    assert log == [
        "Ann places a settlement on I6.",
        "Two kingdoms are united at I6.",
        "War between traders: Ann attacks with 1, Bob defends with 2.",
        "Ann supports with 4 green tiles.",
        "Bob supports with 1 green tile.",
        "Ann wins the war of the traders, 5 to 3.",
        "The trader of Bob on I2 is beaten and goes home.",
        "Bob loses 2 green tiles.",
        "Ann scores 3 green points for the war.",
    ]
    assert points(match, 0) == {"green": 3}
    assert match.state.removed[GREEN] == removed + 5 + 2
    assert kingdoms(match) == ["H3 I3", "I6 H7 I7 J7 I8"]
    assert (leader(match, "0 black"), leader(match, "1 black")) == ("J7", "H3")
    assert asked(match) == (0, "action")


@pytest.mark.parametrize("board", [TWO_KINGS, TWO_KINGS.translate(str.maketrans("01", "10"))])
def test_the_sides_of_a_war_are_written_by_where_they_lie_whoever_rules_them(board: str) -> None:
    match = table(board, at="H4", no_start_temples=True, hands={0: "black"})

    say(match, "0 tile black I6")

    assert match.game.write(match.state)["sides"] == [["H7", "I7", "I8"], ["I4", "H5", "I5"]]


def test_no_tile_may_join_more_than_two_kingdoms() -> None:
    match = table(
        """
        .   .   f1  .   .
        .   .   T   .   .
        k0  T   .   T   t1
        """,
        at="H4",
        no_start_temples=True,
        hands={0: "black"},
    )

    assert refused(match, "0 tile black J6") == "It would unite three kingdoms."


def test_two_kingdoms_without_leaders_of_one_color_are_joined_in_peace() -> None:
    """UN-1."""
    match = table(
        """
        t1  T
        .   .
        k0  T
        """,
        at="H5",
        hands={0: "red"},
    )

    log = say(match, "0 tile red I6")

    assert log == ["Ann places a temple on I6.", "Two kingdoms are united at I6."]
    assert match.view(0)["conflict"] is None
    assert asked(match) == (0, "action")


def test_who_joined_the_kingdoms_attacks_if_his_leader_is_involved() -> None:
    match = table(TWO_KINGS, at="H4", turn=1, hands={1: "red"})

    log = say(match, "1 tile red I6")

    assert log[-1] == "War between kings: Bob attacks with 1, Ann defends with 1."
    assert asked(match) == (1, "support")


@pytest.mark.parametrize(
    ("turn", "fighters", "attacker", "defender"),
    [(0, (1, 2), "Bob", "Cy"), (1, (0, 2), "Cy", "Ann"), (2, (0, 1), "Ann", "Bob")],
)
def test_otherwise_the_first_involved_clockwise_of_him_attacks(
    turn: int, fighters: tuple[int, int], attacker: str, defender: str
) -> None:
    """WR-4."""
    match = table(
        f"""
        k{fighters[0]}  T
        .   .
        k{fighters[1]}  T
        """,
        at="H5",
        seats=3,
        turn=turn,
        hands={turn: "red"},
    )

    log = say(match, f"{turn} tile red I6")

    assert log[-1] == f"War between kings: {attacker} attacks with 0, {defender} defends with 0."


def test_every_tile_of_the_color_in_the_initial_kingdom_supports_its_leader() -> None:
    match = table(
        """
        S   S   M   S   T   k1
        .   .   .   .   .   .
        .   .   .   S   T   k0
        """,
        at="E5",
        hands={0: "red"},
    )

    say(match, "0 tile red I6")

    assert strengths(match) == [1, 3]


def test_the_attacker_then_the_defender_may_add_tiles_of_the_color() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red red black black", 1: "red black"})

    say(match, "0 tile red I6")
    attacker = match.offers(0)
    say(match, "0 support 1")
    defender = match.offers(1)

    assert attacker == ["support 0", "support 1", "support 2"]
    assert defender == ["support 0", "support 1"]
    assert refused(match, "0 support 1") == "It is for Bob to decide."


def test_the_side_with_more_wins() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red black black", 1: "black"})

    log = say(match, "0 tile red I6", "0 support 2", "1 support 1")

    assert log[5:] == [
        "Ann wins the war of the kings, 3 to 2.",
        "The king of Bob on H5 is beaten and goes home.",
        "Bob loses 1 black tile.",
        "Ann scores 2 black points for the war.",
    ]


def test_a_tie_goes_to_the_defender() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red"})

    log = say(match, "0 tile red I6", "0 support 0", "1 support 0")

    assert log[5:] == [
        "Bob wins the war of the kings, 1 to 1: the defender wins ties.",
        "The king of Ann on H7 is beaten and goes home.",
        "Ann loses 1 black tile.",
        "Bob scores 2 black points for the war.",
    ]
    assert (leader(match, "0 black"), leader(match, "1 black")) == (None, "H5")


def test_the_loser_takes_his_leader_and_all_his_followers_off_the_map() -> None:
    match = table(
        """
        S   S   M   S   T   k1
        .   .   .   .   .   .
        .   .   .   S   T   k0
        """,
        at="E5",
        hands={0: "red black black black"},
    )

    say(match, "0 tile red I6", "0 support 3", "1 support 0")

    assert [square(match, name) for name in ("E5", "F5", "G5", "H5", "I5")] == [
        None,
        None,
        "green",
        None,
        "red",
    ]
    assert leader(match, "1 black") is None
    assert points(match, 0) == {"black": 4}


def test_the_winner_keeps_his_leader_and_his_followers() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red black"})

    say(match, "0 tile red I6", "0 support 1", "1 support 0")

    assert leader(match, "0 black") == "H7"
    assert square(match, "I8") == "black"


def test_reinforcements_pay_nothing_and_leave_the_game() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red black black black", 1: "black black"})
    removed = int(match.state.removed[BLACK])

    say(match, "0 tile red I6", "0 support 3", "1 support 2")

    assert points(match, 0) == {"black": 2}
    assert match.state.removed[BLACK] == removed + 5 + 1


def test_a_defender_may_add_tiles_without_hope() -> None:
    """EV-0."""
    match = table(TWO_KINGS, at="H4", hands={0: "red black black black", 1: "black"})

    log = say(match, "0 tile red I6", "0 support 3", "1 support 1")

    assert "Ann wins the war of the kings, 4 to 2." in log


def test_priests_at_war_spare_temples_with_a_treasure_and_those_beside_other_leaders() -> None:
    """WR-8."""
    match = table(
        """
        T   M   M   T   .
        .   .   p1  T   .
        .   .   .   T   k1
        .   .   .   .   .
        .   .   p0  T   .
        """,
        at="F3",
        hands={0: "red red red red green"},
    )

    log = say(match, "0 tile green I6", "0 support 4", "1 support 0")

    assert log[2] == "War between priests: Ann attacks with 1, Bob defends with 4."
    assert log[6:] == [
        "The priest of Bob on H4 is beaten and goes home.",
        "Bob loses 2 red tiles.",
        "Ann scores 3 red points for the war.",
    ]
    assert (square(match, "I3"), square(match, "I4")) == (None, None)
    assert (square(match, "F3"), square(match, "I5")) == ("red", "red")
    assert "F3" in treasures(match)
    assert leader(match, "1 black") == "J5"


def test_a_temple_beside_the_losing_priest_alone_is_not_spared() -> None:
    """WR-8."""
    match = table(
        """
        p1  T   .
        .   .   .
        p0  T   .
        """,
        at="H5",
        hands={0: "red red green"},
    )

    say(match, "0 tile green I6", "0 support 1", "1 support 0")

    assert square(match, "I5") is None
    assert points(match, 0) == {"red": 2}


def test_leaders_still_together_after_the_first_war_fight_the_second() -> None:
    """WR-2, WR-7."""
    match = table(
        """
        .   S   .
        k1  T   M
        t1  T   .
        .   .   .
        t0  T   k0
        .   M   .
        """,
        at="H3",
        hands={0: "black black green"},
    )

    log = say(
        match,
        *("0 tile green I6", "0 war black", "0 support 2", "1 support 0"),
        *("0 support 0", "1 support 0"),
    )

    assert [line for line in log if line.startswith(("War", "Ann wins", "Bob wins"))] == [
        "War between kings: Ann attacks with 0, Bob defends with 1.",
        "Ann wins the war of the kings, 2 to 1.",
        "War between traders: Ann attacks with 1, Bob defends with 1.",
        "Bob wins the war of the traders, 1 to 1: the defender wins ties.",
    ]
    assert points(match, 0) == {"black": 2}
    assert points(match, 1) == {"green": 2}
    assert square(match, "I6") == "green"


def test_who_joined_the_kingdoms_says_which_war_comes_first() -> None:
    match = table(
        """
        k1  T   t1
        .   .   .
        k0  T   t0
        """,
        at="H5",
        hands={0: "red"},
    )

    say(match, "0 tile red I6")

    assert asked(match) == (0, "war")
    assert match.offers(0) == ["war black", "war green"]
    assert refused(match, "0 war red") == "There is no war between priests."
    assert refused(match, "1 war green") == "It is for Ann to decide."
    assert say(match, "0 war green") == [
        "War between traders: Ann attacks with 0, Bob defends with 0."
    ]


def test_a_war_is_a_part_of_the_action() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red"})

    say(match, "0 tile red I6", "0 support 0", "1 support 0")

    assert asked(match) == (0, "action")
    assert actions_left(match) == 1


def test_nobody_can_take_his_leader_back_to_avoid_the_war() -> None:
    match = table(
        """
        k1  T   t1
        .   .   .
        k0  T   t0
        """,
        at="H5",
        hands={0: "red"},
    )

    say(match, "0 tile red I6")

    assert refused(match, "0 withdraw black") == "First say which war is fought."
