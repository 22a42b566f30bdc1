"""Where it is counted how often somebody asks."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from limits.aio.storage import Storage


@dataclass(frozen=True, slots=True)
class Counts:
    """Where the counts are, what it raises while it is away, and how to let go of it."""

    storage: Storage
    away: tuple[type[Exception], ...] = ()
    let_go: Callable[[], Awaitable[None]] | None = None
