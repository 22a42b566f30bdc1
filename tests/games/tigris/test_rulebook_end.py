"""The rulebook: the end of a turn, the end of the game, and who has won."""

from games.tigris.boards import table
from games.tigris.script import asked, hand_sizes, points, refused, say, treasures

SIX_RED = "red red red red red red"
LAST_BUT_ONE_TREASURE = """
    .   t0  .   .   ~   ~
    .   T   M   M   ~   M
    .   .   .   ~   ~   T
"""  # at A1; a farm on E2 brings Ann the treasure of B2
ALL_BUT_THREE = ["P2", "N5", "I7", "B8", "O9", "F10", "K11"]


def test_at_the_end_of_his_turn_a_player_draws_up_to_six() -> None:
    match = table(hands={0: "black green red", 1: SIX_RED}, bag=50)

    log = say(match, "0 tile black E5", "0 tile green G5")

    assert log[2:] == ["Ann ends the turn.", "Ann draws 5 tiles.", "It is the turn of Bob."]
    assert hand_sizes(match) == [6, 6]
    assert match.view(0)["bag"] == 45


def test_other_players_who_lost_tiles_in_a_conflict_draw_too() -> None:
    """ET-1."""
    match = table("k1  T   .", at="H7", seats=3, hands={0: SIX_RED, 1: SIX_RED, 2: "red red"})

    log = say(match, "0 leader black J7", "0 support 3", "1 support 2", "0 pass")

    assert [line for line in log if "draws" in line] == [
        "Ann draws 3 tiles.",
        "Bob draws 2 tiles.",
        "Cy draws 4 tiles.",
    ]


def test_nobody_draws_during_the_turn() -> None:
    """WR-13."""
    match = table("k1  T   .", at="H7", hands={0: SIX_RED, 1: SIX_RED})

    say(match, "0 leader black J7", "0 support 3", "1 support 2")

    assert hand_sizes(match) == [3, 4]


def test_monuments_pay_before_tiles_are_drawn() -> None:
    """ET-2."""
    match = table(
        """
        k0  T   #   #
        .   .   #   #
        """,
        at="H7",
        monuments=[["black-green", "J7"]],
    )

    log = say(match, "0 pass")

    assert log == [
        "Ann ends the turn.",
        "Ann scores 1 black point from a monument.",
        "Ann draws 6 tiles.",
        "Bob draws 6 tiles.",
        "It is the turn of Bob.",
    ]


def test_the_game_ends_after_a_turn_that_leaves_two_treasures() -> None:
    """GE-1."""
    match = table(
        LAST_BUT_ONE_TREASURE,
        hands={0: "blue"},
        no_treasure=[*ALL_BUT_THREE],
    )

    say(match, "0 tile blue E2")
    within = asked(match)
    log = say(match, "0 pass")

    assert within == (0, "action")
    assert len(treasures(match)) == 2
    assert log[-1] == "The game ends: no more than two treasures are left."
    assert match.over


def test_the_game_goes_on_while_three_treasures_are_left() -> None:
    """GE-1."""
    match = table(
        LAST_BUT_ONE_TREASURE,
        hands={0: "blue"},
        no_treasure=ALL_BUT_THREE[1:],
    )

    say(match, "0 tile blue E2", "0 pass")

    assert len(treasures(match)) == 3
    assert asked(match) == (1, "action")


def test_the_game_ends_when_a_hand_cannot_be_filled() -> None:
    """GE-2."""
    match = table(hands={0: "black black red red red red", 1: SIX_RED}, bag=1)

    log = say(match, "0 tile black E5", "0 tile black G5")

    assert log[-1] == "The game ends: the bag holds too few tiles."
    assert match.over
    assert hand_sizes(match) == [4, 6]


def test_the_game_goes_on_when_the_bag_holds_just_enough() -> None:
    """GE-2."""
    match = table(hands={0: "black black red red red red", 1: SIX_RED}, bag=2)

    say(match, "0 tile black E5", "0 tile black G5")

    assert match.view(0)["bag"] == 0
    assert asked(match) == (1, "action")


def test_the_game_ends_when_another_players_hand_cannot_be_filled() -> None:
    """GE-2."""
    match = table(hands={0: "black red red red red red", 1: "red red red"}, bag=3)

    log = say(match, "0 tile black E5", "0 pass")

    assert log[-2:] == ["Ann draws 1 tile.", "The game ends: the bag holds too few tiles."]


def test_the_game_ends_at_once_when_a_swap_asks_for_more_than_the_bag_holds() -> None:
    """GE-3."""
    match = table(hands={0: SIX_RED, 1: SIX_RED}, bag=2)

    log = say(match, "0 swap red red red")

    assert log == ["Ann swaps 3 tiles.", "The game ends: the bag holds too few tiles."]
    assert asked(match) == (-1, None)


def test_a_swap_may_take_the_last_tile() -> None:
    """GE-3."""
    match = table(hands={0: SIX_RED, 1: SIX_RED}, bag=3)

    say(match, "0 swap red red red")

    assert match.view(0)["bag"] == 0
    assert asked(match) == (0, "action")


def test_once_the_game_is_over_nothing_is_played() -> None:
    match = table(hands={0: "red"}, bag=0)

    say(match, "0 swap red")

    assert refused(match, "0 pass") == "The game is over."
    assert match.offers(0) == []


def test_the_screens_are_lifted_at_the_end() -> None:
    match = table(hands={0: "red", 1: "blue blue"}, bag=0, points={1: {"green": 3}})

    before = match.view(0)
    say(match, "0 swap red")
    after = match.view(0)

    assert (before["hands"], before["points"][1]) == (None, None)
    assert after["hands"][1]["blue"] == 2
    assert after["points"][1]["green"] == 3


def test_example_the_pottery_wins_with_eleven_in_its_weakest_color() -> None:
    """FS-2."""
    match = table(
        seats=4,
        hands={0: "red"},
        bag=0,
        points={
            0: {"black": 10, "red": 15, "blue": 12, "green": 10},  # the lion
            1: {"black": 11, "red": 10, "blue": 10, "green": 17},  # the buffalo
            2: {"black": 11, "red": 12, "blue": 13, "green": 11},  # the pottery
            3: {"black": 22, "red": 9, "blue": 11, "green": 12},  # the bow
        },
    )

    say(match, "0 swap red")

    assert [seat["place"] for seat in match.view(0)["result"]] == [2, 3, 1, 4]
    assert match.winners == [2]


def test_the_weakest_color_decides_and_not_the_sum() -> None:
    match = table(
        hands={0: "red"},
        bag=0,
        points={
            0: {"black": 30, "red": 30, "blue": 30, "green": 2},
            1: {"black": 3, "red": 3, "blue": 3, "green": 3},
        },
    )

    say(match, "0 swap red")

    assert match.winners == [1]
    assert points(match, 0)["black"] == 30


def test_treasures_are_jokers_that_lift_the_weakest_colors() -> None:
    """FS-1."""
    match = table(
        hands={0: "red"},
        bag=0,
        points={
            0: {"black": 8, "red": 12, "blue": 9, "green": 12, "treasure": 4},
            1: {"black": 10, "red": 10, "blue": 13, "green": 13},
        },
    )

    say(match, "0 swap red")

    assert [seat["totals"] for seat in match.view(0)["result"]] == [
        [10, 11, 12, 12],
        [10, 10, 13, 13],
    ]
    assert match.winners == [0]
