"""`ziggurat arena GAME BOT BOT…`: which bot plays better, and how sure one can be."""

import argparse
import json
import math
from contextlib import closing
from time import monotonic
from typing import Any

from ziggurat.cli.console import complain, say
from ziggurat.cli.pooling import add_pool, pool_of
from ziggurat.core.errors import Malformed

MOST_SEATS = 5  # at the largest table of any game
BETWEEN = 5.0  # seconds between two lines of progress


def add(commands: Any) -> None:
    parser = commands.add_parser("arena", help="let bots play each other and rate them")
    parser.add_argument("game", metavar="GAME")
    add_bots(parser)
    parser.add_argument("--games", type=int, default=400, metavar="N")
    parser.add_argument("--seats", type=int, default=2, metavar="K")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--time", type=float, metavar="MS", help="of thought, for bots that search")
    limit.add_argument("--sims", type=int, metavar="N", help="simulations, for bots that search")
    parser.add_argument("--at-least", type=float, metavar="SHARE", help="stop once that is clear")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    add_pool(parser, "processes")
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    parser.set_defaults(run=run)


def add_bots(parser: argparse.ArgumentParser) -> None:
    """Bots by name and bots of a file, in the order in which they are said.

    Each name is taken by itself: a list of names would end at the first option, and be empty
    where `--bot` comes before them.
    """
    for place in range(MOST_SEATS):
        told = argparse.SUPPRESS if place else "by name; the last one takes all seats left"
        name = parser.add_argument("bots", action="append", default=[], metavar="BOT…", help=told)
        name.required = False  # whoever is in a file needs no name
    parser.add_argument(
        "--bot", dest="bots", action="append", metavar="FILE.py:NAME", help="anybody's, from a file"
    )


def run(args: argparse.Namespace) -> int:
    """Play the match, show how it goes, and say what it shows."""
    from ziggurat.bots.arena.entrants import entrant
    from ziggurat.bots.arena.matches import Contest, play_match
    from ziggurat.bots.arena.rating import Tally, sequential_test

    bots = tuple(args.bots)
    check(args, bots)
    seconds = None if args.time is None else args.time / 1000
    contest = Contest(args.game, args.seats, bots, args.seed, args.sims, seconds)
    for name in bots:
        entrant(args.game, name, args.sims, seconds)  # complain before anything is played
    tally, told = Tally(bots), monotonic()
    answer: bool | None = None
    deals = math.ceil(args.games / args.seats)
    with pool_of(args) as pool, closing(play_match(contest, deals, pool)) as match:
        for played in match:
            tally.add(played)
            if args.at_least is not None:
                answer = sequential_test(tally.wins[0], tally.seats[0], args.at_least)
            if monotonic() - told > BETWEEN:
                told = monotonic()
                complain(line(tally, 0, args.seats) + f" after {tally.games} games")
            if answer is not None:
                break
    show(args, tally, answer)
    return 0


def check(args: argparse.Namespace, bots: tuple[str, ...]) -> None:
    from ziggurat.core.beginning import game_named
    from ziggurat.games import GAMES

    game = game_named(args.game, GAMES)
    if args.seats not in game.seats:
        raise Malformed("--seats", f"{game.title} is not for {args.seats}")
    if not 2 <= len(bots) <= args.seats:
        raise Malformed("BOT", f"name two bots, and at most {args.seats}")
    if args.games < 1:
        raise Malformed("--games", "must be at least 1")
    if args.at_least is not None and not 0 < args.at_least < 1:
        raise Malformed("--at-least", "is a share between 0 and 1")


def line(tally: Any, bot: int, seats: int) -> str:
    """One bot's result in words."""
    from ziggurat.bots.arena.rating import elo

    low, high = tally.between(bot)
    fair = 1 / seats
    points = elo(tally.share(bot), fair), elo(low, fair), elo(high, fair)
    return (
        f"{tally.bots[bot]}: {tally.wins[bot]:g} of {tally.seats[bot]}, "
        f"{100 * tally.share(bot):.1f} % [{100 * low:.1f}, {100 * high:.1f}], "
        f"Elo {points[0]:+.0f} [{points[1]:+.0f}, {points[2]:+.0f}]"
    )


def show(args: argparse.Namespace, tally: Any, answer: bool | None) -> None:
    from ziggurat.bots.arena.rating import elo

    if not args.json:
        for bot in range(len(tally.bots)):
            say(line(tally, bot, args.seats))
        if answer is not None:
            clear = "at least" if answer else "less than"
            say(f"{tally.bots[0]} wins {clear} {100 * args.at_least:g} % (the answer is clear)")
        return
    rows = [
        {
            "bot": name,
            "seats": tally.seats[i],
            "wins": tally.wins[i],
            "share": tally.share(i),
            "between": tally.between(i),
            "elo": finite(elo(tally.share(i), 1 / args.seats)),
        }
        for i, name in enumerate(tally.bots)
    ]
    found = {"game": args.game, "seats": args.seats, "games": tally.games, "bots": rows}
    say(json.dumps(found | {"decisions": tally.decisions, "at_least": answer}))


def finite(points: float) -> float | None:
    """JSON knows no infinity: who won or lost every game has no Elo."""
    return points if math.isfinite(points) else None
