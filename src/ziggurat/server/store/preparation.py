"""Migrations of a database are taken by a process of their own.

What takes them is large, and a server would hold it for as long as it runs.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from ziggurat.compiled.children import end_with_parent
from ziggurat.server.store.rows import Unreachable
from ziggurat.server.store.store import open_store

URL = "ZIGGURAT_STORE"  # how the process that makes tables hears where


@contextmanager
def tables_made(url: str) -> Iterator[None]:
    """Let migrations be taken meanwhile, where there are; if that fails the store will say so."""
    if not asyncio.run(open_store(url).driver.needs_migrations()):
        yield
        return
    making = subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,  # it ends with us
        env=os.environ | {URL: url},  # and not in a list of processes: it may hold a password
    )
    yield
    making.wait()


async def make_tables(url: str) -> None:
    store = open_store(url)
    with suppress(Unreachable):
        await store.open()
        await store.close()


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(make_tables(os.environ[URL]))
