"""The one thread that writes to SQLite, and commits for everybody who waits at once.

A commit that survives a power cut costs a flush of the disk, however much it holds. So the
writer takes all jobs that came up during the last flush into one transaction. Should one fail,
all are begun anew, each in a savepoint: it is rolled back alone, and the others go on.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from ziggurat.server.store.appending import Entry, keep_all

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]


@dataclass(slots=True)
class Job:
    """Something to write, who waits for it, and how it ended."""

    work: Work
    waiting: asyncio.Future[Any]
    entry: Entry | None = None  # what the work comes to, if it can be done with that of others
    result: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        """Hand the end to who waits, unless he gave up."""
        if self.waiting.done():
            return
        if self.error is None:
            self.waiting.set_result(self.result)
        else:
            self.waiting.set_exception(self.error)


class Writer:
    """The thread, its connection and its queue."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()  # None: no more to come
        self.commits = 0
        self.closed = False
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    async def write(
        self, work: Callable[[sqlite3.Connection], Result], entry: Entry | None = None
    ) -> Result:
        """Let the thread do this work; returns once it is committed."""
        if self.closed:
            raise RuntimeError("the store is closed")
        job = Job(work, self.loop.create_future(), entry)
        self.jobs.put(job)
        result: Result = await job.waiting
        return result

    async def close(self) -> None:
        """Write what waits, then end."""
        self.closed = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.connection.close()

    def run(self) -> None:
        """Commit group after group until no more can come."""
        while group := self.next_group():
            self.commit(group)
            with suppress(RuntimeError):  # the loop has closed, and nobody waits any more
                self.loop.call_soon_threadsafe(tell_all, group)

    def next_group(self) -> list[Job]:
        """Wait for a job, and take all that wait with it; nothing if none can come."""
        group: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            group.append(job)
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return group
        if group:
            self.jobs.put(None)  # the end is for the next round to see
        return group

    def commit(self, group: list[Job]) -> None:
        """Do all these jobs in one transaction."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            if not self.all_go_well(group):
                self.connection.rollback()
                self.connection.execute("BEGIN IMMEDIATE")
                for job in group:
                    self.attempt(job)
            self.connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            # Nothing of the group was kept, not even what went well.
            with suppress(sqlite3.Error):
                self.connection.rollback()
            for job in group:
                job.error = job.error or error

    def all_go_well(self, group: list[Job]) -> bool:
        """Do these jobs, events last and together; whether none failed."""
        try:
            for job in group:
                if job.entry is None:
                    job.result = job.work(self.connection)
            return keep_all(self.connection, [job.entry for job in group if job.entry])
        except Exception:  # noqa: BLE001 - whatever it was, it will be told when it is tried again
            return False

    def attempt(self, job: Job) -> None:
        """Do one job, or nothing of it."""
        self.connection.execute("SAVEPOINT job")
        try:
            job.result = job.work(self.connection)
        except Exception as error:  # noqa: BLE001 - whatever it was, who waits must hear of it
            job.error = error
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")


def tell_all(group: list[Job]) -> None:
    """Wake everybody who waits for this group, in the thread of the event loop."""
    for job in group:
        job.tell()
