"""What the store promises those who use it at once: tasks, threads, and other processes."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types
import pytest

from server.stores import (
    GAME,
    event,
    everything,
    fill,
    game,
    new_database,
    opened,
    with_store,
)
from ziggurat.server.store import EventRow, Store, Taken
from ziggurat.server.store.postgres_batches import EventBatches
from ziggurat.server.store.sqlite import SqliteDriver, prepare


@with_store
async def test_two_hundred_appends_at_once_are_kept_once_and_in_order(store: Store) -> None:
    ids = [f"g{n}" for n in range(20)]
    for id in ids:
        await store.add_game(game(id))

    async def play(id: str) -> None:
        for seq in range(1, 11):
            await store.append(id, event(seq, f"m{seq}"), {"asked": seq % 2})

    await asyncio.gather(*map(play, ids))

    for id in ids:
        assert await store.events(id) == [event(seq, f"m{seq}") for seq in range(1, 11)]
        assert await store.game(id) == game(id, events=10, asked=0, changed=2.0)


def test_two_stores_see_each_other_and_one_wins_each_race(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as two:
            await one.add_game(GAME)
            assert await two.game("g1") == GAME
            for seq in range(1, 21):
                ends = await asyncio.gather(
                    *(store.append("g1", event(seq, seat=n), {"asked": n})
                      for n, store in enumerate((one, two, one, two))),
                    return_exceptions=True,
                )  # fmt: skip
                assert sorted(type(end).__name__ for end in ends) == ["NoneType"] + ["Taken"] * 3
                winner = ends.index(None)
                assert (await two.events("g1", seq - 1))[0].seat == winner
            assert len(await one.events("g1")) == 20
            lines = [store.add_chat("g1", "", "", "hi", 1.0) for store in (one, two) * 5]
            assert sorted(line.n for line in await asyncio.gather(*lines)) == list(range(1, 11))

    asyncio.run(story())


def test_who_is_sent_away_so_that_another_can_go_on_comes_again() -> None:
    """Two servers that wait for each other: PostgreSQL lets one of them store."""
    tried = []

    async def fetch(*_: Any) -> list[Any]:
        return []

    async def alone(id: str, event: EventRow, *_: Any) -> None:
        tried.append((id, event.seq))
        if len(tried) < 3:
            raise asyncpg.DeadlockDetectedError

    async def story() -> None:
        await EventBatches(fetch, alone).add("g1", event(1), {"asked": 0}, None)

    asyncio.run(story())
    assert tried == [("g1", 1)] * 3


def test_a_setting_is_made_once(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as two:
            asked = [store.setting("key", bytes([n])) for n, store in enumerate((one, two) * 10)]
            values = set(await asyncio.gather(*asked))
            assert len(values) == 1
            assert await two.setting("key", b"later") in values
            assert await two.setting("other", b"\x00") == b"\x00"

    asyncio.run(story())


def test_everything_is_there_after_a_restart(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url) as store:
            await fill(store)
            before = await everything(store)
        async with opened(store_url) as store:
            assert await everything(store) == before
            await store.append("g1", event(8), {})

    asyncio.run(story())


RACER = """
import asyncio, sys
from ziggurat.server.store import open_store

async def race(url):
    store = open_store(url)
    await store.open()
    print((await store.setting("key", sys.argv[1].encode())).decode(), flush=True)
    await store.close()

print("ready", flush=True)
for line in sys.stdin:
    asyncio.run(race(line.strip()))
"""


def test_processes_that_open_a_fresh_database_at_once_all_succeed(
    postgres_server: str, tmp_path: Path
) -> None:
    files = [f"sqlite:///{tmp_path}/{n}.db" for n in range(4)]
    urls = files + [new_database(postgres_server) for _ in range(4)]
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACER, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("one", "two")
    ]

    def answers() -> list[str]:
        return [racer.stdout.readline() for racer in racers if racer.stdout]

    assert answers() == ["ready\n"] * 2
    for url in urls:
        for racer in racers:
            print(url, file=racer.stdin, flush=True)
        said = answers()
        assert said in (["one\n"] * 2, ["two\n"] * 2), url
    for racer in racers:
        racer.communicate()
        assert racer.returncode == 0


@pytest.mark.slow
def test_who_opens_a_file_while_another_makes_it_waits(tmp_path: Path) -> None:
    path = tmp_path / "first.db"
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    done = threading.Timer(0.3, other.execute, ["COMMIT"])
    done.start()

    prepare(path)

    done.join()
    other.close()


def test_sqlite_commits_in_groups_and_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "first.db"
        async with opened(f"sqlite:///{path}") as store:
            assert isinstance(store.driver, SqliteDriver)
            writer = store.driver.writer
            for n in range(100):
                await store.add_game(game(f"g{n}"))
            before = writer.commits

            # While somebody else writes, our jobs pile up.
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            jobs = [
                asyncio.create_task(store.append(f"g{n}", event(seq), {"asked": seq % 2}))
                for seq in (1, 1, 2)
                for n in range(100)
            ]
            await asyncio.sleep(0)
            other.execute("ROLLBACK")
            other.close()
            ends = await asyncio.gather(*jobs, return_exceptions=True)

            assert [type(end) for end in ends[100:200]] == [Taken] * 100
            assert ends[:100] + ends[200:] == [None] * 200
            assert writer.commits - before <= 3
            for n in range(100):
                assert await store.events(f"g{n}") == [event(1), event(2)]

    asyncio.run(story())


def test_a_write_is_told_only_after_its_commit(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "first.db"
        async with opened(f"sqlite:///{path}") as store:
            other = sqlite3.connect(path)
            for n in range(50):
                await store.add_game(game(f"g{n}"))
                assert other.execute("SELECT count(*) FROM games").fetchone() == (n + 1,)
            other.close()
        with pytest.raises(RuntimeError, match="closed"):
            await store.add_game(GAME)

    asyncio.run(story())
