"""`ziggurat signature`: one name for how every game plays out."""

import argparse
from typing import Any

from ziggurat.cli.console import progress, say


def add(commands: Any) -> None:
    parser = commands.add_parser("signature", help="one hash over a thousand seeded games")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """A commit that changes it says so: `Rules: …`."""
    from ziggurat.bots.random_play.signature import signature
    from ziggurat.games import GAMES

    for game in GAMES.values():
        with progress(game.name, args.games) as bar:
            say(f"{game.name} {signature(game, args.games, bar.add)}")
    return 0
