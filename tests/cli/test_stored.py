"""Commands that look into a server's database, where there is none or it cannot be opened."""

import sqlite3
from pathlib import Path

import pytest

from server.services import free_port
from server.stores import make_database
from ziggurat.cli import main

Capture = pytest.CaptureFixture[str]
LOOKING = [
    ("verify",),
    ("backup", "copy"),
    ("admin", "password", "Ann"),
    ("admin", "export", "Ann", "copy"),
    ("admin", "delete", "Ann"),
    ("admin", "end", "table"),
    ("export", "copy", "--stored"),
]


@pytest.mark.parametrize("words", LOOKING, ids=" ".join)
def test_a_database_that_is_not_there_is_named_and_not_made(
    words: tuple[str, ...], tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main([*words, "--database", "sqlite:///nowhere.sqlite"]) == 2
    said = capsys.readouterr()
    assert said.err == "ziggurat: --database: there is no database at nowhere.sqlite\n"
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [*LOOKING, ("restore", "backup")], ids=" ".join)
def test_a_url_that_names_no_store_is_refused(
    words: tuple[str, ...], tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "backup").write_text("")

    assert main([*words, "--database", "mysql://there"]) == 2
    reason = "a store is named sqlite:///path or postgresql://…"
    assert capsys.readouterr().err == f"ziggurat: --database: {reason}\n"


def test_a_backup_that_is_not_there_makes_no_database(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["restore", "nothing", "--database", "sqlite:///games.sqlite"]) == 2
    assert capsys.readouterr().err == "ziggurat: nothing: there is no such file\n"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ann, " * 100)

    assert main(["verify", "--database", f"sqlite:///{file}"]) == 2
    assert f"{file} cannot be opened: file is not a database" in capsys.readouterr().err


def test_a_postgresql_that_does_not_answer_is_told(capsys: Capture) -> None:
    url = f"postgresql://ann:secret@127.0.0.1:{free_port()}/games"

    assert main(["verify", "--database", url]) == 2
    said = capsys.readouterr().err
    assert said.startswith("ziggurat: --database: the database cannot be opened: ")
    assert "secret" not in said


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path, capsys: Capture) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    make_database(url)
    with sqlite3.connect(tmp_path / "games.sqlite") as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()

    assert main(["verify", "--database", url]) == 2
    assert "its tables are of another version of the program" in capsys.readouterr().err
