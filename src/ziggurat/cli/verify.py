"""`ziggurat verify`: play every stored game out and compare its digest."""

import argparse
import asyncio
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import complain, say
from ziggurat.cli.serve import add_database
from ziggurat.cli.stored import store_of

if TYPE_CHECKING:
    from ziggurat.server.admin.verification import Findings

FAILED = 1


def add(commands: Any) -> None:
    parser = commands.add_parser("verify", help="replay every stored game")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Each game that differs gets a line; how many there are comes last."""
    found = asyncio.run(findings(args))
    for line in found.faults:
        complain(line)
    old = f", {found.old} by older rules" if found.old else ""
    say(f"{found.games} games, {found.events} events: {len(found.faults)} differ{old}")
    return FAILED if found.faults else 0


async def findings(args: argparse.Namespace) -> "Findings":
    async with store_of(args) as store:
        from ziggurat.server.admin.verification import (
            check_games,  # the rules, once there are games
        )

        return await check_games(store)
