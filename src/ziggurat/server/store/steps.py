"""Every change to the tables, as the SQL it takes (see `driver` for who runs it)."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import structs

from ziggurat.server.store.columns import JSON, listed, pack, pack_fields, quoted, unpack
from ziggurat.server.store.driver import Rows, Steps
from ziggurat.server.store.rows import Chair, ChatRow, EventRow, GameRow, Missing, Taken, UserRow


def inserting(table: str, columns: str) -> str:
    """The statement that adds one row."""
    marks = ", ".join("?" * (columns.count(",") + 1))
    return f"INSERT INTO {table} ({columns}) VALUES ({marks})"


def set_to(names: Iterable[str]) -> str:
    """The part of an UPDATE that names the columns."""
    return ", ".join(f'"{name}" = ?' for name in names)


ADD_GAME = inserting("games", listed(GameRow))
ADD_MEMBER = inserting("members", quoted(["game", "user"]))
ADD_EVENT = inserting("events", "game, " + listed(EventRow))
ADD_CHAT = inserting("chat", "game, " + listed(ChatRow))
ADD_USER = inserting("users", "claim, " + listed(UserRow))
ADD_SETTING = inserting("settings", quoted(["key", "value"]))
ADD_NOTICE = inserting("notices", quoted(["game", "user", "decision", "at"]))
GAMES_OF = (
    "SELECT id, status, owner, chairs FROM games JOIN members ON members.game = id"
    ' WHERE "user" = ? ORDER BY id FOR UPDATE'
)
LISTED = {"owner", "chairs"}  # the fields of a game that say who its members are
ALIVE = "alive"  # the setting that says when a server last ran
LOCK_GAME = "SELECT events FROM games WHERE id = ? FOR UPDATE"
LOCK_USER = f"SELECT {listed(UserRow)} FROM users WHERE id = ? FOR UPDATE"


def add_game(row: GameRow) -> Steps[None]:
    """A new game, and who belongs to it."""
    if row.events:
        raise ValueError("a new game has no events yet")
    yield from keep_game(row)


def keep_game(row: GameRow) -> Steps[None]:
    """A game as it is, whatever happened in it."""
    yield ADD_GAME, pack(row)
    yield from list_members(row.id, row.owner, row.chairs)


def list_members(id: str, owner: str, chairs: Sequence[Chair]) -> Steps[None]:
    """Remember who owns a game or sits at it, so that it is found by its users."""
    for user in sorted({owner, *(chair.user for chair in chairs)} - {""}):
        yield ADD_MEMBER, (id, user)


def change_game(id: str, changes: Mapping[str, Any], known: Mapping[str, Any]) -> Steps[None]:
    """New values for fields of a game, if others are still what the caller knows."""
    values, known = game_fields(changes), pack_fields(GameRow, known)
    counted(id, (yield LOCK_GAME, (id,)))
    if known:
        found = yield f"SELECT {quoted(known)} FROM games WHERE id = ?", (id,)
        if list(found[0]) != list(known.values()):
            raise Taken(f"game {id} has changed meanwhile")
    yield from set_fields(id, values)


def append(id: str, event: EventRow, changes: Mapping[str, Any]) -> Steps[None]:
    """The next event of a game, and what it changes there."""
    values = game_fields({"changed": event.at, **changes}) | {"events": event.seq}
    yield ADD_EVENT, (id, *pack(event))
    sql = f"UPDATE games SET {set_to(values)} WHERE id = ? AND events = ? RETURNING id"
    if not (yield sql, (*values.values(), id, event.seq - 1)):
        raise Taken(f"event {event.seq} is not the next of game {id}")
    yield from list_again(id, values)


def game_fields(changes: Mapping[str, Any]) -> dict[str, Any]:
    """What the columns of a game shall hold, if these may be changed at all."""
    if changes.keys() & {"id", "events"}:
        raise ValueError("a game keeps its id, and the store counts its events")
    return pack_fields(GameRow, changes)


def counted(id: str, rows: Rows) -> int:
    """How many events the game has that is ours to change until the commit."""
    if not rows:
        raise Missing(f"there is no game {id}")
    return int(rows[0][0])


def set_fields(id: str, values: Mapping[str, Any]) -> Steps[None]:
    """Write columns of a game."""
    if values:
        yield f"UPDATE games SET {set_to(values)} WHERE id = ?", (*values.values(), id)
    yield from list_again(id, values)


def list_again(id: str, values: Mapping[str, Any]) -> Steps[None]:
    """List the members of a game anew, if they may be others after such a change."""
    if values.keys() & LISTED:
        found = yield "SELECT owner, chairs FROM games WHERE id = ?", (id,)
        yield "DELETE FROM members WHERE game = ?", (id,)
        yield from list_members(id, found[0][0], JSON["chairs"].decode(found[0][1]))


def add_chat(id: str, line: ChatRow) -> Steps[ChatRow]:
    """The next line said at a table."""
    counted(id, (yield LOCK_GAME, (id,)))
    last = yield "SELECT coalesce(max(n), 0) FROM chat WHERE game = ?", (id,)
    line = structs.replace(line, n=last[0][0] + 1)
    yield ADD_CHAT, (id, *pack(line))
    return line


def folded(name: str) -> str:
    """A name as it is compared: capitals, and other ways to write a letter, make no difference."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def pack_user(row: UserRow) -> list[Any]:
    """The columns of a user, after the name that nobody else may have; a guest claims none."""
    columns = pack(row)
    return [None if row.guest else folded(row.name), *columns]


def add_user(row: UserRow) -> Steps[None]:
    """A new user."""
    yield ADD_USER, pack_user(row)


def change_user(id: str, changes: Mapping[str, Any]) -> Steps[None]:
    """New values for fields of a user."""
    found = yield LOCK_USER, (id,)
    if not found:
        raise Missing(f"there is no user {id}")
    if "id" in changes or changes.keys() - set(UserRow.__struct_fields__):
        raise ValueError("a user keeps the id, and has no other fields than the row says")
    row = structs.replace(unpack(UserRow, found[0]), **changes)
    sets = set_to(("claim", *UserRow.__struct_fields__))
    yield f"UPDATE users SET {sets} WHERE id = ?", (*pack_user(row), id)


def delete_user(id: str, name: str) -> Steps[None]:
    """Forget a user: his chairs are a nameless somebody's, and what he said is gone."""
    games = yield GAMES_OF, (id,)
    for game, status, owner, kept in games:
        nobody = "" if status == "open" else name
        chairs = [without(chair, id, nobody) for chair in JSON["chairs"].decode(kept)]
        yield from set_fields(
            game, game_fields({"chairs": chairs, "owner": "" if owner == id else owner})
        )
    yield "UPDATE chat SET name = ?, text = '', \"user\" = '' WHERE \"user\" = ?", (name, id)
    yield 'DELETE FROM notices WHERE "user" = ?', (id,)
    yield "DELETE FROM users WHERE id = ?", (id,)


def without(chair: Chair, user: str, name: str) -> Chair:
    """A chair from which a user has gone for ever; without a name, it is free for another."""
    if chair.user != user:
        return chair
    return structs.replace(chair, user="", name=name) if name else Chair("open")


def add_notice(game: str, user: str, decision: int, at: float) -> Steps[bool]:
    """That a user is told of a question; false if he was before."""
    told = yield f"{ADD_NOTICE} ON CONFLICT DO NOTHING RETURNING at", (game, user, decision, at)
    return bool(told)


def wake_up(now: float, patience: float) -> Steps[float]:
    """Say that a server runs; if none did for longer than that, all clocks stood still.

    Returns for how long they did.
    """
    yield f"{ADD_SETTING} ON CONFLICT DO NOTHING", (ALIVE, str(now).encode())
    found = yield "SELECT value FROM settings WHERE key = ? FOR UPDATE", (ALIVE,)
    gap = now - float(bytes(found[0][0]))
    yield "UPDATE settings SET value = ? WHERE key = ?", (str(now).encode(), ALIVE)
    if gap <= patience:
        return 0.0
    yield "UPDATE games SET since = since + ? WHERE status = 'live'", (gap,)
    yield "UPDATE games SET deadline = deadline + ? WHERE status = 'live' AND deadline > 0", (gap,)
    return gap


def setting(key: str, fresh: bytes) -> Steps[bytes]:
    """What is kept under a key; of two who bring something at once, both get the first's."""
    yield f"{ADD_SETTING} ON CONFLICT DO NOTHING", (key, fresh)
    found = yield "SELECT value FROM settings WHERE key = ?", (key,)
    return bytes(found[0][0])
