"""What the commands print, and how they end: 0 fine, 1 a check failed, 2 bad input."""

import json
from pathlib import Path

import pytest

from ziggurat.bots.random_play import fuzz
from ziggurat.cli import main
from ziggurat.core.jit import PLAIN
from ziggurat.core.notation import read_replay
from ziggurat.games import GAMES

HERE = Path(__file__).parents[1]
SCENARIOS = HERE / "scenarios" / "tigris.json"
REPLAY = HERE / "golden" / "tigris_two.replay"
Capture = pytest.CaptureFixture[str]

GOOD = {"id": "good", "game": "tigris", "seats": 2, "expect": {"bag": 131}}
WRONG = {"id": "wrong", "game": "tigris", "seats": 2, "expect": {"bag": 7}}
BROKEN = {"id": "broken", "game": "tigris", "seats": 2, "expectt": {}}


def file(folder: Path, content: object) -> str:
    path = folder / "file.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return str(path)


def test_check_counts_what_passed(capsys: Capture) -> None:
    assert main(["check", str(SCENARIOS)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "35 passed, 0 failed"


def test_check_says_what_was_expected_and_what_came(tmp_path: Path, capsys: Capture) -> None:
    path = file(tmp_path, {"scenarios": [GOOD, WRONG]})

    assert main(["check", path]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: wrong: expect.bag: expected 7, came 131",
        "1 passed, 1 failed",
    ]


def test_check_goes_on_after_a_scenario_it_cannot_read(tmp_path: Path, capsys: Capture) -> None:
    path = file(tmp_path, [BROKEN, GOOD])

    assert main(["check", path]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"{path}: broken: expectt: unknown key (known: id, title")
    assert said.out == "1 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("{", "line 1, column 2: Expecting property name enclosed in double quotes"),
        ("[1]", "[0]: must be an object, not 1"),
        ('{"scenarios": 3}', "scenarios: must be a list, not 3"),
    ],
)
def test_a_file_that_is_no_scenario_gets_one_line(
    content: str, complaint: str, tmp_path: Path, capsys: Capture
) -> None:
    path = file(tmp_path, content)

    assert main(["check", path]) == 2
    assert capsys.readouterr().err == f"{path}: {complaint}\n"


def test_a_missing_file_gets_one_line(capsys: Capture) -> None:
    assert main(["check", "nowhere.json"]) == 2
    assert capsys.readouterr().err == "nowhere.json: no such file or directory\n"


def test_replay_verifies_a_game(capsys: Capture) -> None:
    assert main(["replay", str(REPLAY)]) == 0
    assert "150 decisions, over, won by seat" in capsys.readouterr().out


def test_replay_draws_the_board_at_a_move(capsys: Capture) -> None:
    assert main(["replay", str(REPLAY), "--show", "10"]) == 0
    said = capsys.readouterr().out
    assert " A   B   C " in said
    assert "seat 0 holds" in said


def test_replay_names_the_move_where_a_digest_differs(tmp_path: Path, capsys: Capture) -> None:
    lines = REPLAY.read_text().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("="))
    lines[place] = "= 00000000"
    path = file(tmp_path, "\n".join(lines))

    assert main(["replay", path]) == 1
    said = capsys.readouterr().err
    where = f"line {place + 1}, after decision 20"
    assert said.startswith(f"ziggurat: {path}: {where}: the position is")


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["--show", "151"], "--show: the game has decisions 0 to 150"),
        (["--show", "-1"], "--show: the game has decisions 0 to 150"),
    ],
)
def test_replay_shows_only_moves_there_are(
    args: list[str], complaint: str, capsys: Capture
) -> None:
    assert main(["replay", str(REPLAY), *args]) == 2
    assert capsys.readouterr().err == f"ziggurat: {REPLAY}: {complaint}\n"


def test_show_draws_a_position_and_every_hand(tmp_path: Path, capsys: Capture) -> None:
    position = {"leaders": {"0 black": "H7"}, "hands": {"0": {"red": 2}}}
    path = file(tmp_path, {"game": "tigris", "seats": 2, "position": position})

    assert main(["show", path]) == 0
    said = capsys.readouterr().out
    assert "(K0)" in said
    assert "seat 0 holds 2 red" in said
    assert "seat 1 holds nothing" in said
    assert "seat 0 is asked: action" in said


def test_show_draws_the_end_of_a_game(capsys: Capture) -> None:
    assert main(["show", str(HERE / "golden" / "babel_plain.replay")]) == 0
    assert "The game is over." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ({"game": "chess"}, "game: there is no game 'chess' (there are: tigris, china, babel)"),
        ({"game": "tigris", "seats": 9}, "seats: must be from 2 to 4, not 9"),
        ({"position": {"tiles": {"red": ["Z9"]}}}, "tiles.red[0]: unknown word 'Z9'"),
    ],
)
def test_show_says_what_is_wrong_with_a_position(
    content: object, complaint: str, tmp_path: Path, capsys: Capture
) -> None:
    path = file(tmp_path, content)

    assert main(["show", path]) == 2
    assert capsys.readouterr().err.startswith(f"ziggurat: {path}: {complaint}")


@pytest.mark.slow
def test_fuzz_says_that_all_went_well(capsys: Capture) -> None:
    games = "2" if PLAIN else "20"

    assert main(["fuzz", "babel", "--games", games, "--option", "idle_powers=true"]) == 0
    assert "no violation, every game ended" in capsys.readouterr().out


def test_fuzz_writes_a_replay_of_what_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    honest = fuzz.run_batch

    def suspicious(*args: object) -> int:
        honest(*args)  # type: ignore[arg-type]
        return fuzz.DEAD_END

    monkeypatch.setattr(fuzz, "run_batch", suspicious)

    assert main(["fuzz", "babel", "--games", "1", "--out", str(tmp_path)]) == 1
    assert "somebody is asked and nothing is legal" in capsys.readouterr().err
    text = next(tmp_path.glob("*.replay")).read_text()
    assert "# somebody is asked and nothing is legal" in text
    assert read_replay(text, GAMES).seq > 0


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["fuzz", "chess"], "game: there is no game 'chess' (there are: tigris, china, babel)"),
        (["fuzz", "babel", "--seats", "3"], "--seats: Babel is not for 3"),
        (["fuzz", "tigris", "--games", "0"], "--games: must be at least 1"),
        (["fuzz", "tigris", "--option", "english"], "option english: is written name=value"),
        (
            ["fuzz", "tigris", "--option", "english=perhaps"],
            "option english: must be true or false, not 'perhaps'",
        ),
        (
            ["fuzz", "babel", "--option", "deal=9-9"],
            "option deal: must be one of 3-5, 5-5, not '9-9'",
        ),
        (["bench", "chess"], "game: there is no game 'chess' (there are: tigris, china, babel)"),
        (["bench", "babel", "--seats", "3"], "--seats: Babel is not for 3"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    args: list[str], complaint: str, capsys: Capture
) -> None:
    assert main(args) == 2
    assert capsys.readouterr().err == f"ziggurat: {complaint}\n"


@pytest.mark.skipif(PLAIN, reason="there is nothing to measure un-jitted")
@pytest.mark.slow
def test_bench_prints_one_object_and_nothing_else(capsys: Capture) -> None:
    assert main(["bench", "babel", "--games", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    for key in ("games_per_s", "decisions_per_s", "legal_ns", "apply_ns", "clone_ns"):
        assert found[key] > 0


@pytest.mark.skipif(PLAIN, reason="there is nothing to measure un-jitted")
@pytest.mark.slow
def test_the_yardstick_compiles_and_plays() -> None:
    import ctypes
    import runpy
    import tempfile

    bench = runpy.run_path(str(HERE.parent / "bench" / "bench_tigris.py"))
    with tempfile.TemporaryDirectory() as folder:
        port = bench["build_yardstick"](folder)
        decisions = port.te_bench(2, 1, 100, ctypes.byref(ctypes.c_uint64()))

    assert 150 < decisions / 100 < 260


@pytest.mark.slow
def test_signature_names_every_game(capsys: Capture) -> None:
    assert main(["signature", "--games", "2"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(GAMES)


def test_a_command_is_needed(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main([])
    assert stop.value.code == 2
    assert "COMMAND" in capsys.readouterr().err
