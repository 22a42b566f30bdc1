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
from importlib import import_module
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, ParamSpec, Protocol, TypeVar

from ziggurat.server.thinking.progress import ThoughtStep, tell, told_to

STEP, DONE, FAILED = "step", "done", "failed"  # what a process says
P = ParamSpec("P")
T = TypeVar("T")


class Runner(Protocol):
    """Does a piece of work and waits for it, here or elsewhere."""

    def __call__(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T: ...


class ProcessLost(Exception):
    """The process that was thinking has ended."""


def run_here(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """In this thread."""
    return work(*args, **named)


class ThinkingProcesses:
    """Processes that think, as many as are asked at once; one that is done waits for the next.

    Each imports some modules before it is asked anything, so that nobody waits for that.
    """

    def __init__(self, *modules: str) -> None:
        self.modules = modules
        self.idle: list[ThinkingProcess] = []
        self.all: set[ThinkingProcess] = set()
        self.lock = threading.Lock()

    def prepare(self) -> None:
        """Let one process get ready before anybody asks."""
        self.put_back(self.idle_process())

    def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What comes of a piece of work. Raises what it raises, or Lost."""
        process = self.idle_process()
        try:
            said, found = process.ask((work, args, named))
        except ProcessLost:
            self.dismiss(process)
            raise
        self.put_back(process)
        if said == FAILED:
            raise found
        result: T = found
        return result

    def idle_process(self) -> "ThinkingProcess":
        with self.lock:
            if self.idle:
                return self.idle.pop()
            process = ThinkingProcess(self.modules)
            self.all.add(process)
            return process

    def put_back(self, process: "ThinkingProcess") -> None:
        with self.lock:
            self.idle.append(process)

    def dismiss(self, process: "ThinkingProcess") -> None:
        process.end()
        with self.lock:
            self.all.discard(process)

    def close(self) -> None:
        """End all of them at once: nobody wants their thoughts any more."""
        for process in list(self.all):
            self.dismiss(process)


class ThinkingProcess:
    """One process, and the connection to it."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            number = theirs.fileno()
            self.process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(number), *modules],
                pass_fds=[number],
                start_new_session=True,  # whoever presses Ctrl-C means the server
            )
        self.line = Connection(ours.detach())

    def ask(self, question: Any) -> tuple[str, Any]:
        """What it says in the end; how far it is on the way there is passed on."""
        try:
            self.line.send_bytes(pickle.dumps(question))
            while True:
                said, found = pickle.loads(self.line.recv_bytes())
                if said != STEP:
                    return said, found
                tell(*found)
        except (EOFError, OSError):
            raise ProcessLost("the process that was thinking has ended") from None

    def end(self) -> None:
        """Whoever waits for an answer hears that there is none."""
        self.process.kill()
        self.process.wait()


def main(number: int, *modules: str) -> None:
    """Answer until nobody asks any more, whatever is thought about then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line, questions = Connection(number), SimpleQueue[bytes]()
    threading.Thread(target=listen, args=(line, questions), daemon=True).start()
    for module in modules:
        import_module(module)

    def pass_on(step: ThoughtStep) -> None:
        line.send_bytes(pickle.dumps((STEP, step)))

    while True:
        work, args, named = pickle.loads(questions.get())
        line.send_bytes(pickle.dumps(told_to(pass_on, answer, work, args, named)))


def listen(line: Connection, questions: "SimpleQueue[bytes]") -> None:
    while True:
        try:
            questions.put(line.recv_bytes())
        except (EOFError, OSError):
            os._exit(0)


def answer(work: Callable[..., Any], args: Any, named: Any) -> tuple[str, Any]:
    """What came of it: a result, or the exception to raise where it was asked for."""
    try:
        return DONE, work(*args, **named)
    except Exception as error:  # noqa: BLE001 - whatever it was, the asker must hear of it
        return FAILED, error


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
