"""`ziggurat fair FILE COMMITMENT`: was the shuffle the one that was promised at the start?"""

import argparse
from typing import Any

from ziggurat.cli.console import say
from ziggurat.cli.files import named
from ziggurat.cli.language import add_language, put
from ziggurat.cli.warm import spare_compiling
from ziggurat.core.reading import read_text

FAILED = 1
OTHER = (
    "not the shuffle that was promised: its secret gives {commitment}",
    "ce n'est pas le mélange promis : son secret donne {commitment}",
)
PROMISED = (
    "the shuffle is the one that was promised, in all {decisions} decisions",
    "le mélange est bien celui qui fut promis, pour les {decisions} décisions",
)


def add(commands: Any) -> None:
    parser = commands.add_parser("fair", help="check the shuffle of a finished game")
    parser.add_argument("file", metavar="FILE", help="its replay, which holds the secret")
    parser.add_argument("commitment", metavar="COMMITMENT", help="what was published at the start")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """The secret must hash to the commitment, and every draw must follow from it."""
    spare_compiling()
    from ziggurat.core.notation import read_replay
    from ziggurat.games import GAMES

    with named(args.file):
        match = read_replay(read_text(args.file), GAMES)
    if match.commitment != args.commitment.strip().lower():
        said = put(OTHER, args.language, commitment=match.commitment)
        say(f"{args.file}: {said}")
        return FAILED
    said = put(PROMISED, args.language, decisions=match.seq)
    say(f"{args.file}: {said}")
    return 0
