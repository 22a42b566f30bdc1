"""Buses for the tests: two ends of one, on every back end, and a Redis that comes and goes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.services import listens, redis, running
from ziggurat.server.bus import Bus, open_bus

PATIENCE = 300.0  # seconds after which something will not happen any more
on_every_back_end = pytest.mark.parametrize(
    "back_end", ["local", pytest.param("redis", marks=pytest.mark.slow)]
)


@contextmanager
def bus_url(back_end: str) -> Iterator[str | None]:
    """Where a new bus is to be found."""
    if back_end == "local":
        yield None
    else:
        with redis() as url:
            yield url


@asynccontextmanager
async def two_ends(url: str | None) -> AsyncIterator[tuple[Bus, Bus]]:
    """A bus as two processes have it; a local one has only itself. No task may fail unseen."""
    faults: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    one = open_bus(url)
    other = one if url is None else open_bus(url)
    for bus in {one, other}:
        await bus.open()
    try:
        yield one, other
    finally:
        for bus in {one, other}:
            await bus.close()
    assert faults == []


def with_ends(test: Callable[[Bus, Bus], Awaitable[None]]) -> Callable[[str], None]:
    """Run a test that awaits, on every back end."""

    @on_every_back_end
    def run(back_end: str) -> None:
        with bus_url(back_end) as url:
            asyncio.run(play(url, test))

    return run


async def play(url: str | None, story: Callable[[Bus, Bus], Awaitable[None]]) -> None:
    async with two_ends(url) as (one, other):
        await story(one, other)


async def next_body(bus: Bus, seconds: float) -> bytes | None:
    """The next job of a queue, whatever else is told of it."""
    job = await bus.take(seconds)
    return job.body if job else None


@contextmanager
def redis_at(port: int, folder: Path) -> Iterator[None]:
    """A Redis that remembers nothing, on a port where it may have been before."""
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with running(["redis-server", *options], str(folder), lambda: listens(port)):
        yield


async def until(true: Callable[[], bool]) -> None:
    """Let others work until this is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)
