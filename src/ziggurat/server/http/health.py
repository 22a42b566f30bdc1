"""Whether a server answers, and whether it can do its work: what an operator's machines ask."""

import asyncio
import time
from typing import Literal

import msgspec

from ziggurat.server.bus import Bus
from ziggurat.server.http.calls import Call, No
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.store import Store, Unreachable

FRESH = 1.0  # seconds for which an answer is good: whoever asks more often costs nothing


class Healthy(msgspec.Struct):
    """Somebody answers."""

    status: Literal["ok"] = "ok"


class ReadyToServe(msgspec.Struct):
    """Moves can be stored, and other servers reached, if there are any."""

    status: Literal["ready"] = "ready"


class Health:
    """What keeps a server from its work, found out at most once a second."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store, self.bus = store, bus
        self.lock = asyncio.Lock()
        self.known: dict[str, str] = {}  # what is wrong with each, as it was found last
        self.until = 0.0

    async def reason(self) -> str:
        """Why nothing can be done just now, or nothing."""
        async with self.lock:
            if not self.known or time.monotonic() > self.until:
                self.known = {"store": await self.fault_of_store(), "bus": await self.bus.fault()}
                self.until = time.monotonic() + FRESH
            return "; ".join(fault for fault in self.known.values() if fault)

    async def fault_of_store(self) -> str:
        try:
            await self.store.probe()
        except Unreachable as error:
            return str(error)
        return ""


async def healthy(call: Call) -> Healthy:
    """Whether the server answers."""
    return Healthy()


async def ready(call: Call) -> ReadyToServe:
    """Whether moves can be stored and other servers reached; if not, why."""
    health: Health = call.request.app.state.health
    if why := await health.reason():
        raise No(503, "not_ready", why=why)
    return ReadyToServe()


ENDPOINTS = [
    Endpoint("GET", "/healthz", healthy, {200: Healthy}, limit=""),
    Endpoint("GET", "/readyz", ready, {200: ReadyToServe}, limit="", refuses=(503,)),
]
