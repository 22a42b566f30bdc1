"""A server that knows no game: the floor under any of ours in Python, for `bench/beside.py`.

    python bench/floor_server.py PORT            a move is told to all at its table
    python bench/floor_server.py PORT --flush    the same after one flush of the disk a move

It reads a message, counts it, and writes as many bytes to everybody at the table as our server
does, with the same library of sockets and the same event loop.
"""

import argparse
import json
import os
import tempfile
from collections import defaultdict
from http import HTTPStatus

import uvloop
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

SIZE = 4000  # bytes of an update, as Tigris & Euphrates has them
PADDING = "x" * SIZE


class FloorTable:
    """Those who listen, and how many moves were made."""

    def __init__(self) -> None:
        self.seq = 0
        self.people: list[ServerConnection] = []


class Floor:
    """All tables, and the file that every move is written to, if there is one."""

    def __init__(self, flushed: int | None) -> None:
        self.flushed = flushed
        self.tables: dict[str, FloorTable] = defaultdict(FloorTable)

    async def play(self, socket: ServerConnection) -> None:
        """First a hello that names the table, then moves."""
        table = self.tables[json.loads(await socket.recv())["table"]]
        table.people.append(socket)
        await self.show(table, [socket])
        async for text in socket:
            self.keep(text)
            table.seq += 1
            await socket.send(json.dumps({"type": "ack", "seq": table.seq}))
            await self.show(table, table.people)

    def keep(self, text: str | bytes) -> None:
        if self.flushed is not None:
            os.write(self.flushed, text.encode() if isinstance(text, str) else text)
            os.fdatasync(self.flushed)

    async def show(self, table: FloorTable, people: list[ServerConnection]) -> None:
        """Who came first is asked; all hear as much."""
        update = {"type": "update", "seq": table.seq, "status": PADDING}
        for person in people:
            asked = [{"kind": "pass"}] if person is table.people[0] else []
            await person.send(json.dumps({**update, "offers": asked}), text=True)


def health(socket: ServerConnection, request: Request) -> Response | None:
    """An answer for whoever waits until we serve."""
    return socket.respond(HTTPStatus.OK, "") if request.path == "/healthz" else None


async def main(port: int, flush: bool) -> None:
    with tempfile.TemporaryFile() as file:
        floor = Floor(file.fileno() if flush else None)
        async with serve(
            floor.play,
            "127.0.0.1",
            port,
            compression=None,
            ping_interval=None,
            process_request=health,
        ) as server:
            await server.serve_forever()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A server that knows no game.")
    parser.add_argument("port", type=int)
    parser.add_argument("--flush", action="store_true", help="the disk, once a move")
    wishes = parser.parse_args()
    uvloop.run(main(wishes.port, wishes.flush))
