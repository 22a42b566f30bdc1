"""Those who watch a table, from here or from another server, and what they have not yet heard."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from ziggurat.core.game import SPECTATOR
from ziggurat.server.wire.messages import Presence, ToClient

INBOX = 32  # messages a slow client may lag behind; then it gets the newest position only
FORGOTTEN = 45.0  # seconds after which another server that says nothing is thought dead
ANSWERS = 2.0  # seconds in which other servers tell who watches, once they are asked


def not_now(message: ToClient | None) -> bool:
    """Nobody listens yet: it has to wait in the inbox."""
    return False


@dataclass(eq=False, slots=True)
class Watcher:
    """Somebody who looks at a table from a seat, or as a spectator."""

    seat: int
    language: str
    seen: int  # events told so far
    tell: Callable[[ToClient | None], bool] = not_now  # at once, if that can be
    inbox: "asyncio.Queue[ToClient | None]" = field(
        default_factory=lambda: asyncio.Queue(INBOX)
    )  # nothing stands for: look at the position
    waits: bool = False  # for the inbox, and has been told everything else
    asks: bool = False  # and will look when he has his answer
    due: bool = False  # such a look

    async def next(self) -> ToClient | None:
        """The oldest message, once there is one."""
        self.waits = self.inbox.empty()
        try:
            return await self.inbox.get()
        finally:
            self.waits = False

    @contextmanager
    def asking(self) -> Iterator[None]:
        """While an answer is made, looks are put off: they can go out together with it."""
        self.asks, self.due = True, False
        try:
            yield
        finally:
            self.asks = False

    def put(self, message: ToClient | None) -> None:
        """Who waits is told at once, everybody else in his turn.

        A full inbox forgets its oldest message; the position is never among what is lost.
        """
        if self.asks and message is None:
            self.due = True
            return
        if self.waits and self.inbox.empty() and self.tell(message):
            return
        if self.inbox.full():
            self.inbox.get_nowait()
            message = None
        self.inbox.put_nowait(message)


class Crowd(NamedTuple):
    """Who watches through one server, and when it last said so."""

    seats: list[int]
    spectators: int
    heard: float = 0.0


NOBODY = Crowd([], 0)


class Audience:
    """Everybody at one table, whichever server they came through."""

    def __init__(self, seats: int, now: Callable[[], float]) -> None:
        self.seats, self.now = seats, now
        self.here: set[Watcher] = set()
        self.elsewhere: dict[str, Crowd] = {}
        self.asked = now()  # when other servers were asked who watches

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
        crowds = [self.crowd(), *self.others()]
        return Presence(self.present(), sum(crowd.spectators for crowd in crowds))

    def present(self) -> list[bool]:
        """Of each seat, whether somebody is there."""
        there = {watcher.seat for watcher in self.here}
        if self.elsewhere:
            there.update(*(crowd.seats for crowd in self.others()))
        return [seat in there for seat in range(self.seats)]

    def others(self) -> list[Crowd]:
        """Who watches through servers that have not been silent for long."""
        return [crowd for crowd in self.elsewhere.values() if self.is_fresh(crowd)]

    def is_fresh(self, crowd: Crowd) -> bool:
        return crowd.heard > self.now() - FORGOTTEN

    def is_elsewhere(self) -> bool:
        """Whether somebody watches through another server, as far as we can know by now."""
        return self.now() < self.asked + ANSWERS or any(map(self.is_watching, self.elsewhere))

    def is_watching(self, server: str) -> bool:
        """Whether somebody is known to watch through this other server."""
        crowd = self.elsewhere.get(server, NOBODY)
        return self.is_fresh(crowd) and bool(crowd.seats or crowd.spectators)

    def look(self) -> None:
        """Everybody looks at the position; the slow lose what lies between, never the truth."""
        for watcher in self.here:
            watcher.put(None)

    def send(self, message: ToClient, but: Watcher | None = None) -> None:
        for watcher in self.here:
            if watcher is not but:
                watcher.put(message)
