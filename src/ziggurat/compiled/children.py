"""A process that compiles: it ends with the one that started it, and does nothing twice."""

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ziggurat.compiled import places

try:
    import fcntl
except ImportError:  # a system without such locks: the same is then compiled twice
    fcntl = None  # type: ignore[assignment]


def end_with_parent() -> None:
    """Whoever started us holds the other end of our input; when it closes, nobody needs us."""
    threading.Thread(target=wait_for_end, daemon=True).start()


def wait_for_end() -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


@contextmanager
def alone(work: str) -> Iterator[None]:
    """Wait until no other process does this work, and let no other begin."""
    places.kernels().mkdir(parents=True, exist_ok=True)
    with (places.kernels() / f"{work}.lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
