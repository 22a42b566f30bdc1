"""Bots at the tables: they are asked through the bus, and never hold up a game."""

import asyncio
import time
from collections.abc import Callable

import msgspec
import numpy as np
import structlog
from msgspec.structs import replace

from ziggurat.bots import BOTS, decide
from ziggurat.bots.levels import playing
from ziggurat.bots.warnings import CAREFUL
from ziggurat.core.errors import Refused
from ziggurat.core.state import copy
from ziggurat.server.bus import Bus
from ziggurat.server.jobs import Job, Thought, job_for
from ziggurat.server.metrics import BOT_FAILURES, BOT_SECONDS, count_thought
from ziggurat.server.tables import Table
from ziggurat.server.talking import let_bot_say
from ziggurat.server.timing import plays_by_itself
from ziggurat.server.warning import move_id, warnings_heard

SIMPLE = "random"
HARD_END = 15.0  # seconds of thought, whatever the level
PATIENCE = 60.0  # seconds for an answer, waiting for a free thread included
log = structlog.get_logger()


class Thinkers:
    """Asks whoever thinks for bots, here or elsewhere, one question a table at a time."""

    def __init__(
        self, bus: Bus, server: str, spoke: Callable[[Table, int], None], pause: float = 0.0
    ) -> None:
        self.bus, self.topic, self.pause = bus, f"thoughts:{server}", pause
        self.spoke = spoke  # tells other servers of a line of chat
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.asked: dict[str, asyncio.Future[Thought]] = {}
        self.claimed: set[str] = set()  # what we think about, and nobody else

    def open(self) -> None:
        self.stop = self.bus.follow(self.topic, self.hear)

    async def close(self) -> None:
        """Leave what is thought about to whoever serves next, at once and not when claims end."""
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for claim in self.claimed:
            await self.bus.release(claim)
        self.stop()

    def hear(self, body: bytes) -> None:
        """A thought has come; one that nobody waits for any more is dropped."""
        thought = msgspec.msgpack.decode(body, type=Thought)
        waiting = self.asked.get(thought.id)
        if waiting and not waiting.done():
            waiting.set_result(thought)

    def wake(self, table: Table) -> None:
        """Let the bot that is asked think, unless it does already."""
        if table.row.id not in self.busy and level_asked(table):
            task = asyncio.get_running_loop().create_task(self.play(table))
            self.busy[table.row.id] = task

    async def play(self, table: Table) -> None:
        """Decide for bots as long as bots are asked, unless another server does."""
        try:
            while level := level_asked(table):
                seat, seq = table.match.asked, table.seq
                claim = f"think:{table.row.id}:{seq}"
                if not await self.bus.claim(claim, PATIENCE):
                    return  # should that server die, the table is found by its deadline
                self.claimed.add(claim)
                begun = time.perf_counter()
                thought = await self.choice(table, seat, level)
                if has_people(table):
                    await asyncio.sleep(begun + self.pause - time.perf_counter())
                warns = thought.warns and await self.warn(table, seat, level)
                try:
                    await table.add("choose", seat, thought.move, move_id(seq + 1, warns), seq)
                except Refused as refusal:  # the table has moved on meanwhile
                    log.info("bot_refused", table=table.row.id, seq=seq, why=str(refusal))
                self.claimed.discard(claim)
        except Exception:
            log.exception("bot_gave_up", table=table.row.id, seq=table.seq)
        finally:
            del self.busy[table.row.id]

    async def warn(self, table: Table, seat: int, level: str) -> bool:
        """Say it aloud, once a turn, before the decision that remembers it is stored."""
        if warnings_heard(table, seat, level).just_now:
            return False
        self.spoke(table, (await let_bot_say(table, seat, CAREFUL)).n)
        return True

    async def choice(self, table: Table, seat: int, level: str) -> Thought:
        """A bot's decision; if it fails, a simple one decides."""
        warned = warnings_heard(table, seat, level).in_time
        asked = job_for(table.match, seat, playing(level), self.topic, HARD_END)
        job = replace(asked, warned=warned)
        begun = time.perf_counter()
        thought = await self.thought(job)
        BOT_SECONDS.labels(level).observe(time.perf_counter() - begun)
        if not thought.failed:
            count_thought(job.game, level, thought.cpu)
            return thought
        BOT_FAILURES.labels(level).inc()
        at = {"table": table.row.id, "level": level, "seq": table.seq}
        log.warning("bot_replaced", **at, why=thought.failed)
        game, dice = table.match.game, np.random.default_rng()
        number = decide(BOTS[SIMPLE], game, copy(table.match.state), seat, dice)
        return Thought(job.id, game.actions.words(number))

    async def thought(self, job: Job) -> Thought:
        """What comes of a job; at the latest when patience ends, that nothing did."""
        waiting = self.asked[job.id] = asyncio.get_running_loop().create_future()
        try:
            if not await self.bus.offer(msgspec.msgpack.encode(job)):
                return Thought(job.id, "", "nobody takes the question")
            return await asyncio.wait_for(waiting, PATIENCE)
        except TimeoutError:
            await self.bus.claim(job.claim, PATIENCE)  # should a worker still find it
            return Thought(job.id, "", "no answer")
        finally:
            del self.asked[job.id]


def level_asked(table: Table) -> str:
    """The level of the bot that is asked, or nothing."""
    return plays_by_itself(table.row.chairs[table.row.asked]) if table.is_live else ""


def has_people(table: Table) -> bool:
    """Whether anybody sits there who wants to follow; bots among themselves need not wait."""
    return any(chair.kind == "person" for chair in table.row.chairs)
