"""Sockets as uvicorn serves them, with a fast path for most of what comes in and goes out.

A text goes through five layers before it reaches the wire, and takes longer there than it took
to make. Here it is put into its frame and written at once, as long as the client keeps up. What
comes in is nearly always one short text in one packet, which is read at a glance. Everything
else goes the ordinary way.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

FAST_PATH = "ziggurat.fast_path"  # where an application finds it, among the extensions
TEXT = 0x81  # a whole message
MOST_HEARD = 32_768  # bytes of a client that are kept until it is known where it belongs
SHORT, MEDIUM = 125, 0xFFFF  # bytes whose number is in the second byte, or in two more
MASKED = 0x80  # what a client says is, by a word that stands before it
WHOLE = (0x81, 0x82, 0x88, 0x89, 0x8A)  # first bytes of frames that are no part of a longer one


class FastPath:
    """A fast path to a client that is never free: the ordinary way is left."""

    hears: Callable[[bytes], bool] | None = None  # takes a text at once, or leaves it

    def is_free(self) -> bool:
        """Whether a text would go out now; a slow client has not read the last ones yet."""
        return False

    def write(self, *texts: bytes) -> None:
        """Send texts together on a path that is free."""
        raise NotImplementedError

    def stay(self) -> None:
        """The client is served here from now on."""


class Frames(WebSocketsSansIOProtocol, FastPath):
    """One socket of uvicorn's, and the fast path past its layers."""

    scope: Any
    between = True  # frames: nothing of the next one has been read
    handed: "ClientBytes | None" = None  # what another process of this server heard of it

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.request_bytes, self.heard = b"", bytearray()
        self.is_placed = False  # whether it is known that the client is served here

    @classmethod
    def resumed(cls, heard: "ClientBytes", **named: Any) -> "Frames":
        """A socket whose handshake another process has answered."""
        frames = cls(**named)
        frames.handed = heard
        return frames

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.handed:
            self.data_received(self.handed.request)

    def data_received(self, data: bytes) -> None:
        if not self.request_bytes:
            self.request_bytes = data
        elif not self.is_placed:
            self.heard += data
            if len(self.heard) > MOST_HEARD:
                self.stay()
        self.take(data)

    def take(self, data: bytes) -> None:
        """One whole frame with a short text is taken as it is."""
        self.between = self.between and (self.conn.state is State.CONNECTING or is_whole(data))
        if self.between and is_short_text(data) and self.takes_texts():
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[6:], data[2:6])]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A text that nobody takes at once waits in a queue, and no more is read meanwhile."""
        if self.hears and self.curr_msg_data_type == "text" and not self.close_sent:
            text = b"".join(self.frames)
            if self.hears(text):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def takes_texts(self) -> bool:
        return self.conn.state is State.OPEN and not self.conn.extensions

    async def send(self, message: Any) -> None:
        """The client of a socket that was handed over has its handshake: nothing is written."""
        if self.handed is None or self.handshake_complete:
            await super().send(message)
        elif message["type"] == "websocket.accept":
            self.handshake_complete = True
            self.conn.send_response(self.response)
            self.conn.data_to_send()
            self.start_keepalive()
            self.take(self.handed.heard)
        else:  # he may not come in after all
            self.handshake_complete = self.close_sent = True
            self.transport.close()

    def stay(self) -> None:
        self.is_placed = True
        self.heard.clear()

    def leave(self) -> "ClientBytes | None":
        """All that the client has said, for whoever serves it from now on; nothing if it is late.

        Another process can begin anew with it, compression included.
        """
        busy = self.transport.is_closing() or self.transport.get_write_buffer_size()
        if self.is_placed or self.handed or busy:
            return None
        return ClientBytes(self.request_bytes, bytes(self.heard))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was no socket that was asked for
            self.scope["extensions"][FAST_PATH] = self

    def is_free(self) -> bool:
        return (
            self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.transport.is_closing()
        )

    def write(self, *texts: bytes) -> None:
        if self.conn.extensions:  # they are to be packed as this one client expects it
            for text in texts:
                self.conn.send_text(text)
            frames = self.conn.data_to_send()
        else:
            frames = [part for text in texts for part in (head(len(text)), text)]
        self.transport.write(b"".join(frames))


class ClientBytes(msgspec.Struct, frozen=True, array_like=True):
    """What a client has sent so far: the request for a socket, and what came through it."""

    request: bytes
    heard: bytes


def head(size: int) -> bytes:
    """What stands before a text of so many bytes; a server masks nothing."""
    if size <= SHORT:
        return bytes((TEXT, size))
    if size <= MEDIUM:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def is_whole(data: bytes) -> bool:
    """Whether these bytes are one frame, all of it, and no part of a longer message."""
    if len(data) < 6 or data[0] not in WHOLE or not data[1] & MASKED:
        return False
    size = data[1] & ~MASKED
    if size <= SHORT:
        return len(data) == size + 6
    return size == 126 and len(data) == int.from_bytes(data[2:4], "big") + 8


def is_short_text(frame: bytes) -> bool:
    return frame[0] == TEXT and frame[1] & ~MASKED <= SHORT


def fast_path_of(scope: Any) -> FastPath:
    """The fast path to a client, if its server knows one."""
    fast_path: FastPath = scope.get("extensions", {}).get(FAST_PATH) or FastPath()
    return fast_path
