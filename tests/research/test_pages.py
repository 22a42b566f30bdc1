"""What the pages for researchers say is true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat.core.jit import PLAIN
from ziggurat.research.card import meanings
from ziggurat.research.columns import DECISIONS, GAMES, OBSERVATION

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "research" / "datasets.md").read_text()


@pytest.mark.parametrize(
    ("name", "columns"), [("games", GAMES), ("decisions", (*DECISIONS, OBSERVATION))]
)
def test_the_page_has_every_column(name: str, columns: tuple) -> None:
    shown = PAGE.split(f"<!-- {name}: begin -->\n")[1].split(f"\n<!-- {name}: end -->")[0]
    assert shown == meanings(columns)


@pytest.mark.parametrize("page", sorted((DOCS / "research").glob("*.md")), ids=lambda p: p.name)
def test_every_page_and_file_that_is_named_exists(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text()):
        assert (page.parent / target).exists(), target


@pytest.mark.skipif(PLAIN, reason="twelve games and a signature take minutes un-jitted")
def test_the_example_runs(tmp_path: Path) -> None:
    command = [sys.executable, str(DOCS / "examples" / "dataset.py"), str(tmp_path / "games")]
    done = subprocess.run([*command, "--pool", "local"], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{tmp_path / 'games'}: 12 games, ")
    assert lines[-1] == "played again, the same seats win: True"
    assert len(lines) == 14
