"""The same over plain HTTP, for clients without sockets: a bot in any language, or curl."""

from ziggurat.server.http import advice, lobby, looking_back, me, people, play, records
from ziggurat.server.http.lobby import brief
from ziggurat.server.http.openapi import describing
from ziggurat.server.http.routing import routes_of

ROOMS = (lobby, people, me, play, advice, records, looking_back)
KNOWN = [endpoint for room in ROOMS for endpoint in room.ENDPOINTS]
ENDPOINTS = [*KNOWN, describing(KNOWN)]
ROUTES = routes_of(ENDPOINTS)

__all__ = ["ENDPOINTS", "ROUTES", "brief"]
