"""Nobody needs to be asked which corner treasure comes first where all of them are taken."""

import numpy as np
import pytest

from games.tigris.boards import BY_THE_EDGE, table
from games.tigris.script import asked, say
from games.wander import begun, crowded
from ziggurat.core.answers import foresee
from ziggurat.core.match import Match
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.records import State

SEEDS = (5, 14)  # of games with moot questions, one after another too


def outcomes(match: Match[State]) -> set[bytes]:
    """The positions to which the answers lead, with the same dice.

    Where three are taken, the first answer leaves a question that is as moot.
    """
    return {after_all(match.state, answer).tobytes() for answer in match.legal()}


def after_all(state: State, answer: int) -> State:
    after, _ = foresee(state, answer, TIGRIS.apply, TIGRIS.events)
    return after_all(after, int(TIGRIS.listed(after)[0])) if TIGRIS.moot(after) else after


def test_two_corner_treasures_beside_another_are_both_taken_in_any_order() -> None:
    match = table(BY_THE_EDGE, at="A2", hands={0: "blue"})
    say(match, "0 tile blue E2")

    assert asked(match) == (0, "treasure")
    assert match.moot
    assert len(outcomes(match)) == 1


def test_they_are_whoever_must_answer_and_whatever_follows() -> None:
    """The trader is another player's, and the turn is over when he has taken them."""
    board = BY_THE_EDGE.replace("t0", "t1")
    match = table(board, at="A2", hands={0: "blue"}, actions_left=1, bag=100)
    say(match, "0 tile blue E2")

    assert asked(match) == (1, "treasure")
    assert match.moot
    assert len(outcomes(match)) == 1


@pytest.mark.parametrize(
    ("board", "at", "move"),
    [
        (
            """
            .   t0
            .   T
            .   M
            ~   F
            .   .
            .   M
            ~   F
            .   T
            """,
            "A1",
            "tile green B5",
        ),
        (
            """
            .   .   .   .   .   .   T
            .   .   .   .   M   M   .
            t0  T   M   M   M   ~   ~
            """,
            "H5",
            "tile green N6",
        ),
    ],
    ids=["two of the corners alone", "two others"],
)
def test_where_one_of_them_stays_it_matters_which(board: str, at: str, move: str) -> None:
    match = table(board, at=at, hands={0: "green"})
    say(match, f"0 {move}")

    assert asked(match) == (0, "treasure")
    assert not match.moot
    assert len(outcomes(match)) == 2


def test_after_the_corners_two_others_are_asked_for_in_earnest() -> None:
    match = table(BY_THE_EDGE, at="A2", hands={0: "blue"}, also={"G2": "M   M   M   M   M"})
    say(match, "0 tile blue E2")
    corners = match.moot
    say(match, "0 treasure B8")

    assert corners and not match.moot
    assert match.offers(0) == ["treasure K1", "treasure F3"]


def test_a_question_is_moot_where_all_answers_come_to_one_position_and_nowhere_else() -> None:
    """Every question but the main one, in crowded games."""
    seen = {True: 0, False: 0}
    for seed in SEEDS:
        match, rng = begun(TIGRIS, seed, 2, {}), np.random.default_rng(seed)
        while not match.over:
            if asked(match)[1] != "action" and len(match.legal()) > 1:
                assert match.moot == (len(outcomes(match)) == 1)
                seen[match.moot] += 1
            match.choose(match.asked, match.seq, crowded(match, match.legal(), rng))
    assert seen[True] and seen[False]
