"""PettingZoo's own suites, unchanged, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from research.tables import compiled_only, every_game, every_size
from ziggurat.research.zoo import Zoo, env

# Every masked environment of several agents is told so: an observation and a mask are a pair.
pair_is_no_box = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
pytestmark = [compiled_only, pair_is_no_box]


@pytest.mark.slow
@every_size
def test_the_api_holds(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats=seats), num_cycles=150)

    assert "Passed API test" in capsys.readouterr().out


@every_game
@pytest.mark.slow
@pytest.mark.parametrize("how", [{"unrolled": True}, {"form": "planes"}], ids=str)
def test_the_api_holds_in_every_form(
    game: str, how: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(game, **how), num_cycles=100)

    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_the_same_seed_is_the_same_game(game: str) -> None:
    made = []

    def one_more() -> object:
        made.append(env(game))
        return made[-1]

    seed_test(one_more, num_cycles=40)

    assert len(made) > 1


@pytest.mark.slow
@every_game
def test_it_is_drawn_as_text_and_as_a_picture(game: str) -> None:
    made = []

    def with_mode(render_mode: str) -> object:
        made.append(render_mode)
        return env(game, render_mode=render_mode)

    render_test(with_mode)

    assert {"ansi", "rgb_array"} <= set(made)


@pytest.mark.slow
def test_the_picture_has_the_colors_of_the_board() -> None:
    zoo = Zoo("tigris", render_mode="rgb_array")
    zoo.reset(seed=1)
    colors = {tuple(color) for color in zoo.render().reshape(-1, 3).tolist()}

    assert (215, 0, 0) in colors  # the temples the game begins with
    assert len(colors) > 3


@every_size
def test_rewards_come_at_the_end_and_pay_each_other(game: str, seats: int) -> None:
    zoo, dice = Zoo(game, seats=seats), np.random.default_rng(3)
    zoo.reset(seed=3)
    while not any(zoo.terminations.values()):
        assert set(zoo.rewards.values()) == {0.0}
        seen = zoo.observe(zoo.agent_selection)
        zoo.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))

    assert sum(zoo.rewards.values()) == pytest.approx(0)
    assert max(zoo.rewards.values()) > 0 or set(zoo.rewards.values()) == {0.0}
    assert all(zoo.terminations.values())


def test_only_the_agent_that_is_asked_may_choose() -> None:
    zoo = Zoo("tigris", seats=3)
    zoo.reset(seed=1)

    assert zoo.observe("player_0")["action_mask"].any()
    assert not zoo.observe("player_1")["action_mask"].any()
