"""One server of several that are measured in turns, and the CPU time of PostgreSQL beside it."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from time import process_time

from load_clients import Table, floor_tables, open_table, open_tables
from load_runs import SEATS
from load_server import TICKS, Server


class Backends:
    """The processes of PostgreSQL, found by its port."""

    def __init__(self, port: str) -> None:
        self.port = port

    def cpu(self) -> float:
        if not self.port:
            return 0.0
        processes = dict(stats())
        masters = {pid for pid in processes if f"\0-p\0{self.port}\0" in command(pid)}
        mine = [f for pid, f in processes.items() if pid in masters or int(f[1]) in masters]
        return sum(int(f[11]) + int(f[12]) for f in mine) / TICKS


def stats() -> Iterator[tuple[int, list[str]]]:
    """Every process, and what the system knows about it."""
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            yield int(name), Path(f"/proc/{name}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


class Contender:
    """One server, its tables, and what each slice cost: CPU milliseconds a move."""

    def __init__(
        self, name: str, server: Server, game: str, database_cpu: Backends, size: int
    ) -> None:
        self.name, self.server, self.game = name, server, game
        self.database_cpu, self.size = database_cpu, size
        self.tables: list[Table] = []
        self.weights: list[int] = []
        self.costs: list[tuple[float, float, float]] = []  # of server, database, clients

    async def sit_down(self) -> None:
        if self.game == "floor":
            self.tables = await floor_tables(self.server.port, self.size, 4, self.weights)
        else:
            self.tables = await open_tables(
                self.server.port, self.size, self.game, SEATS[self.game], "1", self.weights
            )

    async def play(self, moves: int) -> int:
        """So many moves at every table, all tables at once."""
        return sum(await asyncio.gather(*(self.play_at(n, moves) for n in range(len(self.tables)))))

    async def play_at(self, number: int, moves: int) -> int:
        for _ in range(moves):
            table = self.tables[number]
            if table.over:
                await table.leave()
                place = self.server.port, self.game, len(table.people)
                table = self.tables[number] = await open_table(*place, table.dice, self.weights)
            await table.move()
        return moves

    async def measure(self, moves: int) -> None:
        before = self.server.cpu(), self.database_cpu.cpu(), process_time()
        played = await self.play(moves)
        after = self.server.cpu(), self.database_cpu.cpu(), process_time()
        server, database, clients = (
            1000 * (b - a) / played for a, b in zip(before, after, strict=True)
        )
        self.costs.append((server, database, clients))
