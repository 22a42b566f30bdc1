"""Who waits is told at once, who lags behind in his turn, and nobody misses the position."""

import asyncio
from typing import Any

from ziggurat.server.tables.audience import INBOX, Audience, Watcher
from ziggurat.server.wire.messages import Pong, ToClient


class Ear:
    """What a watcher was told at once, if he could listen."""

    def __init__(self, listens: bool = True) -> None:
        self.listens = listens
        self.heard: list[ToClient | None] = []

    def __call__(self, message: ToClient | None) -> bool:
        if self.listens:
            self.heard.append(message)
        return self.listens


async def waiting(watcher: Watcher) -> "asyncio.Task[ToClient | None]":
    """Let somebody wait for the inbox."""
    task = asyncio.create_task(watcher.next())
    await asyncio.sleep(0)
    return task


def test_who_waits_is_told_at_once() -> None:
    async def story() -> None:
        ear = Ear()
        watcher = Watcher(0, "en", 0, ear)
        task = await waiting(watcher)

        watcher.put(None)
        watcher.put(Pong("1"))

        assert ear.heard == [None, Pong("1")]
        assert watcher.inbox.empty() and not task.done()
        task.cancel()

    asyncio.run(story())


def test_nothing_overtakes_what_lies_in_the_inbox() -> None:
    async def story() -> None:
        ear = Ear(listens=False)
        watcher = Watcher(0, "en", 0, ear)
        task = await waiting(watcher)
        watcher.put(Pong("1"))
        ear.listens = True

        watcher.put(Pong("2"))  # the first is taken out, but not yet sent
        assert await task == Pong("1")
        watcher.put(Pong("3"))

        assert ear.heard == []
        assert [await watcher.next(), await watcher.next()] == [Pong("2"), Pong("3")]

    asyncio.run(story())


def test_a_full_inbox_keeps_the_newest_and_the_position() -> None:
    async def story() -> list[Any]:
        watcher = Watcher(0, "en", 0)
        for n in range(INBOX + 1):
            watcher.put(Pong(f"{n}"))
        return [await watcher.next() for _ in range(INBOX)]

    kept = asyncio.run(story())

    assert kept == [*(Pong(f"{n}") for n in range(1, INBOX)), None]


def test_who_asks_looks_once_he_has_his_answer() -> None:
    async def story() -> None:
        ear = Ear()
        audience, watcher = Audience(2, lambda: 0.0), Watcher(0, "en", 0, ear)
        audience.here.add(watcher)
        task = await waiting(watcher)

        with watcher.asking():
            audience.look()
            audience.send(Pong("1"))

        assert ear.heard == [Pong("1")]
        assert watcher.due
        audience.look()
        assert ear.heard == [Pong("1"), None]
        with watcher.asking():
            pass
        assert not watcher.due
        task.cancel()

    asyncio.run(story())
