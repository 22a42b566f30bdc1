"""Files are opened for the rules by those who may, and what they say is handed on."""

import json
from pathlib import Path

import pytest

from ziggurat.core.errors import Differs, Malformed
from ziggurat.core.match import Match
from ziggurat.core.notation import read_replay, write_replay
from ziggurat.core.options import NamedDocument
from ziggurat.files import read_text, with_documents
from ziggurat.games import GAMES
from ziggurat.games.china import maps

CHINA = GAMES["china"]
BUILT_IN = Path(str(maps.__file__)).parent / "34.json"


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"\xe9t\xe9")

    assert read_text(str(Path(__file__)))
    with pytest.raises(Malformed, match="no such file"):
        read_text(str(tmp_path / "missing"))
    with pytest.raises(Malformed, match="is not a text file in UTF-8"):
        read_text(str(tmp_path / "latin"))
    with pytest.raises(Malformed, match="is no name of a file"):
        read_text("a\0b")


def mine(folder: Path, **changed: object) -> str:
    """A map file of one's own."""
    document = json.loads(BUILT_IN.read_text("utf-8")) | {"id": "mine"} | changed
    (folder / "mine.json").write_text(json.dumps(document), "utf-8")
    return str(folder / "mine.json")


def test_what_a_file_says_stands_in_place_of_its_name(tmp_path: Path) -> None:
    path = mine(tmp_path)

    options = with_documents(CHINA.options, {"map": path, "bonus": "true"})

    assert options["map"] == NamedDocument(path, json.loads(Path(path).read_text("utf-8")))
    assert options["bonus"] == "true"
    match = Match(CHINA, 3, options, bytes(32))
    assert match.view(-1)["map"] == "mine"
    assert match.options["map"] == f"{path}@{match.view(-1)['map_digest']}"


def test_words_and_documents_are_left_as_they_are() -> None:
    for value in ("border", "", 34, {"id": "mine"}, "@0123456789abcdef"):
        assert with_documents(CHINA.options, {"map": value}) == {"map": value}


def test_a_replay_is_read_with_the_files_it_names(tmp_path: Path) -> None:
    options = with_documents(CHINA.options, {"map": mine(tmp_path)})
    text = write_replay(Match(CHINA, 3, options, bytes(32)))

    assert read_replay(text, GAMES, opened=with_documents).view(-1)["map"] == "mine"
    mine(tmp_path, used_by_2p_expansion=False)
    with pytest.raises(Differs, match=r"option map: .*mine\.json: its digest is"):
        read_replay(text, GAMES, opened=with_documents)
    (tmp_path / "mine.json").unlink()
    with pytest.raises(Malformed, match=r"option map: .*mine\.json: no such file"):
        read_replay(text, GAMES, opened=with_documents)


def test_a_file_that_is_no_document_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text("{")
    with pytest.raises(Malformed, match=r"option map: .*bad\.json: line 1, column 2"):
        with_documents(CHINA.options, {"map": str(path)})
