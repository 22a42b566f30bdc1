"""A real server on loopback for the load bench: started, measured from outside, ended."""

import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median

SERVE_OPTIONS = [f"--limit={name}=off" for name in ("guest", "login", "create", "ask", "message")]
PATIENCE = 180.0  # seconds to start: rules that are not compiled yet need some of them
FAREWELL = 10.0  # seconds to end by itself
FILES = 4096  # that either side may have open: two thousand sockets and some more
FLUSHES = 50
TICKS = os.sysconf("SC_CLK_TCK")
# A proxy that is set for the outside would only be in the way here.
direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Failed(Exception):
    """Something that ends the bench, in a sentence for its reader."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs, and the folder with its database and what it says."""

    process: subprocess.Popen[bytes]
    port: int
    folder: Path

    def cpu(self) -> float:
        """Seconds of user and system time, over all threads and processes."""
        self.told("stat")
        return sum(map(cpu_of, family(self.process.pid)))

    def rss(self) -> float:
        """Megabytes in memory."""
        pages = int(self.told("statm").split()[1])
        return pages * resource.getpagesize() / 1e6

    def told(self, name: str) -> str:
        """What the system knows about the process. Raises Failed once it is gone."""
        if self.process.poll() is not None:
            raise Failed(self.plight())
        return Path(f"/proc/{self.process.pid}/{name}").read_text()

    def plight(self) -> str:
        """How the server is, and the end of what it wrote to its terminal."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1)  # who is just dying is not called alive
        code = self.process.poll()
        state = "runs" if code is None else f"ended with {code}"
        wrote = (self.folder / "log").read_text(errors="replace")[-2000:].strip()
        return f"the server {state} and said: {wrote or 'nothing'}"


def family(pid: int) -> list[int]:
    """A process and all below it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


def cpu_of(pid: int) -> float:
    """Seconds that the scheduler gave to the threads of a process, to the nanosecond."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(told.read_text().split()[0]) for told in threads) / 1e9


@contextmanager
def serving(*options: str, python: str = sys.executable, database: str = "") -> Iterator[Server]:
    """A fresh server on a fresh database, with full durability, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-load-") as name:
        database = database or f"sqlite:///{Path(name) / 'load.sqlite'}"
        command = [python, "-m", "ziggurat.cli", "serve", "--database", database]
        port = free_port()
        command += ["--port", str(port), *SERVE_OPTIONS, *options]
        with running(command, port, Path(name)) as server:
            yield server


@contextmanager
def floor(*options: str) -> Iterator[Server]:
    """A server that knows no game, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-load-") as name:
        port, program = free_port(), Path(__file__).with_name("floor_server.py")
        command = [sys.executable, str(program), str(port), *options]
        with running(command, port, Path(name)) as server:
            yield server


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[Server]:
    """A server from its first answer to the end of the block."""
    allow_files()
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    server = Server(process, port, folder)
    try:
        wait_for(server)
        yield server
    finally:
        end(process)


def allow_files() -> None:
    """Let this process, and so the server it starts, hold thousands of sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < FILES:
        raise Failed(f"{FILES} open files are needed, and the system allows {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, FILES), hard))


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(server: Server) -> None:
    """Until it answers. Raises Failed if it never does."""
    end = time.monotonic() + PATIENCE
    while not answers(server.port):
        server.told("stat")
        if time.monotonic() > end:
            raise Failed(f"no answer: {server.plight()}")
        time.sleep(0.05)


def answers(port: int) -> bool:
    try:
        with direct.open(f"http://127.0.0.1:{port}/healthz", timeout=FAREWELL):
            return True
    except (urllib.error.URLError, OSError):
        return False


def end(process: subprocess.Popen[bytes]) -> None:
    """Ask it to end, and do not ask for long."""
    process.terminate()
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def flush_ms(folder: Path) -> float:
    """Milliseconds that the disk takes to keep one page for good, without a server."""
    took = []
    with (folder / "flush").open("wb", buffering=0) as file:
        for _ in range(FLUSHES):
            before = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            took.append(time.perf_counter() - before)
    return 1000 * median(took)


def yardstick_ms() -> float:
    """CPU milliseconds of a fixed piece of Python: how fast this machine is just now."""
    took = []
    for _ in range(5):
        before, table = time.process_time(), {}
        for i in range(200_000):
            table[i & 1023] = (i, str(i))
        took.append(time.process_time() - before)
    return 1000 * median(took)
