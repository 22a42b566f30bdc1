"""`ziggurat backup FILE`: everything a server keeps, in one file, while it runs."""

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ziggurat.cli.console import say
from ziggurat.cli.serve import add_database
from ziggurat.cli.stored import store_of
from ziggurat.core.errors import Malformed

if TYPE_CHECKING:
    from ziggurat.server.store import Store


def add(commands: Any) -> None:
    parser = commands.add_parser("backup", help="copy all games of a server to a file")
    parser.add_argument("file", metavar="FILE")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from ziggurat.server.store import dump

    asyncio.run(carry(args, dump))
    say(f"{args.file}: written")
    return 0


async def carry(
    args: argparse.Namespace, way: "Callable[[Store, Path], Awaitable[int]]", make: bool = False
) -> None:
    """Everything out of a database or into it, which may then be a new one. Raises Malformed."""
    from ziggurat.server.store import Taken

    async with store_of(args, make) as store:
        try:
            await way(store, Path(args.file))
        except (Taken, ValueError, OSError) as error:
            raise Malformed(args.file, str(error)) from None
