"""`ziggurat analyse`: curves, key moments and luck of a finished game, in words or as JSON."""

import json
from functools import partial
from pathlib import Path

import pytest

from bots.wars import war
from games.tigris.script import say
from ziggurat.bots.advice import analysis
from ziggurat.cli import main
from ziggurat.cli.insight import WIDTH, curve, signed
from ziggurat.core.notation import write_replay
from ziggurat.core.ways import SCRIBE
from ziggurat.texts.letters import typeset

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A short game in which seat 0 added too little to a war; looked at by hand-set weights."""
    quick = partial(analysis.Effort, worlds=1, rolls=1, level=SCRIBE)
    monkeypatch.setattr(analysis, "Effort", quick)
    match = war()
    say(match, "0 support 0", "1 support 0")
    match.resign(1)
    path = tmp_path / "game.replay"
    path.write_text(write_replay(match))
    return str(path)


def test_curves_moments_and_luck_are_told(replay: str, capsys: Capture) -> None:
    assert main(["analyse", replay, "--sims", "0", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Tigris & Euphrates, 2 players, 3 decisions."
    assert lines[2].startswith("Seat 0 ") and lines[2].endswith("█ 100 %")
    assert lines[3].endswith("▁   0 %")
    assert lines[4] == "Key moments:"
    (blunder,) = [line for line in lines if "support 0: a blunder" in line]
    assert "where support 2 left" in blunder
    assert "War of the kings, 5 to 1 so far: a chance of 96 %." in blunder
    assert lines[-2].startswith("Luck of the draws: seat 0 ")
    assert lines[-1].startswith("Given away by a decision, on average: seat 0 ")


def test_all_is_told_in_french(replay: str, capsys: Capture) -> None:
    assert main(["analyse", replay, "--sims", "0", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "2 joueurs, 3 décisions." in said
    assert typeset("La place 0, support 0 : une erreur", "fr") in said


def test_an_analysis_is_one_object_and_nothing_else(replay: str, capsys: Capture) -> None:
    assert main(["analyse", replay, "--sims", "0", "--lang", "en", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [entry["number"] for entry in found["decisions"]] == [0, 1, 2, 3, 4]
    assert found["decisions"][-1]["standing"] == [1, 0]
    assert found["decisions"][2]["best"] == "support 2"
    assert "blunder" in {moment["kind"] for moment in found["moments"]}
    assert len(found["luck"]) == len(found["lost"]) == 2


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "live.replay"
    path.write_text(write_replay(war()))

    assert main(["analyse", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"ziggurat: {path}: the game is not over")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["nowhere.replay"], "nowhere.replay: no such file or directory"),
        (["nowhere.replay", "--sims", "-1"], "--sims: must be at least 0"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    args: list[str], complaint: str, capsys: Capture
) -> None:
    assert main(["analyse", *args]) == 2
    assert capsys.readouterr().err == f"ziggurat: {complaint}\n"


def test_a_curve_has_a_column_a_moment_until_there_are_too_many() -> None:
    assert curve([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(curve([0.5] * 500)) == WIDTH


def test_luck_has_its_sign() -> None:
    assert [signed(0.123), signed(-0.05), signed(0)] == ["+12 %", "−5 %", "+0 %"]
