"""What a server looks after by itself: clocks that run out, bots that are late, news it missed."""

import asyncio
from contextlib import suppress

import structlog

from ziggurat.core.errors import Refused
from ziggurat.server.people.sessions import GUEST_LIFE, LIFE
from ziggurat.server.store import Unreachable
from ziggurat.server.tables.event_effects import BOT_PATIENCE, is_late
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.table import Table
from ziggurat.server.telemetry.metrics import TABLES
from ziggurat.server.upkeep.notifier import Notifier

ROUND = 1.0  # seconds between two looks
DOWN = 10.0  # seconds without a sign of life after which all servers were down
OVERLAP = 5.0  # seconds that a commit may take
IDLE = 600.0  # seconds after which a table nobody looks at leaves memory
HOUR = 3600.0
UNJOINED = 14 * 24 * HOUR  # seconds after which an open table is forgotten
GREETING = 15  # rounds after which other servers hear again who watches here
log = structlog.get_logger()


class Housekeeping:
    """Goes round all tables, again and again."""

    def __init__(self, hub: Hub, notifier: Notifier) -> None:
        self.hub, self.notifier = hub, notifier
        self.rounds = 0
        self.store_fault = ""  # why the store failed in the last round
        self.faults = notifier.faults
        self.begin_at(hub.clock.now())
        self.task: asyncio.Task[None] | None = None

    def begin_at(self, now: float) -> None:
        self.swept = -HOUR  # when we last swept
        self.seen = now  # changes up to then are known here
        self.alive = now  # when we last said that we run
        self.notifier.begin_at(now)

    async def open(self) -> None:
        """Clocks stood still while no server ran; then go round."""
        clock = self.hub.clock
        reading = await clock.read(self.hub.store, DOWN)
        clock.steer(reading)
        self.begin_at(clock.now())
        if reading.gap:
            log.info("clocks_stood_still", seconds=round(reading.gap))
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.notifier.outbox.close()
        await self.hub.clock.read(self.hub.store, DOWN)

    async def run(self) -> None:
        with suppress(Unreachable):  # which is told of below
            await self.wake_bots()
        while True:
            try:
                await self.go_round()
                self.note_store("")
            except Unreachable as error:
                self.note_store(str(error))
            await asyncio.sleep(ROUND)

    def note_store(self, fault: str) -> None:
        """Say once that the store has failed, and once that it is back."""
        if fault and not self.store_fault:
            log.warning("store_away", why=fault)
        if self.store_fault and not fault:
            log.info("store_back")
        self.store_fault = fault

    async def wake_bots(self) -> None:
        """Let bots think on that were thinking when another server stopped: nobody may be looking.

        A bot's question is due after a while at the latest, so it is among what is due by then.
        """
        async with self.faults.kept_apart("bots"):  # or they are found when they are late
            for id in await self.hub.store.due(self.hub.clock.now() + BOT_PATIENCE):
                async with self.faults.kept_apart(id):
                    await self.hub.table(id)

    async def go_round(self) -> None:
        """One look at everything; what fails holds up nothing else, and is tried again."""
        duties = (
            self.live_on,
            self.catch_up,
            self.look_at_due,
            self.notifier.go_round,
            self.greet,
            self.sweep,
        )
        for duty in duties:
            async with self.faults.kept_apart(duty.__qualname__):
                await duty()
        self.rounds += 1
        TABLES.set(len(self.hub.tables))

    async def live_on(self) -> None:
        """Say that this server runs, and set our clock by the store's.

        Clocks of games may have been set while we were away, perhaps by another server: we look
        at them before we know how late it is, or somebody would be charged for our absence.
        """
        hub = self.hub
        reading = await hub.clock.read(hub.store, DOWN)
        if reading.gap or reading.now - self.alive > DOWN:
            for table in list(hub.tables.values()):
                async with self.faults.kept_apart(table.row.id):
                    await hub.refresh(table)
        hub.clock.steer(reading)
        self.alive = reading.now

    async def catch_up(self) -> None:
        """Tables that changed without our hearing of it."""
        hub = self.hub
        for id, events, changed in await hub.store.changed_after(self.seen - OVERLAP):
            # A row that came from elsewhere may be of a later time than ours.
            self.seen = max(self.seen, min(changed, hub.clock.now()))
            table = hub.tables.get(id)
            if table is None or not hub.keeps_up(table):
                continue
            if (table.row.events, table.row.changed) < (events, changed):
                async with self.faults.kept_apart(id):
                    await hub.refresh(table)

    async def look_at_due(self) -> None:
        """Questions that should have been answered by now."""
        for id in await self.hub.store.due(self.hub.clock.now()):
            async with self.faults.kept_apart(id):
                table = await self.hub.table(id)
                if table is not None:
                    await self.look_after(table)

    async def look_after(self, table: Table) -> None:
        """A question that should have been answered by now."""
        self.hub.bots.wake(table)
        if is_late(table.row, self.hub.clock.now()):
            with suppress(Refused):  # the game has ended at the last moment
                await table.decide(lambda table: [])

    async def sweep(self) -> None:
        """Once an hour, what nobody comes back to is forgotten."""
        hub, now = self.hub, self.hub.clock.now()
        if now - self.swept < HOUR:
            return
        self.swept = now
        tables = await hub.store.sweep_tables(now - UNJOINED)
        for id in tables:
            if id in hub.tables:
                hub.forget(id)
        guests = await hub.store.sweep_people(now, LIFE, GUEST_LIFE)
        if tables or guests:
            log.info("swept", tables=len(tables), guests=guests)

    async def greet(self) -> None:
        """Now and then say who watches here, and let tables go that nobody looks at."""
        if self.rounds % GREETING:
            return
        now = self.hub.clock.now()
        for id, table in list(self.hub.tables.items()):
            if table.audience.here:
                self.hub.tell_crowd(table)
            elif table.touched < now - IDLE and not self.hub.is_busy(table):
                self.hub.forget(id)
