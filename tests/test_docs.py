"""What the documentation says is true."""

import doctest
from pathlib import Path

import pytest

import ziggurat

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules" / "tigris.md").read_text()


def test_the_example_of_the_package_runs() -> None:
    found = doctest.testmod(ziggurat)

    assert found.attempted > 2
    assert found.failed == 0


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/adr/README.md"])
def test_every_page_that_is_named_exists(page: str) -> None:
    import re

    path = ROOT / page
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text()):
        assert (path.parent / target).exists(), target


def test_the_rules_page_shows_the_map_that_is_played() -> None:
    from ziggurat.games.tigris.data import MAP

    for number, row in enumerate(MAP, start=1):
        assert f"{number:>2}  {' '.join(row)}" in RULES
