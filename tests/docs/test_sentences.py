"""Commands that are only named are there, with the options they are named with."""

import re
from argparse import ArgumentParser

import pytest

from docs.pages import PAGES, ROOT, marked, read
from ziggurat.cli import COMMANDS, parser

IN_SENTENCES = [
    (page, said.split()) for page in PAGES for said in re.findall(r"`([^`\n]+)`", read(page))
]
NOT_RUN = [(command.page, command.bare.split()) for command, _ in marked()]


def of(program: str) -> pytest.MarkDecorator:
    named = [(page, words) for page, words in (*IN_SENTENCES, *NOT_RUN) if words[0] == program]
    whole = [(page, words) for page, words in named if len(words) > 1]
    return pytest.mark.parametrize(("page", "words"), whole, ids=str)


@pytest.fixture(scope="module")
def commands() -> ArgumentParser:
    """All commands and their options: to put them together takes longer than to read a line."""
    return parser()


@of("ziggurat")
def test_a_command_knows_what_it_is_named_with(
    page: str, words: list[str], commands: ArgumentParser, capsys: pytest.CaptureFixture[str]
) -> None:
    """A sentence may leave out what a command needs, but not add to it."""
    if words[1] not in COMMANDS:
        assert page.startswith(("docs/rules", "docs/notation")), "a move, or no command at all"
        return
    try:
        commands.parse_args(words[1:])
    except SystemExit as left:
        why = capsys.readouterr().err
        assert left.code == 0 or re.search("are required: |expected .* argument", why)


@of("make")
def test_a_target_is_there(page: str, words: list[str]) -> None:
    assert re.search(rf"^{words[1]}:", read("Makefile"), re.M)


@of("python")
def test_a_script_is_there(page: str, words: list[str]) -> None:
    assert (ROOT / words[1]).is_file()
