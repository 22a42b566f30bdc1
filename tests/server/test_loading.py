"""Tables are loaded one by one: whoever waits for one waits for no other, and the loop goes on."""

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

import pytest

from server.hubs import ANN, BOB, EVE, House, in_house, open_house
from ziggurat.core import jit
from ziggurat.server.bus import open_bus
from ziggurat.server.store import EventRow
from ziggurat.server.tables import loader
from ziggurat.server.tables.table import Table

NOBODY = "redis://127.0.0.1:1"  # where no Redis is


async def resting(house: House, tables: int) -> list[str]:
    """Tables that have left memory."""
    ids = [(await house.table(ANN, BOB)).row.id for _ in range(tables)]
    for id in ids:
        house.hub.forget(id)
    return ids


@in_house
async def test_a_slow_table_holds_up_no_other(house: House) -> None:
    slow, other = await resting(house, 2)
    go_on, held, events = asyncio.Event(), asyncio.Event(), house.hub.store.events

    async def slowly(id: str, after: int = 0) -> list[EventRow]:
        if id == slow:
            held.set()
            await go_on.wait()
        return await events(id, after)

    house.hub.store.events = slowly  # type: ignore[method-assign]
    first = asyncio.create_task(house.hub.table(slow))
    await held.wait()
    async with asyncio.timeout(60):
        assert await house.hub.table(other)
    assert not first.done()
    go_on.set()
    assert await first


@in_house
async def test_all_who_wait_for_a_table_share_one_load(house: House) -> None:
    (id,) = await resting(house, 1)
    rows, asked = house.hub.store.game, 0

    async def counted(id: str) -> Any:
        nonlocal asked
        asked += 1
        return await rows(id)

    house.hub.store.game = counted  # type: ignore[method-assign]
    gone = asyncio.create_task(house.hub.table(id))
    waiting = [asyncio.create_task(house.hub.table(id)) for _ in range(9)]
    await asyncio.sleep(0)
    gone.cancel()  # which is nobody else's loss
    tables = await asyncio.gather(*waiting)
    assert all(table is house.hub.tables[id] for table in tables)
    assert asked <= 2  # once to load it, and once for what was stored meanwhile


@pytest.mark.slow
def test_while_redis_is_away_the_first_waits_for_all(tmp_path: Path) -> None:
    async def story() -> None:
        bus = open_bus(NOBODY)
        async with open_house(f"sqlite:///{tmp_path}/games.sqlite", bus=bus) as house:
            waits, settled = 0, bus.settled

            async def counted() -> None:
                nonlocal waits
                waits += 1
                await settled()

            ids = await resting(house, 12)
            bus.settled = counted  # type: ignore[method-assign]
            waited = house.hub.echo.unheard
            assert waited is not None  # since the first table was made
            for id in ids:
                assert await house.hub.table(id)
            assert (waits, house.hub.echo.unheard) == (0, waited)

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.skipif(jit.PLAIN, reason="a decision takes longer without a compiler")
@pytest.mark.parametrize("game", ["tigris", "china", "babel"])
def test_a_long_game_is_played_again_without_holding_the_loop(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loader, "SLICE", 0.0)  # however fast the rules are, no game is over in one

    async def story() -> tuple[float, int]:
        async with open_house(f"sqlite:///{tmp_path}/games.sqlite") as house:
            seats = {"babel": (ANN, BOB)}.get(game, (ANN, BOB, EVE))
            table = await house.table(*seats, game=game, level="random")
            for person in seats:
                await table.add("leave", table.seat_of(person.id))
            await house.play_until(table, lambda: not table.is_live or table.seq > 150)
            await house.hub.bots.close()
            house.hub.bots.open()
            await asyncio.sleep(0)
            house.hub.forget(table.row.id)
            return await longest_turn(house, table.row.id)

    longest, turns = asyncio.run(story())
    assert turns > 50
    assert longest < 0.005


async def longest_turn(house: House, id: str) -> tuple[float, int]:
    """The most processor time that somebody else had to wait while a table was loaded.

    And how often he had his turn between two of its events.
    """
    gc.collect()
    gc.disable()  # a collection holds the loop whoever caused it
    try:
        return await watched_load(house, id)
    finally:
        gc.enable()


async def watched_load(house: House, id: str) -> tuple[float, int]:
    played, play_back = 0, Table.play_back

    def counted(table: Table, event: EventRow) -> None:
        nonlocal played
        played += 1
        play_back(table, event)

    longest, seen, before = 0.0, set[int](), time.thread_time()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "play_back", counted)
        loading = asyncio.create_task(house.hub.table(id))
        while not loading.done():
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, before = max(longest, now - before), now
            seen.add(played)
    assert await loading
    return longest, len(seen)
