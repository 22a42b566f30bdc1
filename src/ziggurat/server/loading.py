"""A table as it was left, from the database."""

from typing import Any

import structlog
from msgspec.structs import replace

from ziggurat.core.errors import Malformed, Refused
from ziggurat.core.game import SPECTATOR
from ziggurat.server.clock import Clock
from ziggurat.server.metrics import FROZEN
from ziggurat.server.store import EventRow, GameRow, Store
from ziggurat.server.tables import Table

log = structlog.get_logger()


async def load_table(row: GameRow, store: Store, clock: Clock) -> Table:
    """Play every stored event again. A game its rules no longer play is frozen, not lost."""
    table = sit_down(row, store, clock)
    if table.row.status != row.status:
        await freeze(table)
    if table.row.status in ("open", "frozen"):
        return table
    if await came_out_otherwise(table):
        if row.status == "live":
            await freeze(table)
    elif row.rules != table.match.game.version:  # the new rules play it to the same positions
        await change(table, rules=table.match.game.version)
    if row.status == "over":
        rematch = await store.rematch_of(row.id)
        table.rematch = rematch.id if rematch else ""
    return table


def sit_down(row: GameRow, store: Store, clock: Clock) -> Table:
    """The table at its deal; if its options can no longer be played, frozen without them."""
    try:
        return Table(row, store, clock)
    except Malformed:
        return Table(replace(row, options={}, position=None, status="frozen"), store, clock)


async def came_out_otherwise(table: Table) -> bool:
    """Whether the rules of today lead elsewhere than those it was played by."""
    row = table.row
    try:
        for event in await table.store.events(row.id):
            table.play_back(event)
            if event.seq == row.digest_at and table.digest() != row.digest:
                return True
    except (Refused, Malformed):
        return True
    return False


async def freeze(table: Table) -> None:
    """Nobody plays on from a position that is not the one he knew."""
    FROZEN.inc()
    log.error("game_frozen", table=table.row.id, game=table.row.game, rules=table.row.rules)
    await change(table, status="frozen", deadline=0.0)


async def give_up(table: Table, move_id: str) -> int:
    """End a frozen game without a winner: its moves cannot be played, only counted."""
    async with table.lock:
        row, now = table.row, table.clock.now()
        event = EventRow(row.events + 1, "abandon", SPECTATOR, "", move_id, 0, now)
        ended: dict[str, Any] = {"status": "over", "asked": SPECTATOR, "winners": []}
        await table.store.append(row.id, event, ended)
        table.row = replace(row, **ended, events=event.seq, changed=now)
    table.when_stored()
    return event.seq


async def change(table: Table, **changes: object) -> None:
    await table.store.change_game(table.row.id, changes)
    table.row = replace(table.row, **changes)
