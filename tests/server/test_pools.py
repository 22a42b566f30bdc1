"""Threads by purpose: who is slow to answer holds up himself, and nobody who signs in."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from argon2 import PasswordHasher

from ziggurat.server.notices import Crowded, Outbox
from ziggurat.server.people.passwords import Passwords

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PATIENCE = 300.0  # seconds; far more than any of it takes


def test_a_password_waits_for_no_other_work() -> None:
    async def story() -> None:
        gate, loop = threading.Event(), asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        busy = asyncio.create_task(asyncio.to_thread(gate.wait, PATIENCE))
        await asyncio.sleep(0)
        passwords = Passwords(CHEAP)

        kept = await asyncio.wait_for(passwords.hashed("correct horse"), PATIENCE / 3)

        assert await passwords.fits("correct horse", kept)
        assert not busy.done()
        gate.set()
        await busy

    asyncio.run(story())


def test_a_slow_receiver_holds_up_only_himself() -> None:
    async def story() -> None:
        outbox, gate, sent = Outbox(threads=2), threading.Event(), list[str]()
        begun = threading.Semaphore(0)

        def slow() -> None:
            begun.release()
            gate.wait(PATIENCE)
            sent.append("slow")

        waiting = [asyncio.create_task(outbox.send("Eve", slow)) for _ in range(5)]
        await asyncio.to_thread(begun.acquire)
        for _ in range(3):
            await asyncio.wait_for(outbox.send("Ann", sent.append, "quick"), PATIENCE / 3)

        assert sent == ["quick"] * 3
        assert not begun.acquire(blocking=False)  # only one of Eve's is under way
        gate.set()
        await asyncio.gather(*waiting)
        assert sent == ["quick"] * 3 + ["slow"] * 5
        assert not outbox.turns and not outbox.waiting
        outbox.close()

    asyncio.run(story())


@pytest.mark.parametrize(("most", "each"), [(3, 9), (9, 3)])
def test_what_waits_is_bounded(most: int, each: int) -> None:
    async def story() -> None:
        outbox, gate = Outbox(1, most, each), threading.Event()
        waiting = [asyncio.create_task(outbox.send("Eve", wait_for, gate)) for _ in range(3)]
        await asyncio.sleep(0)

        with pytest.raises(Crowded):
            await outbox.send("Eve", wait_for, gate)

        gate.set()
        await asyncio.gather(*waiting)
        await outbox.send("Eve", wait_for, gate)
        outbox.close()

    asyncio.run(story())


def wait_for(gate: threading.Event) -> None:
    gate.wait(PATIENCE)
