"""One chance: fitted to the weights of today, one in sum, and the same wherever it is told."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.wander import begun, go_on
from ziggurat.bots.advice.advisers import adviser_for
from ziggurat.bots.advice.analysis import Effort, analyse
from ziggurat.bots.advice.hints import hint
from ziggurat.bots.evaluation.calibration import (
    NOT_FITTED,
    Calibration,
    Line,
    calibration,
    calibration_in,
    digest_of,
    fitted,
)
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.ways import KING, LEVELS, VIZIER
from ziggurat.games import GAMES

TABLES = [(game, seats) for game in GAMES for seats in GAMES[game].seats]
WAYS = [(game, seats, level) for game, seats in TABLES for level in LEVELS]
every_way = pytest.mark.parametrize(("game", "seats", "level"), WAYS)
FEW = {"tigris": 12, "china": 12, "babel": 2}  # simulations
STRANGE = Calibration(30, Line((0.4, -0.2), (0.3, 1.7)), Line((-0.1, 0.5), (0.6, 1.2)))

values = st.floats(0, 1)
between = st.floats(0.001, 0.999)
hours = st.floats(0, 1)


def played(game: str, seats: int, decisions: int) -> Match:
    match = begun(GAMES[game], 5, seats, {})
    go_on(match, np.random.default_rng(5), decisions)
    return match


@every_way
def test_the_chances_of_every_level_are_fitted_to_the_weights_it_has(
    game: str, seats: int, level: str
) -> None:
    row = fitted(game)[str(seats)][level]

    assert row["digest"] == digest_of(game, seats, level), f"run bench/calibrate.py {game}"
    known = calibration(game, seats, level)
    assert min(*known.thought.slope, *known.glance.slope) > 0


@given(one=values, other=values, hour=hours)
def test_the_better_value_never_has_the_smaller_chance(
    one: float, other: float, hour: float
) -> None:
    low, high = sorted((one, other))

    assert STRANGE.chance(low, hour) <= STRANGE.chance(high, hour)


def test_what_is_certain_stays_certain() -> None:
    assert [STRANGE.chance(value, 0.5) for value in (0.0, 1.0)] == [0, 1]


@given(seen=st.lists(values, min_size=2, max_size=5), value=values, hour=hours)
def test_everybody_together_has_all_of_it(seen: list[float], value: float, hour: float) -> None:
    asked = len(seen) - 1
    found = STRANGE.standing(value, seen, asked, hour)

    assert sum(found) == pytest.approx(1)
    assert min(found) >= 0
    assert found[asked] == STRANGE.chance(value, hour)


@given(value=between, hour=hours)
def test_where_nothing_was_fitted_values_are_told_as_they_are(value: float, hour: float) -> None:
    assert NOT_FITTED.chance(value, hour) == pytest.approx(value)
    assert NOT_FITTED.shares([value, 1 - value], 0, hour) == pytest.approx([value, 1 - value])


def test_a_line_turns_with_the_hour_and_stays_as_it_is_at_the_end() -> None:
    assert STRANGE.thought.at(STRANGE.hour(0)) == (0.4, 0.3)
    assert STRANGE.thought.at(STRANGE.hour(15)) == pytest.approx((0.1, 1.0))
    assert STRANGE.thought.at(STRANGE.hour(90)) == pytest.approx((-0.2, 1.7))


def test_what_was_fitted_to_other_weights_is_not_used_and_that_is_said() -> None:
    stale: dict[str, Any] = {**fitted("china")["2"][VIZIER], "digest": "another"}

    with pytest.warns(UserWarning, match=r"vizier in china with 2 seats .*calibrate\.py china"):
        assert calibration_in(stale, "china", 2, VIZIER) == NOT_FITTED


@pytest.mark.skipif(PLAIN, reason="un-jitted a thought takes seconds")
@pytest.mark.slow
@every_way
def test_the_chances_of_a_position_are_one(game: str, seats: int, level: str) -> None:
    adviser = adviser_for(GAMES[game], seats, level, FEW[game] if level == KING else 0)
    for decisions in (0, 7, 20):
        state = played(game, seats, decisions).state
        chances = adviser.chances(state, adviser.look(state))
        assert sum(chances) == pytest.approx(1)
        assert len(chances) == seats
        assert min(chances) >= 0


@pytest.mark.skipif(PLAIN, reason="un-jitted a thought takes seconds")
@pytest.mark.slow
@pytest.mark.parametrize("searched", [False, True], ids=["at once", "searched"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_hint_and_review_and_curve_tell_the_same_number(
    game: str, seats: int, searched: bool
) -> None:
    """Whoever is asked hears in a hint what the analysis says of him there, and of his choice."""
    simulations = FEW[game] if searched else 0
    match = played(game, seats, 8)
    reviewed = list(analyse(match, Effort(simulations, worlds=1, rolls=1)))

    for number, step in enumerate(match.history):
        heard = hint(match.game, step.before, step.seat, VIZIER, simulations)
        assert reviewed[number].chances[step.seat] == heard[0].chance
        choice = reviewed[number + 1].choice
        if choice:
            assert (choice.best, choice.best_chance) == (heard[0].move, heard[0].chance)
            told = {one.move: one.chance for one in heard}
            assert choice.chance == told.get(choice.move, choice.chance)


@pytest.mark.skipif(PLAIN, reason="un-jitted a thought takes seconds")
@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_was_not_thought_about_has_a_chance_no_better_than_the_best(game: str) -> None:
    match = played(game, 2, 8)
    adviser = adviser_for(match.game, 2, VIZIER)
    look = adviser.look(match.state)
    assert look is not None
    thought_about = {thought.action for thought in look.thoughts}
    others = [action for action in match.legal() if action not in thought_about]

    for action in others:
        chance = adviser.after(look, action).chance
        assert 0 <= chance <= look.thoughts[0].chance + 0.05
    best = look.thoughts[0]
    assert adviser.after(look, best.action) == best
