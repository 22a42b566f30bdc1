"""The play socket: positions go out, choices come in.

A socket is opened before it is refused: only then does a browser hear the reason, as the code
with which it is closed.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ziggurat.core.text import Message
from ziggurat.server.people.limits import address_of
from ziggurat.server.people.origin import is_called_by_name, same_origin
from ziggurat.server.people.sessions import RecognizedUser, Sessions
from ziggurat.server.play.answers import answer, begin_choice
from ziggurat.server.play.writing import written_update
from ziggurat.server.sockets.frames import Frames, fast_path_of
from ziggurat.server.sockets.handover import Handover
from ziggurat.server.store import Unreachable
from ziggurat.server.tables.audience import Watcher
from ziggurat.server.tables.chat import said
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.table import Table
from ziggurat.server.tables.unplayable import Unplayable
from ziggurat.server.telemetry.metrics import REFUSALS, SOCKETS
from ziggurat.server.text import SERVER, language_of
from ziggurat.server.wire.messages import (
    Ack,
    Choose,
    Explain,
    FromClient,
    Hello,
    Lines,
    Ping,
    Pong,
    Preview,
    Refusal,
    ToClient,
    decode,
    encode,
    id_in,
)

GONE = (WebSocketDisconnect, WebSocketDisconnected)
LONGEST = 4096  # bytes of a message
MOST_LINES = 100  # of chat, for somebody who comes
CHECK_EVERY = 60.0  # seconds after which a ping or a choice is a reason to look for a session
UNKNOWN, FOREIGN = 4401, 4403  # codes of a close: sign in first; not from that page
SILENT, TOO_MANY = 4408, 4429  # nothing was heard for long; too many sockets
HELLO_TIME = 30.0  # seconds in which a hello is said
SILENCE = 120.0  # seconds after which somebody who says nothing, not even ping, is gone
TRY_AGAIN = 1013  # the store has failed: come back in a while


async def play(socket: WebSocket) -> None:
    """Serve one client at one table until it leaves."""
    sessions: Sessions = socket.app.state.sessions
    is_ours = same_origin(socket) and is_called_by_name(socket, socket.app.state.names)
    with suppress(*GONE), SOCKETS.track_inprogress():
        await socket.accept()
        try:
            known = await sessions.known(socket) if is_ours else None
            if known is None:
                await socket.close(UNKNOWN if is_ours else FOREIGN)
                return
            with socket.app.state.room.taken(known.user.id, address_of(socket)) as has_room:
                if not has_room:
                    await socket.close(TOO_MANY)
                    return
                line = ClientConnection(socket, known)
                with socket.app.state.sign_outs.heard(known.user.id, line.look_for_session):
                    await line.serve()
        except Unreachable:  # what was asked at the table was answered; only a hello comes here
            await socket.close(TRY_AGAIN)


class ClientConnection:
    """One client at one table, from its first message to its last."""

    def __init__(self, socket: WebSocket, known: RecognizedUser) -> None:
        self.socket, self.user, self.claim = socket, known.user, known.claim
        self.hub: Hub = socket.app.state.hub
        self.sessions: Sessions = socket.app.state.sessions
        self.checked = self.hub.clock.now()  # when the session was last seen to be good
        self.pause = socket.app.state.limiter.line()
        self.language = language_of(socket.headers.get("accept-language", "en"))
        self.fast_path = fast_path_of(socket.scope)
        self.sending = 0  # messages that go the ordinary way just now
        self.listens = False  # nothing was said that has not been looked at
        self.is_counted = False  # what comes next from the queue
        self.choice: asyncio.Future[None] | None = None  # one that was taken at once, till its end
        self.loop = asyncio.get_running_loop()
        self.until = self.loop.time() + HELLO_TIME  # by then we hear something

    async def serve(self) -> None:
        """First a hello that names the table, then everything else."""
        while True:
            message = await self.next_message()
            if isinstance(message, Hello) and self.is_handed_over(message.table):
                return
            self.fast_path.stay()  # whoever took over later would repeat what we say from now on
            if isinstance(message, Hello):
                self.language = language_of(message.language)
                try:
                    table = await self.hub.table(message.table)
                except Unplayable as refused:
                    await self.send(encode(self.refusal("", refused.message.key)))
                    continue
                if table is not None:
                    await self.sit_at(table, message)
                    return
                await self.send(encode(self.refusal("", "no_such_table")))
            elif isinstance(message, Refusal):
                await self.send(encode(message))
            else:
                await self.send(encode(self.refusal(message.id, "hello_first")))

    def is_handed_over(self, table: str) -> bool:
        """Whether another process of this server serves the client, since the table is its own."""
        handover: Handover | None = self.socket.app.state.handover
        if handover is None or not isinstance(self.fast_path, Frames):
            return False
        return handover.give(table, self.fast_path)

    async def sit_at(self, table: Table, hello: Hello) -> None:
        """Everything that happens at the table goes out, and questions come in."""
        seat = table.seat_of(self.user.id)
        seen = hello.last if 0 <= hello.last <= table.seq else 0
        with self.hub.watched(table, Watcher(seat, self.language, seen)) as watcher:
            await self.send(await self.look(table, watcher))
            await self.send_lines(table, watcher.language)
            sending = asyncio.create_task(self.send_all(table, watcher))
            self.fast_path.hears = partial(self.take, table, watcher)
            try:
                while True:
                    # Answers are awaited: a client that asks faster than it listens waits for them.
                    self.until = self.loop.time() + SILENCE
                    message = await self.next_message()
                    if self.choice:
                        await self.choice
                    await self.send(*await self.replies(message, table, watcher))
            finally:
                self.fast_path.hears = None
                sending.cancel()

    # Choices, which are most of what is said: without a task, a queue or anybody who waits.

    def take(self, table: Table, watcher: Watcher, text: bytes) -> bool:
        """Take a choice at once; false if it, or anything else, has to wait for its turn."""
        if self.listens and not self.choice and self.begin(table, watcher, text):
            self.until = self.loop.time() + SILENCE
            return True
        self.listens = False  # and nothing may overtake it
        return False

    def begin(self, table: Table, watcher: Watcher, text: bytes) -> bool:
        """Begin what is said, if it is a choice and can be made just now."""
        if len(text) > LONGEST or not self.is_free() or self.is_check_due():
            return False
        try:
            message = decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(message, Choose):
            return False
        if not self.pause.allows():
            self.fast_path.write(encode(self.refusal(message.id, "too_fast")))
            return True
        watcher.asks, watcher.due = True, False
        then = partial(self.end, table, watcher, message)
        if begin_choice(table, self.user, message, self.claim.signed_in, then):
            self.choice = self.loop.create_future()
            return True
        watcher.asks, self.is_counted = False, True
        return False

    def end(
        self, table: Table, watcher: Watcher, choice: Choose, error: BaseException | None
    ) -> None:
        """A choice is stored, and its maker is told, at once if that can be; or it is not."""
        watcher.asks = False
        if error is None and self.is_free():
            ack = Ack(choice.id, table.seq)
            self.fast_path.write(*self.with_position(ack, table, watcher))
            self.let_go()
        else:
            self.hub.run(self.end_slowly(table, watcher, choice, error))

    async def end_slowly(
        self, table: Table, watcher: Watcher, choice: Choose, error: BaseException | None
    ) -> None:
        """What was not stored is tried again, and said, as if it had just been asked."""
        try:
            with suppress(*GONE):  # whoever serves the socket notices as well
                if error is None:
                    ack = Ack(choice.id, table.seq)
                    await self.send(*self.with_position(ack, table, watcher))
                else:
                    await self.send(*await self.replies(choice, table, watcher))
        finally:
            self.let_go()

    def let_go(self) -> None:
        """What was said after a choice has its turn."""
        if self.choice and not self.choice.done():
            self.choice.set_result(None)
        self.choice = None

    # Everything else.

    async def replies(
        self, message: FromClient | Refusal, table: Table, watcher: Watcher
    ) -> list[bytes]:
        """What a client hears at once; what others did comes through its inbox."""
        if isinstance(message, Refusal):
            return [encode(message)]
        if isinstance(message, Ping):
            return [await self.pong(message)]
        if isinstance(message, Hello):
            if message.table != table.row.id:
                return [encode(self.refusal("", "one_table"))]
            return [await self.look(table, watcher)]
        if not isinstance(message, Preview | Explain):
            await self.check_session()
        with watcher.asking():
            reply = await answer(self.hub, table, self.user, message, self.language, watcher)
        if isinstance(reply, Refusal):
            REFUSALS.labels(reply.code).inc()
            if reply.code == "stale":
                return [encode(reply), await self.look(table, watcher)]
        return self.with_position(reply, table, watcher)

    def with_position(self, reply: ToClient, table: Table, watcher: Watcher) -> list[bytes]:
        """An answer after the position that is due, if that can be shown now."""
        if not watcher.due:
            return [encode(reply)]
        if table.lock.locked() or not watcher.waits:
            watcher.put(None)  # the answer waits for nothing, and the look for older ones
            return [encode(reply)]
        return [self.shown(table, watcher), encode(reply)]

    async def pong(self, ping: Ping) -> bytes:
        """An answer; who only watches is looked after by his pings."""
        if self.is_check_due():
            await self.check_session()
        return encode(Pong(ping.id))

    def is_check_due(self) -> bool:
        checked: float = self.checked
        return self.hub.clock.now() - checked > CHECK_EVERY

    def look_for_session(self) -> None:
        """The user may have been signed out, here or elsewhere."""
        self.hub.run(self.end_without_session())

    async def end_without_session(self) -> None:
        with suppress(*GONE):  # whoever serves the socket notices as well
            await self.check_session()

    async def check_session(self) -> None:
        """Who was signed out, or is gone, does nothing more here. Raises WebSocketDisconnect."""
        try:
            known = await self.sessions.check(self.claim)
        except Unreachable:
            return  # nothing can be stored either, and that is answered
        if known is None:
            await self.socket.close(UNKNOWN)
            raise WebSocketDisconnect(UNKNOWN)
        self.user, self.checked = known.user, self.hub.clock.now()

    async def look(self, table: Table, watcher: Watcher) -> bytes:
        """The position as it is stored, and what the watcher has not been told yet."""
        async with table.lock:
            return self.shown(table, watcher)

    def shown(self, table: Table, watcher: Watcher) -> bytes:
        """What `look` shows, while nobody changes the table."""
        seat, watcher.seat = watcher.seat, table.seat_of(self.user.id)
        if seat != watcher.seat:
            self.hub.tell_presence(table)  # somebody who only watched has sat down
        seen, watcher.seen = watcher.seen, table.seq
        return written_update(table, watcher.seat, watcher.language, seen, self.user.id)

    async def send_lines(self, table: Table, language: str) -> None:
        """What was said before one came, if anything was."""
        rows = await self.hub.store.last_chat(table.row.id, MOST_LINES)
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
        self.fast_path.write(encode(message) if message else self.shown(table, watcher))
        return True

    async def send(self, *texts: bytes) -> None:
        """Send messages as they are written, together if that can be at once."""
        if self.is_free():
            self.fast_path.write(*texts)
            return
        self.sending += 1
        try:
            for text in texts:
                await self.socket.send({"type": "websocket.send", "text": text.decode()})
        finally:
            self.sending -= 1

    def is_free(self) -> bool:
        """Whether the fast path is open: nothing on it overtakes what waits on the other."""
        return not self.sending and self.fast_path.is_free()

    async def next_message(self) -> FromClient | Refusal:
        """The next message, or the refusal of one that cannot be read or comes too soon."""
        frame = await self.next_frame()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1000))
        text = frame.get("text") or ""  # one of bytes is nothing that can be read
        is_counted, self.is_counted = self.is_counted, False
        if not is_counted and not self.pause.allows():
            return self.refusal(id_in(text), "too_fast")
        if len(text.encode(errors="replace")) > LONGEST:
            return self.refusal(id_in(text), "unreadable", why="it is too long")
        try:
            message: FromClient = decode(text)
            return message
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            return self.refusal(id_in(text), "unreadable", why=str(error).rstrip("."))

    async def next_frame(self) -> Any:
        """What comes next; who says nothing for long is gone, whatever his end of the wire says."""
        while True:
            self.listens = True
            try:
                async with asyncio.timeout_at(self.until):
                    return await self.socket.receive()
            except TimeoutError:
                if self.loop.time() < self.until:
                    continue  # choices were taken at once meanwhile
                await self.socket.close(SILENT)
                raise WebSocketDisconnect(SILENT) from None
            finally:
                self.listens = False

    def refusal(self, id: str, key: str, **args: str) -> Refusal:
        return Refusal(id, key, SERVER.say(Message(key, dict(args)), self.language), 0)
