"""Thoughts for people: each is thought once, in a thread of its own, and remembered for a while."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ziggurat.server.apart import Run, here

T = TypeVar("T")


class Pondering:
    """One thought after the other; who asks for one that is under way waits for the same.

    A single thread, because bots at the tables come first: whoever asks for much waits longer.
    """

    def __init__(self, name: str, most: int, run: Run = here) -> None:
        self.name, self.most, self.run = name, most, run
        self.thread: ThreadPoolExecutor | None = None
        self.known: dict[Any, asyncio.Future[Any]] = {}  # the oldest first

    async def thought(self, key: Any, work: Callable[..., T], *args: Any) -> T:
        """What comes of this work, or came of it when it was asked for under the same key."""
        if key not in self.known:
            self.known[key] = self.begin(work, *args)
            self.forget_oldest()
        waiting = self.known[key]
        try:
            found: T = await asyncio.shield(waiting)
        except Exception:
            self.known.pop(key, None)  # it may work another time
            raise
        return found

    def begin(self, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        if self.thread is None:
            self.thread = ThreadPoolExecutor(1, self.name)
        return asyncio.get_running_loop().run_in_executor(self.thread, self.run, work, *args)

    def forget_oldest(self) -> None:
        """Keep memory small; what is still under way has somebody who waits."""
        done = [key for key, thought in self.known.items() if thought.done()]
        for key in done[: max(0, len(self.known) - self.most)]:
            del self.known[key]

    def close(self) -> None:
        """What has not begun is never thought."""
        if self.thread is not None:
            self.thread.shutdown(wait=False, cancel_futures=True)
