"""The commands about stored games: verify, backup, restore, fair."""

import re
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.running import unlimited
from server.test_http import Site
from ziggurat.cli import main
from ziggurat.texts import LANGUAGES


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A server's database after somebody resigned a game and left another alone."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with TestClient(unlimited(tmp_path)) as client:
        client.post("/api/guest", json={"name": "Ann"})
        wish = {"game": "babel", "seats": 2, "bots": 1, "level": "random"}
        for moves in (3, 1):
            table = client.post("/api/tables", json=wish).json()["table"]
            for n in range(moves):
                shown = client.get(f"/api/tables/{table}").json()
                offer = shown["offers"][0]
                move = f"{offer['kind']} {offer['nation'][0]}"
                client.post(
                    f"/api/tables/{table}/choose", json={"id": str(n), "seq": n, "move": move}
                )
            if moves == 3:
                client.post(f"/api/tables/{table}/resign", json={"id": "r"})
                replay = client.get(f"/api/tables/{table}/replay").text
                (tmp_path / "game.replay").write_text(replay)
                shown = client.get(f"/api/tables/{table}").json()
                (tmp_path / "commitment").write_text(shown["commitment"])
    return url


def test_every_stored_game_plays_out_as_it_did(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "--database", database]) == 0
    assert capsys.readouterr().out == "2 games, 5 events: 0 differ\n"


def test_a_game_that_was_tampered_with_is_named(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
        file.execute("UPDATE events SET move = 'end' WHERE seq = 1")
        file.execute("UPDATE games SET digest = '00000000'")
    file.close()

    assert main(["verify", "--database", database]) == 1
    said = capsys.readouterr()
    assert "2 differ" in said.out
    assert "its moves cannot be played" in said.err


def test_a_backup_brings_everything_back(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    copy = str(tmp_path / "copy.jsonl")

    assert main(["backup", copy, "--database", database]) == 0
    assert main(["restore", copy, "--database", other]) == 0
    assert main(["verify", "--database", other]) == 0
    assert "2 games, 5 events: 0 differ" in capsys.readouterr().out
    assert main(["restore", copy, "--database", other]) == 2
    assert "only an empty database" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "nothing"), "--database", other]) == 2


def test_the_shuffle_of_a_game_is_the_one_that_was_promised(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay, commitment = str(tmp_path / "game.replay"), (tmp_path / "commitment").read_text()

    assert main(["fair", replay, commitment]) == 0
    said = capsys.readouterr().out
    assert "the shuffle is the one that was promised, in all 3 decisions" in said
    assert "lot" not in said
    assert main(["fair", replay, "0" * 64]) == 1
    assert "not the shuffle that was promised" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [2, 4])
def test_where_the_lot_fell_is_told_from_the_secret_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: int
) -> None:
    """It is the chair that the server named at the start, and the one of who then sat first."""
    replay = tmp_path / "lot.replay"
    with TestClient(unlimited(tmp_path)) as client:
        site = Site(client)
        site.meet("Ann", "Bob")
        table = site.create("Ann", "tigris", seats, bots=seats - 2, level="random", lot=True)
        waiting = site.get("Ann", table)
        site.post("Bob", f"{table}/join")
        begun = site.get("Ann", table)
        site.post("Ann", f"{table}/resign", {"id": "end"})
        replay.write_text(site.ask("Ann", "GET", f"{table}/replay").text)
    names = [chair["name"] for chair in waiting["seats"]]
    names[1] = "Bob"
    chair = names.index(begun["seats"][0]["name"]) + 1

    assert (waiting["drawn"], begun["drawn"]) == (None, chair - 1)
    for language in LANGUAGES:
        said = ["fair", "--lot", str(replay), begun["commitment"], "--lang", language]
        assert main(said) == 0
        last = capsys.readouterr().out.splitlines()[-1].removeprefix(f"{replay}: ")
        assert [int(n) for n in re.findall(r"\d+", last)] == [chair, seats], last
    assert main(["fair", "--lot", str(replay), "0" * 64]) == 1
    assert " chair " not in capsys.readouterr().out
