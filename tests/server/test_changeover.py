"""A server that begins uncompiled hands over to a compiled one while people play.

The kernels of this machine are used, but nothing says yet that they are whole: that is what a
server on a fresh machine finds out, in children, once it has compiled them.
"""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.buses import redis_at
from server.moving import Mover
from server.running import Client, Server, ask
from server.services import free_port
from server.stores import new_database
from ziggurat.compiled import places
from ziggurat.games import GAMES
from ziggurat.server.checking import check_games
from ziggurat.server.compiling import Compiling

TABLES = int(os.environ.get("ZIGGURAT_TABLES", "6"))


@pytest.fixture
def unmarked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with all kernels, and no word that they are all."""
    asyncio.run(Compiling(list(GAMES), lambda ready, of: None).run())
    kernels = tmp_path / "cache" / "ziggurat" / "kernels"
    for kernel in places.kernels().rglob("*.kernel"):
        copy = kernels / kernel.relative_to(places.kernels())
        copy.parent.mkdir(parents=True, exist_ok=True)
        os.link(kernel, copy)
    monkeypatch.setenv("ZIGGURAT_CACHE", str(tmp_path / "cache"))
    return kernels


@contextmanager
def beginning(database: str, folder: Path, *options: str) -> Iterator[Server]:
    """A server on a machine where nothing is known to be compiled."""
    server = Server(database, folder, *options)
    try:
        server.start()
        yield server
    finally:
        if server.alive():
            server.stop()


def is_ready(server: Server) -> bool:
    return bool(ask(server.url, "GET", "/api/readiness")[1]["ready"])


async def play_through(movers: list[Mover], server: Server) -> None:
    """Everybody moves until the compiled server has served for a while."""
    until = asyncio.Event()

    async def watch() -> None:
        while not await asyncio.to_thread(is_ready, server):
            assert server.alive(), server.said()
            await asyncio.sleep(0.2)
        served = [len(mover.acknowledged) for mover in movers]
        while any(
            len(mover.acknowledged) < before + 5 and not mover.over
            for mover, before in zip(movers, served, strict=True)
        ):
            await asyncio.sleep(0.1)
        until.set()

    await asyncio.gather(watch(), *(mover.play(until) for mover in movers))


def check_moves(mover: Mover) -> None:
    """Every acknowledged move is there once, where it was said to be."""
    turns = mover.client.update(mover.table, last=0)["turns"]
    stored = Counter(turn["seq"] for turn in turns)
    assert set(stored.values()) <= {1}
    assert sorted(stored) == list(range(1, len(turns) + 1))
    assert sorted(mover.acknowledged.values()) == sorted(set(mover.acknowledged.values()))
    assert set(mover.acknowledged.values()) <= set(stored)
    assert len(turns) - len(mover.acknowledged) in (0, 1)  # the last answer may not be heard
    assert mover.refused == []


def changed_over(database: str, folder: Path, *options: str) -> None:
    with beginning(database, folder, *options) as server:
        assert not is_ready(server)
        client = Client(server, "Ann")
        movers = [
            Mover(client, list(GAMES)[number % len(GAMES)], number) for number in range(TABLES)
        ]
        asyncio.run(play_through(movers, server))
        for mover in movers:
            check_moves(mover)
            assert mover.lines >= 2 or mover.over
        assert server.faults() == []
        said = server.said()
    assert "3 of 3 games" in said
    assert "All bots are ready." in said
    found = asyncio.run(check_games(database))
    assert (found.games, found.faults) == (TABLES, [])


def test_a_compiled_server_takes_over_and_no_move_is_lost(unmarked: Path, tmp_path: Path) -> None:
    changed_over(f"sqlite:///{tmp_path}/games.sqlite", tmp_path)


def test_several_processes_change_over_and_no_move_is_lost(
    unmarked: Path, tmp_path: Path, postgres_server: str
) -> None:
    port = free_port()
    with redis_at(port, tmp_path):
        shared = ("--redis", f"redis://127.0.0.1:{port}", "--workers", "2")
        changed_over(new_database(postgres_server), tmp_path, *shared)


def test_until_then_a_vizier_plays_for_a_king_and_says_so(unmarked: Path, tmp_path: Path) -> None:
    with beginning(f"sqlite:///{tmp_path}/games.sqlite", tmp_path) as server:
        ann = Client(server, "Ann")
        table = ann.create("china", 2, bots=1, level="king")
        first = ann.update(table)["seats"]
        while not is_ready(server):
            pass
        then = ann.update(table)["seats"]

    assert [(seat["level"], seat["playing"]) for seat in first] == [("", ""), ("king", "vizier")]
    assert [(seat["level"], seat["playing"]) for seat in then] == [("", ""), ("king", "")]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_compiles_ends_when_it_is_told_to(
    unmarked: Path, tmp_path: Path, number: int
) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.sqlite", tmp_path)
    server.start()
    assert server.process
    children = descendants(server.process.pid)
    server.process.send_signal(number)
    code = server.process.wait(30)

    assert code == (0 if number == signal.SIGTERM else 130)
    assert len(children) >= 2
    assert not [pid for pid in children if Path(f"/proc/{pid}").exists()]
    assert "Traceback" not in server.said()


def descendants(pid: int) -> list[int]:
    """All processes below this one."""
    below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [one for child in below for one in (int(child), *descendants(int(child)))]
