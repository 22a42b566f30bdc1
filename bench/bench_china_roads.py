"""How long road scoring takes at worst: `make bench`.

A player has twenty palaces. From random networks of twenty on each map, with and without
fortifications, one palace at a time is moved as long as scoring gets slower; the slowest
network of many such climbs is shown, in CPU milliseconds.
"""

import sys
from time import process_time
from typing import Any

import numpy as np

from ziggurat.core.bits import numbers_in, word_of
from ziggurat.core.options import read_options
from ziggurat.core.state import State, blank
from ziggurat.games import GAMES
from ziggurat.games.china.data import BOX, PALACE
from ziggurat.games.china.naming import space_names
from ziggurat.games.china.scoring import road_points

CLIMBS, STEPS, REPEATS = 6, 120, 5
CHINA = GAMES["china"]
TABLES = (("34", 4, True), ("45", 5, True), ("border", 5, False))


def table(chart: str, seats: int, forts: bool) -> State:
    s = blank(CHINA.state)
    options = {"map": chart, "fortifications": forts}
    CHINA.setup(s, seats, read_options(CHINA.options, options, seats))
    return s


def beside(s: State, spaces: set[int]) -> list[int]:
    """The spaces that touch a network."""
    near = {other for space in spaces for other in numbers_in(s.road[space])}
    return sorted(near - spaces)


def grown(s: State, size: int, dice: np.random.Generator) -> set[int]:
    """A random network of so many spaces."""
    spaces = {int(dice.integers(s.spaces))}
    while len(spaces) < size:
        spaces.add(int(dice.choice(beside(s, spaces))))
    return spaces


def took(s: State, spaces: set[int], forts: list[int]) -> float:
    """CPU milliseconds of one scoring, the best of some."""
    s.palace[0], s.fort = word_of(spaces), word_of(forts)
    best = float("inf")
    for _ in range(REPEATS):
        before = process_time()
        road_points(s, 0)
        best = min(best, process_time() - before)
    return best * 1000


def climb(s: State, seats: int, forts: bool, dice: np.random.Generator) -> tuple[float, Any]:
    """Move one palace, or the fortifications, as long as it gets slower."""
    spaces = grown(s, BOX[PALACE], dice)
    marked: list[int] = []
    slowest = took(s, spaces, marked)
    for _ in range(STEPS):
        other = spaces - {int(dice.choice(sorted(spaces)))}
        other.add(int(dice.choice(beside(s, other))))
        tried = marked
        if forts and dice.random() < 0.3:
            tried = dice.choice(sorted(other), int(dice.integers(seats + 1)), False).tolist()
        time = took(s, other, tried)
        if len(other) == BOX[PALACE] and time > slowest:
            spaces, marked, slowest = other, tried, time
    return slowest, (spaces, marked)


def main() -> None:
    dice = np.random.default_rng(1)
    for chart, seats, forts in TABLES:
        s = table(chart, seats, forts)
        found = max((climb(s, seats, forts, dice) for _ in range(CLIMBS)), key=lambda x: x[0])
        spaces, marked = found[1]
        names = " ".join(space_names(s, word_of(spaces)))
        sys.stdout.write(f"roads on {chart}: {found[0]:.3f} ms at worst, of {names}")
        forted = " ".join(space_names(s, word_of(marked)))
        sys.stdout.write(f", fortified {forted}\n" if marked else "\n")


if __name__ == "__main__":
    main()
