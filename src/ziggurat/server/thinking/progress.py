"""How far a thought is: whoever thinks tells it, and whoever waits hears of it.

The thought need not know who waits, or whether anybody does: he may be in another thread, or in
the process that asked this one.
"""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, NamedTuple


class ThoughtStep(NamedTuple):
    """So many pieces of a thought are done, of so many."""

    done: int
    of: int


Hear = Callable[[ThoughtStep], object]
listener: ContextVar[Hear] = ContextVar("listener")


def tell(done: int, of: int) -> None:
    """Say how far this thought is, if somebody listens."""
    hear = listener.get(None)
    if hear:
        hear(ThoughtStep(done, of))


def told_to(hear: Hear, work: Callable[..., Any], *args: Any) -> Any:
    """What comes of a piece of work, while this one hears how far it is."""
    token = listener.set(hear)
    try:
        return work(*args)
    finally:
        listener.reset(token)
