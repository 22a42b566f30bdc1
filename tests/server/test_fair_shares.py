"""Bots share the time fairly: nobody waits long, and whoever had to hurry is seen to have."""

import asyncio
from fractions import Fraction
from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from server.buses import PATIENCE, next_body, with_ends
from server.hubs import ANN, open_house
from server.stores import opened
from server.test_worker import begun
from ziggurat.bots.players.levels import player_of
from ziggurat.core.text import Message
from ziggurat.games import GAMES
from ziggurat.server.bus import OVERDUE, Bus, QueuedJob
from ziggurat.server.bus.job_queue import FairQueue
from ziggurat.server.play.updates import hurry, update
from ziggurat.server.tables import bots
from ziggurat.server.text import SERVER
from ziggurat.server.thinking.jobs import Job, job_for, think
from ziggurat.server.thinking.shares import SHARES, cost_of, share_of

KING = cost_of("tigris", "king")


class OwnClock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def king_job(game: str = "tigris", level: str = "king") -> Job:
    match = begun(GAMES[game], 6)
    return job_for(match, match.asked, level, "reply", 600.0, dice=np.random.default_rng(3))


def seconds_of(share: str) -> float:
    """How long a king of Tigris & Euphrates thinks with such a share."""
    return KING * float(Fraction(share or "1"))


@with_ends
async def test_people_take_turns_in_the_queue(one: Bus, other: Bus) -> None:
    for job in (b"Eve 1", b"Eve 2", b"Eve 3", b"Ann 1", b"Bob 1", b"Ann 2"):
        assert await one.offer(job, job.decode()[:3], 0.1)
    found = [await next_body(other, PATIENCE) for _ in range(6)]
    assert found == [b"Eve 1", b"Ann 1", b"Bob 1", b"Eve 2", b"Ann 2", b"Eve 3"]


@with_ends
async def test_whoever_takes_a_job_hears_how_long_the_queue_is(one: Bus, other: Bus) -> None:
    for job, cost in ((b"Eve", 0.15), (b"Eve", 0.4), (b"Ann", 0.5), (b"Bob", 0.0)):
        assert await one.offer(job, job.decode(), cost)
    found = [await other.take(PATIENCE, threads=3) for _ in range(4)]
    assert [(job.body, job.askers, round(job.owed, 6), job.threads) for job in found if job] == [
        (b"Eve", 2, 0.55, 3),
        (b"Ann", 2, 0.5, 3),
        (b"Bob", 1, 0.0, 3),
        (b"Eve", 1, 0.4, 3),
    ]
    assert all(job and job.waited >= 0 for job in found)


def test_what_is_overdue_goes_first() -> None:
    clock = OwnClock()
    queue = FairQueue(clock)
    for n in range(3):
        queue.offer(b"Eve %d" % n, "Eve", KING)
    clock.time = OVERDUE + 0.1
    queue.offer(b"Ann", "Ann", KING)
    found = [queue.take(1) for _ in range(4)]
    assert [job.body for job in found if job] == [b"Eve 0", b"Eve 1", b"Eve 2", b"Ann"]
    assert queue.take(1) is None


def test_without_a_queue_a_bot_has_all_its_time() -> None:
    for game in GAMES:
        for level in ("king", "vizier", "scribe", "apprentice"):
            job = king_job(game, level)
            alone = QueuedJob(b"", 0.0, 1, cost_of(game, level), 1)
            assert share_of(job, alone) == ""
            assert player_of(game, level).shortened(1.0) is player_of(game, level)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("slow", [1.0, 3.0], ids=["idle", "busy"])  # seconds for one of a processor
def test_fifty_kings_answer_in_time(threads: int, slow: float) -> None:
    """However often they are asked again, and whether they are one person's or fifty people's."""
    for people in (50, 1):
        clock, waits, shares = OwnClock(), list[float](), list[str]()
        queue, job = FairQueue(clock), king_job()
        for n in range(50):
            queue.offer(b"", f"{n % people}", KING)
        for n in range(400):
            found = queue.take(threads)
            assert found
            shares.append(share_of(job, found))
            clock.time += slow * (seconds_of(shares[-1]) or 0.002) / threads
            waits.append(found.waited + slow * seconds_of(shares[-1]))
            queue.offer(b"", f"{n % people}", KING)
        assert max(waits) < 3.0
        assert {*shares} <= {"0", *map(str, SHARES)}


def test_one_who_asks_for_much_takes_nothing_from_one_who_asks_for_little() -> None:
    clock = OwnClock()
    queue, job = FairQueue(clock), king_job()
    for _ in range(50):
        queue.offer(b"Eve", "Eve", KING)
    queue.offer(b"Ann", "Ann", KING)
    found = [queue.take(1) for _ in range(2)]
    assert [(job_.body, share_of(job, job_)) for job_ in found if job_] == [
        (b"Eve", "0"),
        (b"Ann", ""),
    ]


def test_a_share_of_the_time_is_a_share_of_the_thought() -> None:
    king = player_of("tigris", "king").budget
    half = player_of("tigris", "king").shortened(0.5).budget
    assert (half.simulations, half.seconds) == (king.simulations // 2, king.seconds / 2)
    job = king_job()
    assert think(replace(job, share="1/3")).thought == "1/3"
    vizier = replace(think(replace(job, level="vizier")), thought="vizier")
    assert think(replace(job, share="0")) == vizier


def test_who_had_to_hurry_is_stored_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"
    offered: list[tuple[str, float]] = []

    async def story() -> str:
        async with open_house(database, threads=0) as house:
            bus = house.hub.bus
            table = await house.table(ANN, seats=2, bots=1, level="king")
            while table.match.asked == 0:
                await house.choose(table, ANN)
            for share in ("1/3", "0"):
                while table.match.asked == 0:
                    await house.choose(table, ANN)
                seq = table.seq
                queued = await bus.take(PATIENCE)
                assert queued
                offered.append((share, queued.owed))
                job = msgspec.msgpack.decode(queued.body, type=Job)
                result = think(replace(job, share=share))
                bus.tell(job.reply, msgspec.msgpack.encode(result))
                while table.seq == seq:
                    await asyncio.sleep(0.005)
                shown = update(table, 0, "de", 0)
                wanted = SERVER.say(hurry("vizier" if share == "0" else share), "de")
                assert shown.turns[seq].note == wanted
                assert shown.seats[1].playing == ("vizier" if share == "0" else "")
        return table.row.id

    monkeypatch.setattr(bots, "HARD_END", 600.0)
    id = asyncio.run(story())
    assert [cost for _, cost in offered] == [KING, KING]

    async def kept() -> list[str]:
        async with opened(database) as store:
            return [e.thought for e in await store.events(id) if e.seat == 1]

    assert asyncio.run(kept()) == ["1/3", "vizier"]


def test_every_share_has_words_in_every_language() -> None:
    said = {
        SERVER.say(hurry(thought), language)
        for thought in (*map(str, SHARES), "vizier")
        for language in ("en", "fr", "de")
    }
    assert len(said) == 3 * (len(SHARES) + 1)
    assert SERVER.say(hurry("1/3"), "en") == "Others wait too: thought for a third of its time."
    assert hurry("vizier") == Message("played_by", {"level": "vizier"})
