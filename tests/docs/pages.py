"""The code blocks of the pages: of what kind they are, what they say, and why some are not run.

A block says after its fence of what kind it is: `sh`, `python`, `json`, or `text` for what nobody
runs. A second word is the name of a file, and the block is what stands in it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "CONTRIBUTING.md"]
PAGES += sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
KINDS = ("sh", "python", "json", "text")
REASONS = {
    "service": "needs a service that no test starts",
    "hours": "takes far too long",
    "machine": "needs another machine",
    "person": "needs somebody at the keyboard",
    "builds": "installs something, or writes files of the repository",
    "elsewhere": "is done by a test or by the Makefile; the words name the file",
}
PRINTED = "<!-- printed by the block above -->"
MARK = re.compile(r"<!-- not run, (?P<reason>\w+)(?: `(?P<of>[^`]+)`)?: (?P<words>.+) -->")
FENCE = "```"


@dataclass(frozen=True, slots=True)
class Mark:
    """Why something is not run: all of a block, or the commands that begin so."""

    line: int
    reason: str
    of: str
    words: str


@dataclass(frozen=True, slots=True)
class Block:
    page: str
    line: int  # of the fence
    kind: str
    file: str  # the name of the file it is, or nothing
    text: str
    above: tuple[str, ...]  # the comments right above it

    @property
    def marks(self) -> tuple[Mark, ...]:
        found = (
            (self.line - distance, MARK.fullmatch(comment))
            for distance, comment in enumerate(reversed(self.above), start=1)
        )
        return tuple(
            Mark(line, mark["reason"], mark["of"] or "", mark["words"])
            for line, mark in found
            if mark
        )

    @property
    def is_session(self) -> bool:
        """Whether it is typed into Python, with what that answers."""
        return self.kind == "python" and self.text.startswith(">>>")

    @property
    def is_script(self) -> bool:
        """Whether it is a whole file of Python that is nowhere else."""
        return self.kind == "python" and not self.file and not self.is_session

    @property
    def printed(self) -> bool:
        """Whether it is what the block above it prints."""
        return PRINTED in self.above

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


@dataclass(frozen=True, slots=True)
class Command:
    page: str
    line: int
    text: str
    mark: Mark | None = None

    @property
    def bare(self) -> str:
        """Without what is told about it."""
        return re.sub(r"\s+#.*", "", self.text)

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.bare}"


def read(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


@cache
def blocks(page: str) -> tuple[Block, ...]:
    return tuple(read_blocks(page, read(page)))


def read_blocks(page: str, text: str) -> Iterator[Block]:
    lines = text.splitlines()
    opened: int | None = None
    for number, line in enumerate(lines, start=1):
        if not line.lstrip().startswith(FENCE):
            continue
        if opened is None:
            opened = number
            continue
        kind, _, file = lines[opened - 1].strip().removeprefix(FENCE).partition(" ")
        inside = "".join(f"{line}\n" for line in lines[opened : number - 1])
        yield Block(page, opened, kind, file.strip(), inside, comments_above(lines, opened))
        opened = None
    assert opened is None, f"{page}:{opened}: this block does not end"


def comments_above(lines: list[str], fence: int) -> tuple[str, ...]:
    """The comments of one line each that stand right above a fence, in their order."""
    first = fence - 1
    while first and re.fullmatch(r"<!-- .* -->", lines[first - 1]):
        first -= 1
    return tuple(lines[first : fence - 1])


def commands(block: Block) -> Iterator[Command]:
    """What there is to run in a block, one by one.

    A line of a shell block that ends in a backslash goes on in the next. A script is one command.
    """
    if block.is_script:
        yield Command(block.page, block.line, f"python {script_of(block)}", mark_of(block, ""))
    if block.kind != "sh":
        return
    begun, text = 0, ""
    for number, line in enumerate(block.text.splitlines(), start=block.line + 1):
        if not text and (not line.strip() or line.startswith("#")):
            continue
        begun, text = begun or number, text + line
        if line.endswith("\\"):
            text += "\n"
            continue
        yield Command(block.page, begun, text, mark_of(block, text))
        begun, text = 0, ""


def script_of(block: Block) -> str:
    """The name of the file that a script is run from."""
    return f"line{block.line}.py"


def mark_of(block: Block, text: str) -> Mark | None:
    return next((mark for mark in block.marks if text.startswith(mark.of)), None)


def run_of(page: str) -> list[str]:
    """All commands of a page that are run."""
    found = [command for block in blocks(page) for command in commands(block)]
    return [command.bare for command in found if not command.mark]


def marked() -> list[tuple[Command, Mark]]:
    """Everything in the pages that is not run, and why."""
    return [
        (command, command.mark)
        for page in PAGES
        for block in blocks(page)
        for command in commands(block)
        if command.mark
    ]
