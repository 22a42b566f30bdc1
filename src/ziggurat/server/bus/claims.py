"""Claims in Redis: each names the process that made it, and is void when that has died.

Every process gives a sign of life again and again, which is good for a few seconds. A claim whose
owner has given none lately belongs to nobody. Who is only slow loses his claims as well: work may
then be done twice, which is harmless, while waiting for the dead is not.
"""

import asyncio
from contextlib import suppress

from redis.asyncio import Redis

from ziggurat.server.bus.publisher import AWAY

LIFE = 5.0  # seconds for which a sign of life is good
BEAT = 1.0  # seconds between two of them
GRACE = 0.5  # seconds for the last one, which may be under way
CLAIM = """
local owner = redis.call('GET', KEYS[1])
if owner and redis.call('EXISTS', ARGV[1] .. owner) == 1 then return 0 end
redis.call('SET', ARGV[1] .. ARGV[2], '', 'PX', ARGV[4])
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1
"""
RELEASE = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
"""
ABANDONED = """
local owner = redis.call('GET', KEYS[1])
if owner and redis.call('EXISTS', ARGV[1] .. owner) == 0 then return 1 end
return 0
"""


class RedisClaims:
    """What this process has claimed, and the task that says it lives. Raises what AWAY names."""

    def __init__(self, client: Redis, prefix: str, owner: str) -> None:
        self.client, self.owner = client, owner
        self.alive, self.claimed = f"{prefix}alive:", f"{prefix}claim:"
        self.closing = asyncio.Event()
        self.task: asyncio.Task[None]

    def open(self) -> None:
        self.task = asyncio.create_task(self.live())

    async def close(self) -> None:
        """What is still claimed is void at once.

        The task is told: a client of Redis that is about to connect may swallow a cancellation.
        """
        self.closing.set()
        await asyncio.wait([self.task], timeout=GRACE)
        self.task.cancel()
        with suppress(*AWAY):  # then it lapses by itself
            await self.client.delete(self.alive + self.owner)

    async def live(self) -> None:
        """Give signs of life, until the end."""
        while not self.closing.is_set():
            with suppress(*AWAY):  # the next one may come through
                await self.client.set(self.alive + self.owner, b"", px=milliseconds(LIFE))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), BEAT)

    async def claim(self, key: str, seconds: float) -> bool:
        """Whether this key is ours now: nobody's before, or that of a process that has died."""
        args = self.alive, self.owner, milliseconds(seconds), milliseconds(LIFE)
        return bool(await self.client.eval(CLAIM, 1, self.claimed + key, *args))

    async def release(self, key: str) -> None:
        await self.client.eval(RELEASE, 1, self.claimed + key, self.owner)

    async def abandoned(self, key: str) -> bool:
        """Whether this key is claimed by a process that has died."""
        return bool(await self.client.eval(ABANDONED, 1, self.claimed + key, self.alive))


def milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))
