"""Bots know what their seat knows, and nothing else."""

from collections.abc import Iterator

import numpy as np
import pytest

from sizes import sized
from ziggurat.bots.bot import Bot, World, any_word, imagined
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.levels import player_of
from ziggurat.bots.players.player import Player
from ziggurat.bots.search.thinking import Budget
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game, mixes
from ziggurat.core.jit import PLAIN
from ziggurat.core.state import State, blank, copy
from ziggurat.core.ways import LEVELS, NET, Search
from ziggurat.games import GAMES

POSITIONS = sized(500, soak=5_000)  # a game
A_LEVEL = sized(20, soak=60)  # of them at each number of seats
EVERY = 3  # decisions between two positions looked at
SIMULATIONS = 12
FEW = {"tigris": 12, "china": 12, "babel": 2}  # of the levels: in Babel each answers whole turns

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(PLAIN, reason="un-jitted a decision takes seconds"),
]
TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]
every_table = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)


def positions(game: Game, seats: int, wanted: int) -> Iterator[State]:
    """Positions of random games, under every mix of options in turn."""
    scratch, log, chosen, number = blank(game.offers), mute_log(), mixes(game, seats), 0
    while True:
        s = blank(game.state)
        game.setup(s, seats, chosen[number % len(chosen)])
        s.dice = np.uint64(number * 7919 + seats)
        game.deal(s, log)
        decisions = 0
        while game.asked(s) >= 0:
            if decisions % EVERY == 0:
                if wanted == 0:
                    return
                wanted -= 1
                yield copy(s)
            game.apply(s, game.any_action(s, scratch), log)
            decisions += 1
        number += 1


def choice(bot: Bot, game: Game, s: State, imagination: int, seed: int) -> int:
    """What a bot decides in one of the worlds its seat cannot tell from the true one."""
    seat = game.asked(s)
    world = imagined(game, s, seat, any_word(np.random.default_rng(imagination)))
    return bot(game, World(copy(world)), seat, np.random.default_rng(seed))


@every_table
def test_a_search_decides_the_same_in_every_world_its_seat_may_live_in(
    game: Game, seats: int
) -> None:
    bot = Player(NET, Search(), Budget(SIMULATIONS))
    for i, s in enumerate(positions(game, seats, POSITIONS // len(game.seats) + 1)):
        assert choice(bot, game, s, 2 * i, i) == choice(bot, game, s, 2 * i + 1, i)


@every_table
def test_what_is_believed_is_the_same_in_every_world(game: Game, seats: int) -> None:
    believe = EVALUATIONS[game.name].imagine
    for i, s in enumerate(positions(game, seats, A_LEVEL)):
        for seat in range(seats):
            worlds = [imagined(game, s, seat, np.uint64(word)) for word in (2 * i, 2 * i + 1)]
            for world in worlds:
                believe(world, seat, np.uint64(i))
            assert worlds[0].tobytes() == worlds[1].tobytes()


@every_table
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_decides_the_same_in_every_world(game: Game, seats: int, level: str) -> None:
    bot = player_of(game.name, level).within(FEW[game.name])
    for i, s in enumerate(positions(game, seats, A_LEVEL)):
        assert choice(bot, game, s, 2 * i, i) == choice(bot, game, s, 2 * i + 1, i)
