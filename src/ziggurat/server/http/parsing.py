"""What a request holds: its table, its query, its body; each is read, or refused with a reason."""

import re
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from starlette.requests import Request

from ziggurat.server.http.calls import Call, No, Query
from ziggurat.server.tables.table import Table
from ziggurat.server.tables.unplayable import Unplayable

LONGEST_BODY = 4096  # bytes, of most
LONGEST_DOCUMENT = 262_144  # of those that bring a document
NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")  # of a table; what else is asked for, no store shall see

Q = TypeVar("Q", bound=Query)


async def find_table(call: Call) -> Table:
    """The table that the path names. Raises No."""
    name = call.request.path_params["table"]
    try:
        table = await call.hub.table(name) if NAME.fullmatch(name) else None
    except Unplayable as refused:
        raise No(404, refused.message.key) from None
    if table is None:
        raise No(404, "no_such_table")
    return table


def read_query(request: Request, kind: type[Q]) -> Q:
    """The query as its struct; what is not in that is nobody's business. Raises No."""
    found = {}
    for field in msgspec.structs.fields(kind):
        if field.name in request.query_params:
            text = request.query_params[field.name]
            try:
                found[field.name] = msgspec.convert(text, field.type, strict=False)
            except msgspec.ValidationError:
                raise No(422, "unreadable", why=f"{field.name} is {wanted(field.type)}") from None
    return kind(**found)


def wanted(kind: Any) -> str:
    """What a value of the query should be, in words."""
    if get_origin(kind) is Literal:
        return f"one of {', '.join(get_args(kind))}"
    known = msgspec.inspect.type_info(kind)
    if isinstance(known, msgspec.inspect.UnionType):
        known = known.types[0]  # the rest says that it may be left out
    assert isinstance(known, msgspec.inspect.IntType | msgspec.inspect.FloatType), known
    return f"a number from {known.ge} to {known.le}"


async def read_body(request: Request, kind: Any, longest: int = LONGEST_BODY) -> Any:
    """The body as its struct. Raises No."""
    raw = b""
    async for part in request.stream():
        raw += part
        if len(raw) > longest:
            raise No(413, "too_long")
    try:
        return msgspec.convert(whole(msgspec.json.decode(raw)), kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise No(422, "unreadable", why=str(error).rstrip(".")) from None


def whole(value: Any) -> Any:
    """In JSON, and so for readers of our description, 2.0 is the same number as 2."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [whole(part) for part in value]
    if isinstance(value, dict):
        return {name: whole(part) for name, part in value.items()}
    return value
