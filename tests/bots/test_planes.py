"""Planes: what lies where, beside the features that say how much there is of everything."""

from typing import Any

import numpy as np
import pytest

from games.china.boards import CHINA
from games.china.boards import table as china_table
from games.china.charts import build, chart
from games.tigris.boards import table
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.network import WEIGHTS, forward, initial_weights, network_of
from ziggurat.bots.evaluation.value import evaluate_candidates
from ziggurat.bots.evaluation.weights import network, policy
from ziggurat.bots.training.adam import adam_epoch
from ziggurat.bots.training.self_play import blank_record
from ziggurat.bots.training.self_play_by_action import evaluate_a_few
from ziggurat.bots.training.training_state import no_moments
from ziggurat.core.bits import numbers_in
from ziggurat.core.cells import BOARD
from ziggurat.core.evaluation import MOST_OUTCOMES
from ziggurat.core.events import mute_log
from ziggurat.core.match import Match
from ziggurat.core.options import NamedDocument
from ziggurat.core.state import blank
from ziggurat.core.ways import NET
from ziggurat.games.china.bots import planes as china
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.bots import planes as tigris
from ziggurat.games.tigris.data import BLACK, RED

TWO_KINGS = """
    .   S
    k1  T
    .   .
    k0  T
    .   S
"""  # at H4


def planes(match: Match[Any], me: int = 0, rival: int = 1) -> list[int]:
    """The planes of a seat against a rival, as words."""
    evaluation = EVALUATIONS[match.game.name]
    scratch, bits = blank(evaluation.scratch), np.full(evaluation.plane_words, 7, np.uint64)
    evaluation.fill_scratch(match.state, scratch)
    evaluation.fill_planes(match.state, scratch, me, rival, bits)
    return [int(word) for word in bits]


def cells(match: Match[Any], plane: int, me: int = 0) -> set[str]:
    """The cells of one plane of Tigris & Euphrates, by their names."""
    words = planes(match, me, 1 - me)[plane * 3 : plane * 3 + 3]
    found = numbers_in(words[0] | words[1] << 64 | words[2] << 128)
    assert all(cell < BOARD for cell in found)
    return {"ABCDEFGHIJK"[cell // 16] + str(cell % 16 + 1) for cell in found}


def test_what_is_mine_to_me_is_the_rivals_to_him() -> None:
    match = table(TWO_KINGS, at="H4")
    mine, his = cells(match, tigris.AT.my_leader + BLACK), cells(match, tigris.AT.rival_leader)
    assert len(mine) == len(his) == 1
    assert mine != his
    assert cells(match, tigris.AT.rival_leader + BLACK, me=1) == mine
    assert cells(match, tigris.AT.my_leader + BLACK, me=1) == his


def test_followers_are_the_tiles_of_a_leaders_color_in_his_kingdom() -> None:
    match = table(TWO_KINGS, at="H4")
    followers = cells(match, tigris.AT.my_followers + BLACK)
    assert len(followers) == 1
    assert followers < cells(match, tigris.AT.tiles + BLACK)
    assert not cells(match, tigris.AT.my_followers + RED), "no leader of that color is there"
    assert followers < cells(match, tigris.AT.my_realm)
    assert not followers & cells(match, tigris.AT.rival_realm)


def test_a_map_of_china_has_its_own_place() -> None:
    drawn: dict[str, Any] = {"palaces": {0: "C1 C2", 1: "H1"}, "emissaries": {"chin": "001"}}
    for name, at in (("34", 0), ("45", 1)):
        match = china_table(4, name, **drawn)
        words = planes(match)
        assert numbers_in(words[at * china.WORDS + china.MY_PALACES]) == [0, 1]
        assert len(numbers_in(words[at * china.WORDS + china.RIVAL_PALACES])) == 1
        assert len(numbers_in(words[at * china.WORDS + china.MY_EMISSARIES])) == 2
        assert not any(words[(1 - at) * china.WORDS : (2 - at) * china.WORDS])


def test_the_first_rules_have_the_same_places() -> None:
    drawn: dict[str, Any] = {"palaces": {0: "C1 Z6", 1: "H1"}}
    now, before = (planes(china_table(3, "34", rules=rules, **drawn)) for rules in (2, 1))
    assert now[china.MY_PALACES] == before[china.MY_PALACES] != 0


def test_of_a_map_that_somebody_drew_nothing_is_said() -> None:
    mine = NamedDocument("mine.json", build(chart("45"), "W1-C1"))
    assert not any(planes(china_table(4, mine, palaces={0: "C1"})))


def test_a_net_learns_what_hangs_on_one_bit() -> None:
    evaluation = EVALUATIONS[CHINA.name]
    dice, kept = np.random.default_rng(1), blank_record(evaluation)
    target = np.zeros(len(kept.predicted))
    for row in range(400):
        kept.x[row] = dice.normal(size=kept.x.shape[1])
        target[row] = dice.integers(2)
        kept.bits[row, 3] = np.uint64(target[row]) << np.uint64(40)
    zeros = np.zeros(len(evaluation.features))
    net = network_of(evaluation, initial_weights(evaluation, zeros, 8, 4, seed=2))
    net.last[:] = 0.5
    mine = list(net[: len(WEIGHTS)])
    gradient, mean, square = (network_of(evaluation, no_moments(mine)[0]) for _ in range(3))
    step = 0
    for _ in range(12):
        order = dice.permutation(400)
        step, loss = adam_epoch(
            kept, target, order, 400, net, gradient, mean, square, 0.01, 16, step
        )
    assert loss / 400 < 0.3, "at random it is 0.69"
    net.x[:], net.bits[:] = 0, 0
    without = forward(net)
    net.bits[3] = np.uint64(1) << np.uint64(40)
    assert forward(net) > without + 1


@pytest.mark.parametrize("few", [8, 400])
def test_of_a_few_candidates_a_game_thinks_as_of_all(few: int) -> None:
    match = Match(TIGRIS, 2, secret=bytes(32))
    worlds = np.zeros(MOST_OUTCOMES + 4, TIGRIS.state)
    net, known = network("tigris", 2, NET), policy("tigris", 2, NET)
    found = []
    for limit in (0, few):
        worlds[0] = match.state
        moves, values = np.zeros(TIGRIS.actions.size, np.int64), np.zeros(TIGRIS.actions.size)
        if limit:
            n = evaluate_a_few(worlds, moves, values, net, known, limit, mute_log())
        else:
            n = evaluate_candidates(worlds, 0, moves, values, net, mute_log())
        found.append(dict(zip(moves[:n].tolist(), values[:n].tolist(), strict=True)))
    everything, some = found
    assert len(some) == min(few, len(everything))
    assert all(abs(everything[move] - value) < 1e-4 for move, value in some.items())
    assert max(some.values()) > np.median(list(everything.values()))
