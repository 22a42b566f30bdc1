"""Sockets as uvicorn serves them, with a short way out for what most of them are sent.

A text goes through five layers before it reaches the wire, and takes longer there than it took
to make. Here it is put into its frame and written at once, as long as the client keeps up.
Everything else, and whatever comes in, goes the ordinary way.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WIRE = "ziggurat.wire"  # where an application finds the short way, among the extensions
TEXT = 0x81  # a whole message
SHORT, MEDIUM = 125, 0xFFFF  # bytes whose number is in the second byte, or in two more


class Wire:
    """A way to a client on which nothing can be written at once: the ordinary one is left."""

    def is_free(self) -> bool:
        """Whether a text would go out now; a slow client has not read the last ones yet."""
        return False

    def write(self, *texts: bytes) -> None:
        """Send texts together on a wire that is free."""
        raise NotImplementedError


class Frames(WebSocketsSansIOProtocol, Wire):
    """One socket of uvicorn's, and the wire behind it."""

    scope: Any

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was no socket that was asked for
            self.scope["extensions"][WIRE] = self

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


def head(size: int) -> bytes:
    """What stands before a text of so many bytes; a server masks nothing."""
    if size <= SHORT:
        return bytes((TEXT, size))
    if size <= MEDIUM:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


def wire_of(scope: Any) -> Wire:
    """The short way to a client, if its server knows one."""
    wire: Wire = scope.get("extensions", {}).get(WIRE) or Wire()
    return wire
