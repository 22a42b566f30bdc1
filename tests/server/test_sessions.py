"""Sessions: they grow old, are signed out one by one, and no socket outlives its own."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from server.buses import redis_at
from server.hubs import StandingClock
from server.services import free_port
from server.test_accounts import CHEAP, OTHER, SECRET, account, get, guest, login, new_table, post
from ziggurat.server.people.passwords import Passwords
from ziggurat.server.people.sessions import COOKIE
from ziggurat.server.runtime.app import build
from ziggurat.server.settings import NO_LIMITS, Settings

DAY = 24 * 3600.0


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


def application(folder: Path, clock: StandingClock, **settings: Any) -> Starlette:
    app = build(Settings(f"sqlite:///{folder}/games.sqlite", limits=NO_LIMITS, **settings), clock)
    app.state.sessions.passwords = Passwords(CHEAP)
    return app


@pytest.fixture
def app(tmp_path: Path, clock: StandingClock) -> Starlette:
    return application(tmp_path, clock)


@pytest.fixture
def site(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        yield client


# How long they last.


@pytest.mark.parametrize(("enter", "days"), [(account, 90), (guest, 365)])
def test_a_session_nobody_uses_ends_and_one_that_is_used_goes_on(
    site: TestClient, clock: StandingClock, enter: Callable[[TestClient], str], days: int
) -> None:
    token = enter(site)
    for _ in range(3):
        clock.pass_by((days - 1) * DAY)
        get(site, "/api/me", token)

    clock.pass_by((days + 1) * DAY)

    get(site, "/api/me", token, 401)


def test_a_guest_is_never_forgotten_while_he_sits_at_a_live_table(
    site: TestClient, clock: StandingClock
) -> None:
    ann, bob, eve = guest(site), guest(site, "Bob"), guest(site, "Eve")
    table = new_table(site, ann)
    post(site, f"{table}/join", {}, bob)

    clock.pass_by(800 * DAY)

    assert get(site, table, bob)["seat"] == 1
    get(site, "/api/me", eve, 401)


def test_an_account_is_not_kept_open_by_a_table(site: TestClient, clock: StandingClock) -> None:
    ann, bob = account(site), guest(site, "Bob")
    post(site, f"{new_table(site, ann)}/join", {}, bob)

    clock.pass_by(91 * DAY)

    get(site, "/api/me", ann, 401)
    assert login(site, "Ann", SECRET)["name"] == "Ann"


def test_the_cookie_of_who_comes_often_lasts_as_long_as_the_session(
    site: TestClient, clock: StandingClock
) -> None:
    site.post("/api/guest", json={"name": "Ann"})
    assert "set-cookie" not in site.get("/api/me").headers

    clock.pass_by(2 * DAY)

    said = site.get("/api/me").headers["set-cookie"].lower()
    assert f"max-age={365 * 24 * 3600}" in said and "httponly" in said
    assert "set-cookie" not in site.get("/api/me").headers


def test_a_token_of_older_days_is_good_for_a_while_and_becomes_a_session(
    app: Starlette, site: TestClient, clock: StandingClock
) -> None:
    ids = [get(site, "/api/me", enter(site))["user"] for enter in (guest, account)]
    old = [app.state.sessions.signer.dumps([user, 0]) for user in ids]
    for token in old:
        get(site, "/api/me", token)

    site.cookies.set(COOKIE, old[0])
    fresh = site.get("/api/me").cookies[COOKIE]
    site.cookies.clear()
    clock.pass_by(91 * DAY)
    get(site, "/api/me", old[1], 401)
    clock.pass_by(273 * DAY)
    get(site, "/api/me", fresh)
    clock.pass_by(2 * DAY)

    get(site, "/api/me", old[0], 401)
    assert get(site, "/api/me", fresh)["user"] == ids[0]


# Signing out.


def test_who_signs_out_is_signed_out_there_and_nowhere_else(site: TestClient) -> None:
    here, elsewhere = account(site), login(site, "Ann", SECRET)["token"]

    post(site, "/api/logout", token=here, status=204)

    get(site, "/api/me", here, 401)
    assert get(site, "/api/me", elsewhere)["name"] == "Ann"


def test_a_token_of_older_days_can_be_signed_out(app: Starlette, site: TestClient) -> None:
    user = get(site, "/api/me", guest(site))["user"]
    old = app.state.sessions.signer.dumps([user, 0])

    post(site, "/api/logout", token=old, status=204)

    get(site, "/api/me", old, 401)


# Sockets.


def change_password(site: TestClient, token: str) -> None:
    elsewhere = login(site, "Ann", SECRET)["token"]
    post(site, "/api/password", {"old": SECRET, "new": OTHER}, elsewhere)


def delete(site: TestClient, token: str) -> None:
    post(site, "/api/me/delete", {"password": SECRET}, token, 204)


def sign_out(site: TestClient, token: str) -> None:
    post(site, "/api/logout", token=token, status=204)


ENDS = pytest.mark.parametrize("end", [change_password, delete, sign_out])


def sit_at(site: TestClient, table: str, token: str, stack: ExitStack) -> WebSocketTestSession:
    """A socket that has been told the position."""
    headers = {"Authorization": f"Bearer {token}"}
    socket = stack.enter_context(site.websocket_connect("/api/socket", headers=headers))
    socket.send_json({"type": "hello", "table": table.rpartition("/")[2]})
    while socket.receive_json()["type"] != "update":
        pass
    return socket


def code_after(socket: WebSocketTestSession, *messages: Any) -> int:
    """With which code a socket is closed after these messages; 0 if they are answered."""
    with pytest.raises(WebSocketDisconnect) as closed:
        for message in messages:
            socket.send_text(json.dumps(message))
        while messages:
            if socket.receive_json()["type"] in ("said", "ack", "pong"):
                return 0
        while True:
            socket.receive_json()
    return closed.value.code


@ENDS
def test_a_socket_ends_with_its_session(
    site: TestClient, end: Callable[[TestClient, str], None]
) -> None:
    with ExitStack() as stack:
        ann = account(site)
        table = new_table(site, ann)
        socket = sit_at(site, table, ann, stack)

        end(site, ann)

        assert code_after(socket) == 4401


def test_other_sessions_and_other_people_are_not_disturbed(site: TestClient) -> None:
    with ExitStack() as stack:
        ann, bob = account(site), guest(site, "Bob")
        again = login(site, "Ann", SECRET)["token"]
        table = new_table(site, ann)
        sockets = [sit_at(site, table, token, stack) for token in (ann, again, bob)]

        sign_out(site, ann)

        assert code_after(sockets[0]) == 4401
        for socket in sockets[1:]:
            socket.send_json({"type": "ping", "id": "1"})
            while socket.receive_json()["type"] != "pong":
                pass


@ENDS
@pytest.mark.parametrize("what", ["say", "choose"])
def test_nothing_is_stored_for_who_was_signed_out_through_a_server_we_do_not_hear(
    tmp_path: Path, clock: StandingClock, end: Callable[[TestClient, str], None], what: str
) -> None:
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(TestClient(application(tmp_path, clock))) for _ in range(2)
        )
        ann, bob = account(one), guest(one, "Bob")
        table = new_table(one, ann)
        post(one, f"{table}/join", {}, bob)
        socket = sit_at(other, table, ann, stack)

        end(one, ann)
        said: dict[str, dict[str, Any]] = {
            "say": {"text": "I am still here"},
            "choose": {"seq": 0, "move": "pass"},
        }

        assert code_after(socket, {"type": what, "id": "mine", **said[what]}) == 4401
        assert get(one, f"{table}/chat", bob)["lines"] == []
        assert one.portal
        store = one.app.state.hub.store  # type: ignore[attr-defined]
        events = one.portal.call(store.events, table.rpartition("/")[2])
        assert [event for event in events if "mine" in event.move_id] == []


@pytest.mark.slow
def test_a_socket_ends_with_its_session_on_every_server(
    tmp_path: Path, clock: StandingClock
) -> None:
    with ExitStack() as stack:
        port = free_port()
        stack.enter_context(redis_at(port, tmp_path))
        one, other = (
            stack.enter_context(
                TestClient(application(tmp_path, clock, redis=f"redis://127.0.0.1:{port}"))
            )
            for _ in range(2)
        )
        ann = account(one)
        socket = sit_at(other, new_table(one, ann), ann, stack)

        change_password(one, ann)

        assert code_after(socket) == 4401


def test_a_silent_watcher_is_looked_after_by_his_pings(
    tmp_path: Path, clock: StandingClock
) -> None:
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(TestClient(application(tmp_path, clock))) for _ in range(2)
        )
        ann = guest(one)
        socket = sit_at(other, new_table(one, ann), ann, stack)
        sign_out(one, ann)

        clock.pass_by(61)

        assert code_after(socket, {"type": "ping", "id": "1"}) == 4401
