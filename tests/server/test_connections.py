"""The order of what a client is sent: an answer waits for nobody, no position for a later one."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from starlette.requests import HTTPConnection

from server.hubs import ANN, BOB, EVE, House, open_house
from ziggurat.server.people.limits import Bucket
from ziggurat.server.people.sessions import RecognizedUser, Sessions, TokenClaim
from ziggurat.server.sockets.connection import CHECK_EVERY, ClientConnection
from ziggurat.server.sockets.frames import FAST_PATH, FastPath
from ziggurat.server.store import Taken, UserRow
from ziggurat.server.tables.audience import Watcher
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Choose

MOST = 5  # messages of a client


class Client(FastPath):
    """Somebody's end of the wire, and of the ordinary way, which is walked only when told."""

    def __init__(self) -> None:
        self.free = True
        self.walk = asyncio.Event()
        self.heard: list[str] = []  # kinds of messages, those that were written together joined
        self.scope: Any = {"extensions": {FAST_PATH: self}}
        self.headers: dict[str, str] = {}
        self.closed: list[int] = []  # the codes with which it was

    async def close(self, code: int) -> None:
        self.closed.append(code)

    def is_free(self) -> bool:
        return self.free

    def write(self, *texts: bytes) -> None:
        self.heard.append(" ".join(map(kind, texts)))

    async def send(self, message: Any) -> None:
        await self.walk.wait()
        self.heard.append(f"late {kind(message['text'])}")


def kind(text: str | bytes) -> str:
    message = json.loads(text)
    return f"{message['type']} {message['seq']}" if message["type"] == "update" else message["type"]


@asynccontextmanager
async def seated(
    house: House, table: Table, user: UserRow
) -> AsyncIterator[tuple[ClientConnection, Watcher]]:
    """A line that waits for news of its table."""
    client: Any = Client()
    bucket = Bucket(MOST, 0.0)
    limiter, sessions = SimpleNamespace(line=lambda: bucket), Sessions(house.hub.store)
    state = SimpleNamespace(hub=house.hub, limiter=limiter, sessions=sessions)
    client.app = SimpleNamespace(state=state)
    known = await signed_in(sessions, user)
    line, watcher = ClientConnection(client, known), Watcher(table.seat_of(user.id), "en", 0)
    table.audience.here.add(watcher)
    task = asyncio.create_task(line.send_all(table, watcher))
    await asyncio.sleep(0)
    line.listens = True
    yield line, watcher
    task.cancel()


async def signed_in(sessions: Sessions, user: UserRow) -> RecognizedUser:
    """Somebody as the server knows him by a token."""
    with suppress(Taken):  # he was here before
        await sessions.store.add_user(user)
    await sessions.open()
    token = await sessions.begin(user)
    headers = [(b"authorization", f"Bearer {token}".encode())]
    known = await sessions.known(HTTPConnection({"type": "http", "headers": headers}))
    assert known
    return known


async def play(line: ClientConnection, watcher: Watcher, table: Table) -> list[str]:
    """Whoever is asked makes a move through a line; the kinds of what is answered."""
    move = table.match.offers(table.match.asked)[0]
    choice = Choose(f"{table.seq}", table.seq, move)
    return [kind(text) for text in await line.replies(choice, table, watcher)]


def say(line: ClientConnection, watcher: Watcher, table: Table, **other: Any) -> bool:
    """Say a move through a line, which takes it at once or does not."""
    move = table.match.offers(table.match.asked)[0]
    choice = {"type": "choose", "id": f"{table.seq}", "seq": table.seq, "move": move}
    return line.take(table, watcher, json.dumps(choice | other).encode())


async def heard(line: ClientConnection, *kinds: str) -> None:
    """Wait until a client has heard so much, and see that it is this."""
    client: Any = line.fast_path
    while len(client.heard) < len(kinds) or line.choice:
        await asyncio.sleep(0)
    assert client.heard == list(kinds)


def test_who_moves_is_sent_the_position_with_his_answer_and_others_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/lines.db") as house:
            table = await house.table(ANN, BOB, game="tigris")
            async with seated(house, table, ANN) as ann, seated(house, table, BOB) as bob:
                client: Any = bob[0].fast_path

                assert await play(*ann, table) == ["update 1", "ack"]
                assert client.heard == ["update 1"]

    asyncio.run(story())


def test_who_moves_is_not_looked_up_before_the_store_is_asked_to_keep_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/lines.db") as house:
            table = await house.table(ANN, BOB, game="tigris")
            async with seated(house, table, ANN) as (line, watcher):
                looked: list[str] = []
                check = line.sessions.check

                async def noted(claim: TokenClaim) -> RecognizedUser | None:
                    looked.append(claim.user)
                    return await check(claim)

                line.sessions.check = noted  # type: ignore[method-assign]
                assert say(line, watcher, table)
                await heard(line, "update 1 ack")
                assert looked == []

                house.clock.pass_by(CHECK_EVERY + 1)  # whether a session grows old is seen then
                line.listens = True
                assert not say(line, watcher, table)
                await play(line, watcher, table)
                assert looked == [ANN.id]

    asyncio.run(story())


def test_a_choice_is_taken_at_once_and_told_to_all_once_it_is_stored(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/lines.db") as house:
            table = await house.table(ANN, BOB, game="tigris")
            async with seated(house, table, ANN) as ann, seated(house, table, BOB) as bob:
                assert say(*ann, table)
                client: Any = ann[0].fast_path
                assert table.lock.locked() and not client.heard and table.seq == 0

                await heard(ann[0], "update 1 ack")
                await heard(bob[0], "update 1")
                assert len(await house.hub.store.events(table.row.id)) == 1

    asyncio.run(story())


def test_what_is_not_simple_goes_the_ordinary_way_and_is_counted_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/lines.db") as house:
            table = await house.table(ANN, BOB, game="tigris")
            async with seated(house, table, ANN) as ann, seated(house, table, EVE) as eve:
                odd: list[dict[str, Any]] = [
                    {"type": "ping", "id": "1"},
                    {"seq": 7},
                    {"move": "no such words"},
                    {"move": "a\0b"},
                    {"id": ["1"]},
                ]
                for other in odd:
                    ann[0].listens = True
                    assert not say(*ann, table, **other)
                assert not say(*eve, table)
                ann[0].listens = True
                async with table.lock:
                    assert not say(*ann, table)
                assert not say(*ann, table)  # nothing overtakes what waits in the queue

                assert ann[0].pause.left == MOST - 4 and ann[0].is_counted

    asyncio.run(story())


def test_of_two_servers_the_slower_one_tries_again_by_the_ordinary_way(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path}/lines.db"
        async with open_house(url) as house, open_house(url) as other:
            table = await house.table(ANN, BOB, game="tigris")
            async with seated(house, table, ANN) as (line, watcher):
                twin = await other.found(table)
                await other.choose(twin, ANN)

                assert say(line, watcher, table)
                await heard(line, "refusal update 1")
                assert table.match.state.tobytes() == twin.match.state.tobytes()
                assert not table.lock.locked()

    asyncio.run(story())


def test_who_was_signed_out_meanwhile_is_turned_away_and_nothing_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/lines.db") as house:
            table = await house.table(ANN, BOB, game="tigris")
            async with seated(house, table, ANN) as (line, watcher):
                client: Any = line.socket
                before = table.match.state.tobytes()
                await line.sessions.end(line.claim)

                assert say(line, watcher, table)
                while line.choice:
                    await asyncio.sleep(0)
                assert client.closed == [4401]
                assert await house.hub.store.events(table.row.id) == []
                assert table.match.state.tobytes() == before

    asyncio.run(story())


def test_an_answer_does_not_wait_for_what_comes_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/lines.db") as house:
            table = await house.table(ANN, BOB, game="tigris")
            async with seated(house, table, ANN) as (line, watcher):
                client: Any = line.fast_path
                tell, tasks = table.when_stored, []

                async def hold() -> None:
                    async with table.lock:
                        await client.walk.wait()

                def tell_and_hold() -> None:
                    tell()
                    tasks.append(asyncio.create_task(hold()))  # the next one moves already

                table.when_stored = tell_and_hold
                assert await play(line, watcher, table) == ["ack"]
                assert client.heard == []

                client.walk.set()
                while not client.heard:
                    await asyncio.sleep(0)
                assert client.heard == ["update 1"]

    asyncio.run(story())


def test_nothing_overtakes_what_went_the_ordinary_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/lines.db") as house:
            table = await house.table(ANN, BOB, game="tigris")
            async with seated(house, table, ANN) as (line, watcher):
                client: Any = line.fast_path
                client.free = False
                table.audience.look()
                await asyncio.sleep(0)
                client.free = True

                assert await play(line, watcher, table) == ["ack"]
                assert client.heard == []
                client.walk.set()
                while len(client.heard) < 2:
                    await asyncio.sleep(0)
                assert client.heard == ["late update 0", "update 1"]

    asyncio.run(story())
