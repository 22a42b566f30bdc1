"""What many wait for is fetched once: tables by their names, and the echo of the bus."""

import asyncio
from collections.abc import Awaitable, Callable

from ziggurat.server.bus import Bus
from ziggurat.server.tables.table import Table

SETTLING = 0.5  # seconds to wait for the bus


class SharedLoads:
    """Loads under way, each a task of its own that all share who wait for the same table."""

    def __init__(self, load: Callable[[str], Awaitable[Table | None]]) -> None:
        self.load = load
        self.underway: dict[str, asyncio.Task[Table | None]] = {}

    async def table(self, id: str) -> Table | None:
        """A table once it is loaded; who gives up meanwhile stops it for nobody."""
        task = self.underway.get(id)
        if task is None:
            task = self.underway[id] = asyncio.create_task(self.load_one(id))
            task.add_done_callback(lambda task: self.end(id, task))
        return await asyncio.shield(task)

    async def load_one(self, id: str) -> Table | None:
        return await self.load(id)

    def end(self, id: str, task: asyncio.Task[Table | None]) -> None:
        del self.underway[id]
        if not task.cancelled():
            task.exception()  # those who still wait have it

    async def close(self) -> None:
        tasks = list(self.underway.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class BusEcho:
    """Waits until what we follow is heard from everywhere; while nobody answers, only once."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.unheard: asyncio.Task[None] | None = None  # waits on for an echo that did not come

    async def settled(self) -> None:
        """Wait a moment for the echo. What is not heard, housekeeping finds in the store."""
        if self.unheard is not None:
            return
        waiting = asyncio.create_task(self.bus.settled())
        done, _ = await asyncio.wait([waiting], timeout=SETTLING)
        if done:
            await waiting
        elif self.unheard is None:
            self.unheard = waiting
            waiting.add_done_callback(self.heard)
        else:  # one who waits in vain is enough
            waiting.cancel()

    def heard(self, waiting: asyncio.Task[None]) -> None:
        self.unheard = None

    async def close(self) -> None:
        if self.unheard is not None:
            self.unheard.cancel()
            await asyncio.gather(self.unheard, return_exceptions=True)
