"""Real web servers on loopback that take posts, some that behave badly, and a notice to post."""

import json
import os
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from ziggurat.server.notices import Notice

NOTICE = Notice(
    "t7", "Tigris & Euphrates", "Zoë", "en", "How many temples do you add?", "https://z.example/t7"
)
INJECTED = "Zoë\r\nBcc: eve@evil.example\n\nBuy\u2028now\x00\u202e"
NAME = "club.example"  # the one to which the certificate belongs


class Post(NamedTuple):
    """What came in at a web server."""

    path: str
    headers: dict[str, str]
    body: Any


class Web(HTTPServer):
    """Answers every post in the same way, and keeps it."""

    def __init__(self, status: int, headers: dict[str, str]) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.status, self.headers = status, headers
        self.posts: list[Post] = []
        self.names: list[str | None] = []  # that were asked for in TLS

    def encrypt(self, context: ssl.SSLContext) -> None:
        context.sni_callback = lambda _, name, __: self.names.append(name)
        self.socket = context.wrap_socket(self.socket, server_side=True)


class Taker(BaseHTTPRequestHandler):
    """One post."""

    server: Web

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posts.append(Post(self.path, dict(self.headers), json.loads(body)))
        self.send_response(self.server.status)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Tests are quiet."""


@contextmanager
def web_server(
    status: int = 204, context: ssl.SSLContext | None = None, **headers: str
) -> Iterator[Web]:
    """A web server until the end of the block."""
    with Web(status, headers) as server:
        if context:
            server.encrypt(context)
        thread = threading.Thread(target=server.serve_forever, args=[0.01])
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def speaking(said: bytes, pause: float = 0.0) -> Iterator[int]:
    """A server that says its words one byte at a time, then nothing for ever; yields its port."""
    over = threading.Event()

    def speak() -> None:
        line, _ = ear.accept()
        with line:
            for byte in said:
                line.sendall(bytes([byte]))
                if over.wait(pause):
                    return
            over.wait()

    with socket.create_server(("127.0.0.1", 0)) as ear:
        thread = threading.Thread(target=speak)
        thread.start()
        try:
            yield ear.getsockname()[1]
        finally:
            over.set()
            thread.join()


@contextmanager
def named(*answers: str) -> Iterator[None]:
    """NAME leads to these addresses: each look-up gets the next answer, the last one for ever."""
    waiting, look_up = list(answers), socket.getaddrinfo

    def found(host: str, port: int, *asked: Any, **options: Any) -> Any:
        if host != NAME:
            return look_up(host, port, *asked, **options)
        answer = waiting.pop(0) if len(waiting) > 1 else waiting[0]
        addresses = answer.split()
        return [place for a in addresses for place in look_up(a, port, *asked, **options)]

    with mock.patch.object(socket, "getaddrinfo", found):
        yield


@contextmanager
def club(folder: Path, trusted: bool = True) -> Iterator[ssl.SSLContext]:
    """NAME leads to loopback; yields the encryption of a server there, with a certificate."""
    certificate = make_certificate(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    trust = {"SSL_CERT_FILE": str(certificate)} if trusted else {}
    with named("127.0.0.1"), mock.patch.dict(os.environ, trust):
        yield context


def make_certificate(folder: Path) -> Path:
    """A fresh certificate for NAME that nobody trusts yet, and its key, in one file."""
    program, path = shutil.which("openssl"), folder / "certificate.pem"
    if program is None:
        raise FileNotFoundError("the tests need OpenSSL's program (Debian: openssl)")
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout"]
    uses = ["keyUsage=digitalSignature,keyCertSign", f"subjectAltName=DNS:{NAME}"]
    extensions = [word for use in uses for word in ("-addext", use)]
    made = subprocess.run(
        [
            program,
            "req",
            "-x509",
            *key,
            str(path),
            "-days",
            "2",
            "-subj",
            f"/CN={NAME}",
            *extensions,
        ],
        check=True,
        capture_output=True,
    )
    path.write_bytes(path.read_bytes() + made.stdout)
    return path
