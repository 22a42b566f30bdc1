"""Bots at the tables: they are asked through the bus, and never hold up a game."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import msgspec
import numpy as np
import structlog
from msgspec.structs import replace

from ziggurat.bots import decide
from ziggurat.bots.players.levels import playing
from ziggurat.bots.players.player import AT_RANDOM
from ziggurat.bots.players.styles import spelled
from ziggurat.bots.players.warnings import CAREFUL
from ziggurat.core.errors import Refused, Stale
from ziggurat.core.state import AnyState, copy
from ziggurat.server.bus import Bus
from ziggurat.server.store import Unreachable
from ziggurat.server.tables.bot_warnings import move_id, warnings_heard
from ziggurat.server.tables.chairs import plays_by_itself
from ziggurat.server.tables.chat import let_bot_say
from ziggurat.server.tables.table import Intent, Table
from ziggurat.server.telemetry.metrics import BOT_FAILURES, BOT_SECONDS, count_thought
from ziggurat.server.thinking.jobs import Job, JobResult, job_for
from ziggurat.server.thinking.shares import cost_of

HARD_END = 15.0  # seconds of thought, whatever the level
PATIENCE = 60.0  # seconds for an answer, waiting for a free thread included
GLANCE = 1.0  # seconds until we look again whether whoever thinks elsewhere still lives
log = structlog.get_logger()


class TableBots:
    """Lets bots decide at tables: asks a worker, here or elsewhere, one question a table."""

    def __init__(
        self, bus: Bus, server: str, announce_chat: Callable[[Table, int], None], pause: float = 0.0
    ) -> None:
        self.bus, self.topic, self.pause = bus, f"thoughts:{server}", pause
        self.announce_chat = announce_chat  # tells other servers of a line of chat
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.later: dict[str, asyncio.TimerHandle] = {}  # tables we look at again
        self.asked: dict[str, asyncio.Future[JobResult]] = {}
        self.claimed: set[str] = set()  # what we think about, and nobody else
        self.jobs: dict[str, Job] = {}  # by table: what is asked of a worker just now

    def open(self) -> None:
        self.stop = self.bus.follow(self.topic, self.hear)

    async def close(self) -> None:
        """Leave what is thought about to whoever serves next, at once and not when claims end."""
        for timer in self.later.values():
            timer.cancel()
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for claim in self.claimed:
            await self.bus.release(claim)
        self.stop()

    def hear(self, body: bytes) -> None:
        """A result has come; one that nobody waits for any more is dropped."""
        result = msgspec.msgpack.decode(body, type=JobResult)
        waiting = self.asked.get(result.id)
        if waiting and not waiting.done():
            waiting.set_result(result)

    def wake(self, table: Table, again: bool = False) -> None:
        """Let the bot that is asked think, unless it does already."""
        if table.row.id not in self.busy and level_asked(table):
            task = asyncio.get_running_loop().create_task(self.play(table, again))
            self.busy[table.row.id] = task

    def wake_later(self, table: Table) -> None:
        """Look again soon, should whoever was to decide not do it."""
        id = table.row.id

        def look() -> None:
            del self.later[id]
            self.wake(table, again=True)

        if id not in self.later:
            self.later[id] = asyncio.get_running_loop().call_later(GLANCE, look)

    def is_busy(self, id: str) -> bool:
        """Whether a table is thought about, or will be looked at again."""
        return id in self.busy or id in self.later

    async def play(self, table: Table, again: bool) -> None:
        """Decide for bots as long as bots are asked, unless another server does."""
        try:
            if again:
                await table.refresh()  # whoever was to decide may have done so
            while level := level_asked(table):
                seat, position = table.match.asked, table.match.state
                claim = f"think:{table.row.id}:{table.question}"
                if not await self.bus.claim(claim, PATIENCE):
                    self.wake_later(table)  # should that server die, its claim is void
                    return
                self.claimed.add(claim)
                await self.decide(table, seat, position, level)
                self.claimed.discard(claim)
        except Unreachable as error:
            log.warning("bot_not_stored", table=table.row.id, seq=table.seq, why=str(error))
            self.claimed.discard(claim)
            await self.bus.release(claim)
            self.wake_later(table)  # the store may be back by then
        except Exception:
            log.exception("bot_gave_up", table=table.row.id, seq=table.seq)
        finally:
            del self.busy[table.row.id]

    async def call_off(self, table: Table) -> bool:
        """Whether a bot was asked here that had not begun to think; then it does not begin."""
        id = table.row.id
        job, task = self.jobs.get(id), self.busy.get(id)
        if job is None or task is None or not await self.bus.claim(job.claim, PATIENCE):
            return False
        task.cancel()
        await asyncio.wait([task])
        for claim in [c for c in self.claimed if c.startswith(f"think:{id}:")]:
            self.claimed.discard(claim)
            await self.bus.release(claim)
        return True

    async def decide(self, table: Table, seat: int, position: AnyState, level: str) -> None:
        """One decision, stored unless the table has moved on. Raises Unreachable."""
        begun = time.perf_counter()
        result = await self.choice(table, seat, level)
        if has_people(table):
            await asyncio.sleep(begun + self.pause - time.perf_counter())
        warns = result.warns and await self.warn(table, seat, level)
        try:
            await table.decide(partial(answer, seat, position, result, warns))
        except Refused as refusal:  # the table has moved on meanwhile
            log.info("bot_refused", table=table.row.id, seq=table.seq, why=str(refusal))

    async def warn(self, table: Table, seat: int, level: str) -> bool:
        """Say it aloud, once a turn, before the decision that remembers it is stored."""
        if warnings_heard(table, seat, level).just_now:
            return False
        self.announce_chat(table, (await let_bot_say(table, seat, CAREFUL)).n)
        return True

    async def choice(self, table: Table, seat: int, level: str) -> JobResult:
        """A bot's decision; if it fails, a simple one decides."""
        warned = warnings_heard(table, seat, level).in_time
        asked = job_for(table.match, seat, playing(level), self.topic, HARD_END)
        job = replace(asked, warned=warned)
        begun = time.perf_counter()
        self.jobs[table.row.id] = job
        try:
            result = await self.result(job, asker_at(table))
        finally:
            del self.jobs[table.row.id]
        BOT_SECONDS.labels(level).observe(time.perf_counter() - begun)
        if not result.failed:
            count_thought(job.game, level, result.cpu, result.thought)
            return replace(result, thought=result.thought or instead_of(level))
        BOT_FAILURES.labels(level).inc()
        at = {"table": table.row.id, "level": level, "seq": table.seq}
        log.warning("bot_replaced", **at, why=result.failed)
        game, dice = table.match.game, np.random.default_rng()
        number = decide(AT_RANDOM, game, copy(table.match.state), seat, dice)
        return JobResult(job.id, game.actions.words(number))

    async def result(self, job: Job, who: str) -> JobResult:
        """What comes of a job; at the latest when patience ends, that nothing did."""
        waiting = self.asked[job.id] = asyncio.get_running_loop().create_future()
        try:
            if not await self.offer(job, who):
                return JobResult(job.id, "", "nobody takes the question")
            async with asyncio.timeout(PATIENCE):
                return await self.whoever_lives(job, who, waiting)
        except TimeoutError:
            await self.bus.claim(job.claim, PATIENCE)  # should a worker still find it
            return JobResult(job.id, "", "no answer")
        finally:
            del self.asked[job.id]

    async def offer(self, job: Job, who: str) -> bool:
        body = msgspec.msgpack.encode(job)
        return await self.bus.offer(body, who, cost_of(job.game, job.level))

    async def whoever_lives(
        self, job: Job, who: str, waiting: "asyncio.Future[JobResult]"
    ) -> JobResult:
        """The answer, of another worker if the one that took the job has died over it."""
        while not (await asyncio.wait([waiting], timeout=GLANCE))[0]:
            if await self.bus.abandoned(job.claim):
                await self.bus.claim(job.claim, PATIENCE)
                await self.bus.release(job.claim)
                await self.offer(job, who)
        return waiting.result()


def answer(
    seat: int, position: AnyState, result: JobResult, warns: bool, table: Table
) -> list[Intent]:
    """A bot's decision, if its seat is still asked on the position it thought about.

    Raises Stale. Who came and went meanwhile is no part of a position.
    """
    if table.match.state is not position or not plays_by_itself(table.row.chairs[seat]):
        raise Stale("stale")
    id = move_id(table.seq + 1, warns)
    return [Intent("choose", seat, result.move, id, thought=result.thought)]


def level_asked(table: Table) -> str:
    """The level of the bot that is asked, or nothing."""
    return plays_by_itself(table.row.chairs[table.row.asked]) if table.is_live else ""


def instead_of(level: str) -> str:
    """The level that plays in the place of this one as long as rules are uncompiled."""
    return spelled(playing(level))[0] if playing(level) != level else ""


def asker_at(table: Table) -> str:
    """Whose a bot's thought is: the person who plays there, or the one who made the table."""
    people = (c.user for c in table.row.chairs if c.kind == "person" and not c.stand_in)
    return next(people, table.row.owner)


def has_people(table: Table) -> bool:
    """Whether anybody sits there who wants to follow; bots among themselves need not wait."""
    return any(chair.kind == "person" for chair in table.row.chairs)
