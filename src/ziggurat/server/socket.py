"""The play socket: positions go out, choices come in."""

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ziggurat.core.text import Message
from ziggurat.server.asking import answer
from ziggurat.server.hub import Hub
from ziggurat.server.messages import (
    FromClient,
    Hello,
    Ping,
    Pong,
    Refusal,
    ToClient,
    Update,
    decode,
    encode,
)
from ziggurat.server.sessions import Sessions
from ziggurat.server.showing import update
from ziggurat.server.store import UserRow
from ziggurat.server.tables import Table, Watcher
from ziggurat.server.text import SERVER, language_of

GONE = (WebSocketDisconnect, WebSocketDisconnected)
LONGEST = 4096  # bytes of a message
UNKNOWN, FOREIGN = 4401, 4403


async def play(socket: WebSocket) -> None:
    """Serve one client at one table until it leaves."""
    hub: Hub = socket.app.state.hub
    sessions: Sessions = socket.app.state.sessions
    user = await sessions.user(socket)
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    if user is None:
        await socket.close(UNKNOWN)
        return
    await socket.accept()
    with suppress(*GONE):
        await serve(socket, hub, user)


def same_origin(socket: WebSocket) -> bool:
    """A page of another host may not play in our user's name; programs send no origin."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


async def serve(socket: WebSocket, hub: Hub, user: UserRow) -> None:
    """First a hello that names the table, then everything else."""
    while True:
        message = read(await next_text(socket))
        if isinstance(message, Hello):
            table = await hub.table(message.table)
            if table is not None:
                await at_table(socket, hub, table, user, message)
                return
            await send(socket, refusal("", "no_such_table"))
        elif isinstance(message, Refusal):
            await send(socket, message)
        else:
            await send(socket, refusal(message.id, "hello_first"))


async def at_table(socket: WebSocket, hub: Hub, table: Table, user: UserRow, hello: Hello) -> None:
    seat, language = table.seat_of(user.id), language_of(hello.language)
    seen = hello.last if 0 <= hello.last <= table.seq else 0
    with table.watched(Watcher(seat, language, seen)) as watcher:
        await send(socket, await look(table, watcher, user))
        sending = asyncio.create_task(send_all(socket, table, watcher, user))
        try:
            while True:
                # Answers are awaited: who asks faster than he listens waits, and loses none.
                for reply in await replies(await next_text(socket), hub, table, user, watcher):
                    await send(socket, reply)
        finally:
            sending.cancel()


async def replies(
    text: str, hub: Hub, table: Table, user: UserRow, watcher: Watcher
) -> list[ToClient]:
    """What a client hears at once; what others did comes through its inbox."""
    message = read(text)
    if isinstance(message, Refusal):
        return [message]
    if isinstance(message, Ping):
        return [Pong(message.id)]
    if isinstance(message, Hello):
        if message.table != table.row.id:
            return [refusal("", "one_table")]
        return [await look(table, watcher, user)]
    reply = await answer(hub, table, user, message, watcher.language, watcher)
    if isinstance(reply, Refusal) and reply.code == "stale":
        return [reply, await look(table, watcher, user)]
    return [reply]


async def look(table: Table, watcher: Watcher, user: UserRow) -> Update:
    """The position as it is stored, and what the watcher has not been told yet."""
    async with table.lock:
        watcher.seat = table.seat_of(user.id)
        shown = update(table, watcher.seat, watcher.language, watcher.seen)
        watcher.seen = shown.seq
    return shown


async def send_all(socket: WebSocket, table: Table, watcher: Watcher, user: UserRow) -> None:
    """Whatever is in the inbox; where a look at the position is due, the newest one."""
    with suppress(*GONE):  # the receiver notices as well, and ends it all
        while True:
            message = await watcher.inbox.get()
            await send(socket, message or await look(table, watcher, user))


async def send(socket: WebSocket, message: ToClient) -> None:
    await socket.send_text(encode(message).decode())


async def next_text(socket: WebSocket) -> str:
    """The next message; one of bytes is nothing that can be read. Raises WebSocketDisconnect."""
    frame = await socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    return frame.get("text") or ""


def read(text: str) -> FromClient | Refusal:
    """A message, or the refusal of one that cannot be read."""
    if len(text.encode()) > LONGEST:
        return refusal("", "unreadable", why="it is too long")
    try:
        message: FromClient = decode(text)
        return message
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        return refusal("", "unreadable", why=str(error).rstrip("."))


def refusal(id: str, key: str, **args: str) -> Refusal:
    return Refusal(id, key, SERVER.say(Message(key, dict(args)), "en"), 0)
