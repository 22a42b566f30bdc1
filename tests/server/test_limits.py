"""Nobody may ask too often: by address, by name, by user, by line; and Redis may fail."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from limits import parse
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

from server.services import redis
from ziggurat.server.people.limits import Limiter, address_of, bucket_of
from ziggurat.server.people.passwords import Passwords
from ziggurat.server.runtime.app import build
from ziggurat.server.settings import LIMITS, NO_LIMITS, Settings
from ziggurat.texts.letters import typeset

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def limited(folder: Path, **rates: str) -> TestClient:
    """A server that lets people ask for these things only so often."""
    limits = {**NO_LIMITS, **rates}
    app = build(Settings(f"sqlite:///{folder}/games.sqlite", limits=limits))
    app.state.sessions.passwords = Passwords(CHEAP)
    return TestClient(app)


def elsewhere(site: TestClient, address: str) -> TestClient:
    """The same server, asked from another address."""
    client = TestClient(site.app, client=(address, 50_000))
    client.portal = site.portal
    return client


def statuses(site: TestClient, times: int, path: str, body: Any, token: str = "") -> list[int]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return [site.post(path, json=body, headers=headers).status_code for _ in range(times)]


def guest(site: TestClient) -> str:
    token: str = site.post("/api/guest", json={"name": "Ann"}).json()["token"]
    site.cookies.clear()
    return token


# What is limited, and for whom.


def test_who_sends_too_many_messages_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    with limited(tmp_path, message="5/hour") as site:
        headers = {"Authorization": f"Bearer {guest(site)}"}
        wish = {"game": "tigris", "seats": 2, "bots": 1, "level": "random"}
        table = site.post("/api/tables", json=wish, headers=headers).json()["table"]
        with site.websocket_connect("/api/socket", headers=headers) as line:
            line.send_json({"type": "hello", "table": table})
            for n in range(4):
                line.send_json({"type": "ping", "id": f"{n}"})
            choice = {"type": "choose", "id": "c", "seq": 0, "move": "leader black H7"}
            for _ in range(3):
                line.send_json(choice)
            heard = list[dict[str, Any]]()
            while [m["type"] for m in heard].count("refusal") < 3:
                heard.append(line.receive_json())
        refusals = [message for message in heard if message["type"] == "refusal"]
        assert {(refusal["code"], refusal["id"]) for refusal in refusals} == {("too_fast", "c")}
        assert [m["id"] for m in heard if m["type"] == "pong"] == ["0", "1", "2", "3"]
        shown = site.get(f"/api/tables/{table}", headers=headers).json()
        assert (shown["seq"], shown["asked"]) == (0, 0)


def test_new_guests_and_accounts_are_counted_by_address(tmp_path: Path) -> None:
    with limited(tmp_path, guest="3/hour") as site:
        assert statuses(site, 2, "/api/guest", {"name": "Ann"}) == [201, 201]
        wish = {"name": "Bob", "password": "correct horse"}
        site.cookies.clear()

        assert statuses(site, 2, "/api/account", wish) == [201, 429]
        other = elsewhere(site, "192.0.2.1")
        assert other.post("/api/guest", json={"name": "Eve"}).status_code == 201


def test_a_refusal_says_when_to_come_back(tmp_path: Path) -> None:
    with limited(tmp_path, guest="1/hour") as site:
        guest(site)

        answer = site.post("/api/guest?language=fr", json={"name": "Ann"})

    assert answer.status_code == 429
    assert 3500 < int(answer.headers["retry-after"]) <= 3600
    assert answer.json()["code"] == "too_often"
    assert answer.json()["text"].startswith(typeset("C'est trop souvent : revenez dans 3", "fr"))


def test_passwords_are_guessed_seldom_from_one_address(tmp_path: Path) -> None:
    with limited(tmp_path, login="3/hour") as site:
        guesses = [
            site.post("/api/login", json={"name": name, "password": "guess"}).status_code
            for name in ("Ann", "Bob", "Eve", "Zoë")
        ]

    assert guesses == [401, 401, 401, 429]


def test_passwords_are_guessed_slowly_for_one_name_and_nobody_is_kept_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many addresses the guesses come from, and however the name is written."""
    waits = list[float]()

    async def pause(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("ziggurat.server.http.accounts.pause", pause)
    with limited(tmp_path, login="3/hour") as site:
        site.post("/api/account", json={"name": "Ann", "password": "correct horse"})

        def login(address: str, name: str, password: str) -> int:
            wish = {"name": name, "password": password}
            return elsewhere(site, address).post("/api/login", json=wish).status_code

        names = ["Ann", "ANN", " ann ", "ａｎｎ", "Ann"]
        guesses = [login(f"192.0.2.{n}", name, "guess") for n, name in enumerate(names)]
        mine = login("198.51.100.1", "Ann", "correct horse")

    assert guesses == [401] * 5
    assert mine == 200
    assert waits == [3.0] * 3  # after three guesses, also for the right one


@pytest.mark.parametrize(
    ("path", "guess"),
    [
        ("/api/password", {"old": "guess", "new": "correct horse"}),
        ("/api/me/delete", {"password": "guess"}),
    ],
)
def test_who_finds_an_open_browser_guesses_seldom(
    tmp_path: Path, path: str, guess: dict[str, str]
) -> None:
    with limited(tmp_path, login="2/hour") as site:
        site.post("/api/account", json={"name": "Ann", "password": "correct horse"})

        assert statuses(site, 3, path, guess) == [403, 403, 429]


def test_tables_are_counted_by_user(tmp_path: Path) -> None:
    wish = {"game": "babel", "seats": 2}
    with limited(tmp_path, create="2/hour") as site:
        ann, bob = guest(site), guest(site)

        assert statuses(site, 3, "/api/tables", wish, ann) == [201, 201, 429]
        assert statuses(site, 1, "/api/tables", wish, bob) == [201]


def test_requests_are_counted_by_user_or_else_by_address(tmp_path: Path) -> None:
    with limited(tmp_path, ask="2/hour") as site:
        ann, bob = guest(site), guest(site)

        for token in (ann, bob, "nonsense"):
            headers = {"Authorization": f"Bearer {token}"}
            asked = [site.get("/api/games", headers=headers).status_code for _ in range(3)]
            assert asked == [200, 200, 429]
        assert site.get("/api/games").status_code == 429  # nobody, from where nonsense came
        assert site.get("/healthz").status_code == 200


def test_a_server_has_limits_unless_somebody_lifts_them(tmp_path: Path) -> None:
    with TestClient(build(Settings(f"sqlite:///{tmp_path}/games.sqlite"))) as site:
        amount = parse(LIMITS["guest"]).amount

        asked = statuses(site, amount + 1, "/api/guest", {"name": "Ann"})

    assert asked == [201] * amount + [429]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("", "", True),
    ],
)
def test_the_addresses_of_one_house_are_one(one: str, other: str, same: bool) -> None:
    found = [
        address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))
        for host in (one, other)
    ]

    assert (found[0] == found[1]) is same


# A line.


def test_a_line_takes_a_burst_and_then_a_steady_pace() -> None:
    time = [100.0]
    line = bucket_of(parse("32/second"), lambda: time[0])

    assert [line.allows() for _ in range(33)] == [True] * 32 + [False]
    time[0] += 0.125
    assert [line.allows() for _ in range(5)] == [True] * 4 + [False]
    time[0] += 3600
    assert [line.allows() for _ in range(33)] == [True] * 32 + [False]


def test_a_line_without_limit_takes_everything() -> None:
    line = Limiter(NO_LIMITS).line()

    assert all(line.allows() for _ in range(10_000))


def test_each_line_has_its_own_limit() -> None:
    limiter = Limiter({"message": "1/hour"})
    first, second = limiter.line(), limiter.line()

    assert [first.allows(), first.allows(), second.allows()] == [True, False, True]


# Several servers.


@pytest.mark.slow
def test_servers_that_share_a_redis_count_together() -> None:
    async def story(url: str) -> list[bool]:
        here, there = Limiter({"guest": "3/hour"}, url), Limiter({"guest": "3/hour"}, url)
        asked = [await limiter.allows("guest", "Ann") for limiter in (here, there) * 2]
        asked.append(await there.allows("guest", "Bob"))
        assert 3500 < await there.wait("guest", "Ann") <= 3600
        await here.close()
        await there.close()
        return asked

    with redis() as url:
        assert asyncio.run(story(url)) == [True, True, True, False, True]


@pytest.mark.slow
def test_without_redis_everybody_may_go_on_and_it_is_said_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with redis() as url:
        pass  # it was there, and is gone

    async def story() -> list[bool]:
        limiter = Limiter({"guest": "1/hour"}, url)
        asked = [await limiter.allows("guest", "Ann") for _ in range(3)]
        limiter.resting = 0.0  # time to try again
        asked.append(await limiter.allows("guest", "Ann"))
        await limiter.close()
        return asked

    assert asyncio.run(story()) == [True] * 4
    assert capsys.readouterr().out.count("limits_lifted") == 1


@pytest.mark.slow
def test_limits_hold_again_once_redis_is_back() -> None:
    async def story(url: str) -> list[bool]:
        limiter = Limiter({"guest": "1/hour"}, url)
        limiter.let_rest(OSError("gone"))
        asked = [await limiter.allows("guest", "Ann") for _ in range(2)]
        limiter.resting = 0.0  # time to try again
        asked += [await limiter.allows("guest", "Ann") for _ in range(2)]
        await limiter.close()
        return asked

    with redis() as url:
        assert asyncio.run(story(url)) == [True, True, True, False]
