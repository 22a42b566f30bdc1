"""Chat: who may speak, how much, who is silenced, and whom somebody does not hear."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.testclient import TestClient

from server.hubs import ANN, BOB, EVE, House, in_house
from server.running import unlimited
from server.stores import GAME, with_store
from server.test_accounts import account, get, guest, new_table, post
from ziggurat.server.people.passwords import Passwords
from ziggurat.server.play.updates import update
from ziggurat.server.play.writing import written_update
from ziggurat.server.runtime.app import build
from ziggurat.server.settings import LIMITS, NO_LIMITS, Settings
from ziggurat.server.store import Store, UserRow
from ziggurat.server.tables.speech import silence
from ziggurat.server.wire.messages import Said, Say, encode

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    app = unlimited(tmp_path)
    app.state.sessions.passwords = Passwords(CHEAP)
    return app


@pytest.fixture
def site(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        yield client


def say(site: TestClient, table: str, token: str, text: str = "hello") -> str:
    """The code of the refusal, or nothing where it was said."""
    headers = {"Authorization": f"Bearer {token}"}
    answer = site.post(f"{table}/say", json={"id": "1", "text": text}, headers=headers).json()
    return str(answer.get("code", ""))


# Who may speak.


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({}, ["", "", "guests_listen", ""]),
        ({"public": False}, ["", "", "players_speak", "players_speak"]),
        ({"public": False, "speech": "everybody"}, ["", "", "guests_listen", ""]),
        ({"speech": "players"}, ["", "", "players_speak", "players_speak"]),
        ({"speech": "nobody"}, ["nobody_speaks"] * 4),
    ],
)
def test_a_table_says_who_may_speak(
    site: TestClient, wish: dict[str, Any], said: list[str]
) -> None:
    ann, bob, eve, dan = guest(site), guest(site, "Bob"), guest(site, "Eve"), account(site, "Dan")
    table = new_table(site, ann, **wish)
    post(site, f"{table}/join", {}, bob)

    assert [say(site, table, who) for who in (ann, bob, eve, dan)] == said
    lines = get(site, f"{table}/chat", eve)["lines"]
    assert len(lines) == said.count("")


def test_its_owner_says_so_later_and_nobody_else(site: TestClient) -> None:
    ann, bob = guest(site), guest(site, "Bob")
    table = new_table(site, ann)
    post(site, f"{table}/join", {}, bob)

    refused = post(site, f"{table}/speech", {"speech": "nobody"}, bob, 409)
    assert (refused["code"], say(site, table, bob)) == ("only_the_owner", "")
    assert post(site, f"{table}/speech", {"speech": "nobody"}, ann)["speech"] == "nobody"

    assert say(site, table, bob) == "nobody_speaks"
    assert get(site, table, bob)["speech"] == "nobody"
    post(site, f"{table}/speech", {"speech": "shouting"}, ann, 422)


def test_the_owner_silences_somebody_at_his_table(site: TestClient) -> None:
    ann, bob = guest(site), guest(site, "Bob")
    ids = [get(site, "/api/me", token)["user"] for token in (ann, bob)]
    table, other = new_table(site, ann), new_table(site, ann)
    post(site, f"{table}/join", {}, bob)
    post(site, f"{other}/join", {}, bob)
    taken = {"user": ids[1], "silent": True}

    assert post(site, f"{table}/silence", taken, bob, 409)["code"] == "only_the_owner"
    assert post(site, f"{table}/silence", taken, ann)["silenced"] == [ids[1]]

    assert [say(site, place, bob) for place in (table, other)] == ["silenced", ""]
    assert [get(site, table, who)["silenced"] for who in (ann, bob)] == [[ids[1]], [ids[1]]]
    assert get(site, table, guest(site, "Eve"))["silenced"] == []
    post(site, f"{table}/silence", {**taken, "silent": False}, ann)
    assert say(site, table, bob) == ""
    for nobody in (ids[0], "nobody"):
        wish = {"user": nobody, "silent": True}
        assert post(site, f"{table}/silence", wish, ann, 409)["code"] == "cannot_silence"


def test_on_a_socket_too_everybody_is_told_who_is_silenced_as_far_as_it_concerns_him(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        await house.hub.store.add_user(BOB)
        table = await house.table(ANN, BOB)
        await silence(house.hub, table, ANN, BOB.id, silent=True)

        for seat, user, told in ((0, ANN, [BOB.id]), (1, BOB, [BOB.id]), (-1, EVE, [])):
            written = written_update(table, seat, "en", 0, user.id)
            assert written == encode(update(table, seat, "en", 0, user.id))
            assert json.loads(written)["silenced"] == told

    in_house(story)(tmp_path)


# How much.


def limited(folder: Path, **limits: str) -> Starlette:
    settings = Settings(f"sqlite:///{folder}/games.sqlite", limits={**NO_LIMITS, **limits})
    return build(settings)


def test_a_person_says_so_much_and_a_table_hears_so_much(tmp_path: Path) -> None:
    with TestClient(limited(tmp_path, say="3/hour", chat="4/hour")) as site:
        ann, bob = guest(site), guest(site, "Bob")
        table, other = new_table(site, ann), new_table(site, ann)
        post(site, f"{table}/join", {}, bob)

        said = [say(site, table, ann) for _ in range(4)]
        assert said == ["", "", "", "too_many_lines"]
        assert say(site, other, ann) == "too_many_lines"
        assert [say(site, table, bob) for _ in range(2)] == ["", "too_many_lines"]


def test_a_server_limits_chat_unless_somebody_lifts_it() -> None:
    assert {"say", "chat"} <= LIMITS.keys()


@with_store
async def test_only_the_newest_lines_are_read(store: Store) -> None:
    await store.add_game(GAME)
    for n in range(7):
        await store.add_chat("g1", "u1", "Ann", f"{n}", 1.0)

    assert [line.text for line in await store.last_chat("g1", 3)] == ["4", "5", "6"]
    assert [line.text for line in await store.chat("g1", 2, limit=2)] == ["2", "3"]


def test_who_comes_reads_no_more_than_he_is_shown(app: Starlette, site: TestClient) -> None:
    ann = guest(site)
    table = new_table(site, ann)
    id, store, portal = table.rpartition("/")[2], app.state.hub.store, site.portal
    assert portal
    for n in range(105):
        portal.call(store.add_chat, id, "u", "Ann", f"{n}", 1.0)
    fetched, fetch = list[int](), store.driver.fetch

    async def counted(sql: str, *args: Any) -> Any:
        rows = await fetch(sql, *args)
        fetched.append(len(rows))
        return rows

    store.driver.fetch = counted
    headers = {"Authorization": f"Bearer {ann}"}
    with site.websocket_connect("/api/socket", headers=headers) as socket:
        socket.send_json({"type": "hello", "table": id})
        while (lines := socket.receive_json())["type"] != "lines":
            pass
    assert [line["text"] for line in lines["lines"]] == [f"{n}" for n in range(5, 105)]
    assert len(get(site, f"{table}/chat", ann)["lines"]) == 100
    assert max(fetched) == 100


# Whom one hears.


def test_muting_is_kept_by_person_and_lasts(site: TestClient) -> None:
    ann, bob = guest(site), guest(site, "Bob")
    table = new_table(site, ann)
    post(site, f"{table}/join", {}, bob)
    assert say(site, table, bob) == ""
    [line] = get(site, f"{table}/chat", ann)["lines"]
    assert line["user"] == get(site, "/api/me", bob)["user"]

    muted = [{"user": line["user"], "name": "Bob"}]
    assert post(site, "/api/me/mutes", {"user": line["user"], "muted": True}, ann) == muted
    assert get(site, "/api/me/mutes", ann) == muted
    assert get(site, "/api/me/mutes", bob) == []
    nobody = {"user": "nobody", "muted": True}
    assert post(site, "/api/me/mutes", nobody, ann, 409)["code"] == "cannot_mute"

    assert post(site, "/api/me/mutes", {"user": line["user"], "muted": False}, ann) == []


def test_a_bot_is_no_user(site: TestClient, app: Starlette) -> None:
    ann = guest(site)
    table = new_table(site, ann)
    assert site.portal
    store = app.state.hub.store
    site.portal.call(store.add_chat, table.rpartition("/")[2], "bot", "Nabu", "careful", 1.0)

    [line] = get(site, f"{table}/chat", ann)["lines"]

    assert (line["user"], line["name"]) == ("", "Nabu")


@in_house
async def test_who_says_something_hears_it_as_the_others_do(house: House) -> None:
    table = await house.table(ANN, BOB)

    reply = await house.ask(table, ANN, Say("7", "hello"))

    assert isinstance(reply, Said)
    assert (reply.id, reply.user, reply.name, reply.text) == ("7", ANN.id, "Ann", "hello")
    dan = UserRow("id Dan", "Dan", False, "hash", 1.0)
    assert await house.refused(table, EVE, Say("8", "hello")) == "guests_listen"
    await house.done(table, dan, Say("9", "hello"))
