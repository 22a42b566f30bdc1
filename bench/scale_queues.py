"""Queues in simulated time: stations that serve one after the other, and one that serves in groups.

Nothing here knows what is served. Time is a number; who waits is called back.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from typing import Any

Call = Callable[[], None]


class Simulation:
    """What is due, in the order of time; of two things at one time, what was said first."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[tuple[float, int, Call]] = []
        self.numbers = count()

    def after(self, delay: float, call: Call) -> None:
        heappush(self.due, (self.now + delay, next(self.numbers), call))

    def run(self, until: float) -> None:
        """Let everything happen that is due by then."""
        while self.due and self.due[0][0] <= until:
            self.now, _, call = heappop(self.due)
            call()
        self.now = until


@dataclass(slots=True)
class Station:
    """So many servers, and one queue for them: first come, first served."""

    simulation: Simulation
    servers: int = 1
    waiting: deque[tuple[float, float, Call]] = field(default_factory=deque)
    working: int = 0
    is_open: bool = True
    busy: float = 0.0  # seconds of all servers
    waits: list[float] = field(default_factory=list)
    asked: int = 0
    done: int = 0

    def ask(self, seconds: float, call: Call) -> None:
        """Be served for so long, and then call."""
        self.asked += 1
        self.waiting.append((self.simulation.now, seconds, call))
        self.serve()

    def serve(self) -> None:
        """Begin with whoever waits, as long as a server is free."""
        while self.is_open and self.waiting and self.working < self.servers:
            came, seconds, call = self.waiting.popleft()
            self.waits.append(self.simulation.now - came)
            self.working += 1
            self.busy += seconds
            self.simulation.after(seconds, partial(self.finish, call))

    def finish(self, call: Call) -> None:
        self.working -= 1
        self.done += 1
        call()
        self.serve()

    def leave(self) -> list[tuple[float, float, Call]]:
        """Everybody in the queue goes; they were never asked for."""
        gone = list(self.waiting)
        self.waiting.clear()
        self.asked -= len(gone)
        return gone

    def shut(self, seconds: float) -> None:
        """Begin with nothing new for so long; whoever comes waits."""
        self.is_open = False
        self.simulation.after(seconds, self.reopen)

    def reopen(self) -> None:
        self.is_open = True
        self.serve()


@dataclass(slots=True)
class GroupStation:
    """Serves all who wait at once: `begin` works for a group of so many, then a pause is made.

    So a log is flushed: the flush takes its time, however many share it.
    """

    simulation: Simulation
    begin: Callable[[int, Call], None]
    pause: Callable[[], float]
    waiting: list[Call] = field(default_factory=list)
    is_busy: bool = False
    is_open: bool = True
    groups: int = 0
    done: int = 0

    def ask(self, call: Call) -> None:
        self.waiting.append(call)
        self.serve()

    def serve(self) -> None:
        if self.waiting and not self.is_busy and self.is_open:
            group, self.waiting, self.is_busy = self.waiting, [], True
            finish = partial(self.finish, group)
            self.begin(len(group), lambda: self.simulation.after(self.pause(), finish))

    def finish(self, group: list[Call]) -> None:
        self.is_busy = False
        self.groups += 1
        self.done += len(group)
        for call in group:
            call()
        self.serve()

    def shut(self, seconds: float) -> None:
        self.is_open = False
        self.simulation.after(seconds, self.reopen)

    def reopen(self) -> None:
        self.is_open = True
        self.serve()


def quantile(values: Any, share: float) -> float:
    """The value that this share of all does not exceed; 0 of nothing."""
    ordered = sorted(values)
    return float(ordered[min(int(share * len(ordered)), len(ordered) - 1)]) if ordered else 0.0
