"""`ziggurat arena`: a match in words and as JSON."""

import json
from pathlib import Path

import pytest

from ziggurat.cli import main, parser
from ziggurat.cli.arena import MOST_SEATS
from ziggurat.core.jit import PLAIN
from ziggurat.games import GAMES


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["arena", *words]) == 0
    return capsys.readouterr().out


def test_a_match_tells_shares_and_elo(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "babel", "random", "random", "--games", "4", "--pool", "local")
    assert "random: " in lines
    assert "Elo" in lines


def test_a_match_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("china", "random", "random", "--games", "6", "--seats", "3", "--pool", "local")
    found = json.loads(said(capsys, *words, "--json"))
    assert found["games"] == 6
    assert [bot["seats"] for bot in found["bots"]] == [6, 12]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(6)


@pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")
def test_a_match_stops_when_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("china", "hand", "random", "--games", "400", "--at-least", "0.6", "--pool", "local")
    found = said(capsys, *words)
    assert "hand wins at least 60 % (the answer is clear)" in found


@pytest.mark.parametrize(
    ("words", "bots"),
    [
        ("babel --bot mine.py:choose random --games 100", ["mine.py:choose", "random"]),
        ("babel random --bot mine.py:choose", ["random", "mine.py:choose"]),
        ("--bot mine.py:choose babel random", ["mine.py:choose", "random"]),
        ("tigris king --bot mine.py:choose vizier", ["king", "mine.py:choose", "vizier"]),
        ("babel --bot mine.py:one --bot mine.py:two", ["mine.py:one", "mine.py:two"]),
    ],
)
def test_bots_of_files_and_bots_by_name_are_said_in_any_order(words: str, bots: list[str]) -> None:
    assert parser().parse_args(["arena", *words.split()]).bots == bots


def test_as_many_bots_can_be_named_as_the_largest_table_has_seats() -> None:
    assert max(seats for game in GAMES.values() for seats in game.seats) == MOST_SEATS


def test_a_bot_with_a_mistake_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text("def choose(game, world, seat, dice):\n    return 1 // 0\n")
    words = ["babel", f"{tmp_path / 'mine.py'}:choose", "random", "--pool", "local"]
    assert main(["arena", *words]) == 1
    said = capsys.readouterr().err
    assert said.startswith("ziggurat: game 0 failed: ")
    assert said.endswith("(mine.py, line 2)\n")


@pytest.mark.parametrize(
    "words",
    [
        ["chess", "random", "random"],
        ["babel", "random"],
        ["babel", "random", "random", "random"],
        ["babel", "random", "nobody"],
        ["babel", "random", "random", "--seats", "3"],
        ["babel", "random", "random", "--games", "0"],
        ["babel", "random", "random", "--at-least", "2"],
        ["babel", "random", "random", "--pool", "threads"],
        ["babel", "random", "random", "--workers", "0"],
    ],
)
def test_what_cannot_be_played_is_said(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    assert capsys.readouterr().err.startswith("ziggurat: ")
