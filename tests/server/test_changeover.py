"""A server that begins uncompiled hands over to a compiled one while people play.

The kernels of this machine are used, but nothing says yet that they are whole: that is what a
server on a fresh machine finds out, in children, once it has compiled them.
"""

import asyncio
import os
import signal
from collections import Counter
from pathlib import Path

import pytest

from server.buses import redis_at
from server.fresh import descendants, is_ready, unmark
from server.moving import Mover, play_through
from server.running import Client, Server, serving
from server.services import free_port
from server.stores import faults_in, ready_database
from sizes import sized
from ziggurat.games import GAMES

TABLES = int(os.environ.get("ZIGGURAT_TABLES", "6"))
# Seconds between two moves: those that compile stand back for whoever moves without a pause.
PAUSE = sized(0.05, soak=0.0)


@pytest.fixture
def unmarked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A place with all kernels, and no word that they are all."""
    monkeypatch.setenv("ZIGGURAT_CACHE", str(unmark(tmp_path)))


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


def players_of(client: Client, table: str) -> list[tuple[str, str]]:
    """The level of every seat, and the one that plays for it if it is another."""
    return [(seat["level"], seat["playing"]) for seat in client.update(table)["seats"]]


def changed_over(database: str, folder: Path, *options: str) -> None:
    """Moves are made all the time, and at one table a vizier plays for a king until then."""
    with serving(database, folder, *options) as server:
        assert not is_ready(server)
        client = Client(server, "Ann")
        kings = client.create("china", 2, bots=1, level="king")
        assert players_of(client, kings) == [("", ""), ("king", "vizier")]
        movers = [
            Mover(client, list(GAMES)[number % len(GAMES)], number, PAUSE)
            for number in range(TABLES)
        ]
        asyncio.run(play_through(movers, server))
        assert players_of(client, kings) == [("", ""), ("king", "")]
        for mover in movers:
            check_moves(mover)
            assert mover.lines >= 2 or mover.over
        assert server.faults() == []
        said = server.said()
    assert "3 of 3 games" in said
    assert "All bots are ready." in said
    assert faults_in(database) == []


def test_a_compiled_server_takes_over_and_no_move_is_lost(unmarked: None, tmp_path: Path) -> None:
    changed_over(f"sqlite:///{tmp_path}/games.sqlite", tmp_path)


def test_several_processes_change_over_and_no_move_is_lost(
    unmarked: None, tmp_path: Path, postgres_server: str
) -> None:
    port = free_port()
    with redis_at(port, tmp_path):
        shared = ("--redis", f"redis://127.0.0.1:{port}", "--workers", "2")
        changed_over(ready_database(postgres_server), tmp_path, *shared)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_compiles_ends_when_it_is_told_to(
    unmarked: None, tmp_path: Path, number: int
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
