"""An installed `ziggurat serve`, and one table for every level of every game there."""

import os
import random
import time
from pathlib import Path

from server.running import PATIENCE, UNLIMITED, Client, Server, composed
from wheels.building import Environment
from ziggurat.bots import BOTS
from ziggurat.games import GAMES

TICKS = os.sysconf("SC_CLK_TCK")  # a second, in /proc


class Installed(Server):
    """The command of an environment, with its defaults; only the port is another."""

    def __init__(self, environment: Environment, folder: Path) -> None:
        super().__init__("", folder)
        self.program, self.environment = str(environment.bin / "ziggurat"), environment.variables

    def command(self) -> list[str]:
        return [self.program, "serve", "--port", str(self.port), *UNLIMITED]

    def cpu(self) -> float:
        """Seconds of all its processes, those that have ended included."""
        assert self.process
        return sum(map(spent, with_descendants(self.process.pid)))


def with_descendants(pid: int) -> list[int]:
    below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in below for one in with_descendants(int(child)))]


def spent(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICKS


def play_everything(environment: Environment, folder: Path) -> float:
    """Meet every level of every game at a server; the CPU seconds it took until it answered."""
    server = Installed(environment, folder)
    try:
        server.start()
        cpu = server.cpu()
        ann = Client(server, "Ann")
        for game in GAMES:
            for level in BOTS:
                meet(ann, game, level)
        assert server.faults() == []
        assert "kernel_compiled_while_serving" not in server.said()
    finally:
        server.stop()
    return cpu


def meet(client: Client, game: str, level: str) -> None:
    """Play against a bot of this level until it has decided something."""
    table, rng = client.create(game, 2, bots=1, level=level), random.Random(0)
    end = time.monotonic() + PATIENCE
    while True:
        update = client.update(table, last=0)
        if any(turn["seat"] != update["seat"] for turn in update["turns"]):
            return
        assert time.monotonic() < end, f"{level} does not play {game}"
        if update["asked"] == update["seat"]:
            seq = update["seq"]
            client.choose(table, f"m{seq}", seq, composed(update["offers"], rng))
        else:
            time.sleep(0.05)
