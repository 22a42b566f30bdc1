"""A machine that has compiled nothing, made of one that has: a server there must get ready first.

All kernels are at hand, but nothing says that they are whole. A server finds that out in children
which compile; these can be held, so that it gets no further, and let go.
"""

import asyncio
import os
import shutil
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.running import Server, ask, serving
from ziggurat.compiled import places
from ziggurat.games import GAMES
from ziggurat.server.runtime.compilation import Compilation, cores

COMPILER = b"ziggurat.bots.warming"
STOPPED = "T"  # as the system calls it


def unmark(folder: Path) -> Path:
    """A folder for ZIGGURAT_CACHE with all kernels, and no word that they are all."""
    with ThreadPoolExecutor(1) as pool:  # a browser's loop may run in this thread
        pool.submit(asyncio.run, Compilation(list(GAMES), lambda ready, of: None).run()).result()
    kernels = folder / "cache" / "ziggurat" / "kernels"
    for kernel in places.kernels().rglob("*.kernel"):
        copy = kernels / kernel.relative_to(places.kernels())
        copy.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(kernel, copy)
        except OSError:  # on another file system
            shutil.copyfile(kernel, copy)
    return folder / "cache"


@contextmanager
def held(folder: Path) -> Iterator[tuple[Server, list[int]]]:
    """A server that has just begun and gets no further, and those that would compile for it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZIGGURAT_CACHE", str(unmark(folder)))
        with serving(f"sqlite:///{folder}/games.sqlite", folder) as server:
            yield server, hold(server)
            assert server.faults() == []


def is_ready(server: Server) -> bool:
    return bool(ask(server.url, "GET", "/api/readiness")[1]["ready"])


def hold(server: Server) -> list[int]:
    """Stop those that compile for a server, as soon as all are at it."""
    while True:
        compilers = compilers_of(server)
        if len(compilers) == min(cores(), len(GAMES)) and all(map(is_stopped, compilers)):
            return compilers
        for pid in compilers:
            os.kill(pid, signal.SIGSTOP)


def let_go(compilers: list[int]) -> None:
    for pid in compilers:
        os.kill(pid, signal.SIGCONT)


def compilers_of(server: Server) -> list[int]:
    assert server.process and server.alive(), server.said()
    below = children(server.process.pid)
    return [pid for pid in below if COMPILER in Path(f"/proc/{pid}/cmdline").read_bytes()]


def is_stopped(pid: int) -> bool:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == STOPPED


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def descendants(pid: int) -> list[int]:
    """All processes below this one."""
    return [one for child in children(pid) for one in (child, *descendants(child))]
