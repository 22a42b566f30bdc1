"""Told chances hold: the tools that fit and check them, and a small sample of each kind of game."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ziggurat.core.jit import PLAIN
from ziggurat.core.ways import VIZIER

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from calibrate import fit, loss, thoughts
from reliability import Forecasts, as_told, beyond, forecasts, report
from told_chances import PHASES, ToldGame, ToldPosition, contest_of, told_games
from ziggurat.bots.evaluation.calibration import NOT_FITTED, Calibration, Line, calibration

NOTHING_LOST = 0.01  # of the log loss, by luck
TRUTH = Calibration(20, Line((0.5, -0.5), (0.5, 1.5)), Line((0.2, 0.0), (0.4, 0.8)))


def made_up(count: int, seats: int) -> list[ToldGame]:
    """Games that go as the true lines have it, each position with a game of its own."""
    dice, games = np.random.default_rng(4), []
    for number in range(count):
        turn, asked = int(dice.integers(21)), int(dice.integers(seats))
        value = float(dice.beta(1.5, 1.5))
        values = [(1 - value) / (seats - 1)] * seats
        values[asked] = value
        position = ToldPosition(turn, asked, value, values)
        lot, won = dice.random(), [0.0] * seats
        won[int(np.searchsorted(np.cumsum(position.told(TRUTH)), lot))] = 1.0
        games.append(ToldGame(number, 20, won, [position]))
    return games


def test_a_fit_finds_the_line_that_games_were_made_from() -> None:
    found = fit(made_up(12_000, 2), NOT_FITTED)

    assert found.turns == 20
    assert found.thought.shift == pytest.approx(TRUTH.thought.shift, abs=0.15)
    assert found.thought.slope == pytest.approx(TRUTH.thought.slope, abs=0.15)


def test_a_fit_helps_a_level_that_is_always_nearly_certain() -> None:
    """Such values are so far apart that a whole step of Newton's method leads beyond all sense."""
    games = []
    for number in range(120):
        right, ahead = number % 3 > 0, number % 2 == 0
        value, won = (1 - 1e-8 if ahead else 1e-8), float(right == ahead)
        position = ToldPosition(number % 21, 0, value, [value, 1 - value])
        games.append(ToldGame(number, 20, [won, 1 - won], [position]))
    found = fit(games, NOT_FITTED)

    assert loss(*thoughts(games, found), found.thought) < 0.8
    assert loss(*thoughts(games, NOT_FITTED), NOT_FITTED.thought) > 3


def test_few_games_leave_what_was_believed_nearly_as_it_was() -> None:
    few, none = fit(made_up(5, 3), TRUTH), fit([], TRUTH)

    assert few.thought.slope == pytest.approx(TRUTH.thought.slope, abs=0.1)
    assert none == TRUTH


def test_values_that_speak_against_what_comes_are_refused() -> None:
    games = made_up(300, 2)
    turned = [ToldGame(g.number, g.turns, g.won[::-1], g.positions) for g in games]

    with pytest.raises(ValueError, match="better values win less often"):
        fit(turned, NOT_FITTED)


def told(sharper: float, games: int = 1500) -> Forecasts:
    """Forecasts of three seats, all of them true or, sharper than one, too sure."""
    dice = np.random.default_rng(6)
    true = dice.dirichlet(np.ones(3), size=(games, 1))
    sure = true**sharper
    return Forecasts(sure / sure.sum(axis=2, keepdims=True), as_told(true, dice)[:, 0])


def test_a_true_forecaster_shows_no_more_error_than_a_perfect_one() -> None:
    found = beyond(told(1.0))

    assert abs(found["beyond"]) < 0.015
    assert found["between"][0] < 0 < found["between"][1]


def test_one_who_is_too_sure_is_found_out() -> None:
    found = beyond(told(2.0))

    assert found["beyond"] > 0.05
    assert found["between"][0] > 0.03


def test_chances_that_are_not_one_are_refused() -> None:
    games = made_up(3, 2)

    class Wrong(Calibration):
        def standing(self, *args: object) -> list[float]:
            return [0.5, 0.6]

    with pytest.raises(ValueError, match="do not add up"):
        forecasts(games, Wrong())


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    contest, path = contest_of("china", 3, VIZIER, 9), tmp_path / "games.jsonl"
    first = list(told_games(contest, range(2), path))
    kept = path.read_text()
    longer = list(told_games(contest, range(3), path))

    assert longer[:2] == first
    assert path.read_text().startswith(kept)
    assert [game.number for game in longer] == [0, 1, 2]
    assert list(told_games(contest, range(2))) == first


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "most"), [("china", 4, 0.04), ("babel", 2, 0.08)])
def test_a_few_games_do_not_speak_against_the_chances_told(
    game: str, seats: int, most: float
) -> None:
    """So few cannot show that they are right: that takes `bench/reliability.py`.

    `most` is three standard errors of what a perfect forecaster shows on so many games.
    """
    games = list(told_games(contest_of(game, seats, VIZIER, 1_000_077), range(60)))
    known = calibration(game, seats, VIZIER)
    found = report(forecasts(games, known))

    assert found["error"]["beyond"] < most
    assert sum(row["count"] for row in found["tenths"]) == 60 * PHASES * seats
    as_it_is = replace(NOT_FITTED, turns=known.turns)
    assert loss(*thoughts(games, known), known.thought) < NOTHING_LOST + loss(
        *thoughts(games, as_it_is), as_it_is.thought
    )
