"""The server's time: clocks of games are read here, and nowhere else."""

import time
from collections.abc import Callable
from typing import NamedTuple

from ziggurat.server.store import Store


class Reading(NamedTuple):
    """What the store's time was between two looks at the stopwatch, and how long nobody ran."""

    now: float
    before: float
    after: float
    gap: float


class ServerClock:
    """Seconds since 1970 that only go forward.

    A stopwatch runs between readings of the store's time, which all servers share. So servers
    agree whatever their walls say, and one that was suspended catches up with the next reading.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        stopwatch: Callable[[], float] = time.monotonic,
    ) -> None:
        self.stopwatch = stopwatch
        self.offset = wall() - stopwatch()  # a guess, until the store was asked
        self.is_guess = True
        self.last = 0.0

    def now(self) -> float:
        self.last = max(self.last, self.offset + self.stopwatch())
        return self.last

    async def read(self, store: Store, patience: float) -> Reading:
        """Say to the store that a server runs, and hear what time it is there."""
        before = self.stopwatch()
        waking = await store.wake_up(patience)
        return Reading(waking.now, before, self.stopwatch(), waking.gap)

    def steer(self, reading: Reading) -> None:
        """Go by a reading, as far as it is certain: how long it took says nothing of the time."""
        latest, earliest = reading.now - reading.before, reading.now - reading.after
        self.offset = min(max(self.offset, earliest), latest)
        if self.is_guess:
            self.is_guess, self.last = False, 0.0


async def clock_of(store: Store) -> ServerClock:
    """The time of a store, for somebody who is no server and gives no sign of life."""
    now = await store.now()
    return ServerClock(wall=lambda: now)
