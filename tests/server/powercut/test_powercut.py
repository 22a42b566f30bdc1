"""Nothing is lost when the power goes: every acknowledged move is on the disk, whatever is not.

A server on SQLite plays with its writes, syncs and messages recorded. Then the power is cut after
many of these steps, in thought: the disk keeps what was synced and any pieces of what was not.
What is left must open, be whole, and hold all that had been promised when the power went.
"""

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from server.moving import Mover
from server.powercut.disk import Disk
from server.powercut.evenings import Evening, played
from server.powercut.trace import Kind, Promises, Step, messages
from server.running import Server
from server.stores import faults_in
from sizes import sized

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the recorder is loaded by Linux"),
]
MOVES, LIVES = sized(300, soak=1000), 2
CUTS = sized(30, soak=500)  # of each sort
ENOUGH = 10  # cuts of each sort, to find out a careless store
NOTHING = Counter[str]()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return played(tmp_path_factory.mktemp("evening"), LIVES, MOVES)


def cuts(evening: Evening, count: int, rng: random.Random) -> list[int]:
    """After how many steps the power goes: when something was just promised, while pages go from
    the log to their places, and at any time.
    """
    steps = list(enumerate(evening.steps, 1))
    promised = [number for number, step in steps if any(messages(step))]
    written = {step.file for _, step in steps if is_database(step)}
    moved = [n for n, step in steps if step.kind == Kind.WROTE and step.file in written]
    sorts = (promised, moved, range(len(steps) + 1))
    return sorted(cut for sort in sorts for cut in rng.sample(sort, min(count, len(sort))))


def is_database(step: Step) -> bool:
    return step.kind == Kind.OPENED and step.path.name == "games.sqlite"


def cut_at(
    evening: Evening, points: list[int], rng: random.Random
) -> Iterator[tuple[Path, Promises]]:
    """A folder as each cut may leave it, and what had been promised by then."""
    disk, promised = Disk(evening.server.data), Promises()
    for point in points:
        for step in evening.steps[disk.taken : point]:
            disk.take(step)
            promised.hear(step)
        left = evening.server.data.with_name(f"left after {point}")
        left.mkdir(exist_ok=True)
        disk.cut(left, rng)
        yield left, promised
        for path in left.iterdir():
            path.unlink()
        left.rmdir()


def broken(left: Path, promised: Promises, evening: Evening) -> list[str]:
    """What a cut has broken of what was promised."""
    database = left / "games.sqlite"
    if not database.exists():
        return [f"lost {id}, with the file" for id in promised.acknowledged]
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = [str(row) for row in connection.execute("PRAGMA integrity_check")]
            if found != ["('ok',)"]:
                return found
        return faults_in(f"sqlite:///{database}") + missing(database, promised, evening)
    except sqlite3.DatabaseError as error:
        return [f"unreadable: {error}"]


def missing(database: Path, promised: Promises, evening: Evening) -> list[str]:
    """Promised moves that are not there once, in their place and in their words."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT move_id, game, seq, move FROM events").fetchall()
        events = dict(connection.execute("SELECT id, events FROM games").fetchall())
    named = [(str(id).partition(":")[2], *rest) for id, *rest in rows]  # the server adds by whom
    stored, times = {id: tuple(rest) for id, *rest in named}, Counter(row[0] for row in named)
    noted = evening.acknowledged
    lost = [id for id in promised.acknowledged if stored.get(id) != noted[id]]
    twice = [id for id, count in times.items() if id and count > 1]
    behind = [table for table, seq in promised.shown.items() if events.get(table, 0) < seq]
    return [
        *(f"lost {id}" for id in lost),
        *(f"stored twice: {id}" for id in twice),
        *(f"shown and forgotten: {table}" for table in behind),
    ]


def all_broken(evening: Evening, count: int) -> Counter[str]:
    """How many of so many cuts of each sort broke something, by the first word of what it is."""
    rng, found = random.Random(1), Counter[str]()
    for left, promised in cut_at(evening, cuts(evening, count, rng), rng):
        found.update({fault.split()[0] for fault in broken(left, promised, evening)})
    return found


def test_the_recorder_misses_nothing(evening: Evening) -> None:
    disk, promised = Disk(evening.server.data), Promises()
    for step in evening.steps:
        disk.take(step)
        promised.hear(step)
    assert disk.whole() == {path: path.read_bytes() for path in evening.server.data.iterdir()}
    assert promised.acknowledged == evening.acknowledged.keys()
    assert len(promised.acknowledged) >= MOVES * LIVES
    assert sum(step.kind == Kind.SYNCED for step in evening.steps) > MOVES / 8


def test_a_power_cut_loses_no_acknowledged_move(evening: Evening) -> None:
    assert all_broken(evening, CUTS) == NOTHING


def test_people_play_on_after_a_power_cut(evening: Evening, tmp_path: Path) -> None:
    steps, server = evening.steps, evening.server
    last = max(number for number, step in enumerate(steps, 1) if any(messages(step)))
    left, _ = next(cut_at(evening, [last], random.Random(2)))
    live = [mover for mover in evening.movers if mover.shown and not mover.over]
    again = Server(f"sqlite:///{left}/games.sqlite", tmp_path)
    again.port = server.port
    again.start()
    try:
        asyncio.run(play_on(live, 3))
    finally:
        again.stop()
    assert [mover.refused for mover in live] == [[]] * len(live)
    command = [sys.executable, "-m", "ziggurat.cli", "verify", "--database", again.database]
    assert "0 differ" in subprocess.run(command, check=True, capture_output=True, text=True).stdout


async def play_on(movers: list[Mover], moves: int) -> None:
    """Everybody moves a few times more, from the position he saw last."""
    for mover in movers:
        before = mover.shown["seq"]
        async with mover.socket() as socket:
            await mover.greet(socket)
            assert mover.shown["seq"] == before
            for _ in range(moves):
                if not mover.over:
                    await mover.move(socket)


@pytest.mark.parametrize("careless", ["OFF", "NORMAL", "HASTY"])
def test_a_careless_store_is_found_out(careless: str, tmp_path: Path) -> None:
    evening = played(tmp_path, lives=1, moves=MOVES, careless=careless)
    assert all_broken(evening, ENOUGH)["lost"] > 0
