"""Nobody is sent what he cannot know: from a world that looks the same to him, the same bytes."""

import asyncio
import dataclasses
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from games.wander import (
    TABLES,
    Choice,
    by_chance,
    crowded,
    every_game,
    imagined,
    moments,
    watchers,
)
from server.hubs import open_house
from server.running import unlimited
from ziggurat.core.dice import commitment, dice_word
from ziggurat.core.errors import Refused
from ziggurat.core.game import SPECTATOR, Game, Say, Span, mixes, not_written
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import SECRET_BYTES
from ziggurat.core.notation import digest
from ziggurat.core.state import State, copy
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.games import GAMES
from ziggurat.server.http import brief
from ziggurat.server.play.answers import Question, answer
from ziggurat.server.play.updates import drawing, explained, foreseen, past, update
from ziggurat.server.play.writing import written_update
from ziggurat.server.store import Chair, EventRow, GameRow, UserRow
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.loader import load_table
from ziggurat.server.tables.lobby import NewTable, create
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Choose, Explain, Preview, Undo, encode

Payloads = dict[str, bytes]  # what one watcher can get, by what it answers

SECRET = bytes(range(100, 100 + SECRET_BYTES))
STOPS = (0, 4, 12) if PLAIN else (0, 4, 20, 60)  # decisions before each look
SOME = list(TABLES.items())[:: 2 if PLAIN else 5]
some_tables = pytest.mark.parametrize("game", [g for _, g in SOME], ids=[name for name, _ in SOME])


# Tables.


@pytest.fixture
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next table made by a hub is the same one every day."""
    known = SimpleNamespace(token_bytes=lambda size: SECRET, token_urlsafe=lambda size: "table0")
    monkeypatch.setattr("ziggurat.server.tables.lobby.secrets", known)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Hub]:
    async with open_house(f"sqlite:///{folder}/hidden.db") as house:
        yield house.hub


def user(seat: int) -> UserRow:
    """Who sits at a seat; who watches sits nowhere."""
    return UserRow(f"user{seat}", f"Name {seat}", True, "", 1.0)


async def begin(
    hub: Hub, name: str, seats: int, options: dict[str, Any], position: Any = None
) -> Table:
    """A live table with a person in every chair."""
    people = [user(seat) for seat in range(seats)]
    row = GameRow(
        id=f"table{len(hub.tables)}",
        game=name,
        rules=GAMES[name].version,
        seats=seats,
        options=options,
        secret=SECRET,
        commitment=commitment(SECRET),
        position=position,
        pace={},
        level="random",
        public=True,
        owner=people[0].id,
        chairs=[Chair("person", who.id, who.name) for who in people],
        status="live",
        created=1.0,
        changed=1.0,
    )
    table = Table(row, hub.store, hub.clock)
    table.row = replace(row, asked=table.match.asked)
    await hub.store.add_game(table.row)
    hub.tables[row.id] = table
    return table


async def begin_at(hub: Hub, game: Game) -> Table:
    """A table of a game that can be played at this one table only."""
    seats = game.seats[0]
    return await begin(hub, game.name, seats, mixes(game, seats)[0])


async def step(table: Table, rng: np.random.Generator) -> None:
    """A decision by chance, or now and then one taken back."""
    match = table.match
    last = match.history[-1].seat if match.history else SPECTATOR
    if last >= 0 and rng.random() < 0.2 and match.why_no_undo(last) is None:
        await table.add("undo", last, "", "", table.seq)
        return
    choose: Choice = crowded if match.game.name == "tigris" else by_chance
    number = choose(match, match.legal(), rng)
    await table.add("choose", match.asked, match.game.actions.words(number), "", table.seq)


async def go_on(table: Table, rng: np.random.Generator, seq: int) -> None:
    while table.seq < seq and not table.match.over:
        await step(table, rng)


async def twin_of(table: Table) -> Table:
    """The same table, read from the store by another server."""
    row = await table.store.game(table.row.id)
    assert row
    return await load_table(row, table.store, table.clock)


def imagine(twin: Table, table: Table, viewer: int, word: int) -> None:
    """Make all that a table holds of its game another world, which looks the same to one."""
    game = table.match.game
    twin.match.state = imagined(game, table.match.state, viewer, word)
    twin.match.history = [
        *table.match.history[:-3],
        *(
            dataclasses.replace(past, before=imagined(game, past.before, viewer, word))
            for past in table.match.history[-3:]
        ),
    ]
    twin.row = replace(table.row, digest=digest(game, twin.match.state))
    table.row = replace(table.row, digest=digest(game, table.match.state))


# Everything that goes out.


def some_moves(table: Table, rng: np.random.Generator) -> list[str]:
    """Some legal moves, some that are not, and one that is none."""
    actions, legal = table.match.game.actions, table.match.legal()
    few, many = (2, 3) if PLAIN else (4, 8)
    numbers = rng.choice(legal, min(few, len(legal)), replace=False).tolist()
    numbers += rng.integers(actions.size, size=many).tolist()
    return [*map(actions.words, numbers), "no such words"]


def answered(make: Callable[..., Any], *args: Any) -> bytes:
    """What the door hands out, or why it stays shut."""
    try:
        return encode(make(*args))
    except Refused as refusal:
        return encode([type(refusal).__name__, refusal.message.key, refusal.message.args])


def questions(table: Table, moves: list[str], allowed: list[str]) -> dict[str, Question]:
    """All that a client may ask without changing anything; these moves would be accepted."""
    asked: dict[str, Question] = {"stale undo": Undo("q", table.seq + 1)}
    for move in moves:
        asked[f"ask for preview of {move}"] = Preview("q", move)
        asked[f"ask for explanation of {move}"] = Explain("q", move)
        asked[f"late {move}"] = Choose("q", table.seq - 1, move)
        asked[f"early {move}"] = Choose("q", table.seq + 1, move)
        if move not in allowed:
            asked[f"choose {move}"] = Choose("q", table.seq, move)
    return asked


async def payloads(hub: Hub, table: Table, viewer: int, moves: list[str]) -> Payloads:
    """Everything one watcher can be sent about a position, as bytes."""
    found = {
        "presence": encode(table.audience.presence()),
        "row of a list": encode(brief(table.row)),
    }
    for language in LANGUAGES:
        for last in (0, table.seq):
            key, who = f"{language} update after {last}", user(viewer).id
            found[key] = written_update(table, viewer, language, last, who)
            assert found[key] == encode(update(table, viewer, language, last, who))
        found[f"{language} drawing"] = encode(drawing(table, viewer, language, table.seq))
        for move in moves:
            said = (table, viewer, "q", move, language)
            found[f"{language} preview of {move}"] = answered(foreseen, *said)
            found[f"{language} explanation of {move}"] = answered(explained, *said)
    asked = questions(table, moves, table.match.offers(viewer))
    if viewer < 0 or table.match.why_no_undo(viewer):
        asked["undo"] = Undo("q", table.seq)
    for i, (key, question) in enumerate(asked.items()):
        language = LANGUAGES[i % len(LANGUAGES)]
        found[key] = encode(await answer(hub, table, user(viewer), question, language))
    return found


def differences(these: Payloads, those: Payloads) -> list[str]:
    """What would tell one world from another."""
    assert these.keys() == those.keys()
    return [key for key in these if these[key] != those[key]]


async def noticed(hub: Hub, table: Table, twin: Table, rng: np.random.Generator) -> list[str]:
    """What would tell anybody at a table that he is in one world and not in another."""
    found, moves = [], some_moves(table, rng)
    for viewer in watchers(table.match):
        word = int(rng.integers(2**63))
        told = await payloads(hub, table, viewer, moves)
        imagine(twin, table, viewer, word)
        other = await payloads(hub, twin, viewer, moves)
        found += [f"to {viewer}: {key}" for key in differences(told, other)]
    return found


# The position.


@pytest.mark.slow
@some_tables
def test_another_world_that_looks_the_same_sends_the_same_bytes(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        rng = np.random.default_rng(11)
        async with opened(tmp_path) as hub:
            table = await begin_at(hub, game)
            for stop in STOPS:
                await go_on(table, rng, stop)
                if table.match.over:
                    break
                twin = await twin_of(table)
                assert twin.match.state.tobytes() == table.match.state.tobytes()
                assert await noticed(hub, table, twin, rng) == []

    asyncio.run(story())


@pytest.mark.slow
@every_game
def test_whatever_the_question_the_same_bytes_are_sent(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        rng = np.random.default_rng(12)
        async with opened(tmp_path) as hub:
            for state, options in moments(game.name)[:: 4 if PLAIN else 1]:
                if game.asked(state) >= 0:
                    position = game.write(state)
                    table = await begin(hub, game.name, int(state.seats), options, position)
                    assert await noticed(hub, table, await twin_of(table), rng) == []

    asyncio.run(story())


def spilled(state: State) -> str:
    return str(state.hand.tolist())


def leaky_own(game: Game) -> Game:
    def own(state: State, seat: int) -> dict[str, Any]:
        return {**game.own(state, seat), "spilled": spilled(state)}

    return dataclasses.replace(game, own=own, own_texts=not_written)


def leaky_public(game: Game) -> Game:
    def public(state: State) -> dict[str, Any]:
        return {**game.public(state), "spilled": spilled(state)}

    return dataclasses.replace(game, public=public, public_text=not_written)


def leaky_preview(game: Game) -> Game:
    def preview(state: State, number: int, seat: int) -> dict[str, Any]:
        return {**game.preview(state, number, seat), "spilled": spilled(state)}

    return dataclasses.replace(game, preview=preview)


def leaky_explanation(game: Game) -> Game:
    def explain(state: State, seat: int, number: int) -> Message | None:
        return Message("unknown_move", {"move": spilled(state)})

    return dataclasses.replace(game, explain=explain)


def leaky_drawing(game: Game) -> Game:
    def draw(view: dict[str, Any], say: Say) -> list[list[Span]]:
        return [[(view["spilled"], "")]]

    return dataclasses.replace(leaky_own(game), draw=draw)


def leaky_dice(game: Game) -> Game:
    def own(state: State, seat: int) -> dict[str, Any]:
        return {**game.own(state, seat), "spilled": int(state.dice)}

    return dataclasses.replace(game, own=own, own_texts=not_written)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize(
    ("spoil", "where"),
    [
        (leaky_own, "update"),
        (leaky_public, "update"),
        (leaky_preview, "preview"),
        (leaky_explanation, "explanation"),
        (leaky_explanation, "choose"),
        (leaky_dice, "update"),
        (leaky_drawing, "drawing"),
    ],
)
def test_a_leak_would_be_noticed(
    game: Game, spoil: Callable[[Game], Game], where: str, tmp_path: Path
) -> None:
    async def story() -> list[str]:
        rng = np.random.default_rng(13)
        async with opened(tmp_path) as hub:
            table = await begin(hub, game.name, game.seats[0], mixes(game, game.seats[0])[0])
            await go_on(table, rng, 6)
            twin = await twin_of(table)
            table.match.game = spoil(table.match.game)
            twin.match.game = spoil(twin.match.game)
            return await noticed(hub, table, twin, rng)

    assert any(where in key for key in asyncio.run(story()))


# The past.


def played_on(table: Table, number: int) -> Table:
    """The same table in memory, one decision later."""
    other = Table(table.row, table.store, table.clock)
    other.match.state, other.match.history = copy(table.match.state), list(table.match.history)
    other.told = list(table.told)
    move = other.match.game.actions.words(number)
    other.play_back(EventRow(table.seq + 1, "choose", table.match.asked, move, "", 0, 1.0))
    return other


def alike(table: Table, viewer: int, rng: np.random.Generator) -> list[tuple[Table, Table]]:
    """Pairs of decisions that look the same to one who did not make them.

    The rules show him the same events and the same position afterwards.
    """
    decode, kinds = table.match.game.actions.decode, dict[str, list[int]]()
    for number in table.match.legal():
        kinds.setdefault(decode(number).kind, []).append(number)
    pairs = []
    for numbers in kinds.values():
        some = rng.choice(numbers, min(4 if PLAIN else 8, len(numbers)), replace=False)
        after = [played_on(table, number) for number in some.tolist()]
        shown = [(other.told[-1].events, other.match.view(viewer)) for other in after]
        pairs += [(after[0], after[i]) for i in range(1, len(after)) if shown[i] == shown[0]]
    return [pair for pair in pairs if not pair[0].match.over]


@pytest.mark.parametrize("name", ["babel", "china", "tigris"])
def test_moves_that_look_the_same_to_a_watcher_are_told_him_the_same(
    name: str, tmp_path: Path
) -> None:
    game = GAMES[name]

    async def story() -> list[list[bytes]]:
        rng, told = np.random.default_rng(14), []
        async with opened(tmp_path) as hub:
            table = await begin(hub, name, game.seats[0], mixes(game, game.seats[0])[0])
            for stop in STOPS:
                await go_on(table, rng, stop)
                for viewer in set(watchers(table.match)) - {table.match.asked}:
                    for pair in alike(table, viewer, rng):
                        told.append([encode(update(t, viewer, "en", table.seq)) for t in pair])
        return told

    told = asyncio.run(story())

    assert told or name != "tigris"
    assert [one for one, other in told if one != other] == []


@pytest.mark.slow
@some_tables
def test_the_past_is_told_later_as_it_was_told_at_the_time(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        rng = np.random.default_rng(15)
        async with opened(tmp_path) as hub:
            table = await begin_at(hub, game)
            live = await live_turns(table, rng, STOPS[-1])
            for again in (table, await twin_of(table)):
                for (viewer, language), turns in live.items():
                    for last in {0, 1, again.seq // 2, again.seq - 1, again.seq}:
                        told = update(again, viewer, language, last)
                        assert [encode(turn) for turn in told.turns] == turns[last:]

    asyncio.run(story())


@some_tables
def test_a_position_of_the_past_is_shown_later_as_it_was_shown_at_the_time(
    game: Game, tmp_path: Path
) -> None:
    async def story() -> None:
        rng = np.random.default_rng(18)
        async with opened(tmp_path) as hub:
            table = await begin_at(hub, game)
            live = [sights(table)]
            while table.seq < STOPS[-1] and not table.match.over:
                await step(table, rng)
                live.append(sights(table))
            for again in (table, await twin_of(table)):
                for seq, shown in enumerate(live):
                    for viewer, view in shown.items():
                        [sight] = past(again, [viewer], "en", seq).sights
                        assert encode(sight.view) == view

    asyncio.run(story())


def sights(table: Table) -> dict[int, bytes]:
    """What every watcher is shown of a position."""
    return {
        viewer: encode(update(table, viewer, "en", table.seq).view)
        for viewer in watchers(table.match)
    }


async def live_turns(
    table: Table, rng: np.random.Generator, steps: int
) -> dict[tuple[int, str], list[bytes]]:
    """Play on; what every watcher is told of each turn as it happens, or soon after."""
    told: dict[tuple[int, str], list[bytes]] = {
        (viewer, language): [] for viewer in watchers(table.match) for language in LANGUAGES
    }
    while table.seq < steps:
        await step(table, rng)
        if table.match.over:
            break
        for (viewer, language), turns in told.items():
            if table.seq == steps or rng.random() < 0.3:
                news = update(table, viewer, language, len(turns)).turns
                turns += [encode(turn) for turn in news]
    assert table.row.status == "live"
    return told


# The secret.


def spellings(secret: bytes, decisions: int) -> list[bytes]:
    """A secret as it might be written, and the dice that follow from it."""
    dice = [dice_word(secret, decision) for decision in range(decisions)]
    return [
        secret.hex().encode(),
        b64encode(secret),
        urlsafe_b64encode(secret),
        *(str(word).encode() for word in dice),
        *(f"{word:016x}".encode() for word in dice),
    ]


@pytest.mark.slow
@every_game
def test_the_secret_is_told_at_the_end_and_never_before(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        rng = np.random.default_rng(16)
        async with opened(tmp_path) as hub:
            table = await begin(hub, game.name, game.seats[0], mixes(game, game.seats[0])[0])
            for stop in STOPS:
                await go_on(table, rng, stop)
                hidden = spellings(SECRET, table.seq + 20)
                for viewer in watchers(table.match):
                    told = await payloads(hub, table, viewer, some_moves(table, rng))
                    found = b"".join(told.values())
                    assert commitment(SECRET).encode() in found
                    assert not [word for word in hidden if word in found]
            await table.add("resign", 0, "", "", None)
            for viewer in watchers(table.match):
                assert update(table, viewer, "en", 0).secret == SECRET.hex()

    asyncio.run(story())


# Before the game.


@pytest.mark.usefixtures("same_secret")
@every_game
def test_before_the_game_begins_nobody_sees_what_was_dealt(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            table = await create(hub, user(0), NewTable(game.name, game.seats[-1]))
            before = [encode(update(table, viewer, "en", 0)) for viewer in (-1, 0)]
            table.match.state = imagined(table.match.game, table.match.state, SPECTATOR, 5)
            assert [encode(update(table, viewer, "en", 0)) for viewer in (-1, 0)] == before

    asyncio.run(story())


# The same on the wire.


class Wire:
    """Everybody at one table of a real application, and what it answers them."""

    def __init__(self, client: TestClient, hub: Hub, name: str, seats: int, **wish: Any) -> None:
        self.client, self.hub = client, hub
        self.headers = {seat: self.guest(f"Name {seat}") for seat in range(-1, seats)}
        made = client.post(
            "/api/tables",
            headers=self.headers[0],
            json={"game": name, "seats": seats, **wish},
        )
        self.id = made.json()["table"]
        for seat in range(1, seats):
            self.ask(seat, "join")

    def guest(self, name: str) -> dict[str, str]:
        token = self.client.post("/api/guest", json={"name": name}).json()["token"]
        self.client.cookies.clear()
        return {"Authorization": f"Bearer {token}"}

    @property
    def table(self) -> Table:
        return self.hub.tables[self.id]

    def ask(self, seat: int, what: str, **words: Any) -> bytes:
        path = f"/api/tables/{self.id}/{what}"
        return self.client.post(path, headers=self.headers[seat], json=words).content

    def play(self, rng: np.random.Generator, steps: int) -> None:
        for i in range(steps):
            match = self.table.match
            move = match.game.actions.words(by_chance(match, match.legal(), rng))
            said = self.ask(match.asked, "choose", id=f"{i}", seq=self.table.seq, move=move)
            assert b'"ack"' in said

    def payloads(self, seat: int, moves: list[str]) -> Payloads:
        """What a seat is answered over plain HTTP and over a socket."""
        get, headers = self.client.get, self.headers[seat]
        found = {
            path: get(path, headers=headers).content
            for path in (
                f"/api/tables/{self.id}",
                f"/api/tables/{self.id}?language=fr&last={self.table.seq}",
                f"/api/tables/{self.id}/drawing?seq={self.table.seq}",
                f"/api/tables/{self.id}/drawing?seq={self.table.seq}&language=fr",
                f"/api/tables/{self.id}/replay",
                "/api/tables?list=live",
                "/api/tables?list=mine",
            )
        }
        for move in moves:
            found[f"preview {move}"] = self.ask(seat, "preview", id="q", move=move)
            found[f"explain {move}"] = self.ask(seat, "explain", id="q", move=move)
            found[f"late {move}"] = self.ask(seat, "choose", id="q", seq=0, move=move)
        with self.client.websocket_connect("/api/socket", headers=headers) as socket:
            socket.send_json({"type": "hello", "table": self.id})
            found["position"] = socket.receive_text().encode()
            found["presence"] = socket.receive_text().encode()
        return found


@pytest.mark.usefixtures("same_secret")
@every_game
@pytest.mark.slow
def test_on_the_wire_too_another_world_sends_the_same_bytes(game: Game, tmp_path: Path) -> None:
    app, rng = (
        unlimited(tmp_path),
        np.random.default_rng(17),
    )
    with TestClient(app) as client:
        wire = Wire(client, app.state.hub, game.name, game.seats[0])
        wire.play(rng, STOPS[-2])
        table, moves = wire.table, some_moves(wire.table, rng)
        real = table.match.state
        for viewer in watchers(table.match):
            told = wire.payloads(viewer, moves)
            table.match.state = imagined(table.match.game, real, viewer, 9)
            other = wire.payloads(viewer, moves)
            table.match.state = real

            assert differences(told, other) == []
            assert table.row.secret.hex().encode() not in b"".join(told.values())

        table.match.game = leaky_dice(table.match.game)
        told = wire.payloads(0, moves)
        table.match.state = imagined(table.match.game, real, 0, 9)
        assert "position" in differences(told, wire.payloads(0, moves))
