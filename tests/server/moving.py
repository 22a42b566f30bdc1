"""People who never stop moving, whatever happens to their connection, and remember all answers."""

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from server.fresh import is_ready
from server.running import PATIENCE, Client, Server, composed

AGAIN = 0.1  # seconds until a person whose line broke tries again
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError)
TWO_AT_ONE_DEVICE = [{"kind": "me"}, {"kind": "me"}]


class Mover:
    """Somebody who plays both sides of a table, one move after the other.

    A move that was not acknowledged is said again under the same name, as the page does.
    """

    def __init__(self, client: Client, game: str, seed: int, pause: float = 0.0) -> None:
        self.client, self.rng = client, random.Random(seed)
        self.pause = pause  # seconds between two moves
        self.table = client.create(game, 2, chairs=TWO_AT_ONE_DEVICE)
        self.acknowledged: dict[str, int] = {}  # the number of the event, by the move's id
        self.said: dict[str, str] = {}  # its words, by the move's id
        self.shown: dict[str, Any] = {}
        self.waiting: dict[str, Any] | None = None  # a move without an answer
        self.lines = 0  # connections made
        self.longest = 0.0  # seconds without one
        self.refused: list[str] = []

    @property
    def over(self) -> bool:
        return bool(self.shown) and self.shown["status"] == "over"

    async def play(self, until: asyncio.Event) -> None:
        """Move until the game or the test is over."""
        gone = time.monotonic()
        while not until.is_set() and not self.over:
            try:
                async with self.socket() as socket:
                    self.lines += 1
                    await self.greet(socket)
                    if self.lines > 1:
                        self.longest = max(self.longest, time.monotonic() - gone)
                    while not until.is_set() and not self.over:
                        await self.move(socket)
                        await asyncio.sleep(self.pause)
                    return
            except LOST:
                gone = time.monotonic()
                await asyncio.sleep(AGAIN)

    def socket(self) -> Any:
        return connect(
            f"ws://127.0.0.1:{self.client.server.port}/api/socket",
            additional_headers={"Authorization": f"Bearer {self.client.token}"},
            proxy=None,
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )

    async def greet(self, socket: ClientConnection) -> None:
        last = self.shown.get("seq", 0)
        await socket.send(json.dumps({"type": "hello", "table": self.table, "last": last}))
        while (await self.hear(socket))["type"] != "update":
            pass

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "update":
            self.shown = message
        elif message["type"] == "ack":
            self.acknowledged[message["id"]] = message["seq"]
        elif message["type"] == "refusal":
            self.refused.append(f"{message['code']}: {message['text']}")
        return message

    async def move(self, socket: ClientConnection) -> None:
        """One move, from its choice until the position after it is seen."""
        if self.waiting is None:
            seq = self.shown["seq"]
            move = composed(self.shown["offers"], self.rng)
            id = f"{self.table} {seq}"
            self.said[id] = move
            self.waiting = {"type": "choose", "id": id, "seq": seq, "move": move}
        await socket.send(json.dumps(self.waiting))
        while self.waiting["id"] not in self.acknowledged and not self.refused:
            await self.hear(socket)
        while self.shown["seq"] <= self.waiting["seq"] and not self.refused:
            await self.hear(socket)
        self.waiting = None


async def play_through(movers: list[Mover], server: Server) -> None:
    """Everybody moves until the compiled server has served for a while."""
    until = asyncio.Event()

    async def watch() -> None:
        while not await asyncio.to_thread(is_ready, server):
            assert server.alive(), server.said()
            await asyncio.sleep(0.2)
        served = [len(mover.acknowledged) for mover in movers]
        while any(
            len(mover.acknowledged) < before + 5 and not mover.over
            for mover, before in zip(movers, served, strict=True)
        ):
            await asyncio.sleep(0.1)
        until.set()

    await asyncio.gather(watch(), *(mover.play(until) for mover in movers))
