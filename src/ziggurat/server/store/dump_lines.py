"""The lines of a dump: one JSON object each, bytes as base64, told apart by their `type`."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import msgspec
from msgspec import Struct

from ziggurat.server.store.rows import ChatRow, EventRow, GameRow, SessionRow, UserRow

FORMAT = 1


class DumpHead(Struct, tag="ziggurat"):
    """The first line: how the others are to be read."""

    format: int


class SettingLine(Struct, tag="setting"):
    """A value kept under a key."""

    key: str
    value: bytes


class UserLine(Struct, tag="user"):
    """A user."""

    row: UserRow


class SessionLine(Struct, tag="session"):
    """Where a user is signed in."""

    row: SessionRow


class MuteLine(Struct, tag="mute"):
    """Whom a user does not want to hear."""

    user: str
    muted: str


class DocumentLine(Struct, tag="document"):
    """A document that games are played with."""

    digest: str
    content: str
    at: float


class GameLine(Struct, tag="game"):
    """A game; its events and chat come further down."""

    row: GameRow


class EventLine(Struct, tag="event"):
    """An event of a game."""

    game: str
    row: EventRow


class ChatLine(Struct, tag="chat"):
    """Something said at a table."""

    game: str
    row: ChatRow


class DumpEnd(Struct, tag="end"):
    """The last line: how many stand between it and the first."""

    lines: int


RowLine: TypeAlias = (
    SettingLine | UserLine | SessionLine | MuteLine | DocumentLine | GameLine | EventLine | ChatLine
)
DumpLine: TypeAlias = DumpHead | RowLine | DumpEnd
DECODER: msgspec.json.Decoder[DumpLine] = msgspec.json.Decoder(DumpLine)


def written(line: DumpLine) -> bytes:
    """A line as the file holds it."""
    return msgspec.json.encode(line) + b"\n"


def read(file: Iterable[bytes]) -> Iterator[RowLine]:
    """The lines between the first and the last. Raises ValueError if a dump looks otherwise."""
    for number, text in enumerate(file):
        line = parsed(number, text)
        if isinstance(line, DumpEnd):
            if line.lines != number - 1:
                raise ValueError(f"the dump has {number - 1} lines, and says {line.lines}")
            return
        if not isinstance(line, DumpHead):
            yield line
    raise ValueError("the dump is cut short: its last line is missing")


def parsed(number: int, text: bytes) -> DumpLine:
    """One line, which must be the head if it is the first, and only then."""
    try:
        line = DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ValueError(f"line {number + 1} of the dump cannot be read: {error}") from error
    if isinstance(line, DumpHead) != (number == 0):
        raise ValueError(f"line {number + 1}: a dump begins with one head")
    if isinstance(line, DumpHead) and line.format != FORMAT:
        raise ValueError(f"the dump has format {line.format}, and only {FORMAT} is known here")
    return line
