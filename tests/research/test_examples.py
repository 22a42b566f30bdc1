"""Every example of the pages runs, and the bot of ten lines plays everywhere."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from starlette.testclient import TestClient

from research.tables import compiled_only, every_game
from server.running import unlimited
from ziggurat.bots.arena.matches import Contest, play_deal
from ziggurat.games import GAMES
from ziggurat.research.zoo import env

pytestmark = [pytest.mark.slow, compiled_only]
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_thousand_games_at_once() -> None:
    ended, won = example("research_batch").play(games=100, steps=500)

    assert ended > 0
    assert won.sum() == pytest.approx(0)


def test_five_agents_of_pettingzoo() -> None:
    won = example("research_pettingzoo").play()

    assert len(won) == 5
    assert sum(won.values()) == pytest.approx(0)


def test_one_seat_of_gymnasium() -> None:
    assert example("research_gymnasium").play() in (-1, 0, 1)


def test_a_search_of_openspiel() -> None:
    words = example("research_openspiel").play(decisions=3, simulations=3)

    assert len(words) == 3
    assert all(word in GAMES["babel"].actions.numbers for word in words)


def test_the_tutorial_learns_to_beat_random_in_seconds() -> None:
    tutorial = example("research_tutorial")
    net, played = tutorial.train(seconds=12)

    assert played > 100
    assert tutorial.examine(net, "random", 40) > 0.7


@every_game
def test_the_bot_of_ten_lines_plays_in_the_arena(game: str) -> None:
    played = play_deal(Contest(game, 2, (f"{EXAMPLES / 'three_ways.py'}:choose", "random")), 0)

    assert all(sorted(one.places) in ([1, 1], [1, 2]) for one in played)


@pytest.mark.parametrize("game", ["babel", "china"])
def test_the_bot_of_ten_lines_plays_over_http(game: str, tmp_path: Path) -> None:
    with TestClient(unlimited(tmp_path)) as client:
        shown = example("three_ways").play_online(client, game, np.random.default_rng(1))

    assert shown["status"] == "over"
    assert shown["winners"]


@every_game
def test_the_bot_of_ten_lines_plays_in_pettingzoo(game: str) -> None:
    zoo = env(game)
    zoo.reset(seed=1)
    example("three_ways").play_in_zoo(zoo, np.random.default_rng(1))

    assert zoo.agents == []
    assert zoo.unwrapped.batch.asked[0] == -1
