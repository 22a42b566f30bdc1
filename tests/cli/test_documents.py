"""Maps of one's own on the command line, which opens the files that rules do not."""

import json
from pathlib import Path

import pytest

from ziggurat.cli import main
from ziggurat.core.match import Match
from ziggurat.core.notation import write_replay
from ziggurat.core.options import NamedDocument
from ziggurat.games import GAMES
from ziggurat.games.china import maps
from ziggurat.texts.letters import typeset

BUILT_IN = Path(str(maps.__file__)).parent / "34.json"
Capture = pytest.CaptureFixture[str]


def mine(folder: Path, **changed: object) -> str:
    """A map file of one's own."""
    document = json.loads(BUILT_IN.read_text("utf-8")) | {"id": "mine"} | changed
    (folder / "mine.json").write_text(json.dumps(document), "utf-8")
    return str(folder / "mine.json")


def test_a_scenario_may_name_a_map_file(tmp_path: Path, capsys: Capture) -> None:
    options = {"map": mine(tmp_path)}
    scenario = {"game": "china", "seats": 3, "options": options, "expect": {"asked": 0}}
    (tmp_path / "one.json").write_text(json.dumps(scenario))

    assert main(["check", str(tmp_path / "one.json")]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    Path(options["map"]).unlink()
    assert main(["check", str(tmp_path / "one.json")]) == 2
    assert "option map: " in capsys.readouterr().err


def test_a_replay_is_verified_with_the_map_file_it_names(tmp_path: Path, capsys: Capture) -> None:
    path = mine(tmp_path)
    given = NamedDocument(path, json.loads(Path(path).read_text("utf-8")))
    match = Match(GAMES["china"], 3, {"map": given}, bytes(32))
    file = tmp_path / "game.replay"
    file.write_text(write_replay(match))

    assert main(["replay", str(file)]) == 0
    mine(tmp_path, used_by_2p_expansion=False)
    assert main(["replay", str(file)]) == 1
    assert "its digest is" in capsys.readouterr().err
    Path(path).unlink()
    assert main(["replay", str(file)]) == 2
    assert "mine.json: no such file" in capsys.readouterr().err


def test_a_map_file_is_refused_in_the_words_of_whoever_plays(
    tmp_path: Path, capsys: Capture
) -> None:
    option = f"map={mine(tmp_path, players=[5])}"

    assert main(["play", "china", "--seats", "4", "--option", option, "--language", "fr"]) == 2
    assert (
        typeset("La carte « Chine (3-4 joueurs) » n'est pas pour 4 joueurs.", "fr")
        in capsys.readouterr().err
    )
