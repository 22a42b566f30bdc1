"""How strong the levels of a game are on one Elo scale: plays them for two, and writes it down.

    python bench/ladder.py [GAME …] [--games N] [--searched N] [--keep FILE] [--seed N]
                           [--workers N]

Writes games/<game>/bots/weights/strength.json, which the level pickers show, and a table. Random
play stands at 0. Neighbours meet, and some that are two apart; between two neighbours that do not
search there are rungs that waver from decision to decision, a quarter, a half and three quarters of
the better one, for that one often wins every game. Deals are paired, seats rotated. Meetings of
those that search have fewer games. After each training it is run again: a number names the weights
it was measured with and serves no others. With --keep the same command goes on where it was
stopped, as long as the bots are the same.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from former import pool_of, watched
from measured import Kept, Measured
from panel import WAVERS
from timed_games import Pairing
from ziggurat.bots.arena.ladder import Meeting, Rating, rated
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.levels import BOTS, RANDOM, player_of
from ziggurat.bots.players.strength import ANCHOR, FILE, SEATS, digest_of_level
from ziggurat.core.ways import APPRENTICE, KING, LEVELS, SCRIBE, VIZIER
from ziggurat.games import GAMES

FOLDER = Path(__file__).parents[1] / "src" / "ziggurat" / "games"
TWO_APART = ((VIZIER, APPRENTICE), (KING, SCRIBE))
HEAD = "| game | bot | Elo [95 %] | games |\n|---|---|---:|---:|\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(EVALUATIONS), help="all, if none is named")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="of two bots (400)")
    parser.add_argument(
        "--searched", type=int, default=60, metavar="N", help="if one searches (60)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the deals (1)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a line a game, to go on with")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (1)")
    args = parser.parse_args()
    with pool_of(args.workers) as pool:
        for game in args.game:
            found = []
            for bot, against in meetings(game):
                games = args.searched if searches(game, bot) else args.games
                pairing = Pairing(game, SEATS, bot, against, GAMES[game].version, args.seed)
                found.append(watched(pairing, games, pool, Kept(args.keep)))
                sys.stderr.write(found[-1].words() + "\n")
            ratings = rated([meeting(one) for one in found], RANDOM, ANCHOR)
            write(game, ratings)
            sys.stdout.write(HEAD + "".join(row(game, name, ratings[name]) for name in ratings))
    return 0


def meetings(game: str) -> Iterator[tuple[str, str]]:
    """Who meets whom, the better one first."""
    for worse, better in pairwise(BOTS):
        yield better, worse
        if not searches(game, better):
            half = f"{worse}{WAVERS}{better}"
            rungs = worse, f"{worse}{WAVERS}{half}", half, f"{better}{WAVERS}{half}", better
            yield from ((above, below) for below, above in pairwise(rungs))
    yield from TWO_APART


def searches(game: str, bot: str) -> bool:
    return WAVERS not in bot and player_of(game, bot).takes_time


def meeting(found: Measured) -> Meeting:
    pairing = found.pairing
    return Meeting(pairing.bot, pairing.against, len(found.games), found.wins)


def row(game: str, name: str, found: Rating) -> str:
    return (
        f"| {game} | {name} | {found.elo:.0f} [{found.low:.0f}, {found.high:.0f}] "
        f"| {found.games} |\n"
    )


def write(game: str, ratings: dict[str, Rating]) -> None:
    """Put what was measured in its place, a line for each level."""
    lines = []
    for level in LEVELS:
        if level in ratings:
            one = ratings[level]
            told = {name: round(getattr(one, name)) for name in ("elo", "low", "high", "games")}
            known = json.dumps({"digest": digest_of_level(game, level), **told})
            lines.append(f' "{level}": {known}')
    path = FOLDER / game / "bots" / "weights" / FILE
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    sys.exit(main())
