"""`ziggurat map check`: 0 when every map is good, 1 when one has faults, 2 when one is no JSON."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from games.china.charts import FOLDER, build, chart
from ziggurat.cli import main
from ziggurat.games.china.maps import MAPS

Capture = pytest.CaptureFixture[str]


def file(folder: Path, content: Any, name: str = "mine.json") -> str:
    path = folder / name
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return str(path)


def test_a_good_map_is_praised_in_one_line(tmp_path: Path, capsys: Capture) -> None:
    path = file(tmp_path, chart())

    assert main(["map", "check", path]) == 0
    assert capsys.readouterr().out == (
        f"{path}: China map “45”: 52 spaces, 9 provinces, 15 alliances, 64 roads; "
        f"digest {MAPS['45'].digest}: good\n"
    )


@pytest.mark.slow
def test_the_three_maps_of_the_game_are_good(capsys: Capture) -> None:
    assert main(["map", "check", *(str(FOLDER / f"{name}.json") for name in MAPS)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.endswith(": good") for line in lines] == [True] * 3


@pytest.mark.slow
def test_every_fault_gets_a_line_and_then_they_are_counted(tmp_path: Path, capsys: Capture) -> None:
    path = file(tmp_path, build(chart(), "C4-W1", "C2-Z1"))

    assert main(["map", "check", path]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: The roads C2-W7 and C4-W1 cross.",
        f"{path}: The road C2-Z1 passes within 19 of alliance 2.",
        f"{path}: 2 faults",
    ]


def test_a_map_the_rules_cannot_read_has_one_fault(tmp_path: Path, capsys: Capture) -> None:
    path = file(tmp_path, "[]")

    assert main(["map", "check", path]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: must be an object, not a list",
        f"{path}: 1 fault",
    ]


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("{", "line 1, column 2: Expecting property name enclosed in double quotes"),
        ("", "line 1, column 1: Expecting value"),
        ('{"id": NaN}', "NaN is not a number"),
        ("[" * 100_000, "nested too deeply"),
        ("1" * 5_000, "a number is too long"),
    ],
)
def test_a_file_that_is_no_json_gets_one_line(
    content: str, complaint: str, tmp_path: Path, capsys: Capture
) -> None:
    path = file(tmp_path, content)

    assert main(["map", "check", path]) == 2
    assert capsys.readouterr().err == f"{path}: {complaint}\n"


def test_a_missing_file_gets_one_line(capsys: Capture) -> None:
    assert main(["map", "check", "nowhere.json"]) == 2
    assert capsys.readouterr().err == "nowhere.json: no such file or directory\n"


@pytest.mark.slow
def test_every_file_is_checked_and_the_worst_decides(tmp_path: Path, capsys: Capture) -> None:
    good, faulty = file(tmp_path, chart()), file(tmp_path, "{}", "other.json")

    assert main(["map", "check", "nowhere.json", faulty, good]) == 2
    assert main(["map", "check", faulty, good]) == 1
    assert capsys.readouterr().out.count(": good") == 2


def test_any_character_is_shown_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file(tmp_path, '{"schema": "china-map/1", "\\ud800\\n\\u001b\\u56fd": 1}')
    terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", terminal)

    assert main(["map", "check", path]) == 1
    terminal.seek(0)
    assert terminal.readline().startswith(f"{path}: \\ud800\\n\\x1b\\u56fd: unknown key ")


def test_an_order_is_needed(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["map"])
    assert stop.value.code == 2
    assert "ORDER" in capsys.readouterr().err
