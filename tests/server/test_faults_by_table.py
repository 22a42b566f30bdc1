"""A table that cannot be loaded here stops nobody: it is set aside, told of once, and named."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from prometheus_client import REGISTRY
from starlette.testclient import TestClient
from structlog.testing import capture_logs

from server.hubs import ANN, BOB, House, StandingClock, in_house, open_house
from server.running import unlimited
from server.stores import faults_in
from ziggurat.server.bus.local import LocalBus
from ziggurat.server.store import GameRow
from ziggurat.server.wire.pace import Bank

TEN_MINUTES = Bank(600, 10)


async def stranger_than(house: House, **changes: object) -> GameRow:
    """A row like that of a live table, but for something that this server does not know."""
    table = await house.table(ANN, BOB, pace=TEN_MINUTES)
    row = replace(table.row, id="poison", events=0, deadline=1.0, **changes)
    await house.hub.store.add_game(row)
    return row


def set_aside() -> float:
    return REGISTRY.get_sample_value("ziggurat_tables_set_aside_total") or 0.0


@pytest.mark.parametrize("changes", [{"game": "catan"}, {"pace": {"kind": "hourglass"}}])
def test_clocks_of_other_tables_run_out(tmp_path: Path, changes: dict[str, object]) -> None:
    async def story(house: House, bus: LocalBus) -> None:
        await stranger_than(house, **changes)
        table = await house.table(ANN, BOB, pace=TEN_MINUTES)
        before, followers = set_aside(), len(bus.followers.topics)
        await house.pass_by(660)
        with capture_logs() as lines:
            for _ in range(3):
                await house.go_round()

        assert table.told[0].event.kind == "timeout"
        assert len(bus.followers.topics) == followers
        assert [line["table"] for line in lines if line["event"] == "table_set_aside"] == ["poison"]
        assert not [line for line in lines if line["event"] == "tending_failed"]
        assert set_aside() == before + 1

    async def run() -> None:
        bus = LocalBus()
        async with open_house(f"sqlite:///{tmp_path}/games.sqlite", bus=bus) as house:
            await story(house, bus)

    asyncio.run(run())


def test_it_is_tried_again_after_a_restart(tmp_path: Path) -> None:
    database, clock = f"sqlite:///{tmp_path}/games.sqlite", StandingClock()

    async def before() -> None:
        async with open_house(database, clock) as house:
            await stranger_than(house, game="catan")
            await house.go_round()
            await house.hub.store.change_game("poison", {"game": "tigris"})
            await house.go_round()
            assert "poison" not in house.hub.tables

    async def after() -> None:
        async with open_house(database, clock) as house:
            assert await house.hub.table("poison")

    asyncio.run(before())
    asyncio.run(after())


@in_house
async def test_a_fault_of_the_store_sets_nothing_aside(house: House) -> None:
    table = await house.table(ANN, BOB)
    house.hub.forget(table.row.id)
    events, house.hub.store.events = house.hub.store.events, None  # type: ignore[method-assign, assignment]
    with pytest.raises(TypeError):
        await house.hub.table(table.row.id)
    house.hub.store.events = events  # type: ignore[method-assign]
    assert await house.hub.table(table.row.id)
    assert len(house.hub.following) == 1


def poison(folder: Path, table: str, column: str, value: str) -> None:
    with closing(sqlite3.connect(folder / "games.sqlite")) as connection:
        connection.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, table))
        connection.commit()


@pytest.mark.parametrize(
    ("column", "value", "why"),
    [
        ("game", "catan", "its game 'catan' is not here"),
        ("pace", '{"kind": "hourglass"}', "its pace cannot be read"),
        ("chairs", '[{"kind": "ghost"}, {"kind": "open"}]', "cannot be read"),
    ],
)
def test_lists_and_addresses_answer_and_verify_names_it(
    tmp_path: Path, column: str, value: str, why: str
) -> None:
    app = unlimited(tmp_path)
    with TestClient(app) as client:
        token = client.post("/api/guest", json={"name": "Ann"}).json()["token"]
        ann = {"Authorization": f"Bearer {token}"}
        wish = {"game": "tigris", "seats": 2}
        bad, good = (
            client.post("/api/tables", json=wish, headers=ann).json()["table"] for _ in range(2)
        )
    poison(tmp_path, bad, column, value)

    with TestClient(unlimited(tmp_path)) as client:
        for which in ("open", "mine"):
            listed = client.get(f"/api/tables?list={which}", headers=ann)
            assert [table["table"] for table in listed.json()] == [good]
        answer = client.get(f"/api/tables/{bad}", headers=ann)
        assert (answer.status_code, answer.json()["code"]) == (404, "table_unreadable")
        assert client.get(f"/api/tables/{good}", headers=ann).status_code == 200
        with client.websocket_connect("/api/socket", headers=ann) as socket:
            socket.send_json({"type": "hello", "table": bad})
            assert socket.receive_json()["code"] == "table_unreadable"
            socket.send_json({"type": "hello", "table": good})
            assert socket.receive_json()["type"] == "update"
        assert client.post("/api/me/delete", json={}, headers=ann).status_code == 204

    faults = faults_in(f"sqlite:///{tmp_path}/games.sqlite")
    assert [fault for fault in faults if fault.startswith(bad) and why in fault]
