"""Databases as a whole: dumps, backups, migrations, and how a store is named."""

import asyncio
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, MetaData, Table, Text, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from server.stores import create_database, event, everything, fill, migrate_to, opened
from server.write_tables import HEAD, is_bracket, tables
from ziggurat.server.store import Taken, dump, load, open_store
from ziggurat.server.store.schema import METADATA
from ziggurat.server.store.sqlite import NEW_TABLES, SqliteDriver, connect, prepare
from ziggurat.server.store.upgrade import MIGRATIONS, upgrade_postgres, upgrade_sqlite
from ziggurat.server.store.versions import NEWEST


def test_a_dump_carries_everything_to_any_back_end(
    store_url: str, postgres_server: str, tmp_path: Path
) -> None:
    async def story() -> None:
        path = tmp_path / "dump"
        async with opened(store_url) as store:
            await fill(store)
            before = await everything(store)
            assert await dump(store, path) == 16
        assert path.stat().st_mode & 0o077 == 0
        assert b'"secret":"AAECAwQF' in path.read_bytes()
        for other in (f"sqlite:///{tmp_path}/other.db", await create_database(postgres_server)):
            async with opened(other) as store:
                await store.setting("key", b"of a server that was only started")
                assert await load(store, path) == 16
                assert await everything(store) == before
                assert [row.id for row in await store.games(user="u2")] == ["g2"]
                await store.append("g1", event(8), {})
                with pytest.raises(Taken):
                    await load(store, path)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (b'{"type":"end"', b"", "cannot be read"),
        (b'{"type":"end","lines":16}\n', b"", "cut short"),
        (b'{"type":"ziggurat","format":1}\n', b"", "begins with one head"),
        (b'"format":1', b'"format":2', "format 2"),
        (b'"lines":16', b'"lines":17', "16 lines, and says 17"),
        (b'"kind":"person"', b'"kind":"sofa"', "line 7 "),
        (b'"events":7', b'"events":8', "events that game g1 counts"),
    ],
)
def test_a_damaged_dump_leaves_nothing(
    store_url: str, tmp_path: Path, old: bytes, new: bytes, why: str
) -> None:
    async def story() -> None:
        path = tmp_path / "dump"
        async with opened(f"sqlite:///{tmp_path}/source.db") as store:
            await fill(store)
            await dump(store, path)
        assert old in path.read_bytes()
        path.write_bytes(path.read_bytes().replace(old, new))
        async with opened(store_url) as store:
            with pytest.raises(ValueError, match=why):
                await load(store, path)
            assert await store.games() == []
            assert await store.user("u1") is None

    asyncio.run(story())


def migrate(url: str) -> None:
    """Take all migrations, which only databases from before need."""
    path = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite"):
        upgrade_sqlite(lambda: connect(path))
    else:
        asyncio.run(upgrade_postgres(lambda: asyncpg.connect(url)))


@pytest.mark.slow
def test_the_migrations_lead_to_the_schema(store_url: str) -> None:
    def differences(connection: Connection, schema: MetaData = METADATA) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema))

    def check(connection: Connection) -> None:
        assert differences(connection) == []
        other = MetaData()
        Table("news", other, Column("text", Text))
        assert any("news" in repr(found) for found in differences(connection, other))

    async def story() -> None:
        if store_url.startswith("sqlite"):
            engine = create_engine(store_url)
            with engine.connect() as connection:
                check(connection)
            engine.dispose()
        else:
            served = create_async_engine(store_url.replace("postgresql:", "postgresql+asyncpg:"))
            async with served.connect() as remote:
                await remote.run_sync(check)
            await served.dispose()

    migrate(store_url)
    asyncio.run(story())


def test_a_new_database_has_the_tables_that_migrations_lead_to(tmp_path: Path) -> None:
    assert NEW_TABLES.read_text(encoding="utf-8") == tables(), "make tables"

    path = tmp_path / "first.db"
    prepare(path)
    with closing(connect(path)) as connection:
        made = "".join(f"{line}\n" for line in connection.iterdump() if not is_bracket(line))
    assert HEAD + made == tables()


def test_the_newest_migration_is_known_by_name() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))

    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST


OPEN = """
import asyncio, sys
from ziggurat.server.store import open_store
store = open_store(f"sqlite:///{sys.argv[1]}")
async def story():
    print(await store.driver.needs_migrations())
    await store.open()
    await store.close()
asyncio.run(story())
print("sqlalchemy" in sys.modules)
"""


@pytest.mark.slow
def test_only_an_old_database_needs_what_takes_migrations(tmp_path: Path) -> None:
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    migrate_to("0001", old)

    def said(path: Path) -> str:
        process = [sys.executable, "-c", OPEN, str(path)]
        return subprocess.run(process, check=True, capture_output=True, text=True).stdout

    assert said(old).split() == ["True", "True"]
    for path in (new, new, old):
        assert said(path).split() == ["False", "False"]


def test_sqlite_flushes_every_commit_and_its_file_is_private(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "first.db"
        async with opened(f"sqlite:///{path}") as store:
            assert isinstance(store.driver, SqliteDriver)
            connection = store.driver.writer.connection
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [connection.execute(f"PRAGMA {pragma}").fetchone()[0] for pragma in pragmas]
            assert found == ["wal", 2, 1]
        assert path.stat().st_mode & 0o077 == 0

    asyncio.run(story())


@pytest.mark.parametrize("url", ["", "sqlite:///", "sqlite://", "mysql://there", "first.db"])
def test_a_store_is_named_by_its_url(url: str) -> None:
    with pytest.raises(ValueError, match="sqlite:///path or postgresql"):
        open_store(url)
