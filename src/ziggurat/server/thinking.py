"""Bots at the tables: they think in threads, from imagined worlds, and never hold up a game."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import structlog

from ziggurat.bots import BOTS, decide
from ziggurat.core.errors import Refused
from ziggurat.core.state import copy
from ziggurat.server.tables import Table

LEVELS = tuple(BOTS)
SIMPLE = "random"
log = structlog.get_logger()


class Thinkers:
    """The threads in which bots think, one question a table at a time."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self.busy: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Let the bot that is asked think, unless it does already."""
        if table.row.id not in self.busy and level_asked(table):
            task = asyncio.get_running_loop().create_task(self.play(table))
            self.busy[table.row.id] = task

    async def play(self, table: Table) -> None:
        """Decide for bots as long as bots are asked."""
        try:
            while level := level_asked(table):
                seat, seq = table.match.asked, table.seq
                move = await self.choice(table, seat, level)
                try:
                    await table.add("choose", seat, move, f"bot:{seq + 1}", seq)
                except Refused as refusal:  # the table has moved on meanwhile
                    log.info("bot_refused", table=table.row.id, seq=seq, why=str(refusal))
        finally:
            del self.busy[table.row.id]

    async def choice(self, table: Table, seat: int, level: str) -> str:
        """The words of a bot's decision; if it fails, a simple one decides."""
        game, state = table.match.game, copy(table.match.state)
        loop = asyncio.get_running_loop()
        for name in (level, SIMPLE):
            dice = np.random.default_rng()
            try:
                number = await loop.run_in_executor(
                    self.pool, decide, BOTS[name], game, state, seat, dice
                )
                return game.actions.words(number)
            except Exception:
                log.exception("bot_failed", table=table.row.id, level=name, seq=table.seq)
        return game.actions.words(table.match.legal()[0])

    def close(self) -> None:
        for task in self.busy.values():
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)


def level_asked(table: Table) -> str:
    """The level of the bot that is asked, or nothing."""
    if table.row.status != "live" or table.match.over:
        return ""
    chair = table.row.chairs[table.match.asked]
    return chair.level or SIMPLE if chair.kind == "bot" else ""
