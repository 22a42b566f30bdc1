"""The opponents that bots are measured against: they play by the rules, and know what they may."""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from opponents.beam import beam
from opponents.flat_monte_carlo import FlatMonteCarlo
from opponents.greedy import greedy
from ziggurat.bots.bot import Bot, any_word, imagined
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.options import read_options
from ziggurat.core.state import State, blank, copy
from ziggurat.games import GAMES

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(PLAIN, reason="un-jitted a decision takes seconds"),
]
EVERY = 9  # decisions between two positions looked at
OF_ALL_GAMES: dict[str, Bot] = {"greedy": greedy, "flat": FlatMonteCarlo(playouts=12)}
OF_ONE: dict[str, dict[str, Bot]] = {"babel": {"beam": beam}}
SITTING = [
    (name, game.name, seats)
    for game in GAMES.values()
    for name in OF_ALL_GAMES | OF_ONE.get(game.name, {})
    for seats in game.seats
]


def positions(game: Game, seats: int) -> Iterator[State]:
    """Positions of a random game, where there is something to choose."""
    s, log, moves = blank(game.state), mute_log(), np.empty(game.actions.size, np.int64)
    game.setup(s, seats, read_options(game.options, {}, seats))
    s.dice, scratch = np.uint64(seats), blank(game.offers)
    game.deal(s, log)
    decisions = 0
    while game.asked(s) >= 0:
        if decisions % EVERY == 0 and game.legal(s, moves) > 1:
            yield copy(s)
        game.apply(s, game.any_action(s, scratch), log)
        decisions += 1


@pytest.mark.parametrize(("name", "game_name", "seats"), SITTING)
def test_an_opponent_names_a_legal_move_and_the_same_one_in_every_world(
    name: str, game_name: str, seats: int
) -> None:
    game, bot = GAMES[game_name], (OF_ALL_GAMES | OF_ONE.get(game_name, {}))[name]
    moves = np.empty(game.actions.size, np.int64)
    for number, s in enumerate(positions(game, seats)):
        seat, chosen = game.asked(s), set[int]()
        for imagination in (2 * number, 2 * number + 1):
            word = any_word(np.random.default_rng(imagination))
            world = imagined(game, s, seat, word)
            chosen.add(bot(game, world, seat, np.random.default_rng(number)))
        assert len(chosen) == 1
        assert chosen < set(moves[: game.legal(s, moves)].tolist())
