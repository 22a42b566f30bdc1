"""No bot shuffles its pieces for ever: games end by the rules, never by a cap."""

import numpy as np
import pytest

from sizes import sized
from ziggurat.bots.arena.matches import Contest, play_deal
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.ways import KING, LEVELS
from ziggurat.games import GAMES
from ziggurat.games.babel.state import ENDS as BABEL_ENDS
from ziggurat.games.tigris.state import ENDS as TIGRIS_ENDS

DEALS = sized(1, soak=20)  # `make endings` plays many more
FEW = sized(  # simulations
    {"tigris": 12, "china": 12, "babel": 1}, soak={"tigris": 24, "china": 24, "babel": 2}
)
CUT_SHORT = {"tigris": TIGRIS_ENDS.index("turns"), "babel": BABEL_ENDS.index("turns")}

pytestmark = [pytest.mark.slow, pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")]
TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)
def test_games_of_a_level_among_itself_end_by_the_rules(game: Game, seats: int, level: str) -> None:
    contest = Contest(game.name, seats, (level, level), 11, FEW[game.name])
    for deal in range(max(1, DEALS // 20) if level == KING else DEALS):
        for played in play_deal(contest, deal):
            assert game.name == "china" or ended(game, played.last) != CUT_SHORT[game.name]


def ended(game: Game, record: bytes) -> int:
    return int(np.frombuffer(record, game.state)[0]["ended"])
