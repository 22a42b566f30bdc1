"""The one task that sends what this process tells, many messages at a time."""

import asyncio
from collections import deque

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

MOST_WAITING = 10_000  # messages; none is needed, and an old one is worth the least
BATCH = 500
GRACE = 2.0  # seconds to send the rest in before the end
AWAY = (RedisError, OSError, RuntimeError)  # the last from a transport that has just closed
log = structlog.get_logger()


class Publisher:
    """A bounded queue of messages, and the task that empties it."""

    def __init__(self, client: Redis) -> None:
        self.client = client
        self.queue: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self.dropped = 0
        self.closed = False
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None]

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Send the rest, unless that takes too long."""
        self.closed = True
        self.wake.set()
        await asyncio.wait([self.task], timeout=GRACE)
        self.task.cancel()
        await asyncio.wait([self.task])

    def add(self, channel: str, message: bytes) -> None:
        """Send this soon; if too much waits already, the oldest is dropped for it."""
        self.dropped += len(self.queue) == MOST_WAITING
        self.queue.append((channel, message))
        self.wake.set()

    async def run(self) -> None:
        while self.queue or not self.closed:
            if self.queue:
                await self.send()
            else:
                self.wake.clear()
                await self.wake.wait()

    async def send(self) -> None:
        """Send the oldest messages together; if that fails they are lost."""
        pipeline = self.client.pipeline(transaction=False)
        for _ in range(min(BATCH, len(self.queue))):
            pipeline.publish(*self.queue.popleft())
        try:
            await pipeline.execute()
        except AWAY:
            return  # the subscriber's connection breaks too, and says so
        if self.dropped:
            log.warning("hints_dropped", count=self.dropped)
            self.dropped = 0
