"""Real servers for the tests, each our own: on a free loopback port, gone with the block."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 120.0  # seconds for a server to start, on a busy machine too
PORTS = range(12_000, 32_000)

# What would protect the data from a power cut; `powercut` cuts that of SQLite alone.
CARELESS = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """A fresh PostgreSQL; yields the URL of its server, to which the name of a database is added.

    Raises FileNotFoundError if it is not installed.
    """
    port = free_port()
    with new_cluster() as folder, postgres_at(folder, port, durable):
        yield f"postgresql://postgres@127.0.0.1:{port}"


@contextmanager
def new_cluster() -> Iterator[str]:
    """A folder in which a PostgreSQL may run, again and again."""
    with tempfile.TemporaryDirectory(prefix="ziggurat-postgres-") as folder:
        initdb = [f"{postgres_folder()}/initdb", "-D", f"{folder}/data", "-A", "trust"]
        subprocess.run(
            [*other_user(folder), *initdb, "-U", "postgres", "--no-sync", "--locale=C.UTF-8"],
            cwd=folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        yield folder


@contextmanager
def postgres_at(folder: str, port: int, durable: bool) -> Iterator[None]:
    """The PostgreSQL of this folder, on a port where it may have been before."""
    programs = postgres_folder()
    options = ["-p", str(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"]
    options += [] if durable else CARELESS
    ready = [f"{programs}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    with running(
        [*other_user(folder), f"{programs}/postgres", "-D", f"{folder}/data", *options],
        folder,
        lambda: subprocess.run(ready, check=False).returncode == 0,
    ):
        yield


@contextmanager
def redis() -> Iterator[str]:
    """A fresh Redis; yields its URL. Raises FileNotFoundError if it is not installed."""
    program, port = shutil.which("redis-server"), free_port()
    if program is None:
        raise FileNotFoundError("the tests need Redis (Debian: redis-server)")
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with (
        tempfile.TemporaryDirectory(prefix="ziggurat-redis-") as folder,
        running([program, *options], folder, lambda: listens(port)),
    ):
        yield f"redis://127.0.0.1:{port}/0"


@contextmanager
def running(command: Sequence[str], folder: str, answers: Callable[[], bool]) -> Iterator[None]:
    """A server that runs in this folder, from its first answer until the end of the block."""
    with open(f"{folder}/log", "a+b") as log:
        server = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
        try:
            end = time.monotonic() + PATIENCE
            while not answers():
                log.seek(0)
                assert server.poll() is None, log.read().decode()
                assert time.monotonic() < end, f"{command} does not answer"
                time.sleep(0.02)
            yield
        finally:
            server.send_signal(signal.SIGINT)  # to PostgreSQL: do not wait for those connected
            server.wait()


def postgres_folder() -> Path:
    """Where the programs of PostgreSQL are: on the path, or where Debian hides them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    hidden = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(hidden, key=lambda path: float(path.parts[-3]), default=None)
    if newest is None:
        raise FileNotFoundError("the tests need PostgreSQL (Debian: postgresql)")
    return newest.parent


def other_user(folder: str) -> list[str]:
    """What to put before a command, for PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return []
    postgres = pwd.getpwnam("postgres")
    os.chown(folder, postgres.pw_uid, postgres.pw_gid)
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]


def free_port() -> int:
    """A port that nobody uses now, nor takes by chance before we do, or while we are away.

    Whoever connects to somebody gets one of the higher ports from the system.
    """
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def listens(port: int) -> bool:
    """Whether somebody takes connections there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
