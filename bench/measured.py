"""Matches with what they show, kept in a file game by game.

A line is written as soon as its game is over, so that a long match can be stopped and gone on
with. Only games of the very same sources are taken up again: a share is that of one bot, not of
what it was yesterday and what it is today.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

from timed_games import Pairing, Timed, play
from ziggurat.bots.arena.rating import interval
from ziggurat.pool import Pool

BENCH = Path(__file__).parent
DECIDING = (  # all that a decision may depend on
    *(BENCH.parent / "src/ziggurat" / room for room in ("bots", "core", "games")),
    BENCH / "opponents",
)
NOT_READ = (".ftl", ".pyc")  # sentences, and what Python makes of sources
MEASURED = ("chances.json", "strength.json")  # decides nothing, but is made of such games


@dataclass(slots=True)
class Measured:
    """The games of one pairing so far, and what they show."""

    pairing: Pairing
    games: list[Timed] = field(default_factory=list)

    @property
    def wins(self) -> float:
        return sum(game.won for game in self.games)

    @property
    def share(self) -> float:
        return self.wins / max(len(self.games), 1)

    @property
    def between(self) -> tuple[float, float]:
        """Wilson's interval of the share."""
        return interval(self.share, len(self.games))

    def ms(self, side: int) -> float:
        """CPU milliseconds a decision of the bot (0), or of its opponents (1)."""
        decisions = sum(game.decisions[side] for game in self.games)
        return 1000 * sum(game.seconds[side] for game in self.games) / max(decisions, 1)

    def told(self) -> dict[str, Any]:
        """Everything, for programs."""
        return {
            **asdict(self.pairing),
            "games": len(self.games),
            "wins": self.wins,
            "share": self.share,
            "between": self.between,
            "ms": [self.ms(0), self.ms(1)],
        }

    def words(self) -> str:
        """The same in a line for people."""
        low, high = (100 * bound for bound in self.between)
        p = self.pairing
        return (
            f"{p.game}, {p.seats} seats: {p.bot} ({self.ms(0):.1f} ms) against {p.against} "
            f"({self.ms(1):.1f} ms): {self.wins:g} of {len(self.games)}, "
            f"{100 * self.share:.1f} % [{low:.1f}, {high:.1f}]"
        )


@dataclass(frozen=True, slots=True)
class Kept:
    """The file in which games are kept; without one nothing is."""

    file: Path | None

    def games_of(self, pairing: Pairing) -> dict[tuple[int, int], Timed]:
        """What is there of a pairing, by deal and turn."""
        if self.file is None or not self.file.exists():
            return {}
        lines = (json.loads(line) for line in self.file.read_text().splitlines())
        mine = [line["game"] for line in lines if line["of"] == stamp(pairing)]
        return {(game["deal"], game["turn"]): Timed(**game) for game in mine}

    def add(self, pairing: Pairing, game: Timed) -> None:
        if self.file is not None:
            with self.file.open("a") as file:
                file.write(json.dumps({"of": stamp(pairing), "game": asdict(game)}) + "\n")


def stamp(pairing: Pairing) -> dict[str, Any]:
    return {**asdict(pairing), "sources": sources()}


@cache
def sources() -> str:
    """One name for all that our bots and their opponents are made of, weights included."""
    digest = hashlib.sha256()
    for folder in DECIDING:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            if file.suffix not in NOT_READ and file.name not in MEASURED:
                digest.update(file.relative_to(BENCH.parent).as_posix().encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def measure(pairing: Pairing, games: int, pool: Pool, kept: Kept) -> Iterator[Measured]:
    """What is known after each game, beginning with what was kept; whole deals are played."""
    deals = -(-games // pairing.seats)
    places = [(deal, turn) for deal in range(deals) for turn in range(pairing.seats)]
    there = kept.games_of(pairing)
    found = Measured(pairing, [there[place] for place in places if place in there])
    yield found
    missing = [place for place in places if place not in there]
    for game in pool.run(partial(play, pairing), missing, "game"):
        kept.add(pairing, game)
        found.games.append(game)
        yield found
