"""Every change to the tables, as the SQL it takes (see `driver` for who runs it)."""

import unicodedata
from collections.abc import Mapping
from typing import Any

from msgspec import structs

from ziggurat.server.store.columns import JSON, listed, pack, pack_fields, quoted
from ziggurat.server.store.columns import unpack as row_of
from ziggurat.server.store.driver import Rows, Steps
from ziggurat.server.store.rows import ChatRow, EventRow, GameRow, Missing, Taken, UserRow

FIXED = {"id", "events"}  # a game keeps its id, and its events are counted here


def inserting(table: str, columns: str) -> str:
    """The statement that adds one row."""
    marks = ", ".join("?" * (columns.count(",") + 1))
    return f"INSERT INTO {table} ({columns}) VALUES ({marks})"


ADD_GAME = inserting("games", listed(GameRow))
ADD_MEMBER = inserting("members", quoted(["game", "user"]))
ADD_EVENT = inserting("events", "game, " + listed(EventRow))
ADD_CHAT = inserting("chat", "game, " + listed(ChatRow))
ADD_USER = inserting("users", "claim, " + listed(UserRow))
ADD_SETTING = inserting("settings", quoted(["key", "value"]))
LOCK_GAME = "SELECT events FROM games WHERE id = ? FOR UPDATE"
LOCK_USER = f"SELECT {listed(UserRow)} FROM users WHERE id = ? FOR UPDATE"


def add_game(row: GameRow) -> Steps[None]:
    """A new game, and who belongs to it."""
    yield ADD_GAME, pack(row)
    yield from join(row.id, row)


def join(id: str, row: GameRow) -> Steps[None]:
    """List the users who own a game or sit at it, for `games` to find."""
    for user in sorted({row.owner, *(chair.user for chair in row.chairs)} - {""}):
        yield ADD_MEMBER, (id, user)


def change_game(id: str, changes: Mapping[str, Any]) -> Steps[None]:
    """New values for fields of a game."""
    locked(id, (yield LOCK_GAME, (id,)))
    yield from set_fields(id, changes)


def append(id: str, event: EventRow, changes: Mapping[str, Any]) -> Steps[None]:
    """The next event of a game, and what it changes there."""
    count = locked(id, (yield LOCK_GAME, (id,)))
    if event.seq != count + 1:
        raise Taken(f"the next event of {id} is number {count + 1}, not {event.seq}")
    yield ADD_EVENT, (id, *pack(event))
    yield "UPDATE games SET events = ? WHERE id = ?", (event.seq, id)
    yield from set_fields(id, {"changed": event.at} | dict(changes))


def locked(id: str, rows: Rows) -> int:
    """How many events the game has that is now ours to change."""
    if not rows:
        raise Missing(f"there is no game {id}")
    return int(rows[0][0])
