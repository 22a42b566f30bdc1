"""The same games, played by another process."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module

from ziggurat.core.game import Game

SCRIPT = """
from ziggurat.testing.elsewhere import found
from ziggurat.testing.wandering import fingerprints
print(*fingerprints(found({place!r}, {name!r}), {games}, {steps}))
"""


def fingerprints_elsewhere(game: Game, games: int, steps: int, **environment: str) -> list[str]:
    """What `fingerprints` tells in a process of its own."""
    script = SCRIPT.format(place=home_of(game), name=game.name, games=games, steps=steps)
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"another process could not play: {done.stderr}"
    return done.stdout.split()


def home_of(game: Game) -> str:
    """The module that a game can be imported from: that of its setup, or a package around it."""
    place = game.setup.__module__
    tried = []
    while place:
        if any(other.name == game.name for other in games_in(place)):
            return place
        tried.append(place)
        place = place.rpartition(".")[0]
    raise AssertionError(f"another process cannot find {game.name!r} in {' or '.join(tried)}")


def games_in(place: str) -> Iterator[Game]:
    for value in vars(import_module(place)).values():
        if isinstance(value, Game):
            yield value


def found(place: str, name: str) -> Game:
    return next(game for game in games_in(place) if game.name == name)
