"""Every command that speaks takes `--lang`, and without it speaks as the terminal does."""

import json
from pathlib import Path

import pytest

from ziggurat.cli import main, parser
from ziggurat.core.text import LANGUAGES
from ziggurat.texts.letters import typeset

REPLAY = str(Path(__file__).parents[1] / "golden" / "tigris_two.replay")
LINES = {
    "show": [REPLAY],
    "replay": [REPLAY],
    "fair": [REPLAY, "0" * 64],
    "hint": [REPLAY],
    "analyse": [REPLAY],
}
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("command", LINES)
def test_a_command_speaks_as_it_is_told_or_as_the_terminal_does(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    line = [command, *LINES[command]]

    assert parser([command]).parse_args(line).language == "fr"
    for option in ("--lang", "--language"):
        for language in LANGUAGES:
            args = parser([command]).parse_args([*line, option, language])
            assert args.language == language


def test_a_language_we_do_not_speak_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["show", REPLAY, "--lang", "xx"])
    assert "invalid choice: 'xx'" in capsys.readouterr().err


def test_show_speaks_french(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "position"
    position = {"leaders": {"0 black": "H7"}, "hands": {"0": {"red": 2}}}
    file.write_text(json.dumps({"game": "tigris", "seats": 2, "position": position}))

    assert main(["show", str(file), "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "la place 0 a 2 red\nla place 1 a une main vide\n" in said
    assert said.endswith(typeset("à la place 0 de décider : action\n", "fr"))


def test_replay_and_fair_speak_french(capsys: Capture) -> None:
    assert main(["replay", REPLAY, "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert "150 décisions, terminée, gagnée par la place " in said

    commitment = said.split()[-1]
    assert main(["fair", REPLAY, commitment, "--lang", "fr"]) == 0
    assert "le mélange est bien celui qui a été promis, pour les 150" in capsys.readouterr().out
