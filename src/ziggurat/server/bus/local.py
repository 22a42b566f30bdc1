"""The bus of a server that is alone: everything stays in its process."""

import asyncio
import time
from collections.abc import Callable

from ziggurat.server.bus.followers import Followers, Hear
from ziggurat.server.bus.job_queue import FairQueue, QueuedJob

MOST_JOBS = 10_000  # in the queue; more could never be thought about in time
MANY_CLAIMS = 1_000  # after so many, those that have run out are swept away


class LocalBus:
    """Followers, claims and jobs in memory."""

    turn = 0.05
    alone = True

    def __init__(self) -> None:
        self.followers = Followers()
        self.claims: dict[str, float] = {}  # until when, by the monotonic clock
        self.many = MANY_CLAIMS
        self.jobs = FairQueue()
        self.bell = asyncio.Semaphore(0)  # rings once for each job
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()

    async def close(self) -> None:
        self.loop = None

    def tell(self, topic: str, body: bytes) -> None:
        """Not called at once, so that nobody hears an answer before the question."""
        if self.loop is not None:
            self.loop.call_soon(self.followers.hear, topic, body)

    def follow(self, topic: str, hear: Hear) -> Callable[[], None]:
        return self.followers.add(topic, hear)

    async def settled(self) -> None:
        """Who follows here hears at once."""

    def gaps(self, call: Callable[[], None]) -> None:
        """Nothing is ever missed here."""

    async def claim(self, key: str, seconds: float) -> bool:
        now = time.monotonic()
        if len(self.claims) >= self.many:
            self.claims = {key: end for key, end in self.claims.items() if end > now}
            self.many = max(MANY_CLAIMS, 2 * len(self.claims))
        if self.claims.get(key, now) > now:
            return False
        self.claims[key] = now + seconds
        return True

    async def release(self, key: str) -> None:
        self.claims.pop(key, None)

    async def abandoned(self, key: str) -> bool:
        """Whoever claims here lives and dies with us."""
        return False

    async def fault(self) -> str:
        """There is nobody else to reach."""
        return ""

    async def offer(self, job: bytes, who: str = "", cost: float = 0.0) -> bool:
        if len(self.jobs.entries) >= MOST_JOBS:
            return False
        self.jobs.offer(job, who, cost)
        self.bell.release()
        return True

    async def take(self, seconds: float, threads: int = 1) -> QueuedJob | None:
        try:
            async with asyncio.timeout(seconds):
                await self.bell.acquire()
        except TimeoutError:
            return None
        return self.jobs.take(threads)
