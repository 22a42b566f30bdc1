"""Every command of the pages does what it says, and every example of Python runs."""

import doctest
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from docs.folder import prepare, settle
from docs.pages import PAGES, ROOT, Block, blocks, run_of
from docs.running import USUAL, Reader, serving
from research.tables import compiled_only
from server.stores import new_database

JUDGED = re.compile(r"\d+ %")  # another processor may round otherwise


@pytest.fixture
def reader(page: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Reader]:
    """Somebody with all that this page takes for granted."""
    said, variables = "\n".join(run_of(page)), {}
    if "$DATABASE" in said:
        variables["DATABASE"] = new_database(request.getfixturevalue("postgres_server"))
        settle(variables["DATABASE"])
    if "$REDIS" in said:
        variables["REDIS"] = request.getfixturevalue("redis_server")
    if "ziggurat admin" in said:
        kept = tmp_path / "home" / "data" / "ziggurat" / "ziggurat.sqlite"
        kept.parent.mkdir(parents=True)
        variables["TABLE"] = settle(f"sqlite:///{kept}")
    folder = prepare(tmp_path, variables)
    with ExitStack() as services:
        server = services.enter_context(serving(folder)) if USUAL in said else USUAL
        yield Reader(folder, server)


@compiled_only
@pytest.mark.parametrize("page", [page for page in PAGES if run_of(page)])
def test_a_page_can_be_followed(page: str, reader: Reader) -> None:
    for block in blocks(page):
        if block.printed:
            assert_printed(block, reader.said)
        else:
            reader.follow(block)


def assert_printed(block: Block, said: str) -> None:
    """Its lines were printed in this order; `…` stands for any number of others."""
    printed = iter([JUDGED.sub("%", line) for line in said.splitlines()])
    for number, line in enumerate(block.text.splitlines(), start=block.line + 1):
        if line != "…" and JUDGED.sub("%", line) not in printed:
            told = f"{block.page}:{number} says {line!r}, but this was printed:\n{said}"
            pytest.fail(told, pytrace=False)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if any(block.is_session for block in blocks(page))]
)
def test_a_session_of_python_goes_as_written(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)

    assert found.attempted > 0
    assert found.failed == 0
