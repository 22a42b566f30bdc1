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
from ziggurat.server.advice.warmup import warm_up_advice
from ziggurat.server.runtime.app import build
from ziggurat.server.settings import TOLD, Settings
from ziggurat.server.sockets.handover import Handover
from ziggurat.server.store.preparation import tables_made
from ziggurat.server.telemetry import logs
from ziggurat.server.thinking.warmup import warm_up_bots, warm_up_rules

LONGEST_MESSAGE = 16_384  # bytes; beyond, a line is cut
NEWCOMERS, GLANCE = 0.4, 0.02  # seconds
FAREWELL = 1  # seconds for requests under way when the server stops
COLLECT = (20_000, 20, 20)  # after so many new things; Python's own pace costs a tenth of a move
log = structlog.get_logger()


def get_ready() -> None:
    """Whatever takes time and can be done before anybody waits."""
    logs.begin()
    if not jit.PLAIN:
        from ziggurat.compiled import footprint, kernels, readiness

        told = settings()
        with tables_made(told.database):
            warm_up_rules()
            if told.threads:  # else bots think elsewhere, and what they need is loaded there
                warm_up_bots()
            warm_up_advice()
        footprint.release_compiler()
        kernels.listeners.append(report_compiling)
        kernels.readers.append(partial(report_unprepared, readiness.prepared()))


def report_compiling(kernel: str) -> None:
    """Whoever serves must not compile: all would wait, and the memory is never given back."""
    log.error("kernel_compiled_while_serving", kernel=kernel)


def report_unprepared(prepared: set[str], kernel: str, file: str) -> None:
    """A kernel that is here by luck: on a fresh machine it would be compiled while we serve."""
    if file not in prepared:
        log.error("kernel_not_prepared", kernel=kernel)


def run(
    listening: socket.socket,
    proxies: str,
    when_open: Callable[[], None],
    played: Callable[[str], None],
    handover: Handover | None = None,
) -> None:
    """Serve until told to stop; what was acknowledged is stored."""
    config = uvicorn.Config(
        partial(application, played, handover),
        factory=True,
        ws="ziggurat.server.sockets.frames:Frames",
        ws_max_size=LONGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=FAREWELL,
    )
    GracefulServer(config, when_open, handover).run(sockets=[listening])


class GracefulServer(uvicorn.Server):
    """A server that tells when it answers."""

    def __init__(
        self, config: uvicorn.Config, when_open: Callable[[], None], handover: Handover | None
    ) -> None:
        super().__init__(config)
        self.when_open, self.handover = when_open, handover

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.handover:
                state = {"server_state": self.server_state, "app_state": self.lifespan.state}
                self.handover.open(config=self.config, **state)
            self.when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door, but first serve those who came through it and have not yet said a word.

        Whoever stands before the door is served by the next server, if there is one.
        """
        if self.handover:
            self.handover.close()
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


def application(played: Callable[[str], None], handover: Handover | None) -> Starlette:
    """The application of one process."""
    app = build(settings())
    app.state.hub.played, app.state.handover = played, handover
    leave_at_signals(app)
    tune_garbage_collector()
    return app


def settings() -> Settings:
    """What the command line said."""
    return msgspec.json.decode(os.environ[TOLD], type=Settings)


def tune_garbage_collector() -> None:
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
