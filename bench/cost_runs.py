"""What one move, one table and one bot cost: the runs whose numbers stand in costs.json."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types
import redis as redis_client

from bots_under_load import SAMPLE, metrics, play
from load import measured
from load_clients import Table, open_table, open_tables
from load_runs import GAME, SEATS, Results, Watch, hold, remember, saturate
from load_server import Server, flush_ms, serving
from load_turns import Backends
from server.services import postgres, redis
from server.stores import new_database

SEED, TABLES, MOVES = 1, 50, 3000
# Tables, and the seconds somebody thinks there before each move.
CASES = ((1, 0.0), (4, 0.0), (16, 0.0), (64, 0.0), (64, 0.3), (64, 0.1))
CASE_MOVES = 1500
KEPT_TABLES, KEPT_MOVES = 20, 100
BOT_GAMES, BOT_TABLES = 15, 5


def one() -> Results:
    """One process on SQLite at full speed, and the memory of live games."""
    with serving() as server:
        played = measured(server, saturate(server, TABLES, MOVES, SEED))
    with serving() as server:
        return played | measured(server, remember(server, SEED))


def quiet() -> Results:
    """A thousand tables of two people, where nobody moves."""
    with serving() as server:
        return measured(server, hold(server, SEED))


def cases() -> list[Results]:
    """One process on SQLite, with few tables and many, in haste and at leisure."""
    found = []
    for tables, think in CASES:
        with serving() as server:
            flush = flush_ms(server.folder)
            run = measured(server, paced(server, tables, think))
            found.append({"think_s": think, "flush_ms": flush} | run)
    return found


async def paced(server: Server, tables: int, think: float) -> Results:
    """Every table moves, waits until all have seen it, and thinks for a while."""
    watch = Watch(server, tables, CASE_MOVES)
    playing = await open_tables(server.port, tables, GAME, SEATS[GAME], "paced", watch.weights)

    async def go(table: Table, dice: Random) -> None:
        while watch.running:
            if table.over:
                await table.leave()
                place = server.port, GAME, SEATS[GAME]
                table = await open_table(*place, table.dice, watch.weights)
            await asyncio.sleep(dice.expovariate(1 / think) if think else 0)
            watch.note(await table.move())
        await table.leave()

    await asyncio.gather(*(go(table, Random(n)) for n, table in enumerate(playing)))
    return {"tables": tables, **watch.results()}


def shared(workers: int) -> Results:
    """Processes on PostgreSQL and Redis, with what these two spend and write.

    This PostgreSQL does not wait for its disk: a flush is measured by itself.
    """
    with postgres() as database, redis() as bus:
        url, told = new_database(database), redis_client.Redis.from_url(bus)
        options = ("--redis", bus, "--workers", str(workers))
        backends = Backends(database.rpartition(":")[2])
        with serving(*options, database=url) as server:
            before = asyncio.run(postgres_state(url)), backends.cpu(), redis_state(told)
            played = measured(server, saturate(server, TABLES, MOVES, SEED))
            after = asyncio.run(postgres_state(url)), backends.cpu(), redis_state(told)
        told.close()
    events = after[0][0] - before[0][0]
    return {
        "workers": workers,
        "server_cpu_ms_per_move": played["server_cpu_ms_per_move"],
        "database_cpu_ms_per_move": 1000 * (after[1] - before[1]) / events,
        "database_log_bytes_per_move": (after[0][1] - before[0][1]) / events,
        "bus_cpu_ms_per_move": 1000 * (after[2][0] - before[2][0]) / events,
        "bus_bytes_per_move": (after[2][1] - before[2][1]) / events,
    }


async def postgres_state(url: str) -> tuple[int, int]:
    """How many events there are, and how many bytes its log has had."""
    connection = await asyncpg.connect(url)
    row = await connection.fetchrow(
        "SELECT (SELECT count(*) FROM events), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
    )
    await connection.close()
    return int(row[0]), int(row[1])


def redis_state(client: Any) -> tuple[float, int]:
    """The CPU seconds it has taken, and the bytes in and out."""
    told = client.info()
    cpu = told["used_cpu_user"] + told["used_cpu_sys"]
    return cpu, told["total_net_input_bytes"] + told["total_net_output_bytes"]


def kept() -> Results:
    """What a stored event weighs, and what it takes to load a table that is not in memory."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-kept-") as name:
        file = Path(name) / "games.sqlite"
        database = f"sqlite:///{file}"
        with serving(database=database) as server:
            asyncio.run(fill(server))
        with closing(sqlite3.connect(file)) as connection:
            seqs = dict(connection.execute("SELECT id, events FROM games").fetchall())
        size = file.stat().st_size
        with serving(database=database) as server:
            asyncio.run(look(server, list(seqs)[:1]))  # the rules are loaded by the first
            before = server.cpu()
            asyncio.run(look(server, list(seqs)[1:]))
            spent = server.cpu() - before
    return {
        "events_per_table": fmean(seqs.values()),
        "bytes_per_event": size / sum(seqs.values()),
        "load_cpu_ms_per_table": 1000 * spent / (len(seqs) - 1),
    }


async def fill(server: Server) -> None:
    """Tables with some moves each."""
    tables = await open_tables(server.port, KEPT_TABLES, GAME, SEATS[GAME], "kept", [])
    for _ in range(KEPT_MOVES):
        await asyncio.gather(*(table.move() for table in tables if not table.over))
    await asyncio.gather(*(table.leave() for table in tables))


async def look(server: Server, tables: list[str]) -> None:
    """A stranger asks for each table once."""
    for table in tables:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"GET /api/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        assert b" 200 " in (await reader.read()).partition(b"\r\n")[0]
        writer.close()


def bots() -> Results:
    """The processor time of a decision, by level, over all games."""
    with serving("--pause", "0", "--threads", "2") as server:
        play(server, BOT_GAMES, BOT_TABLES)
        found = {sample[:3]: float(sample[3]) for sample in SAMPLE.findall(metrics(server))}
    spent = dict[str, list[float]]()
    for (name, _, level), value in found.items():
        if name in ("ziggurat_bot_cpu_seconds_sum", "ziggurat_bot_cpu_seconds_count"):
            spent.setdefault(level, [0.0, 0.0])[name.endswith("count")] += value
    decisions = sum(count for _, count in spent.values())
    by_level = {level: 1000 * whole / count for level, (whole, count) in spent.items()}
    return {"decisions_per_game": decisions / BOT_GAMES, "cpu_ms_per_decision": by_level}
