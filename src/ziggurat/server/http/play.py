"""A table as each may see it, and what a seat may ask of it."""

import asyncio
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from ziggurat.core.game import SPECTATOR
from ziggurat.server.http.calls import Call, Query
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.play.answers import Answer, answer
from ziggurat.server.play.updates import update
from ziggurat.server.tables.audience import Watcher
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import (
    Ack,
    Agree,
    Choose,
    Explain,
    Explained,
    Foreseen,
    Leave,
    Preview,
    Resign,
    Return,
    Said,
    Say,
    Undo,
    Update,
)

LONGEST_WAIT = 25.0  # seconds
Events = Annotated[int, Meta(ge=0, le=999_999_999)]


class Look(Query):
    """The turns after event `last`; with `wait`, not before there is more than that event."""

    last: Events = 0
    wait: Events | UnsetType = UNSET


async def show(call: Call) -> Update:
    """The position as the asker may see it; with `wait`, once there is news."""
    table, look = call.table, call.query
    if look.wait == table.seq and table.row.status in ("open", "live"):
        await news(call)
    async with table.lock:
        user = call.user.id if call.user else ""
        return update(table, seat_of(call), call.language, min(look.last, table.seq), user)


def seat_of(call: Call) -> int:
    seat: int = call.table.seat_of(call.user.id) if call.user else SPECTATOR
    return seat


async def news(call: Call) -> None:
    """Wait until something happens at a table, but not for ever."""
    table, watcher = call.table, Watcher(seat_of(call), call.language, call.table.seq)
    with call.hub.watched(table, watcher):
        ends = (something(table, watcher), call.hub.closing.wait())
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(end) for end in ends]
        try:
            first = asyncio.FIRST_COMPLETED
            await asyncio.wait(tasks, timeout=LONGEST_WAIT, return_when=first)
        finally:
            for task in tasks:
                task.cancel()


async def something(table: Table, watcher: Watcher) -> None:
    before = table.seq, table.row.status
    while (table.seq, table.row.status) == before:
        await watcher.inbox.get()


async def put(call: Call) -> Answer:
    """A question as it came."""
    return await answer(call.hub, call.table, call.known, call.body, call.language)


async def choose(call: Call) -> Answer:
    """Make a decision on the position one saw: `seq` events had happened."""
    return await put(call)


async def undo(call: Call) -> Answer:
    """Take one's last decision back."""
    return await put(call)


async def preview(call: Call) -> Answer:
    """What would follow a move?"""
    return await put(call)


async def explain(call: Call) -> Answer:
    """Why may a move not be made?"""
    return await put(call)


async def resign(call: Call) -> Answer:
    """Give the game up: it ends."""
    return await put(call)


async def agree(call: Call) -> Answer:
    """Be willing to leave the game unfinished, or no longer; it ends when all are."""
    return await put(call)


async def go_away(call: Call) -> Answer:
    """Let a bot play for oneself, until one returns."""
    return await put(call)


async def come_back(call: Call) -> Answer:
    """Play for oneself again."""
    return await put(call)


async def say(call: Call) -> Answer:
    """Say something to all who are at the table."""
    return await put(call)


def question(name: str, serve: Any, body: type[Any], said: type[Any]) -> Endpoint:
    path = f"/api/tables/{{table}}/{name}"
    return Endpoint("POST", path, serve, {200: said}, user="needed", body=body, refuses=(409,))


ENDPOINTS = [
    Endpoint("GET", "/api/tables/{table}", show, {200: Update}, user="welcome", query=Look),
    question("choose", choose, Choose, Ack),
    question("undo", undo, Undo, Ack),
    question("preview", preview, Preview, Foreseen),
    question("explain", explain, Explain, Explained),
    question("resign", resign, Resign, Ack),
    question("agree", agree, Agree, Ack),
    question("away", go_away, Leave, Ack),
    question("return", come_back, Return, Ack),
    question("say", say, Say, Said),
]
