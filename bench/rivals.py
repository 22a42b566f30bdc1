"""Every level against opponents that know nothing of our bots, and against the bots of before.

    python bench/rivals.py [--only WORD] [--games N] [--seed 1] [--workers 1] [--keep FILE] [--json]

Rows are those of the table that `ROWS` names: levels against a greedy player, flat Monte Carlo
with random playouts, a beam of 96 for Babel, and the same level of the commit of
`former_build`. One bot sits against its opponent on all other seats; deals
are paired, seats rotated. Shares are told with Wilson's interval beside the fair one, time in CPU
milliseconds a decision of each side. `--only "tigris 2 king former"` plays the rows that
have all of these words. A table in markdown is written when all is played, progress to stderr.
"""

import argparse
import json
import sys
from collections.abc import Iterator

from former import FIRST_RULES, add_limits, pool_of, watched
from measured import Kept, Measured
from panel import FORMER
from timed_games import Pairing
from ziggurat.core.ways import APPRENTICE, KING, LEVELS, SCRIBE, VIZIER
from ziggurat.games import GAMES

FLAT = "flat-75"  # milliseconds
# A game, its seats, levels, and whom each of them meets.
ROWS: tuple[tuple[str, tuple[int, ...], tuple[str, ...], str], ...] = (
    ("tigris", (2, 4), LEVELS, "greedy"),
    ("tigris", (2,), (VIZIER, KING), FLAT),
    ("china", (2, 4, 5), LEVELS, "greedy"),
    ("china", (2,), (SCRIBE, VIZIER, KING), FLAT),
    ("babel", (2,), LEVELS, "beam"),
    ("babel", (2,), LEVELS, "greedy"),
    ("babel", (2,), (VIZIER, KING), FLAT),
    *((game, (2,), (APPRENTICE,), other) for game in GAMES for other in ("random", "first-bot")),
    ("tigris", (2, 3, 4), (VIZIER, KING), FORMER),
    ("china", (2, 3, 4), (VIZIER, KING), FORMER),
    ("babel", (2,), (VIZIER, KING), FORMER),
)
HEAD = (
    "| game, seats | bot (CPU ms a decision) | opponent (ms) | won | fair |\n"
    "|---|---|---|---|---:|\n"
)


def pairings(only: str, seed: int) -> Iterator[Pairing]:
    """The rows that have all of these words; against bots of before, by the rules they know."""
    for game, seats_of_it, levels, opponent in ROWS:
        for seats in seats_of_it:
            for level in levels:
                former = opponent == FORMER
                against = opponent + level if former else opponent
                rules = FIRST_RULES if former else GAMES[game].version
                if set(only.split()) <= {game, str(seats), level, opponent.rstrip(":")}:
                    yield Pairing(game, seats, level, against, rules, seed)


def row(found: Measured) -> str:
    p, (low, high) = found.pairing, found.between
    return (
        f"| {p.game}, {p.seats} | {p.bot} ({found.ms(0):.1f}) | {p.against} ({found.ms(1):.1f}) "
        f"| {100 * found.share:.1f} % [{100 * low:.0f}, {100 * high:.0f}] of {len(found.games)} "
        f"| {100 / p.seats:.0f} % |\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", metavar="WORDS", help="rows with all of these words")
    add_limits(parser, games=200)
    args = parser.parse_args()
    kept, found = Kept(args.keep), []
    with pool_of(args.workers) as pool:
        for pairing in pairings(args.only, args.seed):
            found.append(watched(pairing, args.games, pool, kept))
            sys.stderr.write(found[-1].words() + "\n")
    if args.json:
        sys.stdout.write(json.dumps([one.told() for one in found]) + "\n")
    else:
        sys.stdout.write(HEAD + "".join(map(row, found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
