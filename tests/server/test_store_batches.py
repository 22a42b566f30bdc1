"""Events that come up together are stored together, and none of them is another one's business."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from server.stores import GAME, opened
from ziggurat.server.store import Chair, EventRow, Store, Taken
from ziggurat.server.store.batches import MOST, EventWrite, event_write, keep_all, portions
from ziggurat.server.store.sqlite import SqliteDriver

GAMES = 2 * MOST + 11  # more than one statement holds, and no power of two


def event(seq: int, at: float = 0.1) -> EventRow:
    return EventRow(seq, "choose", 0, "pass", f"move {seq}", 5, at)


def changes(n: int) -> dict[str, Any]:
    """What a move changes: not the same for all."""
    return {"asked": n % 4} if n % 3 else {"asked": n % 4, "digest": f"{n}", "winners": [n]}


async def fill(store: Store) -> None:
    for n in range(GAMES):
        await store.add_game(replace(GAME, id=f"g{n}"))


def test_many_events_take_few_statements(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "many.db"
        async with opened(f"sqlite:///{path}") as store:
            assert isinstance(store.driver, SqliteDriver)
            await fill(store)
            said: list[str] = []
            store.driver.writer.connection.set_trace_callback(said.append)

            # While somebody else writes, our jobs pile up.
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            jobs = [store.append(f"g{n}", event(1, n / 7), changes(n)) for n in range(GAMES)]
            waiting = asyncio.gather(*jobs)
            await asyncio.sleep(0)
            other.execute("ROLLBACK")
            other.close()
            await waiting

            assert len(said) < GAMES
            for n in range(GAMES):
                row = await store.game(f"g{n}")
                assert row == replace(GAME, id=f"g{n}", events=1, changed=n / 7, **changes(n))
                assert await store.events(f"g{n}") == [event(1, n / 7)]

    asyncio.run(story())


def test_an_event_that_is_not_the_next_spoils_nothing_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'spoilt.db'}") as store:
            await fill(store)
            seqs = [2 if n == 5 else 1 for n in range(GAMES)]
            jobs = [store.append(f"g{n}", event(seq), {}) for n, seq in enumerate(seqs)]

            ends = await asyncio.gather(*jobs, return_exceptions=True)

            assert isinstance(ends.pop(5), Taken)
            assert ends == [None] * (GAMES - 1)
            assert await store.events("g5") == []

    asyncio.run(story())


def test_two_events_of_one_game_are_stored_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'two.db'}") as store:
            await store.add_game(GAME)

            await asyncio.gather(*(store.append("g1", event(seq), {}) for seq in (1, 2, 3)))

            assert await store.events("g1") == [event(1), event(2), event(3)]

    asyncio.run(story())


def test_who_sits_down_is_listed_as_ever() -> None:
    assert event_write("g1", event(1), {"chairs": [Chair("person", "u2", "Bob")]}) is None
    assert event_write("g1", event(1), {"asked": 1}) is not None


@pytest.mark.parametrize("bad", [{"events": 3}, {"id": "g2"}, {"nothing": 1}, {"asked": "x"}])
def test_a_bad_change_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        event_write("g1", event(1), bad)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 31, 32, 33, 100])
def test_portions_are_all_there_is_in_order(count: int) -> None:
    entries = [EventWrite((n,), (), ()) for n in range(count)]

    sizes = [len(some) for some in portions(entries)]

    assert [one for some in portions(entries) for one in some] == entries
    assert all(size <= MOST and size.bit_count() == 1 for size in sizes)


def test_nothing_to_store_is_stored_well() -> None:
    assert keep_all(sqlite3.connect(":memory:"), [])
