"""Matches: the same deals for everybody, whoever plays them and wherever."""

from pathlib import Path

import numpy as np
import pytest

from ziggurat.bots.arena.entrants import entrant
from ziggurat.bots.arena.matches import Contest, play_deal, play_game, play_match
from ziggurat.bots.arena.recording import Series, play_to_keep
from ziggurat.bots.bot import World
from ziggurat.bots.players.player import AT_RANDOM
from ziggurat.core.errors import Malformed
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.pool import open_pool

TEN_LINES = Path(__file__).parents[2] / "docs" / "examples" / "first_bot.py"


def test_a_deal_is_played_once_from_every_seat() -> None:
    played = play_deal(Contest("china", 3, ("random", "random")), 5)
    assert [game.bots for game in played] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_the_same_seed_plays_the_same_games() -> None:
    contest = Contest("babel", 2, ("random", "random"), seed=3)
    assert play_deal(contest, 1) == play_deal(contest, 1)
    assert play_deal(contest, 1) != play_deal(contest, 2)


@pytest.mark.skipif(PLAIN, reason="processes of their own compile")
@pytest.mark.slow
def test_several_processes_play_the_same_match_as_one() -> None:
    contest = Contest("tigris", 2, ("random", "random"))
    with open_pool("processes", 2) as several, open_pool("local") as one:
        assert list(play_match(contest, 6, several)) == list(play_match(contest, 6, one))


def test_a_bot_is_not_asked_what_makes_no_difference() -> None:
    """In this game somebody takes two treasures near corners in one action, and another stays."""
    contest, asked = Contest("tigris", 2, ("random",)), list[bool]()

    def listening(game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
        asked.append(game.moot(world))
        return AT_RANDOM(game, world, seat, dice)

    played = play_game(contest, [listening], deal=7, turn=0)

    assert len(asked) < played.decisions
    assert not any(asked)


def test_what_makes_no_difference_is_answered_alike_in_games_that_are_kept() -> None:
    match = play_to_keep(Series(Contest("tigris", 2, ("random",))), 1)

    moot = [step for step in match.history if match.game.moot(step.before)]

    assert [match.game.actions.words(step.action) for step in moot] == ["treasure P2"]


def test_anybodys_bot_plays_from_ten_lines() -> None:
    games = play_deal(Contest("babel", 2, (f"{TEN_LINES}:choose", "random")), 0)
    assert sorted(games[0].places) in ([1, 1], [1, 2])


@pytest.mark.parametrize(
    "name", ["nobody", "plan-", "plan-0", "plan-8-foot", "nothing.py:choose", f"{TEN_LINES}:nobody"]
)
def test_a_bot_that_is_not_there_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(Malformed):
        entrant("babel", name, None, None)
