"""Self-play on k workers beside one: what a pool costs.

    python bench/cluster.py [--pool processes|ray] [--workers 2] [--games 200] [--bots learned]

With `ray`, a cluster of one node for each worker is started on this machine's loopback. Games are
counted by the clock and by the CPU seconds of the workers: on a machine where others work too only
the second number says what the pool costs.
"""

import argparse
import json
import os
import sys
import time
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from cluster_games import timed
from pool.clusters import cluster
from ziggurat.bots.arena.matches import Contest
from ziggurat.bots.arena.recording import Series
from ziggurat.pool import open_pool


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pool", choices=("processes", "ray"), default="ray")
    parser.add_argument("--workers", type=int, default=2, metavar="K")
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--game", default="tigris", metavar="GAME")
    parser.add_argument("--bots", nargs="+", default=["learned"], metavar="BOT")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="the best one counts")
    args = parser.parse_args()
    series = Series(Contest(args.game, 2, tuple(args.bots)))
    with ExitStack() as stack:
        where = args.pool
        if where == "ray":
            where = f"ray://{stack.enter_context(cluster(args.workers)).address}"
        rows = {}
        for workers in (1, args.workers):
            rows[workers] = measure(where, workers, series, args.games, args.rounds)
            print(json.dumps({"pool": args.pool, "workers": workers} | rows[workers]), flush=True)  # noqa: T201
    one, many = rows[1], rows[args.workers]
    print(  # noqa: T201
        f"{args.workers} workers: {many['per_second'] / one['per_second']:.2f} times one by the "
        f"clock, {args.workers * many['per_cpu_second'] / one['per_cpu_second']:.2f} times by "
        f"CPU; load of the machine {os.getloadavg()[0]:.1f}"
    )
    return 0


def measure(where: str, workers: int, series: Series, games: int, rounds: int) -> dict[str, float]:
    """Games a second and a CPU second of the workers, in the best of some rounds."""
    found = []
    with open_pool(where, workers) as pool:
        pieces = [(series, number) for number in range(games)]
        list(pool.run(timed, pieces[: 8 * workers]))  # everybody loads the kernels
        for _ in range(rounds):
            began = time.perf_counter()
            spent = sum(pool.run(timed, pieces))
            found.append((games / (time.perf_counter() - began), games / spent))
    clock, cpu = (max(row[i] for row in found) for i in range(2))
    return {"per_second": round(clock, 2), "per_cpu_second": round(cpu, 2)}


if __name__ == "__main__":
    raise SystemExit(main())
