"""Commands as a person meets them: in a pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Callable

Sit = Callable[..., str]

PATIENCE = 400  # seconds a silent terminal is waited for; rules may be compiling
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")
HEIGHT = 50
# Whoever runs the tests under nohup lets all below it ignore that a terminal is closed.
HEARING_HANGUPS = ("env", "--default-signal=HUP")


class Terminal:
    """A command run in a pseudo-terminal, and what it has shown so far."""

    def __init__(self, *args: str, width: int = 100) -> None:
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, width, 0, 0))
        environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [*HEARING_HANGUPS, sys.executable, "-m", "ziggurat.cli", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment | {"TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"},
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def read_until(self, words: str) -> None:
        """Read on until these words appear, and forget everything up to them."""
        raw, before = b"", self.shown
        while words not in self.shown:
            ready, _, _ = select.select([self.end], [], [], PATIENCE)
            assert ready, f"{words!r} did not come after {self.shown!r}"
            raw += os.read(self.end, 4096)
            self.shown = before + CONTROL.sub("", raw.decode(errors="ignore"))
        self.shown = self.shown.split(words, 1)[1]


class Screen:
    """A command that writes to a terminal and is typed to through a pipe: nothing is echoed."""

    def __init__(self, command: list[str], width: int) -> None:
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, width, 0, 0))
        environment = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=theirs,
            stderr=subprocess.STDOUT,
            env=environment | {"TERM": "xterm"},
        )
        os.close(theirs)

    def shown(self, typed: str) -> str:
        """All that is shown after these lines."""
        assert self.process.stdin is not None
        self.process.stdin.write(typed.encode())
        self.process.stdin.close()
        raw = everything(self.end)
        assert self.process.wait(PATIENCE) == 0
        os.close(self.end)
        return raw


def everything(end: int) -> str:
    """What is shown until nobody is at the other end any more."""
    raw = b""
    while True:
        try:
            more = os.read(end, 4096)
        except OSError:
            break
        if not more:
            break
        raw += more
    return CONTROL.sub("", raw.decode(errors="ignore"))
