"""Two source trees, measured in turns: `python bench/compare.py BEFORE AFTER [WHAT …]`.

Each tree is a folder of the repository as it is at some commit (`git worktree add`). WHAT is an
argument of `ziggurat bench`, such as `babel`, `tigris:4` for four seats, `search` or `research`;
all of them, if none is given. `search:tigris` and `research:tigris` measure one game and compile
nothing from an empty cache. One after the other measures the same in a process of its own, for
some rounds, so that whatever else the machine does falls on both. The medians are shown, and how
many times as much the second is.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from ziggurat.games import GAMES

Figures = dict[str, list[float]]  # of every round

# What measures one game of `search` and of `research` in a process that compiled nothing itself.
OF_ONE_GAME = {
    "search": "from ziggurat.cli.bench_search import measure; found = measure({!r}, 5)",
    "research": "from ziggurat.research.speed import measure; found = measure({!r})",
}


def everything() -> list[str]:
    seats = [f"{name}:{seats}" for name, game in GAMES.items() for seats in game.seats]
    return [*seats, "search", "research"]


def measured(tree: Path, what: str, games: int) -> dict[str, float]:
    """What one tree says of one thing, in a process that takes everything from there."""
    done = subprocess.run(
        [sys.executable, *asked(what, games)],
        env=os.environ | {"PYTHONPATH": str(tree.resolve() / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return dict(numbers(json.loads(done.stdout)))


def asked(what: str, games: int) -> list[str]:
    """The arguments of a Python that measures something and says it."""
    name, _, of = what.partition(":")
    if name in OF_ONE_GAME and of:
        return ["-c", f"import json; {OF_ONE_GAME[name].format(of)}; print(json.dumps(found))"]
    more = ["--seats", of] if of else []
    return ["-m", "ziggurat.cli", "bench", name, *more, "--games", str(games), "--json"]


def numbers(found: Any, place: str = "") -> Iterator[tuple[str, float]]:
    """Every number of an answer, by the names on the way to it."""
    if isinstance(found, dict):
        for name, value in found.items():
            yield from numbers(value, f"{place} {name}".strip())
    elif isinstance(found, int | float):
        yield place, float(found)


def compared(trees: list[Path], what: str, rounds: int, games: int) -> Iterator[str]:
    """A line for each number that both trees tell."""
    found: list[Figures] = [{}, {}]
    for round_ in range(rounds):
        for i in (0, 1) if round_ % 2 == 0 else (1, 0):
            for name, value in measured(trees[i], what, games).items():
                found[i].setdefault(name, []).append(value)
    for name in found[0]:
        if name in found[1] and name != "seats":
            before, after = (median(figures[name]) for figures in found)
            ratio = f"{after / before:5.2f}" if before else ""
            yield f"{what:10} {name:34} {before:14,.1f} {after:14,.1f} {ratio}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("trees", nargs=2, type=Path, metavar="TREE")
    parser.add_argument("what", nargs="*", help="arguments of `ziggurat bench`; all, if none")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="in each round")
    args = parser.parse_args()
    for what in args.what or everything():
        for line in compared(args.trees, what, args.rounds, args.games):
            print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
