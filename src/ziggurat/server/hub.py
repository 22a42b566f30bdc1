"""Every table of a server: found in memory or in the store, and kept in step with other servers."""

import asyncio
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from ziggurat.server.apart import Run, here
from ziggurat.server.bus import Bus
from ziggurat.server.clock import Clock
from ziggurat.server.hints import Changed, Here, Hint, Spoke, Who, decode, encode, topic
from ziggurat.server.loading import load_table
from ziggurat.server.pondering import Pondering
from ziggurat.server.store import GameRow, Store, Taken
from ziggurat.server.tables import Table
from ziggurat.server.talking import pass_on
from ziggurat.server.thinking import Thinkers
from ziggurat.server.watching import Crowd, Watcher

SETTLING = 0.5  # seconds to wait for the bus
TRIES = 5  # to change a table that others change at the same time
MOST_HINTS, MOST_ANALYSES = 1000, 100  # kept in memory


class Hub:
    """The tables in memory, the store behind them, the bus beside it, and the bots."""

    def __init__(
        self, store: Store, bus: Bus, clock: Clock, pause: float = 0.0, run: Run = here
    ) -> None:
        self.store, self.bus, self.clock = store, bus, clock
        self.server = secrets.token_hex(8)  # our own name among those that share the store
        self.tables: dict[str, Table] = {}
        self.following: dict[str, Callable[[], None]] = {}
        self.loading = asyncio.Lock()
        self.closing = asyncio.Event()
        self.errands: set[asyncio.Task[None]] = set()
        self.thinkers = Thinkers(bus, self.server, self.spoke, pause)
        self.played: Callable[[str], None] = lambda game: None  # hears which games are played
        self.advising = Pondering("advice", MOST_HINTS, run)
        self.analysing = Pondering("analysis", MOST_ANALYSES, run)  # slow: no hint waits for it

    # Finding.

    async def table(self, id: str) -> Table | None:
        """A table by its name, from memory or from the store."""
        found = self.tables.get(id)
        if found is None:
            async with self.loading:
                found = self.tables.get(id) or await self.load(id)
        if found is not None:
            found.touched = self.clock.now()
            self.thinkers.wake(found)
        return found

    async def load(self, id: str) -> Table | None:
        """A table from the store; from now on we hear of what happens there."""
        row = await self.store.game(id)
        if row is None:
            return None
        self.following[id] = self.bus.follow(topic(id), lambda body: self.hear(id, decode(body)))
        with suppress(TimeoutError):  # without a bus, tending finds what we do not hear
            await asyncio.wait_for(self.bus.settled(), SETTLING)
        table = self.tables[id] = await load_table(row, self.store, self.clock)
        table.when_stored = partial(self.moved, table)
        await table.refresh()  # what was stored while we read
        self.whisper(table, Who(self.server))
        return table

    async def add(self, row: GameRow) -> Table:
        """A new table. Raises Taken if there is one of that name."""
        await self.store.add_game(row)
        table = await self.table(row.id)
        assert table
        return table

    def is_busy(self, table: Table) -> bool:
        return table.lock.locked() or table.row.id in self.thinkers.busy

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
        self.whisper(table, Changed(self.server))
        self.thinkers.wake(table)

    def spoke(self, table: Table, n: int) -> None:
        self.whisper(table, Spoke(self.server, n))

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
        self.whisper(table, Here(self.server, seats, spectators))

    # Other servers.

    def whisper(self, table: Table, hint: Hint) -> None:
        if not self.bus.alone:
            self.bus.tell(topic(table.row.id), encode(hint))

    def hear(self, id: str, hint: Hint) -> None:
        """A hint; our own come back to us and are no news."""
        table = self.tables.get(id)
        if table is None or hint.server == self.server:
            return
        if isinstance(hint, Changed):
            self.run(self.refresh(table))
        elif isinstance(hint, Spoke):
            self.run(self.pass_on(table, hint.n))
        elif isinstance(hint, Who):
            self.tell_crowd(table)
        elif table.audience.heard_of(hint.server, Crowd(hint.seats, hint.spectators)):
            table.audience.send(table.audience.presence())

    def run(self, errand: Any) -> None:
        """Something nobody waits for."""
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def refresh(self, table: Table) -> None:
        await table.refresh()
        self.thinkers.wake(table)

    async def pass_on(self, table: Table, n: int) -> None:
        """A line of chat that was said through another server."""
        for row in await self.store.chat(table.row.id, n - 1):
            if row.n == n:
                pass_on(table, row)

    # The life of it all.

    async def open(self) -> None:
        self.bus.gaps(self.look_at_all)
        self.thinkers.open()

    def look_at_all(self) -> None:
        """We may have missed something: the store knows."""
        for table in self.tables.values():
            self.run(self.refresh(table))

    async def close(self) -> None:
        await self.thinkers.close()
        self.advising.close()
        self.analysing.close()
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
