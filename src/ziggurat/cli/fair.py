"""`ziggurat fair FILE COMMITMENT`: was the shuffle the one that was promised at the start?"""

import argparse
from typing import Any

from ziggurat.cli.console import say
from ziggurat.cli.files import named
from ziggurat.core.reading import read_text

FAILED = 1


def add(commands: Any) -> None:
    parser = commands.add_parser("fair", help="check the shuffle of a finished game")
    parser.add_argument("file", metavar="FILE", help="its replay, which holds the secret")
    parser.add_argument("commitment", metavar="COMMITMENT", help="what was published at the start")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The secret must hash to the commitment, and every draw must follow from it."""
    from ziggurat.core.notation import read_replay
    from ziggurat.games import GAMES

    with named(args.file):
        match = read_replay(read_text(args.file), GAMES)
    if match.commitment != args.commitment.strip().lower():
        say(f"{args.file}: not the shuffle that was promised: its secret gives {match.commitment}")
        return FAILED
    say(f"{args.file}: the shuffle is the one that was promised, in all {match.seq} decisions")
    return 0
