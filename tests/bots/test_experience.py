"""What games of self-play leave to learn from, and where what came later says nothing."""

import numpy as np
import pytest

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.policy import initial_policy
from ziggurat.bots.evaluation.weights import weights
from ziggurat.bots.training.experience import CUT, Experience, fill_targets, learned_from
from ziggurat.bots.training.self_play import SelfPlayGame, blank_record, play_self_play
from ziggurat.bots.training.trainer import Trainer
from ziggurat.bots.training.training_state import begin, finished
from ziggurat.core.jit import PLAIN
from ziggurat.core.recipes import Stage
from ziggurat.core.ways import NET
from ziggurat.games import GAMES

MINE, THEIRS = 1, 2  # pairs at two seats: the first before the second, and the other way round
STRAY_MINE = CUT - MINE


def record(*rows: tuple[int, float]) -> Experience:
    """Predictions of a game of Babel that the first seat won, each with its pair."""
    kept = blank_record(EVALUATIONS["babel"])
    for at, (pair, predicted) in enumerate(rows):
        kept.pair[at], kept.predicted[at] = pair, predicted
    kept.places[:2] = 1, 2
    return kept


def targets(*rows: tuple[int, float], trace: float) -> list[float]:
    target = np.zeros(len(rows))
    fill_targets(record(*rows), len(rows), 2, trace, 0.0, 1.0, target)
    return [round(float(wanted), 3) for wanted in target]


def test_a_prediction_is_pulled_to_those_after_it_and_to_the_result() -> None:
    assert targets((MINE, 0.4), (MINE, 0.6), trace=0.5) == [0.8, 1.0]


def test_each_is_pulled_to_predictions_about_the_same_pair() -> None:
    assert targets((MINE, 0.4), (THEIRS, 0.9), (MINE, 0.6), trace=0.5) == [0.8, 0.0, 1.0]


def test_what_came_of_another_choice_than_the_best_says_nothing_of_what_was_before() -> None:
    """The one before is pulled to what the best choice was said to leave; the one after is not."""
    before, _, after = targets((MINE, 0.4), (STRAY_MINE, 0.3), (MINE, 0.6), trace=1.0)

    assert (before, after) == (0.3, 1.0)


def test_rows_that_cut_are_not_learned_from() -> None:
    kept = record((MINE, 0.4), (STRAY_MINE, 0.3), (MINE, 0.6))

    assert list(learned_from(kept, 3)) == [0, 2]


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_other_choices_than_the_best_are_tried_for_every_pair_and_the_rest_is_learned(
    game: str,
) -> None:
    evaluation, seats = EVALUATIONS[game], GAMES[game].seats[-1]
    shipped = weights(game, seats, NET)
    options = {option.name: option.default_at(seats) for option in GAMES[game].options}
    games = [
        SelfPlayGame(
            game,
            seats,
            options,
            shipped,
            shipped,
            learner=-1,
            noise=0.0,
            seed=seed,
            policy=initial_policy(evaluation, 0),
        )
        for seed in range(12)
    ]
    state = finished(begin(evaluation, seats, seed=0), shipped)
    trainer, cut = Trainer(state), 0
    for one in games:
        experience, _ = play_self_play(one)
        n = len(experience.pair)
        assert (n - len(learned_from(experience, n))) % (seats * (seats - 1)) == 0
        cut += n - len(learned_from(experience, n))
        loss = trainer.learn(state, experience, Stage(1, 64, 24, 0.001, 0.0), 0.001, dice())
        assert 0 < loss / len(learned_from(experience, n)) < 1

    assert cut > 0


def dice() -> np.random.Generator:
    return np.random.default_rng(0)
