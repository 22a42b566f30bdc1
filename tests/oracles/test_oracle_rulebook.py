"""The referee against examples of the rulebook and its rulings, worked out by hand."""

from collections import Counter
from dataclasses import replace
from typing import Any

from oracles.tigris import (
    RIVER,
    Board,
    buildings,
    followers,
    income,
    kingdom_of,
    kingdoms,
    legal_actions,
    legal_catastrophes,
    legal_leaders,
    legal_swaps,
    legal_tiles,
    may_support,
    regions,
    revolt,
    settle_war,
    stranded,
    tile_points,
    totals,
    treasure_choice,
    united,
    war_losses,
    war_parties,
    wars,
    wars_left,
    winners,
)

TEMPLES = ["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"]
MONUMENTS = ["black-red", "black-blue", "black-green", "red-blue", "red-green", "blue-green"]


def position(tiles: str = "", leaders: str = "", **changes: Any) -> Board:
    """The starting map with more on it: tiles `red I5 I6, green B3`, leaders `0 black H7`."""
    board = Board(
        seats=3,
        tiles=dict.fromkeys(TEMPLES, "red"),
        face_down=set(),
        leaders={},
        treasures=set(TEMPLES),
        catastrophes=set(),
        monuments=dict.fromkeys(MONUMENTS),
        ziggurat=None,
        hands={seat: Counter() for seat in range(3)},
        points={seat: Counter() for seat in range(3)},
        catastrophes_left=dict.fromkeys(range(3), 2),
        turn=0,
        english=False,
        ziggurat_option=False,
    )
    for row in filter(None, tiles.split(", ")):
        colour, *squares = row.split()
        board.tiles |= dict.fromkeys(squares, colour)
    for row in filter(None, leaders.split(", ")):
        seat, colour, square = row.split()
        board.leaders[int(seat), colour] = square
    return replace(board, **changes)


def places(moves: set[str], start: str) -> set[str]:
    """Where the moves that start with these words lead."""
    return {move.split()[-1] for move in moves if move.startswith(start + " ")}


def with_tile(board: Board, colour: str, square: str) -> Board:
    """The same position once this tile lies there."""
    return replace(board, tiles=board.tiles | {square: colour})


def test_the_map_has_41_river_squares_and_33_squares_beside_the_first_temples() -> None:
    assert len(RIVER) == 41
    assert not RIVER & set(TEMPLES)
    assert len(places(legal_leaders(position(), 0), "leader black")) == 33


def test_a_region_is_a_kingdom_once_a_leader_stands_in_it() -> None:
    assert len(regions(position())) == 10
    assert kingdoms(position()) == []

    board = position("green I6", "0 black H7", face_down={"I5"}, catastrophes={"I8"})

    assert kingdoms(board) == [frozenset({"H7", "I7", "I6", "I5"})]
    assert kingdom_of(board, "I5") == kingdom_of(board, "H7")
    assert len(regions(board)) == 10


def test_a_tile_may_link_two_kingdoms_but_not_three() -> None:
    hands = {0: Counter(red=1)}
    three = position("red I5 J6", "0 black I8, 1 green I4, 2 red K6", hands=hands)
    leaderless = position("red I5 J6", "0 black I8, 1 green I4", hands=hands)
    touching_twice = with_tile(three, "green", "J7")

    assert len(united(three, "I6")) == 3
    assert "tile red I6" not in legal_tiles(three, 0)
    assert "tile red I6" in legal_tiles(leaderless, 0)
    assert len(united(touching_twice, "I6")) == 2
    assert "tile red I6" in legal_tiles(touching_twice, 0)


def test_tiles_lie_on_their_own_terrain_and_never_on_a_catastrophe() -> None:
    hands = {0: Counter(red=1, blue=1)}
    board = position("", "0 black H7", hands=hands, catastrophes={"F6"})

    moves = legal_tiles(board, 0)

    assert {"tile blue D8", "tile red I6"} <= moves
    assert places(moves, "tile blue") == RIVER
    assert not places(moves, "tile red") & {"D8", "I7", "H7", "F6"}
    assert not places(moves, "tile green")


def test_the_king_scores_only_for_colours_without_their_own_leader() -> None:
    board = position("red I5", "0 black H7, 1 green J7, 2 blue I4")

    assert tile_points(board, "green", "I8") == (1, "green")
    assert tile_points(board, "red", "I8") == (0, "red")
    assert tile_points(board, "red", "H5") is None
    assert tile_points(board, "red", "A11") is None
    assert tile_points(board, "green", "I6") is None


def test_a_leader_stands_beside_a_face_up_temple_and_never_links_kingdoms() -> None:
    board = position("red I5", "0 black H7, 1 green I4", face_down={"E6"}, catastrophes={"J7"})

    squares = places(legal_leaders(board, 0), "leader red")

    assert {"I8", "H5", "J5"} <= squares
    assert not squares & {"I6", "J7", "H7", "I7", "E5", "F6", "E3"}


def test_a_moved_leader_is_lifted_before_his_new_square_is_judged() -> None:
    link = position("red I5 H5 H7", "0 black I6, 1 green I8, 1 red I4")
    lone = position("red I5", "0 black H7, 1 green I4")

    assert len(united(link, "H6")) == 1
    assert "leader black H6" not in legal_leaders(link, 0)
    assert "leader black I6" in legal_leaders(lone, 0)
    assert "leader red I6" not in legal_leaders(lone, 0)
    assert "leader black H7" not in legal_leaders(lone, 0)
    assert lone.leaders == {(0, "black"): "H7", (1, "green"): "I4"}


def test_a_revolt_counts_the_temples_beside_each_leader() -> None:
    example = position("red H7 H5", "1 black J7")
    shared = position("red I5", "1 black J7")
    move = position("red I6 I5", "0 black H7")

    assert revolt(example, 0, "black", "H6") == (1, 2, 1)
    assert revolt(shared, 0, "black", "I6") == (1, 2, 1)
    assert revolt(shared, 0, "green", "I6") is None
    assert revolt(move, 0, "black", "H5") is None


def test_the_first_fighter_clockwise_from_the_active_player_attacks() -> None:
    board = position("black I8 I4, red I5", "2 black H7, 1 black H5")

    assert wars(board, "I6") == ["black"]
    assert war_parties(board, "I6", "black") == (1, 2)
    assert war_parties(replace(board, turn=2), "I6", "black") == (2, 1)


def test_a_market_war_that_splits_the_kingdom_cancels_the_war_of_kings() -> None:
    board = position("red I3, green I8 I5 I4", "0 green H7, 0 black J7, 1 green I2, 1 black H3")
    sides = united(board, "I6")
    joined = with_tile(board, "black", "I6")

    after = settle_war(joined, sides, "I6", "green", 0, 1)

    assert wars(board, "I6") == wars_left(joined) == ["black", "green"]
    assert followers(joined, sides, "I6", 0, "black") == set()
    assert followers(joined, sides, "I6", 1, "green") == {"I5", "I4"}
    assert after.points[0] == Counter(green=3)
    assert (1, "green") not in after.leaders
    assert wars_left(after) == []
    assert joined.points[0] == Counter()


def test_priests_spare_temples_with_a_treasure_or_beside_a_leader_not_fighting() -> None:
    board = position("red I5 I4 I3, green H3 G3", "0 red H7, 1 black J5, 1 red H4")
    sides = united(board, "I6")
    joined = with_tile(board, "green", "I6")

    assert followers(joined, sides, "I6", 1, "red") == {"I5", "I4", "I3", "F3"}
    assert war_losses(joined, sides, "I6", "red", 0, 1) == {"I4", "I3"}

    after = settle_war(joined, sides, "I6", "red", 0, 1)

    assert after.points[0] == Counter(red=3)
    assert after.leaders == {(0, "red"): "H7", (1, "black"): "J5"}


def test_followers_linked_only_by_the_junction_count_and_those_cut_off_do_not() -> None:
    board = position(
        "red I5, black J5, green J6 K5", "0 green I8, 0 black H7, 1 green I4, 1 black H5"
    )
    sides = united(board, "I6")
    joined = with_tile(board, "green", "I6")

    after = settle_war(joined, sides, "I6", "black", 0, 1)

    assert followers(joined, sides, "I6", 1, "green") == {"J6", "K5"}
    assert after.points[0] == Counter(black=2)
    assert wars_left(after) == ["green"]
    assert followers(after, sides, "I6", 1, "green") == {"J6"}
    assert followers(after, sides, "I6", 0, "green") == set()


def test_a_leader_whose_only_temple_is_turned_over_is_stranded() -> None:
    board = position("", "0 green H7, 1 black A2")
    del board.tiles["I7"]

    assert stranded(replace(board, face_down={"I7"})) == {(0, "green")}


def test_settling_a_war_sends_home_every_leader_without_a_temple() -> None:
    board = position("red I5", "0 black H7, 1 black H5, 2 blue A11")
    sides = united(board, "I6")

    after = settle_war(with_tile(board, "red", "I6"), sides, "I6", "black", 1, 0)

    assert after.leaders == {(1, "black"): "H5"}
    assert after.points[1] == Counter(black=1)


def test_english_support_must_pass_or_draw_level() -> None:
    attacks = [n for n in range(6) if may_support(1, 3, 0, "attacker", n, True)]
    defences = [n for n in range(6) if may_support(1, 2, 4, "defender", n, True)]

    assert attacks == [0, 3, 4, 5]
    assert defences == [0, 3]
    assert may_support(1, 3, 0, "attacker", 1, False)
    assert may_support(1, 2, 0, "defender", 5, False)


def test_one_tile_may_complete_two_squares_or_a_cross() -> None:
    board = position("black E5 F5 E6 G5 G6 F6")
    monuments = dict.fromkeys(MONUMENTS) | {"black-red": "A10"}
    cross = position("black F4 F6 E5 G5 F5", ziggurat_option=True)

    assert buildings(replace(board, monuments=monuments), "F6") == {
        "monument black-blue E5",
        "monument black-green E5",
        "monument black-blue F5",
        "monument black-green F5",
    }
    assert buildings(with_tile(board, "black", "E7"), "E7") == set()
    assert buildings(cross, "F4") == {"ziggurat F5"}
    assert buildings(with_tile(cross, "black", "F7"), "F7") == set()
    assert buildings(replace(cross, ziggurat="J10"), "F4") == set()


def test_a_trader_takes_corner_treasures_first_and_leaves_one() -> None:
    one_corner = position("green C2 D2 F2, blue E2", "0 green B1")
    two_corners = position("blue B4 B7, green B3 B6 B5", "0 green B1")
    inland = position("green K6 L6 M6 N6 I6, red J6", "1 green H7")

    assert treasure_choice(one_corner, 0) == {"B2"}
    assert treasure_choice(two_corners, 0) == {"B2", "B8"}
    assert treasure_choice(inland, 1) == {"N5", "I7"}
    assert treasure_choice(inland, 0) == set()
    assert treasure_choice(replace(inland, treasures={"I7"}), 1) == set()


def test_monuments_pay_leaders_of_their_colours_and_no_king_in_their_place() -> None:
    board = position(
        "",
        "0 red H7, 0 green I6, 1 black I8",
        face_down={"J7", "K7", "J8", "K8"},
        monuments=dict.fromkeys(MONUMENTS) | {"red-green": "J7"},
    )

    assert income(board, 0) == Counter(red=1, green=1)
    assert income(board, 1) == Counter()


def test_catastrophes_spare_treasures_leaders_monuments_and_other_catastrophes() -> None:
    board = position("red A10", "1 black H7", face_down={"E5"}, catastrophes={"J6"})

    squares = places(legal_catastrophes(board, 0), "catastrophe")

    assert len(squares) == 176 - 10 - 3
    assert {"D8", "A11", "A10"} <= squares
    assert not squares & {"I7", "H7", "E5", "J6"}
    assert legal_catastrophes(replace(board, catastrophes_left={0: 0}), 0) == set()


def test_a_swap_names_one_to_six_tiles_of_the_hand() -> None:
    board = position("", "0 red H7, 1 black J7", hands={0: Counter(red=2, black=1)})

    swaps = {"swap black", "swap red", "swap red red", "swap black red", "swap black red red"}

    assert legal_swaps(board, 0) == swaps
    assert swaps | {"pass", "withdraw red"} <= legal_actions(board, 0)
    assert "withdraw black" not in legal_actions(board, 0)


def test_jokers_fill_the_weakest_colours_and_ties_go_to_the_next_one() -> None:
    pottery = Counter(red=8, black=12, blue=9, green=12, treasure=4)
    lion = Counter(red=10, black=10, blue=12, green=15)
    bull = Counter(red=10, black=10, blue=11, green=22)

    assert totals(pottery) == [10, 11, 12, 12]
    assert totals(Counter(red=1, treasure=3)) == [1, 1, 1, 1]
    assert winners({0: lion, 1: bull, 2: pottery}) == [2]
    assert winners({0: lion, 1: bull}) == [0]
    assert winners({0: lion, 1: bull, 2: Counter(lion)}) == [0, 2]
