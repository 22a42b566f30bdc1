"""`ziggurat export`: games from files, from a server and from self-play, as a dataset."""

import json
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.running import unlimited
from server.stores import make_database
from ziggurat.cli import main
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.notation import write_replay
from ziggurat.games import GAMES
from ziggurat.games.china import maps
from ziggurat.research.datasets import matches, read

SIGNED = ("--signed", "1")
SELF_PLAY = ("--self-play", "3", "--game", "babel", "--bots", "random", "--seed", "5", *SIGNED)


def export(folder: Path, *words: str) -> int:
    return main(["export", str(folder), *words])


def test_self_play_of_named_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    assert export(folder, *SELF_PLAY, "--option", "deal=5-5", "--pool", "local") == 0
    assert capsys.readouterr().out.startswith(f"{folder}: 3 games, ")
    found = read(folder)
    assert {row["source"] for row in found.games.to_pylist()} == {"self-play"}
    assert [match.options["deal"] for match in matches(found)] == ["5-5"] * 3
    command = "ziggurat export games --self-play 3 --bots random --seats 2 --seed 5"
    assert f"`{command} --option deal=5-5 --game babel`" in (folder / "README.md").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("pool", ["local", "processes"])
def test_a_map_of_ones_own_goes_to_whoever_plays(tmp_path: Path, pool: str) -> None:
    folder = Path(str(maps.__file__)).parent
    document = json.loads((folder / "34.json").read_text("utf-8")) | {"id": pool}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(document), "utf-8")
    words = ("--self-play", "1", "--game", "china", "--seats", "3", "--bots", "random")

    more = ("--option", f"map={path}", "--pool", pool, "--workers", "1", *SIGNED)
    assert export(tmp_path / "games", *words, *more) == 0

    (match,) = matches(read(tmp_path / "games"))
    assert match.view(-1)["map"] == pool
    assert match.options["map"].startswith(f"{path}@")


def test_bots_change_seats_from_game_to_game(tmp_path: Path) -> None:
    bots = ("random",) if PLAIN else ("random", "hand")  # the second takes minutes for a plain game
    words = ("--self-play", "3", "--game", "china", "--seats", "3", "--bots", *bots)
    assert export(tmp_path / "games", *words, *SIGNED, "--pool", "local") == 0
    players = read(tmp_path / "games").games.column("players").to_pylist()
    if not PLAIN:
        assert [row.index("random") for row in players] == [0, 1, 2]
    assert all(len(row) == 3 for row in players)


@pytest.mark.skipif(PLAIN, reason="processes of their own compile")
@pytest.mark.slow
def test_the_same_games_whoever_plays_them(tmp_path: Path) -> None:
    words = ("--self-play", "2", "--game", "tigris", "--bots", "learned", "search", "--sims", "20")
    for name, workers in (("local", "1"), ("processes", "2")):
        more = ("--pool", name, "--workers", workers, "--observations", *SIGNED)
        assert export(tmp_path / name, *words, *more) == 0
    here, there = read(tmp_path / "local"), read(tmp_path / "processes")
    assert here.games.equals(there.games)
    assert here.decisions.equals(there.decisions)


def test_recorded_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(GAMES["babel"], 2, secret=bytes(32))
    match.choose(match.asked, 0, match.legal()[0])
    (tmp_path / "half.replay").write_text(write_replay(match))
    match.resign(0)
    (tmp_path / "whole.replay").write_text(write_replay(match))
    files = (str(tmp_path / "half.replay"), str(tmp_path / "whole.replay"))
    assert export(tmp_path / "games", "--replays", *files, *SIGNED) == 0
    assert "half.replay: left out, the game is not over" in capsys.readouterr().err
    (row,) = read(tmp_path / "games").games.to_pylist()
    assert (row["source"], row["ending"], row["players"]) == ("file", "resign 0", ["unknown"] * 2)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A server where Ann gave up one game, gave up one that is not shared, and plays a third."""
    with TestClient(unlimited(tmp_path)) as client:
        client.post("/api/guest", json={"name": "Ann"})
        wish = {"game": "babel", "seats": 2, "bots": 1, "level": "random"}
        for shared, ends in ((True, True), (False, True), (True, False)):
            table = client.post("/api/tables", json=wish | {"shared": shared}).json()["table"]
            if ends:
                client.post(f"/api/tables/{table}/resign", json={"id": "r"})
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


def test_stored_games_are_exported_once_they_are_over_and_without_names(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export(tmp_path / "games", "--stored", "--database", database, *SIGNED) == 0
    assert "left out, for their record is not shared: 1" in capsys.readouterr().err
    (row,) = read(tmp_path / "games").games.to_pylist()
    assert sorted(row["players"]) == ["person", "random"]
    assert row["source"] == "stored"
    assert b"Ann" not in b"".join(file.read_bytes() for file in (tmp_path / "games").iterdir())


def test_a_game_that_the_rules_play_otherwise_now_is_left_out(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
        file.execute("UPDATE games SET digest = '00000000'")
    file.close()
    assert export(tmp_path / "games", "--stored", "--database", database, *SIGNED) == 2
    said = capsys.readouterr().err
    assert "left out, for the rules of today play them otherwise: 1" in said
    assert "there is no finished game to export" in said


def test_a_bot_of_ones_own_is_named_without_its_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "def choose(game, world, seat, dice):\n"
        "    import numpy as np\n"
        "    moves = np.empty(game.actions.size, np.int64)\n"
        "    return int(moves[dice.integers(game.legal(world, moves))])\n"
    )
    words = ("--self-play", "1", "--game", "babel", "--bots", f"{tmp_path / 'mine.py'}:choose")
    assert export(tmp_path / "games", *words, *SIGNED, "--pool", "local") == 0
    (row,) = read(tmp_path / "games").games.to_pylist()
    assert row["players"] == ["mine.py:choose"] * 2
    assert str(tmp_path) not in (tmp_path / "games" / "README.md").read_text()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--self-play", "2", "--bots", "random"], "needs the name of a game"),
        (["--self-play", "0", "--game", "babel", "--bots", "random"], "at least 1"),
        (["--self-play", "2", "--game", "chess", "--bots", "random"], "there is no game 'chess'"),
        (["--self-play", "2", "--game", "babel"], "name at least one bot"),
        (["--self-play", "2", "--game", "babel", "--bots", "nobody"], "no such bot"),
        (["--self-play", "2", "--game", "babel", "--bots", "random", "--seats", "9"], "9"),
        (["--replays", "nowhere.replay"], "nowhere.replay: no such file"),
        (["--stored", "--database", "nowhere"], "--database"),
    ],
)
def test_what_cannot_be_exported_is_said_and_leaves_nothing(
    words: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export(tmp_path / "games", *words, *SIGNED) == 2
    said = capsys.readouterr().err
    assert said.startswith("ziggurat: ")
    assert reason in said
    assert list(tmp_path.iterdir()) == []


def test_nothing_to_export_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = f"sqlite:///{tmp_path / 'empty.sqlite'}"
    make_database(empty)
    assert export(tmp_path / "games", "--stored", "--database", empty) == 2
    assert "no finished game" in capsys.readouterr().err
