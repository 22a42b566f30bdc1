"""A bot never delays its table: games between bots on a real server, many at the same time.

    python bench/bots_under_load.py [--games N] [--tables N] [--threads N]

A person sits down, goes away, and bots play on: every level of every game, at every number of
seats. The server measures the processor time of each decision in the thread that thinks. A
decision that takes more than the time of its level and 50 ms makes the run fail, and so does
one that a simple bot had to make.
"""

import argparse
import itertools
import json
import re
import time
import urllib.request
from dataclasses import dataclass
from typing import Any

from load_server import Server, direct, serving
from ziggurat.bots.players.levels import player_of
from ziggurat.core.ways import LEVELS
from ziggurat.games import GAMES

SPARE = 0.05  # seconds of a processor beyond the time of a level
PATIENCE = 60.0  # seconds for an answer
SAMPLE = re.compile(r'^(\w+)\{game="(\w+)",level="(\w+)"\} (\S+)$', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who makes tables and leaves them to bots."""

    url: str
    token: str = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with direct.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def leave_to_bots(self, game: str, seats: int, name: str) -> str:
        """A table at which only bots of this level decide."""
        wish = {"game": game, "seats": seats, "bots": seats - 1, "level": name}
        table: str = self.ask("POST", "/api/tables", wish)["table"]
        self.ask("POST", f"/api/tables/{table}/away", {"id": "away"})
        return table

    def is_over(self, table: str) -> bool:
        return bool(self.ask("GET", f"/api/tables/{table}")["status"] == "over")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--tables", type=int, default=24, metavar="N", help="at the same time")
    parser.add_argument("--threads", type=int, default=2, metavar="N", help="in which bots think")
    args = parser.parse_args()
    with serving("--pause", "0", "--threads", str(args.threads)) as server:
        play(server, args.games, args.tables)
        return report(metrics(server))


def play(server: Server, games: int, tables: int) -> None:
    """Play so many games, of all kinds in turn."""
    url = f"http://127.0.0.1:{server.port}"
    token = Person(url).ask("POST", "/api/guest", {"name": "Ann"})["token"]
    person, live, done = Person(url, token), list[str](), 0
    kinds = itertools.islice(every_kind(), games)
    while done < games:
        live += [
            person.leave_to_bots(*kind) for kind in itertools.islice(kinds, tables - len(live))
        ]
        time.sleep(0.2)
        still = [table for table in live if not person.is_over(table)]
        done += len(live) - len(still)
        live = still


def every_kind() -> Any:
    """Every level of every game in turn, at ever other numbers of seats."""
    for turn in itertools.count():
        for name in LEVELS:
            for game in GAMES.values():
                yield game.name, game.seats[turn % len(game.seats)], name


def metrics(server: Server) -> str:
    with direct.open(f"http://127.0.0.1:{server.port}/metrics", timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
        return text


def report(counted: str) -> int:
    """Print the worst decision of every level; what is over its limit is a fault."""
    found = {sample[:3]: float(sample[3]) for sample in SAMPLE.findall(counted)}
    failures = len(re.findall(r"^ziggurat_bot_failures_total\{", counted, re.MULTILINE))
    late = 0
    print("game    level       decisions   mean ms  worst ms   limit + 50 ms")  # noqa: T201
    for game, name in itertools.product(GAMES, LEVELS):
        worst = found.get(("ziggurat_bot_worst_cpu_seconds", game, name), 0.0)
        count = found.get(("ziggurat_bot_cpu_seconds_count", game, name), 0.0)
        whole = found.get(("ziggurat_bot_cpu_seconds_sum", game, name), 0.0)
        limit = player_of(game, name).budget.seconds + SPARE
        late += worst > limit
        print(  # noqa: T201
            f"{game:7} {name:10} {count:10,.0f} {1000 * whole / max(count, 1):9.1f} "
            f"{1000 * worst:9.1f} {1000 * limit:9.0f}{'   LATE' if worst > limit else ''}"
        )
    print(f"levels replaced by a simple bot: {failures}")  # noqa: T201
    return 1 if late or failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
