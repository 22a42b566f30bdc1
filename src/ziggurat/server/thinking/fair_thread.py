"""A thread for work that people ask for: they take turns, however much each of them asks for."""

import asyncio
import math
import time
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from ziggurat.server.thinking.processes import Runner
from ziggurat.server.thinking.progress import Hear, ThoughtStep, told_to

MOST_EACH = 2  # thoughts of one person that wait or are under way
WEIGHT = 0.2  # of the newest piece of work in the mean time of all


class TooManyThoughts(Exception):
    """Somebody asks for more while enough of his is thought about; says when to come back."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        super().__init__(f"come back in {seconds} s")


class Piece(NamedTuple):
    """Something to do, the future that waits for it, and who hears how far it is."""

    waiting: "asyncio.Future[Any]"
    hear: Hear
    work: Callable[..., Any]
    args: tuple[Any, ...]


class Places:
    """How many thoughts of each person wait or are under way, in all threads together."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()

    def take(self, who: str, wait: float) -> None:
        """One more. Raises TooManyThoughts, with how long the wait is."""
        if self.taken[who] >= MOST_EACH:
            raise TooManyThoughts(max(1, math.ceil(wait)))
        self.taken[who] += 1

    def give_back(self, who: str) -> None:
        self.taken[who] -= 1
        if not self.taken[who]:
            del self.taken[who]


class FairThread:
    """One piece of work at a time: the next is of whoever has waited longest for a turn."""

    def __init__(self, name: str, places: Places, run: Runner) -> None:
        self.name, self.places, self.run = name, places, run
        self.thread: ThreadPoolExecutor | None = None
        self.waiting: dict[str, deque[Piece]] = {}  # by person, whose turn is next first
        self.last = ""  # who had a turn last, or has it now
        self.busy = False
        self.mean = 1.0  # seconds that a piece takes, as far as we know

    def begin(
        self, who: str, hear: Hear, work: Callable[..., Any], *args: Any
    ) -> "asyncio.Future[Any]":
        """What will come of this work. Raises TooManyThoughts."""
        self.places.take(who, self.mean * len(self.waiting.keys() | {who}))
        piece = Piece(asyncio.get_running_loop().create_future(), hear, work, args)
        self.waiting.setdefault(who, deque()).append(piece)
        self.go_on()
        return piece.waiting

    def go_on(self) -> None:
        """Let the next person have a turn, and then stand behind all others."""
        if self.busy or not self.waiting:
            return
        self.thread = self.thread or ThreadPoolExecutor(1, self.name)
        if pieces := self.waiting.pop(self.last, None):
            self.waiting[self.last] = pieces  # behind all who came while it was his turn
        who = self.last = next(iter(self.waiting))
        pieces = self.waiting.pop(who)
        piece = pieces.popleft()
        if pieces:
            self.waiting[who] = pieces
        self.busy = True
        loop = asyncio.get_running_loop()

        def hear(step: ThoughtStep) -> None:
            loop.call_soon_threadsafe(piece.hear, step)

        doing = loop.run_in_executor(self.thread, told_to, hear, self.run, piece.work, *piece.args)
        doing.add_done_callback(partial(self.finish, who, piece.waiting, time.monotonic()))

    def finish(
        self,
        who: str,
        waiting: "asyncio.Future[Any]",
        begun: float,
        done: "asyncio.Future[Any]",
    ) -> None:
        """Hand the end to whoever waits, and go on with the next."""
        self.mean += WEIGHT * (time.monotonic() - begun - self.mean)
        self.busy = False
        self.places.give_back(who)
        if done.cancelled():
            waiting.cancel()
        elif error := done.exception():
            waiting.set_exception(error)
        else:
            waiting.set_result(done.result())
        self.go_on()

    def close(self) -> None:
        """What has not begun is never thought."""
        for pieces in self.waiting.values():
            for piece in pieces:
                piece.waiting.cancel()
        self.waiting.clear()
        if self.thread is not None:
            self.thread.shutdown(wait=False, cancel_futures=True)
