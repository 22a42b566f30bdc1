"""Players: whoever sits at a table, and the one door through which the table reaches them."""

import ast
from pathlib import Path

import numpy as np
import pytest

from games.tigris.boards import table
from ziggurat.bots import BOTS, PLAYERS, player_of
from ziggurat.bots.bot import imagined
from ziggurat.bots.players.levels import players_in
from ziggurat.bots.players.player import AT_RANDOM, LOST, WON, Player, best_margin_first
from ziggurat.bots.search.thinking import Budget, Thought
from ziggurat.core.ways import APPRENTICE, KING, NET, OnePly, Search
from ziggurat.games import GAMES

SOURCES = Path(__file__).parents[2] / "src" / "ziggurat"
DOOR = SOURCES / "bots" / "bot.py"


@pytest.mark.parametrize("game", GAMES)
def test_everybody_on_offer_may_sit_at_a_table_of_every_game(game: str) -> None:
    assert tuple(PLAYERS[game]) == BOTS


def test_without_an_evaluation_every_level_plays_at_random() -> None:
    assert players_in("senet") == dict.fromkeys(BOTS, AT_RANDOM)


def test_a_number_of_simulations_alone_knows_no_clock() -> None:
    king = player_of("tigris", KING)

    assert king.budget.seconds < 1
    assert king.within(12).budget == Budget(12, float("inf"))
    assert king.within(None, 5.0).budget == Budget(king.budget.simulations, 5.0)
    assert king.within(12, 5.0).budget == Budget(12, 5.0)


def test_once_it_has_warned_a_gentle_player_is_free_to_attack() -> None:
    apprentice = player_of("tigris", APPRENTICE)

    assert apprentice.gentle
    assert apprentice.bold() == Player(apprentice.weights, OnePly(), apprentice.budget, warns=True)


def test_players_that_think_alike_are_equal() -> None:
    assert Player(NET, Search(), Budget(8)) == Player(NET, Search(), Budget(8))
    assert Player(NET, Search(), Budget(8)) != Player(NET, OnePly(), Budget(8))


def test_among_sure_ends_the_best_margin_comes_first() -> None:
    """A farm scores for seat 0, a settlement beside the other's king for him."""
    match = table("T\nf0", at="N5", also={"H7": "k1 T"}, hands={0: "black blue green"})
    world = imagined(match.game, match.state, 0, np.uint64(1))
    moves = ("tile black I6", "tile green A1", "tile blue N7", "tile blue O6")
    chances = (WON, WON, WON, 0.5)
    numbers = [match.game.actions.number(move) for move in moves]
    thoughts = [Thought(n, chance, 1) for n, chance in zip(numbers, chances, strict=True)]
    ordered = best_margin_first(match.game, world, 0, thoughts)

    assert [thought.action for thought in ordered] == [numbers[i] for i in (2, 1, 0, 3)]


def test_a_plan_that_wins_is_kept_to() -> None:
    assert player_of("tigris", KING).knows_the_end(WON)
    assert not player_of("babel", KING).knows_the_end(WON)
    assert player_of("babel", KING).knows_the_end(LOST)
    assert not player_of("tigris", KING).knows_the_end(0.999)


def test_worlds_are_imagined_in_one_place() -> None:
    """A game's `imagine` is called behind one door; kernels imagine anew what came through it.

    Tests of games look at `imagine` itself.
    """
    sources = [path for path in sorted(SOURCES.rglob("*.py")) if "testing" not in path.parts]
    outside = [path for path in sources if imagines(path)]
    assert outside == [DOOR]


def imagines(path: Path) -> bool:
    """Whether a file calls `imagine` of some game."""
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "imagine"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )
