"""`ziggurat serve --open`: a free port, and the browser once somebody answers there."""

import socket
import threading
import webbrowser
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from server.services import free_port as some_port
from ziggurat.cli import showing


def test_a_port_that_is_taken_is_left_to_who_has_it() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]

        assert showing.free_port("127.0.0.1", taken) not in (0, taken)
    free = some_port()
    assert showing.free_port("127.0.0.1", free) == free


class Healthy(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/healthz" else 404)
        self.end_headers()

    def log_message(self, *words: object) -> None:
        """Say nothing."""


@pytest.fixture
def address() -> Iterator[str]:
    """Somebody who is well."""
    with HTTPServer(("127.0.0.1", 0), Healthy) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_the_browser_opens_when_the_server_answers(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    opened: list[str] = []

    def opening(url: str) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr("webbrowser.open", opening)

    monkeypatch.setattr(showing, "has_screen", lambda: False)
    assert not showing.open_when_ready(address)
    assert opened == []

    monkeypatch.setattr(showing, "has_screen", lambda: True)
    assert showing.open_when_ready(address)
    assert opened == [address]


def test_without_a_browser_or_a_server_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(url: str) -> bool:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr("webbrowser.open", nothing)
    monkeypatch.setattr(showing, "has_screen", lambda: True)
    monkeypatch.setattr(showing, "answers", lambda url: True)
    assert not showing.open_when_ready("http://127.0.0.1:1")

    monkeypatch.setattr(showing, "answers", lambda url: False)
    monkeypatch.setattr(showing, "PATIENCE", 0.0)
    assert not showing.open_when_ready("http://127.0.0.1:1")


def test_nobody_answers_at_a_free_port() -> None:
    assert not showing.answers(f"http://127.0.0.1:{some_port()}")
