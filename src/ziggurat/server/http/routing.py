"""One declaration for each thing that can be asked; from it come its route and its description."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from ziggurat.core.errors import Refused
from ziggurat.server.http.calls import Call, No, Query, refusal, reply, too_early
from ziggurat.server.http.packing import pack
from ziggurat.server.http.parsing import LONGEST_BODY, find_table, read_body, read_query
from ziggurat.server.people.limits import address_of
from ziggurat.server.people.origin import is_called_by_name, same_origin
from ziggurat.server.store import Unreachable
from ziggurat.server.thinking.fair_thread import TooManyThoughts
from ziggurat.server.wire.messages import NOT_STORED, Refusal

Serve = Callable[[Call], Awaitable[Any]]
BY_ADDRESS = ("guest", "login")  # limits on those who are nobody yet
SAFE = ("GET", "HEAD")
COME_BACK = "2"  # seconds until it is worth asking a store again that has failed


@dataclass(frozen=True, slots=True)
class Endpoint:
    """What can be asked by one method at one path.

    The docstring of `serve` says what it does. `answers` are types by status, the usual one
    first; a `str` is plain text, and None an empty answer. Whether we must know who asks, or
    only like to, is said by `user`; `refuses` are statuses beside those that follow from the rest.
    Where the answer comes `in_lines`, each of them is of its type.
    """

    method: Literal["GET", "POST"]
    path: str
    serve: Serve
    answers: Mapping[int, Any]
    user: Literal["needed", "welcome", "none"] = "none"
    query: type[Query] = Query
    body: Any = None
    example: Any = None  # of a body
    limit: str = "ask"
    longest: int = LONGEST_BODY
    refuses: tuple[int, ...] = ()
    in_lines: bool = False

    @property
    def at_table(self) -> bool:
        return "{table}" in self.path

    @property
    def refusals(self) -> list[int]:
        """Every status with which it may be declined."""
        found = {
            401: self.user == "needed",
            403: self.method not in SAFE,
            404: self.at_table,
            413: self.body is not None,
            422: self.body is not None or self.query is not Query,
            429: bool(self.limit),
            503: self.user != "none" or self.at_table or self.method not in SAFE,
        }
        return sorted({status for status, may in found.items() if may} | {*self.refuses})


async def respond(endpoint: Endpoint, request: Request) -> Response:
    """Understand a request, serve it, and decline politely what must be declined."""
    call = Call(request)
    try:
        await understand(endpoint, call)
        value = await endpoint.serve(call)
    except No as no:
        return refusal(call, no)
    except Unreachable:
        return refusal(call, not_stored())
    except TooManyThoughts as many:
        return refusal(call, too_early("too_many_thoughts", many.seconds))
    except Refused as refused:
        return refusal(call, No(409, refused.message.key, **refused.message.args))
    if isinstance(value, Response):
        return value
    is_refused = isinstance(value, Refusal)
    answer = declined(value) if is_refused else reply(value, next(iter(endpoint.answers)))
    if endpoint.user == "none":
        pack(answer, request)
    if call.signed_in:
        await call.sessions.renew(answer, request, call.signed_in)
    return answer


def declined(said: Refusal) -> Response:
    """A refusal that a table gave; one of the store alone is worth asking again."""
    if said.code != NOT_STORED:
        return reply(said, 409)
    answer = reply(said, 503)
    answer.headers["Retry-After"] = COME_BACK
    return answer


def not_stored() -> No:
    """The store has failed: whatever was asked may be asked again, as it is."""
    no = No(503, NOT_STORED)
    no.headers["Retry-After"] = COME_BACK
    return no


async def understand(endpoint: Endpoint, call: Call) -> None:
    """Who asks, and for what; the cheapest reasons to refuse come first. Raises No."""
    if call.request.method not in SAFE and not same_origin(call.request):
        raise No(403, "foreign_page")
    if not is_called_by_name(call.request, call.request.app.state.names):
        raise No(403, "unknown_name")
    identity = asker(endpoint, call)
    call.who = " ".join(identity)
    if endpoint.limit:
        await call.count(endpoint.limit, *identity)
    if endpoint.user != "none":
        call.signed_in = await call.sessions.known(call.request)
    if endpoint.user == "needed" and call.signed_in is None:
        raise No(401, "who_are_you")
    if endpoint.at_table:
        call.table = await find_table(call)
    call.query = read_query(call.request, endpoint.query)
    if endpoint.body is not None:
        call.body = await read_body(call.request, endpoint.body, endpoint.longest)


def asker(endpoint: Endpoint, call: Call) -> tuple[str, str]:
    """By whom requests are counted: by user where we signed that it is one, or by address."""
    claim = call.sessions.claim(call.request)
    if claim is None or endpoint.limit in BY_ADDRESS:
        return "address", address_of(call.request)
    return "user", claim.user


class PathEndpoints:
    """All that can be asked at one path, each by its method."""

    def __init__(self, endpoints: Iterable[Endpoint]) -> None:
        self.endpoints: dict[str, Endpoint] = {endpoint.method: endpoint for endpoint in endpoints}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        endpoint = self.endpoints.get("GET" if request.method == "HEAD" else request.method)
        answer = await respond(endpoint, request) if endpoint else self.decline(request)
        await answer(scope, receive, send)

    def decline(self, request: Request) -> Response:
        known = [*self.endpoints, *(["HEAD"] if "GET" in self.endpoints else [])]
        allowed = ", ".join(sorted(known))
        no = No(405, "wrong_method", allowed=allowed)
        no.headers["Allow"] = allowed
        return refusal(Call(request), no)


async def nowhere(request: Request) -> Response:
    return refusal(Call(request), No(404, "no_such_path"))


def routes_of(endpoints: Iterable[Endpoint]) -> list[Route]:
    """A route for each path, and one for all the paths there are not."""
    paths: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, []).append(endpoint)
    routes = [Route(path, PathEndpoints(known)) for path, known in paths.items()]
    nothing = [Route(path, nowhere, methods=METHODS) for path in ("/api", "/api/{rest:path}")]
    return [*routes, *nothing]


METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
