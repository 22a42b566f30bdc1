"""What compiling costs: CPU seconds of every entry point of every game, from an empty cache.

    python bench/compile_times.py [--only GAME] [--kernels N] [--json]

Each game is compiled in a process of its own with a cache of its own, in the order of a first
start: what a person's own first move needs, the rest of the game, then the bots. An entry is
charged with what it is the first to need. With `--kernels` the dearest kernels are listed, each
without what it calls, and for how many kinds of arguments it was compiled.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from heapq import nlargest
from operator import itemgetter
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numba.core import event

from ziggurat.bots import PLAYERS, decide
from ziggurat.bots.advice.hints import hint, why
from ziggurat.bots.bench.speed import Bench
from ziggurat.bots.evaluation.chances import estimator_for
from ziggurat.bots.players.random import choose
from ziggurat.bots.warming import (
    ask_everything,
    collect_rarely,
    look_at_rare_positions,
    look_back,
)
from ziggurat.core.game import SPECTATOR, mixes
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.ways import VIZIER
from ziggurat.games import GAMES

Entry = tuple[str, Callable[[], object]]


class Kernels(event.Listener):  # type: ignore[misc]  # numba tells no types
    """Counts compiled kernels and the seconds of each, without those of the kernels it calls."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.kinds: dict[str, set[Any]] = {}  # of arguments
        self.open: list[list[float]] = []  # when each began, and what its callees took

    def on_start(self, event: Any) -> None:
        self.open.append([process_time(), 0.0])

    def on_end(self, event: Any) -> None:
        began, callees = self.open.pop()
        whole = process_time() - began
        if self.open:
            self.open[-1][1] += whole
        rule = event.data["dispatcher"].py_func
        name = f"{rule.__module__}.{rule.__qualname__}".removeprefix("ziggurat.")
        self.seconds[name] = self.seconds.get(name, 0.0) + whole - callees
        self.kinds.setdefault(name, set()).add(tuple(event.data["args"]))


def entries(name: str) -> Iterator[Entry]:
    """Everything that is compiled at a table, and last what only research needs."""
    bench = Bench(name, 1)
    game, log, s = bench.game, bench.log, bench.start[0]
    dice, moves = np.random.default_rng(0), bench.scratch.moves
    yield "deal", lambda: game.deal(s, log)
    yield "asked", lambda: game.asked(s)
    yield "legal", lambda: game.legal(s, moves)
    yield "apply", lambda: game.apply(s, int(moves[0]), log)
    match = Match(game, game.seats[0], mixes(game, game.seats[0])[-1], bytes(SECRET_BYTES))
    yield "view", lambda: match.view(match.asked)
    yield "preview, explain", lambda: ask_everything(match)
    yield "imagine, any_action", lambda: decide(choose, game, match.state, match.asked, dice)
    yield "a whole game", lambda: play_out(match, dice)
    yield "write, read, broken", lambda: look_back(match)
    yield "rare questions", lambda: look_at_rare_positions(game)
    new = Match(game, game.seats[0], secret=bytes(SECRET_BYTES))
    for level, player in PLAYERS[name].items():
        if level != "random":
            yield level, partial(decide, player, game, new.state, new.asked, dice)
    yield "hint", lambda: hint(game, new.state, new.asked, most=1)
    yield "why", lambda: why(game, new.state, new.legal()[0], SPECTATOR)
    yield "chances", lambda: estimator_for(game, new.seats, VIZIER, 1).chances(new.state)
    seen = np.zeros(game.observation.size, np.float32)
    yield "observe (research)", lambda: game.observe(new.state, 0, seen)
    yield "sample, judge, look (bench)", lambda: measure(bench)


def play_out(match: Match, dice: np.random.Generator) -> None:
    while not match.over:
        choice = decide(choose, match.game, match.state, match.asked, dice)
        match.choose(match.asked, match.seq, choice)


def measure(bench: Bench) -> None:
    bench.sample()
    bench.evaluate_all()
    bench.look_at_all()


def compile_times(name: str, kernels: int) -> dict[str, Any]:
    """Compile one game here, in a process that has compiled nothing, with an empty cache."""
    collect_rarely()  # as the processes do that compile for a server
    counted, times = Kernels(), {}
    event.register("numba:compile", counted)
    for entry, call in entries(name):
        began = process_time()
        call()
        times[entry] = round(process_time() - began, 1)
    files = [file for file in Path(os.environ["ZIGGURAT_CACHE"]).rglob("*") if file.is_file()]
    return {
        "entries_s": times,
        "total_s": round(sum(times.values()), 1),
        "kernels": sum(map(len, counted.kinds.values())),
        "names": len(counted.kinds),
        "files": len(files),
        "megabytes": round(sum(file.stat().st_size for file in files) / 1e6, 1),
        "dearest": [
            [rule, round(seconds, 2), len(counted.kinds[rule])]
            for rule, seconds in nlargest(kernels, counted.seconds.items(), key=itemgetter(1))
        ],
    }


def compiled_elsewhere(name: str, kernels: int) -> dict[str, Any]:
    """The same in a new process with an empty cache."""
    with tempfile.TemporaryDirectory() as empty:
        done = subprocess.run(
            [sys.executable, __file__, "--inside", name, "--kernels", str(kernels)],
            check=True,
            stdout=subprocess.PIPE,
            env=os.environ | {"ZIGGURAT_CACHE": empty},
        )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def told(name: str, found: dict[str, Any]) -> Iterator[str]:
    for entry, seconds in found["entries_s"].items():
        yield f"{name:8} {entry:28} {seconds:6.1f} s"
    yield (
        f"{name:8} {'all':28} {found['total_s']:6.1f} s  {found['kernels']} kernels of"
        f" {found['names']} names, {found['files']} files, {found['megabytes']} MB"
    )
    for rule, seconds, kinds in found["dearest"]:
        yield f"{name:8}   {seconds:6.2f} s  x {kinds:<3} {rule}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", choices=list(GAMES), help="one game")
    parser.add_argument("--kernels", type=int, default=0, metavar="N", help="list the dearest")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--inside", choices=list(GAMES), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        print(json.dumps(compile_times(args.inside, args.kernels)))  # noqa: T201
        return
    found = {}
    for name in [args.only] if args.only else GAMES:
        found[name] = compiled_elsewhere(name, args.kernels)
        if not args.json:
            print("\n".join(told(name, found[name])), flush=True)  # noqa: T201
    if args.json:
        print(json.dumps(found))  # noqa: T201


if __name__ == "__main__":
    main()
