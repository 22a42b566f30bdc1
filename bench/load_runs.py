"""What the load bench measures: moves at full speed, the memory of games, a quiet crowd."""

import asyncio
from random import Random
from statistics import fmean, quantiles
from time import perf_counter, process_time
from typing import Any

from load_clients import Table, leave_all, open_table, open_tables
from load_server import Server

Results = dict[str, Any]

GAME = "tigris"
SEATS = {"tigris": 4, "china": 4, "babel": 2}  # that are taken at a table
WARM_UP = 5  # moves a table before anything is measured
LIVE, LIVE_MOVES = 100, 40  # games whose memory is measured, and how far they are played
CROWD, CROWD_SEATS = 1000, 2  # tables that are held
ASKED = 50  # of them that have to play a move
QUIET = 5.0  # seconds


class Watch:
    """Counts moves, and looks at the clocks when the warm-up and when the measured part ends."""

    def __init__(self, server: Server, warm_up: int, moves: int) -> None:
        self.server, self.warm_up, self.moves = server, warm_up, moves
        self.done = 0
        self.latencies: list[float] = []
        self.weights: list[int] = []  # bytes of every update
        self.readings: list[tuple[float, float, float]] = []

    @property
    def running(self) -> bool:
        return len(self.readings) < 2

    def note(self, latency: float) -> None:
        """One more move was seen by everybody, after so many seconds."""
        if not self.running:
            return
        self.done += 1
        self.latencies.append(latency)
        if self.done == self.warm_up:
            self.latencies.clear()
            self.weights.clear()
            self.read()
        elif self.done == self.warm_up + self.moves:
            self.weights = self.weights.copy()  # the tables go on weighing in the old list
            self.read()

    def read(self) -> None:
        self.readings.append((perf_counter(), self.server.cpu(), process_time()))

    def results(self) -> Results:
        wall, server, clients = (
            after - before for before, after in zip(*self.readings, strict=True)
        )
        cuts = quantiles(self.latencies, n=100)
        return {
            "moves_per_second": self.moves / wall,
            "server_cpu_ms_per_move": 1000 * server / self.moves,
            "server_cpu_share": server / wall,
            "client_cpu_share": clients / wall,
            "latency_ms_p50": 1000 * cuts[49],
            "latency_ms_p99": 1000 * cuts[98],
            "updates_per_move": len(self.weights) / self.moves,
            "bytes_per_update": fmean(self.weights),
        }


async def saturate(server: Server, tables: int, moves: int, seed: int, game: str = GAME) -> Results:
    """All tables play as fast as they are answered."""
    watch = Watch(server, WARM_UP * tables, moves)
    playing = await open_tables(server.port, tables, game, SEATS[game], f"{seed}", watch.weights)
    games = await asyncio.gather(*(keep_playing(table, game, watch) for table in playing))
    return {"tables": tables, "moves": moves, "games": sum(games), **watch.results()}


async def keep_playing(table: Table, game: str, watch: Watch) -> int:
    """Play until all have moved enough, at one table after the other; how many it took."""
    games = 1
    while watch.running:
        if table.over:
            games += 1
            await table.leave()
            seats = len(table.people)
            table = await open_table(watch.server.port, game, seats, table.dice, watch.weights)
        watch.note(await table.move())
    await table.leave()
    return games


async def remember(server: Server, seed: int) -> Results:
    """The memory of live games with everybody at them, each some moves old.

    One table plays first: a server that has never played has not loaded the rules.
    """
    await saturate(server, 1, LIVE_MOVES, seed)
    before = server.rss()
    tables = await open_tables(server.port, LIVE, GAME, SEATS[GAME], f"{seed} live", [])
    for _ in range(LIVE_MOVES):
        await asyncio.gather(*(table.move() for table in tables if not table.over))
    after = server.rss()
    await leave_all(tables)
    return {
        "live_games": LIVE,
        "moves_each": LIVE_MOVES,
        "rss_mb_before": before,
        "rss_mb_with_games": after,
        "rss_kb_per_game": 1000 * (after - before) / LIVE,
    }


async def hold(server: Server, seed: int) -> Results:
    """A crowd of tables in one process: all are heard, some move, and then nobody does."""
    before = server.rss()
    tables = await open_tables(server.port, CROWD, GAME, CROWD_SEATS, f"{seed} crowd", [])
    began = perf_counter()
    await asyncio.gather(*(person.ping() for table in tables for person in table.people))
    heard = perf_counter() - began
    asked = Random(seed).sample(tables, ASKED)
    latencies = await asyncio.gather(*(table.move() for table in asked))
    cpu = server.cpu()
    await asyncio.sleep(QUIET)
    quiet = server.cpu() - cpu
    after = server.rss()
    await leave_all(tables)
    return {
        "tables": CROWD,
        "sockets": CROWD * CROWD_SEATS,
        "pings_answered": CROWD * CROWD_SEATS,
        "pings_ms_in_all": 1000 * heard,
        "moves_seen_by_all": ASKED,
        "move_ms_slowest": 1000 * max(latencies),
        "rss_mb_before": before,
        "rss_mb_with_tables": after,
        "rss_kb_per_table": 1000 * (after - before) / CROWD,
        "idle_seconds": QUIET,
        "idle_cpu_share": quiet / QUIET,
    }
