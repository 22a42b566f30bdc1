"""Sockets of one table come together in one process, whichever process of a server they came to.

Every process of a server has a door, through which others hand it sockets with all that their
clients have said so far. A table belongs to one of them by its name alone, so nobody need be asked.
What cannot be handed over is served where it came in: a table may live in several processes, and
then costs more. See docs/adr/0018.
"""

import asyncio
import socket
from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import msgspec

from ziggurat.server.sockets.frames import ClientBytes, Frames

LONGEST = 65_536  # bytes that come through a door at once
read = msgspec.msgpack.Decoder(ClientBytes).decode
write = msgspec.msgpack.Encoder().encode


class Handover:
    """The doors of all processes of a server, of which one is ours."""

    def __init__(self, number: int, ours: socket.socket, doors: Sequence[socket.socket]) -> None:
        self.number, self.ours, self.doors = number, ours, doors
        for door in (ours, *doors):
            door.setblocking(False)
        self.welcoming: set[asyncio.Task[Any]] = set()

    def give(self, table: str, frames: Frames) -> bool:
        """Hand a client to the process of its table; false if it is ours, or has to stay here."""
        owner = crc32(table.encode()) % len(self.doors)
        said = frames.leave() if owner != self.number else None
        if said is None:
            return False
        number = frames.transport.get_extra_info("socket").fileno()
        try:
            socket.send_fds(self.doors[owner], [write(said)], [number])
        except OSError:  # so many wait there that no more go in
            return False
        frames.transport.abort()  # our end alone: the connection lives on over there
        return True

    def open(self, **serving: Any) -> None:
        """Take what is handed to us from now on; `serving` is what a new socket needs."""

        def take() -> None:
            said, numbers, _, _ = socket.recv_fds(self.ours, LONGEST, 1)
            for number in numbers:
                self.welcome(socket.socket(fileno=number), read(said), serving)

        asyncio.get_running_loop().add_reader(self.ours, take)

    def welcome(self, client: socket.socket, said: ClientBytes, serving: dict[str, Any]) -> None:
        client.setblocking(False)
        make: Callable[[], Frames] = lambda: Frames.resumed(said, **serving)  # noqa: E731
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(make, client))
        self.welcoming.add(task)
        task.add_done_callback(self.welcoming.discard)

    def close(self) -> None:
        """Whoever is handed to us later is met by our successor at the same door."""
        asyncio.get_running_loop().remove_reader(self.ours)
