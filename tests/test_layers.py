"""The plan of the house: who may import whom, and who knows which games there are."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "ziggurat"
LIST = SOURCES / "games" / "__init__.py"
NAMED = re.compile(rf"({'|'.join(GAMES)})", re.IGNORECASE)


@pytest.mark.slow  # `make quick` does the same beside the tests
def test_every_layer_and_room_imports_only_what_stands_below_it() -> None:
    found = subprocess.run(
        [sys.executable, "tests/contracts.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.returncode == 0, found.stdout + found.stderr
    assert "0 broken" in found.stdout


def is_a_games_own(file: Path) -> bool:
    """Whether a file is the list of games, or stands in the folder of one."""
    return file == LIST or any(SOURCES / "games" / name in file.parents for name in GAMES)


@pytest.mark.parametrize(
    "file",
    [file for file in sorted(SOURCES.rglob("*.py")) if not is_a_games_own(file)],
    ids=lambda file: file.relative_to(SOURCES).as_posix(),
)
def test_no_file_outside_its_folder_names_a_game(file: Path) -> None:
    """Neither in code nor in a remark: what the house knows of games, it is told by them."""
    named = [line for line in file.read_text().splitlines() if NAMED.search(line)]

    assert named == []
