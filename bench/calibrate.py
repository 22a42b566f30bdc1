"""What the word of each level is worth: fits the chances it tells to games against itself.

    python bench/calibrate.py [GAME …] [--seats N] [--level LEVEL …] [--games N] [--searched N]
                              [--seed N] [--keep FILE] [--workers N]

Writes games/<game>/bots/weights/chances.json, and a line for each fit: the log loss of the seat
that is asked in games the fit has not seen (each fifth of them in turn), with its values as they
are and as they are told, and the same for everybody's glance. The levels that search play fewer
games and begin with what was fitted to the vizier. After each training it is run again:
a fit names the weights it was made for and serves no others.
"""

import argparse
import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from told_chances import ToldGame, contest_of, told_games
from ziggurat.bots.evaluation.calibration import (
    CERTAIN,
    FILE,
    NOT_FITTED,
    Calibration,
    Line,
    calibration,
    digest_of,
    fitted,
    log_odds,
)
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.levels import player_of
from ziggurat.core.state import Array
from ziggurat.core.ways import VIZIER
from ziggurat.games import GAMES

FOLDER = Path(__file__).parents[1] / "src" / "ziggurat" / "games"
FIFTHS = 5
BELIEVED = 20.0  # what was believed before weighs as much as some games
STEPS = 50
DIGITS = 4
HEAD = (
    "| game, seats | level | games | values | chances | glances | their chances |\n"
    "|---|---|---:|---:|---:|---:|---:|"
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(EVALUATIONS), help="all, if none is named")
    parser.add_argument("--seats", type=int, metavar="N", help="only so many")
    parser.add_argument("--level", action="append", default=[], help="only this one")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="of levels at once")
    parser.add_argument(
        "--searched", type=int, default=60, metavar="N", help="of those that search"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games that are played once")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes")
    args = parser.parse_args()
    print(HEAD, flush=True)  # noqa: T201
    for game in args.game:
        for seats in [args.seats] if args.seats else GAMES[game].seats:
            for level in EVALUATIONS[game].levels:
                if level in args.level or not args.level:
                    searches = player_of(game, level).takes_time
                    contest = contest_of(game, seats, level, args.seed)
                    numbers = range(args.searched if searches else args.games)
                    played = list(told_games(contest, numbers, args.keep, args.workers))
                    believed = calibration(game, seats, VIZIER) if searches else NOT_FITTED
                    write(game, seats, level, fit(played, believed), len(played))
                    print(told(game, seats, level, played, believed), flush=True)  # noqa: T201
    return 0


def fit(played: list[ToldGame], believed: Calibration) -> Calibration:
    """The lines that make most of what came, near those that were believed before."""
    if not played:
        return believed
    turns = round(float(np.mean([game.turns for game in played])), DIGITS)
    known = replace(believed, turns=turns)
    return replace(
        known,
        thought=line(*thoughts(played, known), known.thought),
        glance=line(*glances(played, known), known.glance),
    )


def line(x: Array, won: Array, believed: Line) -> Line:
    """Newton's method for the odds of several seats, all by the same shifts and slopes."""
    prior = np.array([*believed.shift, *believed.slope])
    found = prior.copy()
    for _ in range(STEPS):
        chances = softmax(x @ found)
        slope = np.einsum("ns,nsk->k", chances - won, x) + BELIEVED * (found - prior)
        mean = np.einsum("ns,nsk->nk", chances, x)
        bend = np.einsum("ns,nsk,nsl->kl", chances, x, x) - mean.T @ mean
        step = np.linalg.solve(bend + BELIEVED * np.eye(len(found)), slope)
        while cost(x, won, found - step, prior) > cost(x, won, found, prior) and step.any():
            step /= 2  # values that are nearly certain throw it far beyond
        found -= step
    if min(found[2:]) < 0:
        raise ValueError("better values win less often: too few games, or a level that errs")
    first, last, low, high = (round(float(part), DIGITS) for part in found)
    return Line((first, last), (low, high))


def cost(x: Array, won: Array, line: Array, prior: Array) -> float:
    """What a line is punished for: surprise, and that it is far from what was believed."""
    odds = x @ line
    top = odds.max(axis=1, keepdims=True)
    log = odds - top - np.log(np.exp(odds - top).sum(axis=1, keepdims=True))
    return float(-(won * log).sum() + BELIEVED / 2 * ((line - prior) ** 2).sum())


def thoughts(played: list[ToldGame], known: Calibration) -> tuple[Array, Array]:
    """For each position: what a line makes of the seat that is asked, against all others."""
    rows, won = list[Array](), list[list[float]]()
    for game in played:
        for position in game.positions:
            if 0 < position.value < 1:
                x = turning(1.0, log_odds(position.value), known.hour(position.turn))
                rows.append(np.stack([x, np.zeros_like(x)]))
                won.append([game.won[position.asked], 1 - game.won[position.asked]])
    return np.array(rows), np.array(won)


def glances(played: list[ToldGame], known: Calibration) -> tuple[Array, Array]:
    """The same for every seat against every other."""
    rows, won = list[Array](), list[list[float]]()
    for game in played:
        for position in game.positions:
            hour, logs = known.hour(position.turn), np.log(np.maximum(position.values, CERTAIN))
            seats = [turning(s == position.asked, log, hour) for s, log in enumerate(logs)]
            rows.append(np.stack(seats))
            won.append(game.won)
    return np.array(rows), np.array(won)


def turning(shift: float, log: float, hour: float) -> Array:
    """What the four numbers of a line are multiplied with at an hour of the game."""
    return np.array([shift * (1 - hour), shift * hour, log * (1 - hour), log * hour])


def softmax(odds: Array) -> Array:
    parts = np.exp(odds - odds.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def write(game: str, seats: int, level: str, found: Calibration, games: int) -> None:
    """Put one fit in its place; all others stay as they are."""
    path = FOLDER / game / "bots" / "weights" / FILE
    rows = json.loads(path.read_text()) if path.exists() else {}
    digest = digest_of(game, seats, level)
    rows.setdefault(str(seats), {})[level] = {"digest": digest, "games": games, **asdict(found)}
    path.write_text(in_lines(rows, tuple(EVALUATIONS[game].levels)))
    fitted.cache_clear()
    calibration.cache_clear()


def in_lines(rows: dict[str, dict[str, Any]], levels: tuple[str, ...]) -> str:
    """As JSON with a line for each fit, always in the same order."""
    tables = []
    for seats, found in sorted(rows.items()):
        lines = [f'  "{level}": {json.dumps(found[level])}' for level in levels if level in found]
        tables.append(f' "{seats}": {{\n' + ",\n".join(lines) + "\n }")
    return "{\n" + ",\n".join(tables) + "\n}\n"


def told(game: str, seats: int, level: str, played: list[ToldGame], believed: Calibration) -> str:
    """A row: what each fifth of the games says of a fit to the others."""
    if len(played) < FIFTHS:
        return f"| {game}, {seats} | {level} | {len(played):,} | – | – | – | – |"
    losses = np.zeros(4)
    for k in range(FIFTHS):
        others, unseen = [g for g in played if g.number % FIFTHS != k], played[k::FIFTHS]
        for i, known in enumerate((NOT_FITTED, fit(others, believed))):
            losses[i] += loss(*thoughts(unseen, known), known.thought) / FIFTHS
            losses[i + 2] += loss(*glances(unseen, known), known.glance) / FIFTHS
    parts = " | ".join(f"{part:.4f}" for part in losses)
    return f"| {game}, {seats} | {level} | {len(played):,} | {parts} |"


def loss(x: Array, won: Array, known: Line) -> float:
    chances = softmax(x @ np.array([*known.shift, *known.slope]))
    return float(-(won * np.log(np.maximum(chances, CERTAIN))).sum(axis=1).mean())


if __name__ == "__main__":
    raise SystemExit(main())
