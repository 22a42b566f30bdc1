"""The store on PostgreSQL, shared by several servers."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from itertools import count
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types

from ziggurat.server.store.driver import P, Result, Rows, Steps
from ziggurat.server.store.postgres_batches import EventBatches
from ziggurat.server.store.rows import EventRow, Missing, SessionProof, Taken, Unreachable
from ziggurat.server.store.steps import append
from ziggurat.server.store.versions import ASKED, is_newest

CONNECTIONS = 10  # at most, for each server
PATIENCE = 60.0  # seconds to wait for one statement
CONNECTING = 5.0  # seconds to wait for a connection
# The database is away, going, coming, out of room, or a copy that takes nothing.
FAILURES = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.ReadOnlySQLTransactionError,
)


class PostgresDriver:
    """A database on a PostgreSQL server, through a pool of connections."""

    clock = "SELECT extract(epoch FROM clock_timestamp())::float8"

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: Any
        self.batches = EventBatches(self.fetch, self.append_alone)

    def expect(self) -> None:
        """Whoever connects to a database that is not there is told."""

    async def needs_migrations(self) -> bool:
        """Whether the tables are others than those of this program, or none."""
        try:
            return not await self.has_newest()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return True

    async def open(self) -> None:
        """Bring the tables up to date, and connect. Raises Unreachable."""
        logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)  # we say ourselves who is away
        try:
            if not await self.has_newest():
                await self.migrate()
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=PATIENCE,
                timeout=CONNECTING,
                reset=leave_as_it_is,
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            # The chain ends here, and the URL is not told: there may be a password in both.
            reason = str(error) or type(error).__name__
            raise Unreachable(f"the database cannot be opened: {reason}") from None

    async def has_newest(self) -> bool:
        """Whether the tables are those of this program."""
        connection = await asyncpg.connect(self.url)
        try:
            return is_newest(await connection.fetch(ASKED))
        except asyncpg.UndefinedTableError:
            return False
        finally:
            await connection.close()

    async def migrate(self) -> None:
        # asyncpg reads the URL here too: SQLAlchemy knows other names for its options.
        from ziggurat.server.store.upgrade import upgrade_postgres

        await upgrade_postgres(lambda: asyncpg.connect(self.url))

    async def close(self) -> None:
        """Wait for the connections that are in use, and let go."""
        await self.batches.close()
        await self.pool.close()

    async def fetch(self, sql: str, *args: Any) -> Rows:
        """The rows of one query."""
        if any(isinstance(arg, str) and "\0" in arg for arg in args):
            return []  # PostgreSQL refuses such a text, and keeps none
        with told_apart():
            rows: Rows = await self.pool.fetch(numbered(sql), *args)
        return rows

    async def glance(self, sql: str, *args: Any) -> Rows:
        """The rows of a query by keys: here it is a query like any other."""
        return await self.fetch(sql, *args)

    async def write(
        self, change: Callable[P, Steps[Result]], *args: P.args, **named: P.kwargs
    ) -> Result:
        """Take the steps of a change in one transaction."""
        try:
            with told_apart():
                async with self.pool.acquire() as connection, connection.transaction():
                    return await take(connection, change(*args, **named))
        except asyncpg.UniqueViolationError as error:
            raise Taken(str(error)) from error
        except asyncpg.ForeignKeyViolationError as error:
            raise Missing(str(error)) from error

    def append(
        self, id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None
    ) -> asyncio.Future[None]:
        """Store an event in the same statement as others."""
        return self.batches.add(id, event, changes, by)

    async def append_alone(
        self, id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None
    ) -> None:
        """Store an event in a transaction of its own."""
        await self.write(append, id, event, changes, by)

    async def snapshot(self, steps: Steps[Result]) -> Result:
        """Take these steps, which only read, and see one moment."""
        async with (
            self.pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await take(connection, steps)


async def leave_as_it_is(connection: Any) -> None:
    """Nothing is set, locked or listened to here that another journey would have to undo."""


@contextmanager
def told_apart() -> Iterator[None]:
    """Where the database fails and not what is asked of it, raise Unreachable."""
    try:
        yield
    except FAILURES as error:
        # Where it stands and by which name is nobody's business but the log's.
        raise Unreachable(f"PostgreSQL does not answer ({type(error).__name__})") from error


async def take(connection: Any, steps: Steps[Result]) -> Result:
    """Run a change step by step."""
    try:
        sql, args = next(steps)
        while True:
            sql, args = steps.send(await connection.fetch(numbered(sql), *args))
    except StopIteration as end:
        result: Result = end.value
        return result


@lru_cache(256)
def numbered(sql: str) -> str:
    """A statement with its arguments numbered, as PostgreSQL wants them: $1, $2 …"""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
