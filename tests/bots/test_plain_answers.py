"""A server that has compiled nothing yet answers in time, also on a machine that compiles."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time

import numpy as np
import pytest

from ziggurat.bots import decide
from ziggurat.bots.players.levels import player_of, playing
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.ways import LEVELS
from ziggurat.games import GAMES

pytestmark = pytest.mark.skipif(not PLAIN, reason="rules are compiled")

MOST = 0.9  # seconds of CPU for a decision: two by the clock are promised, also while others work


@contextmanager
def untraced() -> Iterator[None]:
    """Without the watch for covered lines, which doubles what a line of Python costs."""
    watch = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(watch)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_decision_of_the_first_turns_is_made_in_time(game: str, level: str) -> None:
    player = player_of(game, playing(level))
    for moves in (1, 7, 10, 13):
        match = Match(GAMES[game], GAMES[game].seats[0], secret=bytes([moves] * SECRET_BYTES))
        for _ in range(moves):
            match.choose(match.asked, match.seq, match.legal()[-1])
        with untraced():
            began = process_time()
            decide(player, match.game, match.state, match.asked, np.random.default_rng(0))
            took = process_time() - began

        assert took < MOST
