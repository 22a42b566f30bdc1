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

from ziggurat.server.bus.claims import RedisClaims
from ziggurat.server.bus.followers import Hear
from ziggurat.server.bus.job_queue import QueuedJob
from ziggurat.server.bus.publisher import AWAY, Publisher
from ziggurat.server.bus.redis_queue import RedisQueue
from ziggurat.server.bus.subscriber import Subscriber

CONNECTIONS = 8  # at most, for short commands
PATIENCE = 2.0  # seconds for a short command or a connection
MOST_JOBS = 10_000  # in the queue; more could never be thought about in time
SENDER_BYTES = 8  # before every message: who told it
AWAY_NOW = "Redis does not answer"


class RedisBus:
    """Topics are channels, claims are keys that die with their owner; jobs wait in turns."""

    turn = 0.5
    alone = False

    def __init__(self, url: str, prefix: str) -> None:
        self.prefix = prefix
        self.sender = secrets.token_bytes(SENDER_BYTES)
        # Nothing is tried twice: whoever waits for us would rather go on without.
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
        self.claims = RedisClaims(self.client, prefix, self.sender.hex())
        self.subscriber = Subscriber(self.waiting, f"{prefix}topic:", self.sender)
        self.jobs = RedisQueue(self.client, self.waiting, prefix, self.sender.hex())
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        await self.subscriber.open()
        self.publisher.open()
        self.claims.open()
        self.loop = asyncio.get_running_loop()

    async def close(self) -> None:
        self.loop = None
        await self.claims.close()
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
        try:
            return await self.claims.claim(key, seconds)
        except AWAY:
            return True

    async def release(self, key: str) -> None:
        if self.subscriber.here:
            with suppress(*AWAY):  # then it runs out by itself
                await self.claims.release(key)

    async def abandoned(self, key: str) -> bool:
        if not self.subscriber.here:
            return False
        try:
            return await self.claims.abandoned(key)
        except AWAY:
            return False

    async def fault(self) -> str:
        if not self.subscriber.here:
            return AWAY_NOW
        try:
            await self.client.ping()
        except AWAY:
            return AWAY_NOW
        return ""

    async def offer(self, job: bytes, who: str = "", cost: float = 0.0) -> bool:
        if not self.subscriber.here:
            return False
        try:
            return await self.jobs.offer(job, who, cost, MOST_JOBS)
        except AWAY:
            return False

    async def take(self, seconds: float, threads: int = 1) -> QueuedJob | None:
        end = time.monotonic() + seconds
        if self.subscriber.here:
            try:
                return await self.jobs.take(seconds, threads)
            except AWAY:
                pass
        await asyncio.sleep(end - time.monotonic())  # a worker that asks again must not spin
        return None
