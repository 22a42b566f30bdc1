"""The bus over Redis, for several servers and workers."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from ziggurat.server.bus.followers import Hear
from ziggurat.server.bus.publisher import AWAY, Publisher
from ziggurat.server.bus.subscriber import Subscriber

CONNECTIONS = 8  # at most, for short commands
PATIENCE = 2.0  # seconds for a short command or a connection
MOST_JOBS = 10_000  # in the queue; more could never be thought about in time
SENDER_BYTES = 8  # before every message: who told it
OFFER = """
if redis.call('LLEN', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
return redis.call('RPUSH', KEYS[1], ARGV[2])
"""
RELEASE = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
"""


class RedisBus:
    """Topics are channels, claims are keys that expire, and the jobs are a list."""

    turn = 0.5
    alone = False

    def __init__(self, url: str, prefix: str) -> None:
        self.prefix = prefix
        self.sender = secrets.token_bytes(SENDER_BYTES)
        # Nothing is tried twice: who waits for us would rather go on without.
        manner: dict[str, Any] = {
            "protocol": 2,
            "retry": Retry(NoBackoff(), 0),
            "socket_connect_timeout": PATIENCE,
        }
        pool = BlockingConnectionPool.from_url(
            url, max_connections=CONNECTIONS, timeout=PATIENCE, socket_timeout=PATIENCE, **manner
        )
        self.client = Redis.from_pool(pool)
        # Those who wait long have connections of their own, and would hold up the others.
        self.waiting = Redis.from_url(url, socket_timeout=None, **manner)
        self.publisher = Publisher(self.client)
        self.subscriber = Subscriber(self.waiting, f"{prefix}topic:", self.sender)
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        await self.subscriber.open()
        self.publisher.open()
        self.loop = asyncio.get_running_loop()

    async def close(self) -> None:
        self.loop = None
        await self.publisher.close()
        await self.subscriber.close()
        await self.client.aclose()
        await self.waiting.aclose()

    def tell(self, topic: str, body: bytes) -> None:
        if self.loop is None:
            return
        self.loop.call_soon(self.subscriber.followers.hear, topic, body)
        if self.subscriber.here:
            self.publisher.add(f"{self.prefix}topic:{topic}", self.sender + body)

    def follow(self, topic: str, hear: Hear) -> Callable[[], None]:
        return self.subscriber.follow(topic, hear)

    async def settled(self) -> None:
        await self.subscriber.settled()

    def gaps(self, call: Callable[[], None]) -> None:
        self.subscriber.gaps.append(call)

    async def claim(self, key: str, seconds: float) -> bool:
        if not self.subscriber.here:
            return True
        milliseconds = max(1, round(seconds * 1000))
        try:
            name = f"{self.prefix}claim:{key}"
            return bool(await self.client.set(name, self.sender, nx=True, px=milliseconds))
        except AWAY:
            return True

    async def release(self, key: str) -> None:
        if self.subscriber.here:
            with suppress(*AWAY):  # then it runs out by itself
                await self.client.eval(RELEASE, 1, f"{self.prefix}claim:{key}", self.sender)

    async def offer(self, job: bytes) -> bool:
        if not self.subscriber.here:
            return False
        try:
            return bool(await self.client.eval(OFFER, 1, self.jobs, MOST_JOBS, job))
        except AWAY:
            return False

    async def take(self, seconds: float) -> bytes | None:
        end = time.monotonic() + seconds
        if self.subscriber.here:
            try:
                async with asyncio.timeout(seconds + PATIENCE):
                    found: Any = await self.waiting.blpop([self.jobs], max(seconds, 0.001))
                return found[1] if found else None
            except AWAY:
                pass
        await asyncio.sleep(end - time.monotonic())  # who asks again at once must not spin
        return None

    @property
    def jobs(self) -> str:
        """The name of the queue."""
        return f"{self.prefix}jobs"
