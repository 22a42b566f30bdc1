"""What is asked, in words for who is asked: what is left to do, with what, and why nothing can be.

Something of a seat's hand may be read out of these sentences: they are for that seat alone.
"""

from ziggurat.core.state import Array
from ziggurat.core.text import Message
from ziggurat.games.babel.actions import ACTIONS, BUILD_START
from ziggurat.games.babel.data import QUARRY
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import top
from ziggurat.games.babel.state import DISCARD

Kinds = set[str]  # of actions that are legal


def asks(s: State, moves: Array) -> Message:
    """The question of a position, for the seat that is asked.

    It is put with every position, so fields are read by their names in brackets: numpy takes ten
    times as long for attributes.
    """
    if s["prompt"] == DISCARD:
        return Message("ask_give_up", {"rival": int(s["turn"]), "cards": int(s["to_discard"])})
    kinds = set(map(ACTIONS.kind_of.__getitem__, moves.tolist()))
    return ask_turn(s, kinds) if "end" in kinds else ask_start(s, BUILD_START in moves)


def ask_start(s: State, may_build: bool) -> Message:
    """The turn cannot end before the start temple is built: what must be done for it next."""
    site = int(s["pawn"][s["turn"]])
    if may_build:
        return Message("ask_start_build", {"site": site})
    if site == QUARRY:
        return Message("ask_start_go")
    if top(s, s["turn"], site) > 0:
        return Message("ask_start_elsewhere")
    return Message("ask_start_deploy", {"site": site})


def ask_turn(s: State, kinds: Kinds) -> Message:
    """Anything may be done that is possible, or nothing."""
    moves = int("move" in kinds)
    acts = {
        "level": level_to_build(s) if "build" in kinds else 0,
        "runs": int("power" in kinds or "halve" in kinds),
        "migrates": int("migrate" in kinds),
    }
    if "deploy" in kinds:
        return Message("ask_cards", {"moves": moves, **acts})
    if moves:
        return Message("ask_quarry", acts)
    return Message("ask_acts" if any(acts.values()) else "ask_end", acts)


def level_to_build(s: State) -> int:
    """The next level of the temple here; there is never more than one that can be built."""
    seat = s["turn"]
    return int(top(s, seat, s["pawn"][seat])) + 1
