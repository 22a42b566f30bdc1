"""Thoughts for people: each is thought once, in a thread of its own, and remembered for a while."""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Generic, TypeVar

from ziggurat.server.thinking.fair_thread import FairThread, Places
from ziggurat.server.thinking.processes import Runner, run_here
from ziggurat.server.thinking.progress import ThoughtStep

T = TypeVar("T")


class KeptThought(Generic[T]):
    """A thought that is under way or done: how far it is, and what comes of it."""

    def __init__(self) -> None:
        self.step: ThoughtStep | None = None  # nothing before its turn has come
        self.moved = asyncio.Event()  # another one each time
        self.waiting: asyncio.Future[T]

    def hear(self, step: ThoughtStep) -> None:
        self.step = step
        self.look()

    def look(self) -> None:
        """Wake everybody who follows it."""
        self.moved.set()
        self.moved = asyncio.Event()

    async def steps(self, shown: ThoughtStep | None = None) -> AsyncIterator[ThoughtStep]:
        """Each step after this one as it is told, or the newest of several, until its end."""
        while not self.waiting.done():
            moved = self.moved
            if self.step and self.step != shown:
                shown = self.step
                yield shown
            else:
                await moved.wait()

    async def found(self) -> T:
        """What comes of it, for one of perhaps many who wait. Raises what it raises."""
        return await asyncio.shield(self.waiting)


class ThoughtCache:
    """One thought after the other; whoever asks for one that is under way waits for the same.

    A single thread, because bots at the tables come first: whoever asks for much waits longer.
    """

    def __init__(self, name: str, most: int, places: Places, run: Runner = run_here) -> None:
        self.most, self.thread = most, FairThread(name, places, run)
        self.known: dict[Any, KeptThought[Any]] = {}  # the oldest first

    def begin(self, who: str, key: Any, work: Callable[..., T], *args: Any) -> KeptThought[T]:
        """This work, or the one that was asked for under the same key.

        Raises TooManyThoughts where this person has enough of them under way.
        """
        if key not in self.known:
            thought: KeptThought[T] = KeptThought()
            thought.waiting = self.thread.begin(who, thought.hear, work, *args)
            thought.waiting.add_done_callback(partial(self.end, key, thought))
            self.known[key] = thought
            self.forget_oldest()
        return self.known[key]

    async def thought(self, who: str, key: Any, work: Callable[..., T], *args: Any) -> T:
        """What comes of this work. Raises TooManyThoughts, and what the work raises."""
        return await self.begin(who, key, work, *args).found()

    def end(self, key: Any, thought: KeptThought[Any], waiting: "asyncio.Future[Any]") -> None:
        """Tell all who follow it. What failed is forgotten: it may work another time."""
        failed = waiting.cancelled() or waiting.exception() is not None
        if failed and self.known.get(key) is thought:
            del self.known[key]
        thought.look()

    def forget_oldest(self) -> None:
        """Keep memory small; what is still under way has somebody who waits."""
        done = [key for key, thought in self.known.items() if thought.waiting.done()]
        for key in done[: max(0, len(self.known) - self.most)]:
            del self.known[key]

    def close(self) -> None:
        """What has not begun is never thought."""
        self.thread.close()
