"""The one connection on which this process hears others, mended whenever it breaks.

One task at a time subscribes, and what it sends is derived from who follows now: so a topic
that is left and followed again in between cannot be lost. After each change it sends a ping
with a number; its echo says that everything before it is in force.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import structlog
from redis.asyncio import Redis

from ziggurat.server.bus.followers import Followers, Hear, call

FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0  # seconds before the next attempt to connect
HEARTBEAT = 10.0  # seconds without a change after which a ping is sent all the same
SILENCE = 25.0  # seconds without any echo after which the line is dead
log = structlog.get_logger()


class Subscriber:
    """Followers in this process, and the subscriptions that stand for them."""

    def __init__(self, client: Redis, prefix: str, sender: bytes) -> None:
        self.client, self.prefix, self.sender = client, prefix, sender
        self.followers = Followers()
        self.gaps: list[Callable[[], None]] = []
        self.here = False  # whether the line stands
        self.tried = asyncio.Event()  # whether we have ever known
        self.changes = 0  # of who follows what, since the beginning
        self.changed = asyncio.Event()
        self.in_force = -1  # how many of these changes Redis has confirmed on this connection
        self.confirmed = asyncio.Condition()
        self.task: asyncio.Task[None]

    async def open(self) -> None:
        """Begin, and wait for the end of the first attempt to connect."""
        self.task = asyncio.create_task(self.run())
        await self.tried.wait()

    async def close(self) -> None:
        self.here = False
        self.task.cancel()
        await asyncio.wait([self.task])

    def follow(self, topic: str, hear: Hear) -> Callable[[], None]:
        stop = self.followers.add(topic, hear)
        self.change()

        def leave() -> None:
            stop()
            self.change()

        return leave

    def change(self) -> None:
        self.changes += 1
        self.changed.set()

    async def settled(self) -> None:
        """Wait until Redis has confirmed all changes made so far."""
        so_far = self.changes
        async with self.confirmed:
            await self.confirmed.wait_for(lambda: self.in_force >= so_far)

    async def run(self) -> None:
        """Connect again and again, for ever."""
        wait = FIRST_WAIT
        while True:
            try:
                await self.live()
            except Exception as error:  # noqa: BLE001 - whatever it was, we try again
                if self.here:
                    wait = FIRST_WAIT
                self.lose(error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def live(self) -> None:
        """One connection, until it breaks."""
        pubsub: Any = self.client.pubsub()
        asked: set[str] = set()
        try:
            async with asyncio.timeout(SILENCE):
                await self.subscribe(pubsub, asked)
            async with asyncio.TaskGroup() as both:
                both.create_task(self.listen(pubsub))
                both.create_task(self.keep_up(pubsub, asked))
        finally:
            self.in_force = -1
            await pubsub.aclose()

    async def subscribe(self, pubsub: Any, asked: set[str]) -> None:
        """Ask for the topics that are followed now and for no others, then for an echo."""
        self.changed.clear()
        changes, wanted = self.changes, set(self.followers.topics)
        new, old = wanted - asked, asked - wanted
        if new:
            await pubsub.subscribe(*(self.prefix + topic for topic in new))
        if old:
            await pubsub.unsubscribe(*(self.prefix + topic for topic in old))
        asked ^= new | old
        await pubsub.ping(str(changes))

    async def keep_up(self, pubsub: Any, asked: set[str]) -> None:
        """Subscribe anew after every change, and give a sign of life without one."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self.changed.wait()
            except TimeoutError:
                pass
            await self.subscribe(pubsub, asked)

    async def listen(self, pubsub: Any) -> None:
        """Pass on what others tell."""
        while True:
            async with asyncio.timeout(SILENCE):
                message = await pubsub.get_message(timeout=None)
            if message["type"] == "pong":
                await self.confirm(int(message["data"]))
            elif message["type"] == "message" and not message["data"].startswith(self.sender):
                topic = message["channel"].decode().removeprefix(self.prefix)
                self.followers.hear(topic, message["data"][len(self.sender) :])

    async def confirm(self, changes: int) -> None:
        """So many changes are in force; with the first echo the line stands."""
        async with self.confirmed:
            self.in_force = changes
            self.confirmed.notify_all()
        if not self.here:
            self.arrive()

    def arrive(self) -> None:
        """The line stands; if it ever did not, messages may have been missed."""
        self.here = True
        if self.tried.is_set():
            log.info("redis_back")
            for gap in self.gaps:
                call(gap)
        self.tried.set()

    def lose(self, error: Exception) -> None:
        """The line is broken; say so once."""
        if self.here or not self.tried.is_set():
            cause = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
            log.warning("redis_away", error=str(cause) or type(cause).__name__)
        self.here = False
        self.tried.set()
