"""`ziggurat bench [GAME]`: how fast the rules are, in CPU seconds on one core.

`ziggurat bench search` measures the thinking of the bots instead, for every game, and
`ziggurat bench research` the adapters for other libraries.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from ziggurat.cli.console import complain, say
from ziggurat.core.errors import Malformed

POSITIONS, ROUNDS = 2000, 7
SEARCH, RESEARCH = "search", "research"


def add(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure the speed of the rules")
    parser.add_argument("game", nargs="?", metavar="GAME", help="the first, if none is named")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="in each round")
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Uniform random play over everything that is legal, the event log muted, options off."""
    from ziggurat.cli import bench_research, bench_search
    from ziggurat.core.beginning import game_named
    from ziggurat.games import GAMES

    name = args.game or next(iter(GAMES))
    if name == SEARCH:
        return bench_search.run(args.json)
    if name == RESEARCH:
        return bench_research.run(args.json)
    game = game_named(name, GAMES)
    if args.seats not in game.seats:
        raise Malformed("--seats", f"{game.title} is not for {args.seats}")
    if args.games < 1:
        raise Malformed("--games", "must be at least 1")
    compile_elsewhere(name, args.seats)
    found = measure(name, args.seats, args.games)
    if args.json:
        say(json.dumps(found))
    else:
        for key, value in found.items():
            say(f"{key:16} {value:,}" if isinstance(value, int) else f"{key:16} {value}")
    return 0


def compile_elsewhere(game: str, seats: int) -> None:
    """Compile in a process of its own: code runs some tenth slower in the one that made it."""
    complain("compiling what is not yet compiled…")
    command = f"from ziggurat.cli.bench import measure; measure({game!r}, {seats}, 1)"
    subprocess.run([sys.executable, "-c", command], check=True)


def measure(name: str, seats: int, games: int) -> dict[str, Any]:
    """Every figure is the median of several rounds."""
    import numpy as np

    from ziggurat.bots.bench import repeated
    from ziggurat.bots.random_play.playout import play_games
    from ziggurat.core.beginning import begin
    from ziggurat.core.events import mute_log
    from ziggurat.core.state import blank
    from ziggurat.games import GAMES

    game, _, start = begin(GAMES[name], seats, {})
    table, scratch, log = start.copy(), blank(game.offers), mute_log()
    moves, actions = np.empty(game.actions.size, np.int64), np.zeros(POSITIONS, np.int64)
    positions = np.zeros(POSITIONS, game.state)
    repeated.sample_positions(table, start, scratch, log, positions)
    repeated.choose_all(positions, scratch, actions)
    play_games(table, start, scratch, log, 1, 0)

    seconds, decisions = [], 0
    for _ in range(ROUNDS):
        took, played = timed(lambda: play_games(table, start, scratch, log, games, 1))
        seconds.append(took)
        decisions += played
    clone = ns(lambda n: repeated.clone_all(positions, table, n))
    both = ns(lambda n: repeated.clone_and_apply_all(positions, actions, table, log, n))
    return {
        "game": name,
        "seats": seats,
        "games_per_s": round(games / median(seconds)),
        "decisions_per_s": round(decisions / ROUNDS / median(seconds)),
        "decisions_per_game": round(decisions / ROUNDS / games, 1),
        "legal_ns": ns(lambda n: repeated.list_all(positions, moves, n)),
        "apply_ns": round(both - clone, 1),
        "clone_ns": clone,
    }


def timed(work: Callable[[], int]) -> tuple[float, int]:
    before = process_time()
    done = work()
    return process_time() - before, done


def ns(work: Callable[[int], object]) -> float:
    """CPU nanoseconds a position; the first call may compile."""
    work(1)
    rounds = 20
    took = [timed(lambda: (work(rounds) and 0) or 0)[0] for _ in range(ROUNDS)]
    return round(median(took) / rounds / POSITIONS * 1e9, 1)
