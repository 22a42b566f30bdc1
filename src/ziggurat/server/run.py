"""The process, or the processes, that serve."""

import asyncio
import gc
import os
import signal
import tempfile
from dataclasses import dataclass
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from ziggurat.server import logs
from ziggurat.server.settings import Settings

LONGEST_MESSAGE = 16_384  # bytes; beyond, a line is cut
FAREWELL = 10  # seconds for requests under way when the server stops
COLLECT = (20_000, 20, 20)  # after so many new things; Python's own pace costs a tenth of a move
TOLD = "ZIGGURAT_SETTINGS"  # how each process hears what the command line said
COUNTED = "PROMETHEUS_MULTIPROC_DIR"  # where several processes count together


@dataclass(frozen=True, slots=True)
class Place:
    """Where to listen, and with how many processes."""

    host: str
    port: int
    workers: int = 1
    proxies: str = "127.0.0.1"  # whose word on the caller's address is believed


def serve(settings: Settings, place: Place) -> None:
    """Serve until told to stop; what was acknowledged is stored."""
    os.environ[TOLD] = msgspec.json.encode(settings).decode()
    config = configured(place)
    if place.workers == 1:
        uvicorn.Server(config).run()
        return
    with tempfile.TemporaryDirectory(prefix="ziggurat-metrics-") as folder:
        os.environ[COUNTED] = folder
        Multiprocess(config, sockets=[config.bind_socket()]).run()


def configured(place: Place) -> uvicorn.Config:
    return uvicorn.Config(
        "ziggurat.server.run:served",
        factory=True,
        host=place.host,
        port=place.port,
        workers=place.workers,
        ws="ziggurat.server.frames:Frames",
        ws_max_size=LONGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=place.proxies,
        timeout_graceful_shutdown=FAREWELL,
    )


def served() -> Starlette:
    """The application of one process."""
    # Here, for numbers are counted where the environment says when they are first named.
    from ziggurat.server.app import build
    from ziggurat.server.rehearsing import rehearse

    logs.begin()
    settings = msgspec.json.decode(os.environ[TOLD], type=Settings)
    if settings.threads:
        rehearse()
    app = build(settings)
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
