"""What is asked, in words for who is asked: what is left to do, with what, and why nothing can be.

Something of a seat's hand may be read out of these sentences: they are for that seat alone.
"""

import numpy as np

from ziggurat.core.state import Array
from ziggurat.core.text import Message
from ziggurat.games.babel.actions import (
    BUILD,
    BUILD_START,
    DEPLOY,
    END,
    MIGRATE,
    POWER,
)
from ziggurat.games.babel.data import QUARRY
from ziggurat.games.babel.offers import MOST_OFFERS
from ziggurat.games.babel.records import State
from ziggurat.games.babel.rules import legal
from ziggurat.games.babel.scoring import top
from ziggurat.games.babel.state import DISCARD


def asks(s: State) -> Message:
    """The question of a position, for the seat that is asked."""
    if s.prompt == DISCARD:
        return Message("ask_give_up", {"rival": int(s.turn), "cards": int(s.to_discard)})
    moves = np.empty(MOST_OFFERS, np.int64)
    offered = moves[: legal(s, moves)]
    return ask_turn(s, offered) if END in offered else ask_start(s, offered)


def ask_start(s: State, offered: Array) -> Message:
    """The turn cannot end before the start temple is built: what must be done for it next."""
    site = int(s.pawn[s.turn])
    if BUILD_START in offered:
        return Message("ask_start_build", {"site": site})
    if site == QUARRY:
        return Message("ask_start_go")
    if top(s, s.turn, site) > 0:
        return Message("ask_start_elsewhere")
    return Message("ask_start_deploy", {"site": site})


def ask_turn(s: State, offered: Array) -> Message:
    """Anything may be done that is possible, or nothing."""
    moves, deploys = among(offered, 0, DEPLOY), among(offered, DEPLOY, BUILD)
    acts = {
        "level": level_to_build(s, offered),
        "runs": among(offered, POWER, END),
        "migrates": among(offered, MIGRATE, POWER),
    }
    if deploys:
        return Message("ask_cards", {"moves": moves, **acts})
    if moves:
        return Message("ask_quarry", acts)
    return Message("ask_acts" if any(acts.values()) else "ask_end", acts)


def level_to_build(s: State, offered: Array) -> int:
    """The next level of the temple here, if one can be built; there is never more than one."""
    return int(top(s, s.turn, s.pawn[s.turn])) + 1 if among(offered, BUILD, MIGRATE) else 0


def among(offered: Array, first: int, end: int) -> int:
    """Whether one of these actions is offered."""
    return int(((offered >= first) & (offered < end)).any())
