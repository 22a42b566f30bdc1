"""From options to the first position."""

from ziggurat.core.cells import store
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.options import Option, Options
from ziggurat.games.tigris.data import BAG, CATASTROPHES, HAND_SIZE, NOWHERE, RED, START
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import ENGLISH, NOT_BUILT, OPEN_SCORES, ZIGGURAT
from ziggurat.games.tigris.turns import begin_turn, draw_tiles

OPTIONS = (
    Option("english", default=False),
    Option("ziggurat", default=False),
    Option("open_scores", default=False),
)


def setup(s: State, seats: int, options: Options) -> None:
    """A bare map with its ten temples and treasures; the tiles in the bag, nothing dealt."""
    s.seats = seats
    s.option[ENGLISH] = options["english"]
    s.option[ZIGGURAT] = options["ziggurat"]
    s.option[OPEN_SCORES] = options["open_scores"]
    store(s.tile[RED], START)
    store(s.treasure, START)
    s.leader_cell[:] = NOWHERE
    s.monument[:] = NOT_BUILT
    s.ziggurat = NOT_BUILT
    s.placed_cell = NOWHERE
    s.bag[:] = BAG
    s.catastrophes_left[:seats] = CATASTROPHES


@kernel
def deal(s: State, log: EventLog) -> None:
    """Each player draws six tiles; seat 0 begins."""
    for seat in range(s.seats):
        draw_tiles(s, seat, HAND_SIZE, log)
    begin_turn(s, s.turn, log)
