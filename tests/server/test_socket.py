"""The play socket: everybody sees every decision, and whatever else is sent is refused."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET
from struct import pack
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.running import PATIENCE, Client, Server, composed, serving, unlimited
from sizes import sized
from ziggurat.core.match import Match
from ziggurat.games import GAMES
from ziggurat.server.wire.messages import Hello, Say, decode
from ziggurat.texts.letters import typeset

Message = dict[str, Any]
SOCKET = "/api/socket"
fences = count()


class Line:
    """One end of a socket in the same process."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket

    def send(self, type: str, **fields: Any) -> list[Message]:
        return self.send_text(json.dumps({"type": type, **fields}))

    def send_text(self, text: str) -> list[Message]:
        self.socket.send_text(text)
        return self.heard()

    def heard(self) -> list[Message]:
        """Everything that has arrived, but for who is there; an answer to a ping comes last."""
        fence = f"fence {next(fences)}"
        self.socket.send_json({"type": "ping", "id": fence})
        messages = []
        while (message := self.socket.receive_json()).get("id") != fence:
            messages.append(message)
        return [message for message in messages if message["type"] != "presence"]


class House:
    """A server with some people, and the lines to them."""

    def __init__(self, client: TestClient, stack: ExitStack) -> None:
        self.client, self.stack = client, stack
        self.tokens = {name: self.token(name) for name in ("Ann", "Bob", "Eve")}
        client.cookies.clear()

    def token(self, name: str) -> str:
        token: str = self.client.post("/api/guest", json={"name": name}).json()["token"]
        return token

    def headers(self, who: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[who]}"}

    def post(self, who: str, path: str, body: Any = None) -> Any:
        answer = self.client.post(f"/api/tables{path}", headers=self.headers(who), json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def begun(self, game: str = "tigris", seats: int = 2) -> str:
        """A table where Ann and Bob have begun."""
        wish = {"game": game, "seats": seats, "bots": seats - 2, "level": "random"}
        table: str = self.post("Ann", "", wish)["table"]
        self.post("Bob", f"/{table}/join")
        return table

    def line(self, who: str) -> Line:
        session = self.client.websocket_connect(SOCKET, headers=self.headers(who))
        return Line(self.stack.enter_context(session))

    def at(self, table: str, who: str, **hello: Any) -> tuple[Line, Message]:
        """A line to a table, and the position it was given."""
        line = self.line(who)
        *_, shown = line.send("hello", table=table, **hello)
        assert shown["type"] == "update", shown
        return line, shown

    def match(self, table: str) -> Match:
        """What the server knows and nobody may see whole."""
        match: Match = self.client.app.state.hub.tables[table].match  # type: ignore[attr-defined]
        return match

    def view(self, table: str, seat: int) -> Any:
        return json.loads(json.dumps(self.match(table).view(seat)))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with (
        TestClient(unlimited(tmp_path)) as client,
        ExitStack() as stack,
    ):
        yield House(client, stack)


def kinds(messages: list[Message]) -> list[str]:
    return [message["type"] for message in messages]


def leader(shown: Message) -> str:
    """A leader's first place: it reveals nothing, and another action follows."""
    leaders = [offer for offer in shown["offers"] if offer["kind"] == "leader"]
    return composed(leaders, random.Random(0))


# What is told.


@pytest.mark.parametrize("game", GAMES)
def test_hello_gives_the_whole_position(house: House, game: str) -> None:
    table = house.begun(game)

    _, shown = house.at(table, "Ann")

    assert (shown["table"], shown["game"], shown["status"]) == (table, game, "live")
    assert (shown["seq"], shown["seat"], shown["turns"]) == (0, 0, [])
    assert shown["view"] == house.view(table, 0)
    assert shown["commitment"] == house.match(table).commitment
    assert shown["secret"] is None
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert bool(shown["offers"]) == (shown["asked"] == 0)
    assert shown["question"]


def test_a_decision_reaches_everybody_each_with_his_own_view(house: House) -> None:
    table = house.begun()
    ann, shown = house.at(table, "Ann")
    bob, _ = house.at(table, "Bob")
    eve, _ = house.at(table, "Eve")

    told = [ann.send("choose", id="1", seq=0, move=leader(shown)), bob.heard(), eve.heard()]

    assert kinds(told[0]) == ["update", "ack"]
    assert told[0][1] == {"type": "ack", "id": "1", "seq": 1}
    for seat, messages in zip((0, 1, -1), told, strict=True):
        update = messages[0]
        assert (update["seq"], update["seat"], update["asked"]) == (1, seat, 0)
        assert [turn["move"] for turn in update["turns"]] == [leader(shown)]
        assert update["view"] == house.view(table, seat)
        assert bool(update["offers"]) == (seat == 0)
    assert told[0][0]["view"] != told[1][0]["view"] != told[2][0]["view"]
    assert kinds(told[1]) == kinds(told[2]) == ["update"]


def test_all_see_who_is_there(house: House) -> None:
    table = house.begun()
    ann = house.line("Ann")
    ann.send("hello", table=table)
    house.at(table, "Eve")

    ann.socket.send_json({"type": "ping", "id": "end"})
    heard = iter(ann.socket.receive_json, {"type": "pong", "id": "end"})

    assert list(heard)[-1] == {"type": "presence", "present": [True, False], "spectators": 1}


def test_who_comes_back_gets_exactly_the_turns_he_missed(house: House) -> None:
    table = house.begun("babel")
    lines = {0: house.at(table, "Ann"), 1: house.at(table, "Bob")}
    rng, moves = random.Random(3), []
    for seq in range(12):
        line = lines[house.match(table).asked][0]
        shown = [m for m in [lines[house.match(table).asked][1], *line.heard()] if "view" in m]
        moves.append(composed(shown[-1]["offers"], rng))
        *_, update, _ = line.send("choose", id=f"{seq}", seq=seq, move=moves[-1])
        lines[update["seat"]] = line, update

    for last in (0, 5, 12):
        _, again = house.at(table, "Bob", last=last)
        assert [turn["seq"] for turn in again["turns"]] == list(range(last + 1, 13))
        assert [turn["move"] for turn in again["turns"]] == moves[last:]
        assert again["view"] == house.view(table, 1)
    for nonsense in (-1, 13, 10**30):
        _, again = house.at(table, "Bob", last=nonsense)
        assert [turn["move"] for turn in again["turns"]] == moves


def test_the_same_move_sent_twice_is_played_once(house: House) -> None:
    table = house.begun()
    ann, shown = house.at(table, "Ann")
    choice = {"id": "1", "seq": 0, "move": leader(shown)}

    first, again = ann.send("choose", **choice), ann.send("choose", **choice)
    elsewhere = house.at(table, "Ann")[0].send("choose", **choice)

    assert first[-1] == again[-1] == elsewhere[-1] == {"type": "ack", "id": "1", "seq": 1}
    assert house.match(table).seq == 1


def test_a_stale_choice_is_refused_and_followed_by_the_position(house: House) -> None:
    table = house.begun()
    ann, shown = house.at(table, "Ann")
    ann.send("choose", id="1", seq=0, move=leader(shown))

    refusal, position = ann.send("choose", id="2", seq=0, move="pass")

    assert (refusal["type"], refusal["id"], refusal["code"]) == ("refusal", "2", "stale")
    assert (position["type"], position["seq"]) == ("update", 1)
    assert position["view"] == house.view(table, 0)


def test_an_undo_is_told_to_everybody(house: House) -> None:
    table = house.begun()
    ann, shown = house.at(table, "Ann")
    bob, before = house.at(table, "Bob")
    ann.send("choose", id="1", seq=0, move=leader(shown))
    bob.heard()

    update, ack = ann.send("undo", id="2", seq=1)
    [seen] = bob.heard()

    assert ack == {"type": "ack", "id": "2", "seq": 2}
    assert [turn["kind"] for turn in update["turns"]] == ["undo"]
    assert (update["view"], update["offers"]) == (shown["view"], shown["offers"])
    assert [(turn["seq"], turn["kind"], turn["seat"]) for turn in seen["turns"]] == [(2, "undo", 0)]
    assert seen["view"] == before["view"]


def test_a_preview_and_an_explanation_answer_only_who_asks(house: House) -> None:
    table = house.begun()
    ann, shown = house.at(table, "Ann")
    bob, _ = house.at(table, "Bob")

    [foreseen] = ann.send("preview", id="1", move=leader(shown))
    [fine] = ann.send("explain", id="2", move=leader(shown))
    [wrong] = ann.send("explain", id="3", move="support 3")

    assert (foreseen["type"], foreseen["id"]) == ("foreseen", "1")
    assert all(happening["text"] for happening in foreseen["happenings"])
    assert fine == {"type": "explained", "id": "2", "allowed": True, "text": ""}
    assert (wrong["type"], wrong["id"], wrong["allowed"]) == ("explained", "3", False)
    assert wrong["text"]
    assert bob.heard() == []
    assert house.match(table).seq == 0


def test_chat_reaches_everybody_once(house: House) -> None:
    table = house.begun()
    lines = [house.at(table, who)[0] for who in ("Ann", "Bob", "Eve")]

    heard = [lines[0].send("say", id="1", text="Good luck!")]
    heard += [line.heard() for line in lines[1:]]

    for messages in heard:
        assert [(m["type"], m["n"], m["name"], m["text"]) for m in messages] == [
            ("said", 1, "Ann", "Good luck!")
        ]


def test_sentences_are_french_for_who_asks_for_french(house: House) -> None:
    table = house.begun()
    ann, english = house.at(table, "Ann")
    bob, french = house.at(table, "Bob", language="fr-CA")
    assert english["question"] != french["question"]

    [told, _] = ann.send("choose", id="1", seq=0, move=leader(english))
    [seen] = bob.heard()
    [refusal] = bob.send("choose", id="1", seq=1, move="pass")
    [unreadable] = bob.send("choose", id="2", seq=1, move="danser")

    assert texts(told) and len(texts(told)) == len(texts(seen))
    assert texts(told) != texts(seen)
    assert refusal["text"] == typeset("C'est à Ann de décider.", "fr")
    assert unreadable["text"] == typeset("« danser » n'est pas un coup.", "fr")
    assert seen["undo"]["why"] != told["undo"]["why"]


def texts(update: Message) -> list[str]:
    return [happening["text"] for turn in update["turns"] for happening in turn["happenings"]]


def test_the_end_shows_the_secret_to_everybody(house: House) -> None:
    table = house.begun()
    ann, _ = house.at(table, "Ann")
    eve, _ = house.at(table, "Eve")

    over, ack = ann.send("resign", id="1")
    [seen] = eve.heard()

    assert ack["seq"] == 1
    assert over["secret"] == seen["secret"] == house.match(table).secret.hex()
    assert (seen["status"], seen["asked"], seen["winners"]) == ("over", None, [1])


# What is refused.


@pytest.mark.parametrize(
    ("who", "message", "code"),
    [
        ("Bob", {"type": "choose", "id": "x", "seq": 0, "move": "pass"}, "not_your_turn"),
        ("Eve", {"type": "choose", "id": "x", "seq": 0, "move": "pass"}, "not_at_table"),
        ("Eve", {"type": "resign", "id": "x"}, "not_at_table"),
        ("Ann", {"type": "choose", "id": "x", "seq": 0, "move": "support 3"}, "illegal"),
        ("Ann", {"type": "choose", "id": "x", "seq": 0, "move": "dance"}, "unreadable"),
        ("Ann", {"type": "undo", "id": "x", "seq": 0}, "cannot_undo"),
        ("Ann", {"type": "preview", "id": "x", "move": "support 3"}, "illegal"),
        ("Bob", {"type": "preview", "id": "x", "move": "pass"}, "not_your_turn"),
        ("Ann", {"type": "explain", "id": "x", "move": "{move}"}, "unreadable"),
    ],
    ids=str,
)
def test_what_is_understood_but_wrong_is_refused_by_name(
    house: House, who: str, message: Message, code: str
) -> None:
    table = house.begun()
    line, before = house.at(table, who)

    [refusal] = line.send_text(json.dumps(message))

    assert (refusal["type"], refusal["id"], refusal["code"]) == ("refusal", "x", code)
    assert refusal["text"].endswith(".")
    assert unchanged(house, table, who, before)


UNREADABLE = [
    "",
    "{",
    "null",
    "[]",
    "3",
    '"choose"',
    '{"type": "choose"}',
    '{"type": "dance", "id": "x"}',
    '{"type": "choose", "id": "x", "seq": 0, "move": "pass", "seat": 1}',
    '{"type": "choose", "id": "x", "seq": "0", "move": "pass"}',
    '{"type": "choose", "id": "x", "seq": 0.5, "move": "pass"}',
    '{"type": "choose", "id": null, "seq": 0, "move": "pass"}',
    '{"type": "say", "id": "x", "text": "\\ud800"}',
    "[" * 4000,
    "é" * 2049,
    json.dumps({"type": "say", "id": "x", "text": "x" * 5000}),
]


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: text[:60])
def test_what_cannot_be_read_is_refused(house: House, text: str) -> None:
    table = house.begun()
    ann, before = house.at(table, "Ann")

    [refusal] = ann.send_text(text)

    assert (refusal["type"], refusal["code"]) == ("refusal", "unreadable")
    assert refusal["id"] == ("x" if '"id": "x"' in text else "")
    assert refusal["text"].startswith("This cannot be read: ")
    assert unchanged(house, table, "Ann", before)


def test_bytes_are_refused_like_any_other_nonsense(house: House) -> None:
    ann, _ = house.at(house.begun(), "Ann")

    ann.socket.send_bytes(b"\x00\xff")

    assert [message["code"] for message in ann.heard()] == ["unreadable"]


@pytest.mark.parametrize("message", [
    {"type": "choose", "id": "\0", "seq": 0, "move": "pass"},
    {"type": "say", "id": "1", "text": "a\0b"},
    {"type": "explain", "id": "1", "move": "\0"},
], ids=str)  # fmt: skip
def test_a_nul_in_a_text_breaks_nothing(house: House, message: Message) -> None:
    ann, _ = house.at(house.begun(), "Ann")

    *_, answer = ann.send_text(json.dumps(message))

    assert answer["type"] in ("ack", "said", "refusal")


def unchanged(house: House, table: str, who: str, before: Message) -> bool:
    return house.at(table, who)[1] == before and before["seq"] == house.match(table).seq == 0


def test_before_hello_everything_is_refused(house: House) -> None:
    table = house.begun()
    ann = house.line("Ann")

    [early] = ann.send("choose", id="x", seq=0, move="pass")
    [unreadable] = ann.send_text("{")
    [nowhere] = ann.send("hello", table="nowhere")
    [nul] = ann.send("hello", table="\0")

    assert (early["id"], early["code"]) == ("x", "hello_first")
    assert early["text"] == "Say which table first."
    assert unreadable["code"] == "unreadable"
    assert nowhere["code"] == nul["code"] == "no_such_table"
    assert ann.send("hello", table=table)[0]["type"] == "update"
    assert house.match(table).seq == 0


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://testserver.evil", "http://testserver:81", "null", "http://["],
)
def test_a_page_of_another_host_cannot_play_in_our_name(house: House, origin: str) -> None:
    headers = {**house.headers("Ann"), "Origin": origin}

    with (
        pytest.raises(WebSocketDisconnect) as refusal,
        house.client.websocket_connect(SOCKET, headers=headers) as socket,
    ):
        socket.receive_json()

    assert refusal.value.code == 4403


def test_a_name_that_somebody_points_at_us_cannot_play(house: House) -> None:
    headers = {**house.headers("Ann"), "Origin": "http://evil.example", "Host": "evil.example"}

    with (
        pytest.raises(WebSocketDisconnect) as refusal,
        house.client.websocket_connect(SOCKET, headers=headers) as socket,
    ):
        socket.receive_json()

    assert refusal.value.code == 4403


def test_our_own_page_may_play(house: House) -> None:
    headers = {**house.headers("Ann"), "Origin": "http://localhost", "Host": "localhost"}

    with house.client.websocket_connect(SOCKET, headers=headers) as socket:
        assert Line(socket).send("hello", table="nowhere")[0]["code"] == "no_such_table"


@pytest.mark.parametrize("token", ["", "nonsense", "WyJub2JvZHkiXQ.x"])
def test_unknown_users_are_refused(house: House, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}"}

    with (
        pytest.raises(WebSocketDisconnect) as refusal,
        house.client.websocket_connect(SOCKET, headers=headers) as socket,
    ):
        socket.receive_json()

    assert refusal.value.code == 4401


# A real server under fire.

MESSAGES = sized(4_000, soak=100_000)
AT_ONCE = pack("ii", 1, 0)  # a line that breaks without a word
ROUND = 4  # messages sent at once: fewer than a slow client may lag behind
ODD: list[Any] = [None, True, -1, 0, 10**40, 1e300, "", "\0", "\ud800", "☥" * 9, [], [[]], {}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fire")
    with serving(f"sqlite:///{folder / 'games.sqlite'}", folder) as server:
        yield server


@contextmanager
def unharmed(server: Server) -> Iterator[None]:
    """Whatever happens meanwhile, the server lives, and nothing surprised it."""
    before = len(server.said())
    yield
    assert server.alive()
    assert server.faults(before) == []


class Shooter:
    """A client that sends all sorts of messages, and counts the answers."""

    def __init__(self, client: Client, socket: ClientConnection, table: str) -> None:
        self.client, self.socket, self.table = client, socket, table
        self.shown: Message = {}
        self.acks: dict[str, int] = {}
        self.sent = 0
        assert kinds(self.shoot([json.dumps({"type": "hello", "table": table})]))

    def shoot(self, texts: list[str]) -> list[Message]:
        """Send these, and read all that comes until a ping after them is answered."""
        fence = f"fence {next(fences)}"
        for text in [*texts, json.dumps({"type": "ping", "id": fence})]:
            self.socket.send(text)
        messages = []
        while (message := json.loads(self.socket.recv(PATIENCE))).get("id") != fence:
            messages.append(message)
            if message["type"] == "update":
                self.shown = message
            elif message["type"] == "ack":
                assert self.acks.setdefault(message["id"], message["seq"]) == message["seq"]
        return messages

    def valid(self, rng: random.Random) -> Message:
        """Something that may well be done."""
        self.sent += 1
        id, seq = f"{self.sent}", self.shown["seq"]
        move = composed(self.shown["offers"], rng) if self.shown["offers"] else "pass"
        return rng.choice(
            [
                {"type": "choose", "id": id, "seq": seq, "move": move},
                {"type": "choose", "id": id, "seq": seq + rng.randint(-2, 2), "move": move},
                {"type": "undo", "id": id, "seq": seq},
                {"type": "preview", "id": id, "move": move},
                {"type": "explain", "id": id, "move": "tile red A1"},
                {"type": "say", "id": id, "text": "☥"},
                {"type": "hello", "table": self.table, "last": rng.randint(-1, 9)},
                {"type": "ping", "id": id},
            ]
        )


def plain(message: Message, rng: random.Random) -> str:
    return json.dumps(message)


def cut(message: Message, rng: random.Random) -> str:
    text = json.dumps(message)
    return text[: rng.randrange(len(text))]


def noise(message: Message, rng: random.Random) -> str:
    return rng.randbytes(rng.randrange(200)).decode("latin-1")


def twisted(message: Message, rng: random.Random) -> str:
    return json.dumps(message | {rng.choice(list(message)): rng.choice(ODD)})


def fattened(message: Message, rng: random.Random) -> str:
    return json.dumps(message | {rng.choice(["seat", "user", "x" * 5000]): rng.choice(ODD)})


def bent(message: Message, rng: random.Random) -> str:
    text = list(json.dumps(message))
    text[rng.randrange(len(text))] = chr(rng.randrange(1, 0x2FF))
    return "".join(text)


WAYS: list[Callable[[Message, random.Random], str]] = [plain, cut, noise, twisted, fattened, bent]


def test_thousands_of_bad_messages_break_nothing(server: Server) -> None:
    rng = random.Random(7)
    with unharmed(server), ExitStack() as stack:
        shooters = besieged(server, stack)
        past = ["{}"]
        for _ in range(MESSAGES // ROUND):
            shooter, other = rng.choice(shooters), rng.choice(shooters)
            texts = [rng.choice(WAYS)(shooter.valid(rng), rng), rng.choice(past)]
            texts += [rng.choice(WAYS)(other.valid(rng), rng), plain(shooter.valid(rng), rng)]
            rng.shuffle(texts)
            assert_answered(texts, shooter.shoot(texts))
            past = [*past[-50:], *texts]

        for table in {shooter.table for shooter in shooters}:
            acks = [s.acks.values() for s in shooters if s.table == table]
            acknowledged = {seq for seqs in acks for seq in seqs}
            turns = shooters[0].client.update(table)["turns"]
            # One wish takes a forced step back together with what led to it, and is answered once.
            asked_for = [
                turn["seq"] for turn in turns if not (turn["kind"] == "undo" and turn["note"])
            ]
            assert asked_for == sorted(acknowledged)
            # Or nothing was played in between; a game is over after some hundred decisions.
            assert len(turns) > min(MESSAGES // 500, 100)


def besieged(server: Server, stack: ExitStack) -> list[Shooter]:
    """Ann and Bob at a table of every game, and Eve who looks on."""
    ann, bob, eve = (Client(server, name) for name in ("Ann", "Bob", "Eve"))
    shooters = []
    for game in GAMES:
        table = ann.create(game, 2)
        bob.join(table)
        shooters += [
            Shooter(client, stack.enter_context(client.socket()), table)
            for client in (ann, bob, eve)
        ]
    return shooters


def assert_answered(texts: list[str], messages: list[Message]) -> None:
    """One answer to each, beside what is told to everybody."""
    known = [kind_of(text) for text in texts]
    heard = kinds(messages)
    answers = sum(type not in ("update", "said", "presence") for type in heard)
    refused = answers - sum(kind not in (Hello, Say) for kind in known)  # chat, other tables
    assert 0 <= refused <= known.count(Say) + known.count(Hello), (texts, messages)
    assert heard.count("said") >= known.count(Say) - refused
    assert "update" in heard or Hello not in known or refused


def kind_of(text: str) -> type[Any] | None:
    try:
        return type(decode(text)) if len(text.encode()) <= 4096 else None
    except (msgspec.DecodeError, RecursionError):
        return None


def test_a_message_beyond_all_measure_closes_only_its_own_line(server: Server) -> None:
    ann = Client(server, "Ann")
    with unharmed(server), ann.socket() as loud, ann.socket() as quiet:
        loud.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            loud.recv(PATIENCE)
        quiet.send('{"type": "ping", "id": "1"}')

        assert json.loads(quiet.recv(PATIENCE))["code"] == "hello_first"
    assert closed.value.rcvd and closed.value.rcvd.code == 1009


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Origin": "http://["}])
def test_a_real_socket_of_another_origin_is_closed_with_a_code_that_browsers_hear(
    server: Server, headers: dict[str, str]
) -> None:
    client = Client(server, "Ann")

    with (
        unharmed(server),
        client.socket(**headers) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(PATIENCE)

    assert closed.value.rcvd and closed.value.rcvd.code == 4403


def test_lines_that_break_in_the_middle_break_nothing_else(server: Server) -> None:
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    table = ann.create("tigris", 2)
    bob.join(table)
    with unharmed(server):
        for n in range(40):
            with bob.socket() as socket:
                socket.send(json.dumps({"type": "hello", "table": table}))
                for _ in range(n % 5):
                    socket.send(json.dumps({"type": "say", "id": "1", "text": "hello"}))
                socket.socket.setsockopt(SOL_SOCKET, SO_LINGER, AT_ONCE)
                socket.socket.close()

        while ann.update(table)["seats"][1]["present"]:
            pass  # the last one is not gone yet
