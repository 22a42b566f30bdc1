"""The rulebook: swapping one to six tiles."""

from games.tigris.boards import table
from games.tigris.script import actions_left, asked, hand_sizes, refused, say, square


def test_up_to_six_tiles_are_swapped_for_as_many_from_the_bag() -> None:
    match = table(hands={0: "black red red blue green green"}, bag=50)

    log = say(match, "0 swap black red red blue green green")

    assert log == ["Ann swaps 6 tiles.", "Ann draws 6 tiles."]
    assert hand_sizes(match)[0] == 6
    assert match.view(0)["bag"] == 44


def test_a_single_tile_may_be_swapped() -> None:
    match = table(hands={0: "red red"}, bag={"black": 9})

    log = say(match, "0 swap red")

    assert log == ["Ann swaps 1 tile.", "Ann draws 1 tile."]
    assert match.view(0)["hand"] == {"black": 1, "red": 1, "blue": 0, "green": 0}


def test_a_swap_is_one_action_and_may_be_made_twice() -> None:
    match = table(hands={0: "red red"})

    say(match, "0 swap red")
    left = actions_left(match)
    say(match, "0 swap red")

    assert left == 1
    assert asked(match) == (1, "action")


def test_swapped_tiles_are_out_of_the_game() -> None:
    match = table(hands={0: "red red red"}, bag={"black": 30})

    say(match, "0 swap red red red", "0 pass")

    assert match.view(0)["hand"] == {"black": 6, "red": 0, "blue": 0, "green": 0}
    assert match.view(0)["bag"] == 30 - 3 - 3 - 6


def test_the_new_tiles_may_be_used_for_the_second_action() -> None:
    match = table(hands={0: "red"}, bag={"black": 30})

    early = refused(match, "0 tile black E5")
    say(match, "0 swap red", "0 tile black E5")

    assert early == "You hold no settlement."
    assert square(match, "E5") == "black"


def test_one_swaps_only_tiles_one_holds() -> None:
    """SW-1."""
    match = table(hands={0: "red blue"})

    assert refused(match, "0 swap green") == "You hold 0 green tiles, not more."
    assert refused(match, "0 swap red red") == "You hold 1 red tile, not more."
    assert refused(match, "0 swap red blue blue") == "You hold 1 blue tile, not more."


def test_a_swap_gives_at_least_one_tile() -> None:
    """SW-1."""
    match = table(hands={0: "red blue"})

    assert refused(match, "0 swap").startswith("“swap” cannot be read")


def test_a_swap_draws_what_was_given_and_does_not_fill_the_hand() -> None:
    """SW-1."""
    match = table(hands={0: "red red blue blue"})

    say(match, "0 swap red blue")

    assert hand_sizes(match)[0] == 4


def test_nobody_else_learns_which_tiles_were_swapped() -> None:
    red = table(hands={0: "red green"}, bag={"black": 30})
    green = table(hands={0: "red green"}, bag={"black": 30})

    logs = say(red, "0 swap red"), say(green, "0 swap green")

    assert logs[0] == logs[1]
    assert red.view(1) == green.view(1)
    assert red.view(0) != green.view(0)
