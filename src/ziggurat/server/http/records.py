"""What is left of a game: its record, and what it came to."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

from starlette.responses import Response

from ziggurat.core.notation import write_replay
from ziggurat.core.options import digest_in
from ziggurat.server.advice.analysis import (
    Analysis,
    AnalysisStep,
    analysis_of,
    analysis_steps,
    begin_analysis,
)
from ziggurat.server.advice.summary import Summary, summary_of
from ziggurat.server.http.calls import Call, No, Query, reply_in_lines
from ziggurat.server.http.play import seat_of
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.tables.openness import is_open_to

SUMMARIES = ThreadPoolExecutor(2, "summaries")  # threads for nothing else


async def replay(call: Call) -> Response:
    """The whole game in notation with its secret, once it is over."""
    refuse_unless_open(call)
    return Response(write_replay(call.table.match), media_type="text/plain; charset=utf-8")


class DocumentQuery(Query):
    """Which option's."""

    option: Literal["map"] = "map"


async def table_document(call: Call) -> dict[str, Any]:
    """The document of somebody's own that a table is played with, such as its map."""
    chosen = call.table.match.options.get(call.query.option)
    kept = await call.hub.store.document(digest_in(chosen)) if digest_in(chosen) else None
    if kept is None:
        raise No(409, "no_document")
    found: dict[str, Any] = json.loads(kept)
    return found


async def summary(call: Call) -> Summary:
    """What a finished game came to: scores over time, sources of points, luck, time used."""
    refuse_unless_open(call)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(SUMMARIES, summary_of, call.table)


async def analysis(call: Call) -> Analysis:
    """How a finished game went, as a bot judges it: chances to win, and what moved them."""
    refuse_unless_open(call)
    return await analysis_of(call.hub, call.table, call.language, call.who)


async def analysis_progress(call: Call) -> Response:
    """The same while it is made: a line of JSON for each step, and what was found in the last."""
    refuse_unless_open(call)
    thought = begin_analysis(call.hub, call.table, call.who)
    return reply_in_lines(analysis_steps(thought, call.table, call.language))


def refuse_unless_open(call: Call) -> None:
    """What was hidden stays so until the end, and to strangers longer. Raises No."""
    if call.table.row.status != "over":
        raise No(409, "not_over")
    if not is_open_to(call.table, seat_of(call)):
        raise No(403, "not_shared")


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/document",
        table_document,
        {200: dict[str, Any]},
        user="welcome",
        query=DocumentQuery,
        refuses=(409,),
    ),
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
    Endpoint(
        "GET",
        "/api/tables/{table}/analysis/progress",
        analysis_progress,
        {200: AnalysisStep},
        user="welcome",
        limit="analyse",
        refuses=(403, 409),
        in_lines=True,
    ),
]
