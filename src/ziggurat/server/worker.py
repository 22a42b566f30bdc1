"""The worker: takes jobs from the bus and lets bots think, with a hard end for every thought.

It runs in the process of a server or in one of its own. A thread cannot be stopped from
outside, so a thought that overruns is written off: its asker hears so at once, another thread
may begin, and whatever the lost one still says is not listened to.
"""

import asyncio
import threading
import time
from contextlib import suppress

import msgspec
import structlog
from msgspec.structs import replace

from ziggurat.server.apart import Lost, Run, here
from ziggurat.server.bus import Bus
from ziggurat.server.faults import fault
from ziggurat.server.jobs import Job, Thought, think

MOST_LOST = 8  # threads beyond those asked for, while lost ones still run
LONG = 120.0  # seconds for which a job is remembered as taken, or as given up
GRACE = 0.3  # seconds for thoughts under way when the worker stops
TOO_LONG, STOPPED = "too long", "the worker has stopped"
read_job = msgspec.msgpack.Decoder(Job).decode
write_thought = msgspec.msgpack.Encoder().encode
log = structlog.get_logger()


class Worker:
    """So many threads for thoughts, and the task that fills them."""

    def __init__(self, bus: Bus, threads: int, run: Run = here) -> None:
        self.bus, self.threads, self.think = bus, threads, run
        self.answers: set[asyncio.Task[None]] = set()  # one for each thought awaited
        self.running = 0  # threads, lost ones included
        self.stopping = False
        self.change = asyncio.Event()
        self.task: asyncio.Task[None]

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self, grace: float = GRACE) -> None:
        """Take no more jobs, and finish the thoughts under way; after a while, give them up."""
        self.stopping = True
        self.change.set()
        await self.task
        if self.answers:
            await asyncio.wait(self.answers, timeout=grace)
        for answer in self.answers:
            answer.cancel()
        if self.answers:
            await asyncio.wait(self.answers)

    def has_room(self) -> bool:
        """Whether a thread is free; too many lost ones leave none until one of them ends."""
        return len(self.answers) < self.threads and self.running < self.threads + MOST_LOST

    async def run(self) -> None:
        """Take a job whenever a thread is free."""
        while not self.stopping:
            if not self.has_room():
                self.change.clear()
                await self.change.wait()
            elif body := await self.bus.take(self.bus.turn):
                self.begin(body)

    def begin(self, body: bytes) -> None:
        """Let a job be thought about and answered."""
        try:
            job = read_job(body)
        except msgspec.MsgspecError as error:
            log.error("job_unreadable", fault=fault(error))
            return
        answer = asyncio.create_task(self.answer(job))
        self.answers.add(answer)
        answer.add_done_callback(self.end)

    def end(self, answer: asyncio.Task[None]) -> None:
        self.answers.discard(answer)
        self.change.set()

    async def answer(self, job: Job) -> None:
        """Tell what the bot decides, or that it does not; nothing, if nobody waits any more."""
        if not await self.bus.claim(job.claim, LONG):
            return
        thought = Thought(job.id, failed=STOPPED)
        try:
            async with asyncio.timeout(job.seconds):
                thought = await self.in_thread(job)
        except TimeoutError:
            thought = Thought(job.id, failed=TOO_LONG)
            log.warning("bot_too_slow", game=job.game, level=job.level, seconds=job.seconds)
        finally:
            self.bus.tell(job.reply, write_thought(thought))

    def in_thread(self, job: Job) -> "asyncio.Future[Thought]":
        """Think in a new thread, which holds up nothing: not even the end of the program."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[Thought] = loop.create_future()

        def finish(thought: Thought) -> None:
            self.running -= 1
            self.change.set()
            if not waiting.done():  # or it was written off
                waiting.set_result(thought)

        def work() -> None:
            begun = time.thread_time()
            try:
                thought = self.think(think, job)
            except Lost as loss:
                thought = Thought(job.id, failed=str(loss))
            if not thought.failed:
                thought = replace(thought, cpu=time.thread_time() - begun)
            with suppress(RuntimeError):  # the loop has closed, and nobody waits any more
                loop.call_soon_threadsafe(finish, thought)

        threading.Thread(target=work, name="bot", daemon=True).start()
        self.running += 1
        return waiting
