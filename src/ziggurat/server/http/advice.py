"""What bots say of a game while it is played: what to do, and why they did something."""

from ziggurat.server.advice.hints import Hints, Reasons, hints_for, reasons_for
from ziggurat.server.http.calls import Call, Query
from ziggurat.server.http.play import Events, seat_of
from ziggurat.server.http.routing import Endpoint


class Decision(Query):
    """The decision that became event `seq`."""

    seq: Events = 0


async def hint(call: Call) -> Hints:
    """What a strong bot would do in one's place, and why; only where all others are bots."""
    return await hints_for(call.hub, call.table, seat_of(call), call.language, call.who)


async def why(call: Call) -> Reasons:
    """Why did a bot decide as it did, as far as who asks can see it?"""
    seat, seq = seat_of(call), call.query.seq
    return await reasons_for(call.hub, call.table, seq, seat, call.language, call.who)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/hint",
        hint,
        {200: Hints},
        user="needed",
        limit="advise",
        refuses=(409,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/why",
        why,
        {200: Reasons},
        user="welcome",
        query=Decision,
        limit="advise",
        refuses=(409,),
    ),
]
