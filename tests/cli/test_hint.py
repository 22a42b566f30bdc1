"""`ziggurat hint`: advice for the seat that is asked, in words or as JSON."""

import json
from pathlib import Path

import pytest

from bots.wars import war
from ziggurat.cli import hint, main
from ziggurat.core.notation import write_replay
from ziggurat.core.ways import LEVELS
from ziggurat.texts.letters import typeset

Capture = pytest.CaptureFixture[str]
FINISHED = Path(__file__).parents[1] / "golden" / "tigris_two.replay"


@pytest.fixture
def replay(tmp_path: Path) -> str:
    path = tmp_path / "war.replay"
    path.write_text(write_replay(war()))
    return str(path)


def test_the_best_move_comes_first_with_its_chance_and_why(replay: str, capsys: Capture) -> None:
    assert main(["hint", replay, "--level", "apprentice", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Tigris & Euphrates, for seat 0, as the apprentice sees it:"
    assert lines[1].startswith("1. support 2: ")
    assert " %. War of the kings, 5 to 1 so far: a chance of 96 %." in lines[1]
    assert len(lines) == 4


def test_a_hint_is_given_in_french(replay: str, capsys: Capture) -> None:
    assert main(["hint", replay, "--level", "apprentice", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == typeset(
        "Tigris & Euphrates, pour la place 0, selon le niveau apprentice :", "fr"
    )
    assert "Guerre des rois, 5 contre 1 pour l" in lines[1]


def test_a_hint_is_one_object_and_nothing_else(replay: str, capsys: Capture) -> None:
    assert main(["hint", replay, "--level", "apprentice", "--lang", "en", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seat"], found["decisions"]) == ("tigris", 0, 1)
    assert [entry["move"] for entry in found["advice"]] == ["support 2", "support 1", "support 0"]
    assert found["advice"][0]["reasons"][0] == "War of the kings, 5 to 1 so far: a chance of 96 %."
    assert 0 < found["advice"][0]["chance"] < 1


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--seat", "1"], "--seat: It is for seat 0 to decide."),
        (["--seat", "1", "--lang", "fr"], "--seat: C’est à la place 0 de décider."),
        (["--seat", "5"], "--seat: There is no seat 5 among 2."),
    ],
)
def test_another_seat_is_refused_in_words(
    args: list[str], complaint: str, replay: str, capsys: Capture
) -> None:
    assert main(["hint", replay, "--lang", "en", *args]) == 2
    assert capsys.readouterr().err == f"ziggurat: {replay}: {complaint}\n"


def test_a_game_that_is_over_needs_no_hint(capsys: Capture) -> None:
    assert main(["hint", str(FINISHED), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"ziggurat: {FINISHED}: The game is over.\n"


def test_the_levels_are_those_of_the_bots() -> None:
    assert hint.LEVELS == LEVELS


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["nowhere.json"], "nowhere.json: no such file or directory"),
        (["nowhere.json", "--sims", "-1"], "--sims: must be at least 0"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    args: list[str], complaint: str, capsys: Capture
) -> None:
    assert main(["hint", *args]) == 2
    assert capsys.readouterr().err == f"ziggurat: {complaint}\n"
