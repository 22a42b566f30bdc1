"""A real server in a process of its own, which can be killed, and clients that play there."""

import json
import random
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from server.services import free_port, listens
from ziggurat.server.runtime.app import build
from ziggurat.server.settings import LIMITS, NO_LIMITS, Settings

PATIENCE = 400.0  # seconds for a server to start, rules to compile included, or to answer
FAULT = re.compile('Traceback|"exception"|"level": "(error|critical)"')
UNLIMITED = [f"--limit={name}=off" for name in LIMITS]
HASTY = ("--pause", "0")  # nobody looks on
direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Server:
    """`ziggurat serve` on one port and one database, as often as it is started."""

    environment: dict[str, str] | None = None  # that of the tests

    def __init__(self, database: str, folder: Path, *options: str) -> None:
        self.port, self.database, self.options = (
            free_port(),
            database,
            [*UNLIMITED, *HASTY, *options],
        )
        self.log = folder / f"server {self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        place = ["--port", str(self.port), "--database", self.database, *self.options]
        return [sys.executable, "-m", "ziggurat.cli", "serve", *place]

    def start(self) -> None:
        """Run, and wait until it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, env=self.environment
            )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < end, f"the server does not answer: {self.said()}"
            time.sleep(0.02)

    def answers(self) -> bool:
        return listens(self.port) and ask(self.url, "GET", "/healthz")[0] == 200

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """The end that no program can prepare for."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """Run again where it ran before."""
        assert not self.alive()
        self.start()

    def stop(self) -> None:
        """Let it end by itself."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()

    def said(self) -> str:
        """All it wrote to its terminal."""
        return self.log.read_text(errors="replace")

    def faults(self, after: int = 0) -> list[str]:
        """The lines of its log that no server should write."""
        lines = self.said()[after:].splitlines()
        return [line for line in lines if FAULT.search(line)]


@contextmanager
def serving(database: str, folder: Path, *options: str) -> Iterator[Server]:
    """A server that runs until the end of the block, however often it is killed there."""
    server = Server(database, folder, *options)
    try:
        server.start()
        yield server
    finally:
        if server.alive():
            server.stop()


def ask(url: str, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
    """The status and the JSON of an answer."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, headers, method=method)
    try:
        with direct.open(request, timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refusal:
        with refusal:
            return refusal.code, json.load(refusal)


class Client:
    """A guest at a server, over HTTP and over sockets."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.token = ""
        self.token = self.done("POST", "/api/guest", {"name": name})["token"]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return ask(self.server.url, method, path, body, self.token)

    def done(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to what must not be refused."""
        status, answer = self.ask(method, path, body)
        assert status < 300, answer
        return answer

    def text(self, path: str) -> str:
        """A page that is no JSON."""
        with direct.open(self.server.url + path, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
            return text

    def create(self, game: str, seats: int, **wish: Any) -> str:
        """The name of a new table."""
        table: str = self.done("POST", "/api/tables", {"game": game, "seats": seats, **wish})[
            "table"
        ]
        return table

    def join(self, table: str) -> None:
        self.done("POST", f"/api/tables/{table}/join")

    def update(self, table: str, **query: int) -> Any:
        """The position as this client may see it."""
        words = "&".join(f"{name}={value}" for name, value in query.items())
        return self.done("GET", f"/api/tables/{table}?{words}")

    def choose(self, table: str, id: str, seq: int, move: str) -> tuple[int, Any]:
        return self.ask("POST", f"/api/tables/{table}/choose", {"id": id, "seq": seq, "move": move})

    def socket(self, **headers: str) -> ClientConnection:
        """A play socket, before its hello."""
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/socket",
            additional_headers={"Authorization": f"Bearer {self.token}", **headers},
            proxy=None,
            ping_interval=None,  # a slow machine is no fault
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
        )


def unlimited(folder: Path, address: str = "") -> Starlette:
    """A server in this process, on a fresh file, that lets everybody ask as often as he likes."""
    database = f"sqlite:///{folder}/games.sqlite"
    return build(Settings(database, limits=NO_LIMITS, address=address))


def composed(offers: list[dict[str, Any]], rng: random.Random) -> str:
    """One of the moves on offer, put together as a page does: the kind, then every argument."""
    offer = dict(rng.choice(offers))
    return " ".join(word for word in [offer.pop("kind"), *said(offer, rng)] if word)


def said(arguments: dict[str, Any], rng: random.Random) -> Iterator[str]:
    for value in arguments.values():
        if isinstance(value, dict):
            yield rng.choice(list(value["each"]))
        else:
            yield rng.choice(value) if isinstance(value, list) else value
