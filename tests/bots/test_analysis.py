"""A game looked at again: chances, key moments, luck."""

from dataclasses import replace

import numpy as np
import pytest

from bots.wars import war
from games.tigris.boards import BY_THE_EDGE, dealt, table
from games.tigris.script import say
from games.wander import begun, go_on
from ziggurat.bots.advice.analysis import (
    BLUNDER,
    DRAW,
    NOTEWORTHY,
    STROKE,
    AnalysedDecision,
    Effort,
    ReviewedChoice,
    analyse,
    moments_in,
    report,
)
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.core.ways import SCRIBE
from ziggurat.games import GAMES

QUICK = Effort(simulations=0, worlds=1, rolls=2, level=SCRIBE)


def judged(match: Match) -> list[AnalysedDecision]:
    return list(analyse(match, QUICK))


def fought(support: int) -> Match:
    """A war in which two more tiles would have been enough."""
    match = war()
    match.history.clear()  # begin with the question
    say(match, f"0 support {support}", "1 support 0")
    match.resign(1)
    return match


def test_chances_are_told_after_every_decision_and_add_up() -> None:
    found = judged(fought(2))

    assert [entry.number for entry in found] == [0, 1, 2, 3]
    assert [sum(entry.chances) for entry in found] == pytest.approx([1, 1, 1, 1])


def test_a_game_given_up_ends_with_its_winner() -> None:
    assert judged(fought(2))[-1].chances == (1, 0)


def test_too_little_support_is_a_blunder_and_the_better_move_is_named() -> None:
    found = report(judged(fought(0)))

    assert [(moment.kind, moment.seat) for moment in found.moments] == [(BLUNDER, 0)]
    choice = found.moments[0].decision.choice
    assert choice is not None
    assert (choice.move, choice.best) == ("support 0", "support 2")
    assert choice.reasons[0].key == "odds_war"
    assert found.lost[0] == choice.loss > 0.05
    assert found.lost[1] == 0


def test_that_nothing_better_was_found_is_no_reason_for_a_better_move() -> None:
    """Every decision of the first turns of a game, whatever could be said for the best move."""
    match, rng = begun(GAMES["babel"], 3, 2, {}), np.random.default_rng(3)
    go_on(match, rng, 12)

    choices = [entry.choice for entry in judged(match) if entry.choice]
    assert any(choice.reasons == () for choice in choices)
    assert all(reason.key != "best_found" for choice in choices for reason in choice.reasons)


def test_the_best_move_is_a_stroke_where_any_other_costs_much() -> None:
    found = judged(fought(2))[1].choice
    assert found is not None
    assert found.best == found.move
    assert found.chance > found.next_chance

    rare = replace(found, next_chance=found.chance - 2 * NOTEWORTHY)
    usual = replace(found, next_chance=found.chance - NOTEWORTHY / 2)
    told = [moments_in(AnalysedDecision(1, (0.7, 0.3), (0, 0), c)) for c in (rare, usual)]

    assert [[(moment.kind, moment.seat) for moment in some] for some in told] == [[(STROKE, 0)], []]


def test_a_forced_decision_is_nobodys_choice() -> None:
    assert judged(fought(2))[2].choice is None  # who holds nothing black can add nothing


def test_what_makes_no_difference_is_nobodys_choice() -> None:
    """Both treasures near the corners are taken, and that of F3 stays."""
    match = table(BY_THE_EDGE, at="A2", hands={0: "blue"})
    say(match, "0 tile blue E2", "0 treasure B8")

    assert [entry.choice is None for entry in judged(match)] == [True, False, True]


def test_without_a_draw_there_is_no_luck() -> None:
    assert report(judged(fought(2))).luck == (0, 0)


def test_the_luck_of_a_deal_is_what_one_has_more_the_other_has_less() -> None:
    (found,) = judged(dealt())

    assert found.luck[0] == pytest.approx(-found.luck[1])


def test_a_draw_that_serves_somebody_is_a_moment() -> None:
    lucky = AnalysedDecision(5, (0.7, 0.3), (0.2, -0.2), None)

    assert [(m.kind, m.seat, m.size) for m in moments_in(lucky)] == [(DRAW, 0, 0.2)]


def test_the_best_move_loses_nothing_and_another_gains_nothing() -> None:
    why = (Message("best_found"),)
    best = ReviewedChoice(0, "pass", 0.6, "pass", 0.6, 0.5, why)
    other = ReviewedChoice(0, "swap red", 0.4, "pass", 0.6, 0.5, why)

    assert (best.loss, best.edge) == pytest.approx((0, 0.1))
    assert (other.loss, other.edge) == pytest.approx((0.2, 0))
