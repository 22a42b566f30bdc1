"""Servers beside each other, in turns, and a floor under all of them.

    python bench/beside.py                                    this server and the floor
    python bench/beside.py --other before=OTHER/bin/python    and another version of it
    python bench/beside.py --postgres                         all of them on a PostgreSQL of ours
    python bench/beside.py --workers 2                        one process of it and two

All servers run at the same time, each with its tables full; each plays a slice of moves while the
others rest, so that whatever else the machine does falls on all alike. CPU time is counted, of
the server's process with all its threads, and of PostgreSQL beside it.

Every table always has a move under way, so a server has something to do whenever it is let: it is
saturated, however little of the machine its clients leave to it. Several processes get as many
tables each as one process has alone: what comes up together is then as much for each of them.
"""

import argparse
import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import median

from load_clients import leave_all
from load_runs import SEATS, WARM_UP
from load_server import Failed, floor, serving, yardstick_ms
from load_turns import Backends, Contender

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from server.services import postgres, redis

TABLES, ROUNDS, SLICE = 50, 8, 10  # tables of each server, slices of it, and moves a table in each
BOUND = 900.0  # seconds for all


@contextmanager
def contenders(args: argparse.Namespace, game: str) -> Iterator[list[Contender]]:
    """All that are compared at one game, and the two floors."""
    with ExitStack() as stack:
        shared = args.postgres or args.workers
        url = stack.enter_context(postgres(durable=True)) if shared else ""
        backends, nothing = Backends(url.rpartition(":")[2]), Backends("")
        pythons = dict(other.split("=", 1) for other in args.other) | {"now": sys.executable}
        found = []
        for number, (name, python, processes) in enumerate(of_each(pythons, args.workers)):
            database = fresh_database(url, f"load{number}") if url else ""
            several = ("--workers", processes, "--redis") if processes else ()
            options = (*several, stack.enter_context(redis())) if several else ()
            server = stack.enter_context(serving(*options, python=python, database=database))
            tables = args.tables * int(processes or 1)
            found.append(Contender(name, server, game, backends, tables))
        if not args.no_floor:
            for name, flushes in (("floor", ()), ("floor, a flush a move", ("--flush",))):
                server = stack.enter_context(floor(*flushes))
                found.append(Contender(name, server, "floor", nothing, args.tables))
        yield found


def of_each(pythons: dict[str, str], workers: int) -> Iterator[tuple[str, str, str]]:
    """Every server by its name, its Python and the number of its processes, if that is compared."""
    for name, python in pythons.items():
        if not workers:
            yield name, python, ""
        for count in (1, workers) if workers else ():
            yield f"{name}, {count} process{'es'[: 2 * (count > 1)]}", python, str(count)


def fresh_database(url: str, name: str) -> str:
    """A database of this name on a server where nothing is."""
    import asyncpg  # type: ignore[import-untyped]  # only who wants PostgreSQL needs it

    async def create() -> None:
        connection = await asyncpg.connect(f"{url}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{url}/{name}"


async def in_turns(found: list[Contender], args: argparse.Namespace) -> None:
    async with asyncio.timeout(BOUND):
        for one in found:
            await one.sit_down()
            await one.play(WARM_UP)
        order = Random(1)
        for _ in range(args.rounds):
            for one in order.sample(found, len(found)):
                await one.measure(SLICE)
        for one in found:
            await leave_all(one.tables)


def row(game: str, one: Contender) -> str:
    server, database, clients = (sorted(part) for part in zip(*one.costs, strict=True))
    size = sum(one.weights) / max(1, len(one.weights))
    cells = [f"{server[0]:8.3f}{median(server):8.3f}{server[-1]:8.3f}"]
    cells += [f"{median(database):10.3f}{median(clients):9.3f}{size:8,.0f}"]
    return f"{game:8}{one.name:24}{''.join(cells)}"


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    parser = argparse.ArgumentParser(description="Servers beside each other.")
    parser.add_argument("--game", action="append", choices=sorted(SEATS), help="(all)")
    parser.add_argument("--other", action="append", default=[], metavar="NAME=PYTHON")
    parser.add_argument("--postgres", action="store_true", help="instead of SQLite")
    parser.add_argument("--workers", type=int, default=0, metavar="N", help="beside one process")
    parser.add_argument("--no-floor", action="store_true")
    parser.add_argument(
        "--tables", type=int, default=TABLES, metavar="N", help=f"a process ({TABLES})"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help=f"({ROUNDS})")
    args = parser.parse_args()
    head = f"{'game':8}{'server':24}{'CPU ms/move: least, median, most':>24}"
    sys.stdout.write(f"{head}{'database':>10}{'clients':>9}{'bytes':>8}\n")
    for game in args.game or list(SEATS):
        try:
            with contenders(args, game) as found:
                asyncio.run(in_turns(found, args))
                for one in found:
                    sys.stdout.write(f"{row(game, one)}\n")
        except (Failed, TimeoutError) as error:
            sys.stderr.write(f"{error!r}\n")
            return 1
    sys.stdout.write(f"yardstick {yardstick_ms():.0f} ms\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
