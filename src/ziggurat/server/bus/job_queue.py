"""The queue of thoughts, shared fairly: people take turns, and nobody is forgotten.

The next job is of whoever has had the fewest turns while others waited too. What has waited too
long goes before all of them: it is given up on thinking well, and takes no time to speak of.
"""

import heapq
import time
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

OVERDUE = 2.0  # seconds after which a job goes first, whosever it is


class QueuedJob(NamedTuple):
    """A job that was taken, and the queue as it stood then: what a fair share depends on."""

    body: bytes
    waited: float  # seconds
    askers: int  # people whose jobs take time and wait, this one's included
    owed: float  # seconds that this person's jobs would take in all, this one included
    threads: int  # in which thoughts of this queue are thought


class WaitingJob(NamedTuple):
    """A job in the queue."""

    body: bytes
    who: str
    cost: float  # seconds it would take at most; none, where it takes no time to speak of
    since: float


class FairQueue:
    """The queue of one process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.entries: dict[int, WaitingJob] = {}  # the oldest first
        self.turns: list[tuple[int, int]] = []  # a heap: the turn, and the number of the entry
        self.last: dict[str, int] = {}  # the last turn of each person, as long as anybody waits
        self.owed: Counter[str] = Counter()  # microseconds by person, so that none is lost
        self.number = 0

    def offer(self, body: bytes, who: str, cost: float) -> None:
        """Stand behind one's own jobs, and beside those of others."""
        if not self.entries:
            self.last.clear()
            self.turns.clear()
        now = self.first_turn()
        turn = self.last[who] = max(now, self.last.get(who, now - 1) + 1)
        self.number += 1
        self.entries[self.number] = WaitingJob(body, who, cost, self.now())
        heapq.heappush(self.turns, (turn, self.number))
        if cost > 0:
            self.owed[who] += micros(cost)

    def first_turn(self) -> int:
        """The turn of whoever is next."""
        while self.turns and self.turns[0][1] not in self.entries:
            heapq.heappop(self.turns)  # it was overdue, and went before its turn
        return self.turns[0][0] if self.turns else 0

    def take(self, threads: int) -> QueuedJob | None:
        """The next job, or nothing."""
        if not self.entries:
            return None
        number = next(iter(self.entries))
        if self.now() - self.entries[number].since < OVERDUE:
            self.first_turn()
            number = self.turns[0][1]
        entry = self.entries.pop(number)
        askers, owed = len(self.owed), self.owed[entry.who] / 1e6
        self.owed[entry.who] -= micros(entry.cost)
        if self.owed[entry.who] <= 0:
            del self.owed[entry.who]
        return QueuedJob(entry.body, self.now() - entry.since, askers, owed, threads)


def micros(seconds: float) -> int:
    return round(seconds * 1e6)
