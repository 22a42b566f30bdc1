"""Every table of a server: made, found, joined, begun."""

import asyncio
import secrets
import time
from typing import Any

from msgspec.structs import replace

from ziggurat.core.errors import Malformed, Refused
from ziggurat.core.game import Game
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.options import Document
from ziggurat.games import GAMES
from ziggurat.server.store import Chair, GameRow, Store
from ziggurat.server.tables import Table, load_table
from ziggurat.server.thinking import LEVELS, Thinkers

ID_BYTES = 9  # of a table's secret name


class Hub:
    """The tables in memory, the store behind them, and the bots that play at them."""

    def __init__(self, store: Store, threads: int = 1) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.thinkers = Thinkers(threads)
        self.loading = asyncio.Lock()

    async def open(self) -> None:
        """Open the store, and let bots go on that were asked when the server stopped."""
        await self.store.open()
        for row in await self.store.games(status="live", limit=100_000):
            if row.asked >= 0 and row.chairs[row.asked].kind == "bot":
                await self.table(row.id)

    async def close(self) -> None:
        self.thinkers.close()
        await self.store.close()

    async def table(self, id: str) -> Table | None:
        """A table by its name, from memory or from the store."""
        async with self.loading:
            if id not in self.tables:
                row = await self.store.game(id)
                if row is None:
                    return None
                self.tables[id] = await load_table(row, self.store)
        table = self.tables[id]
        self.thinkers.wake(table)
        return table

    async def create(self, user: str, name: str, wish: dict[str, Any]) -> Table:
        """A new table with its owner in the first chair. Raises Malformed."""
        game, seats = GAMES[wish["game"]], wish["seats"]
        refuse_files(game, wish["options"])
        options = Match(game, seats, wish["options"]).options  # says what cannot be
        if wish["level"] not in LEVELS:
            raise Malformed("level", f"must be one of {', '.join(LEVELS)}")
        bots = wish["bots"]
        if not 0 <= bots < seats:
            raise Malformed("bots", f"must be from 0 to {seats - 1}")
        chairs = [Chair("person", user, name)]
        chairs += [Chair("open")] * (seats - 1 - bots)
        chairs += [bot_chair(wish["level"], seat) for seat in range(seats - bots, seats)]
        now = time.time()
        row = GameRow(
            id=secrets.token_urlsafe(ID_BYTES),
            game=game.name,
            rules=game.version,
            seats=seats,
            options=options,
            secret=secrets.token_bytes(SECRET_BYTES),  # another one when the game begins
            commitment="",
            position=None,
            pace={},
            level=wish["level"],
            public=wish["public"],
            owner=user,
            chairs=chairs,
            status="open",
            created=now,
            changed=now,
        )
        await self.store.add_game(row)
        table = self.tables[row.id] = Table(row, self.store)
        await self.begin_when_full(table)
        return table

    async def join(self, table: Table, user: str, name: str) -> None:
        """Sit down in the first open chair. Raises Refused."""
        async with table.lock:
            chairs = list(table.row.chairs)
            if any(chair.user == user for chair in chairs):
                return
            free = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
            if table.row.status != "open" or not free:
                raise Refused("table_is_full")
            chairs[free[0]] = Chair("person", user, name)
            await self.change(table, {"chairs": chairs})
        table.tell_all()
        await self.begin_when_full(table)

    async def leave(self, table: Table, user: str) -> None:
        """Get up again, as long as the game has not begun. Raises Refused."""
        async with table.lock:
            if table.row.status != "open":
                raise Refused("game_has_begun")
            chairs = [Chair("open") if c.user == user else c for c in table.row.chairs]
            await self.change(table, {"chairs": chairs})
        table.tell_all()

    async def fill(self, table: Table, user: str) -> None:
        """The owner gives every open chair to a bot, and the game begins. Raises Refused."""
        async with table.lock:
            if table.row.owner != user:
                raise Refused("only_the_owner")
            level = table.row.level
            chairs = [
                bot_chair(level, seat) if chair.kind == "open" else chair
                for seat, chair in enumerate(table.row.chairs)
            ]
            await self.change(table, {"chairs": chairs})
        await self.begin_when_full(table)

    async def begin_when_full(self, table: Table) -> None:
        async with table.lock:
            full = all(chair.kind != "open" for chair in table.row.chairs)
            if full and table.row.status == "open":
                await self.deal(table)
        table.tell_all()
        self.thinkers.wake(table)

    async def deal(self, table: Table) -> None:
        """Only now the shuffle is chosen, so that nobody could pick a table by its deal."""
        secret = secrets.token_bytes(SECRET_BYTES)
        match = Match(table.match.game, table.row.seats, table.row.options, secret)
        begun = {"status": "live", "asked": match.asked, "secret": secret}
        await self.change(table, begun | {"commitment": match.commitment})
        table.match, table.since = match, time.monotonic()

    async def change(self, table: Table, changes: dict[str, Any]) -> None:
        await self.store.change_game(table.row.id, changes)
        table.row = replace(table.row, **changes)


def refuse_files(game: Game, options: dict[str, Any]) -> None:
    """A stranger may not name a file of this machine. Raises Malformed."""
    for option in game.options:
        if isinstance(option, Document) and options.get(option.name, option.default) not in (
            option.choices
        ):
            raise Malformed(f"option {option.name}", f"is one of {', '.join(option.choices)} here")


def bot_chair(level: str, seat: int) -> Chair:
    return Chair("bot", "", f"Bot {seat + 1}", level)
