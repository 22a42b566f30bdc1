"""Unfinished games at the terminal: nothing is lost, and what cannot be kept is said."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.terminal import PATIENCE, Sit, Terminal
from ziggurat.cli import main
from ziggurat.cli.unfinished import Keeper, read_unfinished
from ziggurat.core.match import Match
from ziggurat.core.notation import read_replay
from ziggurat.games import GAMES
from ziggurat.texts.letters import typeset

ONE_TURN = ("leader red A2", "tile red A1")
NEW = "--against random --seed 7"
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def kept(home: Path) -> Path:
    """Where unfinished games are kept."""
    return home / "ziggurat" / "unfinished"


def names(kept: Path) -> list[str]:
    return sorted(path.name for path in kept.iterdir())


def moves(path: Path) -> list[str]:
    match = read_replay(path.read_text(), GAMES)
    return [match.game.actions.words(step.action) for step in match.history]


def test_every_decision_is_kept_those_of_bots_too(sit: Sit, kept: Path) -> None:
    said = sit(*ONE_TURN, args="--seats 3")
    path = kept / "tigris-1.replay"

    assert path.read_text().startswith("# unfinished 1: people 0, against random\nziggurat 1\n")
    assert moves(path)[:2] == list(ONE_TURN)
    assert len(moves(path)) > 3
    assert names(kept) == ["tigris-1.replay"]
    assert said.endswith(
        f"Goodbye. Your game is kept in {path}; “ziggurat play” goes on with it.\n"
    )


def test_play_goes_on_with_the_unfinished_game_and_says_so(sit: Sit, kept: Path) -> None:
    sit("leader red A2", args="--seats 3 --you 0 2", seed="--against random --seed 7")
    said = sit("", "tile red A1", seed="")

    assert said.startswith("You go on with your unfinished game (1 decision so far); ")
    assert "“ziggurat play --new” begins another.\n" in said
    assert "3 players. At the keyboard: Lion and Bow. Bull is a bot (random)." in said
    assert "Lion scores 1 red point for the tile." in said
    assert moves(kept / "tigris-1.replay")[:2] == list(ONE_TURN)
    assert names(kept) == ["tigris-1.replay"]


def test_people_who_go_on_together_begin_behind_the_curtain(sit: Sit) -> None:
    sit("leader red A2", args="--you 0 1")
    said = sit(seed="")

    assert said.index("Hand over the keyboard; Lion presses Enter.") < len(said) - 1
    assert "Since you last looked:" not in said
    assert "[▲]" not in said


def test_a_game_of_another_language_is_gone_on_with(sit: Sit) -> None:
    sit("leader red A2")
    said = sit(seed="", args="--lang fr")

    assert said.startswith(
        typeset("Vous reprenez votre partie inachevée (1 décision jusqu'ici) ; ", "fr")
    )
    assert typeset("Tour de Lion : 1 action.", "fr") in said


def test_a_new_game_leaves_the_others_as_they_are(sit: Sit, kept: Path) -> None:
    sit("leader red A2")
    second = sit("leader red C2", args="--new", seed="--against random")
    third = sit("move hittites", "move medes", args="babel")
    first = (kept / "tigris-1.replay").read_text()

    assert "Also unfinished: tigris; “ziggurat play --resume tigris” goes on.\n" in second
    assert "Also unfinished: tigris; " in third
    assert names(kept) == ["babel-1.replay", "tigris-1.replay", "tigris-2.replay"]
    assert moves(kept / "tigris-1.replay") == ["leader red A2"]
    assert moves(kept / "tigris-2.replay") == ["leader red C2"]

    resumed = sit("tile red A1", seed="", args="--resume tigris")
    assert resumed.startswith("You go on with your unfinished game (1 decision so far); ")
    assert "Also unfinished: babel; “ziggurat play --resume babel” goes on.\n" in resumed
    assert moves(kept / "tigris-2.replay")[0] == "leader red C2"
    assert (kept / "tigris-1.replay").read_text() == first
    assert "Babel, 2 players." in sit(seed="", args="babel --resume")


@pytest.mark.parametrize(
    "args", ["--seed 8", "--new", "tigris", "--seats 3", "--you 1", "--against apprentice"]
)
def test_who_wishes_for_something_begins_anew(sit: Sit, args: str) -> None:
    sit("leader red A2")

    assert "You go on with" not in sit(seed="", args=args)


def test_who_plays_may_change_when_a_game_is_resumed(sit: Sit, kept: Path) -> None:
    sit("leader red A2")
    sit(*("tile red A1", "", ""), seed="", args="--resume --you 0 1 --against apprentice")
    text = (kept / "tigris-1.replay").read_text()

    assert text.startswith("# unfinished 1: people 0 1, against apprentice\n")


def test_a_seat_that_is_not_there_is_the_fault_of_who_asks_for_it(
    sit: Sit, capsys: Capture
) -> None:
    sit("leader red A2")

    assert main(["play", "--resume", "--you", "5"]) == 2
    assert capsys.readouterr().err == "ziggurat: --you: there is no seat 5 among 2\n"


def test_what_is_taken_back_is_not_kept(sit: Sit, kept: Path) -> None:
    sit("leader red A2", "undo", "leader black B1", "undo")
    assert names(kept) == []

    sit("leader red A2", "undo", "leader black B1")
    assert moves(kept / "tigris-1.replay") == ["leader black B1"]


def test_a_game_that_is_over_is_no_longer_kept(sit: Sit, kept: Path) -> None:
    said = sit("leader red A2", "resign", "quit")

    assert names(kept) == []
    assert said.endswith("Goodbye.\n")
    assert "You go on with" not in sit(seed="")


@pytest.mark.slow
def test_a_game_played_to_its_end_is_no_longer_kept(sit: Sit, kept: Path) -> None:
    sit(*(["pass"] * 500), args="--option english=true --you 0")

    assert names(kept) == []


def test_a_loaded_game_is_kept_beside_the_one_it_replaces(
    sit: Sit, kept: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.replay"
    sit("leader red A2", f"save {file}", "resign")
    sit("leader red C2", f"load {file}", "tile red A1")

    assert moves(kept / "tigris-1.replay") == ["leader red C2"]
    assert moves(kept / "tigris-2.replay")[:2] == list(ONE_TURN)


def test_where_nothing_can_be_kept_the_game_goes_on(sit: Sit, home: Path, tmp_path: Path) -> None:
    home.write_text("a file where the folder should be")
    said = sit(*ONE_TURN)
    english = "This game is not kept: not a directory (“save FILE” keeps it elsewhere).\n"

    assert said.count("This game is not kept") == 1
    assert english in said
    assert "Lion scores 1 red point for the tile." in said
    assert said.endswith("Goodbye. This game is not saved (“save FILE” keeps one).\n")
    saved = sit("leader red A2", f"save {tmp_path / 'game.replay'}")
    assert saved.endswith("Goodbye.\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Dear Ann", "line 1: is not that of an unfinished game"),
        ("", "line 1: is not that of an unfinished game"),
        (b"\xff\xfe", "is not a text file in UTF-8"),
        ("# unfinished 1: people 0, against scribe\nziggurat 1\ngame chess\n", "no game 'chess'"),
        ("# unfinished 1: people 0, against nobody\n", "there is no level 'nobody'"),
        ("# unfinished 1: people 7, against scribe\n", "there is no seat 7 among 2"),
        ("# unfinished 1: people 0, against scribe\n0 resign\n", "the game is over"),
        ("# unfinished 1: people 0, against scribe\n= 00000000\n", "not '00000000'"),
    ],
)
def test_a_file_that_cannot_be_read_is_a_sentence_and_stays(
    text: str | bytes, reason: str, kept: Path, sit: Sit, capsys: Capture
) -> None:
    sit("leader red A2")
    path = kept / "tigris-1.replay"
    head, body = path.read_text().split("\n", 1)
    if isinstance(text, str) and text.startswith("#") and "game chess" not in text:
        head, more = text.split("\n", 1)
        text = f"{head}\n{body}{more}"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    before = path.read_bytes()

    assert main(["play", "--resume", "--lang", "en"]) == 2
    complaint = capsys.readouterr().err.splitlines()
    assert complaint[0].startswith(f"{path} cannot be gone on with and stays as it is: ")
    assert reason in complaint[0]
    assert complaint[1] == "ziggurat: --resume: There is no unfinished game to go on with"

    said = sit("leader red C2", seed="")
    assert "Lion places the priest on C2." in said
    assert path.read_bytes() == before
    assert names(kept) == ["tigris-1.replay", "tigris-2.replay"]


def test_where_there_is_nothing_unfinished_resuming_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert main(["play", "--resume", "china", "--lang", "fr"]) == 2
    assert capsys.readouterr().err == (
        typeset("ziggurat: --resume: Il n'y a pas de partie inachevée de china à reprendre\n", "fr")
    )
    assert main(["play", "--resume", "--seats", "3"]) == 2
    assert "--resume: the unfinished game has its seats" in capsys.readouterr().err
    assert main(["play", "china", "--resume", "babel"]) == 2
    assert "--resume: is it china or babel?" in capsys.readouterr().err


def test_two_terminals_that_go_on_with_one_game_do_not_write_over_each_other(kept: Path) -> None:
    match = Match(GAMES["tigris"], 2, secret=bytes(32))
    match.choose(0, 0, "leader red A2")
    first = Keeper()
    first.keep(match, [0], "scribe")
    second, other = Keeper(first.path), read_replay(first.path.read_text(), GAMES)  # type: ignore[union-attr]
    match.choose(0, 1, "tile red A1")
    other.choose(0, 1, "withdraw red")
    first.keep(match, [0], "scribe")
    second.keep(other, [0], "scribe")

    assert moves(kept / "tigris-1.replay") == ["leader red A2", "tile red A1"]
    assert moves(kept / "tigris-2.replay") == ["leader red A2", "withdraw red"]
    other.resign(0)
    first.known = None  # somebody else has written there since
    match.resign(1)
    second.keep(other, [0], "scribe")
    first.keep(match, [0], "scribe")
    assert names(kept) == ["tigris-1.replay"]


def test_trouble_on_the_way_is_told_once_and_may_pass(kept: Path) -> None:
    match = Match(GAMES["tigris"], 2, secret=bytes(32))
    match.choose(0, 0, "leader red A2")
    keeper = Keeper()
    assert keeper.keep(match, [0], "scribe") is None
    path = keeper.path
    assert path is not None
    kept.rename(kept.with_name("away"))
    kept.write_text("")
    assert keeper.keep(match, [0], "scribe") == "file exists"
    assert keeper.keep(match, [0], "scribe") is None
    assert not keeper.is_current
    kept.unlink()
    kept.with_name("away").rename(kept)
    assert keeper.keep(match, [0], "scribe") is None
    assert keeper.is_current
    assert read_unfinished(path).people == [0]


def test_a_disk_without_links_keeps_games_as_well(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object) -> None:
        raise PermissionError(1, "operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    for number in (1, 2):
        match = Match(GAMES["tigris"], 2, secret=bytes(32))
        match.choose(0, 0, "leader red A2")
        Keeper().keep(match, [0], "scribe")
        assert len(names(kept)) == number


def test_a_home_nobody_knows_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", lost)
    match = Match(GAMES["tigris"], 2, secret=bytes(32))
    match.choose(0, 0, "leader red A2")

    assert Keeper().keep(match, [0], "scribe") == "could not determine home directory."


@pytest.mark.slow
def test_however_a_terminal_ends_nothing_is_lost(kept: Path) -> None:
    """Each goes on with what the one before left, and decides otherwise before it ends."""
    with Terminal("play", *NEW.split(), "--lang", "en") as terminal:
        terminal.read_until("Lion>")
        decide("A2", terminal)
        end_by("Ctrl-C", terminal)
    assert moves(kept / "tigris-1.replay") == ["leader red A2"]
    for end, place in (("Ctrl-D", "C2"), ("kill", "A2"), ("closed", "C2")):
        with resumed() as terminal:
            terminal.type("undo\r")
            terminal.read_until("Lion>")
            decide(place, terminal)
            end_by(end, terminal)
        assert moves(kept / "tigris-1.replay") == [f"leader red {place}"]
    with resumed():
        assert names(kept) == ["tigris-1.replay"]


@contextmanager
def resumed() -> Iterator[Terminal]:
    """Another terminal, in which the game goes on."""
    with Terminal("play", "--lang", "en") as terminal:
        terminal.read_until("You go on with your unfinished game (1 decision so far)")
        terminal.read_until("Lion>")
        yield terminal


def decide(place: str, terminal: Terminal) -> None:
    terminal.type(f"leader red {place}\r")
    terminal.read_until(f"Lion places the priest on {place}.")
    terminal.read_until("Lion>")


def end_by(end: str, terminal: Terminal) -> None:
    if end == "kill":
        terminal.process.send_signal(signal.SIGKILL)
    elif end == "closed":
        terminal.process.send_signal(signal.SIGHUP)
    else:
        terminal.type({"Ctrl-C": "\x03", "Ctrl-D": "\x04"}[end])
        terminal.read_until("Your game is kept in")
    terminal.process.wait(PATIENCE)
