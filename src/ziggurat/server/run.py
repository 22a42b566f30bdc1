"""A process that serves: how it gets ready, and how it runs until it is told to stop."""

import asyncio
import gc
import os
import signal
import socket
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ziggurat.core import jit
from ziggurat.server import logs
from ziggurat.server.app import build
from ziggurat.server.rehearsing import rehearse
from ziggurat.server.settings import TOLD, Settings

LONGEST_MESSAGE = 16_384  # bytes; beyond, a line is cut
NEWCOMERS, GLANCE = 0.4, 0.02  # seconds
FAREWELL = 1  # seconds for requests under way when the server stops
COLLECT = (20_000, 20, 20)  # after so many new things; Python's own pace costs a tenth of a move
log = structlog.get_logger()


def get_ready() -> None:
    """Whatever takes time and can be done before anybody waits."""
    logs.begin()
    if not jit.PLAIN:
        from ziggurat.compiled import kernels

        rehearse()
        kernels.listeners.append(complain_of)


def complain_of(kernel: str) -> None:
    """Whoever serves must not compile: all would wait, and the memory is never given back."""
    log.error("kernel_compiled_while_serving", kernel=kernel)


def run(
    listening: socket.socket,
    proxies: str,
    opened: Callable[[], None],
    played: Callable[[str], None],
) -> None:
    """Serve until told to stop; what was acknowledged is stored."""
    config = uvicorn.Config(
        partial(served, played),
        factory=True,
        ws="ziggurat.server.frames:Frames",
        ws_max_size=LONGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=FAREWELL,
    )
    Server(config, opened).run(sockets=[listening])


class Server(uvicorn.Server):
    """A server that tells when it answers."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door, but serve first who has come through it and not yet said a word.

        Whoever stands before the door is served by the next server, if there is one.
        """
        for server in self.servers:
            server.close()
        end = time.monotonic() + NEWCOMERS
        while self.newcomers() and time.monotonic() < end:
            await asyncio.sleep(GLANCE)
        await super().shutdown(sockets)

    def newcomers(self) -> bool:
        """Whether somebody has connected whose first request has not been read."""
        lines = list(self.server_state.connections)
        return any(line.cycle is None for line in lines if isinstance(line, HttpToolsProtocol))


def served(played: Callable[[str], None]) -> Starlette:
    """The application of one process."""
    app = build(msgspec.json.decode(os.environ[TOLD], type=Settings))
    app.state.hub.played = played
    leave_at_signals(app)
    rest_easy()
    return app


def rest_easy() -> None:
    """What is there when a server starts stays there: the collector need not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def leave_at_signals(app: Starlette) -> None:
    """Before the server waits for those who are served, let those go who wait for news."""
    loop, closing = asyncio.get_running_loop(), app.state.hub.closing

    for number in (signal.SIGTERM, signal.SIGINT):
        stop: Any = signal.getsignal(number)

        def leave(sig: int, frame: Any, stop: Any = stop) -> None:
            loop.call_soon_threadsafe(closing.set)
            stop(sig, frame)

        signal.signal(number, leave)
