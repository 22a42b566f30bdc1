"""The back end that is a few processes on this machine, each behind a pipe of its own.

The pool of the standard library gives up as a whole when one of its processes is killed; here the
others do not even notice.
"""

import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Thread

from ziggurat.compiled.sources import source_digest
from ziggurat.pool.crew import Done, Gone, Ready, Report
from ziggurat.pool.piece import attempt

LEAVING = 5.0  # seconds a process may take to be gone once its pipe is closed


class ProcessCrew:
    """So many worker processes, kept until the crew is closed."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.workers: dict[int, tuple[SpawnProcess, Connection]] = {}
        self.greeted: set[int] = set()

    def hire(self, desk: int) -> None:
        spawn = get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(target=serve, args=(theirs,), daemon=True)
        process.start()
        theirs.close()  # so that the pipe ends when the worker does
        self.workers[desk] = process, ours
        self.greeted.discard(desk)

    def hand(self, desk: int, piece: bytes) -> None:
        try:
            self.workers[desk][1].send_bytes(piece)
        except OSError:
            return  # it is lost: the end of its pipe says so next

    def wait(self) -> list[Report]:
        heard = wait([pipe for _, pipe in self.workers.values()])
        return [
            self.hear(desk, pipe) for desk, (_, pipe) in list(self.workers.items()) if pipe in heard
        ]

    def hear(self, desk: int, pipe: Connection) -> Report:
        """The next thing a worker says; a closed pipe says that it is gone."""
        try:
            said = pipe.recv_bytes()
        except (EOFError, OSError):
            return Gone(desk, self.dismiss(desk))
        if desk in self.greeted:
            return Done(desk, said)
        self.greeted.add(desk)
        return Ready(desk, said.decode())

    def dismiss(self, desk: int) -> str:
        """Clear a desk; say how its process ended."""
        process, pipe = self.workers.pop(desk)
        pipe.close()
        process.join(LEAVING)
        if process.exitcode is None:
            process.kill()
            process.join()
        code = process.exitcode or 0
        process.close()
        return f"killed by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def close(self) -> None:
        for _, pipe in self.workers.values():
            pipe.close()
        for desk in list(self.workers):
            self.dismiss(desk)


def serve(pipe: Connection) -> None:
    """A worker's whole life: say what code it runs, then do piece after piece."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who gave out the work decides when it ends
    pieces: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_ahead, args=(pipe, pieces), daemon=True).start()
    pipe.send_bytes(source_digest().encode())
    while True:
        pipe.send_bytes(attempt(pieces.get()))


def read_ahead(pipe: Connection, pieces: "SimpleQueue[bytes]") -> None:
    """Take pieces in while one is being done: two ends that both write would wait forever."""
    while True:
        try:
            pieces.put(pipe.recv_bytes())
        except (EOFError, OSError):
            os._exit(0)  # nobody is left who wants a result
