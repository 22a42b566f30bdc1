"""Thoughts in processes of their own, while rules are uncompiled and would hold up the server.

A thought is a function and what it is handed, both known by name or plain data. Compiled kernels
let other threads run, so that a compiled server thinks in threads and needs none of this.
"""

import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Run(Protocol):
    """Does a piece of work and waits for it, here or elsewhere."""

    def __call__(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T: ...


class Lost(Exception):
    """The process that was thinking has ended."""


def here(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """In this thread."""
    return work(*args, **named)


class Apart:
    """Processes that think, as many as are asked at once; one that is done waits for the next."""

    def __init__(self) -> None:
        self.idle: list[Thinker] = []
        self.all: set[Thinker] = set()
        self.lock = threading.Lock()

    def prepare(self) -> None:
        """Let one process get ready before anybody asks."""
        self.put_back(self.taken())

    def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What comes of a piece of work. Raises what it raises, or Lost."""
        thinker = self.taken()
        try:
            done, found = thinker.ask((work, args, named))
        except Lost:
            self.dismiss(thinker)
            raise
        self.put_back(thinker)
        if not done:
            raise found
        result: T = found
        return result

    def taken(self) -> "Thinker":
        with self.lock:
            if self.idle:
                return self.idle.pop()
            thinker = Thinker()
            self.all.add(thinker)
            return thinker

    def put_back(self, thinker: "Thinker") -> None:
        with self.lock:
            self.idle.append(thinker)

    def dismiss(self, thinker: "Thinker") -> None:
        thinker.end()
        with self.lock:
            self.all.discard(thinker)

    def close(self) -> None:
        """End all of them at once: nobody wants their thoughts any more."""
        for thinker in list(self.all):
            self.dismiss(thinker)


class Thinker:
    """One process, and the line to it."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            number = theirs.fileno()
            self.process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(number)],
                pass_fds=[number],
                start_new_session=True,  # whoever presses Ctrl-C means the server
            )
        self.line = Connection(ours.detach())

    def ask(self, question: Any) -> Any:
        try:
            self.line.send_bytes(pickle.dumps(question))
            return pickle.loads(self.line.recv_bytes())
        except (EOFError, OSError):
            raise Lost("the process that was thinking has ended") from None

    def end(self) -> None:
        """Whoever waits for an answer hears that there is none."""
        self.process.kill()
        self.process.wait()


def main(number: int) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = Connection(number)
    while True:
        try:
            work, args, named = pickle.loads(line.recv_bytes())
        except (EOFError, OSError):
            os._exit(0)
        line.send_bytes(pickle.dumps(answer(work, args, named)))


def answer(work: Callable[..., Any], args: Any, named: Any) -> tuple[bool, Any]:
    """What came of it: a result, or the exception to raise where it was asked for."""
    try:
        return True, work(*args, **named)
    except Exception as error:  # noqa: BLE001 - whatever it was, the asker must hear of it
        return False, error


if __name__ == "__main__":
    main(int(sys.argv[1]))
