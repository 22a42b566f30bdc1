"""No bot shuffles its pieces for ever: many games of every level among itself, and how they end.

    python bench/endings.py [--games N] [--searched N] [--only GAME] [--workers N]

Levels that decide at once play 2,000 games together for every game and number of seats, the king
100. A king at a table thinks for a time; here he thinks in the same way for a few simulations, so
that the games are over today. A game that is cut short by a limit of turns makes the run fail.
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator

import numpy as np

from ziggurat.bots.arena.matches import Contest, Played, play_match
from ziggurat.core.game import Game
from ziggurat.core.ways import KING, LEVELS
from ziggurat.games import GAMES
from ziggurat.games.babel.state import ENDS as BABEL_ENDS
from ziggurat.games.china.state import ENDS as CHINA_ENDS
from ziggurat.games.tigris.state import ENDS as TIGRIS_ENDS
from ziggurat.pool import open_pool

FEW = {"tigris": 24, "china": 24, "babel": 2}  # simulations of the king
ENDS = {"tigris": TIGRIS_ENDS, "china": CHINA_ENDS, "babel": BABEL_ENDS}
CUT_SHORT = "turns"
SEED = 11
HEAD = (
    "| game, seats | level | games | longest, decisions | ended by | cut short |\n"
    "|---|---|---:|---:|---|---:|"
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=2000, metavar="N", help="of levels at once, together"
    )
    parser.add_argument("--searched", type=int, default=100, metavar="N", help="of the king")
    parser.add_argument("--only", default="", metavar="GAME")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes")
    args = parser.parse_args()
    print(HEAD, flush=True)  # noqa: T201
    cut_short = 0
    for game, seats, level in contests(args.only):
        many = args.searched if level == KING else math.ceil(args.games / (len(LEVELS) - 1))
        contest = Contest(game.name, seats, (level, level), SEED, FEW[game.name])
        with open_pool("processes" if args.workers > 1 else "local", args.workers) as pool:
            deals = list(play_match(contest, math.ceil(many / seats), pool))
        played = [one for deal in deals for one in deal]
        ends = Counter(end_of(game, one) for one in played)
        cut_short += ends[CUT_SHORT]
        longest = max(one.decisions for one in played)
        told = ", ".join(f"{end} {count:,}" for end, count in ends.most_common())
        print(  # noqa: T201
            f"| {game.name}, {seats} | {level} | {len(played):,} | {longest:,} | {told} | "
            f"{ends[CUT_SHORT]} |",
            flush=True,
        )
    return 1 if cut_short else 0


def contests(only: str) -> Iterator[tuple[Game, int, str]]:
    for game in GAMES.values():
        if only in ("", game.name):
            for seats in game.seats:
                for level in LEVELS:
                    yield game, seats, level


def end_of(game: Game, played: Played) -> str:
    """Why a game was over."""
    return str(ENDS[game.name][np.frombuffer(played.last, game.state)[0]["ended"]])


if __name__ == "__main__":
    raise SystemExit(main())
