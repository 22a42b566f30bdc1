"""Loads a table as it was left, from the database."""

import asyncio
import time
from typing import Any

import structlog
from msgspec.structs import replace

from ziggurat.core.errors import GameIsOver, Malformed, Refused
from ziggurat.core.game import SPECTATOR
from ziggurat.server.store import EventRow, GameRow, Store, Taken
from ziggurat.server.tables.documents import take_in_for
from ziggurat.server.tables.server_clock import ServerClock
from ziggurat.server.tables.table import Table
from ziggurat.server.tables.unplayable import Unplayable, why_unplayable
from ziggurat.server.telemetry.faults import fault
from ziggurat.server.telemetry.metrics import FROZEN

SLICE = 0.002  # seconds of a replay in one go
log = structlog.get_logger()


async def load_table(
    row: GameRow, store: Store, clock: ServerClock, turn: asyncio.Lock | None = None
) -> Table:
    """Play every stored event again. A game its rules no longer play is frozen, not lost.

    Who loads several at once lets them take turns. Raises Unplayable.
    """
    await take_in_for(store, row)
    table = sit_down(row, store, clock)
    if table.row.status != row.status:
        await freeze(table)
    if table.row.status in ("open", "frozen"):
        return table
    if await came_out_otherwise(table, turn):
        if row.status == "live":
            await freeze(table)
    elif row.rules != table.match.game.version:  # the new rules play it to the same positions
        await change(table, rules=table.match.game.version)
    if row.status == "over":
        rematch = await store.rematch_of(row.id)
        table.rematch = rematch.id if rematch else ""
    return table


def sit_down(row: GameRow, store: Store, clock: ServerClock) -> Table:
    """The table at its deal; if its options can no longer be played, frozen without them.

    Raises Unplayable.
    """
    if why := why_unplayable(row):
        raise Unplayable(why)
    try:
        return Table(row, store, clock)
    except Malformed:
        return Table(replace(row, options={}, position=None, status="frozen"), store, clock)


async def came_out_otherwise(table: Table, turn: asyncio.Lock | None = None) -> bool:
    """Whether the rules of today lead elsewhere than those it was played by. Raises Unplayable."""
    events = await table.store.events(table.row.id)
    async with turn or asyncio.Lock():
        try:
            return await leads_elsewhere(table, events)
        except Exception as error:
            raise Unplayable(f"it cannot be played again: {fault(error)}") from error


async def leads_elsewhere(table: Table, events: list[EventRow]) -> bool:
    """Play events again, in slices: whoever else has something to do waits for one at most."""
    row, end = table.row, time.perf_counter() + SLICE
    try:
        for event in events:
            table.play_back(event)
            if event.seq == row.digest_at and table.digest() != row.digest:
                return True
            if time.perf_counter() > end:
                await asyncio.sleep(0)
                end = time.perf_counter() + SLICE
    except (Refused, Malformed):
        return True
    return False


async def freeze(table: Table) -> None:
    """Nobody plays on from a position that is not the one he knew."""
    FROZEN.inc()
    log.error("game_frozen", table=table.row.id, game=table.row.game, rules=table.row.rules)
    await change(table, status="frozen", deadline=0.0)


async def give_up(table: Table, move_id: str) -> int:
    """End a frozen game without a winner: its moves cannot be played, only counted.

    Raises Refused if somebody else has ended it.
    """
    async with table.lock:
        row, now = table.row, table.clock.now()
        if row.status != "frozen":
            raise GameIsOver("game_is_over")
        event = EventRow(row.events + 1, "abandon", SPECTATOR, "", move_id, 0, now)
        ended: dict[str, Any] = {"status": "over", "asked": SPECTATOR, "winners": []}
        try:
            await table.store.append(row.id, event, ended)
        except Taken:  # through another server
            await table.catch_up()
            raise GameIsOver("game_is_over") from None
        table.row = replace(row, **ended, events=event.seq, changed=now)
    table.when_stored()
    return event.seq


async def change(table: Table, **changes: object) -> None:
    await table.store.change_game(table.row.id, changes)
    table.row = replace(table.row, **changes)
