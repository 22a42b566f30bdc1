"""Whoever follows a page notices when it is wrong, and says where."""

from pathlib import Path

import pytest

from docs.folder import prepare
from docs.pages import Block, Command, commands, read_blocks
from docs.running import Reader
from docs.test_pages import assert_printed

PAGE = """\
Two things:

<!-- not run, person `make play`: it stays -->
```sh
make play      # a comment
echo one \\
  two
```

```json some.json
{}
```
"""


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    return Reader(prepare(tmp_path, {"TABLE": "t1"}))


def test_a_page_is_read_block_by_block() -> None:
    shell, file = read_blocks("a.md", PAGE)
    play, echo = commands(shell)

    assert (file.kind, file.file, file.text) == ("json", "some.json", "{}\n")
    assert (play.line, play.bare, play.mark and play.mark.reason) == (5, "make play", "person")
    assert (echo.line, echo.text, echo.mark) == (6, "echo one \\\n  two", None)


def test_a_command_that_fails_is_told_with_its_place_and_what_it_said(reader: Reader) -> None:
    with pytest.raises(pytest.fail.Exception) as told:
        reader.obey(Command("a.md", 7, "echo before; ls missing | cat"))

    lines = str(told.value).splitlines()
    assert lines[:4] == ["a.md:7", "$ echo before; ls missing | cat", "exit code 2", "before"]
    assert "missing" in lines[4]


def test_what_a_command_sets_the_next_one_finds(reader: Reader) -> None:
    reader.obey(Command("a.md", 1, 'NAME="two words"'))

    assert reader.obey(Command("a.md", 2, 'echo "$NAME" at $TABLE')) == "two words at t1\n"


def test_a_file_of_a_page_is_there_and_none_of_ours_is_written(reader: Reader) -> None:
    reader.follow(Block("a.md", 1, "text", "some.txt", "here\n", ()))
    reader.follow(Block("a.md", 1, "text", "README.md", "not this\n", ()))

    assert (
        reader.obey(Command("a.md", 2, "cat some.txt; head -1 README.md")) == "here\n# Ziggurat\n"
    )


def test_what_was_not_printed_is_noticed() -> None:
    block = Block("a.md", 1, "text", "", "one\n…\nthree: 7 %\n", ())

    assert_printed(block, "one\ntwo\nthree: 8 %\n")
    with pytest.raises(pytest.fail.Exception, match=r"a\.md:4 says 'three: 7 %'"):
        assert_printed(block, "three: 7 %\none\n")
