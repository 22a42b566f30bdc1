"""`ziggurat backup FILE`: everything a server keeps, in one file, while it runs."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from ziggurat.cli.console import say
from ziggurat.cli.serve import add_database, database_of
from ziggurat.core.errors import Malformed


def add(commands: Any) -> None:
    parser = commands.add_parser("backup", help="copy all games of a server to a file")
    parser.add_argument("file", metavar="FILE")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    asyncio.run(copy_out(database_of(args), Path(args.file)))
    say(f"{args.file}: written")
    return 0


async def copy_out(database: str, path: Path) -> None:
    from ziggurat.server.store import Taken, dump, open_store

    try:
        store = open_store(database)
        await store.open()
        try:
            await dump(store, path)
        finally:
            await store.close()
    except (Taken, ValueError, OSError) as error:
        raise Malformed(str(path), str(error)) from None
