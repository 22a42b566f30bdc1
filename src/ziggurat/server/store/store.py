"""The store: tables, their moves and chat, users and settings. Every call ends with its commit."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ziggurat.server.extras import need
from ziggurat.server.store import steps
from ziggurat.server.store.columns import listed, unpack
from ziggurat.server.store.driver import Driver
from ziggurat.server.store.rows import ChatRow, EventRow, GameRow, UserRow
from ziggurat.server.store.sqlite import SqliteDriver

NOTHING: Mapping[str, Any] = {}
GAMES = f"SELECT {listed(GameRow)} FROM games"
EVENTS = f"SELECT {listed(EventRow)} FROM events WHERE game = ?"
CHAT = f"SELECT {listed(ChatRow)} FROM chat WHERE game = ?"
USERS = f"SELECT {listed(UserRow)} FROM users"


def open_store(url: str) -> "Store":
    """The store at `sqlite:///path` or `postgresql://…`; it still has to be opened.

    Raises ValueError where it is named otherwise, or needs what is not installed.
    """
    if url.startswith("sqlite:///") and url != "sqlite:///":
        return Store(SqliteDriver(Path(url.removeprefix("sqlite:///"))))
    if url.startswith(("postgresql://", "postgres://")):
        need("asyncpg", "postgres")
        # Here, so that who needs only SQLite need not load the rest.
        from ziggurat.server.store.postgres import PostgresDriver

        return Store(PostgresDriver(url))
    raise ValueError("a store is named sqlite:///path or postgresql://…")


class Store:
    """Everything that outlives the server, whichever database keeps it.

    A method that changes something returns only after the commit. Who is cancelled while he
    waits cannot know whether the change was kept: shield what must not be left in doubt.
    """

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

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

    async def game(self, id: str) -> GameRow | None:
        """The game of this id."""
        rows = await self.driver.fetch(f"{GAMES} WHERE id = ?", id)
        return unpack(GameRow, rows[0]) if rows else None

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
        """Games of this status, which this user owns or sits at; the newest change first."""
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
        return [
            unpack(GameRow, row) for row in await self.driver.fetch(sql, *asked.values(), limit)
        ]

    async def rematch_of(self, id: str) -> GameRow | None:
        """The game that was made to play another one again."""
        rows = await self.driver.fetch(f"{GAMES} WHERE parent = ? ORDER BY created LIMIT 1", id)
        return unpack(GameRow, rows[0]) if rows else None

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
        return [unpack(GameRow, row) for row in await self.driver.fetch(sql, after, until)]

    async def due(self, now: float) -> list[str]:
        """Live games whose question should have been answered by now."""
        rows = await self.driver.fetch(
            "SELECT id FROM games WHERE status = 'live' AND deadline > 0 AND deadline <= ?", now
        )
        return [row[0] for row in rows]

    async def wake_up(self, now: float, patience: float) -> float:
        """Say that a server runs; how long none did, and the clocks stood still for it."""
        return await self.driver.write(steps.wake_up, now, patience)

    async def add_notice(self, game: str, user: str, decision: int, at: float) -> bool:
        """That a user is told of a question; false if he was before, by whichever server."""
        return await self.driver.write(steps.add_notice, game, user, decision, at)

    async def append(self, id: str, event: EventRow, changes: Mapping[str, Any]) -> None:
        """Keep the next event of a game together with what it changes there.

        The game counts its events by itself, and was last changed when this one happened.
        Raises Taken if `seq` is not the next number or the move's id is known, Missing if
        there is no such game, and ValueError for a bad change; then nothing is kept.
        """
        await self.driver.append(id, event, changes)

    async def events(self, id: str, after: int = 0) -> list[EventRow]:
        """What happened in a game after this number, in order."""
        rows = await self.driver.fetch(f"{EVENTS} AND seq > ? ORDER BY seq", id, after)
        return [unpack(EventRow, row) for row in rows]

    async def add_chat(self, id: str, user: str, name: str, text: str, at: float) -> ChatRow:
        """Keep a line said at a table, as the next one there. Raises Missing."""
        return await self.driver.write(steps.add_chat, id, ChatRow(0, user, name, text, at))

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        """What was said at a table after this line, in order."""
        rows = await self.driver.fetch(f"{CHAT} AND n > ? ORDER BY n", id, after)
        return [unpack(ChatRow, row) for row in rows]

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

    async def change_user(self, id: str, changes: Mapping[str, Any]) -> None:
        """Give fields of a user new values. Raises Missing, Taken, and ValueError."""
        await self.driver.write(steps.change_user, id, changes)

    async def delete_user(self, id: str, name: str = "…") -> None:
        """Forget a user: his chairs are a nameless somebody's, and what he said is gone."""
        await self.driver.write(steps.delete_user, id, name)

    async def setting(self, key: str, fresh: bytes) -> bytes:
        """The value kept under this key, or `fresh`, kept from now on."""
        return await self.driver.write(steps.setting, key, fresh)
