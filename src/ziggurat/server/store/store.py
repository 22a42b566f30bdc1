"""The store: tables, their moves and chat, users and settings. Every call ends with its commit."""

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ziggurat.server.extras import need
from ziggurat.server.store import steps, sweeps
from ziggurat.server.store.columns import listed, unpack
from ziggurat.server.store.driver import Driver, Rows
from ziggurat.server.store.rows import (
    ChatRow,
    EventRow,
    GameRow,
    Illegible,
    SessionProof,
    SessionRow,
    Unreachable,
    UserRow,
    Waking,
)
from ziggurat.server.store.sqlite import SqliteDriver

PROBING = 3.0  # seconds within which a store that works has written something
MANY = 1_000_000
NOTHING: Mapping[str, Any] = {}
GAMES = f"SELECT {listed(GameRow)} FROM games"
EVENTS = f"SELECT {listed(EventRow)} FROM events WHERE game = ?"
CHAT = f"SELECT {listed(ChatRow)} FROM chat WHERE game = ?"
USERS = f"SELECT {listed(UserRow)} FROM users"
SEEN = '(SELECT seen FROM sessions WHERE sessions.id = ? AND sessions."user" = users.id)'
SIGNED_IN = f"SELECT {SEEN}, {listed(UserRow)} FROM users WHERE id = ?"


def open_store(url: str) -> "Store":
    """The store at `sqlite:///path` or `postgresql://…`; it still has to be opened.

    Raises ValueError where it is named otherwise, or needs what is not installed.
    """
    if url.startswith("sqlite:///") and url != "sqlite:///":
        return Store(SqliteDriver(Path(url.removeprefix("sqlite:///"))))
    if url.startswith(("postgresql://", "postgres://")):
        need("asyncpg", "postgres")
        # Here, so that a server that needs only SQLite need not load the rest.
        from ziggurat.server.store.postgres import PostgresDriver

        return Store(PostgresDriver(url))
    raise ValueError("a store is named sqlite:///path or postgresql://…")


def read_game(columns: Sequence[Any]) -> GameRow:
    """A game from its columns. Raises Illegible."""
    try:
        return unpack(GameRow, columns)
    except msgspec.MsgspecError as error:
        raise Illegible(f"its row cannot be read: {error}") from error


class Store:
    """Everything that outlives the server, whichever database keeps it.

    A method that changes something returns only after the commit. Whoever is cancelled while he
    waits cannot know whether the change was kept: shield what must not be left in doubt.
    """

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.illegible: dict[str, str] = {}  # games that were left out of lists, and why

    async def open(self, make: bool = True) -> None:
        """Connect, and bring the tables up to date. Raises Unreachable.

        A file that is not there is made, unless that would only hide a wrong name.
        """
        if not make:
            self.driver.expect()
        await self.driver.open()

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self.driver.close()

    async def add_game(self, row: GameRow) -> None:
        """Keep a new game. Raises Taken if its id is known."""
        await self.driver.write(steps.add_game, row)

    async def keep_document(self, digest: str, content: str, at: float) -> bool:
        """Keep a document by its digest; false if another one has that digest."""
        return await self.driver.write(steps.keep_document, digest, content, at)

    async def document(self, digest: str) -> str | None:
        """The document of this digest, in the words in which it was kept."""
        rows = await self.driver.fetch("SELECT content FROM documents WHERE digest = ?", digest)
        return str(rows[0][0]) if rows else None

    async def game(self, id: str) -> GameRow | None:
        """The game of this id. Raises Illegible."""
        rows = await self.driver.fetch(f"{GAMES} WHERE id = ?", id)
        return read_game(rows[0]) if rows else None

    async def change_game(
        self, id: str, changes: Mapping[str, Any], known: Mapping[str, Any] = NOTHING
    ) -> None:
        """Give fields of a game new values, if others are still what the caller knows.

        Raises Taken if they are not, Missing, and ValueError for a bad change.
        """
        await self.driver.write(steps.change_game, id, changes, known)

    async def games(
        self,
        status: str = "",
        user: str = "",
        public: bool | None = None,
        before: float = 0.0,
        limit: int = 100,
    ) -> list[GameRow]:
        """Games of this status, which this user owns or sits at; the newest change first.

        Those that cannot be read are left out, and remembered in `illegible`.
        """
        asked: dict[str, Any] = {}
        if before:
            asked["changed < ?"] = before
        if status:
            asked["status = ?"] = status
        if user:
            asked['id IN (SELECT game FROM members WHERE "user" = ?)'] = user
        if public is not None:
            asked["public = ?"] = public
        where = f" WHERE {' AND '.join(asked)}" if asked else ""
        sql = f"{GAMES}{where} ORDER BY changed DESC, id LIMIT ?"
        return self.legible(await self.driver.fetch(sql, *asked.values(), limit))

    def legible(self, rows: Rows) -> list[GameRow]:
        """The games among these rows that can be read."""
        games = []
        for row in rows:
            try:
                games.append(read_game(row))
            except Illegible as error:
                self.illegible[row[0]] = str(error)
        return games

    async def rematch_of(self, id: str) -> GameRow | None:
        """The game that was made to play another one again."""
        rows = await self.driver.fetch(f"{GAMES} WHERE parent = ? ORDER BY created LIMIT 1", id)
        return next(iter(self.legible(rows)), None)

    async def changed_after(self, at: float) -> list[tuple[str, int, float]]:
        """Which games have changed since, how many events each has, and when it changed."""
        rows = await self.driver.fetch(
            "SELECT id, events, changed FROM games"
            " WHERE status IN ('open', 'live', 'over', 'frozen') AND changed > ? ORDER BY changed",
            at,
        )
        return [(row[0], row[1], row[2]) for row in rows]

    async def asked_between(self, after: float, until: float) -> list[GameRow]:
        """Live games whose last event lies in this span, the oldest first."""
        sql = f"{GAMES} WHERE status = 'live' AND changed > ? AND changed <= ? ORDER BY changed"
        return self.legible(await self.driver.fetch(sql, after, until))

    async def due(self, now: float) -> list[str]:
        """Live games whose question should have been answered by now."""
        rows = await self.driver.fetch(
            "SELECT id FROM games WHERE status = 'live' AND deadline > 0 AND deadline <= ?", now
        )
        return [row[0] for row in rows]

    async def wake_up(self, patience: float, at: float | None = None) -> Waking:
        """Say that a server runs; what time it is, and for how long none did.

        The time is the database's, for all servers that share it, unless somebody knows better.
        """
        return await self.driver.write(steps.wake_up, self.driver.clock, patience, at)

    async def now(self) -> float:
        """What time it is for the games kept here."""
        return await self.driver.snapshot(steps.time_of_games(self.driver.clock))

    async def add_notice(self, game: str, user: str, decision: int, at: float) -> bool:
        """That a user is told of a question; false if he was before, by whichever server."""
        return await self.driver.write(steps.add_notice, game, user, decision, at)

    async def append(
        self, id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None = None
    ) -> None:
        """Keep the next event of a game together with what it changes there.

        The game counts its events by itself, and was last changed when this one happened.
        Raises Taken if `seq` is not the next number or the move's id is known, SignedOut if it
        is somebody's who is not signed in any more, Missing if there is no such game, and
        ValueError for a bad change; then nothing is kept.
        """
        await self.appending(id, event, changes, by)

    def appending(
        self, id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None = None
    ) -> asyncio.Future[None]:
        """The same for somebody who does not wait: done once it is kept."""
        return self.driver.append(id, event, changes, by)

    async def events(self, id: str, after: int = 0) -> list[EventRow]:
        """What happened in a game after this number, in order."""
        rows = await self.driver.fetch(f"{EVENTS} AND seq > ? ORDER BY seq", id, after)
        return [unpack(EventRow, row) for row in rows]

    async def add_chat(self, id: str, user: str, name: str, text: str, at: float) -> ChatRow:
        """Keep a line said at a table, as the next one there. Raises Missing."""
        return await self.driver.write(steps.add_chat, id, ChatRow(0, user, name, text, at))

    async def chat(self, id: str, after: int = 0, limit: int = MANY) -> list[ChatRow]:
        """What was said at a table after this line, in order."""
        rows = await self.driver.fetch(f"{CHAT} AND n > ? ORDER BY n LIMIT ?", id, after, limit)
        return [unpack(ChatRow, row) for row in rows]

    async def last_chat(self, id: str, limit: int) -> list[ChatRow]:
        """The newest lines said at a table, in order."""
        rows = await self.driver.fetch(f"{CHAT} ORDER BY n DESC LIMIT ?", id, limit)
        return [unpack(ChatRow, row) for row in reversed(rows)]

    async def mute(self, user: str, muted: str) -> None:
        """Keep that a user does not want to hear another."""
        await self.driver.write(steps.mute, user, muted)

    async def unmute(self, user: str, muted: str) -> None:
        """Keep that a user wants to hear another again."""
        await self.driver.write(steps.unmute, user, muted)

    async def mutes(self, user: str) -> list[UserRow]:
        """Whom a user does not want to hear."""
        sql = f'{USERS} WHERE id IN (SELECT muted FROM mutes WHERE "user" = ?) ORDER BY name, id'
        return [unpack(UserRow, row) for row in await self.driver.fetch(sql, user)]

    async def add_user(self, row: UserRow) -> None:
        """Keep a new user. Raises Taken if the id is known, or the name and it is no guest's."""
        await self.driver.write(steps.add_user, row)

    async def user(self, id: str) -> UserRow | None:
        """The user of this id."""
        rows = await self.driver.fetch(f"{USERS} WHERE id = ?", id)
        return unpack(UserRow, rows[0]) if rows else None

    async def user_by_name(self, name: str) -> UserRow | None:
        """The user whose own name this is, however it is written; guests own no name."""
        rows = await self.driver.fetch(f"{USERS} WHERE claim = ?", steps.folded(name))
        return unpack(UserRow, rows[0]) if rows else None

    async def signed_in(self, user: str, session: str) -> tuple[UserRow, float | None] | None:
        """A user, and when this session of his was last used; nothing if he has none such."""
        rows = await self.driver.glance(SIGNED_IN, session, user)
        return (unpack(UserRow, rows[0][1:]), rows[0][0]) if rows else None

    async def add_session(self, row: SessionRow) -> None:
        """Keep that somebody signed in. Raises Taken if the id is known."""
        await self.driver.write(steps.add_session, row)

    async def touch_session(self, id: str, seen: float) -> None:
        """A session was used at this time."""
        await self.driver.write(steps.touch_session, id, seen)

    async def end_session(self, id: str) -> None:
        """Somebody signs out: what names this session is void."""
        await self.driver.write(steps.end_session, id)

    async def change_user(self, id: str, changes: Mapping[str, Any]) -> None:
        """Give fields of a user new values. Raises Missing, Taken, and ValueError."""
        await self.driver.write(steps.change_user, id, changes)

    async def delete_user(self, id: str, at: float, name: str = "…") -> None:
        """Forget a user: his chairs are a nameless somebody's, and what he said is gone.

        His games have changed at this time, so that every server looks at them again.
        """
        await self.driver.write(steps.delete_user, id, at, name)

    async def probe(self) -> None:
        """Whether something could be stored now. Raises Unreachable, at the latest when it must."""
        try:
            async with asyncio.timeout(PROBING):
                await self.driver.write(steps.probe)
        except TimeoutError as error:
            raise Unreachable("the database does not answer") from error

    async def sweep_tables(self, before: float) -> list[str]:
        """Forget tables that were open and unchanged since then; which they were."""
        return await self.driver.write(sweeps.sweep_tables, before)

    async def sweep_people(self, now: float, life: float, guest_life: float) -> int:
        """Forget sessions, and guests without games, that were not seen for so long."""
        return await self.driver.write(sweeps.sweep_people, now, life, guest_life)

    async def setting(self, key: str, fresh: bytes) -> bytes:
        """The value kept under this key, or `fresh`, kept from now on."""
        return await self.driver.write(steps.setting, key, fresh)
