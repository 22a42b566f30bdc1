"""Views that kernels write are those that are shown, in positions chance seldom comes to."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.wander import every_game, wander
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.options import as_given
from ziggurat.core.reading import load_json
from ziggurat.core.scenarios import play_step, set_up
from ziggurat.games import GAMES
from ziggurat.games.china.roads import MOST_CHAINS
from ziggurat.games.china.view_text import sort_chains
from ziggurat.testing.knowledge import assert_written

SCENARIOS = [
    pytest.param(scenario, id=scenario["id"])
    for name in GAMES
    for scenario in load_json(
        (Path(__file__).parents[1] / "scenarios" / f"{name}.json").read_text()
    )["scenarios"]
]


def compare(match: Match) -> None:
    game, state = match.game, match.state
    assert_written(game.public_text(state), game.public(state), "everybody")
    for seat in range(-1, match.seats):
        texts = game.own_texts(state)
        assert_written(texts and texts[seat], game.own(state, seat), f"seat {seat}")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_written_as_it_is_shown(scenario: dict[str, Any]) -> None:
    match = set_up(scenario, GAMES, as_given)
    compare(match)
    for step in scenario.get("steps", []):
        play_step(match, step, "")
    compare(match)


@every_game
def test_a_finished_game_is_left_to_who_encodes(game: Game) -> None:
    match = wander(game, 1, 3000)

    assert match.over
    assert game.public_text(match.state) is None
    assert game.own_texts(match.state) is None


def test_the_longest_chain_is_written_first_and_equals_in_their_order() -> None:
    chains, worth = np.zeros(MOST_CHAINS, np.uint64), np.zeros(MOST_CHAINS, np.int64)
    chains[:4] = 0b1111, 0b11111 << 4, 0b1111 << 10, 0b11111 << 20
    worth[:4] = 4, 5, 8, 10

    sort_chains(chains, worth)

    assert worth[:5].tolist() == [5, 10, 4, 8, 0]
    assert chains[:5].tolist() == [0b11111 << 4, 0b11111 << 20, 0b1111, 0b1111 << 10, 0]
