"""A process that serves, as its supervisor sees it: started, listened to, ended."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ziggurat.server.runtime.child import PLAYED, SERVE

FAREWELL = 1.8  # seconds after which a process that was told to end is ended


@dataclass(eq=False)
class ServerProcess:
    """A process that serves, its place among the others, and the socket to it."""

    place: int
    process: asyncio.subprocess.Process
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def word(self, hear: Callable[[str, str], None]) -> str:
        """The next word it says that is not about what is played; nothing once it has ended."""
        while line := (await self.reader.readline()).decode().split():
            if line[0] != PLAYED:
                return line[0]
            hear(*line)
        return ""

    def serve(self) -> None:
        """Let it take connections."""
        self.writer.write(f"{SERVE}\n".encode())

    async def end(self) -> None:
        """Let it say farewell, but not for long."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):  # it has ended by itself this very moment
                os.kill(self.process.pid, signal.SIGTERM)
        try:
            await asyncio.wait_for(self.process.wait(), FAREWELL)
        except TimeoutError:
            with suppress(ProcessLookupError):
                os.kill(self.process.pid, signal.SIGKILL)
            await self.process.wait()
        self.writer.close()


async def start_server(
    listening: socket.socket, proxies: str, place: int, doors: Sequence[int], compiled: bool
) -> ServerProcess:
    """A process that gets ready to serve.

    Nothing is awaited between its birth and the return: whoever is cancelled meanwhile has none.
    """
    ours, theirs = socket.socketpair()
    with theirs:
        line = await asyncio.open_unix_connection(sock=ours)
        numbers = (listening.fileno(), theirs.fileno())
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ziggurat.server.runtime.child"),
            *(*map(str, numbers), proxies, *map(str, (place, *doors))),
            pass_fds=(*numbers, *doors),
            start_new_session=True,  # whoever presses Ctrl-C means us
            env=os.environ | {"NUMBA_DISABLE_JIT": "0" if compiled else "1"},
        )
    return ServerProcess(place, process, *line)
