"""The store in one file: SQLite, with one thread that writes and one that reads."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from ziggurat.server.store.batches import event_write
from ziggurat.server.store.driver import P, Result, Rows, Steps
from ziggurat.server.store.rows import EventRow, Missing, SessionProof, Taken, Unreachable
from ziggurat.server.store.steps import append
from ziggurat.server.store.versions import ASKED, is_newest
from ziggurat.server.store.writer import SqliteWriter

PATIENCE = 20.0  # seconds to wait for another process that writes
PAUSE = 0.02  # seconds until asking it again
NEW_TABLES = Path(__file__).parent / "new_tables.sql"  # where all migrations lead
# The disk is full, broken, gone or not ours to write, or somebody else writes without an end.
FAILURES = tuple(
    f"SQLITE_{name}"
    for name in [
        "FULL",
        "IOERR",
        "READONLY",
        "CANTOPEN",
        "BUSY",
        "LOCKED",
        "PROTOCOL",
        "NOMEM",
        "CORRUPT",
        "NOTADB",
    ]
)


class SqliteDriver:
    """A SQLite database in a file; other processes may use it at the same time."""

    clock = ""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer: SqliteWriter
        self.reader: sqlite3.Connection
        self.glancer: sqlite3.Connection  # of the event loop's own thread: it never waits
        self.reading: ThreadPoolExecutor

    def expect(self) -> None:
        """Raise Unreachable where there is no file."""
        if not self.path.exists():
            raise Unreachable(f"there is no database at {self.path}")

    async def needs_migrations(self) -> bool:
        """Whether the tables are those of another program; where there are none, none is needed."""
        if not self.path.exists():
            return False
        try:
            with closing(connect(self.path)) as connection:
                return not (is_empty(connection) or has_newest(connection))
        except sqlite3.DatabaseError:
            return True

    async def open(self) -> None:
        """Make the file if there is none, and bring its tables up to date. Raises Unreachable."""
        try:
            await asyncio.to_thread(prepare, self.path)
        except (OSError, sqlite3.DatabaseError) as error:
            reason = (getattr(error, "strerror", "") or str(error)).lower()
            raise Unreachable(f"{self.path} cannot be opened: {reason}") from error
        self.reading = ThreadPoolExecutor(1, "store-reader")
        self.reader = connect(self.path)
        self.glancer = connect(self.path)
        self.glancer.execute("PRAGMA busy_timeout = 0")
        self.writer = SqliteWriter(connect(self.path), as_it_is_told)

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        await self.writer.close()
        await asyncio.to_thread(self.reading.shutdown)
        self.reader.close()
        self.glancer.close()

    async def glance(self, sql: str, *args: Any) -> Rows:
        """The rows of a query by keys, here and now: they lie in memory nearly always.

        To have another thread look takes ten times as long; it does where somebody would wait.
        """
        try:
            return execute(self.glancer, sql, args)
        except sqlite3.OperationalError:
            return await self.fetch(sql, *args)

    async def fetch(self, sql: str, *args: Any) -> Rows:
        """The rows of one query."""
        loop = asyncio.get_running_loop()
        with told_apart():
            return await loop.run_in_executor(self.reading, execute, self.reader, sql, args)

    async def write(
        self, change: Callable[P, Steps[Result]], *args: P.args, **named: P.kwargs
    ) -> Result:
        """Take the steps of a change, in a transaction shared with others who wait."""

        def work(connection: sqlite3.Connection) -> Result:
            return take(connection, change(*args, **named))

        return await self.writer.write(work)

    def append(
        self, id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None
    ) -> asyncio.Future[None]:
        """Store an event in the same transaction, and the same statements, as others."""

        def work(connection: sqlite3.Connection) -> None:
            take(connection, append(id, event, changes, by))

        return self.writer.write(work, event_write(id, event, changes, by))

    async def snapshot(self, steps: Steps[Result]) -> Result:
        """Take these steps on a connection of their own, which sees one moment."""
        return await asyncio.to_thread(self.read_once, steps)

    def read_once(self, steps: Steps[Result]) -> Result:
        """Take these steps in one transaction, which the first of them opens for reading."""
        connection = connect(self.path)
        try:
            connection.execute("BEGIN")
            return take(connection, steps)
        finally:
            connection.close()


@contextmanager
def told_apart() -> Iterator[None]:
    """Where the database fails and not what is asked of it, raise Unreachable."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        told = as_it_is_told(error)
        if told is error:
            raise
        raise told from error


def as_it_is_told(error: Exception) -> Exception:
    """What whoever waits is told: Unreachable where it is the database that fails."""
    name = getattr(error, "sqlite_errorname", "")
    return Unreachable(str(error)) if name.startswith(FAILURES) else error


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits when told to, and then for good."""
    connection = sqlite3.connect(
        path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def prepare(path: Path) -> None:
    """Make the file, readable only by its owner for the secrets in it, and its tables."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    with closing(connect(path)) as connection:
        log_ahead(connection)
        if is_empty(connection):
            make_tables(connection)
        ready = has_newest(connection)
    if not ready:
        from ziggurat.server.store.upgrade import upgrade_sqlite

        upgrade_sqlite(lambda: connect(path))


def is_empty(connection: sqlite3.Connection) -> bool:
    return not connection.execute("SELECT 1 FROM sqlite_master").fetchone()


def make_tables(connection: sqlite3.Connection) -> None:
    """The tables of a new database at once: a second for what takes migrations is saved."""
    connection.execute("BEGIN IMMEDIATE")  # a second process waits here, and finds them made
    if is_empty(connection):
        for statement in statements(NEW_TABLES.read_text(encoding="utf-8")):
            connection.execute(statement)
    connection.execute("COMMIT")


def statements(script: str) -> Iterator[str]:
    """One after the other: SQLite's own way to run a script commits before it begins."""
    said = ""
    for line in script.splitlines(keepends=True):
        said += line
        if sqlite3.complete_statement(said):
            yield said
            said = ""


def has_newest(connection: sqlite3.Connection) -> bool:
    """Whether the tables are those of this program."""
    try:
        return is_newest(connection.execute(ASKED).fetchall())
    except sqlite3.OperationalError:
        return False  # there are no tables yet; whatever else is wrong is said when they are made


def log_ahead(connection: sqlite3.Connection) -> None:
    """Let readers read while one writes.

    SQLite itself waits for no process that is about to write, as another that makes the file is.
    """
    end = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if "BUSY" not in error.sqlite_errorname or monotonic() > end:
                raise
            sleep(PAUSE)


def take(connection: sqlite3.Connection, steps: Steps[Result]) -> Result:
    """Run a change step by step."""
    try:
        sql, args = next(steps)
        while True:
            sql, args = steps.send(execute(connection, sql, args))
    except StopIteration as end:
        result: Result = end.value
        return result
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY":
            raise Missing(str(error)) from error
        raise Taken(str(error)) from error


def execute(connection: sqlite3.Connection, sql: str, args: Any = ()) -> Rows:
    """The rows of one statement. Who writes here is alone, so that there is no row to lock."""
    return connection.execute(sql.removesuffix(" FOR UPDATE"), args).fetchall()
