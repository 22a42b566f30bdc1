"""How far told chances can be trusted: held-out games of a level against itself.

    python bench/reliability.py GAME LEVEL [--seats N] [--games N] [--sims N] [--seconds S]
                                [--seed N] [--keep FILE] [--workers N] [--json]

One position of each phase of each game, every seat of it. A table has a row for each tenth of
the told chance. The calibration error is the mean distance between what was told and what
came, by tenths. A perfect forecaster shows some of it as well, by luck: his is simulated on the
same games, and what counts is the error beyond it, with an interval of 95 % by drawing games anew.
"""

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from told_chances import PHASES, ToldGame, contest_of, told_games
from ziggurat.bots.evaluation.calibration import Calibration, calibration
from ziggurat.core.state import Array

TENTHS = 10
TRIALS = 400  # perfect forecasters, and draws of games
HELD_OUT = 1_000_000  # the first seed: no other games are dealt from there
MOST_OFF = 1e-9


@dataclass(frozen=True, slots=True)
class Forecasts:
    """By game, phase and seat: what was told, and what came."""

    told: Array
    won: Array  # by game and seat


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--games", type=int, default=2000, metavar="N")
    parser.add_argument("--sims", type=int, default=0, metavar="N", help="lines searched")
    parser.add_argument("--seconds", type=float, metavar="S", help="a decision, as at a table")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games that are played once")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    args = parser.parse_args()
    seed = HELD_OUT + args.seed
    contest = contest_of(args.game, args.seats, args.level, seed, args.sims, args.seconds)
    games = told_games(contest, range(args.games), args.keep, args.workers)
    found = report(forecasts(games, calibration(args.game, args.seats, args.level)))
    head = {"game": args.game, "seats": args.seats, "level": args.level}
    print(json.dumps(head | found) if args.json else in_words(head | found))  # noqa: T201
    return 0


def forecasts(games: Iterable[ToldGame], known: Calibration) -> Forecasts:
    """What is told of all positions of all games; the chances of one position are one."""
    played = list(games)
    told = np.array([[position.told(known) for position in game.positions] for game in played])
    if abs(told.sum(axis=2) - 1).max() > MOST_OFF:
        raise ValueError("the chances of the seats do not add up to one")
    return Forecasts(told, np.array([game.won for game in played]))


def report(found: Forecasts) -> dict[str, Any]:
    """The table, Brier's score, and the calibration error of each phase and of all."""
    won = np.broadcast_to(found.won[:, None, :], found.told.shape)
    phases = [Forecasts(found.told[:, [phase]], found.won) for phase in range(PHASES)]
    return {
        "games": len(found.told),
        "brier": round(float(((found.told - won) ** 2).sum(axis=2).mean() / 2), 4),
        "tenths": tenths(found.told, won),
        "error": beyond(found),
        "phases": [beyond(phase) for phase in phases],
    }


def tenths(told: Array, won: Array) -> list[dict[str, float]]:
    """How many chances were told in each tenth, their mean, and how often they came true."""
    place = np.minimum((told * TENTHS).astype(int), TENTHS - 1)
    rows = [(told[place == i], won[place == i]) for i in range(TENTHS)]
    return [
        {"from": i / TENTHS, "count": len(a), "told": mean(a), "won": mean(b)}
        for i, (a, b) in enumerate(rows)
        if len(a)
    ]


def mean(values: Array) -> float:
    return round(float(values.mean()), 4)


def beyond(found: Forecasts) -> dict[str, Any]:
    """The calibration error, that of perfect forecasters, and by how much it is beyond theirs.

    Perfect forecasters saw the same positions, and each game went as they said: one lot a game
    decides in all its phases, for they end with the same winner. For the interval the same
    games are drawn for both, so that what drawing adds to an error is added to both.
    """
    dice, count = np.random.default_rng(1), len(found.told)
    shown = error(found.told, np.broadcast_to(found.won[:, None, :], found.told.shape))
    perfect, drawn = np.zeros(TRIALS), np.zeros(TRIALS)
    for trial in range(TRIALS):
        came = as_told(found.told, dice)
        perfect[trial] = error(found.told, came)
        some = dice.integers(count, size=count)
        won = np.broadcast_to(found.won[some][:, None, :], found.told.shape)
        drawn[trial] = error(found.told[some], won) - error(found.told[some], came[some])
    low, high = np.quantile(drawn, [0.025, 0.975])
    return {
        "shown": round(shown, 4),
        "perfect": round(float(perfect.mean()), 4),
        "beyond": round(shown - float(perfect.mean()), 4),
        "between": [round(float(low), 4), round(float(high), 4)],
    }


def as_told(told: Array, dice: np.random.Generator) -> Array:
    """Winners as likely as they were told."""
    lots = dice.random((len(told), 1, 1))
    upper = told.cumsum(axis=2)
    return ((lots < upper) & (lots >= upper - told)).astype(float)


def error(told: Array, won: Array) -> float:
    """The mean distance between told and won, by tenths of the told chance."""
    place = np.minimum((told * TENTHS).astype(int), TENTHS - 1).ravel()
    off = np.bincount(place, (told - won).ravel(), TENTHS)
    return float(abs(off).sum() / told.size)


def in_words(found: dict[str, Any]) -> str:
    lines = [
        f"{found['game']}, {found['seats']} seats, {found['level']}: {found['games']:,} games, "
        f"Brier {found['brier']:.4f}",
        "| told | positions and seats | mean told | won |",
        "|---|---:|---:|---:|",
    ]
    for row in found["tenths"]:
        first, last = round(100 * row["from"]), round(100 * row["from"]) + 100 // TENTHS
        counted = f"{row['count']:,} | {100 * row['told']:.1f} % | {100 * row['won']:.1f} %"
        lines.append(f"| {first} to {last} % | {counted} |")
    parts = enumerate(found["phases"], 1)
    for name, row in (("all", found["error"]), *((f"phase {i}", row) for i, row in parts)):
        low, high = (100 * end for end in row["between"])
        lines.append(
            f"{name}: error {100 * row['shown']:.1f} %, perfect {100 * row['perfect']:.1f} %, "
            f"beyond it {100 * row['beyond']:+.1f} % [{low:+.1f}, {high:+.1f}]"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
