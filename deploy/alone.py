"""Run a command while nobody else runs one under the same lock: `python alone.py LOCK COMMAND…`.

Two people who type `make play` at once in one folder would else install into it at once.
"""

import subprocess
import sys
from pathlib import Path

try:
    import fcntl
except ImportError:  # a system that has no such locks has one person at the keyboard
    fcntl = None  # type: ignore[assignment]


def main(lock: str, *command: str) -> int:
    """The command's own exit code."""
    with Path(lock).open("w") as held:
        if fcntl:
            wait_for(held.fileno())
        return subprocess.run(command, check=False).returncode


def wait_for(number: int) -> None:
    """Take the lock; whoever has to wait for it is told."""
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        sys.stderr.write("Somebody else sets up in this folder: waiting…\n")
        fcntl.flock(number, fcntl.LOCK_EX)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
