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
    from rich.text import Text

    from ziggurat.core.game import Span

NARROWEST = 10  # columns for words, however deep they are indented


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
    """A drawing made of styled spans; only its lines of words are broken where they must be."""
    from rich.text import Text

    from ziggurat.core.game import Prose

    for line in lines:
        text = Text.assemble(*line)
        if isinstance(line, Prose):
            show_words(text)
        else:
            console().print(text)


def show_words(text: "Text | str", screen: "Console | None" = None) -> None:
    """Words, broken between words at the edge of a terminal; elsewhere a line stays whole."""
    from rich.text import Text

    screen = screen or console()
    text = Text(text) if isinstance(text, str) else text
    for line in folded(text, screen.width) if screen.is_terminal else [text]:
        screen.print(line)


def folded(text: "Text", width: int) -> "list[Text]":
    """A line as the lines of a narrow screen, all indented as the first one is."""
    from rich.text import Text

    indent = len(text.plain) - len(text.plain.lstrip())
    room = max(width - indent, NARROWEST)
    lines = text[indent:].wrap(console(), room)
    for line in lines:
        line.rstrip()
    return [Text(" " * indent) + line for line in lines]


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
