"""What the pages for researchers say is true."""

import re
from pathlib import Path

import pytest

from ziggurat.research.card import meanings
from ziggurat.research.columns import DECISIONS, GAMES, OBSERVATION, Column

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "research" / "datasets.md").read_text()


@pytest.mark.parametrize(
    ("name", "columns"), [("games", GAMES), ("decisions", (*DECISIONS, OBSERVATION))]
)
def test_the_page_has_every_column(name: str, columns: tuple[Column, ...]) -> None:
    shown = PAGE.split(f"<!-- {name}: begin -->\n")[1].split(f"\n<!-- {name}: end -->")[0]
    assert shown == meanings(columns)


@pytest.mark.parametrize("page", sorted((DOCS / "research").glob("*.md")), ids=lambda p: p.name)
def test_every_page_and_file_that_is_named_exists(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text()):
        assert (page.parent / target).exists(), target
