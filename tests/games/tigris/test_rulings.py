"""Disputed cases, each with the ruling that decides it.

The rulings are in docs/rules/tigris.md. Those that the rulebook's own tests and those of the
options already show are cited there.
"""

import pytest

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
    strengths,
    treasures,
)
from ziggurat.games.tigris.data import MOST_TURNS

SIX_RED = "red red red red red red"

# Tiles and unions.


def test_a_tile_that_touches_only_the_leader_is_in_his_kingdom() -> None:
    """TS-4."""
    match = table(".   k0  T", at="G7", hands={0: "black"})

    say(match, "0 tile black G7")

    assert points(match, 0) == {"black": 1}
    assert kingdoms(match) == ["G7 H7 I7"]


def test_a_tile_between_a_kingdom_and_a_territory_without_leader_scores() -> None:
    """TS-5."""
    match = table("k0  T   .   S   M", at="H7", hands={0: "green"})

    log = say(match, "0 tile green J7")

    assert log == ["Ann places a market on J7.", "Ann scores 1 green point for the tile."]
    assert kingdoms(match) == ["H7 I7 J7 K7 L7"]


def test_territories_without_a_leader_do_not_count_as_kingdoms() -> None:
    """UN-2."""
    match = table(
        """
        .   .   f1  .   .
        .   .   T   .   .
        k0  T   .   T   .
        .   .   S   .   .
        """,
        at="H3",
        no_start_temples=True,
        hands={0: "black"},
    )

    log = say(match, "0 tile black J5")

    assert log == ["Ann places a settlement on J5.", "Two kingdoms are united at J5."]


def test_a_kingdom_that_touches_the_tile_on_several_sides_counts_once() -> None:
    """UN-2."""
    match = table(
        """
        .   .   f1  .   .
        .   .   T   .   .
        k0  T   .   T   t1
        .   S   S   S   .
        """,
        at="H2",
        hands={0: "black"},
    )

    log = say(match, "0 tile black J4")

    assert log[-1] == "Two kingdoms are united at J4."
    assert kingdoms(match) == ["J2 J3 H4 I4 J4 K4 L4 I5 J5 K5"]


def test_three_kingdoms_are_never_united() -> None:
    """UN-2."""
    match = table(
        """
        .   .   f1  .   .
        .   .   T   .   .
        k0  T   .   T   t1
        .   .   S   .   .
        """,
        at="H2",
        hands={0: "black"},
    )

    assert refused(match, "0 tile black J4") == "It would unite three kingdoms."


# Leaders.


def test_a_temple_under_a_monument_is_no_temple_for_a_leader() -> None:
    """LP-2."""
    match = table(
        """
        .   #   #   .
        .   #   #   .
        """,
        at="H6",
        monuments=[["red-blue", "I6"]],
    )

    assert refused(match, "0 leader black H7") == (
        "A leader must stand beside a temple; face-down tiles do not count."
    )


def test_a_leader_may_join_a_kingdom_to_territories_without_leader() -> None:
    """LP-4."""
    match = table(
        """
        .   .   S   .   .
        k1  T   .   T   M
        """,
        at="H4",
    )

    say(match, "0 leader red J5")

    assert kingdoms(match) == ["J4 H5 I5 J5 K5 L5"]


def test_a_leader_may_join_several_territories_without_leader() -> None:
    """LP-4."""
    match = table(
        """
        T   .   T
        .   S   .
        """,
        at="H4",
    )

    say(match, "0 leader red I4")

    assert kingdoms(match) == ["H4 I4 J4 I5"]


def test_a_moved_leader_may_not_join_what_only_he_held_together() -> None:
    """LP-6."""
    match = table(
        """
        t1  T   k0  .
        .   .   T   f1
        """,
        at="G4",
    )

    assert kingdoms(match) == ["G4 H4 I4 I5 J5"]
    assert refused(match, "0 leader black H5") == "A leader may not join two kingdoms."


def test_the_territory_a_moved_leader_leaves_behind_no_longer_hinders_him() -> None:
    """LP-6."""
    match = table("k0  T   .   T   t1", at="G4")

    newcomer = refused(match, "0 leader red I4")
    log = say(match, "0 leader black I4")

    assert newcomer == "A leader may not join two kingdoms."
    assert log == ["Ann moves the king from G4 to I4."]
    assert kingdoms(match) == ["H4 I4 J4 K4"]


def test_a_leader_is_not_moved_to_where_he_stands() -> None:
    """LP-7."""
    match = table("k0  T", at="H7")

    assert refused(match, "0 leader black H7") == "Your king already stands there."


def test_a_leader_moved_within_his_kingdom_does_not_fight_himself() -> None:
    """LP-5."""
    match = table(
        """
        k0  T   .
        .   T   .
        """,
        at="H4",
    )

    log = say(match, "0 leader black J5")

    assert log == ["Ann moves the king from H4 to J5."]
    assert match.view(0)["conflict"] is None


def test_taking_a_leader_back_may_divide_a_kingdom() -> None:
    """LP-8."""
    match = table("t1  T   k0  T   f1", at="G4")

    say(match, "0 withdraw black")

    assert kingdoms(match) == ["G4 H4", "J4 K4"]
    assert (points(match, 0), actions_left(match)) == ({}, 1)


def test_a_revolt_that_failed_may_be_tried_again_at_once() -> None:
    """LP-9."""
    match = table("k1  T   .", at="H7")
    attempt = ("0 leader black J7", "0 support 0", "1 support 0")

    say(match, *attempt, *attempt)

    assert points(match, 1) == {"red": 2}
    assert asked(match) == (1, "action")


def test_all_leaders_left_without_a_temple_go_home_at_once() -> None:
    """LP-10."""
    match = table(
        """
        t1  T   T   k0
        f0  T   .   .
        """,
        at="H6",
        hands={0: "red"},
    )

    log = say(match, "0 tile red J7", "0 monument red-blue I6")

    assert sorted(line for line in log if "goes home" in line) == [
        "The farmer of Ann on H7 has no temple left and goes home.",
        "The king of Ann on K6 has no temple left and goes home.",
        "The trader of Bob on H6 has no temple left and goes home.",
    ]
    assert kingdoms(match) == []


# Wars.


def test_the_tile_that_joined_the_kingdoms_follows_nobody_and_stays() -> None:
    """WR-3."""
    match = table(
        """
        k1  T   .
        .   .   .
        k0  T   .
        """,
        at="H5",
        hands={0: "black black"},
    )

    say(match, "0 tile black I6")
    board = strengths(match)
    say(match, "0 support 1", "1 support 0")

    assert board == [0, 0]
    assert square(match, "I6") == "black"
    assert points(match, 0) == {"black": 1}


def test_the_active_player_orders_wars_he_has_no_part_in_before_each_of_them() -> None:
    """WR-5."""
    match = table(
        """
        .   f1  .
        k1  T   t1
        .   S   .
        .   .   .
        k2  T   t2
        .   f2  .
        """,
        at="H3",
        seats=3,
        hands={0: "red"},
    )

    say(match, "0 tile red I6")
    first = asked(match), match.offers(0)
    say(match, "0 war blue", "1 support 0", "2 support 0")
    second = asked(match), match.offers(0)
    log = say(match, "0 war green", "1 support 0", "2 support 0")

    assert first == ((0, "war"), ["war black", "war blue", "war green"])
    assert second == ((0, "war"), ["war black", "war green"])
    assert log[-1] == "War between kings: Bob attacks with 1, Cy defends with 0."
    assert asked(match) == (1, "support")


def test_a_leader_whose_own_war_is_still_to_come_spares_his_temples() -> None:
    """WR-9."""
    match = table(
        """
        p1  T   .
        .   T   k1
        .   .   .
        p0  T   k0
        """,
        at="H4",
        hands={0: "green red red"},
    )

    log = say(match, "0 tile green I6", "0 war red", "0 support 2", "1 support 0")

    assert (square(match, "I4"), square(match, "I5")) == (None, "red")
    assert points(match, 0) == {"red": 2}
    assert log[-1] == "War between kings: Ann attacks with 0, Bob defends with 0."


def test_a_leader_of_the_winner_spares_temples_like_any_other() -> None:
    """WR-8."""
    match = table(
        """
        p1  T   .
        .   T   t0
        .   .   .
        p0  T   .
        """,
        at="H4",
        hands={0: "black red red"},
    )

    say(match, "0 tile black I6", "0 support 2", "1 support 0")

    assert (square(match, "I4"), square(match, "I5")) == (None, "red")
    assert leader(match, "0 green") == "J5"
    assert points(match, 0) == {"red": 2}


def test_a_temple_with_a_treasure_supports_its_priest_though_it_cannot_be_lost() -> None:
    """WR-8."""
    match = table(
        """
        p1  T
        .   .
        p0  T
        """,
        at="H5",
        turn=1,
        hands={1: "green red"},
    )

    say(match, "1 tile green I6")
    board = strengths(match)
    say(match, "1 support 1", "0 support 0")

    assert board == [1, 1]
    assert square(match, "I7") == "red"
    assert points(match, 1) == {"red": 1}


def test_a_territory_without_leader_joined_by_the_same_tile_has_no_part_in_the_war() -> None:
    """WR-11."""
    match = table(
        """
        k1  T   .   .
        .   .   S   S
        k0  T   .   .
        """,
        at="H5",
        hands={0: "red black"},
    )

    say(match, "0 tile red I6")
    board = strengths(match)
    say(match, "0 support 1", "1 support 0")

    assert board == [0, 0]
    assert (square(match, "J6"), square(match, "K6")) == ("black", "black")
    assert points(match, 0) == {"black": 1}


def test_followers_cut_off_but_for_the_joining_tile_still_follow() -> None:
    """WR-12."""
    match = table(
        """
        t1  T   M   M   M   .
        .   k1  T   .   S   S
        .   .   .   T   .   .
        ~   M   k0  T   t0  M
        """,
        at="G5",
        no_start_temples=True,
        hands={0: "red green green black black black"},
    )

    log = say(match, "0 tile red J6", "0 war green", "0 support 2", "1 support 0")
    log += say(match, "0 support 3", "1 support 0")

    assert "Bob loses 3 green tiles." in log
    assert "War between kings: Ann attacks with 0, Bob defends with 2." in log
    assert log[-2:] == ["Bob loses 2 black tiles.", "Ann scores 3 black points for the war."]
    assert (square(match, "K6"), square(match, "L6")) == (None, None)


def test_followers_cut_off_by_the_first_war_follow_no_more_in_the_second() -> None:
    """WR-7, WR-12."""
    match = table(
        """
        .   t1  .   .
        k1  T   M   S
        .   .   .   .
        k0  T   t0  .
        """,
        at="H4",
        hands={0: "red green green black"},
    )

    log = say(match, "0 tile red I6", "0 war green", "0 support 2", "1 support 0")
    board = strengths(match)
    say(match, "0 support 1", "1 support 0")

    assert log[-1] == "War between kings: Ann attacks with 0, Bob defends with 0."
    assert board == [0, 0]
    assert square(match, "K5") == "black"
    assert points(match, 0) == {"green": 2, "black": 1}


def test_reinforcements_are_replaced_at_the_end_of_the_turn() -> None:
    """WR-13."""
    match = table(
        """
        k1  T   .
        .   .   .
        k0  T   .
        """,
        at="H5",
        hands={0: "red black black red red red", 1: "black red red red red red"},
    )

    say(match, "0 tile red I6", "0 support 2", "1 support 1")
    after_war = hand_sizes(match)
    say(match, "0 pass")

    assert after_war == [3, 5]
    assert hand_sizes(match) == [6, 6]
    assert match.view(0)["bag"] == 100 - 3 - 1


# Monuments.


def test_a_tile_that_unites_kingdoms_in_peace_may_complete_a_square() -> None:
    """MO-2."""
    match = table(
        """
        .   .   k1  T
        .   T   .   .
        p0  T   T   .
        """,
        at="H5",
        hands={0: "red"},
    )

    say(match, "0 tile red J6", "0 monument red-blue I6")

    assert (leader(match, "0 red"), leader(match, "1 black")) == (None, "J5")
    assert (points(match, 0), points(match, 1)) == ({}, {})
    assert "I7" in treasures(match)


def test_another_square_that_shares_tiles_with_one_passed_over_may_be_built_on() -> None:
    """MO-3."""
    match = table(
        """
        .   .   k0  .
        S   S   T   .
        S   .   .   .
        .   S   .   .
        """,
        at="E4",
        hands={0: "black black"},
    )

    say(match, "0 tile black F6", "0 decline", "0 tile black E7")

    assert asked(match) == (0, "build")
    assert "monument black-red E6" in match.offers(0)
    assert "monument black-red E5" not in match.offers(0)


def test_a_square_passed_over_that_lost_a_tile_and_is_completed_again_may_be_built_on() -> None:
    """MO-3."""
    match = table(
        """
        .   .   p1  .
        k1  T   T   .
        t1  T   .   f1
        .   .   .   .
        .   T   p0  .
        """,
        at="H3",
        hands={0: "red red red red red green", 1: "red"},
    )

    say(match, "0 tile red J5", "0 decline")
    say(match, "0 tile green I6", "0 support 4", "1 support 0")
    lost = square(match, "J4"), square(match, "I4")
    say(match, "1 tile red J4")

    assert lost == (None, "red")
    assert asked(match) == (1, "build")
    assert "monument red-green I4" in match.offers(1)


def test_face_down_tiles_are_no_part_of_another_square() -> None:
    """MO-5."""
    match = table(
        """
        .   .   T   k0
        #   #   S   .
        #   #   .   .
        """,
        at="E4",
        hands={0: "black"},
        monuments=[["black-red", "E5"]],
    )

    say(match, "0 tile black G6")

    assert points(match, 0) == {"black": 1}
    assert asked(match) == (0, "action")


def test_a_corner_treasure_under_a_monument_is_still_one() -> None:
    """MO-6."""
    match = table(
        """
        .   .   t0  ~   ~
        #   #   T   ~   M
        #   #   ~   ~   T
        """,
        at="B1",
        hands={0: "blue"},
        monuments=[["red-blue", "B2"]],
    )

    log = say(match, "0 tile blue E2")

    assert log[-1] == "Ann takes the treasure of B2."
    assert square(match, "B2") == "face-down"
    assert "F3" in treasures(match)


def test_a_monument_pays_at_most_two_points() -> None:
    """MO-7."""
    match = table(
        """
        k0  T   #   #
        p0  T   #   #
        t0  T   f0  .
        """,
        at="G3",
        monuments=[["black-red", "I3"]],
    )

    say(match, "0 pass")

    assert points(match, 0) == {"black": 1, "red": 1}


def test_a_tile_that_completes_two_squares_builds_on_one_of_them() -> None:
    """MO-9."""
    match = table(
        """
        k0  T   .
        S   S   S
        S   .   S
        """,
        at="E4",
        hands={0: "black"},
    )

    say(match, "0 tile black F6")
    offers = match.offers(0)
    say(match, "0 monument black-red F5")

    assert {offer.split()[-1] for offer in offers[:-1]} == {"E5", "F5"}
    assert (square(match, "E5"), square(match, "G6")) == ("black", "face-down")
    assert asked(match) == (0, "action")


def test_farms_can_fill_one_square_of_the_map() -> None:
    """MO-11."""
    match = table(
        """
        ~   F   F
        T   F   ~
        p0  ~   .
        """,
        at="N4",
        hands={0: "blue"},
    )

    say(match, "0 tile blue P5")

    assert match.offers(0) == [
        "monument black-blue O4",
        "monument red-blue O4",
        "monument blue-green O4",
        "decline",
    ]


def test_one_may_build_outside_every_kingdom() -> None:
    """MO-12."""
    match = table(
        """
        S   S
        S   .
        """,
        at="E5",
        hands={0: "black"},
    )

    log = say(match, "0 tile black F6", "0 monument black-red E5")

    assert log[-1] == "Ann builds the black and red monument on E5."


# Treasures.


def test_a_trader_who_arrives_takes_treasures_before_the_second_action() -> None:
    """TR-1."""
    match = table(
        """
        .   .   .   .   ~   ~
        k1  T   M   M   F   M
        .   .   .   ~   ~   T
        """,
        at="A1",
    )

    log = say(match, "0 leader green B1")

    assert log == ["Ann places the trader on B1.", "Ann takes the treasure of B2."]
    assert actions_left(match) == 1


def test_a_trader_evicted_by_the_monument_takes_nothing() -> None:
    """TR-5."""
    match = table(
        """
        .   .   .   .   .   .   T
        t0  T   .   M   M   M   M
        .   T   T   .   .   ~   ~
        """,
        at="H5",
        hands={0: "red"},
    )
    before = treasures(match)

    say(match, "0 tile red J6", "0 monument red-blue I6")

    assert leader(match, "0 green") is None
    assert treasures(match) == before
    assert asked(match) == (0, "action")


def test_treasures_are_taken_after_the_monument_is_built() -> None:
    """TR-5."""
    match = table(
        """
        T   .   .   .   .   .   T
        t0  T   .   M   M   M   M
        .   T   T   .   .   ~   ~
        """,
        at="H5",
        hands={0: "red"},
    )

    say(match, "0 tile red J6")
    first = asked(match)
    say(match, "0 monument red-blue I6")

    assert first == (0, "build")
    assert asked(match) == (0, "treasure")


def test_the_trader_who_won_the_war_takes_the_treasures() -> None:
    """TR-6."""
    match = table(
        """
        T   S   S   T   t1
        .   .   .   T   .
        .   .   .   T   .
        .   .   .   .   .
        .   .   t0  T   .
        """,
        at="F3",
        hands={0: "red green"},
    )

    log = say(match, "0 tile red I6", "0 support 1", "1 support 0", "0 treasure F3")

    assert "Ann wins the war of the traders, 1 to 0." in log
    assert log[-1] == "Ann takes the treasure of F3."
    assert points(match, 0) == {"green": 1, "treasure": 1}


def test_a_kingdom_split_by_the_war_owes_no_treasure() -> None:
    """TR-6."""
    match = table(
        """
        T   M   M   T   t1
        .   .   .   T   .
        .   .   .   T   .
        .   .   .   .   .
        .   .   t0  T   .
        """,
        at="F3",
        hands={0: "red green green green"},
    )
    before = treasures(match)

    log = say(match, "0 tile red I6", "0 support 3", "1 support 0")

    assert "Bob loses 2 green tiles." in log
    assert treasures(match) == before
    assert asked(match) == (0, "action")


def test_where_two_kingdoms_owe_treasures_the_active_player_comes_first() -> None:
    """TR-7."""
    match = table(
        """
        .   .   .   .   .   .   T
        .   .   .   .   M   M   M
        t1  T   M   M   M   ~   ~
        """,
        at="H5",
        also={
            "E10": """
                t0  T   .   .   .   .   .
                .   M   M   M   M   M   T
            """
        },
        turn=1,
    )

    say(match, "1 catastrophe A1")
    first = asked(match), match.offers(1)
    say(match, "1 treasure N5")

    assert first == ((1, "treasure"), ["treasure N5", "treasure I7"])
    assert (asked(match), match.offers(0)) == (
        (0, "treasure"),
        ["treasure F10", "treasure K11"],
    )


# Catastrophes.


def test_a_catastrophe_may_be_laid_far_from_everything() -> None:
    """CA-1."""
    match = table()

    offers = match.offers(0)

    assert {"catastrophe A11", "catastrophe D8", "catastrophe I6"} <= set(offers)
    assert not {"catastrophe I7", "catastrophe B2"} & set(offers)


# The turn and the end.


def test_the_active_player_draws_first_then_the_others_clockwise() -> None:
    """ET-1."""
    match = table(seats=3, turn=1, hands={0: "red red", 1: "red", 2: "red red red"})

    log = say(match, "1 pass")

    assert log[1:-1] == ["Bob draws 5 tiles.", "Cy draws 3 tiles.", "Ann draws 4 tiles."]


def test_monuments_pay_on_a_turn_whose_refill_ends_the_game() -> None:
    """ET-2, GE-4."""
    match = table(
        """
        k0  T   #   #
        .   .   #   #
        """,
        at="H7",
        monuments=[["black-green", "J7"]],
        bag=0,
    )

    log = say(match, "0 pass")

    assert log[1:] == [
        "Ann scores 1 black point from a monument.",
        "The game ends: the bag holds too few tiles.",
    ]
    assert points(match, 0) == {"black": 1}


def test_monuments_pay_on_a_turn_that_leaves_two_treasures() -> None:
    """GE-4."""
    match = table(
        """
        k0  T   #   #
        .   .   #   #
        """,
        at="H7",
        monuments=[["black-green", "J7"]],
        no_treasure=["K1", "B2", "P2", "F3", "N5", "B8", "O9", "F10"],
    )

    log = say(match, "0 pass")

    assert log[-1] == "The game ends: no more than two treasures are left."
    assert points(match, 0) == {"black": 1}


def test_a_swap_that_ends_the_game_brings_no_income() -> None:
    """GE-3."""
    match = table(
        """
        k0  T   #   #
        .   .   #   #
        """,
        at="H7",
        hands={0: "red red"},
        monuments=[["black-green", "J7"]],
        bag=1,
    )

    log = say(match, "0 swap red red")

    assert log == ["Ann swaps 2 tiles.", "The game ends: the bag holds too few tiles."]
    assert points(match, 0) == {}
    assert match.view(0)["bag"] == 1


def test_the_round_is_not_finished_when_the_game_ends() -> None:
    """GE-5."""
    match = table(seats=4, bag=0, no_treasure=["K1", "B2", "P2", "F3", "N5", "B8", "O9", "F10"])

    log = say(match, "0 pass")

    assert log == ["Ann ends the turn.", "The game ends: the bag holds too few tiles."]
    assert asked(match) == (-1, None)


def test_passing_for_ever_ends_the_game_after_four_hundred_turns() -> None:
    """GE-6."""
    match = table(hands={0: SIX_RED, 1: SIX_RED}, turns=MOST_TURNS - 2)

    say(match, "0 pass")
    last = asked(match)
    log = say(match, "1 pass")

    assert MOST_TURNS == 400
    assert last == (1, "action")
    assert log[-1] == "The game ends: it has lasted too long."
    assert match.view(0)["ended"] == "turns"


def test_each_treasure_goes_to_the_color_that_is_weakest_then() -> None:
    """FS-1."""
    match = table(
        hands={0: "red"},
        bag=0,
        points={
            0: {"black": 5, "red": 0, "blue": 1, "green": 3, "treasure": 6},
            1: {"treasure": 9},
        },
    )

    say(match, "0 swap red")

    assert [seat["totals"] for seat in match.view(0)["result"]] == [[3, 3, 4, 5], [2, 2, 2, 3]]


@pytest.mark.parametrize(
    ("second", "winners"),
    [((5, 6, 8, 9), [1]), ((5, 6, 7, 9), [0, 1]), ((5, 6, 7, 8), [0]), ((5, 5, 99, 99), [0])],
)
def test_ties_go_by_the_next_weakest_color_and_are_shared_if_all_are_equal(
    second: tuple[int, int, int, int], winners: list[int]
) -> None:
    """FS-2, FS-3."""
    match = table(
        hands={0: "red"},
        bag=0,
        points={
            0: {"black": 9, "red": 7, "blue": 5, "green": 6},
            1: dict(zip(("black", "red", "blue", "green"), second, strict=True)),
        },
    )

    say(match, "0 swap red")

    assert match.winners == winners


# What is hidden.


def test_points_are_won_openly_though_totals_are_hidden() -> None:
    """HI-1."""
    match = table("t1  T   .", at="H7", hands={0: "green"})

    log = say(match, "0 tile green J7")

    assert "Bob scores 1 green point for the tile." in log
    assert match.view(0)["points"][1] is None
    assert match.view(1)["points"][1]["green"] == 1


def test_nobody_sees_the_hands_of_others_nor_what_is_in_the_bag() -> None:
    """HI-1."""
    match = dealt(seats=3)

    view = match.view(0)

    assert view["hands"] is None
    assert view["hand_sizes"] == [6, 6, 6]
    assert view["bag"] == 125
    assert sum(view["hand"].values()) == 6
    assert match.view(-1)["hand"] is None


def test_the_bag_and_the_hands_of_others_do_not_show_in_a_view() -> None:
    """HI-1."""
    one = table(hands={0: "red", 1: "black green"}, bag={"red": 20}, points={1: {"red": 4}})
    other = table(hands={0: "red", 1: "blue blue"}, bag={"green": 20}, points={1: {"blue": 9}})

    assert one.view(0) == other.view(0)
    assert one.view(-1) == other.view(-1)
    assert one.view(1) != other.view(1)
