"""The last turn of a game is played to its end in thought: nobody needs to guess who wins."""

import numpy as np
import pytest

from play.problems import Problem, problems
from ziggurat.core.evaluation import MOST_OUTCOMES
from ziggurat.core.events import mute_log
from ziggurat.core.state import Array
from ziggurat.games.china.bots import EVALUATION as CHINA
from ziggurat.games.tigris.bots import EVALUATION as TIGRIS


def problem(name: str) -> Problem:
    game = name.split("-")[0]
    known = (*problems(game), *problems(game, "still"))
    return next(found for found in known if found.id == name)


def foreseen(name: str, move: str) -> tuple[int, Array]:
    """How many outcomes a move has, and the worlds in which they stand, from the second on."""
    asked = problem(name)
    evaluation = TIGRIS if asked.game == "tigris" else CHINA
    match = asked.match()
    worlds = np.zeros(MOST_OUTCOMES + 4, match.game.state)
    worlds[0] = match.state
    evaluation.afterstate(worlds[0], match.game.actions.number(move), mute_log())
    chances = np.zeros(MOST_OUTCOMES)
    return evaluation.outcomes(worlds, 0, asked.seat, chances, mute_log()), worlds


@pytest.mark.parametrize(
    ("name", "move", "won"),
    [
        ("tigris-treasure-02", "tile red F7", True),  # the last treasure but two
        ("tigris-treasure-03", "tile red F7", False),
        ("tigris-end-02", "tile blue N4", True),  # an empty bag, and a farm to come
        ("tigris-end-02", "tile red M4", False),
        ("china-last-04", "palace Q5 with yellow", True),  # and Q4 to come
        ("china-last-04", "palace Y1 with yellow yellow", False),
        ("china-two-04", "palace W5 with red", True),  # and the Emperor's points to come
    ],
)
def test_who_wins_is_known(name: str, move: str, won: bool) -> None:
    n, worlds = foreseen(name, move)
    game = problem(name).match().game
    places = np.zeros(int(worlds[1].seats), np.int64)
    game.places(worlds[1], places)

    assert n == 1
    assert game.asked(worlds[1]) < 0
    assert (places[problem(name).seat] == 1) == won


@pytest.mark.parametrize(
    ("name", "move"),
    [("tigris-free-02", "tile blue N4"), ("china-mid-01", "palace W7 with red")],
)
def test_before_the_last_turn_the_network_is_asked(name: str, move: str) -> None:
    assert foreseen(name, move)[0] == 0


def test_a_building_of_the_last_turn_is_followed_to_the_end() -> None:
    """With no treasure left the game ends after the next action, whatever is built."""
    asked = problem("tigris-monument-01")
    match = asked.match()
    match.state.treasure[:] = 0
    worlds = np.zeros(MOST_OUTCOMES + 4, match.game.state)
    worlds[0] = match.state
    n = TIGRIS.outcomes(worlds, 0, asked.seat, np.zeros(MOST_OUTCOMES), mute_log())

    assert n > 1
    assert all(match.game.asked(worlds[1 + i]) < 0 for i in range(n))
