"""`ziggurat protocol`: the messages of the server, as tables or as TypeScript."""

import argparse
from typing import Any

from ziggurat.cli.console import say


def add(commands: Any) -> None:
    parser = commands.add_parser("protocol", help="describe the messages of the server")
    parser.add_argument("--typescript", action="store_true", help="as types for a page")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ziggurat.server.http import ENDPOINTS
    from ziggurat.server.http.description import tables, typescript

    told = typescript if args.typescript else tables
    say(told(ENDPOINTS).rstrip("\n"))
    return 0
