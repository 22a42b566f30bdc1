"""Who follows which topic in this process."""

from collections.abc import Callable
from itertools import count
from typing import Any, TypeAlias

import structlog

from ziggurat.server.telemetry.faults import fault

Hear: TypeAlias = Callable[[bytes], None]
log = structlog.get_logger()


class Followers:
    """The followers of every topic, in the order in which they came."""

    def __init__(self) -> None:
        self.topics: dict[str, dict[int, Hear]] = {}
        self.numbers = count()

    def add(self, topic: str, hear: Hear) -> Callable[[], None]:
        """A new follower; the function returned ends it, however often it is called."""
        number = next(self.numbers)
        self.topics.setdefault(topic, {})[number] = hear

        def stop() -> None:
            followers = self.topics.get(topic, {})
            followers.pop(number, None)
            if not followers:
                self.topics.pop(topic, None)

        return stop

    def hear(self, topic: str, body: bytes) -> None:
        """Let all followers of a topic hear this, but for those who end meanwhile."""
        followers = self.topics.get(topic, {})
        for number in tuple(followers):
            if number in followers:
                call(followers[number], body)


def call(function: Callable[..., None], *args: Any) -> None:
    """Call somebody whose failure is his own: it is noted, and nobody else is held up."""
    try:
        function(*args)
    except Exception as error:  # noqa: BLE001 - whatever it was, the bus goes on
        log.error("follower_failed", fault=fault(error))
