"""What is left of a game: its record, and what it came to."""

import asyncio

from starlette.responses import Response

from ziggurat.core.notation import write_replay
from ziggurat.server.analysing import Analysis, analysis_of
from ziggurat.server.http.calls import Call, No
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.seating import seats_of
from ziggurat.server.summary import Summary, summary_of


async def replay(call: Call) -> Response:
    """The whole game in notation with its secret, once it is over."""
    refuse_too_early(call)
    refuse_strangers(call)
    return Response(write_replay(call.table.match), media_type="text/plain; charset=utf-8")


async def summary(call: Call) -> Summary:
    """What a finished game came to: scores over time, sources of points, luck, time used."""
    refuse_too_early(call)
    refuse_strangers(call)
    return await asyncio.to_thread(summary_of, call.table)


async def analysis(call: Call) -> Analysis:
    """How a finished game went, as a bot judges it: chances to win, and what moved them."""
    refuse_too_early(call)
    refuse_strangers(call)
    return await analysis_of(call.hub, call.table, call.language)


def refuse_too_early(call: Call) -> None:
    """What was hidden stays so until the end. Raises No."""
    if call.table.row.status != "over":
        raise No(409, "not_over")


def refuse_strangers(call: Call) -> None:
    """Who made a table says whether its record is for everybody. Raises No."""
    row = call.table.row
    if not row.shared and not (call.user and seats_of(row.chairs, call.user.id)):
        raise No(403, "not_shared")


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        {200: str},
        user="welcome",
        refuses=(403, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/summary",
        summary,
        {200: Summary},
        user="welcome",
        refuses=(403, 409),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/analysis",
        analysis,
        {200: Analysis},
        user="welcome",
        limit="analyse",
        refuses=(403, 409),
    ),
]
