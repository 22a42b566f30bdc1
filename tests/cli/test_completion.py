"""What shells offer after the Tab key, asked of the shells themselves."""

import os
import pty
import re
import select
import shutil
import subprocess
from pathlib import Path

import pytest

from ziggurat.bots import BOTS
from ziggurat.cli import COMMANDS, completion, main
from ziggurat.games import GAMES

PATIENCE = 300.0  # seconds for a shell to answer
ECHO = "ziggurat() { print -r -- '<'${(j: :)${(q)@}}'>' }"  # in the language of zsh
LEVELS = {"apprentice", "scribe", "vizier", "king", "random"}
ASKED = [
    ("pl", {"play"}),
    ("", set(COMMANDS)),
    ("play ", set(GAMES)),
    ("play --ag", {"--against"}),
    ("play --against ", LEVELS),
    ("play tigris --against v", {"vizier"}),
    ("hint --lang ", {"de", "en", "fr"}),
    ("admin ", {"password", "export", "delete", "end"}),
    ("admin end --d", {"--database"}),
    ("check my", {"my game.json"}),
    ("play --load my", {"my game.json"}),
    ("map check my", {"my game.json"}),
    ("play --seats ", set()),
    ("completion ", {"bash", "zsh", "fish"}),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my game.json").touch()
    return tmp_path


def script_for(shell: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The script of a shell that is there, in a file."""
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    assert main(["completion", shell]) == 0
    path = folder / f"script.{shell}"
    path.write_text(capsys.readouterr().out)
    return path


def said_by(command: list[str], folder: Path) -> list[str]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.splitlines()


@pytest.mark.parametrize(("line", "offered"), ASKED)
def test_bash_offers(
    line: str, offered: set[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = script_for("bash", folder, capsys)
    code = """
    source "$1"; shift
    COMP_WORDS=(ziggurat "$@") COMP_CWORD=$#
    _ziggurat ziggurat
    printf '%s\\n' "${COMPREPLY[@]}"
    """
    command = ["bash", "--norc", "-c", code, "bash", str(script), *line.split(" ")]
    assert set(said_by(command, folder)) - {""} == offered


@pytest.mark.parametrize(("line", "offered"), ASKED)
def test_fish_offers(
    line: str, offered: set[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = script_for("fish", folder, capsys)

    ask = "source $argv[1]; complete -C $argv[2]"
    command = ["fish", "--no-config", "-c", ask, str(script), f"ziggurat {line}"]
    found = [said.split("\t")[0].replace("\\ ", " ") for said in said_by(command, folder)]
    assert set(found) == offered


@pytest.mark.parametrize(
    ("words", "offered"),
    [("play --against = k", "king"), ("export --bots king vi", "vizier")],
)
def test_bash_knows_what_a_value_belongs_to(
    words: str, offered: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An option with its value in one word comes in three parts, and some take many values."""
    script = script_for("bash", folder, capsys)
    code = f"""
    source {script}
    COMP_WORDS=(ziggurat {words}) COMP_CWORD={len(words.split())}
    _ziggurat ziggurat
    echo "${{COMPREPLY[@]}}"
    """

    assert said_by(["bash", "--norc", "-c", code], folder) == [offered]


@pytest.mark.slow
def test_zsh_completes_what_is_typed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = script_for("zsh", folder, capsys)

    for typed, line in (
        ("pl\ttig\t--aga\tviz\t", "play tigris --against vizier"),
        ("admin en\t--dat\t", "admin end --database"),
        ("check my\t", "check my\\ game.json"),
    ):
        assert zsh_line(script, typed) == line


def zsh_line(script: Path, typed: str) -> str:
    """What an interactive zsh has on its line after these keys."""
    end, theirs = pty.openpty()
    home = {"ZDOTDIR": str(script.parent), "TERM": "dumb", "PATH": os.environ["PATH"]}
    shell = subprocess.Popen(
        ["zsh", "-f", "-i"], stdin=theirs, stdout=theirs, stderr=theirs, env=home, cwd=script.parent
    )
    os.close(theirs)
    try:
        os.write(end, f"{ECHO}; source {script.name}; ziggurat ready\n".encode())
        assert answer(end) == "ready"
        os.write(end, f"ziggurat {typed}\n".encode())
        return answer(end)
    finally:
        shell.kill()
        shell.wait()
        os.close(end)


def answer(end: int) -> str:
    """What was echoed, between brackets on a line of its own."""
    shown = ""
    while not (found := re.search(r"^<(.*)>\r?$", shown, re.M)):
        ready, _, _ = select.select([end], [], [], PATIENCE)
        assert ready, shown
        shown += os.read(end, 4096).decode(errors="replace")
    return found[1]


def test_the_names_of_games_and_bots_are_those_there_are() -> None:
    assert set(completion.KNOWN["GAME"]) == set(GAMES)
    assert set(completion.KNOWN["BOT"]) == set(BOTS)


def test_a_shell_we_do_not_know_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["completion", "tcsh"])
    assert "invalid choice: 'tcsh'" in capsys.readouterr().err
