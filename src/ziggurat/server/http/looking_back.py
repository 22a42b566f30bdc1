"""What happened at a table: its positions one by one, and what was said there."""

from typing import Literal

from ziggurat.core.game import SPECTATOR
from ziggurat.server.http.calls import Call, No, Query
from ziggurat.server.http.play import Events, seat_of
from ziggurat.server.http.records import refuse_strangers
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.messages import Lines, Past
from ziggurat.server.showing import past
from ziggurat.server.talking import said

MOST_LINES = 100
Eyes = Literal["own", "watcher", "all", "0", "1", "2", "3", "4"]


class Moment(Query):
    """The position after `seq` events; once the game is over, as any seat or all of them saw it."""

    seq: Events = 0
    seat: Eyes = "own"


class Talk(Query):
    """What was said after line `after`, at most a hundred lines."""

    after: Events = 0


async def position(call: Call) -> Past:
    """A position of the past: as one saw it oneself or, once the game is over, as anybody did."""
    table, moment = call.table, call.query
    async with table.lock:
        if table.row.status not in ("live", "over") or moment.seq > table.seq:
            raise No(409, "no_such_position")
        return past(table, seats_to_show(call, moment), call.language, moment.seq)


def seats_to_show(call: Call, moment: Moment) -> list[int]:
    """Whose eyes one may borrow. Raises No."""
    table, own = call.table, seat_of(call)
    if moment.seat in ("own", str(own)):
        return [own]
    if table.row.status != "over":
        raise No(403, "not_your_eyes")
    refuse_strangers(call)
    if moment.seat == "all":
        return list(range(table.row.seats))
    seat = SPECTATOR if moment.seat == "watcher" else int(moment.seat)
    if seat >= table.row.seats:
        raise No(409, "no_such_position")
    return [seat]


async def chat(call: Call) -> Lines:
    """What was said at a table."""
    rows = (await call.hub.store.chat(call.table.row.id, call.query.after))[:MOST_LINES]
    return Lines([said(row, call.language) for row in rows])


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/past",
        position,
        {200: Past},
        user="welcome",
        query=Moment,
        refuses=(403, 409),
    ),
    Endpoint("GET", "/api/tables/{table}/chat", chat, {200: Lines}, user="welcome", query=Talk),
]
