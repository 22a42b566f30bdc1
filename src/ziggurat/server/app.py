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
from ziggurat.server.apart import Apart, here
from ziggurat.server.bus import open_bus
from ziggurat.server.clock import Clock
from ziggurat.server.files import Page
from ziggurat.server.headers import Headers, add_headers
from ziggurat.server.http import ROUTES
from ziggurat.server.hub import Hub
from ziggurat.server.limiting import Limiter
from ziggurat.server.messages import Refusal, encode
from ziggurat.server.metrics import exposition
from ziggurat.server.notifying import Notifier
from ziggurat.server.sessions import Sessions
from ziggurat.server.settings import Settings
from ziggurat.server.socket import play
from ziggurat.server.store import open_store
from ziggurat.server.tending import Tender
from ziggurat.server.text import SERVER, preferred
from ziggurat.server.worker import Worker


def build(settings: Settings, clock: Clock | None = None) -> Starlette:
    """The application over one database, alone or beside others."""
    store, bus = open_store(settings.database), open_bus(settings.redis)
    apart = Apart() if jit.PLAIN else None
    run = apart.run if apart else here
    hub = Hub(store, bus, clock or Clock(), settings.pause, run)
    sessions = Sessions(store)
    limiter = Limiter(settings.limits, settings.redis)
    tender = Tender(hub, Notifier(hub, settings))

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        """Everything opens in this order, and closes in the opposite one."""
        async with AsyncExitStack() as stack:
            if apart:
                apart.prepare()
                stack.callback(apart.close)
            for part in (store, bus, limiter, hub, tender):
                await part.open()
                stack.push_async_callback(part.close)
            await sessions.open()
            if settings.threads:
                worker = Worker(bus, settings.threads, run)
                worker.start()
                stack.push_async_callback(worker.stop)
            yield

    app = Starlette(
        routes=[
            WebSocketRoute("/api/socket", play),
            Route("/metrics", numbers),
            *ROUTES,
            Mount("/", Page()),
        ],
        middleware=[Middleware(Headers)],
        exception_handlers={Exception: sorry},
        lifespan=life,
    )
    state: dict[str, Any] = {"hub": hub, "sessions": sessions, "limiter": limiter}
    for name, part in (state | {"settings": settings, "tender": tender}).items():
        setattr(app.state, name, part)
    return app


async def sorry(request: Request, error: Exception) -> Response:
    """What should not happen has happened; what it was is for the log only."""
    language = preferred(request.headers.get("accept-language", ""))
    said = Refusal("", "our_fault", SERVER.say(Message("our_fault"), language), 0)
    answer = Response(encode(said), 500, media_type="application/json")
    add_headers(answer.headers, request.scope)
    return answer


async def numbers(request: Request) -> Response:
    """What is counted, for Prometheus."""
    return Response(exposition(), media_type="text/plain; version=0.0.4")
