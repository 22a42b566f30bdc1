"""What every game's `explain` and `preview` begin with."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ziggurat.core.actions import Action, ActionSpace
from ziggurat.core.events import EVENT_LOG, Event, EventSpace
from ziggurat.core.state import State, blank, copy
from ziggurat.core.text import Message

Explain = Callable[[State, int, int], Message | None]


def explainer(
    actions: ActionSpace,
    asked: Callable[[State], int],
    legal: Callable[[State, Any], int],
    why: Callable[[State, Action], Message],
) -> Explain:
    """Why a seat may not play an action now; nothing if it may.

    A game adds only `why`: its reason against an action that the seat asked may not choose.
    """

    def explain(s: State, seat: int, action: int) -> Message | None:
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
    s: State, action: int, apply: Callable[[State, int, Any], None], events: EventSpace
) -> tuple[State, list[Event]]:
    """Play an action on a copy: the state after it, and what happened."""
    after, log = copy(s), blank(EVENT_LOG)
    apply(after, action, log)
    return after, events.decode(log)


def of_kind(events: list[Event], *kinds: str) -> list[Event]:
    return [event for event in events if event.kind in kinds]
