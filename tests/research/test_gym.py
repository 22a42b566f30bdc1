"""Gymnasium's own checker, unchanged, and one seat among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from research.tables import compiled_only, every_game, every_size
from ziggurat.bots.players import random
from ziggurat.core.errors import Malformed
from ziggurat.research.gym import ILLEGAL, Solo, register

pytestmark = compiled_only


def finish(solo: Solo, seed: int) -> list[float]:
    """The rewards of one game of random choices."""
    dice, rewards, over = np.random.default_rng(seed), [], False
    solo.reset(seed=seed)
    while not over:
        action = int(dice.choice(np.flatnonzero(solo.action_masks())))
        _, reward, over, _, _ = solo.step(action)
        rewards.append(reward)
    return rewards


@every_size
def test_the_checker_finds_nothing(game: str, seats: int) -> None:
    solo = Solo(game, seats=seats)
    check_env(solo, skip_render_check=True)

    assert solo.np_random_seed is not None  # the checker has reset it


@every_game
@pytest.mark.parametrize("form", ["flat", "planes"])
def test_the_checker_finds_nothing_in_every_form(game: str, form: str) -> None:
    solo = Solo(game, form=form, unrolled=True)
    check_env(solo, skip_render_check=True)

    assert solo.np_random_seed is not None


@every_size
def test_a_game_has_one_reward_at_its_end(game: str, seats: int) -> None:
    rewards = finish(Solo(game, seats=seats), 1)

    assert set(rewards[:-1]) <= {0.0}
    assert -1 <= rewards[-1] <= 1


def test_an_illegal_choice_costs_a_point_and_changes_nothing() -> None:
    solo = Solo("babel", seat=0)
    seen, info = solo.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])

    after, reward, over, cut, told = solo.step(wrong)

    assert (reward, over, cut, told["illegal"]) == (ILLEGAL, False, False, True)
    assert (after == seen).all()
    assert (told["action_mask"] == info["action_mask"]).all()


@pytest.mark.parametrize("opponent", ["apprentice", random.choose], ids=["level", "function"])
def test_any_level_or_bot_may_be_the_opponent(opponent: Any) -> None:
    rewards = finish(Solo("babel", opponents=[opponent]), 2)

    assert rewards[-1] in (-1, 0, 1)


def test_bots_sit_to_the_left_in_their_order() -> None:
    solo = Solo("tigris", seats=4, opponents=["random", random.choose], seat=2)
    first, second = solo.bots

    assert first is not second
    assert [solo.bot_at(seat) for seat in (3, 0, 1)] == [first, second, second]


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    solo = Solo("babel", opponents=[lambda game, world, seat, dice: -5], seat=1)

    with pytest.raises(ValueError, match="the bot at seat 0 chose -5"):
        finish(solo, 1)


def test_gymnasium_finds_the_games_by_name() -> None:
    register()
    register()
    made = gymnasium.make("ziggurat/tigris-v1", seats=3, opponents=["random"])

    assert isinstance(made.unwrapped, Solo)
    assert made.unwrapped.study.seats == 3


@pytest.mark.parametrize("how", [{"opponents": []}, {"seat": 2}, {"form": "cube"}], ids=str)
def test_what_cannot_be_played_is_refused_in_words(how: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        Solo("babel", **how)
