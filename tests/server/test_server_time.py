"""Time only goes forward, and servers that share a store agree on it whatever their walls say."""

import time
from itertools import pairwise

import pytest

from server.stores import game, with_store
from ziggurat.server.store import Store
from ziggurat.server.tables.server_clock import ServerClock, clock_of

HOUR = 3600.0


async def set_by(clock: ServerClock, store: Store) -> float:
    """One round of a server; for how long it found that nobody ran."""
    reading = await clock.read(store, 10.0)
    clock.steer(reading)
    return reading.gap


async def deadline(store: Store) -> float:
    row = await store.game("live")
    assert row
    return row.deadline


@with_store
async def test_servers_whose_walls_differ_move_no_deadline(store: Store) -> None:
    here, there = ServerClock(), ServerClock(wall=lambda: time.time() + 15)
    await set_by(here, store)
    await store.add_game(game("live", status="live", since=here.now(), deadline=HOUR))
    for _ in range(20):
        assert await set_by(here, store) == 0.0
        assert await set_by(there, store) == 0.0

    assert await deadline(store) == HOUR
    before = await store.now()
    times = [here.now(), there.now()]
    for now in times:
        assert before - 5 < now < await store.now() + 5


@with_store
async def test_a_machine_that_was_suspended_catches_up_at_once(store: Store) -> None:
    asleep = 0.0
    clock = ServerClock(stopwatch=lambda: time.monotonic() - asleep)
    await set_by(clock, store)
    asleep = HOUR
    assert clock.now() >= await store.now() - HOUR - 5  # time does not go back meanwhile

    before = await store.now()
    await set_by(clock, store)
    assert clock.now() >= before


@with_store
async def test_a_wall_that_was_set_back_freezes_no_clock(store: Store) -> None:
    """The server ran until an hour later than its wall says now."""
    late = time.time() + HOUR
    await store.wake_up(10.0, late)
    clock = ServerClock()

    assert await set_by(clock, store) == 0.0
    first = clock.now()
    assert first >= late
    for _ in range(3):
        await set_by(clock, store)
        assert clock.now() >= first
    assert (await clock_of(store)).now() >= first
    begun, at = time.monotonic(), clock.now()
    while clock.now() - at < 0.05:
        assert time.monotonic() - begun < 60


@pytest.mark.slow
@with_store
async def test_time_that_is_ahead_melts_and_never_goes_back(store: Store) -> None:
    await store.wake_up(10.0, 10_000.0)
    seen = [(await store.wake_up(10.0, 9_000.0 + second)).now for second in range(0, 30_000, 5)]

    assert seen[0] == 10_000.0
    assert all(earlier < later for earlier, later in pairwise(seen))
    assert seen[-1] == 9_000.0 + 29_995


@with_store
async def test_clocks_are_given_the_time_when_nobody_ran_after_a_wall_was_set_back(
    store: Store,
) -> None:
    await store.wake_up(10.0, 10_000.0)
    await store.add_game(game("live", status="live", since=9_990.0, deadline=10_100.0))
    assert (await store.wake_up(10.0, 5_000.0)).now == 10_000.0
    waking = await store.wake_up(10.0, 5_100.0)
    assert 90 < waking.gap <= 100
    assert await deadline(store) == 10_100.0 + waking.gap
