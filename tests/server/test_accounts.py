"""Who you are: guests become accounts, come back, change their minds, and are forgotten."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from starlette.applications import Starlette
from starlette.testclient import TestClient

from server.mailing import Mailbox, mail_server
from server.running import unlimited
from ziggurat.server.http import ENDPOINTS
from ziggurat.server.people.names import Name
from ziggurat.server.people.passwords import Passwords
from ziggurat.server.people.sessions import COOKIE
from ziggurat.server.runtime.app import build
from ziggurat.server.settings import NO_LIMITS, Settings
from ziggurat.server.tables.chairs import NewChair

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
DEARER = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
SECRET, OTHER = "correct horse", "battery staple"


class Counting(PasswordHasher):
    """A hasher that counts how often it compares."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.compared = 0

    def verify(self, *said: Any) -> bool:  # type: ignore[override]
        self.compared += 1
        return super().verify(*said)


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    app = unlimited(tmp_path)
    app.state.sessions.passwords = Passwords(CHEAP)
    return app


@pytest.fixture
def site(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app) as client:
        yield client


def post(site: TestClient, path: str, body: Any = None, token: str = "", status: int = 200) -> Any:
    """The answer to a program, which keeps no cookies."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = site.post(path, json={} if body is None else body, headers=headers)
    site.cookies.clear()
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def get(site: TestClient, path: str, token: str, status: int = 200) -> Any:
    answer = site.get(path, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == status, answer.text
    return answer.json()


def guest(site: TestClient, name: str = "Ann") -> str:
    token: str = post(site, "/api/guest", {"name": name}, status=201)["token"]
    return token


def account(site: TestClient, name: str = "Ann", token: str = "") -> str:
    wish = {"name": name, "password": SECRET}
    made: str = post(site, "/api/account", wish, token, 201)["token"]
    return made


def login(site: TestClient, name: str, password: str, status: int = 200) -> Any:
    return post(site, "/api/login", {"name": name, "password": password}, status=status)


def new_table(site: TestClient, token: str, **wish: Any) -> str:
    body = {"game": "babel", "seats": 2, **wish}
    return f"/api/tables/{post(site, '/api/tables', body, token, 201)['table']}"


# Guests and accounts.


def test_a_guest_is_known_by_name_only(site: TestClient) -> None:
    me = get(site, "/api/me", guest(site))

    assert me.pop("user")
    assert me == {
        "name": "Ann",
        "guest": True,
        "language": "en",
        "mail": "",
        "webhook": "",
        "webhook_failing": False,
    }


def test_many_guests_may_have_the_same_name(site: TestClient) -> None:
    ids = {get(site, "/api/me", guest(site))["user"] for _ in range(3)}

    assert len(ids) == 3


def test_a_guest_becomes_an_account_and_keeps_the_games(site: TestClient) -> None:
    token = guest(site)
    table, before = new_table(site, token), get(site, "/api/me", token)

    account(site, "Ann of Ur", token)
    again = login(site, "ann of ur", SECRET)

    me = get(site, "/api/me", again["token"])
    assert (me["user"], me["guest"], me["name"]) == (before["user"], False, "Ann of Ur")
    [mine] = get(site, "/api/tables?list=mine", again["token"])
    assert table.endswith(mine["table"])


def test_an_account_can_be_made_by_somebody_new(site: TestClient) -> None:
    token = account(site)

    assert get(site, "/api/me", token)["guest"] is False


def test_who_has_an_account_makes_no_second_one(site: TestClient) -> None:
    token = account(site)
    wish = {"name": "Bob", "password": SECRET}

    assert post(site, "/api/account", wish, token, 409)["code"] == "has_account"
    assert get(site, "/api/me", token)["name"] == "Ann"


@pytest.mark.parametrize("name", ["Zoë", "zoË", " ZOË ", "Zoe\u0308", "Ｚｏë"])
def test_a_name_that_looks_like_anothers_is_taken(site: TestClient, name: str) -> None:
    account(site, "Zoë")
    wish = {"name": name, "password": SECRET}

    assert post(site, "/api/account", wish, guest(site, name), 409)["code"] == "name_taken"
    assert post(site, "/api/account", wish, status=409)["code"] == "name_taken"


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\t\u3000",
        "\0",
        "a\nb",
        "a\u200bb",
        "\u202eevE",
        "\u2066a",
        "a\U000e0041",
        "x" * 31,
    ],
)
@pytest.mark.parametrize("path", ["/api/guest", "/api/account"])
def test_a_name_can_be_seen(site: TestClient, path: str, name: str) -> None:
    wish = {"name": name} | ({"password": SECRET} if path == "/api/account" else {})

    assert post(site, path, wish, status=422)["code"] == "unreadable"


@pytest.mark.parametrize("name", ["\u202eBob\u200b\x07", " ", "a\u2066"])
def test_a_chair_has_a_name_like_people(site: TestClient, name: str) -> None:
    chairs = [{"kind": "me", "name": name}, {"kind": "open"}]
    wish = {"game": "babel", "seats": 2, "chairs": chairs}

    assert post(site, "/api/tables", wish, guest(site), 422)["code"] == "unreadable"


def test_whatever_is_called_a_name_is_one_type() -> None:
    """A second one would be checked otherwise."""
    named = {
        field.type
        for endpoint in ENDPOINTS
        for struct in (endpoint.body, NewChair)
        if struct is not None
        for field in msgspec.structs.fields(struct)
        if field.name == "name"
    }

    assert named == {Name, Name | None}


@pytest.mark.parametrize("name", ["x", "X Æ A-12", "نوح", "李", "👑", "<b>&", "'; --", "x" * 30])
def test_a_name_may_be_of_any_letters(site: TestClient, name: str) -> None:
    assert get(site, "/api/me", guest(site, name))["name"] == name


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
def test_a_password_has_8_to_200_characters(site: TestClient, password: str) -> None:
    wish = {"name": "Ann", "password": password}

    post(site, "/api/account", wish, status=422)
    assert login(site, "Ann", password[:200], 401)


# Coming back.


def test_who_comes_back_with_the_password_is_the_same(site: TestClient) -> None:
    first = account(site)

    again = login(site, "ANN", SECRET)

    assert again["name"] == "Ann"
    assert again["user"] == get(site, "/api/me", first)["user"]


def test_a_password_is_the_same_from_every_keyboard(site: TestClient) -> None:
    post(site, "/api/account", {"name": "Ann", "password": "caf\u00e9 caf\u00e9"}, status=201)

    assert login(site, "Ann", "cafe\u0301 cafe\u0301")["name"] == "Ann"


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(site: TestClient) -> None:
    account(site)
    guest(site, "Bob")

    wrong = login(site, "Ann", OTHER, 401)
    unknown = login(site, "Eve", OTHER, 401)
    only_a_guest = login(site, "Bob", "", 401)

    assert wrong == unknown == only_a_guest
    assert wrong["text"] == "Name and password do not match."


def test_an_unknown_name_costs_as_much_work_as_a_known_one(
    app: Starlette, site: TestClient
) -> None:
    hasher = Counting()
    account(site)
    app.state.sessions.passwords = Passwords(hasher)

    login(site, "Ann", OTHER, 401)
    known = hasher.compared
    login(site, "Eve", OTHER, 401)

    assert (known, hasher.compared) == (1, 2)


def test_what_nobody_has_as_password_opens_nothing(site: TestClient) -> None:
    """A guest keeps no hash, and nothing must fit that."""
    passwords = Passwords(CHEAP)

    assert not asyncio.run(passwords.fits("", ""))
    assert not asyncio.run(passwords.fits(SECRET, "no hash at all"))


def test_a_hash_of_older_days_is_renewed_at_the_next_login(
    app: Starlette, site: TestClient
) -> None:
    user = get(site, "/api/me", account(site))["user"]
    before = kept(app, site, user)
    app.state.sessions.passwords = Passwords(DEARER)

    login(site, "Ann", SECRET)
    after = kept(app, site, user)
    login(site, "Ann", SECRET)

    assert before.startswith("$argon2id$") and ",t=1," in before
    assert ",t=2," in after
    assert kept(app, site, user) == after


def kept(app: Starlette, site: TestClient, user: str) -> str:
    """The hash in the store."""
    assert site.portal
    row = site.portal.call(app.state.hub.store.user, user)
    return str(row.password)


def test_a_password_is_hashed_dearly_unless_somebody_says_otherwise() -> None:
    hasher = Passwords().hasher

    assert hasher.memory_cost >= 19_456 and hasher.time_cost >= 2
    assert hasher.type.name == "ID"


def test_a_guest_who_signs_in_leaves_the_guests_games_behind(site: TestClient) -> None:
    account(site)
    site.post("/api/guest", json={"name": "Ann"})
    table = site.post("/api/tables", json={"game": "babel", "seats": 2}).json()["table"]

    site.post("/api/login", json={"name": "Ann", "password": SECRET})

    assert site.get("/api/tables?list=mine").json() == []
    assert site.get(f"/api/tables/{table}").json()["seat"] == -1


# Tokens and cookies.


@pytest.mark.parametrize(("scheme", "secure"), [("http", False), ("https", True)])
def test_a_cookie_is_hidden_from_scripts_and_other_sites(
    app: Starlette, scheme: str, secure: bool
) -> None:
    with TestClient(app, base_url=f"{scheme}://testserver") as site:
        said = site.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"].lower()

    assert said.startswith(f"{COOKIE}=")
    assert {"httponly", "samesite=lax", "path=/", "max-age=31536000"} <= set(said.split("; "))
    assert ("secure" in said.split("; ")) is secure


def test_who_signs_out_is_forgotten_by_the_browser(site: TestClient) -> None:
    site.post("/api/guest", json={"name": "Ann"})
    assert site.get("/api/me").status_code == 200

    answer = site.post("/api/logout")

    assert (answer.status_code, answer.content) == (204, b"")
    assert site.get("/api/me").status_code == 401


def test_a_new_password_voids_all_other_tokens(site: TestClient) -> None:
    old, elsewhere = account(site), login(site, "Ann", SECRET)["token"]

    fresh = post(site, "/api/password", {"old": SECRET, "new": OTHER}, old)["token"]

    assert get(site, "/api/me", fresh)["name"] == "Ann"
    for token in (old, elsewhere):
        get(site, "/api/me", token, 401)
    login(site, "Ann", SECRET, 401)
    assert login(site, "Ann", OTHER)["name"] == "Ann"


def test_a_password_is_changed_only_by_who_knows_it(site: TestClient) -> None:
    token = account(site)

    refusal = post(site, "/api/password", {"old": OTHER, "new": OTHER}, token, 403)

    assert refusal["code"] == "wrong_password"
    assert login(site, "Ann", SECRET)["name"] == "Ann"


def test_a_guest_has_no_password_to_change(site: TestClient) -> None:
    wish = {"old": "", "new": SECRET}

    assert post(site, "/api/password", wish, guest(site), 409)["code"] == "only_a_guest"


def test_nobody_is_somebody_elses_by_a_token_of_his_own_making(
    app: Starlette, site: TestClient
) -> None:
    token = guest(site)
    signed = token.partition(".")[2]
    signer = app.state.sessions.signer

    for forged in ("", ".", f"WyJ4IiwwXQ.{signed}", token[:-1], token + "x"):
        get(site, "/api/me", forged, 401)
    for strange in list[Any](("id", ["nobody", 0], ["x"], [1, 2], {}, None)):
        get(site, "/api/me", signer.dumps(strange), 401)


# Wishes.


def test_where_to_be_told_can_be_changed_and_turned_off(site: TestClient) -> None:
    token = guest(site)
    wish = {"webhook": "https://ur.example/hook", "language": "fr"}

    assert wish.items() <= post(site, "/api/me", wish, token).items()
    assert post(site, "/api/me", {"mail": ""}, token)["webhook"] == "https://ur.example/hook"
    me = get(site, "/api/me", token)
    assert (me["mail"], me["webhook"], me["language"]) == ("", wish["webhook"], "fr")
    asked = post(site, "/api/me", {"mail": "ann@ur.example"}, token, 409)
    assert asked["code"] == "no_mail_here"


@pytest.mark.parametrize("address", ["", "https://ur.example/"])
def test_mail_is_sent_only_to_who_says_it_is_his_address(address: str, tmp_path: Path) -> None:
    """Or anybody could have a stranger written to."""
    box = Mailbox()
    with mail_server(box) as port:
        settings = Settings(
            f"sqlite:///{tmp_path}/games.sqlite",
            limits=NO_LIMITS,
            mail=f"smtp://127.0.0.1:{port}",
            sender="tables@ur.example",
            address=address,
        )
        with TestClient(build(settings)) as site:
            ann, eve = guest(site), guest(site)
            assert post(site, "/api/me", {"mail": "ann@ur.example"}, ann)["mail"] == ""
            [mail] = box.mails
            [word] = re.findall(r"[\w-]{20,}\.[\w-]+\.[\w-]+", mail.get_content())
            assert f"{address}settings?confirm=" in mail.get_content()

            post(site, "/api/me/confirm", {"word": word}, eve, 409)
            post(site, "/api/me/confirm", {"word": word + "x"}, ann, 409)
            assert get(site, "/api/me", ann)["mail"] == ""
            assert post(site, "/api/me/confirm", {"word": word}, ann)["mail"] == "ann@ur.example"
            post(site, "/api/me", {"mail": "ann@ur.example"}, ann)
            assert len(box.mails) == 1  # it is known already
            assert post(site, "/api/me", {"mail": ""}, ann)["mail"] == ""
            refused = post(site, "/api/me", {"mail": "nobody@ur.example"}, ann, 409)
            assert refused["code"] == "mail_not_sent"


def test_a_new_webhook_is_not_blamed_for_the_old_one(app: Starlette, site: TestClient) -> None:
    token = account(site)
    user = get(site, "/api/me", token)["user"]
    assert site.portal
    site.portal.call(app.state.hub.store.change_user, user, {"failures": 5})

    assert get(site, "/api/me", token)["webhook_failing"]
    assert post(site, "/api/me", {"language": "fr"}, token)["webhook_failing"]
    wish = {"webhook": "https://ur.example/hook"}
    assert not post(site, "/api/me", wish, token)["webhook_failing"]


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"mail": "ann"}, 422),
        ({"mail": "ann@ur.example\nBcc: eve@ur.example"}, 422),
        ({"mail": "a" * 65 + "@ur.example"}, 409),
        ({"webhook": "ftp://ur.example"}, 422),
        ({"webhook": "https://ur.example/ path"}, 422),
        ({"webhook": "https://user:word@ur.example"}, 409),
        ({"webhook": "https:///nowhere"}, 409),
        ({"language": "nl"}, 422),
        ({"mail": None}, 422),
        ({"name": "Eve"}, 422),
    ],
    ids=str,
)
def test_a_wish_that_cannot_be_is_refused(
    site: TestClient, wish: dict[str, Any], status: int
) -> None:
    token = guest(site)
    before = get(site, "/api/me", token)

    post(site, "/api/me", wish, token, status)

    assert get(site, "/api/me", token) == before


# Being forgotten.


def test_an_account_is_forgotten_only_with_its_password(site: TestClient) -> None:
    token = account(site)

    assert post(site, "/api/me/delete", {}, token, 403)["code"] == "wrong_password"
    post(site, "/api/me/delete", {"password": SECRET}, token, 204)

    get(site, "/api/me", token, 401)
    login(site, "Ann", SECRET, 401)
    assert account(site)  # the name is free again


def test_a_guest_is_forgotten_at_once(site: TestClient) -> None:
    token = guest(site)

    post(site, "/api/me/delete", {}, token, 204)

    get(site, "/api/me", token, 401)


def test_nobody_waits_for_who_was_forgotten(site: TestClient) -> None:
    ann, bob = guest(site, "Ann"), guest(site, "Bob")
    live, waiting = new_table(site, ann), new_table(site, ann)
    post(site, f"{live}/join", {}, bob)
    over = new_table(site, ann)
    post(site, f"{over}/join", {}, bob)
    post(site, f"{over}/resign", {"id": "1"}, ann)

    post(site, "/api/me/delete", {}, ann, 204)

    [stand_in, _] = get(site, live, bob)["seats"]
    assert stand_in["stand_in"] and stand_in["name"] != "Ann"
    assert [seat["kind"] for seat in get(site, waiting, bob)["seats"]] == ["open", "open"]
    assert [seat["name"] for seat in get(site, over, bob)["seats"]] == ["…", "Bob"]


# Other sites.


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://testserver:81", "http://["]
)
@pytest.mark.parametrize("path", ["/api/guest", "/api/me/delete", "/api/tables"])
def test_a_page_of_another_site_changes_nothing(site: TestClient, origin: str, path: str) -> None:
    site.post("/api/guest", json={"name": "Ann"})

    answer = site.post(path, content="{}", headers={"Origin": origin})

    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_page")
    assert site.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("host", ["localhost:8000", "club.localhost", "127.0.0.1:8000", "[::1]:80"])
def test_our_own_page_may_do_it(site: TestClient, host: str) -> None:
    headers = {"Origin": f"http://{host}", "Host": host}

    assert site.post("/api/guest", json={"name": "Ann"}, headers=headers).status_code == 201


def test_a_page_by_the_name_of_our_address_may_do_it(tmp_path: Path) -> None:
    headers = {"Origin": "https://games.example", "Host": "games.example"}

    with TestClient(unlimited(tmp_path, address="https://games.example/")) as site:
        assert site.post("/api/guest", json={"name": "Ann"}, headers=headers).status_code == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", ""])
def test_a_name_that_somebody_points_at_us_changes_nothing(site: TestClient, host: str) -> None:
    headers = {"Origin": f"http://{host}", "Host": host}

    answer = site.post("/api/guest", json={"name": "Ann"}, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (403, "unknown_name")
    assert "--address" in answer.json()["text"]
    assert site.get("/api/me").status_code == 401
