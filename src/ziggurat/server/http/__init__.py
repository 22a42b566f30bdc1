"""The same over plain HTTP, for clients without sockets: a bot in any language, or curl."""

from ziggurat.server.http import (
    accounts,
    advice,
    chat,
    health,
    history,
    lobby,
    me,
    opening,
    play,
    records,
)
from ziggurat.server.http.lobby import brief
from ziggurat.server.http.openapi import description_endpoint
from ziggurat.server.http.routing import routes_of

PARTS = (health, lobby, opening, accounts, me, play, advice, records, history, chat)
KNOWN = [endpoint for part in PARTS for endpoint in part.ENDPOINTS]
ENDPOINTS = [*KNOWN, description_endpoint(KNOWN)]
ROUTES = routes_of(ENDPOINTS)

__all__ = ["ENDPOINTS", "ROUTES", "brief"]
