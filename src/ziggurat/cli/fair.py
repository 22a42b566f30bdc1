"""`ziggurat fair FILE COMMITMENT`: was the shuffle the one that was promised at the start?"""

import argparse
from typing import Any

from ziggurat.cli.console import say
from ziggurat.cli.files import named, read_match
from ziggurat.cli.language import add_language
from ziggurat.cli.warm import spare_compiling
from ziggurat.cli.words import put
from ziggurat.files import read_text

FAILED = 1


def add(commands: Any) -> None:
    parser = commands.add_parser("fair", help="check the shuffle of a finished game")
    parser.add_argument("file", metavar="FILE", help="its replay, which holds the secret")
    parser.add_argument("commitment", metavar="COMMITMENT", help="what was published at the start")
    parser.add_argument("--lot", action="store_true", help="say which chair began, drawn by lot")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The secret must hash to the commitment, and every draw must follow from it."""
    spare_compiling()
    from ziggurat.core.dice import first_by_lot
    from ziggurat.games import GAMES

    with named(args.file):
        match = read_match(read_text(args.file), GAMES)
    if match.commitment != args.commitment.strip().lower():
        said = put("fair_other", args.language, commitment=match.commitment)
        say(f"{args.file}: {said}")
        return FAILED
    said = put("fair_promised", args.language, decisions=match.seq)
    say(f"{args.file}: {said}")
    if args.lot:
        chair = first_by_lot(match.secret, match.seats) + 1
        said = put("fair_lot", args.language, chair=chair, seats=match.seats)
        say(f"{args.file}: {said}")
    return 0
