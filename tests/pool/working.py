"""Work for a pool, as a worker anywhere can import it."""

import os
import signal
import time
from pathlib import Path

import numpy as np

PATIENCE = 300.0  # seconds for others to come this far


def square(number: int) -> int:
    return number * number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three is too much")
    return number


def fail(number: int) -> int:
    raise ValueError("never")


def who(number: int) -> int:
    """The process that did it."""
    return os.getpid()


def node(number: int) -> str:
    """Where on a cluster it was done, slowly enough for others to do some too."""
    import ray

    time.sleep(0.05)
    found: str = ray.get_runtime_context().get_node_id()
    return found


def die(number: int) -> int:
    """Nobody survives the fifth piece."""
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_once(piece: tuple[Path, int]) -> int:
    """The first worker that comes to a marked piece is killed in the middle of it.

    Every piece that is begun leaves a line, so that it can be counted what was done twice.
    """
    folder, number = piece
    with (folder / "begun").open("a") as lines:
        lines.write(f"{number}\n")
    if number in (2, 7) and not (folder / f"{number}").exists():
        (folder / f"{number}").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def wait_to_be_killed(piece: tuple[Path, int]) -> tuple[int, int]:
    """Piece 3 says who does it and does not end before somebody has killed that worker."""
    folder, number = piece
    if number == 3 and not (folder / "pid").exists():
        (folder / "part").write_text(str(os.getpid()))
        (folder / "part").rename(folder / "pid")
        time.sleep(PATIENCE)
    return number, number * number


def large(number: int) -> np.ndarray:
    """More than a pipe holds at a time."""
    return np.full(300_000, number)
