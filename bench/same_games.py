"""The same games by two source trees: `python bench/same_games.py BEFORE AFTER`.

Each tree is a folder of the repository as it is at some commit. It plays random games with every
number of seats from the same seeds, lists what is legal in every position, and folds lists, choices
and the words of every last position into one number a game. Said is how many positions agree, or
which game is the first that does not. Rules that were made faster must be the same rules.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import numpy as np

from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.events import EventLog, mute_log
from ziggurat.core.game import Game, mixes
from ziggurat.core.jit import kernel
from ziggurat.core.notation import digest
from ziggurat.core.state import Array, State, blank
from ziggurat.games import GAMES
from ziggurat.games.anygame import any_action, apply, asked, deal, legal

PIECE = 50  # games of each number of seats and each mix of options, until there are enough


@kernel
def play(table: Array, o: State, log: EventLog, moves: Array, found: Array) -> None:
    """One game from a table that is set up: its decisions, and all lists and choices in one."""
    s, fold, decisions = table[0], np.uint64(0), 0
    deal(s, log)
    while asked(s) >= 0:
        for i in range(legal(s, moves)):
            fold = stir(fold + np.uint64(moves[i]) + GOLDEN)
        action = any_action(s, o)
        fold = stir(fold ^ np.uint64(action))
        apply(s, action, log)
        decisions += 1
    found[0], found[1] = np.uint64(decisions), fold


def games_of(game: Game, positions: int) -> Iterator[str]:
    """A line for each game: what it was, its decisions, its fold and its last position."""
    table, offers, log = np.zeros(1, game.state), blank(game.offers), mute_log()
    moves, found = np.empty(game.actions.size, np.int64), np.zeros(2, np.uint64)
    seed = 0
    while positions > 0:
        for seats in game.seats:
            for number, options in enumerate(mixes(game, seats)):
                for _ in range(PIECE):
                    seed += 1
                    table[:] = np.zeros(1, game.state)
                    game.setup(table[0], seats, options)
                    table[0].dice = np.uint64(seed)
                    play(table, offers, log, moves, found)
                    positions -= int(found[0])
                    fold = f"{int(found[1]):016x} {digest(game, table[0])}"
                    yield f"{game.name} {seats} {number} {seed} {int(found[0])} {fold}"


def played(tree: Path, name: str, positions: int) -> Iterator[str]:
    """The lines of one tree, from a process that takes everything from there."""
    command = [sys.executable, __file__, "--inside", name, "--positions", str(positions)]
    env = os.environ | {"PYTHONPATH": str(tree.resolve() / "src")}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as child:
        yield from child.stdout or ()


def compared(trees: list[Path], name: str, positions: int) -> str:
    """What there is to say of one game; raises SystemExit where the trees part."""
    games = decisions = 0
    for lines in zip_longest(*(played(tree, name, positions) for tree in trees)):
        before, after = lines
        if before != after:
            raise SystemExit(f"{name}: they differ\n{before}{after}")
        games, decisions = games + 1, decisions + int(before.split()[4])
    return f"{name}: {games:,} games, {decisions:,} positions: the same lists, choices and ends"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE")
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--positions", type=int, default=1_000_000, metavar="N")
    parser.add_argument("--inside", choices=list(GAMES), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        for line in games_of(GAMES[args.inside], args.positions):
            print(line)  # noqa: T201
        return
    for name in args.games:
        print(compared(args.trees, name, args.positions), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
