"""What happened at a table: its positions one by one."""

from typing import Literal

from ziggurat.core.game import SPECTATOR
from ziggurat.server.http.calls import Call, No, Query
from ziggurat.server.http.play import Events, seat_of
from ziggurat.server.http.records import refuse_unless_open
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.play.updates import drawing, past
from ziggurat.server.wire.messages import DrawnPosition, Past

Eyes = Literal["own", "watcher", "all", "0", "1", "2", "3", "4"]
OneSeat = Literal["own", "watcher", "0", "1", "2", "3", "4"]


class PositionQuery(Query):
    """The position after `seq` events; once the game is over, as any seat or all of them saw it."""

    seq: Events = 0
    seat: Eyes = "own"


class DrawingQuery(Query):
    """The position after `seq` events, as oneself or, at any time, as a watcher sees it."""

    seq: Events = 0
    seat: OneSeat = "own"


async def position(call: Call) -> Past:
    """A position of the past: as one saw it oneself or, once the game is over, as anybody did."""
    table, moment = call.table, call.query
    async with table.lock:
        refuse_unless_there(call, moment.seq)
        return past(table, seats_to_show(call, moment), call.language, moment.seq)


async def drawn_position(call: Call) -> DrawnPosition:
    """A position, also the present one, drawn in lines of text for one seat."""
    table, moment = call.table, call.query
    async with table.lock:
        refuse_unless_there(call, moment.seq)
        seat = SPECTATOR if moment.seat == "watcher" else seats_to_show(call, moment)[0]
        return drawing(table, seat, call.language, moment.seq)


def refuse_unless_there(call: Call, seq: int) -> None:
    """Only what was dealt and has happened can be looked at. Raises No."""
    if call.table.row.status not in ("live", "over") or seq > call.table.seq:
        raise No(409, "no_such_position")


def seats_to_show(call: Call, moment: PositionQuery | DrawingQuery) -> list[int]:
    """Whose eyes one may borrow. Raises No."""
    table, own = call.table, seat_of(call)
    if moment.seat in ("own", str(own)):
        return [own]
    if moment.seat == "watcher" and table.row.status == "live":
        return [SPECTATOR]  # who sees least
    if table.row.status != "over":
        raise No(403, "not_your_eyes")
    refuse_unless_open(call)
    if moment.seat == "all":
        return list(range(table.row.seats))
    seat = SPECTATOR if moment.seat == "watcher" else int(moment.seat)
    if seat >= table.row.seats:
        raise No(409, "no_such_position")
    return [seat]


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/past",
        position,
        {200: Past},
        user="welcome",
        query=PositionQuery,
        refuses=(403, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/drawing",
        drawn_position,
        {200: DrawnPosition},
        user="welcome",
        query=DrawingQuery,
        refuses=(403, 409),
    ),
]
