"""Claims die with their server: whoever is killed while a bot thinks holds nothing up."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from structlog.testing import capture_logs

from server.buses import play, until
from server.hubs import ANN, open_house
from server.running import Client, Server, serving
from server.services import redis
from server.stores import opened
from ziggurat.server.bus import Bus
from ziggurat.server.thinking.worker import BotWorker

pytestmark = pytest.mark.slow

HOUR = 3600.0
PATIENCE = 120.0  # seconds, on a busy machine too
WAITS = ("--pause", "10")  # a bot that has thought waits so long, and keeps its claim meanwhile
CLAIM = "ziggurat:claim:think:*"
CLAIMER = f"""
import asyncio
from ziggurat.server.bus import open_bus

async def main(url):
    bus = open_bus(url)
    await bus.open()
    print(await bus.claim("key", {HOUR}), flush=True)
    await asyncio.sleep({HOUR})

asyncio.run(main(__import__("sys").argv[1]))
"""

TAKER = f"""
import asyncio
from ziggurat.server.bus import open_bus
from ziggurat.server.thinking.worker import read_job

async def main(url):
    bus = open_bus(url)
    await bus.open()
    job = read_job((await bus.take({HOUR})).body)
    print(await bus.claim(job.claim, {HOUR}), flush=True)
    await asyncio.sleep({HOUR})

asyncio.run(main(__import__("sys").argv[1]))
"""


@contextmanager
def child(script: str, url: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A process of its own that runs this, and is gone with the block."""
    process = subprocess.Popen([sys.executable, "-c", script, url], stdout=subprocess.PIPE)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdout
        process.stdout.close()


async def has_claimed(process: "subprocess.Popen[bytes]") -> bool:
    assert process.stdout
    return await asyncio.to_thread(process.stdout.readline) == b"True\n"


def test_a_claim_is_void_once_its_process_is_dead() -> None:
    async def story(bus: Bus, other: Bus) -> None:
        with child(CLAIMER, url) as process:
            assert await has_claimed(process)
            assert not await bus.claim("key", HOUR)
            process.kill()
            process.wait()
            assert await first(bus)
            assert not await other.claim("key", HOUR)  # it has an owner again, who lives

    with redis() as url:
        asyncio.run(play(url, story))


async def first(bus: Bus) -> bool:
    """Claim again and again, until it is ours."""
    async with asyncio.timeout(PATIENCE):
        while not await bus.claim("key", HOUR):
            await asyncio.sleep(0.05)
    return True


def test_who_lives_keeps_what_he_claimed() -> None:
    """However long that is beside the time for which a sign of life is good."""

    async def story(bus: Bus, other: Bus) -> None:
        assert await bus.claim("key", HOUR)
        with Redis.from_url(url) as client:
            signs: Any = []
            async with asyncio.timeout(PATIENCE):
                while len(signs) < 2:  # each bus gives its own when it comes to it
                    signs = client.keys("ziggurat:alive:*")
                    await asyncio.sleep(0.01)
            for sign in signs:
                client.pexpire(sign, 10_000_000)
            await until(lambda: all(client.pttl(sign) < 10_000 for sign in signs))  # given anew
        assert not await other.claim("key", HOUR)

    with redis() as url:
        asyncio.run(play(url, story))


def test_another_worker_thinks_on_for_one_that_was_killed(tmp_path: Path) -> None:
    async def story(bus: Bus, other: Bus) -> None:
        database = f"sqlite:///{tmp_path}/games.sqlite"
        async with open_house(database, bus=bus, threads=0) as house:
            with child(TAKER, url) as process:
                table = await house.table(ANN, game="babel", seats=2, bots=1, level="random")
                while table.match.asked == 0:
                    await house.choose(table, ANN)
                assert await has_claimed(process)
                process.kill()
                process.wait()
                worker = BotWorker(other, 1)
                worker.start()
                await house.play_until(table, lambda: table.told[-1].event.seat == 1)
                await worker.stop()

    with redis() as url, capture_logs() as lines:
        asyncio.run(play(url, story))
    assert not [line for line in lines if line["event"] == "bot_replaced"]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[str, str]]:
    with redis() as url:
        yield f"sqlite:///{tmp_path}/games.sqlite", url


def left_to_bots(server: Server) -> tuple[Client, str]:
    """A table where a bot is asked; whoever thinks for it has a claim on that."""
    ann = Client(server, "Ann")
    table = ann.create("babel", 2, bots=1, level="random")
    ann.done("POST", f"/api/tables/{table}/away", {"id": "away"})
    return ann, table


def kill_in_thought(server: Server, url: str, table: str) -> int:
    """How many events are stored when the server dies, with a claim that would hold for an hour."""
    with Redis.from_url(url) as client:
        end = time.monotonic() + PATIENCE
        while not client.keys(CLAIM):
            assert time.monotonic() < end
            time.sleep(0.02)
        server.kill()
        for key in client.scan_iter(CLAIM):
            client.expire(key, int(HOUR))
    return asyncio.run(events_of(server.database, table))


async def events_of(database: str, table: str) -> int:
    async with opened(database) as store:
        row = await store.game(table)
        assert row
        return row.events


def until_moved(ann: Client, table: str, seq: int) -> None:
    end = time.monotonic() + PATIENCE
    while ann.update(table)["seq"] <= seq:
        assert time.monotonic() < end, "the bot waits for the dead"
        time.sleep(0.05)


def test_a_server_that_comes_back_thinks_on_where_it_was_killed(
    place: tuple[str, str], tmp_path: Path
) -> None:
    database, url = place
    with serving(database, tmp_path, "--redis", url, *WAITS) as server:
        ann, table = left_to_bots(server)
        seq = kill_in_thought(server, url, table)
        server.options += ["--pause", "0"]
        server.restart()
        until_moved(ann, table, seq)


def test_another_server_thinks_on_for_one_that_was_killed(
    place: tuple[str, str], tmp_path: Path
) -> None:
    database, url = place
    with serving(database, tmp_path, "--redis", url) as other:
        with serving(database, tmp_path, "--redis", url, *WAITS) as server:
            ann, table = left_to_bots(server)
            ann.server = other
            ann.update(table)  # it is in memory here, and thought about there
            seq = kill_in_thought(server, url, table)
        until_moved(ann, table, seq)
