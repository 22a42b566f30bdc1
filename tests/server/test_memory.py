"""What a server loads and holds: nothing that it does not need."""

import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from server.fresh import descendants
from server.running import serving
from server.stores import migrate_to
from ziggurat.core import jit
from ziggurat.server.settings import TOLD
from ziggurat.server.store.sqlite import connect, has_newest

MODULES = "\nimport sys\nprint(*sys.modules)"
SERVE = "from ziggurat.server.runtime.server import application, get_ready\nget_ready()"
SUPERVISE = """
import ziggurat.cli.serve, ziggurat.server.runtime.supervisor
from ziggurat.cli.narrating import Narrator
Narrator("http://127.0.0.1", opens=False, language="en").serving()
"""
# What only some servers need, or only those who train, chart or look after one.
ELSEWHERE = {
    *("sqlalchemy", "alembic", "asyncpg", "redis", "matplotlib", "ray", "torch", "rich"),
    *("ziggurat.bots.training", "ziggurat.bots.arena", "ziggurat.bots.bench", "ziggurat.research"),
    *("ziggurat.server.admin", "ziggurat.server.store.upgrade", "ziggurat.testing"),
}
LARGE = {"numpy", "numba", "llvmlite", "uvicorn", "starlette", "websockets", "ziggurat.games"}
# Megabytes of a server that is alone, on a database it has just made.
MOST = 130.0
MOST_WITHOUT_BOTS = 125.0  # where bots think elsewhere
MOST_RESIDENT = 190.0  # with what it maps of files

compiled = pytest.mark.skipif(jit.PLAIN, reason="a server that is not compiled is another one")


def loaded(program: str, database: Path) -> set[str]:
    """The modules a program has loaded, on this database."""
    told = f'{{"database": "sqlite:///{database}"}}'
    command = [sys.executable, "-c", program + MODULES]
    done = subprocess.run(
        command, env=os.environ | {TOLD: told}, check=True, stdout=subprocess.PIPE, text=True
    )
    return set(done.stdout.split())


@compiled
@pytest.mark.slow
def test_a_server_loads_nothing_that_others_need(tmp_path: Path) -> None:
    """Not even where its database is old: migrations are taken elsewhere, and are taken."""
    database = tmp_path / "games.sqlite"
    migrate_to("0001", database)

    assert not loaded(SERVE, database) & ELSEWHERE
    with closing(connect(database)) as connection:
        assert has_newest(connection)


@pytest.mark.slow
def test_whoever_supervises_loads_no_rules_and_no_server(tmp_path: Path) -> None:
    assert not loaded(SUPERVISE, tmp_path / "games.sqlite") & (ELSEWHERE | LARGE)


@compiled
@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
@pytest.mark.parametrize(("threads", "most"), [("1", MOST), ("0", MOST_WITHOUT_BOTS)])
def test_an_idle_server_is_small(threads: str, most: float, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/games.sqlite", tmp_path, "--threads", threads) as server:
        assert server.process
        family = [server.process.pid, *descendants(server.process.pid)]
        held = private(server.process.pid)
        seen = resident(server.process.pid)
    assert len(family) == 1
    assert held < most and seen < MOST_RESIDENT


def private(pid: int) -> float:
    """Megabytes of memory that a process has to itself."""
    pages = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(map(int, re.findall(r"^Private_\w+:\s+(\d+)", pages, re.MULTILINE))) / 1024


def resident(pid: int) -> float:
    """Megabytes that the system counts as a process's."""
    status = Path(f"/proc/{pid}/status").read_text()
    return sum(map(int, re.findall(r"^VmRSS:\s+(\d+)", status, re.MULTILINE))) / 1024
