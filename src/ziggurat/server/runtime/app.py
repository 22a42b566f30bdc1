"""Put the server together."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from ziggurat.core import jit
from ziggurat.core.text import Message
from ziggurat.server.bus import open_bus
from ziggurat.server.http import ROUTES
from ziggurat.server.http.headers import SecurityHeaders, add_headers
from ziggurat.server.http.health import Health
from ziggurat.server.http.page_files import PageFiles
from ziggurat.server.people.limits import Limiter
from ziggurat.server.people.origin import own_names
from ziggurat.server.people.sessions import Sessions
from ziggurat.server.people.sign_outs import SignOuts
from ziggurat.server.settings import Settings
from ziggurat.server.sockets.connection import play
from ziggurat.server.sockets.room import SocketRoom
from ziggurat.server.store import open_store
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.server_clock import ServerClock
from ziggurat.server.telemetry.metrics import exposition
from ziggurat.server.text import SERVER, preferred
from ziggurat.server.thinking import jobs
from ziggurat.server.thinking.processes import ThinkingProcesses, run_here
from ziggurat.server.thinking.worker import BotWorker
from ziggurat.server.upkeep.housekeeping import Housekeeping
from ziggurat.server.upkeep.notifier import Notifier
from ziggurat.server.wire.messages import Refusal, encode


def build(settings: Settings, clock: ServerClock | None = None) -> Starlette:
    """The application over one database, alone or beside others."""
    store, bus = open_store(settings.database), open_bus(settings.redis)
    processes = ThinkingProcesses(jobs.__name__) if jit.PLAIN else None
    run = processes.run if processes else run_here
    hub = Hub(store, bus, clock or ServerClock(), settings.pause, run)
    sessions, sign_outs = Sessions(store, now=hub.clock.now), SignOuts(bus)
    limiter = Limiter(settings.limits, settings.redis)
    hub.allows_line = limiter.allows_line
    housekeeping = Housekeeping(hub, Notifier(hub, settings))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        """Everything opens in this order, and closes in the opposite one."""
        async with AsyncExitStack() as stack:
            if processes:
                processes.prepare()
                stack.callback(processes.close)
            for part in (store, bus, limiter, hub, sign_outs, housekeeping):
                await part.open()
                stack.push_async_callback(part.close)
            await sessions.open()
            if settings.threads:
                worker = BotWorker(bus, settings.threads, run)
                worker.start()
                stack.push_async_callback(worker.stop)
            yield

    app = Starlette(
        routes=[
            WebSocketRoute("/api/socket", play),
            Route("/metrics", metrics_page),
            *ROUTES,
            Mount("/", PageFiles()),
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={Exception: internal_error},
        lifespan=lifespan,
    )
    state: dict[str, Any] = {"hub": hub, "sessions": sessions, "sign_outs": sign_outs}
    state |= {"limiter": limiter, "settings": settings, "housekeeping": housekeeping}
    state |= {"names": own_names(settings.address)}
    state |= {"room": SocketRoom(), "health": Health(store, bus), "handover": None}
    for name, part in state.items():
        setattr(app.state, name, part)
    return app


async def internal_error(request: Request, error: Exception) -> Response:
    """What should not happen has happened; what it was is for the log only."""
    language = preferred(request.headers.get("accept-language", ""))
    said = Refusal("", "our_fault", SERVER.say(Message("our_fault"), language), 0)
    answer = Response(encode(said), 500, media_type="application/json")
    add_headers(answer.headers, request.scope)
    return answer


async def metrics_page(request: Request) -> Response:
    """What is counted, for Prometheus."""
    return Response(exposition(), media_type="text/plain; version=0.0.4")
