"""Bots think over the bus: from imagined worlds, with a hard end, and never in vain."""

import asyncio
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from server.buses import PATIENCE, bus_url, next_body, on_every_back_end, play, two_ends, until
from server.services import redis
from ziggurat.bots import PLAYERS, decide
from ziggurat.bots.players.player import AT_RANDOM, Player
from ziggurat.bots.search.thinking import Thought
from ziggurat.cli import main
from ziggurat.core.game import Game, mixes
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.state import copy
from ziggurat.games import GAMES
from ziggurat.server.bus import Bus
from ziggurat.server.thinking.jobs import Job, JobResult, job_for, think
from ziggurat.server.thinking.worker import MOST_LOST, STOPPED, TOO_LONG, BotWorker

LONG = 600.0  # seconds that no thought takes, not even where everything is compiled first
encode = msgspec.msgpack.encode
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def begun(game: Game, decisions: int = 0, seed: int = 1) -> Match:
    """A game in which so many decisions have been made at random, under many options."""
    seats, dice = game.seats[-1], np.random.default_rng(seed)
    match = Match(game, seats, mixes(game, seats)[-1], bytes([seed] * SECRET_BYTES))
    while match.seq < decisions and not match.over:
        choice = decide(AT_RANDOM, match.game, match.state, match.asked, dice)
        match.choose(match.asked, match.seq, choice)
    return match


def some_job(level: str = "random", seconds: float = LONG) -> Job:
    match = begun(GAMES["babel"])
    return job_for(match, match.asked, level, "reply", seconds)


class Asker:
    """Somebody who has bots think, and hears what they say."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[JobResult] = []
        bus.follow("reply", self.hear)

    def hear(self, body: bytes) -> None:
        self.heard.append(msgspec.msgpack.decode(body, type=JobResult))

    async def ask(self, *jobs: Job) -> None:
        for job in jobs:
            assert await self.bus.offer(encode(job))

    async def answers(self, *jobs: Job) -> list[JobResult]:
        """The thoughts on these jobs, once they have come."""
        async with asyncio.timeout(LONG):
            while {job.id for job in jobs} - {thought.id for thought in self.heard}:
                await asyncio.sleep(0.005)
        return [thought for job in jobs for thought in self.heard if thought.id == job.id]


@asynccontextmanager
async def working(bus: Bus, threads: int = 1) -> AsyncIterator[BotWorker]:
    worker = BotWorker(bus, threads)
    worker.start()
    try:
        yield worker
    finally:
        await worker.stop()


def with_bus(story: Callable[[Bus], Awaitable[None]]) -> None:
    """Play this on a bus in memory."""

    async def whole() -> None:
        async with two_ends(None) as (bus, _):
            await story(bus)

    asyncio.run(whole())


class Stuck:
    """A bot that thinks until it is released."""

    warns = takes_time = False

    def shortened(self, share: float) -> "Stuck":
        return self

    def __init__(self) -> None:
        self.release = threading.Event()
        self.lock = threading.Lock()
        self.thinking = 0

    def __call__(self, *question: Any) -> int:
        with self.lock:
            self.thinking += 1
        assert self.release.wait(PATIENCE)
        return AT_RANDOM(*question)


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Stuck:
    bot = Stuck()
    monkeypatch.setitem(PLAYERS["babel"], "stuck", bot)
    return bot


def legal(thoughts: Sequence[JobResult], matches: Sequence[Match]) -> bool:
    """Whether each of these thoughts is a move that may be made in its match."""
    return all(
        not thought.failed and thought.move in match.offers(match.asked)
        for thought, match in zip(thoughts, matches, strict=True)
    )


@on_every_back_end
def test_every_game_is_answered_with_a_legal_move(back_end: str) -> None:
    matches = [begun(game, decisions) for game in GAMES.values() for decisions in (0, 25)]
    jobs = [job_for(match, match.asked, "random", "reply", LONG) for match in matches]

    async def story(one: Bus, other: Bus) -> None:
        asker = Asker(one)
        await one.settled()
        async with working(other, threads=2):
            await asker.ask(*jobs)
            assert legal(await asker.answers(*jobs), matches)
        assert len(asker.heard) == len(jobs)

    with bus_url(back_end) as url:
        asyncio.run(play(url, story))


@every_game
@pytest.mark.parametrize("decisions", [0, 40])
def test_a_job_tells_only_what_its_seat_knows(game: Game, decisions: int) -> None:
    match = begun(game, decisions)
    truth = copy(match.state)
    for seat in range(match.seats):
        job = job_for(match, seat, "random", "reply", LONG, dice=np.random.default_rng(7))
        world = np.frombuffer(job.world, game.state)[0]

        assert match.state == truth
        assert match.game.view(world, seat) == match.game.view(truth, seat)
        assert world != truth
        assert world.dice != truth.dice  # they would tell the next draw
        assert match.secret not in encode(job)
        for word in range(5):  # were another of the worlds he thinks possible the true one …
            game.imagine(match.state, seat, np.uint64(word))
            same = job_for(match, seat, "random", "reply", LONG, dice=np.random.default_rng(7))
            assert replace(same, id=job.id) == job  # … then the job would be the same
            match.state = copy(truth)


@every_game
def test_hidden_things_are_imagined_anew_for_every_job(game: Game) -> None:
    match = begun(game, 10)
    jobs = [job_for(match, match.asked, "random", "reply", LONG) for _ in range(10)]
    worlds = [np.frombuffer(job.world, game.state)[0] for job in jobs]
    views = [match.game.view(world, (match.asked + 1) % match.seats) for world in worlds]

    assert len({job.id for job in jobs}) == len({job.seed for job in jobs}) == 10
    assert any(view != views[0] for view in views)  # other hands, as their owners would see them


def test_a_thought_follows_from_its_job() -> None:
    job = some_job()
    assert think(job) == think(job)
    assert len({think(replace(job, seed=seed)).move for seed in range(30)}) > 1


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"kernels": "0123456789abcdef"}, "other rules here"),
        ({"rules": 99}, "other rules here"),
        ({"game": "chess"}, "no such game or bot here"),
        ({"level": "stuck"}, "no such game or bot here"),
        ({"world": b""}, "no world of this game"),
        ({"world": bytes(GAMES["china"].state.itemsize)}, "no world of this game"),
        ({"world": bytes(GAMES["babel"].state.itemsize)}, "the seat is not asked in this world"),
        ({"seats": 3}, "the seat is not asked in this world"),
        ({"seat": 1}, "the seat is not asked in this world"),
        ({"options": {}}, "no such options here"),
        ({"options": {"deal": "/etc/hostname", "idle_powers": True}}, "no such options here"),
    ],
    ids=str,
)
def test_a_job_that_cannot_be_done_here_is_refused(change: dict[str, Any], why: str) -> None:
    job = some_job()
    assert think(job).failed == ""
    assert think(replace(job, **change)) == JobResult(job.id, failed=why)


def test_a_bot_that_fails_says_so_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Player):
        def think(self, game: Game, world: Any, seat: int, dice: Any) -> list[Thought]:
            raise ValueError(f"he holds {world.hand}")

    monkeypatch.setitem(PLAYERS["babel"], "fails", Failing("", None))
    bad, good = some_job("fails"), some_job()

    async def story(bus: Bus) -> None:
        asker = Asker(bus)
        async with working(bus):
            await asker.ask(bad, good)
            thoughts = await asker.answers(bad, good)
        assert thoughts[0] == JobResult(bad.id, failed="the bot failed: ValueError")
        assert thoughts[1].move

    with capture_logs() as logs:
        with_bus(story)
    assert [line["event"] for line in logs] == ["bot_failed"]
    assert logs[0]["fault"].startswith("ValueError at test_worker.py:")
    assert "holds" not in str(logs)


def test_a_job_that_cannot_be_read_holds_up_nothing() -> None:
    good = some_job()

    async def story(bus: Bus) -> None:
        asker = Asker(bus)
        async with working(bus):
            await bus.offer(b"\xff nonsense")
            await bus.offer(b"")
            await asker.ask(good)
            assert (await asker.answers(good))[0].move

    with_bus(story)


def test_a_thought_that_overruns_is_written_off(stuck: Stuck) -> None:
    slow, good = some_job("stuck", seconds=0.05), some_job()

    async def story(bus: Bus) -> None:
        asker = Asker(bus)
        async with working(bus) as worker:
            await asker.ask(slow, good)
            thoughts = await asker.answers(slow, good)
            assert thoughts[0] == JobResult(slow.id, failed=TOO_LONG)
            assert thoughts[1].move
            stuck.release.set()
            await until(lambda: worker.running == 0)  # it has answered in the end …
        assert asker.heard == thoughts  # … and nobody heard

    with_bus(story)


@pytest.mark.slow
def test_too_many_lost_thoughts_are_waited_for(stuck: Stuck) -> None:
    slow = [some_job("stuck", seconds=0.05) for _ in range(MOST_LOST + 1)]
    good = some_job()

    async def story(bus: Bus) -> None:
        asker = Asker(bus)
        async with working(bus):
            await asker.ask(*slow, good)
            thoughts = await asker.answers(*slow)
            assert [thought.failed for thought in thoughts] == [TOO_LONG] * len(slow)
            assert await next_body(bus, LONG) == encode(good)  # the worker has left it to others
            stuck.release.set()
            await asker.ask(good)
            assert (await asker.answers(good))[0].move

    with_bus(story)


def test_a_worker_takes_no_more_jobs_than_it_has_threads(stuck: Stuck) -> None:
    jobs = [some_job("stuck") for _ in range(5)]

    async def story(bus: Bus) -> None:
        asker = Asker(bus)
        async with working(bus, threads=2):
            await asker.ask(*jobs)
            await until(lambda: stuck.thinking == 2)
            assert [await next_body(bus, LONG) for _ in range(3)] == [
                encode(job) for job in jobs[2:]
            ]
            stuck.release.set()
            assert all(thought.move for thought in await asker.answers(*jobs[:2]))

    with_bus(story)


def test_a_worker_that_stops_finishes_what_it_has_begun(stuck: Stuck) -> None:
    first, second = some_job("stuck"), some_job()

    async def story(bus: Bus) -> None:
        asker = Asker(bus)
        worker = BotWorker(bus, 1)
        worker.start()
        await asker.ask(first, second)
        await until(lambda: stuck.thinking == 1)
        stopping = asyncio.create_task(worker.stop(LONG))
        await asyncio.sleep(0)
        stuck.release.set()
        await stopping
        assert (await asker.answers(first))[0].move
        assert await next_body(bus, LONG) == encode(second)

    with_bus(story)


def test_a_worker_that_cannot_wait_gives_up(stuck: Stuck) -> None:
    job = some_job("stuck")

    async def story(bus: Bus) -> None:
        asker = Asker(bus)
        worker = BotWorker(bus, 1)
        worker.start()
        await asker.ask(job)
        await until(lambda: stuck.thinking == 1)
        await worker.stop(grace=0)
        assert await asker.answers(job) == [JobResult(job.id, failed=STOPPED)]
        stuck.release.set()
        await until(lambda: worker.running == 0)
        assert len(asker.heard) == 1

    with_bus(story)


@pytest.mark.slow
def test_a_worker_of_its_own_thinks_until_it_is_told_to_stop(tmp_path: Path) -> None:
    matches = [begun(game) for game in GAMES.values()]
    jobs = [job_for(match, match.asked, "scribe", "reply", LONG) for match in matches]
    log = tmp_path / "log"

    async def story(bus: Bus, _: Bus) -> None:
        asker = Asker(bus)
        await bus.settled()
        await asker.ask(*jobs)
        async with asyncio.timeout(LONG):
            while len(asker.heard) < len(jobs):
                assert worker.poll() is None, log.read_text()
                await asyncio.sleep(0.02)
        assert legal(await asker.answers(*jobs), matches)

    with redis() as url:
        with log.open("wb") as stderr:
            command = [sys.executable, "-m", "ziggurat.cli", "worker", "--redis", url]
            worker = subprocess.Popen([*command, "--threads", "2"], stderr=stderr)
        try:
            asyncio.run(play(url, story))
            worker.send_signal(signal.SIGTERM)
            assert worker.wait(PATIENCE) == 0
        finally:
            worker.kill()
            worker.wait()
    assert log.read_text().splitlines()[-1] == "Bots think here, 2 at a time. Ctrl-C stops."


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (["--redis", "http://x"], "--redis: a bus is named redis://…, rediss://… or unix://…"),
        (["--redis", "redis://x", "--threads", "0"], "--threads: must be at least 1"),
        (["--redis", "redis://x:port"], "--redis: "),
    ],
    ids=["scheme", "threads", "port"],
)
def test_a_worker_is_told_what_is_wrong_with_its_command(
    wrong: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["worker", *wrong]) == 2
    assert capsys.readouterr().err.startswith(f"ziggurat: {line}")
