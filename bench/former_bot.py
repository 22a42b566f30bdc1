"""A bot of a commit of before, sitting in a process of its own behind a pipe.

It is handed what every bot is handed, a world its seat imagines, and that goes over in the words
of the notation: records have changed since. Whether the other side understood the same position is
checked by its digest at every decision.
"""

import json
import subprocess
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.core.errors import Differs, Malformed
from ziggurat.core.game import Game
from ziggurat.core.notation import digest

SEAT = Path(__file__).with_name("former_seat.py")


class Pipe:
    """The process of another commit, which answers one question after the other."""

    def __init__(self, python: Path) -> None:
        self.process = subprocess.Popen(
            [python, SEAT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.versions: dict[str, list[int]] = self.hear()

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise Malformed("former bot", f"its process ended with {self.process.wait()}")
        said: dict[str, Any] = json.loads(line)
        return said

    def close(self) -> None:
        """Nothing more is asked: the process ends by itself."""
        self.process.communicate()


@cache
def pipe_to(python: Path) -> Pipe:
    """One process for all bots of a commit; it ends when ours does, for its pipe is closed then."""
    return Pipe(python)


@dataclass(frozen=True, slots=True)
class FormerBot:
    """A level of a commit of before, by its own time or for so many simulations or seconds."""

    pipe: Pipe = field(compare=False)
    level: str
    simulations: int | None = None
    seconds: float | None = None

    def __call__(self, game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
        return self.timed(game, world, seat, dice)[0]

    def timed(
        self, game: Game, world: World, seat: int, dice: np.random.Generator
    ) -> tuple[int, float]:
        """What it decides, and the CPU seconds it thought, not those of carrying words about.

        Raises Malformed if it knows other rules, Differs if it understood another position. Games
        are those of the ordinary options.
        """
        if game.version not in self.pipe.versions[game.name]:
            raise Malformed("former bot", f"it knows no rules {game.version} of {game.title}")
        said = self.pipe.ask(
            {
                "game": game.name,
                "rules": game.version,
                "seats": int(world.seats),
                "position": game.write(world),
                "seat": seat,
                "bot": self.level,
                "simulations": self.simulations,
                "seconds": self.seconds,
                "dice": int(dice.integers(2**63)),
            }
        )
        if said["digest"] != digest(game, world):
            raise Differs("former bot", f"it understood the position {said['digest']}")
        return game.actions.number(said["move"]), float(said["seconds"])
