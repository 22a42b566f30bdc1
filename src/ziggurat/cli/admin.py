"""`ziggurat admin`: for who runs a server."""

import argparse
import asyncio
import os
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
    parser = commands.add_parser("admin", help="accounts and tables of a server")
    steps = parser.add_subparsers(title="steps", required=True, metavar="STEP")
    for name, help, step, words in (
        ("password", "give an account a new password", password, ["name"]),
        ("export", "write all that is kept about somebody to a file", export, ["name", "file"]),
        ("delete", "forget an account; a bot plays its games on", delete, ["name"]),
        ("end", "end a table without a winner", end, ["table"]),
    ):
        part = steps.add_parser(name, help=help)
        for word in words:
            part.add_argument(word, metavar=word.upper())
        add_database(part)
        part.set_defaults(run=run, step=step)


def run(args: argparse.Namespace) -> int:
    say(asyncio.run(with_store(args, args.step)))
    return 0


async def with_store(
    args: argparse.Namespace, step: "Callable[[Store, argparse.Namespace], Awaitable[str]]"
) -> str:
    """Take a step on the database, and say what came of it. Raises Malformed."""
    async with store_of(args) as store:
        return await step(store, args)


async def password(store: "Store", args: argparse.Namespace) -> str:
    from ziggurat.server.admin.accounts import new_password

    return f"{args.name}: the new password is {await new_password(store, args.name)}"


async def export(store: "Store", args: argparse.Namespace) -> str:
    import msgspec

    from ziggurat.server.admin.accounts import everything_about

    kept = msgspec.json.format(msgspec.json.encode(await everything_about(store, args.name)))
    try:
        file = os.open(Path(args.file), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except OSError as error:
        raise Malformed(args.file, error.strerror or str(error)) from None
    with open(file, "wb") as lines:
        lines.write(kept)
    return f"{args.file}: written"


async def delete(store: "Store", args: argparse.Namespace) -> str:
    from ziggurat.server.admin.accounts import delete_account

    await delete_account(store, args.name)
    return f"{args.name}: forgotten"


async def end(store: "Store", args: argparse.Namespace) -> str:
    from ziggurat.server.admin.tables import end_table

    await end_table(store, args.table)
    return f"{args.table}: ended"
