"""One scale for all levels: what their meetings say, and what is shown of it."""

from typing import Any

import pytest

from ziggurat.bots.arena.ladder import Meeting, rated
from ziggurat.bots.players.strength import (
    ANCHOR,
    Strength,
    digest_of_level,
    measured,
    strength_in,
    strength_of,
)
from ziggurat.core.ways import LEVELS, SCRIBE, VIZIER
from ziggurat.games import GAMES


def test_three_of_four_games_are_about_190_points() -> None:
    found = rated([Meeting("b", "a", 40_000, 30_000)], "a")
    assert found["a"].elo == found["a"].low == found["a"].high == 0
    assert round(found["b"].elo) == 191
    assert found["b"].games == 40_000


def test_a_chain_of_meetings_adds_up() -> None:
    found = rated([Meeting("b", "a", 4000, 3000), Meeting("c", "b", 4000, 3000)], "a", at=500)
    assert found["c"].elo - found["b"].elo == pytest.approx(found["b"].elo - 500)
    assert found["a"].elo == 500


def test_meetings_that_contradict_each_other_meet_in_the_middle() -> None:
    steps = [Meeting("b", "a", 400, 300), Meeting("c", "b", 400, 300)]
    chain = rated(steps, "a")["c"].elo
    found = rated([*steps, Meeting("c", "a", 400, 200)], "a")
    assert 0 < found["c"].elo < chain


def test_a_draw_is_half_a_win_for_each() -> None:
    assert rated([Meeting("b", "a", 10, 5.0)], "a")["b"].elo == pytest.approx(0)


def test_who_has_won_all_games_is_far_better_and_not_infinitely() -> None:
    few = rated([Meeting("b", "a", 20, 20)], "a")["b"]
    many = rated([Meeting("b", "a", 200, 200)], "a")["b"]
    assert 600 < few.elo < many.elo < 1100


def test_an_interval_narrows_with_the_games() -> None:
    few = rated([Meeting("b", "a", 40, 30)], "a")["b"]
    many = rated([Meeting("b", "a", 400, 300)], "a")["b"]
    assert few.low < many.low < many.elo < many.high < few.high
    assert many.high - many.low == pytest.approx((few.high - few.low) / 10**0.5, rel=0.05)


def test_a_link_farther_from_the_anchor_is_less_certain() -> None:
    found = rated([Meeting("b", "a", 400, 300), Meeting("c", "b", 400, 300)], "a")
    assert found["c"].high - found["c"].low > found["b"].high - found["b"].low


@pytest.mark.parametrize("meetings", [[], [Meeting("b", "a", 0, 0)], [Meeting("c", "b", 9, 5)]])
def test_nobody_is_rated_who_cannot_be_compared_with_the_anchor(meetings: list[Meeting]) -> None:
    with pytest.raises(ValueError, match="compared with a"):
        rated(meetings, "a")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_levels_was_measured_with_the_weights_they_have(game: str) -> None:
    assert measured(game)
    for level, row in measured(game).items():
        assert level in LEVELS
        assert row["digest"] == digest_of_level(game, level), f"run bench/ladder.py {game}"
        assert strength_of(game, level) == Strength(row["elo"], row["low"], row["high"])


@pytest.mark.parametrize("game", GAMES)
def test_the_stronger_level_has_more_points(game: str) -> None:
    points = [
        ANCHOR,
        *(measured(game)[level]["elo"] for level in LEVELS if level in measured(game)),
    ]
    assert points == sorted(points)
    for row in measured(game).values():
        assert row["low"] <= row["elo"] <= row["high"]
        assert row["games"] > 0


def test_what_was_measured_with_other_weights_is_not_told_and_that_is_said() -> None:
    stale: dict[str, Any] = {**measured("china")[SCRIBE], "digest": "another"}

    with pytest.warns(UserWarning, match=r"scribe in china .*ladder\.py china"):
        assert strength_in(stale, "china", SCRIBE) is None


def test_a_level_that_thinks_longer_is_another() -> None:
    digests = [digest_of_level("tigris", level) for level in LEVELS]
    assert len(set(digests)) == len(LEVELS)


def test_where_nothing_was_measured_nothing_is_told() -> None:
    assert strength_of("senet", VIZIER) is None
    assert strength_of("tigris", "random") is None
