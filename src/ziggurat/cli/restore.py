"""`ziggurat restore FILE`: a backup into an empty database."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from ziggurat.cli.backup import carry
from ziggurat.cli.console import say
from ziggurat.cli.serve import add_database
from ziggurat.core.errors import Malformed


def add(commands: Any) -> None:
    parser = commands.add_parser("restore", help="bring back the games of a backup")
    parser.add_argument("file", metavar="FILE")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ziggurat.server.store import load

    if not Path(args.file).is_file():  # asked first: an empty database would be left behind
        raise Malformed(args.file, "there is no such file")
    asyncio.run(carry(args, load, make=True))
    say(f"{args.file}: restored")
    return 0
