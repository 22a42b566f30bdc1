"""What the server bears, on loopback, with a real server in a process of its own.

    python bench/load.py            as many moves as it can, and the memory of a live game
    python bench/load.py --scale    the same with more and more tables
    python bench/load.py --hold     a thousand tables, most of them quiet
    python bench/load.py --workers 2    one process and two, on one PostgreSQL and Redis, in turns

Four people sit at each table. One moves, all wait until everybody there has seen it, and the
next one moves: every table has one move under way at any time. A game that ends is replaced.
Times of two runs compare only if `yardstick ms`, the CPU time of a fixed loop, is the same.
"""

import argparse
import asyncio
import json
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path

from websockets.exceptions import WebSocketException

from load_runs import Results, hold, remember, saturate
from load_server import Failed, Server, flush_ms, serving, yardstick_ms

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.services import postgres, redis
from server.stores import new_database

TABLES, MOVES, SCALE_MOVES = 50, 4000, 1500
STEPS = (1, 4, 16, 64)  # tables of --scale
BOUND = 300.0  # seconds for each thing that is measured
ROUNDS = 2  # of --workers: of each number of processes the one that took less CPU counts
COLUMNS = {  # of --scale and --workers: what, its heading, and how it is written
    "tables": ("tables", "6"),
    "moves_per_second": ("moves/s", "9,.0f"),
    "server_cpu_ms_per_move": ("CPU ms/move", "13.2f"),
    "server_cpu_share": ("server CPU", "12.0%"),
    "client_cpu_share": ("clients' CPU", "14.0%"),
    "latency_ms_p50": ("p50 ms", "8.1f"),
    "latency_ms_p99": ("p99 ms", "8.1f"),
    "flush_ms": ("flush ms", "10.2f"),
    "workers": ("processes", "11"),
}


def measured(server: Server, run: Coroutine[None, None, Results]) -> Results:
    """Run for a bounded time. Raises Failed if it does not come to its end."""

    async def bounded() -> Results:
        async with asyncio.timeout(BOUND):
            return await run

    try:
        return asyncio.run(bounded())
    except TimeoutError:
        raise Failed(f"not done after {BOUND:.0f} seconds: {server.plight()}") from None
    except (OSError, EOFError, WebSocketException) as error:
        raise Failed(f"a line was lost, {error!r}: {server.plight()}") from None


def full_speed(args: argparse.Namespace) -> Results:
    """Two servers: the second one's memory is not that of the first one's games."""
    with serving() as server:
        played = measured(server, saturate(server, args.tables, args.moves, args.seed))
    with serving() as server:
        return played | measured(server, remember(server, args.seed))


def scaled(args: argparse.Namespace) -> Results:
    """Full speed with more and more tables, each time on a fresh server.

    If every move had a flush of the disk to itself, `1000 / flush ms` would be the most moves
    a second, however many the tables.
    """
    steps = []
    for tables in STEPS:
        with serving() as server:
            flush = {"flush_ms": flush_ms(server.folder)}
            steps.append(flush | measured(server, saturate(server, tables, SCALE_MOVES, args.seed)))
    return {"steps": steps}


def shared(args: argparse.Namespace) -> Results:
    """Full speed with one process and with several, in turns, on the same database and bus.

    PostgreSQL and Redis run beside them; their own CPU is not counted.
    """
    found: dict[int, list[Results]] = {1: [], args.workers: []}
    with postgres() as database, redis() as bus:
        for workers in (*found,) * ROUNDS:
            options = ("--redis", bus, "--workers", str(workers))
            with serving(*options, database=new_database(database)) as server:
                played = measured(server, saturate(server, args.tables, args.moves, args.seed))
                found[workers].append({"workers": workers} | played)
    steps = [min(runs, key=lambda run: run["server_cpu_ms_per_move"]) for runs in found.values()]
    one, many = (step["server_cpu_ms_per_move"] for step in steps)
    return {"steps": steps, "cpu_of_several": many / one, "moves_for_a_cpu_second": one / many}


def held(args: argparse.Namespace) -> Results:
    with serving() as server:
        return measured(server, hold(server, args.seed))


def listed(results: Results) -> str:
    """A line for each number."""
    lines = []
    for name, value in results.items():
        if name.endswith("share"):
            text = f"{value:10.1%}"
        else:
            text = f"{value:10,.2f}" if isinstance(value, float) else f"{value:10,}"
        lines.append(f"{name.replace('_', ' '):24} {text}")
    return "\n".join(lines)


def tabled(results: Results) -> str:
    """A line for each number of tables."""
    columns = {name: shown for name, shown in COLUMNS.items() if name in results["steps"][0]}
    widths = {name: int(form.split(",")[0].split(".")[0]) for name, (_, form) in columns.items()}
    lines = ["".join(f"{head:>{widths[name]}}" for name, (head, _) in columns.items())]
    for step in results["steps"]:
        lines.append("".join(f"{step[name]:{form}}" for name, (_, form) in columns.items()))
    if "cpu_of_several" in results:
        lines.append(
            f"several processes take {results['cpu_of_several']:.2f} times the CPU of one a move,"
        )
        lines.append(
            f"and make {results['moves_for_a_cpu_second']:.2f} times its moves of a CPU second"
        )
    lines.append(f"yardstick {results['yardstick_ms']:.0f} ms")
    return "\n".join(lines)


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What the server bears.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--scale", action="store_true", help="with more and more tables")
    which.add_argument("--hold", action="store_true", help="a thousand quiet tables")
    which.add_argument("--workers", type=int, metavar="N", help="one process beside several")
    parser.add_argument("--tables", type=int, default=TABLES, metavar="N", help=f"({TABLES})")
    parser.add_argument("--moves", type=int, default=MOVES, metavar="N", help=f"({MOVES})")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of what is played (1)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    return parser.parse_args()


def main() -> int:
    # Told to end, we end the server as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    args = wishes()
    run = held if args.hold else scaled if args.scale else shared if args.workers else full_speed
    try:
        results = run(args)
    except Failed as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    results["yardstick_ms"] = yardstick_ms()
    text = json.dumps(results) if args.json else (tabled if "steps" in results else listed)(results)
    sys.stdout.write(f"{text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
