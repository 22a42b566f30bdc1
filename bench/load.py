"""What the server bears, on loopback, with a real server in a process of its own.

    python bench/load.py            as many moves as it can, and the memory of a live game
    python bench/load.py --scale    the same with more and more tables
    python bench/load.py --hold     a thousand tables, most of them quiet

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

from websockets.exceptions import WebSocketException

from load_runs import Results, hold, remember, saturate
from load_server import Failed, Server, flush_ms, serving, yardstick_ms

TABLES, MOVES, SCALE_MOVES = 50, 4000, 1500
STEPS = (1, 4, 16, 64)  # tables of --scale
BOUND = 300.0  # seconds for each thing that is measured
COLUMNS = {  # of --scale: what, its heading, and how it is written
    "tables": ("tables", "6"),
    "moves_per_second": ("moves/s", "9,.0f"),
    "server_cpu_ms_per_move": ("CPU ms/move", "13.2f"),
    "server_cpu_share": ("server CPU", "12.0%"),
    "client_cpu_share": ("clients' CPU", "14.0%"),
    "latency_ms_p50": ("p50 ms", "8.1f"),
    "latency_ms_p99": ("p99 ms", "8.1f"),
    "flush_ms": ("flush ms", "10.2f"),
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
    widths = {name: int(form.split(",")[0].split(".")[0]) for name, (_, form) in COLUMNS.items()}
    lines = ["".join(f"{head:>{widths[name]}}" for name, (head, _) in COLUMNS.items())]
    for step in results["steps"]:
        lines.append("".join(f"{step[name]:{form}}" for name, (_, form) in COLUMNS.items()))
    lines.append(f"yardstick {results['yardstick_ms']:.0f} ms")
    return "\n".join(lines)


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What the server bears.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--scale", action="store_true", help="with more and more tables")
    which.add_argument("--hold", action="store_true", help="a thousand quiet tables")
    parser.add_argument("--tables", type=int, default=TABLES, metavar="N", help=f"({TABLES})")
    parser.add_argument("--moves", type=int, default=MOVES, metavar="N", help=f"({MOVES})")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of what is played (1)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    return parser.parse_args()


def main() -> int:
    # Told to end, we end the server as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    args = wishes()
    run = held if args.hold else scaled if args.scale else full_speed
    try:
        results = run(args)
    except Failed as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    results["yardstick_ms"] = yardstick_ms()
    text = json.dumps(results) if args.json else (tabled if args.scale else listed)(results)
    sys.stdout.write(f"{text}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
