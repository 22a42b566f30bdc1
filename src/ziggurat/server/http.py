"""The same over plain HTTP, for clients without sockets: a bot in any language, or curl."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ziggurat.core.errors import Malformed, Refused
from ziggurat.core.notation import write_replay
from ziggurat.core.text import Message
from ziggurat.games import GAMES
from ziggurat.server.asking import Question, answer
from ziggurat.server.hub import Hub
from ziggurat.server.messages import Choose, Explain, Preview, Refusal, Resign, Say, Strict, Undo
from ziggurat.server.sessions import COOKIE, Sessions
from ziggurat.server.showing import update
from ziggurat.server.store import GameRow, UserRow
from ziggurat.server.tables import Table, Watcher
from ziggurat.server.text import SERVER, language_of

QUESTIONS: dict[str, type[Question]] = {
    "choose": Choose,
    "undo": Undo,
    "preview": Preview,
    "explain": Explain,
    "resign": Resign,
    "say": Say,
}
LONGEST_WAIT = 25.0  # seconds
LONGEST_BODY = 4096


class NewGuest(Strict):
    """Somebody who wants to play at once, with a name."""

    name: str


class NewTable(Strict):
    """A table that somebody makes: the owner sits first, bots sit last."""

    game: str
    seats: int
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    bots: int = 0
    level: str = "rollout"
    public: bool = True


class No(Exception):
    """A request that is declined, with its status."""

    def __init__(self, status: int, key: str, text: str = "", **args: str) -> None:
        self.status, self.key = status, key
        self.text = text or SERVER.say(Message(key, dict(args)), "en")
        super().__init__(key)


def reply(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def declined(error: No) -> Response:
    return reply(Refusal("", error.key, error.text, 0), error.status)


def route(path: str, method: str, serve: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route that answers a decline with its status and a sentence."""

    async def polite(request: Request) -> Response:
        try:
            return await serve(request)
        except No as error:
            return declined(error)

    return Route(path, polite, methods=[method])


async def body(request: Request, kind: type[Any]) -> Any:
    raw = b""
    async for part in request.stream():
        raw += part
        if len(raw) > LONGEST_BODY:
            raise No(413, "unreadable", why="it is too long")
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise No(422, "unreadable", why=str(error).rstrip(".")) from None


async def known(request: Request) -> UserRow:
    sessions: Sessions = request.app.state.sessions
    user = await sessions.user(request)
    if user is None:
        raise No(401, "who_are_you")
    return user


async def table_of(request: Request) -> Table:
    hub: Hub = request.app.state.hub
    table = await hub.table(request.path_params["table"])
    if table is None:
        raise No(404, "no_such_table")
    return table


async def health(request: Request) -> Response:
    return reply({"status": "ok"})


async def games(request: Request) -> Response:
    """What can be played, and with which options."""
    return reply(
        [
            {
                "game": game.name,
                "title": game.title,
                "rules": game.version,
                "seats": list(game.seats),
                "options": {
                    o.name: {"default": o.default, "values": o.values} for o in game.options
                },
            }
            for game in GAMES.values()
        ]
    )


async def guest(request: Request) -> Response:
    wish: NewGuest = await body(request, NewGuest)
    name = " ".join(wish.name.split())[:30]
    if not name or not name.isprintable():
        raise No(422, "unreadable", why="a name has letters")
    sessions: Sessions = request.app.state.sessions
    user, token = await sessions.guest(name)
    answer = reply({"user": user.id, "name": user.name, "token": token}, 201)
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, httponly=True, samesite="lax", secure=secure)
    return answer


async def new_table(request: Request) -> Response:
    user = await known(request)
    wish: NewTable = await body(request, NewTable)
    hub: Hub = request.app.state.hub
    if wish.game not in GAMES:
        raise No(422, "unreadable", why=f"there is no game {wish.game!r}")
    try:
        table = await hub.create(user.id, user.name, msgspec.structs.asdict(wish))
    except Malformed as error:
        raise No(422, "unreadable", text=str(error)) from None
    return reply(brief(table.row), 201)


def brief(row: GameRow) -> dict[str, Any]:
    """A table in a list: nothing in it is hidden from anybody."""
    return {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "status": row.status,
        "seats": [{"kind": c.kind, "name": c.name, "level": c.level} for c in row.chairs],
        "asked": row.asked if row.status == "live" else None,
        "changed": row.changed,
        "commitment": row.commitment,
    }


async def tables(request: Request) -> Response:
    """Open, live or finished tables that are public, or all of one's own."""
    hub: Hub = request.app.state.hub
    which = request.query_params.get("list", "open")
    if which == "mine":
        user = await known(request)
        return reply([brief(row) for row in await hub.store.games(user=user.id)])
    if which not in ("open", "live", "over"):
        raise No(422, "unreadable", why="list is one of open, live, over, mine")
    return reply([brief(row) for row in await hub.store.games(status=which, public=True)])


async def show(request: Request) -> Response:
    """The position as the asker may see it; with `wait`, once there is news after it."""
    table, sessions = await table_of(request), request.app.state.sessions
    user = await sessions.user(request)
    seat = table.seat_of(user.id) if user else -1
    language = language_of(request.query_params.get("language", "en"))
    last = number(request, "last")
    if "wait" in request.query_params and number(request, "wait") == table.seq:
        await news(table, seat)
    async with table.lock:
        seat = table.seat_of(user.id) if user else -1
        return reply(update(table, seat, language, min(last, table.seq)))


def number(request: Request, name: str) -> int:
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise No(422, "unreadable", why=f"{name} is a number")
    return int(text)


async def news(table: Table, seat: int) -> None:
    """Wait until something happens at a table, but not for ever."""
    with table.watched(Watcher(seat, "en", table.seq)) as watcher:
        before = table.seq, table.row.status
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while (table.seq, table.row.status) == before:
                    await watcher.inbox.get()
        except TimeoutError:
            return


def asking(name: str) -> Callable[[Request], Awaitable[Response]]:
    """One of the questions a seat may ask of its table."""

    async def ask(request: Request) -> Response:
        user, table = await known(request), await table_of(request)
        question = await body(request, QUESTIONS[name])
        language = language_of(request.query_params.get("language", "en"))
        said = await answer(request.app.state.hub, table, user, question, language)
        return reply(said, 409 if isinstance(said, Refusal) else 200)

    return ask


def sitting(step: str) -> Callable[[Request], Awaitable[Response]]:
    """Join, leave, or fill the table with bots."""

    async def sit(request: Request) -> Response:
        user, table = await known(request), await table_of(request)
        hub: Hub = request.app.state.hub
        try:
            if step == "join":
                await hub.join(table, user.id, user.name)
            elif step == "leave":
                await hub.leave(table, user.id)
            else:
                await hub.fill(table, user.id)
        except Refused as refusal:
            raise No(409, refusal.message.key) from None
        return reply(brief(table.row))

    return sit


async def replay(request: Request) -> Response:
    """The whole game in notation with its secret, once it is over."""
    table = await table_of(request)
    if not table.match.over:
        raise No(409, "not_over")
    return Response(write_replay(table.match), media_type="text/plain; charset=utf-8")


ROUTES = [
    route("/healthz", "GET", health),
    route("/api/games", "GET", games),
    route("/api/guest", "POST", guest),
    route("/api/tables", "POST", new_table),
    route("/api/tables", "GET", tables),
    route("/api/tables/{table}", "GET", show),
    route("/api/tables/{table}/replay", "GET", replay),
    *(route(f"/api/tables/{{table}}/{name}", "POST", asking(name)) for name in QUESTIONS),
    *(
        route(f"/api/tables/{{table}}/{step}", "POST", sitting(step))
        for step in ("join", "leave", "fill")
    ),
]
