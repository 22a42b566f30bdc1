"""The turn planner: long chains, the same thought from the same dice."""

from typing import Any

import numpy as np
import pytest

from games.babel.boards import table
from ziggurat.bots.bot import World
from ziggurat.bots.evaluation.network import Network, initial_weights, network_of
from ziggurat.bots.search.beam import NO_CHANCE, plan
from ziggurat.bots.search.beam_scratch import BeamScratch, beam_scratch, digest
from ziggurat.bots.search.thinking import Budget
from ziggurat.bots.search.turns import plan_against_answers
from ziggurat.core.events import mute_log
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.state import copy
from ziggurat.core.ways import Beam
from ziggurat.games.babel.bots import EVALUATION as BABEL

WORD = np.uint64(7)
MOST = 2_000
WORLDS = 2 if PLAIN else 5  # that look the same
LONG: dict[str, Any] = {
    "pawns": {0: "hittites", 1: "medes"},
    "hands": {0: "SAAMP", 1: "HH"},
    "temples": {0: {"hittites": "6", "persians": "5"}, 1: {"medes": "6"}},
    "rows": {0: "64321"},
}


def by_hand() -> Network:
    return network_of(BABEL, initial_weights(BABEL, BABEL.by_hand()))


def planned(match: Match, width: int, ends: int = 1) -> tuple[list[str], BeamScratch]:
    """The decisions of a turn, in words."""
    plans = beam_scratch(BABEL, width, ends)
    plans.worlds[0] = match.state
    n = plan(plans, match.asked, WORD, MOST, by_hand(), mute_log())
    return [BABEL.game.actions.words(int(action)) for action in plans.path[:n]], plans


@pytest.mark.slow
def test_a_long_chain_to_victory_is_found() -> None:
    """Eleven against six: four levels more win, with four cards and a move to deploy them."""
    path, plans = planned(table(**LONG), width=4)

    assert len(path) == 9
    assert path[0].startswith("move ")
    assert path.count("build mine") == 4
    assert plans.end_chance[0] == 1


def test_the_path_can_be_played() -> None:
    match = table(**LONG)
    path, _ = planned(match, width=4)

    for words in path:
        match.choose(match.asked, match.seq, words)

    assert match.over and match.winners == [0]


def test_first_decisions_have_the_value_of_their_best_end() -> None:
    path, plans = planned(table(**LONG), width=4)

    first = BABEL.game.actions.read(path[0])
    assert plans.values[first] == plans.values.max() == plans.end_chance[0]
    assert plans.values[BABEL.game.actions.read("end")] < 1
    assert plans.values[BABEL.game.actions.read("build mine")] == NO_CHANCE  # not allowed


def test_a_halved_hand_is_given_up_to_the_last_card_asked() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "AAA"}}, hands={1: "HHMS"})
    match.choose(0, match.seq, "halve assyrians")

    path, _ = planned(match, width=4)

    assert len(path) == 2
    assert all(words.startswith("discard ") for words in path)


@pytest.mark.parametrize("width", [1, 3])
def test_hidden_cards_change_no_decision(width: int) -> None:
    match = table(
        pawns={0: "hittites", 1: "medes"},
        hands={0: "SAAMP", 1: "HHAM"},
        columns={0: {"hittites": "PPP"}},
        rows={0: "3", 1: "21"},
    )
    path, _ = planned(match, width)

    for word in range(WORLDS):
        BABEL.game.imagine(match.state, 0, np.uint64(word))
        assert planned(match, width)[0] == path


def test_hidden_cards_change_no_second_thought() -> None:
    match = table(pawns={0: "hittites", 1: "medes"}, hands={0: "SAM", 1: "HA"}, rows={1: "21"})
    chosen = set()
    for word in range(WORLDS):
        BABEL.game.imagine(match.state, 0, np.uint64(word))
        state: Any = copy(match.state)
        world = World(state)
        beam, budget = Beam(width=2, ends=2, answer=1), Budget(2)
        thoughts = plan_against_answers(BABEL, by_hand(), world, 0, WORD, beam, budget)
        chosen.add(tuple((thought.action, thought.chance) for thought in thoughts))

    assert len(chosen) == 1


def test_positions_have_names_of_their_own() -> None:
    plans = beam_scratch(BABEL, 2)
    plans.worlds[0] = table(**LONG).state
    plans.worlds[1] = plans.worlds[0]
    assert digest(plans.words[0], plans.salt) == digest(plans.words[1], plans.salt)

    plans.worlds[1].column[0, 4, 79] = 1
    assert digest(plans.words[0], plans.salt) != digest(plans.words[1], plans.salt)
