"""An evening at a recorded server: people play, and note each move that is acknowledged."""

import asyncio
import itertools
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from server.moving import Mover
from server.powercut.trace import Step, build_recorder, read_trace, recording
from server.running import PATIENCE, Client, Server
from ziggurat.games import GAMES

TABLES = 8  # at the same time
CARELESS = Path(__file__).with_name("careless.py")


class RecordedServer(Server):
    """`ziggurat serve`, or a careless one, whose every write and message is recorded."""

    def __init__(self, folder: Path, careless: str = "") -> None:
        data = folder / "data"
        data.mkdir()
        super().__init__(f"sqlite:///{data}/games.sqlite", folder)
        self.data, self.trace, self.careless = data, folder / "trace", careless
        recorder = recording(build_recorder(folder), data, self.trace)
        self.environment = {**os.environ, **recorder}

    def command(self) -> list[str]:
        words = super().command()
        if self.careless:
            words[1:3] = [str(CARELESS), self.careless]
        return words


@dataclass(frozen=True, slots=True)
class Evening:
    """What happened, step by step, and who was there."""

    server: RecordedServer
    movers: list[Mover]
    steps: list[Step]

    @property
    def acknowledged(self) -> dict[str, tuple[str, int, str]]:
        """By its name, the table of a move, its number there, and its words."""
        return {
            id: (mover.table, seq, mover.said[id])
            for mover in self.movers
            for id, seq in mover.acknowledged.items()
        }


def played(folder: Path, lives: int, moves: int, careless: str = "") -> Evening:
    """People play until a server has acknowledged so many moves, in each of its lives.

    They also play until SQLite has once moved pages from its log to their places.
    """
    server, movers = RecordedServer(folder, careless), list[Mover]()
    for life in range(lives):
        server.start()
        try:
            people = [Client(server, f"Ann {life}")] * TABLES
            asyncio.run(play(people, movers, grown(server, movers, moves * (life + 1))))
        finally:
            server.stop()
    assert server.faults() == []
    return Evening(server, movers, read_trace(server.trace))


def grown(server: RecordedServer, movers: list[Mover], moves: int) -> Callable[[], bool]:
    """Whether so many moves are acknowledged, and the database is larger than now."""
    file = server.data / "games.sqlite"
    before = file.stat().st_size

    def enough() -> bool:
        answers = sum(len(mover.acknowledged) for mover in movers)
        return answers >= moves and file.stat().st_size > before

    return enough


async def play(people: list[Client], movers: list[Mover], enough: Callable[[], bool]) -> None:
    """Everybody moves as fast as the server answers, at one table after the other."""
    until, games = asyncio.Event(), itertools.cycle(GAMES)

    async def sit(client: Client) -> None:
        while not until.is_set():
            mover = await asyncio.to_thread(Mover, client, next(games), len(movers))
            movers.append(mover)
            await mover.play(until)

    async def count() -> None:
        while not enough():
            await asyncio.sleep(0.01)
        until.set()

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(count(), *(sit(person) for person in people))
