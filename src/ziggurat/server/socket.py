"""The play socket: positions go out, choices come in."""

import asyncio
from contextlib import suppress
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ziggurat.core.text import Message
from ziggurat.server.asking import answer
from ziggurat.server.frames import wire_of
from ziggurat.server.headers import same_origin
from ziggurat.server.hub import Hub
from ziggurat.server.messages import (
    FromClient,
    Hello,
    Lines,
    Ping,
    Pong,
    Refusal,
    ToClient,
    decode,
    encode,
)
from ziggurat.server.metrics import REFUSALS, SOCKETS
from ziggurat.server.sessions import Sessions
from ziggurat.server.showing import written_update
from ziggurat.server.store import UserRow
from ziggurat.server.tables import Table
from ziggurat.server.talking import said
from ziggurat.server.text import SERVER, language_of
from ziggurat.server.watching import Watcher

GONE = (WebSocketDisconnect, WebSocketDisconnected)
LONGEST = 4096  # bytes of a message
MOST_LINES = 100  # of chat, for who comes
UNKNOWN, FOREIGN = 4401, 4403


async def play(socket: WebSocket) -> None:
    """Serve one client at one table until it leaves."""
    sessions: Sessions = socket.app.state.sessions
    user = await sessions.user(socket)
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    if user is None:
        await socket.close(UNKNOWN)
        return
    await socket.accept()
    with suppress(*GONE), SOCKETS.track_inprogress():
        await Line(socket, user).serve()


class Line:
    """One client, from its first word to its last."""

    def __init__(self, socket: WebSocket, user: UserRow) -> None:
        self.socket, self.user = socket, user
        self.hub: Hub = socket.app.state.hub
        self.pause = socket.app.state.limiter.line()
        self.language = language_of(socket.headers.get("accept-language", "en"))
        self.wire = wire_of(socket.scope)
        self.sending = 0  # messages that go the ordinary way just now

    async def serve(self) -> None:
        """First a hello that names the table, then everything else."""
        while True:
            message = await self.next_message()
            if isinstance(message, Hello):
                self.language = language_of(message.language)
                table = await self.hub.table(message.table)
                if table is not None:
                    await self.sit_at(table, message)
                    return
                await self.send(encode(self.refusal("", "no_such_table")))
            elif isinstance(message, Refusal):
                await self.send(encode(message))
            else:
                await self.send(encode(self.refusal(message.id, "hello_first")))

    async def sit_at(self, table: Table, hello: Hello) -> None:
        """Everything that happens at the table goes out, and questions come in."""
        seat = table.seat_of(self.user.id)
        seen = hello.last if 0 <= hello.last <= table.seq else 0
        with self.hub.watched(table, Watcher(seat, self.language, seen)) as watcher:
            await self.send(await self.look(table, watcher))
            await self.send_lines(table, watcher.language)
            sending = asyncio.create_task(self.send_all(table, watcher))
            try:
                while True:
                    # Answers are awaited: who asks faster than he listens waits, and loses none.
                    await self.send(*await self.replies(await self.next_message(), table, watcher))
            finally:
                sending.cancel()

    async def replies(
        self, message: FromClient | Refusal, table: Table, watcher: Watcher
    ) -> list[bytes]:
        """What a client hears at once; what others did comes through its inbox."""
        if isinstance(message, Refusal):
            return [encode(message)]
        if isinstance(message, Ping):
            return [encode(Pong(message.id))]
        if isinstance(message, Hello):
            if message.table != table.row.id:
                return [encode(self.refusal("", "one_table"))]
            return [await self.look(table, watcher)]
        with watcher.asking():
            reply = await answer(self.hub, table, self.user, message, self.language, watcher)
        if isinstance(reply, Refusal):
            REFUSALS.labels(reply.code).inc()
            if reply.code == "stale":
                return [encode(reply), await self.look(table, watcher)]
        if not watcher.due:
            return [encode(reply)]
        if table.lock.locked() or not watcher.waits:
            watcher.put(None)  # the answer waits for nothing, and the look for older ones
            return [encode(reply)]
        return [self.shown(table, watcher), encode(reply)]

    async def look(self, table: Table, watcher: Watcher) -> bytes:
        """The position as it is stored, and what the watcher has not been told yet."""
        async with table.lock:
            return self.shown(table, watcher)

    def shown(self, table: Table, watcher: Watcher) -> bytes:
        """What `look` shows, while nobody changes the table."""
        seat, watcher.seat = watcher.seat, table.seat_of(self.user.id)
        if seat != watcher.seat:
            self.hub.tell_presence(table)  # who only watched has sat down
        seen, watcher.seen = watcher.seen, table.seq
        return written_update(table, watcher.seat, watcher.language, seen, self.user.id)

    async def send_lines(self, table: Table, language: str) -> None:
        """What was said before one came, if anything was."""
        rows = (await self.hub.store.chat(table.row.id))[-MOST_LINES:]
        if rows:
            lines = Lines([said(row, language) for row in rows])
            await self.send(encode(lines))

    async def send_all(self, table: Table, watcher: Watcher) -> None:
        """Whatever is in the inbox; where a look at the position is due, the newest one."""
        watcher.tell = partial(self.tell, table, watcher)
        with suppress(*GONE):  # the receiver notices as well, and ends it all
            while True:
                message = await watcher.next()
                await self.send(encode(message) if message else await self.look(table, watcher))

    def tell(self, table: Table, watcher: Watcher, message: ToClient | None) -> bool:
        """Send a message, or the position, at once; false if it has to wait.

        While a table is locked, its match may be ahead of what is stored.
        """
        if not self.is_free() or (message is None and table.lock.locked()):
            return False
        self.wire.write(encode(message) if message else self.shown(table, watcher))
        return True

    async def send(self, *texts: bytes) -> None:
        """Send messages as they are written, together if that can be at once."""
        if self.is_free():
            self.wire.write(*texts)
            return
        self.sending += 1
        try:
            for text in texts:
                await self.socket.send({"type": "websocket.send", "text": text.decode()})
        finally:
            self.sending -= 1

    def is_free(self) -> bool:
        """Whether the short way is open: nothing on it overtakes what waits on the other."""
        return not self.sending and self.wire.is_free()

    async def next_message(self) -> FromClient | Refusal:
        """The next message, or the refusal of one that cannot be read or comes too soon."""
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1000))
        if not self.pause.allows():
            return self.refusal("", "too_fast")
        text = frame.get("text") or ""  # one of bytes is nothing that can be read
        if len(text.encode(errors="replace")) > LONGEST:
            return self.refusal("", "unreadable", why="it is too long")
        try:
            message: FromClient = decode(text)
            return message
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            return self.refusal("", "unreadable", why=str(error).rstrip("."))

    def refusal(self, id: str, key: str, **args: str) -> Refusal:
        return Refusal(id, key, SERVER.say(Message(key, dict(args)), self.language), 0)
