"""`ziggurat fuzz GAME`: random play with every invariant on; a failure writes a replay."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import complain, progress, say
from ziggurat.cli.files import options_for
from ziggurat.core.errors import Malformed

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.options import Options

FAILED = 1


def add(commands: Any) -> None:
    parser = commands.add_parser("fuzz", help="look for positions where the rules go wrong")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, metavar="N")
    parser.add_argument("--seats", type=int, metavar="K", help="by default every number of seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--out", default=".", metavar="FOLDER", help="where a failure is written")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ziggurat.core.beginning import begin, game_named
    from ziggurat.games import GAMES

    game = game_named(args.game, GAMES)
    if args.seats is not None and args.seats not in game.seats:
        raise Malformed("--seats", f"{game.title} is not for {args.seats}")
    if args.games < 1:
        raise Malformed("--games", "must be at least 1")
    given = options_for(game, args.option)
    tables = {seats: mixes_with(game, seats, given) for seats in game.seats}
    if args.seats:
        tables = {args.seats: tables[args.seats]}
    if not any(tables.values()):
        begin(game, next(iter(tables)), given)  # says why not
    for seats, chosen in tables.items():
        if chosen and not fuzz_seats(args, game, seats, chosen):
            return FAILED
    return 0


def mixes_with(game: "Game", seats: int, given: dict[str, Any]) -> "list[Options]":
    """Every mix of options that so many seats may play and that has the given ones."""
    from ziggurat.core.game import mixes
    from ziggurat.core.options import read_options

    fixed = read_options(game.options, given, seats)
    found: list[Options] = []
    for mix in mixes(game, seats):
        options = mix | {name: fixed[name] for name in given}
        if options not in found and game.refuses(seats, options) is None:
            found.append(options)
    return found


def fuzz_seats(args: argparse.Namespace, game: "Game", seats: int, chosen: "list[Options]") -> bool:
    """So many games with so many seats, the options changing; whether all went well."""
    from ziggurat.bots.random_play.fuzz import fuzz, replay_of

    decisions, longest = 0, 0
    with progress(f"{game.name}, {seats} seats", args.games) as bar:
        for number, run_ in enumerate(fuzz(game, seats, chosen, args.games, args.seed)):
            if run_.fault:
                path = Path(args.out) / f"fuzz-{game.name}-{seats}-{args.seed}-{number}.replay"
                path.write_text(replay_of(game, seats, run_), encoding="utf-8")
                complain(f"{game.name}, {seats} seats, game {number}: {run_.fault}; see {path}")
                return False
            decisions += len(run_.actions)
            longest = max(longest, len(run_.actions))
            bar.add(1)
    say(
        f"{game.name}, {seats} seats: {args.games} games over {len(chosen)} "
        f"{'mix' if len(chosen) == 1 else 'mixes'} of options, {decisions} decisions, "
        f"longest {longest}: no violation, every game ended"
    )
    return True
