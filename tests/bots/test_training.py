"""Training: learning from nothing, and from where it was stopped."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import forward, forward_again, initial_weights, network_of
from ziggurat.bots.evaluation.weights import odd_weights, weights
from ziggurat.bots.training.checkpoints import leaning, read_checkpoint, write_checkpoint
from ziggurat.bots.training.policy_trainer import PolicyTrainer
from ziggurat.bots.training.recipes import recipe, shortened
from ziggurat.bots.training.self_play import SelfPlayGame, play_self_play
from ziggurat.bots.training.train import any_options, rate_at, train
from ziggurat.bots.training.training_state import TrainingState, begin, finished
from ziggurat.core.jit import PLAIN
from ziggurat.core.recipes import Stage, policy_beside
from ziggurat.core.ways import NET
from ziggurat.games import GAMES
from ziggurat.pool import open_pool

GAMES_A_STAGE = 1 if PLAIN else 4
STAGES = (
    Stage(GAMES_A_STAGE, 0, 0, 0.01, 0.01),
    Stage(GAMES_A_STAGE, 6, 4, 0.01, 0.01, replay=1, batch=16),
)


def learned(state: TrainingState, every: int = 1000, keep: Path | None = None) -> list[np.ndarray]:
    for _ in train(state, STAGES, every, lambda c: write_checkpoint(keep, c) if keep else None):
        pass
    return state.weights


def test_every_game_and_number_of_seats_has_a_recipe() -> None:
    assert {name: set(evaluation.recipes) for name, evaluation in EVALUATIONS.items()} == {
        name: set(game.seats) for name, game in GAMES.items()
    }


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_the_same_seed_learns_the_same(game: str) -> None:
    one, two = (learned(begin(EVALUATIONS[game], 2, seed=5)) for _ in range(2))
    assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
    assert not np.array_equal(one[0], EVALUATIONS[game].by_hand())


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_a_training_goes_on_where_it_was_stopped(game: str, tmp_path: Path) -> None:
    evaluation, half = EVALUATIONS[game], tmp_path / "half.npz"
    whole = learned(begin(evaluation, 2, seed=5), every=2)
    stopped = begin(evaluation, 2, seed=5)
    for at in train(stopped, STAGES, 2, lambda c: write_checkpoint(half, c)):
        if at.stage == 1:
            break
    again = learned(read_checkpoint(half, evaluation), every=2)
    assert all(np.array_equal(a, b) for a, b in zip(whole, again, strict=True))


@pytest.mark.skipif(PLAIN, reason="processes of their own compile")
@pytest.mark.parametrize("game", ["china", "babel"])
@pytest.mark.slow
def test_whoever_plays_the_games_of_a_round_the_same_is_learned(game: str) -> None:
    rounds = tuple(replace(stage, games=5, round=3) for stage in STAGES)
    found = []
    for name, workers in (("local", 1), ("processes", 2), ("processes", 1)):
        state = begin(EVALUATIONS[game], 2, seed=5)
        with open_pool(name, workers) as pool:
            for _ in train(state, rounds, 1000, lambda state: None, pool):
                pass
        found.append(state.weights)
    for other in found[1:]:
        assert all(np.array_equal(a, b) for a, b in zip(found[0], other, strict=True))


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_a_training_in_rounds_goes_on_where_one_of_them_ended(tmp_path: Path) -> None:
    """A report is due after every second game, and waits for the end of its round."""
    evaluation, half = EVALUATIONS["china"], tmp_path / "half.npz"
    rounds = tuple(replace(stage, games=7, round=3) for stage in STAGES)
    whole, stopped = begin(evaluation, 2, seed=5), begin(evaluation, 2, seed=5)
    reports = [at.game for at in train(whole, rounds, 2, lambda state: None)]
    assert reports == [3, 6, 7] * 2
    for at in train(stopped, rounds, 2, lambda state: write_checkpoint(half, state)):
        if (at.stage, at.game) == (1, 3):
            break
    again = read_checkpoint(half, evaluation)
    for _ in train(again, rounds, 2, lambda state: None):
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


@pytest.mark.parametrize("game", GAMES)
def test_every_character_thinks_of_something(game: str) -> None:
    """Odd players to learn against play otherwise than the weights set by hand, and each other."""
    evaluation = EVALUATIONS[game]
    known = {evaluation.by_hand().tobytes()}
    for character in evaluation.characters:
        linear = odd_weights(evaluation, character)
        assert linear.tobytes() not in known
        known.add(linear.tobytes())


def test_a_short_training_has_the_same_stages() -> None:
    short = shortened(recipe("tigris", 2).stages, 100)
    assert len(short) == len(recipe("tigris", 2).stages)
    assert 90 <= sum(stage.games for stage in short) <= 100


def test_weights_that_lean_give_a_mixture_of_both_odds() -> None:
    evaluation, dice = EVALUATIONS["babel"], np.random.default_rng(5)
    learned_ones = initial_weights(
        evaluation, dice.normal(size=len(evaluation.features)), 8, 4, seed=3
    )
    by_hand = evaluation.by_hand()

    networks = [
        network_of(evaluation, weights)
        for weights in (
            learned_ones,
            initial_weights(evaluation, by_hand),
            leaning(learned_ones, by_hand, 0.3),
        )
    ]

    for network in networks:
        network.x[:] = np.random.default_rng(6).normal(size=len(network.x))
    learned_odds, odds_by_hand, mixed = (float(forward(network)) for network in networks)
    assert mixed == pytest.approx(0.7 * learned_odds + 0.3 * odds_by_hand, rel=1e-4)
    assert learned_odds != pytest.approx(odds_by_hand, rel=0.1)


def test_odds_by_what_changed_are_the_odds() -> None:
    evaluation, dice = EVALUATIONS["tigris"], np.random.default_rng(1)
    inputs = len(evaluation.features)
    bits = 64 * evaluation.plane_words
    shapes = (inputs,), (inputs, 8), (8,), (4, 8), (4,), (bits, 8), (4,)
    network = network_of(evaluation, [dice.normal(size=shape) for shape in shapes])
    for _ in range(20):
        network.x[dice.integers(inputs, size=5)] = dice.normal(size=5)
        network.bits[dice.integers(len(network.bits), size=3)] = dice.integers(2**63, size=3)
        assert abs(forward_again(network, 1) - forward(network)) < 1e-3


SEARCHED = (
    Stage(2, 0, 0, 0.01, 0.01),
    Stage(6, 6, 4, 0.01, 0.01, simulations=4, units=6),
)


def searched(state: TrainingState, every: int = 1000, keep: Path | None = None) -> list[np.ndarray]:
    for _ in train(state, SEARCHED, every, lambda c: write_checkpoint(keep, c) if keep else None):
        pass
    return [*state.weights, *state.policy]


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.slow
def test_a_training_by_search_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    evaluation, half = EVALUATIONS["tigris"], tmp_path / "half.npz"
    whole = searched(begin(evaluation, 2, seed=5), every=2)
    stopped = begin(evaluation, 2, seed=5)
    for at in train(stopped, SEARCHED, 2, lambda c: write_checkpoint(half, c)):
        if at.stage == 1 and at.game == 4:
            break
    again = searched(read_checkpoint(half, evaluation), every=2)
    assert all(np.array_equal(a, b) for a, b in zip(whole, again, strict=True))


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.slow
def test_a_policy_comes_to_rate_what_was_found_of_the_candidates(tmp_path: Path) -> None:
    evaluation = EVALUATIONS["tigris"]
    state = finished(begin(evaluation, 2, seed=1), weights("tigris", 2, NET))
    for _ in train(state, (replace(policy_beside(64, 24, units=6), games=1),), 1, lambda c: None):
        pass
    assert all(
        np.array_equal(a, b) for a, b in zip(state.weights, weights("tigris", 2, NET), strict=True)
    )
    one = SelfPlayGame("tigris", 2, any_options(evaluation.game, 2, np.random.default_rng(1)),
                       state.weights, state.weights, -1, 0.01, 7, state.policy, 1)  # fmt: skip
    choices = play_self_play(one).choices
    assert choices is not None
    assert np.isclose(choices.wanted.sum(), len(choices.size))
    trainer = PolicyTrainer(state)
    losses = [trainer.learn(state, choices, 0.003) for _ in range(20)]
    assert losses[-1] < 0.9 * losses[0]
