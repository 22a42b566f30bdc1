"""Nothing is lost: a server that is killed while people play knows every move it acknowledged."""

import asyncio
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.killed_clocks import ClocksLeft, clocks_left
from server.running import PATIENCE, Client, Server, composed, serving
from server.services import postgres
from server.stores import faults_in, new_database, opened
from sizes import sized
from ziggurat.core.game import SPECTATOR
from ziggurat.core.match import Match
from ziggurat.games import GAMES
from ziggurat.server.store import EventRow, GameRow

pytestmark = pytest.mark.slow

KILLS, ROUNDS = sized((2, 1), soak=(5, 10))
MOVES = (12, 30)  # acknowledged before the server is killed, at least and at most
PACE = {"kind": "bank", "bank": 100_000, "increment": 3}  # seconds: enough for any machine
TABLES = [("tigris", 3, 1), ("china", 3, 1), ("babel", 2, 0)]  # seats, and how many are bots


@dataclass(frozen=True, slots=True)
class Sent:
    """One decision as a client sent it."""

    type: str
    id: str
    seq: int
    move: str = ""

    @property
    def turn(self) -> tuple[int, str, str]:
        """What must be stored of it: it was made on the position just before."""
        return self.seq + 1, self.type, self.move

    @property
    def answers(self) -> set[int]:
        """How many events there may be then: an undo takes a forced step along."""
        return {self.seq + 1, self.seq + 2} if self.type == "undo" else {self.seq + 1}

    @property
    def question(self) -> dict[str, Any]:
        words = {"type": self.type, "id": self.id, "seq": self.seq, "move": self.move}
        return {name: value for name, value in words.items() if value or name != "move"}


@dataclass(slots=True)
class Player:
    """One person at one table, who chooses by chance and remembers what the server promised."""

    client: Client
    table: str
    rng: random.Random
    known: list[Sent] = field(default_factory=list)  # acknowledged
    open: Sent | None = None  # sent, not acknowledged
    shown: dict[str, Any] = field(default_factory=dict)
    seen: int = 0  # events, by the last acknowledgement
    sent: int = 0

    def play(self, crowd: "Crowd") -> None:
        """Decide whenever asked, until the line breaks or the game is over."""
        self.shown = {}
        try:
            with self.client.socket() as socket:
                socket.send(json.dumps({"type": "hello", "table": self.table, "last": self.seen}))
                while self.shown.get("status") != "over":
                    self.hear(json.loads(socket.recv(PATIENCE)), crowd)
                    if self.may_choose():
                        self.open = self.decision()
                        socket.send(json.dumps(self.open.question))
                    crowd.kill_in_time()
        except (ConnectionClosed, InvalidHandshake, OSError):
            assert crowd.killed

    def hear(self, message: dict[str, Any], crowd: "Crowd") -> None:
        if message["type"] == "update":
            self.shown = message
        elif message["type"] == "ack":
            assert self.open
            self.note(self.open, message)
            self.known.append(self.open)
            self.open = None
            crowd.count()
        else:
            assert message["type"] == "presence", message

    def note(self, sent: Sent, ack: dict[str, Any]) -> None:
        assert (ack["type"], ack["id"]) == ("ack", sent.id) and ack["seq"] in sent.answers
        self.seen = ack["seq"]

    def may_choose(self) -> bool:
        shown = self.shown
        if self.open or not shown or shown["seq"] < self.seen:
            return False
        return bool(shown["asked"] == shown["seat"])

    def decision(self) -> Sent:
        """Any offer; sometimes what was done last is taken back."""
        self.sent += 1
        id, seq = f"move {self.sent}", self.shown["seq"]
        if self.shown["undo"]["allowed"] and self.rng.random() < 0.2:
            return Sent("undo", id, seq)
        return Sent("choose", id, seq, composed(self.shown["offers"], self.rng))

    def resend(self, sent: Sent) -> None:
        """Whether the server knew it or not, it is the next decision after its position, once."""
        question = sent.question
        path = f"/api/tables/{self.table}/{question.pop('type')}"
        acks = [self.client.done("POST", path, question) for _ in range(2)]
        self.note(sent, acks[0])
        assert acks[0] == acks[1]

    def send_again(self) -> None:
        """What was not acknowledged, and the last that was."""
        if self.open:
            self.known.append(self.open)
            self.open = None
        if self.known:
            self.resend(self.known[-1])

    def check(self) -> None:
        """All that was promised is there, in its place and in its words."""
        turns = self.client.update(self.table)["turns"]
        assert [turn["seq"] for turn in turns] == list(range(1, len(turns) + 1))
        stored = {(turn["seq"], turn["kind"], turn["move"]) for turn in turns}
        assert {sent.turn for sent in self.known} <= stored


@dataclass(slots=True)
class Crowd:
    """All who play at a server until it is killed."""

    server: Server
    players: list[Player]
    acknowledged: int = 0
    limit: int = 0
    killed: bool = False
    lock: Lock = field(default_factory=Lock)

    def play(self, moves: int) -> None:
        """Everybody plays at once until so many moves more are acknowledged."""
        self.limit, self.killed = self.acknowledged + moves, False
        with ThreadPoolExecutor(len(self.players)) as threads:
            for done in [threads.submit(player.play, self) for player in self.players]:
                done.result()
        assert self.killed, "the games were over too soon"

    def check(self) -> None:
        """Nothing is lost, and nothing that is sent again is played again."""
        for player in self.players:
            player.check()
        for player in self.players:
            player.send_again()
        for player in self.players:
            player.check()

    def check_clocks(self, left: dict[str, ClocksLeft]) -> None:
        """Nobody's time is others than it was, but for what passed while the server was away."""
        for player in self.players:
            left[player.table].check_shown(player.shown)
            left[player.table].check(player.client)

    def count(self) -> None:
        with self.lock:
            self.acknowledged += 1

    def kill_in_time(self) -> None:
        with self.lock:
            if self.acknowledged >= self.limit and not self.killed:
                self.killed = True
                self.server.kill()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('killed') / 'games.sqlite'}"
    else:
        with postgres() as server:
            yield new_database(server)


def test_a_killed_server_has_lost_nothing(database: str, tmp_path: Path) -> None:
    rng, shown = random.Random(1), dict[str, dict[int, Any]]()
    with serving(database, tmp_path) as server:
        for _ in range(ROUNDS):
            crowd = Crowd(server, seated(server))
            for _ in range(KILLS):
                crowd.play(rng.randint(*MOVES))
                left = asyncio.run(clocks_left(database, {p.table for p in crowd.players}))
                server.restart()
                crowd.check_clocks(left)
                crowd.check()
            shown |= {player.table: views(server, player.table, crowd) for player in crowd.players}
        assert server.faults() == []

    assert len(shown) == ROUNDS * len(TABLES)
    for table, seen in shown.items():
        row, events = asyncio.run(stored(database, table))
        ids = [event.move_id for event in events]
        assert len(ids) == len(set(ids))
        match = replayed(row, events)
        assert SPECTATOR in seen
        assert seen == {seat: json.loads(json.dumps(match.view(seat))) for seat in seen}
    assert faults_in(database) == []


def seated(server: Server) -> list[Player]:
    """People and bots at tables of every game."""
    players = []
    for game, seats, bots in TABLES:
        people = [Client(server, f"{game} {seat}") for seat in range(seats - bots)]
        table = people[0].create(game, seats, bots=bots, level="random", pace=PACE)
        for person in people[1:]:
            person.join(table)
        players += [
            Player(person, table, random.Random(f"{game} {seat}"))
            for seat, person in enumerate(people)
        ]
    return players


def views(server: Server, table: str, crowd: Crowd) -> dict[int, Any]:
    """What every player and a spectator see once no bot has anything to decide."""
    people = [player.client for player in crowd.players if player.table == table]
    shown = people[0].update(table)
    while shown["status"] == "live" and shown["seats"][shown["asked"]]["kind"] == "bot":
        shown = people[0].update(table, wait=shown["seq"])
    updates = [client.update(table) for client in [*people, Client(server, "Eve")]]
    assert {update["seq"] for update in updates} == {shown["seq"]}
    return {update["seat"]: update["view"] for update in updates}


async def stored(database: str, table: str) -> tuple[GameRow, list[EventRow]]:
    async with opened(database) as store:
        row = await store.game(table)
        assert row
        return row, await store.events(table)


def replayed(row: GameRow, events: list[EventRow]) -> Match:
    """The game again, by the rules alone."""
    match = Match(GAMES[row.game], row.seats, row.options, row.secret)
    for event in events:
        if event.kind == "undo":
            match.undo(event.seat, match.seq)
        else:
            match.choose(event.seat, match.seq, event.move)
    return match
