"""One listening socket, the processes that serve on it, and the change from slow ones to fast.

On a machine that has compiled nothing, servers with uncompiled rules begin at once. When all
kernels are there, compiled servers get ready beside them; then the first ones let everybody go,
who come back to the others. The socket stays open all the time: whoever connects meanwhile waits
in its queue. See docs/adr/0012.
"""

import asyncio
import signal
import socket
from typing import Protocol

import structlog

from ziggurat.compiled.readiness import all_ready, games
from ziggurat.server.runtime.child import READY, SERVING
from ziggurat.server.runtime.compilation import CannotCompile, Compilation
from ziggurat.server.runtime.doors import new_doors, numbers_for
from ziggurat.server.runtime.server_process import ServerProcess, start_server
from ziggurat.server.telemetry import logs

FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds until another server takes the place of one
log = structlog.get_logger()


class StartupReporter(Protocol):
    """Tells the person at the terminal how the start goes."""

    def serving(self) -> None: ...

    def compiled(self, games: int, of: int) -> None: ...

    def ready(self) -> None: ...

    def cannot_compile(self, game: str) -> None: ...


class Failed(Exception):
    """A server ended before it served; what was wrong stands in its own words above."""


class Supervisor:
    """So many servers on one socket, until it is told to stop."""

    def __init__(
        self, listening: socket.socket, workers: int, proxies: str, reporter: StartupReporter
    ) -> None:
        self.listening, self.workers, self.proxies = listening, workers, proxies
        self.reporter = reporter
        self.crew: list[ServerProcess] = []
        self.doors = new_doors(workers)
        self.compilation = Compilation(games(), reporter.compiled)

    async def run(self) -> int:
        """Serve until a signal comes; returns its number, or 0. Raises Failed."""
        logs.begin()
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
            await asyncio.gather(*(self.end(server) for server in [*self.crew]))

    async def work(self) -> None:
        """Slow servers at once, fast ones as soon as they can be."""
        compiled = all_ready()
        await self.replace(compiled)
        self.reporter.serving()
        if not compiled:
            keeping = asyncio.create_task(self.keep(compiled=False))
            try:
                await self.compilation.run()
            except CannotCompile as error:
                self.reporter.cannot_compile(str(error))
                await keeping
            finally:
                keeping.cancel()
                await asyncio.gather(keeping, return_exceptions=True)
            await self.replace(compiled=True)
            self.reporter.ready()
        await self.keep(compiled=True)

    async def replace(self, compiled: bool) -> None:
        """A new crew gets ready, the old one leaves, the new one serves. Raises Failed."""
        old = [*self.crew]
        fresh = [await self.started(place, compiled) for place in range(self.workers)]
        for server in fresh:
            await self.expect(server, READY)
        await asyncio.gather(*(self.end(server) for server in old))
        for server in fresh:
            server.serve()
        for server in fresh:
            await self.expect(server, SERVING)

    async def expect(self, server: ServerProcess, word: str) -> None:
        if await server.word(self.hear) != word:
            raise Failed

    def hear(self, word: str, game: str) -> None:
        self.compilation.prefer(game)

    async def started(self, place: int, compiled: bool) -> ServerProcess:
        """A process that gets ready to serve; it is one of the crew from its birth."""
        doors = numbers_for(place, self.doors)
        server = await start_server(self.listening, self.proxies, place, doors, compiled)
        self.crew.append(server)
        return server

    async def end(self, server: ServerProcess) -> None:
        await server.end()
        self.crew.remove(server)

    async def keep(self, compiled: bool) -> None:
        """Hear what servers say; in the place of one that ends, another begins."""
        async with asyncio.TaskGroup() as places:
            for server in [*self.crew]:
                places.create_task(self.keep_place(server, compiled))

    async def keep_place(self, server: ServerProcess, compiled: bool) -> None:
        """One that ends soon after it began may do so again: the next one begins later."""
        clock, wait = asyncio.get_running_loop().time, FIRST_WAIT
        while True:
            began = clock()
            if server.process.returncode is None:
                await server.word(self.hear)
            await self.end(server)
            wait = FIRST_WAIT if clock() - began > LONGEST_WAIT else min(2 * wait, LONGEST_WAIT)
            ended = {"pid": server.process.pid, "code": server.process.returncode}
            log.warning("server_process_ended", **ended, next_in=wait)
            await asyncio.sleep(wait)
            server = await self.successor(server.place, compiled)

    async def successor(self, place: int, compiled: bool) -> ServerProcess:
        """A server for this place, or one that has failed to begin: others serve meanwhile."""
        server = await self.started(place, compiled)
        if await server.word(self.hear) == READY:
            server.serve()
            if await server.word(self.hear) == SERVING:
                log.info("server_process_began", pid=server.process.pid)
        return server


def stop_by(heard: "asyncio.Future[int]", number: int) -> None:
    if not heard.done():
        heard.set_result(number)
