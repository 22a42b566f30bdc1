"""Sockets end: those that say nothing, and those that are too many."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from server.running import unlimited
from server.test_accounts import guest, new_table
from ziggurat.server.sockets import connection, room
from ziggurat.server.sockets.room import SocketRoom


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(unlimited(tmp_path), client=("192.0.2.1", 5)) as client:
        yield client


def opened(site: TestClient, token: str, stack: ExitStack) -> WebSocketTestSession:
    headers = {"Authorization": f"Bearer {token}"}
    return stack.enter_context(site.websocket_connect("/api/socket", headers=headers))


def code_of(socket: WebSocketTestSession) -> int:
    """With which code a socket is closed, after whatever it is told."""
    with pytest.raises(WebSocketDisconnect) as closed:
        while True:
            socket.receive_json()
    return closed.value.code


def test_a_socket_without_a_hello_is_closed(
    site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HELLO_TIME", 0.05)
    with ExitStack() as stack:
        assert code_of(opened(site, guest(site), stack)) == 4408


def test_a_socket_that_falls_silent_is_closed(
    site: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "SILENCE", 0.05)
    with ExitStack() as stack:
        ann = guest(site)
        socket = opened(site, ann, stack)
        socket.send_json({"type": "hello", "table": new_table(site, ann).rpartition("/")[2]})

        assert code_of(socket) == 4408


@pytest.mark.parametrize("name", ["MOST_BY_USER", "MOST_BY_ADDRESS"])
def test_there_is_room_for_so_many_and_again_when_one_leaves(
    site: TestClient, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(room, name, 2)
    ann, bob = guest(site), guest(site, "Bob")
    with ExitStack() as stack, ExitStack() as first:
        said = [opened(site, ann, first), opened(site, ann, stack)]
        for socket in said:
            socket.send_json({"type": "ping", "id": "1"})
            assert socket.receive_json()["code"] == "hello_first"
        assert code_of(opened(site, ann, stack)) == 4429
        third = opened(site, bob, stack)
        if name == "MOST_BY_ADDRESS":
            assert code_of(third) == 4429
        first.close()
        again = opened(site, ann, stack)
        again.send_json({"type": "ping", "id": "1"})
        if name == "MOST_BY_USER":
            assert again.receive_json()["code"] == "hello_first"


def test_a_place_is_given_back_and_nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_BY_ADDRESS", 1)
    places = SocketRoom()
    with places.taken("Ann", "192.0.2.1") as one, places.taken("Bob", "192.0.2.1") as other:
        assert (one, other) == (True, False)
    assert not places.open
    with places.taken("Ann", "192.0.2.1") as again:
        assert again
    with places.taken("Ann", "127.0.0.1") as one, places.taken("Bob", "127.0.0.1") as other:
        assert one and other
