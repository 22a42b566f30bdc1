"""What a server looks after by itself: clocks that run out, bots that are late, news it missed."""

import asyncio
from contextlib import suppress

import structlog

from ziggurat.core.errors import Refused
from ziggurat.server.hub import Hub
from ziggurat.server.metrics import TABLES
from ziggurat.server.notifying import Notifier
from ziggurat.server.tables import Table
from ziggurat.server.timing import BOT_PATIENCE, plays_by_itself

ROUND = 1.0  # seconds between two looks
DOWN = 10.0  # seconds without a sign of life after which all servers were down
OVERLAP = 5.0  # seconds by which the clocks of servers may differ
IDLE = 600.0  # seconds after which a table nobody looks at leaves memory
GREETING = 15  # rounds after which other servers hear again who watches here
log = structlog.get_logger()


class Tender:
    """Goes round all tables, again and again."""

    def __init__(self, hub: Hub, notifier: Notifier) -> None:
        self.hub, self.notifier = hub, notifier
        self.rounds = 0
        self.seen = hub.clock.now()  # changes up to then are known here
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Clocks stood still while no server ran; then go round."""
        gap = await self.hub.store.wake_up(self.hub.clock.now(), DOWN)
        if gap:
            log.info("clocks_stood_still", seconds=round(gap))
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.hub.store.wake_up(self.hub.clock.now(), DOWN)

    async def run(self) -> None:
        await self.wake_bots()
        while True:
            try:
                await self.go_round()
            except Exception:
                log.exception("tending_failed")  # and the next round tries again
            await asyncio.sleep(ROUND)

    async def wake_bots(self) -> None:
        """Let bots think on that were thinking when another server stopped: nobody may be looking.

        A bot's question is due after a while at the latest, so it is among what is due by then.
        """
        try:
            for id in await self.hub.store.due(self.hub.clock.now() + BOT_PATIENCE):
                await self.hub.table(id)
        except Exception:
            log.exception("tending_failed")  # they are found when they are late

    async def go_round(self) -> None:
        """One look at everything."""
        hub, now = self.hub, self.hub.clock.now()
        if await hub.store.wake_up(now, DOWN):
            hub.look_at_all()  # we were too slow ourselves, and all clocks were set
        await self.catch_up()
        for id in await hub.store.due(now):
            table = await hub.table(id)
            if table is not None:
                await self.look_after(table)
        await self.notifier.go_round()
        if self.rounds % GREETING == 0:
            self.greet(now)
        self.rounds += 1
        TABLES.set(len(hub.tables))

    async def catch_up(self) -> None:
        """Tables that changed without our hearing of it."""
        hub = self.hub
        for id, events, changed in await hub.store.changed_after(self.seen - OVERLAP):
            table = hub.tables.get(id)
            if table and (table.row.events, table.row.changed) < (events, changed):
                await hub.refresh(table)
            self.seen = max(self.seen, changed)

    async def look_after(self, table: Table) -> None:
        """A question that should have been answered by now."""
        row, asked = table.row, table.match.asked
        if not table.is_live or not 0 < row.deadline <= self.hub.clock.now():
            return
        if plays_by_itself(row.chairs[asked]):
            self.hub.thinkers.wake(table)
            return
        with suppress(Refused):  # he answered at the last moment
            await table.add("timeout", asked, move_id=f"timeout:{table.seq}", seq=table.seq)

    def greet(self, now: float) -> None:
        """Say who watches here, and let tables go that nobody looks at."""
        for id, table in list(self.hub.tables.items()):
            if table.audience.here:
                self.hub.tell_crowd(table)
            elif table.touched < now - IDLE and not self.hub.is_busy(table):
                self.hub.forget(id)
