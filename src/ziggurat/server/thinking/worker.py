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

from ziggurat.bots.players.levels import is_player
from ziggurat.server.bus import Bus, QueuedJob
from ziggurat.server.telemetry.faults import fault
from ziggurat.server.thinking.jobs import Job, JobResult, think
from ziggurat.server.thinking.processes import ProcessLost, Runner, run_here
from ziggurat.server.thinking.shares import share_of

MOST_LOST = 8  # threads beyond those asked for, while lost ones still run
LONG = 120.0  # seconds for which a job is remembered as taken, or as given up
GRACE = 0.3  # seconds for thoughts under way when the worker stops
TOO_LONG, STOPPED = "too long", "the worker has stopped"
read_job = msgspec.msgpack.Decoder(Job).decode
write_result = msgspec.msgpack.Encoder().encode
log = structlog.get_logger()


class BotWorker:
    """So many threads for thoughts, and the task that fills them."""

    def __init__(self, bus: Bus, threads: int, run: Runner = run_here) -> None:
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
            elif queued := await self.bus.take(self.bus.turn, self.threads):
                self.begin(queued)

    def begin(self, queued: QueuedJob) -> None:
        """Let a job be thought about and answered, in a fair share of the time there is."""
        try:
            job = read_job(queued.body)
            if is_player(job.game, job.level):
                job = replace(job, share=share_of(job, queued))
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
        result = JobResult(job.id, failed=STOPPED)
        try:
            async with asyncio.timeout(job.seconds):
                result = await self.in_thread(job)
        except TimeoutError:
            result = JobResult(job.id, failed=TOO_LONG)
            log.warning("bot_too_slow", game=job.game, level=job.level, seconds=job.seconds)
        finally:
            self.bus.tell(job.reply, write_result(result))

    def in_thread(self, job: Job) -> "asyncio.Future[JobResult]":
        """Think in a new thread, which holds up nothing: not even the end of the program."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[JobResult] = loop.create_future()

        def finish(result: JobResult) -> None:
            self.running -= 1
            self.change.set()
            if not waiting.done():  # or it was written off
                waiting.set_result(result)

        def work() -> None:
            begun = time.thread_time()
            try:
                result = self.think(think, job)
            except ProcessLost as loss:
                result = JobResult(job.id, failed=str(loss))
            if not result.failed:
                result = replace(result, cpu=time.thread_time() - begun)
            with suppress(RuntimeError):  # the loop has closed, and nobody waits any more
                loop.call_soon_threadsafe(finish, result)

        threading.Thread(target=work, name="bot", daemon=True).start()
        self.running += 1
        return waiting
