"""Our games a CPU second beside those of a C port of the former algorithm, in turns."""

import ctypes
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import which
from statistics import median
from time import process_time

import numpy as np

from ziggurat.bots.random_play.playout import play_games
from ziggurat.cli.bench import compile_elsewhere
from ziggurat.core.events import mute_log
from ziggurat.core.options import read_options
from ziggurat.core.state import blank
from ziggurat.games import GAMES

YARDSTICK = Path(__file__).parent / "yardstick" / "te_core2.c"
GAMES_A_ROUND, ROUNDS = 2000, 9


def build_yardstick(folder: str) -> ctypes.CDLL:
    """Compile the C port of the former algorithm and load it."""
    library = Path(folder) / "yardstick.so"
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run(["cc", *flags, "-o", str(library), str(YARDSTICK)], check=True)
    port = ctypes.CDLL(str(library))
    port.te_bench.restype = ctypes.c_long
    hash_of = ctypes.POINTER(ctypes.c_uint64)
    port.te_bench.argtypes = [ctypes.c_int, ctypes.c_uint64, ctypes.c_int, hash_of]
    return port


def compare(port: ctypes.CDLL, seats: int) -> tuple[float, float, float]:
    """Games a CPU second of that port and of ours, and the median of their ratios."""
    game = GAMES["tigris"]
    start = np.zeros(1, game.state)
    game.setup(start[0], seats, read_options(game.options, {}, seats))
    table, scratch, log = start.copy(), blank(game.offers), mute_log()
    theirs, ours = [], []
    for _ in range(ROUNDS):
        before = process_time()
        port.te_bench(seats, 1, GAMES_A_ROUND, ctypes.byref(ctypes.c_uint64()))
        between = process_time()
        play_games(table, start, scratch, log, GAMES_A_ROUND, 1)
        after = process_time()
        theirs.append(GAMES_A_ROUND / (between - before))
        ours.append(GAMES_A_ROUND / (after - between))
    ratio = median(o / t for o, t in zip(ours, theirs, strict=True))
    return median(theirs), median(ours), ratio


def main() -> int:
    compile_elsewhere("tigris", GAMES["tigris"].seats[0])
    if not which("cc"):
        subprocess.run([sys.executable, "-m", "ziggurat.cli", "bench", "tigris"], check=True)
        sys.stdout.write("no C compiler here: no ratio\n")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        port = build_yardstick(folder)
        sys.stdout.write("seats   C games/s   our games/s   ratio\n")
        for seats in GAMES["tigris"].seats:
            theirs, ours, ratio = compare(port, seats)
            sys.stdout.write(f"{seats:5} {theirs:11,.0f} {ours:13,.0f} {ratio:7.2f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
