"""`ziggurat verify`: play every stored game out and compare its digest."""

import argparse
import asyncio
from typing import Any

from ziggurat.cli.console import complain, say
from ziggurat.cli.serve import add_database, database_of

FAILED = 1


def add(commands: Any) -> None:
    parser = commands.add_parser("verify", help="replay every stored game")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Each game that differs gets a line; how many there are comes last."""
    from ziggurat.server.checking import check_games

    found = asyncio.run(check_games(database_of(args)))
    for line in found.faults:
        complain(line)
    old = f", {found.old} by older rules" if found.old else ""
    say(f"{found.games} games, {found.events} events: {len(found.faults)} differ{old}")
    return FAILED if found.faults else 0
