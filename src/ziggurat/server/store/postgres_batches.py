"""Events that come up together, stored on PostgreSQL by one statement in one journey.

While it is under way others gather, and go together with the next. An event that is not kept by it
keeps nobody else's from being stored: it is tried alone, to learn why.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types

from ziggurat.server.store.batches import ANYBODY, EventWrite, event_write
from ziggurat.server.store.columns import listed, quoted
from ziggurat.server.store.driver import Rows
from ziggurat.server.store.rows import EventRow, SessionProof
from ziggurat.server.store.steps import signed_in

# What events change at a game most often; none of it may be NULL, which stands for: as it was.
FIELDS = {
    "changed": "float8",
    "asked": "int8",
    "since": "float8",
    "deadline": "float8",
    "clocks": "text",
    "digest": "text",
    "digest_at": "int8",
}
WHOSE = {"by_user": "text", "by_epoch": "int8", "by_session": "text"}
EVENT = {
    "kind": "text",
    "seat": "int8",
    "move": "text",
    "move_id": "text",
    "used_ms": "int8",
    "at": "float8",
    "thought": "text",
}
GIVEN = {"game": "text", "seq": "int8"} | EVENT | WHOSE | FIELDS
LISTS = ", ".join(f"${n}::{kind}[]" for n, kind in enumerate(GIVEN.values(), 1))
KEEP = f"""
    WITH given AS (SELECT * FROM unnest({LISTS}) AS given ({quoted(GIVEN)})),
    counted AS (
        UPDATE games SET events = given.seq,
            {", ".join(f"{name} = coalesce(given.{name}, games.{name})" for name in FIELDS)}
        FROM given WHERE games.id = given.game AND games.events = given.seq - 1
            AND (by_user IS NULL OR {signed_in("by_user", "by_epoch", "by_session")})
        RETURNING games.id, games.events
    )
    INSERT INTO events (game, {listed(EventRow)}) SELECT game, {listed(EventRow)} FROM given
    JOIN counted ON counted.id = game AND counted.events = seq RETURNING game, seq
"""

TRIES = 5  # of an event that another server's stood in the way of

Fetch = Callable[..., Awaitable[Rows]]
Alone = Callable[[str, EventRow, Mapping[str, Any], SessionProof | None], Awaitable[None]]


@dataclass(slots=True, eq=False)
class WaitingEvent:
    """An event to be stored, as it was given and as columns, and the future that waits for it."""

    given: tuple[str, EventRow, Mapping[str, Any], SessionProof | None]
    columns: tuple[Any, ...] | None  # nothing if it changes what is hardly ever changed
    stored: asyncio.Future[None]

    def tell(self, error: BaseException | None = None) -> None:
        """Hand the end to whoever waits, unless he gave up."""
        if not self.stored.done():
            self.stored.set_exception(error) if error else self.stored.set_result(None)


class EventBatches:
    """Stores events, one batch at a time."""

    def __init__(self, fetch: Fetch, alone: Alone) -> None:
        self.fetch, self.alone = fetch, alone
        self.waiting: list[WaitingEvent] = []
        self.task: asyncio.Task[None] | None = None

    def add(
        self, id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None
    ) -> asyncio.Future[None]:
        """Store an event with others; done once it is kept. Raises ValueError for a bad change."""
        loop = asyncio.get_running_loop()
        columns = columns_of(event_write(id, event, changes, by), by)
        waiting = WaitingEvent((id, event, changes, by), columns, loop.create_future())
        self.waiting.append(waiting)
        if self.task is None:
            self.task = loop.create_task(self.run())
        return waiting.stored

    async def run(self) -> None:
        """Batch after batch, until nobody waits."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self.keep(batch)
        finally:
            self.task = None

    async def keep(self, batch: Sequence[WaitingEvent]) -> None:
        together = [one for one in batch if one.columns]
        kept = set[tuple[str, int]]()
        try:
            if together:
                lists = zip(*(one.columns for one in together if one.columns), strict=True)
                kept = {(row[0], row[1]) for row in await self.fetch(KEEP, *map(list, lists))}
        except asyncpg.PostgresError:
            pass  # one stands in the way of all: each is told its own reason
        except Exception as error:  # noqa: BLE001 - nobody may wait for ever, whatever it was
            for one in together:
                one.tell(error)
            batch = [one for one in batch if not one.columns]
        for one in batch:
            id, event, *_ = one.given
            if (id, event.seq) in kept:
                one.tell()
            else:
                await self.keep_alone(one)

    async def keep_alone(self, one: WaitingEvent) -> None:
        try:
            await self.alone_at_last(one)
        except Exception as error:  # noqa: BLE001 - whatever it was, it is told to whoever waits
            one.tell(error)
        else:
            one.tell()

    async def alone_at_last(self, one: WaitingEvent) -> None:
        """Of two servers that wait for each other PostgreSQL sends one away: it comes again."""
        for _ in range(TRIES - 1):
            try:
                return await self.alone(*one.given)
            except asyncpg.DeadlockDetectedError:
                continue
        return await self.alone(*one.given)

    async def close(self) -> None:
        """Store what waits."""
        if self.task:
            await self.task


def columns_of(write: EventWrite | None, by: SessionProof | None) -> tuple[Any, ...] | None:
    """What is given of an event, in its order; nothing if it changes anything else at its game."""
    if write is None or not FIELDS.keys() >= set(write.fields):
        return None
    changed = dict(zip(write.fields, write.changed, strict=True))
    return (*write.event, *(by or ANYBODY), *map(changed.get, FIELDS))
