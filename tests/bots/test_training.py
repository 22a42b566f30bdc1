"""Training: learning from nothing, and from where it was stopped."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ziggurat.bots.checkpoints import leaning, read_course, write_course
from ziggurat.bots.course import Course, Stage, begin
from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.bots.mind import mind_of, verdict, verdict_again, weights_of
from ziggurat.bots.recipes import RECIPES, recipe, shortened
from ziggurat.bots.training import rate_at, train
from ziggurat.core.jit import PLAIN
from ziggurat.games import GAMES
from ziggurat.pool import open_pool

GAMES_A_STAGE = 1 if PLAIN else 4
STAGES = (Stage(GAMES_A_STAGE, 0, 0, 0.01, 0.01), Stage(GAMES_A_STAGE, 6, 4, 0.01, 0.01))


def learned(course: Course, every: int = 1000, keep: Path | None = None) -> list[np.ndarray]:
    for _ in train(course, STAGES, every, lambda c: write_course(keep, c) if keep else None):
        pass
    return course.weights


def test_every_game_and_number_of_seats_has_a_recipe() -> None:
    assert {name: set(seats) for name, seats in RECIPES.items()} == {
        name: set(game.seats) for name, game in GAMES.items()
    }


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_the_same_seed_learns_the_same(game: str) -> None:
    one, two = (learned(begin(JUDGEMENTS[game], 2, seed=5)) for _ in range(2))
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert not np.array_equal(one[0], JUDGEMENTS[game].by_hand())


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_a_training_goes_on_where_it_was_stopped(game: str, tmp_path: Path) -> None:
    judge, half = JUDGEMENTS[game], tmp_path / "half.npz"
    whole = learned(begin(judge, 2, seed=5), every=2)
    stopped = begin(judge, 2, seed=5)
    for at in train(stopped, STAGES, 2, lambda c: write_course(half, c)):
        if at.stage == 1:
            break
    again = learned(read_course(half, judge), every=2)
    assert all(np.array_equal(a, b) for a, b in zip(whole, again, strict=True))


@pytest.mark.skipif(PLAIN, reason="processes of their own compile")
@pytest.mark.parametrize("game", ["china", "babel"])
@pytest.mark.slow
def test_whoever_plays_the_games_of_a_round_the_same_is_learned(game: str) -> None:
    rounds = tuple(replace(stage, games=5, round=3) for stage in STAGES)
    found = []
    for name, workers in (("local", 1), ("processes", 2), ("processes", 1)):
        course = begin(JUDGEMENTS[game], 2, seed=5)
        with open_pool(name, workers) as pool:
            for _ in train(course, rounds, 1000, lambda course: None, pool):
                pass
        found.append(course.weights)
    for weights in found[1:]:
        assert all(np.array_equal(a, b) for a, b in zip(found[0], weights, strict=True))


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_a_training_in_rounds_goes_on_where_one_of_them_ended(tmp_path: Path) -> None:
    """A report is due after every second game, and waits for the end of its round."""
    judge, half = JUDGEMENTS["china"], tmp_path / "half.npz"
    rounds = tuple(replace(stage, games=7, round=3) for stage in STAGES)
    whole, stopped = begin(judge, 2, seed=5), begin(judge, 2, seed=5)
    reports = [at.game for at in train(whole, rounds, 2, lambda course: None)]
    assert reports == [3, 6, 7] * 2
    for at in train(stopped, rounds, 2, lambda course: write_course(half, course)):
        if (at.stage, at.game) == (1, 3):
            break
    again = read_course(half, judge)
    for _ in train(again, rounds, 2, lambda course: None):
        pass
    assert all(np.array_equal(a, b) for a, b in zip(whole.weights, again.weights, strict=True))


def test_the_rate_falls_over_the_second_half() -> None:
    stage = Stage(100, 0, 0, 0.01, 0.01)
    assert [round(rate_at(stage, game), 4) for game in (0, 49, 75, 99)] == [
        0.01,
        0.01,
        0.005,
        0.0005,
    ]


def test_a_short_training_has_the_same_stages() -> None:
    short = shortened(recipe("tigris", 2).stages, 100)
    assert len(short) == len(recipe("tigris", 2).stages)
    assert 90 <= sum(stage.games for stage in short) <= 100


def test_weights_that_lean_give_a_mixture_of_both_odds() -> None:
    judge, dice = JUDGEMENTS["babel"], np.random.default_rng(5)
    learned_ones = weights_of(dice.normal(size=len(judge.features)), 8, 4, seed=3)
    by_hand = judge.by_hand()

    minds = [
        mind_of(judge, weights)
        for weights in (learned_ones, weights_of(by_hand), leaning(learned_ones, by_hand, 0.3))
    ]

    for m in minds:
        m.x[:] = np.random.default_rng(6).normal(size=len(m.x))
    learned_odds, odds_by_hand, mixed = (float(verdict(m)) for m in minds)
    assert mixed == pytest.approx(0.7 * learned_odds + 0.3 * odds_by_hand, rel=1e-4)
    assert learned_odds != pytest.approx(odds_by_hand, rel=0.1)


def test_a_verdict_by_what_changed_is_the_verdict() -> None:
    judge, dice = JUDGEMENTS["tigris"], np.random.default_rng(1)
    inputs = len(judge.features)
    shapes = (inputs,), (inputs, 8), (8,), (4, 8), (4,), (4,)
    mind = mind_of(judge, [dice.normal(size=shape) for shape in shapes])
    for _ in range(20):
        mind.x[dice.integers(inputs, size=5)] = dice.normal(size=5)
        assert abs(verdict_again(mind, 1) - verdict(mind)) < 1e-3
