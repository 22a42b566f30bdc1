"""Where the CPU time of a move goes, in a real server under load.

    python bench/move_profile.py [--game tigris] [--moves 3000]

The server runs in a process of its own and looks every millisecond of its CPU time where its main
thread is; the innermost frame that belongs to a stage takes the sample. The thread that writes to
SQLite has a clock of its own, and is told beside it. Looking costs about a hundredth.
"""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from load_clients import leave_all
from load_runs import SEATS, WARM_UP
from load_server import SERVE_OPTIONS, free_port, running, yardstick_ms
from load_turns import Backends, Contender

EVERY = 0.001  # seconds of CPU time; most systems ring every four
TABLES, MOVES = 50, 4000
LOOP = "event loop"
STAGES = {  # the end of a folder or file, and the stage it belongs to; the first that fits
    "games/": "views",
    "core/shapes.py": "views",
    "play/offers.py": "offers",
    "play/offer_bytes.py": "offers",
    "core/word_lists.py": "offers",
    "core/actions.py": "rules",
    "core/match.py": "rules",
    "core/events.py": "rules",
    "core/dice.py": "rules",
    "core/state.py": "rules",
    "core/notation.py": "digests",
    "core/text.py": "sentences",
    "texts/": "sentences",
    "play/updates.py": "assembling and encoding",
    "play/writing.py": "assembling and encoding",
    "play/": "answering",
    "tables/table.py": "table",
    "tables/audience.py": "broadcast",
    "tables/": "clocks, chairs, hub",
    "telemetry/": "metrics",
    "prometheus_client/": "metrics",
    "server/store/": "store, main thread",
    "asyncpg/": "store, main thread",
    "sockets/frames.py": "frames and send",
    "sockets/": "socket, parsing",
    "uvicorn/server.py": LOOP,
    "uvicorn/_compat.py": LOOP,
    "uvicorn/": "uvicorn, websockets, starlette",
    "websockets/": "uvicorn, websockets, starlette",
    "starlette/": "uvicorn, websockets, starlette",
}
RULES = ("apply", "legal", "asked", "deal")  # kernels of a game that are no view


class Samples:
    """What the main thread did, sample after sample."""

    def __init__(self) -> None:
        self.stages: Counter[str] = Counter()
        self.lines: Counter[str] = Counter()
        self.files: dict[str, str] = {}
        signal.signal(signal.SIGPROF, self.look)

    def begin(self) -> None:
        self.stages.clear()
        self.lines.clear()
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def look(self, number: int, frame: FrameType | None) -> None:
        while frame is not None:
            stage = self.stage_of(frame.f_code.co_filename)
            if stage:
                place = f"{'/'.join(frame.f_code.co_filename.split('/')[-2:])}"
                self.lines[f"{place}:{frame.f_lineno} {frame.f_code.co_name}"] += 1
                self.stages[stage] += 1
                return
            frame = frame.f_back
        self.stages[LOOP] += 1

    def stage_of(self, file: str) -> str:
        known = self.files.get(file)
        if known is None:
            known = next((stage for part, stage in STAGES.items() if part in file), "")
            self.files[file] = known
        return known


def serve(told: str, arguments: list[str]) -> None:
    """A server that samples itself between two signals, and then writes down what it saw."""
    from ziggurat.cli import main as cli

    samples = Samples()

    def threads() -> dict[str, float]:
        return {
            thread.name: time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
            for thread in threading.enumerate()
            if thread.ident
        }

    begun: dict[str, float] = {}

    def begin(number: int, frame: FrameType | None) -> None:
        begun.update(threads())
        samples.begin()

    def finish(number: int, frame: FrameType | None) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        took = {name: cpu - begun.get(name, 0.0) for name, cpu in threads().items()}
        seen = {"stages": samples.stages, "lines": samples.lines.most_common(60), "threads": took}
        Path(told).write_text(json.dumps(seen))

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, finish)
    sys.argv = ["ziggurat", *arguments]
    sys.exit(cli())


async def sampled(playing: Contender, moves: int) -> None:
    """Let a server sample itself while it plays, and not while people sit down."""
    await playing.sit_down()
    await playing.play(WARM_UP)
    os.kill(playing.server.process.pid, signal.SIGUSR1)
    await playing.play(moves // TABLES)
    os.kill(playing.server.process.pid, signal.SIGUSR2)
    await leave_all(playing.tables)


def profile(game: str, moves: int, lines: int) -> str:
    with tempfile.TemporaryDirectory(prefix="ziggurat-profile-") as name:
        folder, port = Path(name), free_port()
        told = folder / "told.json"
        command = [sys.executable, __file__, "--serve", str(told), "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder / 'profile.sqlite'}", *SERVE_OPTIONS]
        with running(command, port, folder) as server:
            asyncio.run(sampled(Contender("", server, game, Backends(""), TABLES), moves))
            while not told.exists() or not told.read_text():
                server.told("stat")
                time.sleep(0.05)
        return table(json.loads(told.read_text()), moves // TABLES * TABLES, lines)


def table(seen: dict[str, Any], moves: int, lines: int) -> str:
    """Microseconds a move, the biggest first.

    The system rings for every thread, and the main one hears it: what the others cost is spread
    over its stages as its own time is.
    """
    cpu = {name: 1e6 * seconds / moves for name, seconds in seen["threads"].items()}
    main = cpu.pop("MainThread")
    samples = sum(seen["stages"].values())
    share = main / samples
    stages = {stage: count * share for stage, count in seen["stages"].items()}
    stages |= {f"thread {name}": value for name, value in cpu.items() if value >= 1}
    written = [
        f"{value:8.0f}  {stage}" for stage, value in sorted(stages.items(), key=lambda p: -p[1])
    ]
    written.append(f"{main + sum(cpu.values()):8.0f}  in all, {moves} moves, {samples} samples")
    written += [f"{count * share:8.0f}  {place}" for place, count in seen["lines"][:lines]]
    return "\n".join(written)


def main() -> int:
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], sys.argv[3:])
    parser = argparse.ArgumentParser(description="Where the CPU time of a move goes.")
    parser.add_argument("--game", choices=sorted(SEATS), default="tigris")
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--lines", type=int, default=0, help="the dearest lines as well")
    args = parser.parse_args()
    sys.stdout.write(f"{profile(args.game, args.moves, args.lines)}\n")
    sys.stdout.write(f"yardstick {yardstick_ms():.0f} ms\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
