"""Carry everything from one database to another through a file, whichever back ends they have."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from ziggurat.server.store import steps
from ziggurat.server.store.columns import listed, pack, unpack
from ziggurat.server.store.driver import Steps
from ziggurat.server.store.dump_lines import (
    FORMAT,
    ChatLine,
    DocumentLine,
    DumpEnd,
    DumpHead,
    EventLine,
    GameLine,
    MuteLine,
    RowLine,
    SessionLine,
    SettingLine,
    UserLine,
    read,
    written,
)
from ziggurat.server.store.rows import ChatRow, EventRow, GameRow, SessionRow, Taken, UserRow
from ziggurat.server.store.store import Store

PAGE = 500  # rows read at once

# Of each table a page from behind some key, the key before the first, and the line of a row.
# Games come before what belongs to them. Every row begins with its key.
TABLES: list[tuple[str, Sequence[Any], Callable[[Sequence[Any]], RowLine]]] = [
    (
        "SELECT key, value FROM settings WHERE key > ? ORDER BY key LIMIT ?",
        ("",),
        lambda row: SettingLine(row[0], row[1]),
    ),
    (
        f"SELECT {listed(UserRow)} FROM users WHERE id > ? ORDER BY id LIMIT ?",
        ("",),
        lambda row: UserLine(unpack(UserRow, row)),
    ),
    (
        f"SELECT {listed(SessionRow)} FROM sessions WHERE id > ? ORDER BY id LIMIT ?",
        ("",),
        lambda row: SessionLine(unpack(SessionRow, row)),
    ),
    (
        'SELECT "user", muted FROM mutes WHERE ("user", muted) > (?, ?)'
        ' ORDER BY "user", muted LIMIT ?',
        ("", ""),
        lambda row: MuteLine(row[0], row[1]),
    ),
    (
        "SELECT digest, content, at FROM documents WHERE digest > ? ORDER BY digest LIMIT ?",
        ("",),
        lambda row: DocumentLine(row[0], row[1], row[2]),
    ),
    (
        f"SELECT {listed(GameRow)} FROM games WHERE id > ? ORDER BY id LIMIT ?",
        ("",),
        lambda row: GameLine(unpack(GameRow, row)),
    ),
    (
        f"SELECT game, {listed(EventRow)} FROM events WHERE (game, seq) > (?, ?)"
        " ORDER BY game, seq LIMIT ?",
        ("", 0),
        lambda row: EventLine(row[0], unpack(EventRow, row[1:])),
    ),
    (
        f"SELECT game, {listed(ChatRow)} FROM chat WHERE (game, n) > (?, ?)"
        " ORDER BY game, n LIMIT ?",
        ("", 0),
        lambda row: ChatLine(row[0], unpack(ChatRow, row[1:])),
    ),
]
UNEVEN = """
    SELECT id FROM games
    WHERE events <> (SELECT count(*) FROM events WHERE events.game = games.id)
"""


async def dump(store: Store, path: Path) -> int:
    """Write everything, as it is at one moment, into a file; how many rows that are.

    The file holds secrets and the hashes of passwords: only its owner may read it. It gets its
    name when it is complete. Meant for a process of its own, for it may keep the loop waiting.
    """
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    with open(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        rows = await store.driver.snapshot(write_all(file))
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    return rows


def write_all(file: BinaryIO) -> Steps[int]:
    """Read every table, and write its rows between a head and an end."""
    file.write(written(DumpHead(FORMAT)))
    count = 0
    for page, key, line in TABLES:
        while rows := (yield page, (*key, PAGE)):
            file.writelines(written(line(row)) for row in rows)
            count += len(rows)
            key = rows[-1][: len(key)]
    file.write(written(DumpEnd(count)))
    return count


async def load(store: Store, path: Path) -> int:
    """Fill an empty store with what a file holds, all or nothing; how many rows that are.

    Raises Taken if the store has games or users, and ValueError for a file that is no dump.
    """
    with open(path, "rb") as file:
        return await store.driver.write(read_all, file)


def read_all(file: BinaryIO) -> Steps[int]:
    """Keep every line of a dump."""
    file.seek(0)
    if (yield "SELECT id FROM games UNION ALL SELECT id FROM users LIMIT 1", ()):
        raise Taken("only an empty database can be filled from a dump")
    yield "DELETE FROM settings", ()  # a server that was only started has made some
    count = 0
    for line in read(file):
        yield from keep(line)
        count += 1
    uneven = yield UNEVEN, ()
    if uneven:
        raise ValueError(f"the dump does not hold the events that game {uneven[0][0]} counts")
    return count


def keep(line: RowLine) -> Steps[None]:
    """Put what a line says where it belongs."""
    match line:
        case SettingLine(key, value):
            yield steps.ADD_SETTING, (key, value)
        case UserLine(row):
            yield from steps.add_user(row)
        case SessionLine(row):
            yield from steps.add_session(row)
        case MuteLine(user, muted):
            yield from steps.mute(user, muted)
        case DocumentLine(digest, content, at):
            yield from steps.keep_document(digest, content, at)
        case GameLine(row):
            yield from steps.keep_game(row)
        case EventLine(game, row):
            yield steps.ADD_EVENT, (game, *pack(row))
        case ChatLine(game, row):
            yield steps.ADD_CHAT, (game, *pack(row))
