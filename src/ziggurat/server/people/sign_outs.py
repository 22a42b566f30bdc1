"""People who may have been signed out: whoever is connected in their name looks again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ziggurat.server.bus import Bus

TOPIC = "people"


class SignOuts:
    """Tells all servers that somebody's sessions have changed; the store says how.

    News can be lost on the way. So a socket looks again by itself before it lets somebody change
    anything, and once in a while.
    """

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.lookers: dict[str, set[Callable[[], None]]] = {}  # by user
        self.leave: Callable[[], None] | None = None

    async def open(self) -> None:
        self.leave = self.bus.follow(TOPIC, lambda user: self.hear(user.decode()))
        self.bus.gaps(self.look_all)

    async def close(self) -> None:
        if self.leave:
            self.leave()

    def tell(self, user: str) -> None:
        """Sessions of this user have changed."""
        self.bus.tell(TOPIC, user.encode())

    def hear(self, user: str) -> None:
        for look in list(self.lookers.get(user, ())):
            look()

    def look_all(self) -> None:
        """We may have missed something."""
        for user in list(self.lookers):
            self.hear(user)

    @contextmanager
    def heard(self, user: str, look: Callable[[], None]) -> Iterator[None]:
        """As long as this lasts, `look` is called whenever sessions of this user have changed."""
        lookers = self.lookers.setdefault(user, set())
        lookers.add(look)
        try:
            yield
        finally:
            lookers.discard(look)
            if not lookers and self.lookers.get(user) is lookers:
                del self.lookers[user]
