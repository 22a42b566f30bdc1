"""The commands for who runs a server: passwords, accounts, tables."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.running import unlimited
from server.stores import make_database, opened
from ziggurat.cli import main

ANN = {"name": "Ann", "password": "correct horse"}


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/games.sqlite"


def admin(folder: Path, *words: str) -> int:
    return main(["admin", *words, "--database", url(folder)])


def signed_in(client: TestClient, who: dict[str, str]) -> int:
    client.cookies.clear()
    return client.post("/api/login", json=who).status_code


@pytest.fixture
def client(tmp_path: Path) -> Any:
    """A server that runs, where Ann has an account and a game with a bot."""
    with TestClient(unlimited(tmp_path)) as client:
        assert client.post("/api/account", json=ANN).status_code == 201
        wish = {"game": "tigris", "seats": 2, "bots": 1, "level": "random"}
        table = client.post("/api/tables", json=wish).json()["table"]
        client.post(f"/api/tables/{table}/say", json={"id": "1", "text": "hello there"})
        choice = {"id": "2", "seq": 0, "move": "leader black H7"}
        assert client.post(f"/api/tables/{table}/choose", json=choice).status_code == 200
        client.table = table  # type: ignore[attr-defined]
        yield client


@pytest.mark.slow
def test_a_new_password_signs_everybody_out(
    client: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert client.get("/api/me").status_code == 200
    assert admin(tmp_path, "password", "ann") == 0
    password = capsys.readouterr().out.split()[-1]

    assert client.get("/api/me").status_code == 401
    assert signed_in(client, ANN) == 401
    assert signed_in(client, {"name": "Ann", "password": password}) == 200


def test_all_that_is_kept_about_somebody_is_handed_out(client: Any, tmp_path: Path) -> None:
    file = tmp_path / "ann.json"
    assert admin(tmp_path, "export", "Ann", str(file)) == 0

    kept = json.loads(file.read_text())
    assert kept["user"]["name"] == "Ann"
    assert kept["games"][0]["moves"][0]["move"] == "leader black H7"
    assert kept["games"][0]["lines"][0]["text"] == "hello there"
    assert "password" not in kept["user"] and "secret" not in kept["games"][0]
    assert admin(tmp_path, "export", "Ann", str(file)) == 2  # what is there is not overwritten


@pytest.mark.slow
def test_who_is_forgotten_leaves_a_bot_in_his_chair(client: Any, tmp_path: Path) -> None:
    assert admin(tmp_path, "delete", "Ann") == 0

    assert signed_in(client, ANN) == 401

    async def look() -> None:
        async with opened(url(tmp_path)) as store:
            row = await store.game(client.table)
            assert row and row.chairs[0].user == "" and row.chairs[0].name == "(deleted)"
            assert row.chairs[0].stand_in == "random"
            assert [line.text for line in await store.chat(client.table)] == [""]

    asyncio.run(look())


@pytest.mark.slow
def test_a_table_is_ended_and_the_server_that_runs_notices(client: Any, tmp_path: Path) -> None:
    assert admin(tmp_path, "end", client.table) == 0

    shown = client.get(f"/api/tables/{client.table}?wait=1").json()
    while shown["status"] != "over":  # the server looks every second
        shown = client.get(f"/api/tables/{client.table}?wait={shown['seq']}").json()
    assert (shown["winners"], shown["ending"]) == ([], "abandon")
    assert admin(tmp_path, "end", client.table) == 2


@pytest.mark.parametrize(
    "words", [("password", "Nemo"), ("delete", "Nemo"), ("end", "nowhere")], ids=str
)
def test_who_is_not_there_is_named(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_database(url(tmp_path))

    assert admin(tmp_path, *words) == 2
    assert words[1] in capsys.readouterr().err
