"""Everything over plain HTTP: the lobby, the game, the end, and every way to be refused."""

import base64
import json
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.running import composed, unlimited
from ziggurat.core import choosing
from ziggurat.core.dice import commitment
from ziggurat.core.notation import read_replay
from ziggurat.games import GAMES
from ziggurat.server.http.parsing import LONGEST_DOCUMENT


class Site:
    """A server, all it ever said, and the tokens of those it knows."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.heard: list[bytes] = []
        self.tokens: dict[str, str] = {}

    def ask(self, who: str, method: str, path: str, body: Any = None, **more: Any) -> Any:
        """The response to one request; nobody in particular is called nothing."""
        headers = {"Authorization": f"Bearer {self.tokens[who]}"} if who else {}
        if body is not None:
            more["content"] = body if isinstance(body, bytes) else json.dumps(body)
        answer = self.client.request(method, path, headers=headers, **more)
        if "set-cookie" in answer.headers:
            self.client.cookies.clear()  # who asks is said with every request
        self.heard.append(answer.content + repr(answer.headers).encode())
        return answer

    def get(self, who: str, path: str, status: int = 200) -> Any:
        answer = self.ask(who, "GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, who: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.ask(who, "POST", path, body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def meet(self, *names: str) -> None:
        for name in names:
            self.tokens[name] = self.post("", "/api/guest", {"name": name}, 201)["token"]

    def create(self, who: str, game: str = "tigris", seats: int = 2, **wish: Any) -> str:
        body = {"game": game, "seats": seats, **wish}
        return f"/api/tables/{self.post(who, '/api/tables', body, 201)['table']}"

    def begun(self, game: str = "tigris", seats: int = 2) -> str:
        """A table where Ann and Bob, and perhaps bots, have begun."""
        table = self.create("Ann", game, seats, bots=seats - 2, level="random")
        self.post("Bob", f"{table}/join")
        return table

    def listed(self, which: str, who: str = "") -> list[str]:
        rows = self.get(who, f"/api/tables?list={which}")
        return [f"/api/tables/{row['table']}" for row in rows]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with TestClient(unlimited(tmp_path)) as client:
        site = Site(client)
        site.meet("Ann", "Bob", "Eve")
        yield site


def asked(site: Site, table: str) -> tuple[str, Any]:
    """Who must decide, and what that person sees."""
    for who in ("Ann", "Bob"):
        shown = site.get(who, table)
        if shown["asked"] == shown["seat"]:
            return who, shown
    raise AssertionError("neither Ann nor Bob is asked")


def move_in(site: Site, table: str, seed: int = 0) -> tuple[str, dict[str, Any]]:
    """Who must decide, and a choice that can be sent."""
    who, shown = asked(site, table)
    move = composed(shown["offers"], random.Random(seed))
    return who, {"id": f"{table} {shown['seq']}", "seq": shown["seq"], "move": move}


# The lobby.


def test_a_guest_gets_a_token_and_a_cookie(site: Site) -> None:
    answer = site.client.post("/api/guest", json={"name": "  Zoë   of\tUr "})

    assert answer.status_code == 201
    assert answer.json()["name"] == "Zoë of Ur"
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert site.client.get("/api/tables?list=mine").json() == []  # the cookie says who asks


def test_every_game_says_what_can_be_chosen(site: Site) -> None:
    games = site.get("", "/api/games")

    assert [game["game"] for game in games] == list(GAMES)
    for game in games:
        assert game["seats"] == list(GAMES[game["game"]].seats)
        assert set(game["options"]) == {o.name for o in GAMES[game["game"]].options}


def test_a_table_begins_when_every_chair_is_taken(site: Site) -> None:
    table = site.create("Ann", seats=3)
    assert site.get("Ann", table)["status"] == "open"
    assert site.get("Ann", table)["asked"] is None

    site.post("Bob", f"{table}/join")
    site.post("Bob", f"{table}/join")  # he sits already
    assert [s["name"] for s in site.get("", table)["seats"]] == ["Ann", "Bob", "3"]

    site.post("Eve", f"{table}/join")
    shown = site.get("Eve", table)
    assert (shown["status"], shown["seat"], shown["asked"]) == ("live", 2, 0)


def test_who_leaves_makes_room_again(site: Site) -> None:
    table = site.create("Ann")
    site.post("Eve", f"{table}/leave")  # who does not sit changes nothing
    site.post("Ann", f"{table}/leave")
    assert [s["kind"] for s in site.get("", table)["seats"]] == ["open", "open"]

    site.post("Bob", f"{table}/join")
    site.post("Ann", f"{table}/join")

    assert [s["name"] for s in site.get("", table)["seats"]] == ["Bob", "Ann"]
    assert site.post("Ann", f"{table}/leave", status=409)["code"] == "game_has_begun"


def test_the_owner_fills_the_table_with_bots(site: Site) -> None:
    table = site.create("Ann", seats=4, level="random")
    assert site.post("Bob", f"{table}/fill", status=409)["code"] == "only_the_owner"

    site.post("Ann", f"{table}/fill")

    seats = site.get("Ann", table)["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot", "bot"]
    assert {seat["level"] for seat in seats[1:]} == {"random"}
    assert site.get("Ann", table)["status"] == "live"


def test_nobody_sees_a_hand_before_the_game_begins(site: Site) -> None:
    """Who could, would leave a bad one."""
    table = site.create("Ann", seats=2)

    assert site.get("Ann", table)["view"] == site.get("", table)["view"] == {}
    site.post("Bob", f"{table}/join")
    assert sum(site.get("Ann", table)["view"]["hand"].values()) == 6


def test_tables_are_listed_by_what_they_wait_for(site: Site) -> None:
    waiting, live, over = site.create("Ann"), site.begun(), site.begun()
    hidden = site.create("Ann", public=False)
    site.post("Bob", f"{over}/resign", {"id": "r"})

    assert site.listed("open") == [waiting]
    assert site.listed("live") == [live]
    assert site.listed("over") == [over]
    assert set(site.listed("mine", "Ann")) == {waiting, live, over, hidden}
    assert set(site.listed("mine", "Bob")) == {live, over}
    assert site.listed("mine", "Eve") == []


# The game.


def test_a_position_is_shown_to_each_as_his_own(site: Site) -> None:
    table = site.begun()
    name = table.rsplit("/", 1)[1]
    match = site.client.app.state.hub.tables[name].match  # type: ignore[attr-defined]

    for who, seat in (("Ann", 0), ("Bob", 1), ("Eve", -1), ("", -1)):
        shown = site.get(who, table)
        assert (shown["seat"], shown["seq"], shown["game"]) == (seat, 0, "tigris")
        assert shown["view"] == json.loads(json.dumps(match.view(seat)))
        assert bool(shown["offers"]) == (seat == 0)


def test_waiting_for_news_ends_with_a_move(site: Site) -> None:
    table = site.begun()
    who, choice = move_in(site, table)
    with ThreadPoolExecutor(1) as threads:
        get = partial(site.client.get, f"{table}?wait=0", headers=bob(site))
        news = threads.submit(copy_context().run, get)  # un-jitted, dice need our numpy settings
        while not news.done() and not site.get("", table)["seats"][1]["present"]:
            pass  # he is not waiting yet
        assert not news.done()
        site.post(who, f"{table}/choose", choice)

        shown = news.result(60).json()

    assert (shown["seq"], shown["turns"][0]["move"]) == (1, choice["move"])


def bob(site: Site) -> dict[str, str]:
    return {"Authorization": f"Bearer {site.tokens['Bob']}"}


def test_waiting_for_what_has_happened_does_not_wait(site: Site) -> None:
    table = site.begun()
    who, choice = move_in(site, table)
    site.post(who, f"{table}/choose", choice)

    assert site.get("Bob", f"{table}?wait=0")["seq"] == 1
    assert site.get("Bob", f"{table}?last=1")["turns"] == []
    assert [turn["seq"] for turn in site.get("Bob", f"{table}?last=0")["turns"]] == [1]


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_acknowledged_once_and_shown(site: Site, game: str) -> None:
    table = site.begun(game)
    who, choice = move_in(site, table)

    first = site.post(who, f"{table}/choose", choice)
    again = site.post(who, f"{table}/choose", choice)

    assert first == again == {"type": "ack", "id": choice["id"], "seq": 1}
    [turn] = site.get("", table)["turns"]
    assert (turn["seq"], turn["kind"], turn["move"]) == (1, "choose", choice["move"])
    assert all(happening["text"] for happening in turn["happenings"])


def test_two_people_may_give_their_moves_the_same_id(site: Site) -> None:
    table = site.begun("china")
    made = Counter[str]()
    for _ in range(8):
        who, choice = move_in(site, table)
        site.post(who, f"{table}/choose", {**choice, "id": f"{made[who]}"})
        made[who] += 1

    assert made.keys() == {"Ann", "Bob"}
    assert site.get("", table)["seq"] == 8


def test_a_decision_that_revealed_nothing_can_be_taken_back(site: Site) -> None:
    table = site.begun()
    before = site.get("Ann", table)
    leader = {"id": "1", "seq": 0, "move": leader_of(before)}
    site.post("Ann", f"{table}/choose", leader)
    assert site.get("Ann", table)["undo"] == {"allowed": True, "why": ""}
    assert site.get("Bob", table)["undo"]["why"]

    ack = site.post("Ann", f"{table}/undo", {"id": "2", "seq": 1})
    refusal = site.post("Ann", f"{table}/undo", {"id": "3", "seq": 2}, 409)

    after = site.get("Ann", table)
    assert (ack["seq"], after["view"], after["offers"]) == (2, before["view"], before["offers"])
    assert (refusal["code"], refusal["seq"]) == ("cannot_undo", 2)
    assert [turn["kind"] for turn in after["turns"]] == ["choose", "undo"]


def leader_of(shown: dict[str, Any]) -> str:
    leaders = [offer for offer in shown["offers"] if offer["kind"] == "leader"]
    return composed(leaders, random.Random(0))


def test_a_preview_says_what_would_follow_and_changes_nothing(site: Site) -> None:
    table = site.begun()
    before = site.get("Ann", table)
    question = {"id": "p", "move": leader_of(before)}

    said = site.post("Ann", f"{table}/preview", question)

    assert (said["type"], said["id"]) == ("foreseen", "p")
    assert said["happenings"] and all(happening["text"] for happening in said["happenings"])
    assert site.get("Ann", table) == before
    assert site.post("Bob", f"{table}/preview", question, 409)["code"] == "not_your_turn"


def test_an_explanation_says_why_not(site: Site) -> None:
    table = site.begun()
    move = leader_of(site.get("Ann", table))

    fine = site.post("Ann", f"{table}/explain", {"id": "1", "move": move})
    wrong = site.post("Ann", f"{table}/explain", {"id": "2", "move": "support 3"})
    french = site.post("Ann", f"{table}/explain?language=fr", {"id": "2", "move": "support 3"})
    unreadable = site.post("Ann", f"{table}/explain", {"id": "3", "move": "dance"}, 409)

    assert fine == {"type": "explained", "id": "1", "allowed": True, "text": ""}
    assert not wrong["allowed"] and wrong["text"]
    assert french["text"] and french["text"] != wrong["text"]
    assert unreadable["code"] == "unreadable" and "dance" in unreadable["text"]


def test_a_line_of_chat_is_numbered_and_not_too_long(site: Site) -> None:
    table = site.begun()

    said = site.post("Ann", f"{table}/say", {"id": "1", "text": "  Good luck, Bob!  "})
    long = site.post("Bob", f"{table}/say", {"id": "2", "text": "x" * 500})
    site.post("Bob", f"{table}/say", {"id": "3", "text": "x" * 501}, 422)

    assert (said["n"], said["name"], said["text"]) == (1, "Ann", "Good luck, Bob!")
    assert (long["n"], long["name"], len(long["text"])) == (2, "Bob", 500)
    assert site.get("Ann", table)["seq"] == 0


@pytest.mark.parametrize("step", ["choose", "say"])
def test_a_nul_in_a_text_is_refused_or_kept_but_breaks_nothing(site: Site, step: str) -> None:
    table = site.begun()
    who, choice = move_in(site, table)
    nul = {"choose": {**choice, "id": "\0"}, "say": {"id": "1", "text": "a\0b"}}

    answer = site.ask(who, "POST", f"{table}/{step}", nul[step])

    assert answer.status_code in (200, 409, 422)
    assert answer.json()["type"] in ("ack", "said", "refusal")


def test_who_resigns_ends_the_game_and_cannot_win(site: Site) -> None:
    table = site.begun("babel")

    site.post("Ann", f"{table}/resign", {"id": "1"})

    shown = site.get("Bob", table)
    assert (shown["status"], shown["asked"], shown["winners"]) == ("over", None, [1])
    assert site.post("Bob", f"{table}/resign", {"id": "1"}, 409)["code"] == "over"


# The end, and the secret.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_the_secret_is_nowhere_before_the_end_and_there_after_it(site: Site, game: str) -> None:
    table = site.begun(game)
    promised = site.get("", table)["commitment"]
    for seed in range(40):
        look_around(site, table)
        who, choice = move_in(site, table, seed)
        site.post(who, f"{table}/preview", {"id": "p", "move": choice["move"]})
        site.post(who, f"{table}/choose", choice)
        if site.get("", table)["status"] == "over":
            break
    site.ask("Ann", "GET", f"{table}/replay")
    before = b"".join(site.heard)
    site.post("Ann", f"{table}/resign", {"id": "r"})

    secret = site.get("", table)["secret"]

    assert commitment(bytes.fromhex(secret)) == promised
    for form in spellings(bytes.fromhex(secret)):
        assert form not in before
    assert secret in site.ask("", "GET", f"{table}/replay").text


def look_around(site: Site, table: str) -> None:
    for who in ("Ann", "Bob", "Eve", ""):
        site.get(who, table)
        site.ask(who, "GET", f"{table}?language=fr")
    site.listed("live")
    site.listed("mine", "Ann")


def spellings(secret: bytes) -> list[bytes]:
    """The secret as it could slip into JSON."""
    return [
        secret.hex().encode(),
        secret.hex().upper().encode(),
        base64.b64encode(secret).rstrip(b"="),
        base64.urlsafe_b64encode(secret).rstrip(b"="),
        json.dumps(list(secret)).encode(),
        json.dumps(list(secret), separators=(",", ":")).encode(),
        secret,
    ]


@pytest.mark.slow
def test_a_whole_game_can_be_read_again_once_it_is_over(site: Site) -> None:
    table = site.begun("babel")
    assert site.get("Ann", f"{table}/replay", 409)["code"] == "not_over"
    while (shown := site.get("", table))["status"] == "live":
        who, choice = move_in(site, table, shown["seq"])
        site.post(who, f"{table}/choose", choice)

    text = site.ask("", "GET", f"{table}/replay").text
    match = read_replay(text, GAMES)

    shown = site.get("Ann", table)
    assert match.over and match.winners == shown["winners"]
    assert json.loads(json.dumps(match.view(0))) == shown["view"]
    assert (match.secret.hex(), match.commitment) == (shown["secret"], shown["commitment"])
    moves = [match.game.actions.words(step.action) for step in match.history]
    assert moves == [turn["move"] for turn in shown["turns"]]
    late = {"id": "late", "seq": shown["seq"], "move": moves[-1]}
    assert site.post("Ann", f"{table}/choose", late, 409)["code"] == "over"


def test_a_game_that_was_resigned_can_be_read_again(site: Site) -> None:
    table = site.begun("china")
    who, choice = move_in(site, table)
    site.post(who, f"{table}/choose", choice)
    site.post("Bob", f"{table}/resign", {"id": "r"})

    match = read_replay(site.ask("", "GET", f"{table}/replay").text, GAMES)

    assert (match.seq, match.ending, match.winners) == (1, ("resign", 1), [0])


def test_tables_are_there_again_after_a_restart(tmp_path: Path) -> None:
    with TestClient(unlimited(tmp_path)) as client:
        site = Site(client)
        site.meet("Ann", "Bob")
        table = site.begun()
        site.post("Ann", f"{table}/choose", {"id": "1", "seq": 0, "move": "pass"})
        before = site.get("Ann", table)
    with TestClient(unlimited(tmp_path)) as client:
        again = Site(client)
        again.tokens = site.tokens

        assert again.get("Ann", table) == before


# Refusals.


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/tables"),
        ("GET", "/api/tables?list=mine"),
        ("POST", "/api/tables/x/join"),
        ("POST", "/api/tables/x/choose"),
    ],
)
@pytest.mark.parametrize("token", ["", "nonsense", "WyJub2JvZHkiXQ.x", "é"])
def test_strangers_are_asked_who_they_are(site: Site, method: str, path: str, token: str) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode("latin-1")}

    answer = site.client.request(method, path, headers=headers, content="{}")

    assert answer.status_code == 401
    assert answer.json()["text"] == "Please say your name first."


@pytest.mark.parametrize(
    ("method", "step"),
    [("GET", ""), ("GET", "/replay")]
    + [("POST", f"/{step}") for step in ("join", "leave", "fill", "choose", "say", "resign")],
)
@pytest.mark.parametrize("name", ["nowhere", "%00", "'; DROP TABLE games; --"])
def test_there_is_no_such_table(site: Site, method: str, step: str, name: str) -> None:
    answer = site.ask("Ann", method, f"/api/tables/{name}{step}")

    assert answer.status_code == 404
    assert answer.json()["text"] == "There is no such table."


@pytest.mark.parametrize("step", ["choose", "undo", "preview", "explain", "resign"])
def test_what_needs_a_seat_and_a_game_is_refused_without(site: Site, step: str) -> None:
    bodies = {
        "choose": {"id": "1", "seq": 0, "move": "pass"},
        "undo": {"id": "1", "seq": 0},
        "resign": {"id": "1"},
    }
    body = bodies.get(step, {"id": "1", "move": "pass"})
    waiting, live = site.create("Ann"), site.begun()

    assert site.post("Ann", f"{waiting}/{step}", body, 409)["code"] == "not_begun"
    assert site.post("Eve", f"{live}/{step}", body, 409)["code"] == "not_at_table"
    assert site.get("", live)["seq"] == 0


@pytest.mark.parametrize(
    ("who", "change", "code"),
    [
        ("Ann", {"seq": 7}, "stale"),
        ("Ann", {"seq": -1}, "stale"),
        ("Ann", {"move": "support 3"}, "illegal"),
        ("Ann", {"move": "dance"}, "unreadable"),
        ("Ann", {"move": ""}, "unreadable"),
        ("Ann", {"move": "{0.__class__} {move}"}, "unreadable"),
        ("Bob", {}, "not_your_turn"),
    ],
)
def test_a_wrong_choice_is_refused_with_a_sentence(
    site: Site, who: str, change: dict[str, Any], code: str
) -> None:
    table = site.begun()
    before = site.get("Ann", table)
    _, choice = move_in(site, table)

    refusal = site.post(who, f"{table}/choose", {**choice, **change}, 409)
    french = site.post(who, f"{table}/choose?language=fr", {**choice, **change}, 409)

    assert (refusal["id"], refusal["code"], refusal["seq"]) == (choice["id"], code, 0)
    assert refusal["text"] and french["text"] and refusal["text"] != french["text"]
    assert site.get("Ann", table) == before


def test_a_full_table_takes_nobody_in(site: Site) -> None:
    table = site.begun()

    refusal = site.post("Eve", f"{table}/join", status=409)

    assert (refusal["code"], refusal["text"]) == ("table_is_full", "There is no free seat here.")


@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/choose", "/say"])
def test_a_body_that_is_too_long_is_refused(site: Site, path: str) -> None:
    path = path if path.startswith("/api") else site.begun() + path

    refusal = site.post("Ann", path, b'"' + b"x" * LONGEST_DOCUMENT + b'"', 413)

    assert refusal["text"] == "This cannot be read: it is too long."


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name": "\xff"}', b'{"name": 3}',
     b'{"name": "x", "also": 1}',
     b'{"name": ""}', b'{"name": "  "}', b'{"name": "\\u0000"}', b'{"name": "\\ud800"}',
     b"[" * 4000],
)  # fmt: skip
def test_a_body_that_cannot_be_read_is_refused(site: Site, body: bytes) -> None:
    refusal = site.post("", "/api/guest", body, 422)

    assert refusal["code"] == "unreadable"
    assert refusal["text"].startswith("This cannot be read: ")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, "is one of tigris"),
        ({"seats": 9}, "is for 2 to 4 players, not 9"),
        ({"bots": 2}, "must be from 0 to 1"),
        ({"level": "genius"}, "must be one of random"),
        ({"options": {"wings": True}}, "there is no such option"),
        ({"options": {"english": [1]}}, "must be true or false"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(site: Site, wish: dict[str, Any], why: str) -> None:
    refusal = site.post("Ann", "/api/tables", {"game": "tigris", "seats": 2, **wish}, 409)

    assert refusal["code"] == "impossible"
    assert why in refusal["text"]
    assert site.listed("mine", "Ann") == []


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"seats": -1}, "Expected `int` >= 1"),
        ({"bots": -1}, "Expected `int` >= 0"),
        ({"options": []}, "Expected `object`"),
        ({"seats": "2"}, "Expected `int`"),
        ({"wish": 1}, "unknown field"),
    ],
    ids=str,
)
def test_a_wish_that_cannot_be_read_is_refused(site: Site, wish: dict[str, Any], why: str) -> None:
    refusal = site.post("Ann", "/api/tables", {"game": "tigris", "seats": 2, **wish}, 422)

    assert why in refusal["text"]
    assert site.listed("mine", "Ann") == []


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"map": "border", "fortifications": True}),
        (3, {"influence": True}),
        (5, {"map": "34"}),
    ],
    ids=str,
)
def test_options_that_cannot_be_played_together_are_refused_with_their_reason(
    site: Site, seats: int, options: dict[str, Any]
) -> None:
    china = GAMES["china"]
    defaults = {option.name: option.default_at(seats) for option in china.options}
    message = choosing.refusal(china, seats, defaults | options)
    assert message
    wish = {"game": "china", "seats": seats, "options": options}

    refusal = site.post("Ann", "/api/tables", wish, 409)
    french = site.post("Ann", "/api/tables?language=fr", wish, 409)

    assert refusal["text"] == china.book.say(message, "en")
    assert french["text"] == china.book.say(message, "fr")


def test_a_client_cannot_make_the_server_read_its_files(site: Site, tmp_path: Path) -> None:
    """A map of one's own is a file for those at the terminal, not for those on the network."""
    (tmp_path / "there").write_text("{}")

    said = [
        site.post(
            "Ann",
            "/api/tables",
            {"game": "china", "seats": 3, "options": {"map": str(tmp_path / name)}},
            409,
        )["text"].replace(name, "file")
        for name in ("there", "missing")
    ]

    assert said[0] == said[1]


@pytest.mark.parametrize("query", ["list=", "list=all", "list=frozen"])
def test_an_unknown_list_is_refused(site: Site, query: str) -> None:
    assert "open, live, over, mine" in site.get("Ann", f"/api/tables?{query}", 422)["text"]


@pytest.mark.parametrize("number", ["-1", "x", "", "1.5", "٣", "9" * 30])
def test_a_number_that_is_none_is_refused(site: Site, number: str) -> None:
    table = site.begun()

    assert "is a number" in site.get("Ann", f"{table}?last={number}", 422)["text"]
    assert "is a number" in site.get("Ann", f"{table}?wait={number}", 422)["text"]


def test_older_tables_follow_page_by_page(site: Site) -> None:
    made = [site.create("Ann") for _ in range(5)]

    pages, before = [], 0.0
    while rows := site.get("", f"/api/tables?limit=2&before={before!r}"):
        pages.append([f"/api/tables/{row['table']}" for row in rows])
        before = rows[-1]["changed"]

    assert [len(page) for page in pages] == [2, 2, 1]
    assert [table for page in pages for table in page] == made[::-1]


@pytest.mark.parametrize("query", ["limit=0", "limit=101", "limit=x", "before=-1", "before=nan"])
def test_a_page_that_cannot_be_is_refused(site: Site, query: str) -> None:
    assert "is a number from" in site.get("", f"/api/tables?{query}", 422)["text"]


@pytest.mark.parametrize(
    ("path", "accepted", "language"),
    [
        ("/api/me", "", "en"),
        ("/api/me", "fr", "fr"),
        ("/api/me", "nl, fr-CH;q=0.9, en;q=0.5", "fr"),
        ("/api/me", "en;q=0.5, fr;q=0.4", "en"),
        ("/api/me", "nl, x;q=y, ;;;", "en"),
        ("/api/me?language=en", "fr", "en"),
        ("/api/me?language=fr", "en", "fr"),
    ],
)
def test_who_is_refused_reads_it_in_his_language(
    site: Site, path: str, accepted: str, language: str
) -> None:
    said = {"en": "Please say your name first.", "fr": "Dites d’abord votre nom."}

    answer = site.client.get(path, headers={"Accept-Language": accepted})

    assert answer.json()["text"] == said[language]


def test_what_cannot_be_done_at_a_path_is_refused_with_what_can(site: Site) -> None:
    answer = site.ask("Ann", "DELETE", "/api/tables")

    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD, POST")
    assert answer.json()["text"] == "This cannot be done here: only GET, HEAD, POST."


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/x", "/api/tables/a/b/c", "/api/socket"])
def test_a_path_that_leads_nowhere_is_refused_as_everything_else(site: Site, path: str) -> None:
    answer = site.ask("Ann", "GET", path)

    assert answer.status_code == 404
    assert answer.json()["code"] == "no_such_path"


def test_nobody_waits_for_news_of_a_game_that_is_over(site: Site) -> None:
    table = site.begun("babel")
    site.post("Ann", f"{table}/resign", {"id": "1"})

    assert site.get("Bob", f"{table}?wait=1")["status"] == "over"


def test_a_record_may_be_for_those_who_played(site: Site) -> None:
    table = site.create("Ann", "babel", 2, shared=False)
    site.post("Bob", f"{table}/join")
    site.post("Ann", f"{table}/resign", {"id": "1"})

    assert site.ask("Bob", "GET", f"{table}/replay").status_code == 200
    assert site.get("Eve", f"{table}/replay", 403)["code"] == "not_shared"
    assert site.get("", f"{table}/replay", 403)["code"] == "not_shared"
