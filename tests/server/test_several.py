"""Several servers of one database: a table is one table, whichever server its people came to."""

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from server.buses import redis_at
from server.running import PATIENCE, Client, Server, composed
from server.services import free_port, listens
from server.stores import faults_in, ready_database

pytestmark = pytest.mark.slow

Message = dict[str, Any]


class Pair:
    """Two servers of one database, and the Redis between them, which may go and come back."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder, self.redis_port = database, folder, free_port()
        self.redis = ExitStack()
        shared = ("--redis", f"redis://127.0.0.1:{self.redis_port}")
        self.one, self.other = (Server(database, folder, *shared) for _ in range(2))

    def start(self) -> None:
        """Redis and the servers, unless they run."""
        if not listens(self.redis_port):
            self.redis.enter_context(redis_at(self.redis_port, self.folder))
        for server in (self.one, self.other):
            if not server.alive():
                server.start()

    def stop(self) -> None:
        for server in (self.one, self.other):
            if server.alive():
                server.stop()
        self.redis.close()

    def assert_sound(self) -> None:
        """Nobody complains; what is stored is looked at in the end, when no bot plays on."""
        assert self.one.faults() + self.other.faults() == []


@pytest.fixture(scope="module")
def pairs(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    both = Pair(ready_database(postgres_server), tmp_path_factory.mktemp("several"))
    try:
        yield both
    finally:
        both.stop()
    both.assert_sound()
    assert faults_in(both.database) == []


@pytest.fixture
def pair(pairs: Pair) -> Pair:
    """Both of them run, whatever a test before did to them."""
    pairs.start()
    return pairs


@dataclass
class Seen:
    """Somebody at a table, through one server, and all that was told there."""

    client: Client
    table: str
    socket: ClientConnection
    shown: Message = field(default_factory=dict)
    turns: list[Message] = field(default_factory=list)
    others: list[Message] = field(default_factory=list)

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "update":
            self.shown = message
            self.turns += message["turns"]
        else:
            self.others.append(message)
        return message

    def hear_until(self, seq: int) -> None:
        while not self.shown or self.shown["seq"] < seq:
            self.hear()

    def await_message(self, **fields: Any) -> None:
        """Listen until something with these fields has been said."""
        while not any(fields.items() <= message.items() for message in self.others):
            self.hear()

    def choose(self, rng: random.Random) -> int:
        """Any move; returns the number of its event once it is acknowledged."""
        seq: int = self.shown["seq"]
        id, move = f"{self.client.token[:8]} {seq}", composed(self.shown["offers"], rng)
        self.socket.send(json.dumps({"type": "choose", "id": id, "seq": seq, "move": move}))
        self.await_message(type="ack", id=id, seq=seq + 1)
        return seq + 1


def seen(client: Client, table: str, stack: ExitStack, last: int = 0) -> Seen:
    socket = stack.enter_context(client.socket())
    socket.send(json.dumps({"type": "hello", "table": table, "last": last}))
    return Seen(client, table, socket)


def play(people: list[Seen], moves: int, rng: random.Random) -> None:
    """So many decisions, each of which everybody sees before the next is made."""
    for _ in range(moves):
        seq = max(person.shown.get("seq", 0) for person in people)
        for person in people:
            person.hear_until(seq)
        asked = [p for p in people if p.shown["asked"] == p.shown["seat"]]
        seq = asked[0].choose(rng)
        for person in people:
            person.hear_until(seq)


def words(turns: list[Message]) -> list[tuple[int, str]]:
    return [(turn["seq"], turn["move"]) for turn in turns]


def elsewhere(client: Client, server: Server) -> Client:
    """The same person at another server, for a token holds everywhere."""
    other = Client.__new__(Client)
    other.server, other.token = server, client.token
    return other


def test_players_on_different_servers_see_every_move(pair: Pair) -> None:
    with ExitStack() as stack:
        ann, bob, eve = (
            Client(pair.one, "Ann"),
            Client(pair.other, "Bob"),
            Client(pair.other, "Eve"),
        )
        table = ann.create("tigris", 2)
        bob.join(table)
        people = [seen(client, table, stack) for client in (ann, bob, eve)]
        people[0].await_message(type="presence", present=[True, True], spectators=1)

        play(people, 40, random.Random(1))

        public = [turn["seq"] for turn in people[2].turns]
        assert public == list(range(1, people[2].shown["seq"] + 1))
        assert words(people[0].turns)[:1] == words(people[1].turns)[:1]
        for person in people[:2]:
            assert [turn["seq"] for turn in person.turns] == public
        people[1].socket.send(json.dumps({"type": "say", "id": "s", "text": "well played"}))
        people[0].await_message(type="said", name="Bob", text="well played")
        people[2].socket.close()
        people[0].await_message(type="presence", present=[True, True], spectators=0)
    pair.assert_sound()


def test_a_server_that_is_killed_loses_nothing_of_what_the_other_goes_on_with(
    pair: Pair,
) -> None:
    """And the bots it thought for are thought for by the other."""
    rng = random.Random(2)
    with ExitStack() as stack:
        ann, bob = Client(pair.one, "Ann"), Client(pair.other, "Bob")
        table = ann.create("china", 3, bots=1, level="random")
        bob.join(table)
        people = [seen(client, table, stack) for client in (ann, bob)]
        play_with_bots(people, 20, rng)
        acknowledged = words(people[1].turns)

        pair.one.kill()
        with pytest.raises(ConnectionClosed):
            while True:
                people[0].hear()
        people[0] = seen(elsewhere(ann, pair.other), table, stack)
        play_with_bots(people, 40, rng)

        assert words(people[0].turns)[: len(acknowledged)] == acknowledged
        numbers = [turn["seq"] for turn in people[0].turns]
        assert numbers == list(range(1, len(numbers) + 1))
    pair.assert_sound()


def play_with_bots(people: list[Seen], seq: int, rng: random.Random) -> None:
    """Decide whenever one of the people is asked, until so many events have happened."""
    while min(person.shown.get("seq", 0) for person in people) < seq:
        asked = [p for p in people if p.shown and p.shown["asked"] == p.shown["seat"]]
        newest = max(person.shown.get("seq", 0) for person in people)
        if asked and asked[0].shown["seq"] == newest:
            asked[0].hear_until(asked[0].choose(rng))  # the answer may come before the position
        else:
            min(people, key=lambda person: person.shown.get("seq", 0)).hear()


def test_a_redis_that_restarts_loses_nothing(pair: Pair) -> None:
    rng = random.Random(3)
    with ExitStack() as stack:
        ann, bob = Client(pair.one, "Ann"), Client(pair.other, "Bob")
        table = ann.create("babel", 2)
        bob.join(table)
        people = [seen(client, table, stack) for client in (ann, bob)]
        play(people, 10, rng)
        pair.redis.close()
        play(people, 6, rng)  # nobody whispers, and yet everybody hears
        pair.start()
        play(people, 10, rng)
        for person in people:
            assert [turn["seq"] for turn in person.turns] == list(range(1, 27))
    pair.assert_sound()
