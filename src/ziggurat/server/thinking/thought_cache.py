"""Thoughts for people: each is thought once, in a thread of its own, and remembered for a while."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from ziggurat.server.thinking.fair_thread import FairThread, Places
from ziggurat.server.thinking.processes import Runner, run_here

T = TypeVar("T")


class ThoughtCache:
    """One thought after the other; whoever asks for one that is under way waits for the same.

    A single thread, because bots at the tables come first: whoever asks for much waits longer.
    """

    def __init__(self, name: str, most: int, places: Places, run: Runner = run_here) -> None:
        self.most, self.thread = most, FairThread(name, places, run)
        self.known: dict[Any, asyncio.Future[Any]] = {}  # the oldest first

    async def thought(self, who: str, key: Any, work: Callable[..., T], *args: Any) -> T:
        """What comes of this work, or came of it when it was asked for under the same key.

        Raises TooManyThoughts where this person has enough of them under way.
        """
        if key not in self.known:
            self.known[key] = self.thread.begin(who, work, *args)
            self.forget_oldest()
        waiting = self.known[key]
        try:
            found: T = await asyncio.shield(waiting)
        except Exception:
            self.known.pop(key, None)  # it may work another time
            raise
        return found

    def forget_oldest(self) -> None:
        """Keep memory small; what is still under way has somebody who waits."""
        done = [key for key, thought in self.known.items() if thought.done()]
        for key in done[: max(0, len(self.known) - self.most)]:
            del self.known[key]

    def close(self) -> None:
        """What has not begun is never thought."""
        self.thread.close()
