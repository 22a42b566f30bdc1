"""Games of a level against itself, what it said of a few of their positions, and who won."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ziggurat.bots.advice.advisers import Adviser, adviser_for
from ziggurat.bots.arena.matches import Contest
from ziggurat.bots.arena.recording import Series, play_to_keep
from ziggurat.bots.evaluation.calibration import Calibration, digest_of
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.levels import player_of
from ziggurat.core.match import Match
from ziggurat.core.state import State
from ziggurat.games import GAMES
from ziggurat.pool import open_pool

PHASES = 5  # of a game: one position is looked at in each


@dataclass(frozen=True, slots=True)
class ToldPosition:
    """One position of a game, as its level values it. What is told of it follows from that."""

    turn: int
    asked: int
    value: float  # what the seat that is asked thinks of its best move
    values: list[float]  # by seat, at a glance

    def told(self, known: Calibration) -> list[float]:
        """Everybody's chance, as an adviser tells it."""
        return known.standing(self.value, self.values, self.asked, known.hour(self.turn))


@dataclass(frozen=True, slots=True)
class ToldGame:
    """One finished game."""

    number: int
    turns: int
    won: list[float]  # by seat: one, or a share of it
    positions: list[ToldPosition]  # one a phase


def contest_of(
    game: str, seats: int, level: str, seed: int, sims: int = 0, seconds: float | None = None
) -> Contest:
    """A level against itself. Who searches plays as far as he does for a hint, or as at a table."""
    player = player_of(game, level)
    lines = sims or (player.budget.simulations if seconds else lines_of(game, level))
    return Contest(game, seats, (level, level), seed, lines if player.takes_time else None, seconds)


def lines_of(game: str, level: str) -> int:
    """How far a level searches when it gives a hint; nothing for those that do not search."""
    player = player_of(game, level)
    lines = EVALUATIONS[game].hint_lines or player.budget.simulations
    return lines if player.takes_time else 0


def told_games(
    contest: Contest, numbers: range, keep: Path | None = None, workers: int = 1
) -> Iterator[ToldGame]:
    """Game after game; those a file has already are not played again, and the others go there."""
    name = {**asdict(contest), "digest": digest_of(contest.game, contest.seats, contest.bots[0])}
    known = dict(kept(keep, name)) if keep else {}
    missing = [number for number in numbers if number not in known]
    with open_pool("processes" if workers > 1 else "local", workers) as pool:
        played = pool.run(partial(told_game, contest), missing, "game")
        for number in numbers:
            if number in known:
                yield known[number]
                continue
            game = next(played)
            if keep:
                with keep.open("a") as file:
                    file.write(json.dumps({"contest": name, **asdict(game)}) + "\n")
            yield game


def kept(path: Path, name: dict[str, Any]) -> Iterator[tuple[int, ToldGame]]:
    """The games of a contest that a file has, played by the weights of today."""
    wanted = json.loads(json.dumps(name))
    for line in path.read_text().splitlines() if path.exists() else ():
        row: dict[str, Any] = json.loads(line)
        if row.pop("contest") == wanted:
            positions = [ToldPosition(**position) for position in row.pop("positions")]
            yield row["number"], ToldGame(**row, positions=positions)


def told_game(contest: Contest, number: int) -> ToldGame:
    """Play a game, then look at one position of each phase, whoever is asked there."""
    match, level = play_to_keep(Series(contest), number), contest.bots[0]
    lines = lines_of(contest.game, level) if contest.seconds else contest.simulations or 0
    adviser = adviser_for(GAMES[contest.game], contest.seats, level, lines)
    dice = np.random.default_rng((contest.seed, number, PHASES))
    edges = [match.seq * i // PHASES for i in range(PHASES + 1)]
    looked = [dice.integers(low, max(high, low + 1)) for low, high in pairwise(edges)]
    return ToldGame(
        number=number,
        turns=int(match.state["turns"]),
        won=shares(match),
        positions=[told_position(adviser, match.history[i].before) for i in looked],
    )


def told_position(adviser: Adviser, state: State) -> ToldPosition:
    look = adviser.look(state)
    if look is None:
        raise ValueError("nobody is asked")
    asked, values = int(adviser.game.asked(state)), adviser.glance.values(state)
    return ToldPosition(int(state["turns"]), asked, look.value, values)


def shares(match: Match) -> list[float]:
    winners = match.winners
    return [(seat in winners) / len(winners) for seat in range(match.seats)]
