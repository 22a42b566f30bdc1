"""Bots behind a pipe, and matches that are stopped and gone on with."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from former_bot import FormerBot, Pipe
from former_build import NotBuilt, python_of
from measured import Kept, measure
from rivals import pairings
from timed_games import Pairing, Timed, match_of
from ziggurat.bots.bot import any_word, imagined
from ziggurat.bots.players.levels import player_of
from ziggurat.core.errors import Differs, Malformed
from ziggurat.core.jit import PLAIN
from ziggurat.games import GAMES
from ziggurat.pool import open_pool

pytestmark = pytest.mark.slow

DECISIONS = 2 if PLAIN else 30  # of a game, from its first on; un-jitted each takes seconds
FAST = Pairing("china", 3, "random", "random", rules=1)


@pytest.fixture(scope="module")
def pipe() -> Iterator[Pipe]:
    """This very commit in the place of one of before: building that one takes a minute."""
    found = Pipe(Path(sys.executable))
    yield found
    found.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_level_behind_a_pipe_decides_as_it_does_here(pipe: Pipe, game: str) -> None:
    match, dice = match_of(Pairing(game, 2, "scribe", "scribe", rules=1), deal=3), dice_of(1)
    level, bot = player_of(game, "scribe"), FormerBot(pipe, "scribe")
    while match.seq < DECISIONS and not match.over:
        seat = match.asked
        world = imagined(match.game, match.state, seat, any_word(dice))
        seed = int(dice_of(match.seq).integers(2**63))  # the first thing that its dice say
        here = level(match.game, world, seat, dice_of(seed))
        there, seconds = bot.timed(match.game, world, seat, dice_of(match.seq))
        assert there == here
        assert seconds > 0
        match.choose(seat, match.seq, here)


def dice_of(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def test_nobody_is_asked_about_rules_he_does_not_know(pipe: Pipe) -> None:
    match = match_of(Pairing("china", 2, "king", "king", rules=1), deal=0)
    of_tomorrow = replace(match.game, version=99)
    world = imagined(match.game, match.state, match.asked, np.uint64(1))

    with pytest.raises(Malformed, match="no rules 99 of China"):
        FormerBot(pipe, "scribe")(of_tomorrow, world, match.asked, dice_of(1))


def test_a_position_that_is_understood_otherwise_is_no_answer(pipe: Pipe) -> None:
    match = match_of(Pairing("tigris", 2, "king", "king", rules=1), deal=0)
    world = imagined(match.game, match.state, match.asked, np.uint64(1))
    said = iter([match.game.write(world) | {"turns": 7}])  # what is sent, and not what is meant
    forgetful = replace(match.game, write=lambda s: next(said, match.game.write(s)))

    with pytest.raises(Differs):
        FormerBot(pipe, "scribe")(forgetful, world, match.asked, dice_of(1))


def test_a_process_that_fails_is_told_of() -> None:
    pipe = Pipe(Path(sys.executable))

    with pipe.process, pytest.raises(Malformed, match="its process ended with 1"):
        pipe.ask({"game": "no question at all"})


def test_a_commit_that_is_not_there_is_not_built() -> None:
    with pytest.raises(NotBuilt, match="rev-parse"):
        python_of("no-such-commit")


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "games.jsonl")
    with open_pool("local") as pool:
        for found in islice(measure(FAST, 6, pool, kept), 3):  # none, then two games
            assert len(found.games) < 3
        *_, whole = measure(FAST, 6, pool, kept)
        *_, anew = measure(FAST, 6, pool, Kept(None))
        *_, other = measure(replace(FAST, seed=2), 3, pool, kept)

    assert [told(game) for game in whole.games] == [told(game) for game in anew.games]
    assert len(whole.games) == 6
    assert len(other.games) == 3
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 9


def told(game: Timed) -> tuple[object, ...]:
    """A game but for the time it took."""
    return game.deal, game.turn, game.won, game.decisions, game.last


def test_the_rows_of_the_table_are_chosen_by_their_words() -> None:
    rows = list(pairings("china 4 vizier", seed=1))

    assert [(row.against, row.rules) for row in rows] == [("greedy", 2), ("former:vizier", 1)]
    assert {row.bot for row in pairings("king", seed=1)} == {"king"}
