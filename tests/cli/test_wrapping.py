"""Lines at the terminal: broken between words where they must be, whole where nobody looks."""

import io
import re
import sys
from collections.abc import Iterator

import pytest
from rich.text import Text

from cli.terminal import Screen
from ziggurat.cli import console, main

TYPED = {
    "tigris": ("help", "?", "? leader black", "leader red A2", "? tile red A1", "nonsense move"),
    "china": ("help", "?", "palace W1", "palace W1 with red", "hint nobody"),
    "babel": ("help", "?", "move hittites", "why build mine"),
}
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
THINKS = re.compile("[\u2800-\u28ff] .*?…")  # a sign of life, which is taken away again
NUMBER = re.compile(r"[0-9a-f]{20,}(\s+[0-9a-f]{4,})*")  # longer than a narrow screen


class Tty(io.StringIO):
    """Text that believes it is on a screen."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Every test has a console of its own."""
    console.console.cache_clear()
    yield
    console.console.cache_clear()


def said(
    game: str, language: str, width: int, monkeypatch: pytest.MonkeyPatch, on_screen: bool = True
) -> str:
    """A session of typed lines, on a screen so wide or into a file."""
    typed = "".join(f"{line}\n" for line in (*TYPED[game], "resign", "quit"))
    out = Tty() if on_screen else io.StringIO()
    for name, value in {"COLUMNS": str(width), "LINES": "50", "TERM": "xterm"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setattr(sys, "stdout", out)
    console.console.cache_clear()
    command = f"play {game} --against random --seed 7 --lang {language}"
    assert main(command.split()) == 0
    return THINKS.sub("", CONTROL.sub("", out.getvalue()))


def words(text: str) -> list[str]:
    return NUMBER.sub("NUMBER", text).split()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", TYPED)
def test_lines_are_broken_between_words_at_the_edge_of_every_screen(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    piped = said(game, language, 40, monkeypatch, on_screen=False)
    whole = piped.splitlines()
    assert max(map(len, whole)) > 80

    for width in (40, 80, 120):
        shown = said(game, language, width, monkeypatch)
        wide = [line for line in shown.splitlines() if len(line.rstrip()) > width]
        assert words(shown) == words(piped)
        assert set(wide) <= set(whole)  # pictures, which nothing may break
        assert not any(line.rstrip().endswith((".", ":", "…")) for line in wide)
        assert width < 80 or not wide


@pytest.mark.slow
@pytest.mark.parametrize("game", TYPED)
def test_a_board_is_never_broken(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    piped = said(game, "en", 40, monkeypatch, on_screen=False).splitlines()
    shown = said(game, "en", 40, monkeypatch).splitlines()
    pictures = [line for line in piped if re.search(r"░░|~~ .*~~|(\w+ +){4}\w+ +$", line)]

    assert pictures
    assert [line for line in shown if line in pictures] == pictures


def test_help_and_lists_fit_a_narrow_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = said("tigris", "en", 40, monkeypatch)
    start, end = shown.index("> help"), shown.index("> leader red A2")

    assert max(len(line) for line in shown[start:end].splitlines()) <= 40
    assert re.search(r"\n  resign  Give up; the game ends\n", shown)
    assert re.search(r"\n  leader black A1 +Place or move a\n +leader\n", shown)


@pytest.mark.slow
def test_a_row_whose_beginning_is_long_goes_on_below(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = said("china", "en", 40, monkeypatch)

    assert re.search(r"\n  palace \S+ with purple\n {20,}A palace on a free\n", shown)


@pytest.mark.slow
def test_the_width_is_that_of_the_real_terminal() -> None:
    command = [sys.executable, "-m", "ziggurat.cli", "play", "--against", "random"]
    shown = Screen([*command, "--seed", "7", "--lang", "en"], 47).shown("help\n")
    start = shown.index("> help")
    lines = shown[start : shown.index("Lion>", start + 6)].splitlines()

    assert 40 < max(map(len, lines)) <= 47


def test_a_line_is_folded_between_words_and_stays_indented() -> None:
    lines = console.folded(Text("  Lion scores one red point for the tile."), 20)

    assert [line.plain for line in lines] == ["  Lion scores one", "  red point for the", "  tile."]
