"""What every judgement must keep, whatever its game."""

import numpy as np
import pytest

from bots.described import features
from bots.test_fair import positions
from ziggurat.bots.judgement import Judgement
from ziggurat.bots.judgements import JUDGEMENTS
from ziggurat.core.events import mute_log
from ziggurat.core.jit import PLAIN
from ziggurat.core.state import copy
from ziggurat.games import GAMES

SOME = 4 if PLAIN else 150  # positions
TABLES = [(judge, seats) for judge in JUDGEMENTS.values() for seats in judge.game.seats]
every_table = pytest.mark.parametrize(
    ("judge", "seats"), TABLES, ids=[f"{judge.game.name}-{seats}" for judge, seats in TABLES]
)


def test_every_game_is_judged() -> None:
    assert JUDGEMENTS.keys() == GAMES.keys()


@every_table
def test_no_two_features_have_the_same_name(judge: Judgement, seats: int) -> None:
    assert len(set(judge.features)) == len(judge.features)
    assert len(judge.by_hand()) == len(judge.features)


@every_table
def test_what_a_seat_describes_it_can_know(judge: Judgement, seats: int) -> None:
    game = judge.game
    for i, s in enumerate(positions(game, seats, SOME)):
        for me in range(seats):
            other = copy(s)
            game.imagine(other, me, np.uint64(i))
            rival = (me + 1) % seats
            assert features(game, s, me, rival) == features(game, other, me, rival)


@every_table
def test_features_are_of_one_size(judge: Judgement, seats: int) -> None:
    """A feature a hundred times another would learn a hundred times as fast."""
    for s in positions(judge.game, seats, SOME):
        assert all(abs(v) <= 12 for v in features(judge.game, s, 0, 1).values())


@every_table
def test_what_is_worth_a_thought_is_legal_and_never_nothing(judge: Judgement, seats: int) -> None:
    game = judge.game
    moves, thoughts = (np.zeros(game.actions.size, np.int64) for _ in range(2))
    for s in positions(game, seats, SOME):
        legal, worth = game.legal(s, moves), judge.plausible(s, thoughts)
        assert worth > 0
        assert set(thoughts[:worth].tolist()) <= set(moves[:legal].tolist())


@every_table
def test_what_is_foreseen_does_not_depend_on_the_dice(judge: Judgement, seats: int) -> None:
    """Whatever is drawn is put back: the position for the one who acts is the same."""
    game, log = judge.game, mute_log()
    thoughts = np.zeros(game.actions.size, np.int64)
    for s in positions(game, seats, SOME // 2):
        me, worth = game.asked(s), judge.plausible(s, thoughts)
        action = int(thoughts[worth // 2])
        seen = []
        for word in (1, 2):
            after = copy(s)
            after.dice = np.uint64(word)
            judge.foresee(after, action, log)
            if game.asked(after) >= 0:
                seen.append(features(game, after, me, (me + 1) % seats))
        assert seen[:1] == seen[1:]
