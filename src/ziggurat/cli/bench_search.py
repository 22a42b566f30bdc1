"""`ziggurat bench search`: how fast the bots think, and how long their kernels compile."""

import json
import os
import subprocess
import sys
import tempfile
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from ziggurat.cli.console import complain, say

POSITIONS, ROUNDS = 200, 5
THOUGHTS, SIMULATIONS = 20, 200


def run(as_json: bool) -> int:
    """Every game that has thinking bots, at two seats.

    Compiling is timed in processes with empty caches.
    """
    from ziggurat.bots.evaluation.evaluations import EVALUATIONS

    found = {}
    for game in EVALUATIONS:
        complain(f"{game}: compiling from nothing…")
        cold = compiled_cold(game)
        complain(f"{game}: thinking…")
        found[game] = {**measured_elsewhere(game), "compile_s": cold}
    if as_json:
        say(json.dumps(found))
        return 0
    for game, figures in found.items():
        for name, value in figures.items():
            text = f"{value:,.0f}" if isinstance(value, float) else json.dumps(value)
            say(f"{game:8} {name:24} {text}")
    return 0


def compiled_cold(game: str) -> dict[str, float]:
    """CPU seconds of each entry point, one after the other as a first start meets them."""
    with tempfile.TemporaryDirectory() as empty:
        return said_by(f"compile_times({game!r})", {"ZIGGURAT_CACHE": empty})


def measured_elsewhere(game: str) -> dict[str, float]:
    """In a process that compiled nothing itself: such code runs some tenth slower."""
    said_by(f"measure({game!r}, 1)", {})
    return said_by(f"measure({game!r}, {ROUNDS})", {})


def said_by(call: str, also: dict[str, str]) -> dict[str, float]:
    code = f"import json; from ziggurat.cli.bench_search import *; print(json.dumps({call}))"
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, env=os.environ | also
    )
    said: dict[str, float] = json.loads(done.stdout)
    return said


def compile_times(name: str) -> dict[str, float]:
    """The rules first, then what thinks about them."""
    from ziggurat.bots.bench.speed import Bench

    bench = Bench(name, 1)
    times = {}
    for entry, call in bench.entries():
        began = process_time()
        call()
        times[entry] = round(process_time() - began, 1)
    return times


def measure(name: str, rounds: int) -> dict[str, float]:
    """Positions evaluated, decisions by one ply, simulations and turns, for each CPU second."""
    from ziggurat.bots.bench.speed import Bench

    bench = Bench(name, POSITIONS)
    bench.sample()
    found = {
        "evaluations_per_s": rate(bench.evaluate_all, POSITIONS, rounds),
        "one_ply_decisions_per_s": rate(bench.look_at_all, POSITIONS, rounds),
        "simulations_per_s": rate(
            lambda: bench.search_some(THOUGHTS, SIMULATIONS), THOUGHTS * SIMULATIONS, rounds
        ),
    }
    if bench.evaluation.beam:
        found["turns_planned_per_s"] = rate(lambda: bench.plan_some(THOUGHTS), THOUGHTS, rounds)
    return found


def rate(work: Any, done: int, rounds: int) -> float:
    work()
    seconds = []
    for _ in range(rounds):
        began = process_time()
        work()
        seconds.append(process_time() - began)
    return float(np.round(done / median(seconds), 1))
