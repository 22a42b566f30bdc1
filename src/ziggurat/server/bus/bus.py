"""What a bus must offer. It carries nothing that may not be lost: the store is the truth."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from ziggurat.server.bus.followers import Hear
from ziggurat.server.bus.job_queue import QueuedJob
from ziggurat.server.bus.local import LocalBus
from ziggurat.server.extras import need

PREFIX = "ziggurat:"  # before every name in a Redis that others may use too
Call: TypeAlias = Callable[[], None]


def open_bus(url: str | None, prefix: str = PREFIX) -> "Bus":
    """The bus at `redis://…`, `rediss://…` or `unix://…`, or one for a server that is alone.

    It still has to be opened. Raises ValueError where it is named otherwise, or needs what is not
    installed.
    """
    if url is None:
        return LocalBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        need("redis", "redis")
        # Here, so that a server that is alone need not load the rest.
        from ziggurat.server.bus.redis import RedisBus

        return RedisBus(url, prefix)
    raise ValueError("a bus is named redis://…, rediss://… or unix://…")


class Bus(Protocol):
    """What servers and workers share. Everything here is called in the event loop's thread."""

    alone: bool  # whether nobody but this process can ever hear
    turn: float  # seconds for which a worker had best wait for a job, before it looks around

    async def open(self) -> None:
        """Connect. If nobody answers the bus is open all the same, and goes on trying."""

    async def close(self) -> None:
        """Send what was told, and let go."""

    def tell(self, topic: str, body: bytes) -> None:
        """Let every follower of a topic hear this, in every process, each once and in order.

        Never waits and never raises. Followers in this process hear it in any case, soon
        after the call; others do not while the line is broken.
        """

    def follow(self, topic: str, hear: Hear) -> Call:
        """Hear what is told on a topic, until the function that is returned is called."""

    async def settled(self) -> None:
        """Wait until all that was followed so far is heard from everywhere."""

    def gaps(self, call: Call) -> None:
        """Call this whenever messages may have been missed, once the line is mended."""

    async def claim(self, key: str, seconds: float) -> bool:
        """Whether we are the first to claim this key; for so long nobody else can, while we live.

        While the line is broken everybody is the first: double work is harmless, waiting is not.
        """

    async def release(self, key: str) -> None:
        """Give back what we claimed: somebody else may claim it at once."""

    async def abandoned(self, key: str) -> bool:
        """Whether whoever claimed this key has died since, and left it so."""

    async def fault(self) -> str:
        """Why others cannot be reached just now, or nothing."""

    async def offer(self, job: bytes, who: str = "", cost: float = 0.0) -> bool:
        """Put a job into the queue of thoughts; false if that cannot be done now.

        It is asked for by `who`, and takes so many seconds at most, or no time to speak of.
        """

    async def take(self, seconds: float, threads: int = 1) -> QueuedJob | None:
        """The next job, which nobody else gets, or nothing after so long.

        Whoever takes says in how many threads he thinks. If he is cancelled while he waits, a job
        may be lost.
        """
