"""One listening socket, the processes that serve on it, and the change from slow ones to fast.

On a machine that has compiled nothing, servers with uncompiled rules begin at once. When all
kernels are there, compiled servers get ready beside them; then the first ones let everybody go,
who come back to the others. The socket stays open all the time: whoever connects meanwhile waits
in its queue. See docs/adr/0012.
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from ziggurat.compiled.readiness import all_ready, games
from ziggurat.server.compiling import CannotCompile, Compiling
from ziggurat.server.serving import PLAYED, READY, SERVE, SERVING

FAREWELL = 1.8  # seconds after which a process that was told to end is ended


class Narrator(Protocol):
    """Who tells the person at the terminal how it goes."""

    def serving(self) -> None: ...

    def compiled(self, games: int, of: int) -> None: ...

    def ready(self) -> None: ...

    def cannot_compile(self, game: str) -> None: ...


class Failed(Exception):
    """A server ended before it served; what was wrong stands in its own words above."""


@dataclass(eq=False)
class Server:
    """A process that serves, and the line to it."""

    process: asyncio.subprocess.Process
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def word(self, hear: Callable[[str, str], None]) -> str:
        """The next word it says that is not about what is played."""
        while line := (await self.reader.readline()).decode().split():
            if line[0] != PLAYED:
                return line[0]
            hear(*line)
        return ""

    async def end(self) -> None:
        """Let it say farewell, but not for long."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):  # it has ended by itself this very moment
                os.kill(self.process.pid, signal.SIGTERM)
        try:
            await asyncio.wait_for(self.process.wait(), FAREWELL)
        except TimeoutError:
            os.kill(self.process.pid, signal.SIGKILL)
            await self.process.wait()
        self.writer.close()


class Supervisor:
    """So many servers on one socket, until it is told to stop."""

    def __init__(
        self, listening: socket.socket, workers: int, proxies: str, narrator: Narrator
    ) -> None:
        self.listening, self.workers, self.proxies = listening, workers, proxies
        self.narrator = narrator
        self.crew: list[Server] = []
        self.compiling = Compiling(games(), narrator.compiled)

    async def run(self) -> int:
        """Serve until a signal comes; returns its number, or 0. Raises Failed."""
        heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop_by, heard, number)
        work = asyncio.create_task(self.work())
        try:
            await asyncio.wait((work, heard), return_when="FIRST_COMPLETED")
            if work.done():
                work.result()
            return heard.result() if heard.done() else 0
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
            await asyncio.gather(*(server.end() for server in self.crew))

    async def work(self) -> None:
        """Slow servers at once, fast ones as soon as they can be."""
        compiled = all_ready()
        await self.replace(compiled)
        self.narrator.serving()
        if not compiled:
            keeping = asyncio.create_task(self.keep(compiled=False))
            try:
                await self.compiling.run()
            except CannotCompile as error:
                self.narrator.cannot_compile(str(error))
                await keeping
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            await self.replace(compiled=True)
            self.narrator.ready()
        await self.keep(compiled=True)

    async def replace(self, compiled: bool) -> None:
        """A new crew gets ready, the old one leaves, the new one serves. Raises Failed."""
        fresh = [await self.started(compiled) for _ in range(self.workers)]
        old, self.crew = self.crew, [*self.crew, *fresh]
        for server in fresh:
            await self.expect(server, READY)
        await asyncio.gather(*(server.end() for server in old))
        self.crew = fresh
        for server in fresh:
            server.writer.write(f"{SERVE}\n".encode())
        for server in fresh:
            await self.expect(server, SERVING)

    async def expect(self, server: Server, word: str) -> None:
        if await server.word(self.hear) != word:
            raise Failed

    def hear(self, word: str, game: str) -> None:
        self.compiling.prefer(game)

    async def started(self, compiled: bool) -> Server:
        """A process that gets ready to serve."""
        ours, theirs = socket.socketpair()
        with theirs:
            numbers = self.listening.fileno(), theirs.fileno()
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "ziggurat.server.serving"),
                *(*map(str, numbers), self.proxies),
                pass_fds=numbers,
                start_new_session=True,  # whoever presses Ctrl-C means us
                env=os.environ | {"NUMBA_DISABLE_JIT": "0" if compiled else "1"},
            )
        return Server(process, *await asyncio.open_unix_connection(sock=ours))

    async def keep(self, compiled: bool) -> None:
        """Hear what servers say; in the place of one that ends, another begins."""
        while True:
            listening = {asyncio.create_task(s.word(self.hear)): s for s in self.crew}
            try:
                done, _ = await asyncio.wait(listening, return_when="FIRST_COMPLETED")
            finally:
                for task in listening:
                    task.cancel()
            for gone in (listening[task] for task in done):
                await gone.end()
                self.crew.remove(gone)
                fresh = await self.started(compiled)
                self.crew.append(fresh)
                await self.expect(fresh, READY)
                fresh.writer.write(f"{SERVE}\n".encode())
                await self.expect(fresh, SERVING)


def stop_by(heard: "asyncio.Future[int]", number: int) -> None:
    if not heard.done():
        heard.set_result(number)
