"""From options to the first position."""

from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.options import Choice, Option, Options
from ziggurat.games.babel.data import (
    CARDS_A_NATION,
    DEAL,
    DEALS,
    QUARRY,
    SEATS,
    START_LEVEL,
    TEMPLE_CARDS,
)
from ziggurat.games.babel.nations import draw_cards
from ziggurat.games.babel.records import State
from ziggurat.games.babel.state import DEAL_OPTION, IDLE_POWERS
from ziggurat.games.babel.turns import begin_turn

OPTIONS = (
    Choice("deal", default=DEALS[0], choices=DEALS),
    Option("idle_powers", default=False),
)


def setup(s: State, seats: int, options: Options) -> None:
    """Two shuffled piles, pawns in the quarry, a level 1 reserved for each player."""
    s.seats = seats
    s.option[DEAL_OPTION] = DEALS.index(options["deal"])
    s.option[IDLE_POWERS] = options["idle_powers"]
    s.nation_pile[:] = CARDS_A_NATION
    s.temple_pile[:] = TEMPLE_CARDS
    s.temple_pile[START_LEVEL] -= SEATS
    s.start_temple[:] = 1
    s.pawn[:] = QUARRY


@kernel
def deal(s: State, log: EventLog) -> None:
    """The first player has three cards and the second five, or five each; seat 0 begins."""
    for seat in range(s.seats):
        draw_cards(s, seat, DEAL[s.option[DEAL_OPTION], seat], log)
    begin_turn(s, s.turn, log)
