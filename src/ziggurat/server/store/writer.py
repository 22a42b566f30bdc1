"""The one thread that writes to SQLite, and commits for everybody who waits at once.

A commit that survives a power cut costs a flush of the disk, however much it holds. So the
writer takes all writes that came up during the last flush into one transaction. Should one fail,
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

from ziggurat.server.store.batches import EventWrite, keep_all

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Any]


@dataclass(slots=True)
class PendingWrite:
    """Something to write, the future that waits for it, and how it ended."""

    work: Work
    waiting: asyncio.Future[Any]
    event_write: EventWrite | None = None  # the work, if it can be done with that of others
    result: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        """Hand the end to whoever waits, unless he gave up."""
        if self.waiting.done():
            return
        if self.error is None:
            self.waiting.set_result(self.result)
        else:
            self.waiting.set_exception(self.error)


class SqliteWriter:
    """The thread, its connection and its queue."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        told: Callable[[Exception], Exception],
    ) -> None:
        self.connection, self.told = connection, told  # what errors become for whoever waits
        self.pending: queue.SimpleQueue[list[PendingWrite]] = queue.SimpleQueue()
        self.gathered: list[PendingWrite] = []  # in this turn of the event loop
        self.commits = 0
        self.closed = False
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def write(
        self, work: Callable[[sqlite3.Connection], Result], event_write: EventWrite | None = None
    ) -> asyncio.Future[Result]:
        """Let the thread do this work; done once it is committed."""
        if self.closed:
            raise RuntimeError("the store is closed")
        write = PendingWrite(work, self.loop.create_future(), event_write)
        self.gathered.append(write)
        if len(self.gathered) == 1:
            self.loop.call_soon(self.hand_over)
        return write.waiting

    def hand_over(self) -> None:
        """Wake the thread, once for all that came up in a turn of the event loop."""
        if self.gathered:
            self.pending.put(self.gathered)
            self.gathered = []

    async def close(self) -> None:
        """Write what waits, then end."""
        self.closed = True
        self.hand_over()
        self.pending.put([])
        await asyncio.to_thread(self.thread.join)
        self.connection.close()

    def run(self) -> None:
        """Commit group after group until no more can come."""
        while group := self.next_group():
            self.commit(group)
            for write in group:
                write.error = write.error and self.told(write.error)
            with suppress(RuntimeError):  # the loop has closed, and nobody waits any more
                self.loop.call_soon_threadsafe(tell_all, group)

    def next_group(self) -> list[PendingWrite]:
        """Wait for a write, and take all that wait with it; nothing if none can come."""
        group: list[PendingWrite] = []
        writes = self.pending.get()
        while writes:
            group += writes
            try:
                writes = self.pending.get_nowait()
            except queue.Empty:
                return group
        if group:
            self.pending.put([])  # the end is for the next round to see
        return group

    def commit(self, group: list[PendingWrite]) -> None:
        """Do all these writes in one transaction."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            if not self.all_go_well(group):
                self.connection.rollback()
                self.connection.execute("BEGIN IMMEDIATE")
                for write in group:
                    self.attempt(write)
            self.connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            # Nothing of the group was kept, not even what went well.
            with suppress(sqlite3.Error):
                self.connection.rollback()
            for write in group:
                write.error = write.error or error

    def all_go_well(self, group: list[PendingWrite]) -> bool:
        """Do these writes, events last and together; whether none failed."""
        try:
            for write in group:
                if write.event_write is None:
                    write.result = write.work(self.connection)
            together = [write.event_write for write in group if write.event_write]
            return keep_all(self.connection, together)
        except Exception:  # noqa: BLE001 - whatever it was, it will be told when it is tried again
            return False

    def attempt(self, write: PendingWrite) -> None:
        """Do one write, or nothing of it."""
        self.connection.execute("SAVEPOINT job")
        try:
            write.result = write.work(self.connection)
        except Exception as error:
            write.error = error
            if not self.connection.in_transaction:
                raise  # so bad that SQLite has rolled everything back, on a full disk for one
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")


def tell_all(group: list[PendingWrite]) -> None:
    """Wake everybody who waits for this group, in the thread of the event loop."""
    for write in group:
        write.tell()
