"""A hub without a server around it, and a clock that runs when it is told to."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

from ziggurat.server.bus import Bus, open_bus
from ziggurat.server.play.answers import Answer, Question, answer
from ziggurat.server.settings import Settings
from ziggurat.server.store import Store, UserRow, open_store
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.lobby import NewTable, create, join
from ziggurat.server.tables.server_clock import Reading, ServerClock
from ziggurat.server.tables.table import Table
from ziggurat.server.thinking.worker import BotWorker
from ziggurat.server.upkeep.housekeeping import Housekeeping
from ziggurat.server.upkeep.notifier import Notifier
from ziggurat.server.wire.messages import Choose, Refusal

NOON = 1_800_000_000.0
ANN, BOB, EVE = (UserRow(f"id {name}", name, True, "", 1.0) for name in ("Ann", "Bob", "Eve"))


class StandingClock(ServerClock):
    """Time passes only when somebody says so."""

    def __init__(self, time: float = NOON) -> None:
        self.time = time

    def now(self) -> float:
        return self.time

    def pass_by(self, seconds: float) -> None:
        self.time += seconds

    async def read(self, store: Store, patience: float) -> Reading:
        """The store goes by this clock, and not the other way round."""
        waking = await store.wake_up(patience, self.time)
        return Reading(waking.now, self.time, self.time, waking.gap)

    def steer(self, reading: Reading) -> None:
        """Nobody else says what time it is."""


class House:
    """One server without its network: its hub, and who goes round in it when told to."""

    def __init__(self, hub: Hub, housekeeping: Housekeeping, clock: StandingClock) -> None:
        self.hub, self.housekeeping, self.clock = hub, housekeeping, clock

    async def pass_by(self, seconds: float) -> None:
        """Time passes, and the server lives all the while."""
        self.clock.pass_by(seconds)
        await self.hub.store.wake_up(inf, self.clock.now())

    async def go_round(self) -> None:
        """What the server looks after by itself, once, with all that follows."""
        await self.housekeeping.go_round()
        while self.hub.errands:
            await asyncio.gather(*self.hub.errands)

    async def table(self, *people: UserRow, game: str = "tigris", **wish: Any) -> Table:
        """A table that these people have joined."""
        seats = wish.pop("seats", len(people))
        table = await create(self.hub, people[0], NewTable(game, seats, **wish))
        for person in people[1:]:
            await join(self.hub, table, person)
        return table

    async def found(self, table: Table) -> Table:
        """The same table, which may have left memory meanwhile."""
        again = await self.hub.table(table.row.id)
        assert again
        return again

    async def ask(self, table: Table, user: UserRow, question: Question) -> Answer:
        return await answer(self.hub, table, user, question, "en")

    async def done(self, table: Table, user: UserRow, question: Question) -> None:
        reply = await self.ask(table, user, question)
        assert not isinstance(reply, Refusal), reply

    async def refused(self, table: Table, user: UserRow, question: Question) -> str:
        reply = await self.ask(table, user, question)
        assert isinstance(reply, Refusal), reply
        return reply.code

    async def choose(self, table: Table, user: UserRow, move: str = "") -> None:
        """Make a move, or any."""
        words = move or table.match.offers(table.match.asked)[0]
        await self.done(table, user, Choose(f"move {table.seq}", table.seq, words))

    async def play_until(self, table: Table, done: Callable[[], bool]) -> None:
        """Let bots play until something is so."""
        while not done():
            assert table.row.id in self.hub.bots.busy, "nobody plays"
            await asyncio.wait([self.hub.bots.busy[table.row.id]], timeout=0.05)


@asynccontextmanager
async def open_house(
    database: str,
    clock: StandingClock | None = None,
    bus: Bus | None = None,
    threads: int = 1,
    **settings: Any,
) -> AsyncIterator[House]:
    """A server without its network; it goes round only when told to."""
    clock, bus, store = clock or StandingClock(), bus or open_bus(None), open_store(database)
    hub = Hub(store, bus, clock)
    housekeeping = Housekeeping(hub, Notifier(hub, Settings(database, **settings)))
    worker = BotWorker(bus, threads)  # with no threads it takes no jobs
    await store.open()
    await bus.open()
    await hub.open()
    await store.wake_up(10.0, clock.now())
    worker.start()
    try:
        yield House(hub, housekeeping, clock)
    finally:
        await hub.close()
        await worker.stop()
        await bus.close()
        await store.close()


def in_house(test: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
    """Run a test that awaits, in a house on a fresh file."""

    def run(tmp_path: Path) -> None:
        async def story() -> None:
            async with open_house(f"sqlite:///{tmp_path}/games.sqlite") as house:
                await test(house)

        asyncio.run(story())

    return run
