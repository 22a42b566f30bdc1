"""A store that fails: the mover hears so and may try again, and nothing is lost or doubled."""

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from structlog.testing import capture_logs

from server.buses import redis_at, until
from server.hubs import ANN, BOB, House, open_house
from server.running import PATIENCE, Client, Server, ask, composed, serving, unlimited
from server.services import free_port, new_cluster, postgres_at
from server.stores import create_database, faults_in, opened
from server.test_several import Seen, play, seen
from server.test_socket import House as SocketHouse
from sizes import sized
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Ack, Choose, Refusal

TIMES = sized(1, soak=8)  # a database is taken away and given back


@contextmanager
def full(writer: sqlite3.Connection) -> Iterator[None]:
    """A database that cannot grow by a single page."""
    pages = writer.execute("PRAGMA page_count").fetchone()[0]
    most = writer.execute("PRAGMA max_page_count").fetchone()[0]
    writer.execute(f"PRAGMA max_page_count = {pages}")
    try:
        yield
    finally:
        writer.execute(f"PRAGMA max_page_count = {most}")


def choice(table: Table) -> Choose:
    """Any move, under an id that tells which it is."""
    return Choose(f"move {table.seq}", table.seq, table.match.offers(table.match.asked)[0])


async def until_refused(house: House, table: Table) -> tuple[Choose, Refusal]:
    """Play until the store takes no more."""
    while True:
        question = choice(table)
        reply = await house.ask(table, (ANN, BOB)[table.match.asked], question)
        if isinstance(reply, Refusal):
            return question, reply


def test_a_full_disk_is_said_to_the_mover_who_may_try_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(database) as house:
            table = await house.table(ANN, BOB)
            driver: Any = house.hub.store.driver
            with full(driver.writer.connection):
                before = table.seq
                question, refusal = await until_refused(house, table)
                assert table.seq > before or refusal.seq == before
                assert (refusal.id, refusal.code) == (question.id, "not_stored")
                assert refusal.text.endswith(".")
                digest, seq = table.digest(), table.seq
                again = await house.ask(table, (ANN, BOB)[table.match.asked], question)
                assert isinstance(again, Refusal) and again.code == "not_stored"
                assert (table.digest(), table.seq) == (digest, seq)
            who = (ANN, BOB)[table.match.asked]
            for _ in range(2):
                assert await house.ask(table, who, question) == Ack(question.id, seq + 1)
            assert table.seq == seq + 1

    asyncio.run(story())
    assert faults_in(database) == []


@pytest.mark.slow
def test_a_full_disk_fails_all_who_are_written_together(tmp_path: Path) -> None:
    """Whatever SQLite rolls back by itself, each of them hears that the store has failed."""
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(database) as house:
            tables = [await house.table(ANN, BOB) for _ in range(20)]
            driver: Any = house.hub.store.driver
            codes: set[str] = set()
            with full(driver.writer.connection):
                for _ in range(40):
                    asked = [
                        house.ask(table, (ANN, BOB)[table.match.asked], choice(table))
                        for table in tables
                    ]
                    replies = await asyncio.gather(*asked)
                    codes |= {r.code for r in replies if isinstance(r, Refusal)}
            assert codes == {"not_stored"}
            for table in tables:
                await house.choose(table, (ANN, BOB)[table.match.asked])

    asyncio.run(story())
    assert faults_in(database) == []


@pytest.mark.slow
def test_a_bot_moves_as_soon_as_the_store_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/games.sqlite") as house:
            table = await house.table(ANN, seats=2, game="babel", bots=1, level="random")
            while table.match.asked == 0:
                await house.choose(table, ANN)
            driver: Any = house.hub.store.driver
            seq, writer = table.seq, driver.writer.connection
            async with table.lock:  # the bot has not moved yet
                writer.execute("PRAGMA query_only = ON")
            await until(lambda: table.row.id in house.hub.bots.later)
            assert table.seq == seq
            writer.execute("PRAGMA query_only = OFF")
            await until(lambda: table.seq > seq)
            assert table.told[seq].event.seat == 1

    with capture_logs() as lines:
        asyncio.run(story())
    said = [line["event"] for line in lines]
    assert "bot_not_stored" in said and "bot_gave_up" not in said


@pytest.mark.slow
def test_a_socket_outlives_a_full_disk(tmp_path: Path) -> None:
    """And the two questions of an operator are answered truly meanwhile."""
    app = unlimited(tmp_path)
    with TestClient(app) as client, ExitStack() as stack:
        house = SocketHouse(client, stack)
        table, rng = house.begun(), random.Random(1)
        lines = dict(zip((0, 1), (house.at(table, who)[0] for who in ("Ann", "Bob")), strict=True))
        assert client.get("/readyz").status_code == 200
        with full(app.state.hub.store.driver.writer.connection):
            while True:
                shown = client.get(f"/api/tables/{table}", headers=house.headers("Ann")).json()
                who = ("Ann", "Bob")[shown["asked"]]
                mine = client.get(f"/api/tables/{table}", headers=house.headers(who)).json()
                move = composed(mine["offers"], rng)
                question = {"id": f"move {shown['seq']}", "seq": shown["seq"], "move": move}
                heard = lines[shown["asked"]].send("choose", **question)
                if heard[-1]["type"] == "refusal":
                    break
            assert (heard[-1]["id"], heard[-1]["code"]) == (question["id"], "not_stored")
            over_http = client.post(
                f"/api/tables/{table}/choose", headers=house.headers(who), json=question
            )
            assert over_http.status_code == 503 and over_http.headers["retry-after"]
            app.state.health.known.clear()  # what was found a second ago is still good
            refused = client.get("/readyz", headers={"Accept-Language": "de"})
            assert refused.status_code == 503
            assert refused.json()["code"] == "not_ready" and "full" in refused.json()["text"]
            assert client.get("/healthz").json() == {"status": "ok"}
        app.state.health.known.clear()
        assert client.get("/readyz").status_code == 200
        again = lines[shown["asked"]].send("choose", **question)
        assert {"type": "ack", "id": question["id"], "seq": shown["seq"] + 1} in again


# PostgreSQL and Redis that are taken away, and given back, in play.


def until_ready(server: Server, status: int = 200) -> Any:
    """What is said once a server is ready, or is not."""
    end = time.monotonic() + PATIENCE
    while (found := ask(server.url, "GET", "/readyz"))[0] != status:
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found[1]


def decide(person: Seen, rng: random.Random) -> dict[str, Any]:
    seq: int = person.shown["seq"]
    move = composed(person.shown["offers"], rng)
    question = {"type": "choose", "id": f"{seq}", "seq": seq, "move": move}
    person.socket.send(json.dumps(question))
    return question


@pytest.mark.slow
def test_postgresql_may_be_taken_away_and_given_back(tmp_path: Path) -> None:
    port, rng = free_port(), random.Random(5)
    with new_cluster() as cluster, ExitStack() as stack:
        running = stack.enter_context(ExitStack())
        running.enter_context(postgres_at(cluster, port, durable=True))
        url = asyncio.run(create_database(f"postgresql://postgres@127.0.0.1:{port}"))
        server = stack.enter_context(serving(url, tmp_path))
        ann, bob = Client(server, "Ann"), Client(server, "Bob")
        table = ann.create("babel", 2)
        bob.join(table)
        people = [seen(client, table, stack) for client in (ann, bob)]
        for _ in range(TIMES):
            play(people, 5, rng)
            running.close()
            mover = next(p for p in people if p.shown["asked"] == p.shown["seat"])
            question = decide(mover, rng)
            mover.await_message(type="refusal", id=question["id"], code="not_stored")
            assert until_ready(server, 503)["code"] == "not_ready"
            assert ask(server.url, "GET", "/healthz") == (200, {"status": "ok"})
            assert bob.ask("GET", "/api/me")[0] == 503
            running.enter_context(postgres_at(cluster, port, durable=True))
            until_ready(server)
            for _ in range(2):  # the same move, on the same line
                mover.others.clear()
                mover.socket.send(json.dumps(question))
                mover.await_message(type="ack", id=question["id"], seq=question["seq"] + 1)
            for person in people:
                person.hear_until(question["seq"] + 1)
        play(people, 5, rng)
        assert [turn["seq"] for turn in people[0].turns] == list(range(1, 11 + 6 * (TIMES - 1) + 1))
        assert server.faults() == []
        assert asyncio.run(ids_of(url, table))
        assert faults_in(url) == []


async def ids_of(url: str, table: str) -> bool:
    """Whether every stored event has an id of its own."""
    async with opened(url) as store:
        ids = [event.move_id for event in await store.events(table)]
    return len(ids) == len(set(ids))


@pytest.mark.slow
def test_redis_may_be_taken_away_and_given_back(tmp_path: Path) -> None:
    port, rng = free_port(), random.Random(6)
    database = f"sqlite:///{tmp_path}/games.sqlite"
    shared = ("--redis", f"redis://127.0.0.1:{port}")
    with ExitStack() as stack:
        running = stack.enter_context(ExitStack())
        running.enter_context(redis_at(port, tmp_path))
        one = stack.enter_context(serving(database, tmp_path, *shared))
        other = stack.enter_context(serving(database, tmp_path, *shared))
        ann, bob = Client(one, "Ann"), Client(other, "Bob")
        table = ann.create("babel", 2)
        bob.join(table)
        people = [seen(client, table, stack) for client in (ann, bob)]
        for _ in range(TIMES):
            play(people, 4, rng)
            running.close()
            assert "Redis" in until_ready(one, 503)["text"]
            until_ready(other, 503)
            play(people, 4, rng)  # they go on all the same
            running.enter_context(redis_at(port, tmp_path))
            until_ready(one)
            until_ready(other)
        play(people, 4, rng)
        count = 8 * TIMES + 4
        assert [turn["seq"] for turn in people[0].turns] == list(range(1, count + 1))
        assert one.faults() + other.faults() == []
    assert faults_in(database) == []
