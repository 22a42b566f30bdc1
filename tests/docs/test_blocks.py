"""Every block of the pages is run, or says why not, or is plain text; and few say why not."""

import json
import re
import sys

import pytest

from docs.pages import (
    KINDS,
    PAGES,
    REASONS,
    ROOT,
    Block,
    Mark,
    blocks,
    commands,
    marked,
    read,
    run_of,
)

# Matches and fits of hours are five of them.
MOST_MARKED = 28  # one more is a decision: whoever makes it says here that it must be so
NAMED = [block for page in PAGES for block in blocks(page) if block.file]
JSON = [block for page in PAGES for block in blocks(page) if block.kind == "json"]
FENCED = re.compile(r"^```.*?^```", re.M | re.S)
INDENTED = re.compile(r"^\s*\n    (?=\S)", re.M)
every_page = pytest.mark.parametrize("page", PAGES)


@every_page
def test_every_block_says_what_it_is(page: str) -> None:
    untold = [str(block) for block in blocks(page) if block.kind not in KINDS]

    assert untold == [], f"a block is one of {', '.join(KINDS)}"


@every_page
def test_no_code_hides_in_indented_lines(page: str) -> None:
    """Only a block between fences says what it is. In the midst of a paragraph it is no code."""
    text = FENCED.sub(lambda block: "\n" * block[0].count("\n"), read(page))
    hidden = [text.count("\n", 0, found.end()) + 1 for found in INDENTED.finditer(text)]

    assert [f"{page}:{line}" for line in hidden] == []


def test_what_is_not_run_is_little_and_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    found = [f"{command} ({mark.reason}: {mark.words})" for command, mark in marked()]
    with capsys.disabled():
        sys.stderr.write("\n".join(["", f"Of the pages {len(found)} are not run:", *found, ""]))

    assert len(found) <= MOST_MARKED


@every_page
def test_every_mark_stands_above_what_it_marks(page: str) -> None:
    used = {mark.line for block in blocks(page) for mark in at_work(block)}
    lines = enumerate(read(page).splitlines(), start=1)

    assert sorted(used) == [number for number, line in lines if line.startswith("<!-- not run")]


def at_work(block: Block) -> list[Mark]:
    """The marks of a block without which it would be run otherwise."""
    return [command.mark for command in commands(block) if command.mark]


def test_every_mark_has_a_known_reason() -> None:
    unknown = [str(command) for command, mark in marked() if mark.reason not in REASONS]

    assert unknown == [], f"a reason is one of {', '.join(REASONS)}"


def test_what_is_done_elsewhere_names_the_file_that_does_it() -> None:
    for command, mark in marked():
        named = re.findall(r"[\w/]+\.(?:py|md)|Makefile", mark.words)

        assert named or mark.reason != "elsewhere", command
        assert all((ROOT / file).is_file() for file in named), command
        for page in {*named} & {*PAGES}:
            assert command.bare in run_of(page), f"{command} is not run in {page}"


@pytest.mark.parametrize("block", JSON, ids=str)
def test_json_can_be_read(block: Block) -> None:
    assert json.loads(block.text)


@pytest.mark.parametrize("block", NAMED, ids=str)
def test_a_block_that_shows_a_file_of_ours_shows_all_of_it(block: Block) -> None:
    if (ROOT / block.file).exists():
        assert block.text == read(block.file)
