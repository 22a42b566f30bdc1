"""What the documentation says is true."""

import doctest
import re
from pathlib import Path

import pytest

import ziggurat

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules" / "tigris.md").read_text()


def test_the_example_of_the_package_runs() -> None:
    found = doctest.testmod(ziggurat)

    assert found.attempted > 2
    assert found.failed == 0


def test_the_newest_version_of_the_changelog_is_that_of_the_package() -> None:
    versions = re.findall(r"^## (\d+\.\d+\.\d+)$", (ROOT / "CHANGELOG.md").read_text(), re.M)

    assert versions[0] == ziggurat.__version__
    assert versions == sorted(versions, key=lambda v: [*map(int, v.split("."))], reverse=True)


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/adr/README.md"])
def test_every_page_that_is_named_exists(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text()):
        assert (path.parent / target).exists(), target


def test_the_rules_page_shows_the_map_that_is_played() -> None:
    from ziggurat.games.tigris.data import MAP

    for number, row in enumerate(MAP, start=1):
        assert f"{number:>2}  {' '.join(row)}" in RULES
