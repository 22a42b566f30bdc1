"""What a style costs and what it changes: levels with each style against the same level without.

    python bench/styles.py GAME [--level LEVEL] [--games N] [--sims N] [--seed N]

Two seats, deals paired, seats rotated. Shown are the share of wins with Wilson's interval, which
must have a half in it, and how many attacks a game each side makes.
"""

import argparse
import sys
from dataclasses import dataclass

import numpy as np

from ziggurat.bots.arena.entrants import entrant
from ziggurat.bots.arena.matches import Contest, play_game
from ziggurat.bots.arena.rating import Tally
from ziggurat.bots.bot import Bot, World
from ziggurat.bots.players.levels import styled
from ziggurat.bots.players.player import is_attack
from ziggurat.core.game import Game
from ziggurat.core.ways import VIZIER
from ziggurat.games import GAMES

SEATS = 2
HEAD = (
    "| game | bot | against | won | attacks a game | of the other |\n|---|---|---|---|---:|---:|\n"
)


@dataclass(slots=True)
class Counted:
    """A bot whose attacks are counted."""

    bot: Bot
    attacks: int = 0

    def __call__(self, game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
        action = self.bot(game, world, seat, dice)
        self.attacks += is_attack(game, world, action)
        return action


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--level", default=VIZIER, help=f"({VIZIER})")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="with each style (200)")
    parser.add_argument("--sims", type=int, metavar="N", help="simulations, for levels that search")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the deals (1)")
    args = parser.parse_args()
    sys.stdout.write(HEAD)
    for name in styled(args.game, args.level):
        contest = Contest(args.game, SEATS, (name, args.level), args.seed, args.sims)
        sys.stdout.write(row(contest, args.games))
        sys.stdout.flush()
    return 0


def row(contest: Contest, games: int) -> str:
    bots = [Counted(entrant(contest.game, n, contest.simulations, None)) for n in contest.bots]
    tally = Tally(contest.bots)
    for deal in range(-(-games // SEATS)):
        tally.add(play_game(contest, list[Bot](bots), deal, turn) for turn in range(SEATS))
    low, high = tally.between(0)
    style, other = (f"{bot.attacks / tally.games:.2f}" for bot in bots)
    return (
        f"| {contest.game} | {contest.bots[0]} | {contest.bots[1]} "
        f"| {tally.wins[0]:g} of {tally.games}, {100 * tally.share(0):.1f} % "
        f"[{100 * low:.1f}, {100 * high:.1f}] | {style} | {other} |\n"
    )


if __name__ == "__main__":
    sys.exit(main())
