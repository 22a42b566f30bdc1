"""Every table of a server: found in memory or in the store, and kept in step with other servers."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from ziggurat.core.errors import Refused
from ziggurat.server.bus import Bus
from ziggurat.server.store import GameRow, Illegible, Missing, Store, Taken, Unreachable
from ziggurat.server.tables.announcements import (
    Announcement,
    ChatAdded,
    TableChanged,
    WatchersHere,
    WhoWatches,
    decode,
    encode,
    topic,
)
from ziggurat.server.tables.audience import Crowd, Watcher
from ziggurat.server.tables.bots import TableBots
from ziggurat.server.tables.chat import pass_on
from ziggurat.server.tables.loader import load_table
from ziggurat.server.tables.server_clock import ServerClock
from ziggurat.server.tables.shared_loads import BusEcho, SharedLoads
from ziggurat.server.tables.table import Table
from ziggurat.server.tables.unplayable import SetAside, Unplayable
from ziggurat.server.thinking.fair_thread import Places
from ziggurat.server.thinking.processes import Runner, run_here
from ziggurat.server.thinking.thought_cache import ThoughtCache

TRIES = 5  # to change a table that others change at the same time
MOST_HINTS, MOST_ANALYSES = 1000, 100  # kept in memory


async def no_limit(user: str, table: str) -> bool:
    """Anybody says as much as he likes, where nobody counts."""
    return True


class Hub:
    """The tables in memory, the store behind them, the bus beside it, and the bots."""

    def __init__(
        self, store: Store, bus: Bus, clock: ServerClock, pause: float = 0.0, run: Runner = run_here
    ) -> None:
        self.store, self.bus, self.clock = store, bus, clock
        self.server = secrets.token_hex(8)  # our own name among those that share the store
        self.tables: dict[str, Table] = {}
        self.following: dict[str, Callable[[], None]] = {}
        self.loads, self.echo = SharedLoads(self.load), BusEcho(bus)
        self.replaying = asyncio.Lock()  # one game at a time, or their slices would add up
        self.set_aside = SetAside()
        self.closing = asyncio.Event()
        self.errands: set[asyncio.Task[None]] = set()
        self.is_closed = False
        self.bots = TableBots(bus, self.server, self.announce_chat, pause)
        self.allows_line: Callable[[str, str], Awaitable[bool]] = no_limit  # of chat
        self.played: Callable[[str], None] = lambda game: None  # hears which games are played
        places = Places()
        self.advising = ThoughtCache("advice", MOST_HINTS, places, run)
        # Slow, so that no hint waits for it.
        self.analysing = ThoughtCache("analysis", MOST_ANALYSES, places, run)

    # Finding.

    async def table(self, id: str) -> Table | None:
        """A table by its name, from memory or from the store. Raises Unplayable."""
        found = self.tables.get(id)
        if found is None:
            found = await self.loads.table(id)
        elif not self.keeps_up(found):
            await found.refresh()
        if found is not None:
            found.touched = self.clock.now()
            self.bots.wake(found)
        return found

    async def load(self, id: str) -> Table | None:
        """A table from the store; from now on we hear of what happens there.

        Raises Unplayable, and then does not try it again.
        """
        self.set_aside.refuse(id)
        stop = self.bus.follow(topic(id), lambda body: self.hear(id, decode(body)))
        try:
            table = await self.read(id)
        except Illegible as error:
            self.set_aside.add(id, str(error))
            raise Unplayable(str(error)) from error
        except Unplayable as error:
            self.set_aside.add(id, error.why)
            raise
        finally:
            if id not in self.tables:
                stop()
        if table is not None:
            self.following[id] = stop
            table.audience.asked = self.clock.now()
            self.announce(table, WhoWatches(self.server))
        return table

    async def read(self, id: str) -> Table | None:
        """A table as it is stored, once we hear of it. Raises Illegible and Unplayable."""
        row = await self.store.game(id)
        if row is None:
            return None
        await self.echo.settled()
        table = await load_table(row, self.store, self.clock, self.replaying)
        table.when_stored = partial(self.moved, table)
        await table.refresh()  # what was stored while we read
        self.tables[id] = table
        return table

    def keeps_up(self, table: Table) -> bool:
        """Whether we follow what happens at a table; else we read it when somebody asks for it.

        Other servers tell us of it only while somebody looks through us.
        """
        return self.bus.alone or bool(table.audience.here)

    async def add(self, row: GameRow) -> Table:
        """A new table. Raises Taken if there is one of that name."""
        await self.store.add_game(row)
        table = await self.table(row.id)
        assert table
        return table

    def is_busy(self, table: Table) -> bool:
        return table.lock.locked() or self.bots.is_busy(table.row.id)

    def forget(self, id: str) -> None:
        """Let a table rest in the store until somebody asks for it."""
        del self.tables[id]
        self.following.pop(id)()

    # Changing.

    async def amend(self, table: Table, change: Callable[[GameRow], dict[str, Any]]) -> None:
        """Change what is not an event: who sits where, and that the game begins. Raises Refused.

        `change` says what becomes of a row; it is asked again if another server was faster.
        """
        await asyncio.shield(self.amend_row(table, change))

    async def amend_row(self, table: Table, change: Callable[[GameRow], dict[str, Any]]) -> None:
        async with table.lock:
            for _ in range(TRIES):
                row = table.row
                changes = change(row)
                known = {"status": row.status, "chairs": row.chairs}
                changes["changed"] = self.clock.now()
                try:
                    await self.store.change_game(row.id, changes, known)
                except Taken:
                    await table.catch_up()
                    continue
                except Missing:  # it was forgotten, for nobody came
                    raise Refused("no_such_table") from None
                await table.catch_up()
                break
            else:
                raise Taken(f"table {table.row.id} is changed by too many at once")
        self.moved(table)

    def moved(self, table: Table) -> None:
        """Something was stored at a table: all look, here and elsewhere, and bots may think."""
        table.touched = self.clock.now()
        self.played(table.row.game)
        table.audience.look()
        if table.audience.is_elsewhere():  # whoever does not look reads it when asked
            self.announce(table, TableChanged(self.server))
        self.bots.wake(table)

    def announce_chat(self, table: Table, n: int) -> None:
        self.announce(table, ChatAdded(self.server, n))

    # Watching.

    @contextmanager
    def watched(self, table: Table, watcher: Watcher) -> Iterator[Watcher]:
        table.audience.here.add(watcher)
        self.tell_presence(table)
        try:
            yield watcher
        finally:
            table.audience.here.discard(watcher)
            table.touched = self.clock.now()
            self.tell_presence(table)

    def tell_presence(self, table: Table) -> None:
        table.audience.send(table.audience.presence())
        self.tell_crowd(table)

    def tell_crowd(self, table: Table) -> None:
        seats, spectators, _ = table.audience.crowd()
        self.announce(table, WatchersHere(self.server, seats, spectators))

    # Other servers.

    def announce(self, table: Table, news: Announcement) -> None:
        if not self.bus.alone:
            self.bus.tell(topic(table.row.id), encode(news))

    def hear(self, id: str, news: Announcement) -> None:
        """What some server announced; our own announcements come back to us and are no news."""
        table = self.tables.get(id)
        if table is None or news.server == self.server:
            return
        if isinstance(news, TableChanged):
            if self.keeps_up(table):
                self.run(self.refresh(table))
        elif isinstance(news, ChatAdded):
            self.run(self.pass_on(table, news.n))
        elif isinstance(news, WhoWatches):
            self.tell_crowd(table)
        else:
            self.hear_crowd(table, news)

    def hear_crowd(self, table: Table, news: WatchersHere) -> None:
        """Who watches through another server; if nobody did, it may have missed what was stored."""
        watched = table.audience.is_watching(news.server)
        if table.audience.heard_of(news.server, Crowd(news.seats, news.spectators)):
            table.audience.send(table.audience.presence())
        if not watched and table.audience.is_watching(news.server):
            self.announce(table, TableChanged(self.server))

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something nobody waits for. News that arrive after the close are left to the store."""
        if self.is_closed:
            errand.close()
            return
        task = asyncio.get_running_loop().create_task(unless_store_fails(errand))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def refresh(self, table: Table) -> None:
        await table.refresh()
        self.bots.wake(table)

    async def pass_on(self, table: Table, n: int) -> None:
        """A line of chat that was said through another server."""
        for row in await self.store.chat(table.row.id, n - 1, limit=1):
            pass_on(table, row)

    # The life of it all.

    async def open(self) -> None:
        self.bus.gaps(self.look_at_all)
        self.bots.open()

    def look_at_all(self) -> None:
        """We may have missed something: the store knows. And others may not know who is here."""
        for table in self.tables.values():
            if self.keeps_up(table):
                self.run(self.refresh(table))
                self.tell_crowd(table)

    async def close(self) -> None:
        self.is_closed = True
        await self.loads.close()
        await self.echo.close()
        await self.bots.close()
        self.advising.close()
        self.analysing.close()
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)


async def unless_store_fails(errand: Coroutine[Any, Any, None]) -> None:
    """An errand for which the next round of housekeeping makes up, once the store is back."""
    with suppress(Unreachable):
        await errand
