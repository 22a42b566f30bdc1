"""Those who watch a table, from here or from another server, and what they have not yet heard."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from ziggurat.core.game import SPECTATOR
from ziggurat.server.messages import Presence, ToClient

INBOX = 32  # messages a slow client may lag behind; then it gets the newest position only
FORGOTTEN = 45.0  # seconds after which another server that says nothing is thought dead


@dataclass(eq=False, slots=True)
class Watcher:
    """Somebody who looks at a table from a seat, or as a spectator."""

    seat: int
    language: str
    seen: int  # events told so far
    inbox: "asyncio.Queue[ToClient | None]" = field(
        default_factory=lambda: asyncio.Queue(INBOX)
    )  # nothing stands for: look at the position

    def put(self, message: ToClient | None) -> None:
        """A full inbox forgets its oldest message; the position is never among what is lost."""
        if self.inbox.full():
            self.inbox.get_nowait()
            message = None
        self.inbox.put_nowait(message)


class Crowd(NamedTuple):
    """Who watches through one server, and when it last said so."""

    seats: list[int]
    spectators: int
    heard: float = 0.0


class Audience:
    """Everybody at one table, whichever server they came through."""

    def __init__(self, seats: int, now: Callable[[], float]) -> None:
        self.seats, self.now = seats, now
        self.here: set[Watcher] = set()
        self.elsewhere: dict[str, Crowd] = {}

    def crowd(self) -> Crowd:
        """Who watches through this server."""
        seats = sorted({w.seat for w in self.here} - {SPECTATOR})
        return Crowd(seats, sum(w.seat == SPECTATOR for w in self.here))

    def heard_of(self, server: str, crowd: Crowd) -> bool:
        """Remember who watches through another server; whether that changes anything."""
        before = self.presence()
        self.elsewhere[server] = crowd._replace(heard=self.now())
        return self.presence() != before

    def presence(self) -> Presence:
        alive = [c for c in self.elsewhere.values() if c.heard > self.now() - FORGOTTEN]
        crowds = [self.crowd(), *alive]
        there = {seat for crowd in crowds for seat in crowd.seats}
        spectators = sum(crowd.spectators for crowd in crowds)
        return Presence([seat in there for seat in range(self.seats)], spectators)

    def look(self) -> None:
        """Everybody looks at the position; the slow lose what lies between, never the truth."""
        for watcher in self.here:
            watcher.put(None)

    def send(self, message: ToClient, but: Watcher | None = None) -> None:
        for watcher in self.here:
            if watcher is not but:
                watcher.put(message)
