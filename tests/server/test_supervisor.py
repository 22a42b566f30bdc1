"""Several processes of one server: slow ones are waited for, and a signal ends all of them at once.

Times are those that a machine with nothing else to do would take: what a process waits for a
processor is not counted.
"""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.buses import redis_at
from server.fresh import children, descendants, is_stopped
from server.running import Client, Server
from server.services import free_port
from server.stores import ready_database

pytestmark = pytest.mark.slow

LONGEST = 2.0  # seconds from a signal to the end
STANDSTILL = 6.0  # seconds for which a process gets nothing to do; others gave up after five
WORKERS = 2
GLANCE = 0.02
PROGRAM = b"ziggurat.server.runtime.child"


@pytest.fixture
def several(postgres_server: str, tmp_path: Path) -> Iterator[Server]:
    """A server of several processes that has not been started."""
    port = free_port()
    shared = ("--redis", f"redis://127.0.0.1:{port}", "--workers", str(WORKERS))
    server = Server(ready_database(postgres_server), tmp_path, *shared)
    with redis_at(port, tmp_path):
        yield server
        if server.alive():
            server.kill()


def begin(server: Server) -> list[int]:
    """Start it, and come back as soon as all its processes are born."""
    with server.log.open("ab") as log:
        server.process = subprocess.Popen(server.command(), stdout=log, stderr=log)
    return born(server, WORKERS)


def born(server: Server, count: int) -> list[int]:
    """The processes of a server, once there are so many.

    One that is not yet its own program would, if it is held, hold whoever starts it as well.
    """
    while len(found := own_programs(server)) < count:
        assert server.alive(), server.said()
        time.sleep(GLANCE)
    return found


def own_programs(server: Server) -> list[int]:
    assert server.process
    found = children(server.process.pid)
    return [pid for pid in found if PROGRAM in command_of(pid)]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""  # it has ended


def until_it_answers(server: Server) -> None:
    while not server.answers():
        assert server.alive(), server.said()
        time.sleep(GLANCE)


def until_all_serve(server: Server) -> None:
    """The address is told when every process answers, not only the first."""
    while "Ziggurat is at" not in server.said():
        assert server.alive(), server.said()
        time.sleep(GLANCE)


def hold(pids: list[int]) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    while not all(map(is_stopped, pids)):
        pass


def starved(pid: int) -> float:
    """Seconds for which a process could have run and got no processor."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0  # it has ended


def end_by(server: Server, number: int) -> float:
    """Seconds from a signal to the end of all, without those in which somebody was starved."""
    assert server.process
    family = [os.getpid(), server.process.pid, *descendants(server.process.pid)]
    before = {pid: starved(pid) for pid in family}
    waited = dict.fromkeys(family, 0.0)
    began = time.monotonic()
    server.process.send_signal(number)
    while server.alive():
        time.sleep(GLANCE)
        waited |= {pid: max(waited[pid], starved(pid) - before[pid]) for pid in family}
    took = time.monotonic() - began
    assert not [pid for pid in family[2:] if Path(f"/proc/{pid}").exists()]
    return took - sum(waited.values())


def test_a_process_that_gets_nothing_to_do_is_waited_for(several: Server) -> None:
    slow = begin(several)
    hold(slow[:1])
    time.sleep(STANDSTILL)
    assert children(several.process.pid) == slow  # type: ignore[union-attr]
    os.kill(slow[0], signal.SIGCONT)
    until_it_answers(several)

    Client(several, "Ann").create("babel", 2)
    assert children(several.process.pid) == slow  # type: ignore[union-attr]
    assert end_by(several, signal.SIGTERM) < LONGEST
    assert several.process and several.process.returncode == 0
    assert several.faults() == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_while_processes_are_born_ends_all(several: Server, number: int) -> None:
    begin(several)
    assert end_by(several, number) < LONGEST
    assert several.process and several.process.returncode == (130 if number == 2 else 0)
    assert several.faults() == []


def test_a_signal_ends_processes_that_cannot_hear_it(several: Server) -> None:
    hold(begin(several))
    assert end_by(several, signal.SIGTERM) < LONGEST
    assert several.faults() == []


def test_a_signal_while_one_is_replaced_ends_all(several: Server) -> None:
    first = begin(several)
    until_all_serve(several)
    os.kill(first[0], signal.SIGKILL)
    while "server_process_ended" not in several.said():
        assert several.alive(), several.said()
        time.sleep(GLANCE)
    second = born(several, WORKERS)

    assert set(second) - set(first)
    assert end_by(several, signal.SIGINT) < LONGEST
    assert several.process and several.process.returncode == 130
    assert several.faults() == []


def test_processes_end_with_whoever_started_them(several: Server) -> None:
    """Should it be killed, nobody serves on unsupervised."""
    family = begin(several)
    several.kill()
    while [pid for pid in family if is_running(pid)]:
        time.sleep(0.05)
    assert several.faults() == []


def is_running(pid: int) -> bool:
    """Whether a process is there and not merely remembered."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
