"""The database of a server, for the commands that look into it."""

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from ziggurat.cli.serve import database_of
from ziggurat.core.errors import Malformed

if TYPE_CHECKING:
    from ziggurat.server.store import Store


@asynccontextmanager
async def store_of(args: argparse.Namespace, make: bool = False) -> "AsyncIterator[Store]":
    """The store that the command line names, open in the block. Raises Malformed.

    A file that is not there is made only where it is to be filled.
    """
    from ziggurat.server.store import Unreachable, open_store

    try:
        store = open_store(database_of(args))
        await store.open(make)
    except (Unreachable, ValueError) as error:
        raise Malformed("--database", str(error)) from None
    try:
        yield store
    finally:
        await store.close()
