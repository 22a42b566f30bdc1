"""Bring the tables of a database up to date.

SQLAlchemy and Alembic are loaded with this file, and with no other: only a database that is new,
or older than the program, needs them.
"""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, NullPool, create_engine, text

from ziggurat.server.store.rows import Unreachable

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x5A_16_6A  # the lock of whoever brings the tables up to date; any number of our own


def upgrade(connection: Connection) -> None:
    """Take every migration not yet taken, in the transaction that is open on this connection.

    The caller holds a lock, so that of two processes the second finds everything done. Raises
    Unreachable where the tables are newer than we are.
    """
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Unreachable("its tables are of another version of the program") from error


def upgrade_sqlite(connect: Callable[[], sqlite3.Connection]) -> None:
    """Take the missing migrations, one process at a time."""
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")  # tables may be copied
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the second process waits here
        upgrade(connection)
        connection.commit()


async def upgrade_postgres(connect: Callable[[], Awaitable[Any]]) -> None:
    """Take the missing migrations, one process at a time."""
    from sqlalchemy.ext.asyncio import create_async_engine  # needs greenlet, as SQLite does not

    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda *args, **kwargs: connect(),
        poolclass=NullPool,
    )
    async with engine.begin() as connection:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        await connection.run_sync(upgrade)
    await engine.dispose()
