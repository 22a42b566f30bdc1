"""Play a person respects: problems that a strong player solves at once, and the bots too."""

import pytest

from play.problems import DECISION, LEVELS, TURN, Problem, failure, is_one_of, played, problems
from ziggurat.core.jit import PLAIN
from ziggurat.core.ways import KING
from ziggurat.games import GAMES

SEEDS = (1, 2, 3)
FEWEST = 20  # problems of a game
MOST_STILL = 10  # of all games together, that the bots of today fail
PROBLEMS = [problem for game in GAMES for problem in problems(game)]
STILL = [problem for game in GAMES for problem in problems(game, "still")]


def asked() -> list[object]:
    """Every problem for every level that has to solve it; a king of Babel takes his time."""
    found: list[object] = []
    for problem in PROBLEMS:
        for level in problem.levels:
            slow = (pytest.mark.slow,) if level == KING and problem.game == "babel" else ()
            found.append(pytest.param(problem, level, id=f"{problem.id}-{level}", marks=slow))
    return found


@pytest.mark.skipif(PLAIN, reason="un-jitted so many simulations take too long")
@pytest.mark.parametrize(("problem", "level"), asked())
def test_bots_do_what_a_strong_player_would(problem: Problem, level: str) -> None:
    failures = [failure(problem, *played(problem, level, seed)) for seed in SEEDS]

    assert not any(failures), f"{problem.title}: {level} {max(failures)}. {problem.why}"


@pytest.mark.parametrize("problem", PROBLEMS + STILL, ids=lambda problem: problem.id)
def test_problems_are_sound(problem: Problem) -> None:
    """Whoever is asked has the moves that are named, and others."""
    match = problem.match()
    offers = match.offers(match.asked)
    named = problem.must + problem.must_not

    assert match.asked == problem.seat
    assert problem.until in (DECISION, TURN)
    assert set(problem.levels) <= set(LEVELS)
    assert named or problem.expect
    assert problem.why.endswith(".")
    if problem.until == DECISION:
        for move in named:
            assert any(is_one_of(offer, (move,)) for offer in offers), move
    if named:
        assert not all(is_one_of(offer, named) for offer in offers)


def test_there_are_enough_problems_of_every_game() -> None:
    for game in GAMES:
        assert sum(problem.game == game for problem in PROBLEMS) >= FEWEST
    ids = [problem.id for problem in PROBLEMS + STILL]
    assert len(set(ids)) == len(ids)


def test_few_problems_are_still_failed_and_each_says_why() -> None:
    assert len(STILL) <= MOST_STILL
    assert all(problem.still.endswith(".") for problem in STILL)
    assert not any(problem.still for problem in PROBLEMS)


def test_a_move_stands_for_all_that_begin_with_its_words() -> None:
    assert is_one_of("swap red blue", ("swap",))
    assert is_one_of("support 1", ("support 1",))
    assert not is_one_of("support 10", ("support 1",))
    assert not is_one_of("pass", ())
