"""Whether somebody is signed in is seen at a glance: no thread is asked, unless one must wait."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.stores import ANN
from ziggurat.server.store import Store, open_store
from ziggurat.server.store.sqlite import SqliteDriver


async def opened(path: Path) -> tuple[Store, SqliteDriver]:
    store = open_store(f"sqlite:///{path}")
    await store.open()
    await store.add_user(ANN)
    assert isinstance(store.driver, SqliteDriver)
    return store, store.driver


def test_what_was_just_stored_is_seen_without_another_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        store, driver = await opened(tmp_path / "kept.sqlite")
        try:
            with monkeypatch.context() as patched:
                patched.setattr(driver, "fetch", None)
                found = await store.signed_in(ANN.id, "")
            assert found is not None
            assert found[0] == ANN
            await store.change_user(ANN.id, {"epoch": ANN.epoch + 1})
            again = await store.signed_in(ANN.id, "")
            assert again is not None
            assert again[0].epoch == ANN.epoch + 1
        finally:
            await store.close()

    asyncio.run(look())


def test_where_one_would_have_to_wait_another_thread_does(tmp_path: Path) -> None:
    locked = tmp_path / "locked.sqlite"

    async def look() -> None:
        store, driver = await opened(tmp_path / "kept.sqlite")
        with closing(sqlite3.connect(locked, isolation_level=None)) as other:
            other.execute("CREATE TABLE users (id TEXT)")
            other.execute("BEGIN EXCLUSIVE")
            driver.glancer.close()
            driver.glancer = sqlite3.connect(locked, timeout=0)
            try:
                found = await store.signed_in(ANN.id, "")
                assert found is not None
                assert found[0] == ANN
            finally:
                await store.close()

    asyncio.run(look())
