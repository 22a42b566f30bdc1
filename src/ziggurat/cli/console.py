"""The terminal: answers go to standard output, remarks on the way to standard error.

Rich is imported by what draws with it, for a line of text needs it not.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from ziggurat.core.game import Span


@cache
def console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)


@cache
def notes() -> "Console":
    from rich.console import Console

    return Console(stderr=True, highlight=False, soft_wrap=True)


def say(line: str) -> None:
    """One line of the answer, exactly as it is."""
    sys.stdout.write(line + "\n")


def complain(line: str) -> None:
    """One line about what went wrong."""
    sys.stderr.write(line + "\n")


def show_lines(lines: "list[list[Span]]") -> None:
    """A drawing made of styled spans."""
    from rich.text import Text

    for line in lines:
        console().print(Text.assemble(*line))


@contextmanager
def progress(what: str, total: int) -> Iterator["Bar"]:
    """A bar on standard error, where that is a terminal."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=notes(), transient=True, disable=not notes().is_terminal
    ) as bar:
        yield Bar(bar, total)


class Bar:
    """How much of a long work is done."""

    def __init__(self, bar: "Progress", total: int) -> None:
        self.bar = bar
        self.task = bar.add_task("", total=total)

    def add(self, done: int) -> None:
        self.bar.advance(self.task, done)
