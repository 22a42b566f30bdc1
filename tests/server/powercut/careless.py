"""`ziggurat` with a store that keeps less than it promises, to see whether anybody notices.

    python careless.py OFF|NORMAL|HASTY serve …

OFF and NORMAL are SQLite's own ways to be fast: no sync at all, and none at a commit. HASTY
acknowledges a move before its commit.
"""

import asyncio
import sqlite3
import sys
from pathlib import Path

from ziggurat.cli import main
from ziggurat.server.store import sqlite, writer

ROUNDS = 20  # of the event loop, in which an answer leaves


def sync_less(way: str) -> None:
    """Let every connection be opened as it is, and then made careless."""
    careful = sqlite.connect

    def connect(path: Path) -> sqlite3.Connection:
        connection = careful(path)
        connection.execute(f"PRAGMA synchronous = {way}")
        return connection

    sqlite.connect = connect


def tell_first() -> None:
    """Acknowledge groups of moves before they are committed."""
    commit = writer.SqliteWriter.commit

    def hasty(self: writer.SqliteWriter, group: list[writer.PendingWrite]) -> None:
        if all(write.event_write for write in group):
            asyncio.run_coroutine_threadsafe(tell_all(group), self.loop).result()
        commit(self, group)

    async def tell_all(group: list[writer.PendingWrite]) -> None:
        writer.tell_all(group)
        for _ in range(ROUNDS):
            await asyncio.sleep(0)

    writer.SqliteWriter.commit = hasty  # type: ignore[method-assign]


if __name__ == "__main__":
    way = sys.argv.pop(1)
    tell_first() if way == "HASTY" else sync_less(way)
    sys.exit(main())
