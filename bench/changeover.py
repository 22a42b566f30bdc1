"""A compiled server takes over from an uncompiled one under play: `python bench/changeover.py`.

Many tables, each with somebody who moves all the time. The kernels of this machine are there, and
nothing says yet that they are all: so the server begins uncompiled, and finds out in children. What
is lost or doubled is counted, and who was longest without a connection is timed.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.fresh import unmark
from server.moving import Mover, play_through
from server.running import Client, Server, serving
from server.stores import faults_in
from ziggurat.games import GAMES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40, metavar="N", help="(40)")
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ziggurat-change-") as name:
        found = change_over(Path(name), args.tables)
    if args.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return
    sys.stdout.write("".join(f"{name:36} {value}\n" for name, value in found.items()))


def change_over(folder: Path, tables: int) -> dict[str, Any]:
    """Everybody moves before, during and after."""
    os.environ["ZIGGURAT_CACHE"] = str(unmark(folder))
    database = f"sqlite:///{folder}/games.sqlite"
    with serving(database, folder) as server:
        client = Client(server, "Ann")
        games = list(GAMES)
        movers = [Mover(client, games[n % len(games)], n) for n in range(tables)]
        asyncio.run(play_through(movers, server))
        counted = counts(movers, server)
    return counted | {"games at another digest": len(faults_in(database))}


def counts(movers: list[Mover], server: Server) -> dict[str, Any]:
    lost = doubled = 0
    for mover in movers:
        stored = [turn["seq"] for turn in mover.client.update(mover.table, last=0)["turns"]]
        lost += len(set(mover.acknowledged.values()) - set(stored))
        doubled += len(stored) - len(set(stored))
    return {
        "tables": len(movers),
        "moves acknowledged": sum(len(mover.acknowledged) for mover in movers),
        "acknowledged moves lost": lost,
        "moves there twice": doubled,
        "refusals": sum(len(mover.refused) for mover in movers),
        "connections": sum(mover.lines for mover in movers),
        "longest without one, s": round(max(mover.longest for mover in movers), 2),
        "faults in the log": len(server.faults()),
    }


if __name__ == "__main__":
    main()
