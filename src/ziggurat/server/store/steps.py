"""Every change to the tables, as the SQL it takes (see `driver` for who runs it)."""

import time
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import structs

from ziggurat.core.options import digest_in
from ziggurat.server.store.columns import listed, pack, pack_event, pack_fields, quoted, unpack
from ziggurat.server.store.driver import Rows, Steps
from ziggurat.server.store.rows import (
    ChatRow,
    EventRow,
    GameRow,
    Missing,
    SessionProof,
    SessionRow,
    SignedOut,
    Taken,
    UserRow,
    Waking,
)


def inserting(table: str, columns: str) -> str:
    """The statement that adds one row."""
    marks = ", ".join("?" * (columns.count(",") + 1))
    return f"INSERT INTO {table} ({columns}) VALUES ({marks})"


def set_to(names: Iterable[str]) -> str:
    """The part of an UPDATE that names the columns."""
    return ", ".join(f'"{name}" = ?' for name in names)


def signed_in(user: str, epoch: str, session: str) -> str:
    """Whether somebody is signed in, by what stands for him, his epoch and his session in SQL."""
    known = f'SELECT 1 FROM sessions WHERE sessions.id = {session} AND sessions."user" = {user}'
    return (
        f"EXISTS (SELECT 1 FROM users WHERE users.id = {user} AND users.epoch = {epoch}"
        f" AND ({session} = '' OR EXISTS ({known})))"
    )


ADD_GAME = inserting("games", listed(GameRow))
ADD_MEMBER = inserting("members", quoted(["game", "user"]))
ADD_EVENT = inserting("events", "game, " + listed(EventRow))
ADD_CHAT = inserting("chat", "game, " + listed(ChatRow))
ADD_USER = inserting("users", "claim, " + listed(UserRow))
ADD_SESSION = inserting("sessions", listed(SessionRow))
ADD_MUTE = inserting("mutes", quoted(["user", "muted"]))
ADD_USE = inserting("uses", "game, document")
KEEP_DOCUMENT = (
    inserting("documents", "digest, content, at")
    + " ON CONFLICT (digest) DO UPDATE SET at = excluded.at"
)
ADD_SETTING = inserting("settings", quoted(["key", "value"]))
ADD_NOTICE = inserting("notices", quoted(["game", "user", "decision", "at"]))
GAMES_OF = (
    "SELECT id, status, owner, chairs FROM games JOIN members ON members.game = id"
    ' WHERE "user" = ? ORDER BY id FOR UPDATE'
)
LISTED = {"owner", "chairs"}  # the fields of a game that say who its members are
PROBED, PROBE_BYTES = "probe", 16_384  # what is written to see whether that is possible
ALIVE = "alive"  # the setting that says when a server last ran
AHEAD = "ahead"  # and the one that says by how much the time of games is ahead of the database's
MELTING = 0.05  # of the time that passes, by which that becomes less
IS_SIGNED_IN = f"SELECT {signed_in('?', '?', '?')}"
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
    yield from list_members(row.id, row.owner, (chair.user for chair in row.chairs))
    for digest in sorted({*map(digest_in, row.options.values())} - {""}):
        yield ADD_USE, (row.id, digest)


def keep_document(digest: str, content: str, at: float) -> Steps[bool]:
    """A document under its digest; false if another one has it."""
    yield KEEP_DOCUMENT, (digest, content, at)
    found = yield "SELECT content FROM documents WHERE digest = ?", (digest,)
    return bool(found[0][0] == content)


def list_members(id: str, owner: str, sitting: Iterable[str]) -> Steps[None]:
    """Remember who owns a game or sits at it, so that it is found by its users."""
    for user in sorted({owner, *sitting} - {""}):
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


def append(
    id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None = None
) -> Steps[None]:
    """The next event of a game, and what it changes there."""
    if by and not (yield IS_SIGNED_IN, (by.user, by.epoch, by.session, by.session, by.user))[0][0]:
        raise SignedOut(f"user {by.user} is not signed in")
    values = game_fields({"changed": event.at, **changes}) | {"events": event.seq}
    yield ADD_EVENT, (id, *pack_event(event))
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
        sitting = (chair.get("user", "") for chair in msgspec.json.decode(found[0][1]))
        yield from list_members(id, found[0][0], sitting)


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


def delete_user(id: str, at: float, name: str) -> Steps[None]:
    """Forget a user: his chairs are a nameless somebody's, and what he said is gone.

    Chairs are taken as they are: a later program may have written more there than we know.
    """
    games = yield GAMES_OF, (id,)
    for game, status, owner, kept in games:
        nobody = "" if status == "open" else name
        chairs = [without(chair, id, nobody) for chair in msgspec.json.decode(kept)]
        written = msgspec.json.encode(chairs).decode()
        values = {"chairs": written, "owner": "" if owner == id else owner, "changed": at}
        yield from set_fields(game, values)
    yield "UPDATE chat SET name = ?, text = '', \"user\" = '' WHERE \"user\" = ?", (name, id)
    yield 'DELETE FROM notices WHERE "user" = ?', (id,)
    yield 'DELETE FROM sessions WHERE "user" = ?', (id,)
    yield 'DELETE FROM mutes WHERE "user" = ? OR muted = ?', (id, id)
    yield "DELETE FROM users WHERE id = ?", (id,)


def add_session(row: SessionRow) -> Steps[None]:
    """Somebody signs in."""
    yield ADD_SESSION, pack(row)


def touch_session(id: str, seen: float) -> Steps[None]:
    """A session was used; of two who say so, the later is right."""
    yield "UPDATE sessions SET seen = ? WHERE id = ? AND seen < ?", (seen, id, seen)


def end_session(id: str) -> Steps[None]:
    """Somebody signs out."""
    yield "DELETE FROM sessions WHERE id = ?", (id,)


def mute(user: str, muted: str) -> Steps[None]:
    """Somebody does not want to hear another."""
    yield f"{ADD_MUTE} ON CONFLICT DO NOTHING", (user, muted)


def unmute(user: str, muted: str) -> Steps[None]:
    """Somebody wants to hear another again."""
    yield 'DELETE FROM mutes WHERE "user" = ? AND muted = ?', (user, muted)


def without(chair: dict[str, Any], user: str, name: str) -> dict[str, Any]:
    """A chair from which a user has gone for ever; without a name, it is free for another."""
    if chair.get("user") != user:
        return chair
    rest = {field: value for field, value in chair.items() if field != "user"}
    return {**rest, "name": name} if name else {"kind": "open"}


def add_notice(game: str, user: str, decision: int, at: float) -> Steps[bool]:
    """That a user is told of a question; false if he was before."""
    told = yield f"{ADD_NOTICE} ON CONFLICT DO NOTHING RETURNING at", (game, user, decision, at)
    return bool(told)


def wake_up(clock: str, patience: float, at: float | None) -> Steps[Waking]:
    """Say that a server runs; if none did for longer than that, all clocks stood still.

    Time only goes forward here. Where the database's was set back, ours runs ahead of it from
    then on, and a little slower until it is caught up with.
    """
    found = yield "SELECT value FROM settings WHERE key = ? FOR UPDATE", (ALIVE,)
    now = yield from time_by(clock, at)  # only now: whoever was before us is done
    if not found:
        yield f"{ADD_SETTING} ON CONFLICT DO NOTHING", (ALIVE, str(now).encode())
        return Waking(now, 0.0)
    alive = float(bytes(found[0][0]))
    before = yield from seconds_ahead()
    gap = now + before - alive
    ahead = before - gap if gap < 0 else max(0.0, before - MELTING * gap)
    gap += ahead - before
    yield "UPDATE settings SET value = ? WHERE key = ?", (str(alive + gap).encode(), ALIVE)
    if ahead != before:
        yield (
            f"{ADD_SETTING} ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (
                AHEAD,
                str(ahead).encode(),
            ),
        )
    if gap <= patience:
        return Waking(alive + gap, 0.0)
    yield "UPDATE games SET since = since + ? WHERE status = 'live'", (gap,)
    yield "UPDATE games SET deadline = deadline + ? WHERE status = 'live' AND deadline > 0", (gap,)
    return Waking(alive + gap, gap)


def time_by(clock: str, at: float | None) -> Steps[float]:
    """The time by the database's own clock; where it has none, by that of this machine."""
    if at is not None:
        return at
    if not clock:
        return time.time()
    found = yield clock, ()
    return float(found[0][0])


def seconds_ahead() -> Steps[float]:
    """By how much the time of games is ahead of the database's, which was set back."""
    found = yield "SELECT value FROM settings WHERE key = ?", (AHEAD,)
    return float(bytes(found[0][0])) if found else 0.0


def time_of_games(clock: str) -> Steps[float]:
    """What time it is, told to somebody who gives no sign of life."""
    now = yield from time_by(clock, None)
    found = yield "SELECT value FROM settings WHERE key = ?", (ALIVE,)
    alive = float(bytes(found[0][0])) if found else 0.0
    return max(alive, now + (yield from seconds_ahead()))


def probe() -> Steps[None]:
    """Write something that changes nothing and takes room, and keep none of it."""
    yield f"{ADD_SETTING} ON CONFLICT DO NOTHING", (PROBED, bytes(PROBE_BYTES))
    yield "DELETE FROM settings WHERE key = ?", (PROBED,)


def setting(key: str, fresh: bytes) -> Steps[bytes]:
    """What is kept under a key; of two who bring something at once, both get the first's."""
    yield f"{ADD_SETTING} ON CONFLICT DO NOTHING", (key, fresh)
    found = yield "SELECT value FROM settings WHERE key = ?", (key,)
    return bytes(found[0][0])
