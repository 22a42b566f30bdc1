"""What a match shows."""

from math import inf

import pytest

from ziggurat.bots.arena.matches import Contest, Played
from ziggurat.bots.arena.rating import Tally, elo, interval, sequential_test


def test_half_of_the_games_is_no_difference() -> None:
    assert elo(0.5) == 0
    assert elo(0.25, fair=0.25) == 0


def test_three_of_four_games_are_about_190_points() -> None:
    assert round(elo(0.75)) == 191
    assert elo(1.0) == inf
    assert elo(0.0) == -inf


def test_an_interval_narrows_with_the_games_and_stays_within_all_and_nothing() -> None:
    low, high = interval(0.965, 400)
    assert (round(low, 3), round(high, 3)) == (0.942, 0.979)
    assert interval(1.0, 20)[1] == pytest.approx(1.0)
    assert interval(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("wins", "games", "answer"), [(60, 61, True), (30, 60, False), (15, 20, None)]
)
def test_a_match_stops_when_the_answer_is_clear(wins: int, games: int, answer: bool | None) -> None:
    assert sequential_test(wins, games, wanted=0.7) is answer


def test_a_shared_victory_counts_in_part() -> None:
    tally = Tally(("a", "b"))
    tally.add([Played(0, 0, [0, 1], [1, 1], 10, b""), Played(0, 1, [1, 0], [2, 1], 12, b"")])
    assert tally.wins == [1.5, 0.5]
    assert tally.share(0) == 0.75


def test_everybody_moves_on_by_one_seat_and_the_last_bot_fills_the_table() -> None:
    contest = Contest("tigris", 4, ("king", "vizier"))
    assert [contest.at(turn) for turn in range(4)] == [
        [0, 1, 1, 1],
        [1, 0, 1, 1],
        [1, 1, 0, 1],
        [1, 1, 1, 0],
    ]
