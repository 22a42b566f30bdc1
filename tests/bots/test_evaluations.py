"""What every evaluation must keep, whatever its game."""

import numpy as np
import pytest

from bots.described import features
from bots.test_fair import positions
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.events import mute_log
from ziggurat.core.jit import PLAIN
from ziggurat.core.state import copy
from ziggurat.core.ways import LEVELS
from ziggurat.games import GAMES

SOME = 4 if PLAIN else 150  # positions
TABLES = [
    (evaluation, seats) for evaluation in EVALUATIONS.values() for seats in evaluation.game.seats
]
every_table = pytest.mark.parametrize(
    ("evaluation", "seats"),
    TABLES,
    ids=[f"{evaluation.game.name}-{seats}" for evaluation, seats in TABLES],
)


def test_every_game_is_judged() -> None:
    assert EVALUATIONS.keys() == GAMES.keys()


@every_table
def test_no_two_features_have_the_same_name(evaluation: Evaluation, seats: int) -> None:
    assert len(set(evaluation.features)) == len(evaluation.features)
    assert len(evaluation.by_hand()) == len(evaluation.features)


@every_table
def test_what_a_seat_describes_it_can_know(evaluation: Evaluation, seats: int) -> None:
    game = evaluation.game
    for i, s in enumerate(positions(game, seats, SOME)):
        for me in range(seats):
            other = copy(s)
            game.imagine(other, me, np.uint64(i))
            rival = (me + 1) % seats
            assert features(game, s, me, rival) == features(game, other, me, rival)


@every_table
def test_features_are_of_one_size(evaluation: Evaluation, seats: int) -> None:
    """A feature a hundred times another would learn a hundred times as fast."""
    for s in positions(evaluation.game, seats, SOME):
        assert all(abs(v) <= 12 for v in features(evaluation.game, s, 0, 1).values())


@every_table
def test_what_is_worth_a_thought_is_legal_and_never_nothing(
    evaluation: Evaluation, seats: int
) -> None:
    game = evaluation.game
    moves, thoughts = (np.zeros(game.actions.size, np.int64) for _ in range(2))
    for s in positions(game, seats, SOME):
        legal, worth = game.legal(s, moves), evaluation.candidates(s, thoughts)
        assert worth > 0
        assert set(thoughts[:worth].tolist()) <= set(moves[:legal].tolist())


@every_table
def test_an_afterstate_does_not_depend_on_the_dice(evaluation: Evaluation, seats: int) -> None:
    """Whatever is drawn is put back: the position for the one who acts is the same."""
    game, log = evaluation.game, mute_log()
    thoughts = np.zeros(game.actions.size, np.int64)
    for s in positions(game, seats, SOME // 2):
        me, worth = game.asked(s), evaluation.candidates(s, thoughts)
        action = int(thoughts[worth // 2])
        seen = []
        for word in (1, 2):
            after = copy(s)
            after.dice = np.uint64(word)
            evaluation.afterstate(after, action, log)
            if game.asked(after) >= 0:
                seen.append(features(game, after, me, (me + 1) % seats))
        assert seen[:1] == seen[1:]


@every_table
def test_every_level_has_a_way_to_think_and_nothing_attacks_itself(
    evaluation: Evaluation, seats: int
) -> None:
    assert tuple(evaluation.levels) == LEVELS
    for s in positions(evaluation.game, seats, 2):
        assert not evaluation.attacks(s, copy(s))
