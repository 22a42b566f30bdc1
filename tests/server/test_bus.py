"""What the bus promises, asked of every back end: one in memory, one over a real Redis."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from structlog.testing import capture_logs

from server.buses import (
    PATIENCE,
    bus_url,
    next_body,
    on_every_back_end,
    play,
    redis_at,
    two_ends,
    until,
    with_ends,
)
from server.services import free_port, redis
from ziggurat.server.bus import Bus, open_bus, publisher

LONG = 3600.0  # seconds that no test waits for


@with_ends
async def test_everybody_hears_once_and_in_order(one: Bus, other: Bus) -> None:
    heard: list[list[bytes]] = [[], [], []]
    for bus, ear in zip((one, other, one), heard, strict=True):
        bus.follow("topic", ear.append)
    await one.settled()
    await other.settled()

    told = [str(number).encode() for number in range(100)]
    for body in told:
        one.tell("topic", body)
    other.tell("topic", b"")
    await until(lambda: all(len(ear) > len(told) for ear in heard))
    one.tell("topic", b"last")  # were anything told twice, it would come before this
    await until(lambda: all(b"last" in ear for ear in heard))

    for ear in heard:
        assert sorted(ear) == sorted([*told, b"", b"last"])
        assert [body for body in ear if body in told] == told
        assert ear[-1] == b"last"


@with_ends
async def test_other_topics_are_not_heard(one: Bus, other: Bus) -> None:
    heard: list[bytes] = []
    other.follow("topic", heard.append)
    await other.settled()

    for topic in ("", "topi", "topics", "other", "topic:", "*", "t?pic"):
        one.tell(topic, b"no")
    one.tell("topic", b"yes")
    await until(lambda: b"yes" in heard)

    assert heard == [b"yes"]


@with_ends
async def test_who_leaves_hears_no_more_and_may_come_back(one: Bus, other: Bus) -> None:
    heard: list[bytes] = []
    stays: list[bytes] = []
    leave = other.follow("topic", heard.append)
    other.follow("topic", stays.append)
    await other.settled()
    one.tell("topic", b"1")
    await until(lambda: b"1" in stays)

    leave()
    leave()
    one.tell("topic", b"2")
    await until(lambda: b"2" in stays)
    assert heard == [b"1"]
    other.follow("topic", heard.append)
    one.tell("topic", b"3")
    await until(lambda: b"3" in stays)
    assert heard == [b"1", b"3"]


@with_ends
async def test_leaving_and_coming_back_in_haste_loses_nothing(one: Bus, other: Bus) -> None:
    heard: list[bytes] = []
    for pause in range(50):
        leave = other.follow("topic", heard.append)
        if pause % 3:
            await asyncio.sleep(0)
        if pause % 5 == 0:
            await other.settled()
        leave()
        if pause % 2:
            await asyncio.sleep(0)
    other.follow("topic", heard.append)
    await other.settled()

    one.tell("topic", b"heard")
    await until(lambda: heard == [b"heard"])


@with_ends
async def test_who_is_sent_away_while_others_hear_does_not(one: Bus, other: Bus) -> None:
    heard: list[bytes] = []
    other.follow("topic", lambda body: leave())
    leave = other.follow("topic", lambda body: heard.append(b"too late"))
    other.follow("topic", heard.append)
    await other.settled()

    one.tell("topic", b"told")
    await until(lambda: b"told" in heard)
    assert heard == [b"told"]


@with_ends
async def test_a_follower_who_fails_holds_up_nobody(one: Bus, other: Bus) -> None:
    heard: list[bytes] = []
    other.follow("topic", lambda body: [][0])
    other.follow("topic", heard.append)
    await other.settled()

    with capture_logs() as logs:
        one.tell("topic", b"1")
        one.tell("topic", b"2")
        await until(lambda: heard == [b"1", b"2"])

    failed = [line for line in logs if line["event"] == "follower_failed"]
    assert len(failed) == 2
    assert failed[0]["fault"].startswith("IndexError at test_bus.py:")


@with_ends
async def test_an_answer_is_not_heard_before_its_question(one: Bus, other: Bus) -> None:
    heard: list[bytes] = []

    def answer(body: bytes) -> None:
        if body == b"question":
            one.tell("topic", b"answer")

    one.follow("topic", answer)
    one.follow("topic", heard.append)
    one.tell("topic", b"question")
    assert heard == []  # nobody is called before `tell` has returned
    await until(lambda: len(heard) == 2)

    assert heard == [b"question", b"answer"]


@with_ends
async def test_a_burst_is_heard_whole(one: Bus, other: Bus) -> None:
    heard: dict[str, list[int]] = {f"topic{number}": [] for number in range(100)}

    def ear(topic: str) -> Callable[[bytes], None]:
        return lambda body: heard[topic].append(int(body))

    for topic in heard:
        other.follow(topic, ear(topic))
    await other.settled()
    for number in range(5000):
        one.tell(f"topic{number % 100}", b"%d" % number)
    await until(lambda: sum(map(len, heard.values())) >= 5000)

    assert heard == {f"topic{n}": list(range(n, 5000, 100)) for n in range(100)}


@with_ends
async def test_a_claim_is_the_first_ones_until_it_runs_out(one: Bus, other: Bus) -> None:
    claims = await asyncio.gather(*(bus.claim("key", LONG) for bus in (one, other) * 20))
    assert sorted(claims) == [False] * 39 + [True]
    assert await other.claim("another key", LONG)

    assert await one.claim("short", 0.05)
    async with asyncio.timeout(PATIENCE):
        while not await other.claim("short", LONG):
            await asyncio.sleep(0.005)
    assert not await one.claim("short", LONG)


@with_ends
async def test_many_claims_that_have_run_out_leave_the_others_alone(one: Bus, other: Bus) -> None:
    assert await one.claim("key", LONG)
    for number in range(1100):
        assert await one.claim(str(number), 0.001)

    assert not await other.claim("key", LONG)


@with_ends
async def test_jobs_are_taken_in_the_order_they_were_offered(one: Bus, other: Bus) -> None:
    jobs = [b"", b"\x00\xff", *(b"%d" % number for number in range(20))]
    for job in jobs:
        assert await one.offer(job)

    assert [await next_body(other, LONG) for _ in jobs] == jobs
    assert await next_body(other, 0.01) is None
    assert await next_body(other, 0.0) is None


@with_ends
async def test_who_waits_for_a_job_gets_the_next_one(one: Bus, other: Bus) -> None:
    taking = asyncio.create_task(next_body(other, LONG))
    assert await other.claim("key", LONG)  # who waits holds up nothing else
    assert await one.offer(b"job")

    async with asyncio.timeout(PATIENCE):
        assert await taking == b"job"


@with_ends
async def test_every_job_is_taken_by_one_taker(one: Bus, other: Bus) -> None:
    jobs = [b"%03d" % number for number in range(200)]
    for job in jobs:
        assert await one.offer(job)

    async def take_all(bus: Bus) -> list[bytes]:
        taken = []
        while job := await next_body(bus, 0.1):
            taken.append(job)
        return taken

    taken = await asyncio.gather(take_all(one), take_all(other))
    assert sorted(taken[0] + taken[1]) == jobs


@on_every_back_end
def test_a_queue_that_is_too_long_takes_no_more(
    back_end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat.server.bus.local.MOST_JOBS", 3)
    monkeypatch.setattr("ziggurat.server.bus.redis.MOST_JOBS", 3)

    async def story(one: Bus, other: Bus) -> None:
        assert [await one.offer(b"job") for _ in range(5)] == [True] * 3 + [False] * 2
        await next_body(other, LONG)
        assert [await one.offer(b"job") for _ in range(2)] == [True, False]

    with bus_url(back_end) as url:
        asyncio.run(play(url, story))


@on_every_back_end
def test_a_bus_that_is_not_open_tells_nobody(back_end: str) -> None:
    async def story() -> None:
        with bus_url(back_end) as url:
            bus = open_bus(url)
            heard: list[bytes] = []
            bus.follow("topic", heard.append)
            bus.tell("topic", b"before")
            await bus.open()
            bus.tell("topic", b"open")
            await until(lambda: bool(heard))
            await bus.close()
            bus.tell("topic", b"after")
            await asyncio.sleep(0)
            assert heard == [b"open"]

    asyncio.run(story())


@pytest.mark.slow
def test_a_bus_that_has_just_been_opened_can_be_closed() -> None:
    """However far its connections are: one time in a hundred it never came back."""

    async def story(url: str | None) -> None:
        for _ in range(200):
            bus = open_bus(url)
            await bus.open()
            await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE):
                await bus.close()

    with bus_url("redis") as url:
        asyncio.run(story(url))


@pytest.mark.parametrize("url", ["", "http://localhost", "redis:", "sqlite:///bus"])
def test_a_bus_elsewhere_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="a bus is named redis://"):
        open_bus(url)


@pytest.mark.slow
def test_a_process_hears_over_one_connection() -> None:
    async def story(one: Bus, other: Bus) -> None:
        async def follow(bus: Bus, number: int) -> None:
            bus.follow(f"topic{number}", lambda body: None)
            await bus.settled()

        await asyncio.gather(*(follow(bus, n) for bus in (one, other) for n in range(100)))
        assert subscriptions(url) == [100, 100]

    with redis() as url:
        asyncio.run(play(url, story))


def subscriptions(url: str) -> list[int]:
    """How many channels each connection hears that hears any."""
    with Redis.from_url(url) as client:
        clients: Any = client.client_list()
    return [int(client["sub"]) for client in clients if int(client["sub"])]


@pytest.mark.slow
def test_names_in_redis_may_be_set_apart() -> None:
    async def story() -> None:
        with redis() as url:
            ours, theirs = open_bus(url), open_bus(url, "theirs:")
            heard: list[bytes] = []
            for bus in (ours, theirs):
                await bus.open()
                bus.follow("topic", heard.append)
                await bus.settled()
            theirs.tell("topic", b"theirs")
            assert await theirs.claim("key", LONG)
            assert await theirs.offer(b"job")
            await theirs.close()  # all is sent by now
            assert await ours.claim("key", LONG)
            assert await next_body(ours, 0.01) is None
            ours.tell("topic", b"ours")
            await until(lambda: b"ours" in heard)
            await ours.close()
            assert heard == [b"theirs", b"ours"]

    asyncio.run(story())


@pytest.mark.slow
def test_what_was_told_before_the_end_is_sent() -> None:
    async def story() -> None:
        with redis() as url:
            one, other = open_bus(url), open_bus(url)
            heard: list[bytes] = []
            for bus in (one, other):
                await bus.open()
            other.follow("topic", heard.append)
            await other.settled()
            for number in range(2000):
                one.tell("topic", b"%d" % number)
            await one.close()
            await until(lambda: len(heard) == 2000)
            await other.close()

    asyncio.run(story())


@pytest.mark.slow
def test_of_too_many_messages_the_oldest_are_dropped() -> None:
    most = publisher.MOST_WAITING

    async def story(one: Bus, other: Bus) -> None:
        heard: list[int] = []
        other.follow("topic", lambda body: heard.append(int(body)))
        await other.settled()
        with capture_logs() as logs:
            for number in range(most + 50):
                one.tell("topic", b"%d" % number)
            await until(lambda: most + 49 in heard)
        assert heard == list(range(50, most + 50))
        assert [line["count"] for line in logs if line["event"] == "hints_dropped"] == [50]

    with redis() as url:
        asyncio.run(play(url, story))


@pytest.mark.slow
def test_a_redis_that_restarts_is_found_again(tmp_path: Path) -> None:
    port = free_port()

    async def story(stack: AsyncExitStack) -> None:
        gaps: list[int] = []
        heard: list[tuple[str, bytes]] = []

        def ear(name: str) -> Callable[[bytes], None]:
            return lambda body: heard.append((name, body))

        with redis_at(port, tmp_path):
            both = await stack.enter_async_context(two_ends(f"redis://127.0.0.1:{port}"))
            one, other = both
            for number, bus in enumerate(both):
                bus.gaps(partial(gaps.append, number))
                bus.follow("old", ear(f"old{number}"))
                await bus.settled()
            assert await one.claim("key", LONG)
            assert await one.offer(b"job")

        one.tell("old", b"away")
        assert await one.claim("key", LONG)
        assert await other.claim("key", LONG)
        assert not await one.offer(b"lost")
        other.follow("new", ear("new"))
        await until(lambda: len(logs) == 2)  # both have noticed
        waiting = [asyncio.create_task(next_body(one, LONG)), asyncio.create_task(one.settled())]
        assert await next_body(other, 0.5) is None  # time for several attempts to connect
        done, _ = await asyncio.wait(waiting, timeout=0.1)
        assert not done
        assert heard == [("old0", b"away")]
        assert gaps == []

        with redis_at(port, tmp_path):
            await until(lambda: len(gaps) >= 2 and waiting[1].done())
            waiting[0].cancel()
            one.tell("old", b"back")
            one.tell("new", b"back")
            await until(lambda: len(heard) >= 4)
            assert sorted(heard[1:]) == [(name, b"back") for name in ("new", "old0", "old1")]
            assert [await bus.claim("key", LONG) for bus in both] == [True, False]
            assert await one.offer(b"job")
            assert await next_body(other, LONG) == b"job"
            assert sorted(gaps) == [0, 1]
            said = sorted(line["event"] for line in logs)
            assert said == ["redis_away"] * 2 + ["redis_back"] * 2

    async def whole() -> None:
        async with AsyncExitStack() as stack:  # the buses outlive every Redis
            await story(stack)

    with capture_logs() as logs:
        asyncio.run(whole())


@pytest.mark.slow
def test_a_redis_that_says_nothing_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.server.bus.subscriber.HEARTBEAT", 0.05)
    monkeypatch.setattr("ziggurat.server.bus.subscriber.SILENCE", 0.5)

    async def story(one: Bus, other: Bus) -> None:
        gaps: list[bool] = []
        heard: list[bytes] = []
        other.gaps(lambda: gaps.append(True))
        other.follow("topic", heard.append)
        await other.settled()
        with Redis.from_url(url) as client:
            facts: Any = client.info("server")
        with capture_logs() as logs:
            os.kill(facts["process_id"], signal.SIGSTOP)
            try:
                await until(lambda: [line["event"] for line in logs].count("redis_away") >= 2)
                assert not await one.offer(b"lost")
                assert gaps == []
            finally:
                os.kill(facts["process_id"], signal.SIGCONT)
            await until(lambda: [line["event"] for line in logs].count("redis_back") >= 2)
        assert gaps
        one.tell("topic", b"back")
        await until(lambda: heard == [b"back"])

    with redis() as url:
        asyncio.run(play(url, story))


@pytest.mark.slow
def test_a_bus_opens_without_redis_and_finds_it_later(tmp_path: Path) -> None:
    port = free_port()

    async def story() -> None:
        bus = open_bus(f"redis://127.0.0.1:{port}")
        gaps: list[bool] = []
        heard: list[bytes] = []
        bus.gaps(lambda: gaps.append(True))
        bus.follow("topic", heard.append)
        await bus.open()
        assert await bus.claim("key", LONG)
        assert not await bus.offer(b"job")
        with redis_at(port, tmp_path):
            await bus.settled()
            await until(lambda: bool(gaps))
            assert subscriptions(f"redis://127.0.0.1:{port}") == [1]
            assert await bus.claim("key", LONG)
            assert not await bus.claim("key", LONG)
            await bus.close()

    asyncio.run(story())
