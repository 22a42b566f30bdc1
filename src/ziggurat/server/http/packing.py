"""Answers travel packed to browsers that can undo it."""

import gzip

from starlette.requests import Request
from starlette.responses import Response

WORTH_IT = 1000  # bytes: less fits into one packet anyway


def accepted(header: str) -> set[str]:
    """The ways of packing that a browser says it can undo."""
    names = set()
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            names.add(name.strip())
    return names


def pack(answer: Response, request: Request) -> None:
    """Pack what is long. Not for what one person alone may see: its size would tell of it."""
    wanted = accepted(request.headers.get("accept-encoding", ""))
    if len(answer.body) < WORTH_IT or "gzip" not in wanted:
        return
    answer.body = gzip.compress(answer.body, mtime=0)
    answer.headers["Content-Length"] = str(len(answer.body))
    answer.headers["Content-Encoding"] = "gzip"
    answer.headers["Vary"] = "Accept-Encoding"
