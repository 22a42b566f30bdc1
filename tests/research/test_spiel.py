"""OpenSpiel's own suites, unchanged, and honest chance."""

import os
import subprocess
import sys
from collections import Counter

import numpy as np
import pyspiel
import pytest

from playthroughs.write import FOLDER, kept
from research.tables import compiled_only, every_game, every_size
from sizes import sized
from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.state import Array
from ziggurat.games import GAMES
from ziggurat.research import chance
from ziggurat.research.spiel import register
from ziggurat.research.study import Study, study

pytestmark = [pytest.mark.slow, compiled_only]
SIMULATIONS, DECISIONS = sized((2, 2), soak=(4, 3))  # of a search that plays games out
CYCLES = sized(20, soak=60)  # of the test of an interface
API_TEST = """
import runpy, sys
from ziggurat.research.spiel import register
register()
sys.argv = ["api_test", "--test_only_games=^(tigris|china|babel)$"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    register()


def dealt(game: str, seats: int = 2, moves: int = 60) -> pyspiel.State:
    """A position after the deal and some random decisions and draws."""
    state = pyspiel.load_game(game, {"players": seats}).new_initial_state()
    dice = np.random.default_rng(4)
    while state.is_chance_node() or state.move_number() < moves:
        state.apply_action(int(dice.choice(state.legal_actions())))
    return state


@every_size
def test_random_games_run_and_can_be_kept_and_read(
    game: str, seats: int, capfd: pytest.CaptureFixture[str]
) -> None:
    for how in ("explicit", "sampled"):
        loaded = pyspiel.load_game(game, {"players": seats, "chance": how})
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=True)

        assert "Reached a terminal state!" in capfd.readouterr().out


def test_the_api_test_of_openspiel_passes_for_every_game() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", API_TEST], capture_output=True, text=True, env=os.environ
    )

    assert ran.returncode == 0, ran.stderr[-2000:]
    assert "Ran 15 tests" in ran.stderr
    assert ran.stderr.rstrip().endswith("OK")


@every_game
def test_a_playthrough_is_the_one_that_was_kept(game: str) -> None:
    """`make playthroughs` writes them anew."""
    assert kept(game) == (FOLDER / f"{game}.txt").read_text()


@every_size
def test_chances_are_those_of_the_pieces_left(game: str, seats: int) -> None:
    state = pyspiel.load_game(game, {"players": seats}).new_initial_state()
    nodes = 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        assert all(p > 0 for _, p in outcomes)
        state.apply_action(outcomes[-1][0])
        nodes += 1

    assert nodes > 5
    assert GAMES[game].broken(state.table[0]) == -1


def test_the_first_tile_of_tigris_has_the_chances_of_the_bag() -> None:
    state = pyspiel.load_game("tigris").new_initial_state()
    bag = study("tigris").start[0].bag.tolist()

    assert dict(state.chance_outcomes()) == {i: n / sum(bag) for i, n in enumerate(bag)}


@every_size
def test_told_and_thrown_dice_play_the_same_game(game: str, seats: int) -> None:
    """Whoever is told what the dice would have shown comes to the same positions."""
    known, dice = study(game, seats), np.random.default_rng(5)
    action, moves = chance.DEAL, np.empty(study(game).game.actions.size, np.int64)
    before = known.start
    for _ in range(60):
        word = dice.integers(2**64, dtype=np.uint64)
        thrown, _ = chance.throws_dice(known.game, before, action, word)
        before = as_told(known, before, action, int(word))
        thrown[0].dice = before[0].dice

        assert before.tobytes() == thrown.tobytes()
        if known.game.asked(before[0]) < 0:
            break
        action = int(dice.choice(moves[: known.game.legal(before[0], moves)]))


def as_told(known: Study, before: Array, action: int, word: int) -> Array:
    """A decision told the outcomes that dice of this word would show."""
    script: list[int] = []
    while (ran := chance.run(known.game, before, action, script)).after is None:
        word = (word + int(GOLDEN)) % 2**64
        ticket, reached = (int(stir(np.uint64(word))) >> 32) / 2**32, 0.0
        for outcome, chances in ran.chances:
            reached += chances
            if ticket < reached:
                script.append(outcome)
                break
    return ran.after


def test_sampled_dice_throw_as_often_as_the_pieces_are_many() -> None:
    state = pyspiel.load_game("tigris(chance=sampled)").new_initial_state()
    drawn: Counter[int] = Counter()
    for throw, _ in state.chance_outcomes():
        child = state.child(throw)
        drawn.update({color: n for color, n in enumerate(child.table[0].hand.sum(axis=0).tolist())})
    bag = study("tigris").start[0].bag

    for color, n in drawn.items():
        assert n / drawn.total() == pytest.approx(bag[color] / bag.sum(), abs=0.04)


@every_size
def test_an_imagined_world_is_the_same_to_its_player(game: str, seats: int) -> None:
    changed = False
    for state in (dealt(game, seats, 0), dealt(game, seats)):
        player = state.current_player()
        for seed in range(4):
            other = state.resample_from_infostate(player, np.random.RandomState(seed).uniform)
            changed = changed or bytes(other.table) != bytes(state.table)

            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            other.apply_action(other.legal_actions()[0])
    assert changed


def test_what_a_player_remembers_tells_two_pasts_apart() -> None:
    state = dealt("babel")
    one, other = state.clone(), state.clone()
    first, *_, last = state.legal_actions()
    player = state.current_player()
    one.apply_action(first)
    other.apply_action(last)
    while one.is_chance_node():
        one.apply_action(one.legal_actions()[0])
    while other.is_chance_node():
        other.apply_action(other.legal_actions()[0])

    assert one.information_state_string(player) != other.information_state_string(player)


@every_game
def test_ismcts_of_openspiel_plays_our_games(game: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = dealt(game)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=4,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        max_simulations=SIMULATIONS,
        random_state=dice,
    )
    for _ in range(DECISIONS):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


@every_game
@pytest.mark.filterwarnings(  # Shimmy knows no bounds of observations
    "ignore:Agent's minimum observation space value is -infinity:UserWarning",
    "ignore:Agent's maximum observation space value is infinity:UserWarning",
)
def test_the_bridge_of_shimmy_passes_the_api_test(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from pettingzoo.test import api_test
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

    api_test(OpenSpielCompatibilityV0(game_name=game), num_cycles=CYCLES)

    assert "Passed API test" in capsys.readouterr().out
