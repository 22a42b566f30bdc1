"""Bots of today against those of a commit of before, which is built from the repository's history.

    python bench/former.py GAME BOT FORMER [--games 200] [--seats 2] [--workers 1] [--seconds S]
        [--simulations N] [--seed 1] [--keep FILE] [--json]

    python bench/former.py tigris king king --games 200

One bot of today sits with bots of before on all other seats. Deals are paired and seats rotated,
all play by the first version of a game's rules, which is the one the commit knows, and each side
by its own time unless something is said. Shown are its wins with Wilson's interval, and the CPU
milliseconds a decision of each side, measured in the thread that thinks. With --keep every game is
a line of a file as soon as it is over, and the same command goes on where it was stopped.
"""

import argparse
import json
import sys
from pathlib import Path
from time import monotonic

from former_build import COMMIT, NotBuilt, python_of
from measured import Kept, Measured, measure
from panel import FORMER
from timed_games import Pairing
from ziggurat.games import GAMES
from ziggurat.pool import Pool, open_pool

FIRST_RULES = 1
BETWEEN = 10.0  # seconds between two lines of progress


def add_limits(parser: argparse.ArgumentParser, games: int) -> None:
    """What every match of these benches may be told."""
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"({games})")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the deals (1)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a line a game, to go on with")
    parser.add_argument("--json", action="store_true", help="for programs")


def watched(pairing: Pairing, games: int, pool: Pool, kept: Kept) -> Measured:
    """A whole match, with a line to stderr now and then."""
    told = monotonic()
    for found in measure(pairing, games, pool, kept):
        if monotonic() - told > BETWEEN:
            told = monotonic()
            sys.stderr.write(found.words() + "\n")
    return found


def pool_of(workers: int) -> Pool:
    return open_pool("processes" if workers > 1 else "local", workers)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("bot", help="of today: a level, or whatever bench/panel.py knows")
    parser.add_argument("former", help=f"a level of {COMMIT}")
    parser.add_argument("--seats", type=int, default=2, metavar="K", help="(2)")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, metavar="S", help="of thought, for both")
    limit.add_argument("--simulations", type=int, metavar="N", help="for both")
    add_limits(parser, games=200)
    args = parser.parse_args()
    try:
        python_of()  # before anything is played
    except NotBuilt as error:
        sys.stderr.write(f"{error}\n")
        return 1
    limits = args.seed, args.simulations, args.seconds
    names = args.bot, FORMER + args.former
    pairing = Pairing(args.game, args.seats, *names, FIRST_RULES, *limits)
    with pool_of(args.workers) as pool:
        found = watched(pairing, args.games, pool, Kept(args.keep))
    sys.stdout.write((json.dumps(found.told()) if args.json else found.words()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
