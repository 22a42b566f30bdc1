"""Threads for what is sent to people's own servers, which may answer slowly or never."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec

from ziggurat.server.notices.words import NotSent

P = ParamSpec("P")
THREADS = 4
MOST = 1000  # that wait, of all people
EACH = 20  # that wait, of one


class Crowded(NotSent):
    """Too much waits to be sent; whom it was for is not to blame."""


class Outbox:
    """A few threads that serve nothing else, so that a slow receiver holds up no login.

    Of one person only one thing is sent at a time: who is slow waits for himself.
    """

    def __init__(self, threads: int = THREADS, most: int = MOST, each: int = EACH) -> None:
        self.threads = ThreadPoolExecutor(threads, "notices")
        self.most, self.each = most, each
        self.waiting: Counter[str] = Counter()  # by person, with what is being sent
        self.turns: dict[str, asyncio.Lock] = {}

    async def send(
        self, person: str, work: Callable[P, None], *args: P.args, **named: P.kwargs
    ) -> None:
        """Do some sending in its turn. Raises NotSent."""
        if self.waiting[person] >= self.each or self.waiting.total() >= self.most:
            raise Crowded("too much waits to be sent")
        self.waiting[person] += 1
        turn = self.turns.setdefault(person, asyncio.Lock())
        try:
            async with turn:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.threads, lambda: work(*args, **named))
        finally:
            self.waiting[person] -= 1
            if not self.waiting[person]:
                del self.waiting[person], self.turns[person]

    def close(self) -> None:
        """Begin nothing more; what is being sent ends by its own time limits."""
        self.threads.shutdown(wait=False, cancel_futures=True)
