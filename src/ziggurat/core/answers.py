"""What every game's `explain` and `preview` begin with."""

from collections.abc import Callable
from typing import TypeVar

import numpy as np

from ziggurat.core.actions import Action, ActionSpace
from ziggurat.core.events import EVENT_LOG, Event, EventLog, EventSpace
from ziggurat.core.state import AnyState, Array, blank, copy
from ziggurat.core.text import Message

S = TypeVar("S", bound=AnyState)
Explain = Callable[[S, int, int], Message | None]


def explainer(
    actions: ActionSpace,
    asked: Callable[[S], int],
    legal: Callable[[S, Array], int],
    why: Callable[[S, Action], Message],
) -> Explain[S]:
    """Why a seat may not play an action now; nothing if it may.

    A game adds only `why`: its reason against an action that the seat asked may not choose.
    """

    def explain(s: S, seat: int, action: int) -> Message | None:
        if asked(s) < 0:
            return Message("game_is_over")
        if seat != asked(s):
            return Message("not_your_turn", {"asked": int(asked(s))})
        if not 0 <= action < actions.size:
            return Message("no_such_action")
        moves = np.empty(actions.size, np.int64)
        if action in moves[: legal(s, moves)]:
            return None
        return why(s, actions.decode(action))

    return explain


def foresee(
    s: S, action: int, apply: Callable[[S, int, EventLog], None], events: EventSpace
) -> tuple[S, list[Event]]:
    """Play an action on a copy: the state after it, and what happened."""
    after, log = copy(s), blank(EVENT_LOG)
    apply(after, action, log)
    return after, events.decode(log)


def of_kind(events: list[Event], *kinds: str) -> list[Event]:
    return [event for event in events if event.kind in kinds]
