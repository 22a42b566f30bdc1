"""Fresh databases for the tests of the store, and rows to put into them."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types
from alembic import command
from alembic.config import Config
from msgspec import structs
from sqlalchemy import create_engine

from ziggurat.server.admin.verification import check_games
from ziggurat.server.store import (
    Chair,
    EventRow,
    GameRow,
    SessionRow,
    Store,
    UserRow,
    open_store,
)
from ziggurat.server.store.upgrade import MIGRATIONS

ANN = UserRow("u1", "Ann", False, "hash", 1.0)
GAME = GameRow(
    id="g1",
    game="tigris",
    rules=1,
    seats=2,
    options={"hard": True, "names": ["ä", "☥"], "deep": {"n": None}},
    secret=bytes(range(32)),
    commitment="c0ffee",
    position=None,
    pace={"kind": "live", "bank": 600},
    level="scribe",
    public=True,
    owner="u1",
    chairs=[Chair("person", "u1", "Ann"), Chair("bot", level="scribe")],
    status="open",
    created=1_700_000_000.125,
    changed=1_700_000_000.125,
)
numbers = itertools.count()


def new_database(server: str) -> str:
    """A database of a PostgreSQL that nobody has opened yet."""
    return asyncio.run(create_database(server))


def ready_database(server: str) -> str:
    """A database with its tables and nothing in them, copied from one: migrations take longer."""
    return asyncio.run(create_database(server, like=made_database(server)))


@cache
def made_database(server: str) -> str:
    url = new_database(server)
    make_database(url)
    return url


async def create_database(server: str, like: str = "") -> str:
    name, template = f"test{next(numbers)}", like.removeprefix(f"{server}/") or "template1"
    connection = await asyncpg.connect(f"{server}/postgres")
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    await connection.close()
    return f"{server}/{name}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def make_database(url: str) -> None:
    """A database with its tables and nothing in them."""

    async def make() -> None:
        async with opened(url):
            pass

    asyncio.run(make())


def migrate_to(version: str, path: Path) -> None:
    """Take the migrations as far as this one, as a program of before did."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


def faults_in(url: str) -> list[str]:
    """What `ziggurat verify` finds wrong with a database."""

    async def look() -> list[str]:
        async with opened(url) as store:
            return (await check_games(store)).faults

    return asyncio.run(look())


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Run a test that awaits, on every back end."""

    def run(store_url: str) -> None:
        async def story() -> None:
            async with opened(store_url) as store:
                await test(store)

        asyncio.run(story())

    return run


def event(seq: int, move_id: str = "", at: float = 2.0, **fields: Any) -> EventRow:
    return structs.replace(EventRow(seq, "choose", 0, "done", move_id, 350, at), **fields)


def game(id: str, **fields: Any) -> GameRow:
    return structs.replace(GAME, id=id, **fields)


async def everything(store: Store) -> dict[str, Any]:
    """All that can be read, for comparing."""
    games = sorted(await store.games(limit=1000), key=lambda row: row.id)
    return {
        "games": games,
        "events": [await store.events(row.id) for row in games],
        "chat": [await store.chat(row.id) for row in games],
        "users": [await store.user(id) for id in ("u1", "u2", "u3")],
        "setting": await store.setting("key", b"unused"),
        "session": await store.signed_in("u1", "s1"),
        "mutes": await store.mutes("u1"),
    }


async def fill(store: Store) -> None:
    """A bit of everything."""
    await store.add_user(ANN)
    await store.add_user(UserRow("u2", "Guest", True, "", 2.5))
    await store.add_session(SessionRow("s1", "u1", 1.0, 2.0))
    await store.mute("u1", "u2")
    await store.setting("key", b"\x00\xff kept")
    await store.add_game(GAME)
    await store.add_game(game("g2", position={"board": [1, 2]}, clocks=[5, 6], owner="u2"))
    for seq in range(1, 8):
        await store.append("g1", event(seq, f"m{seq}" if seq % 2 else ""), {"asked": seq % 2})
    await store.append("g2", event(1, "m1", used_ms=3_000_000_000), {"winners": [1, 0]})
    await store.add_chat("g1", "u1", "Ann", "hello ☥ 'quoted\" $1 ?", 3.25)
