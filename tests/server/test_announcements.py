"""Servers tell each other of a table only while somebody looks, and read it else when asked."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from server.hubs import ANN, BOB, House, StandingClock, open_house
from server.services import redis
from ziggurat.server.bus import Bus, open_bus
from ziggurat.server.tables.announcements import TableChanged, decode, topic
from ziggurat.server.tables.audience import ANSWERS, FORGOTTEN, Watcher
from ziggurat.server.tables.table import Table

pytestmark = pytest.mark.slow

MARK = "mark"


class Neighbours:
    """Two servers of one database, and somebody who hears what they tell each other."""

    def __init__(self, one: House, other: House, ear: Bus) -> None:
        self.one, self.other, self.ear = one, other, ear
        self.changed = 0  # times that a table was said to have changed
        self.marks = asyncio.Semaphore(0)
        ear.follow(MARK, lambda body: self.marks.release())

    async def table(self) -> tuple[Table, Table]:
        """A table as both servers have it in memory."""
        table = await self.one.table(ANN, BOB, game="babel")
        self.ear.follow(topic(table.row.id), self.count)
        await self.ear.settled()
        return table, await self.other.found(table)

    def count(self, body: bytes) -> None:
        self.changed += isinstance(decode(body), TableChanged)

    async def heard(self) -> int:
        """How often a table was said to have changed, by all that the first server has told."""
        self.one.hub.bus.tell(MARK, b"")
        await self.marks.acquire()
        return self.changed

    async def pass_by(self, seconds: float) -> None:
        await self.one.pass_by(seconds)
        self.other.clock.time = self.one.clock.time


def with_neighbours(test: Callable[[Neighbours], Awaitable[None]]) -> Callable[[Path], None]:
    def run(tmp_path: Path) -> None:
        async def story() -> None:
            with redis() as url:
                async with AsyncExitStack() as stack:
                    database = f"sqlite:///{tmp_path}/games.sqlite"
                    houses = [
                        await stack.enter_async_context(
                            open_house(database, StandingClock(), open_bus(url))
                        )
                        for _ in range(2)
                    ]
                    ear = open_bus(url)
                    await ear.open()
                    stack.push_async_callback(ear.close)
                    await test(Neighbours(houses[0], houses[1], ear))

        asyncio.run(story())

    return run


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


async def move(house: House, table: Table) -> None:
    await house.choose(table, [ANN, BOB][table.match.asked])


@with_neighbours
async def test_nobody_is_told_of_a_table_that_nobody_looks_at_elsewhere(both: Neighbours) -> None:
    here, there = await both.table()
    await both.pass_by(ANSWERS)
    before = await both.heard()

    await move(both.one, here)
    assert await both.heard() == before
    assert there.seq == 0

    with both.other.hub.watched(there, Watcher(1, "en", 0)):
        await until(lambda: here.audience.is_elsewhere())
        await until(lambda: there.seq == 1)  # what was missed before it was known who looks
        await move(both.one, here)
        assert await both.heard() > before
        await until(lambda: there.seq == 2)

    await until(lambda: not here.audience.is_elsewhere())
    before = await both.heard()
    await move(both.one, here)
    assert await both.heard() == before


@with_neighbours
async def test_while_nobody_can_know_who_looks_everybody_is_told(both: Neighbours) -> None:
    here, _ = await both.table()
    before = await both.heard()
    await move(both.one, here)
    assert await both.heard() == before + 1


@with_neighbours
async def test_a_table_that_nobody_looks_at_is_read_when_it_is_asked_for(both: Neighbours) -> None:
    here, there = await both.table()
    await both.pass_by(ANSWERS)
    await move(both.one, here)

    await both.other.go_round()
    assert there.seq == 0
    assert (await both.other.found(here)).seq == 1
    await move(both.other, there)
    assert (await both.one.found(here)).seq == 2


@with_neighbours
async def test_what_is_not_heard_is_found_by_the_next_round(both: Neighbours) -> None:
    """Somebody looks, but the server that stores has not heard of him for too long."""
    here, there = await both.table()
    with both.other.hub.watched(there, Watcher(1, "en", 0)):
        await until(lambda: here.audience.is_watching(both.other.hub.server))
        await both.pass_by(FORGOTTEN)
        await move(both.one, here)
        await both.heard()
        assert there.seq == 0

        await both.other.go_round()
        assert there.seq == 1
