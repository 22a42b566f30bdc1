"""Put the server together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from ziggurat.server.http import ROUTES
from ziggurat.server.hub import Hub
from ziggurat.server.sessions import Sessions
from ziggurat.server.settings import Settings
from ziggurat.server.socket import play
from ziggurat.server.store import open_store


def build(settings: Settings) -> Starlette:
    """The application over one database."""
    store = open_store(settings.database)
    hub, sessions = Hub(store, settings.threads), Sessions(store)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        await sessions.open()
        yield
        await hub.close()

    app = Starlette(routes=[*ROUTES, WebSocketRoute("/api/socket", play)], lifespan=life)
    app.state.hub, app.state.sessions = hub, sessions
    return app
