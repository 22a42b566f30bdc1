"""A table: one match, its chairs, everybody watching, and the events that are its truth."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from ziggurat.core.errors import GameIsOver, Refused, Stale
from ziggurat.core.events import Event
from ziggurat.core.game import SPECTATOR
from ziggurat.core.match import Match
from ziggurat.core.notation import digest
from ziggurat.core.state import copy
from ziggurat.games import GAMES
from ziggurat.server.messages import Presence, ToClient
from ziggurat.server.store import EventRow, GameRow, Store

INBOX = 32  # messages a slow client may lag behind; then it gets the newest position only


@dataclass(eq=False, slots=True)
class Watcher:
    """Somebody who looks at a table from a seat, or as a spectator."""

    seat: int
    language: str
    seen: int  # events told so far
    inbox: "asyncio.Queue[ToClient | None]" = field(
        default_factory=lambda: asyncio.Queue(INBOX)
    )  # nothing stands for: look at the position


@dataclass(frozen=True, slots=True)
class Told:
    """One stored event, and what came of it."""

    event: EventRow
    events: list[Event]


class Table:
    """Events enter one at a time through `add`, and are told after they are stored."""

    def __init__(self, row: GameRow, store: Store) -> None:
        self.row, self.store = row, store
        self.told: list[Told] = []
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.since = time.monotonic()  # when the seat that is asked was asked
        self.match = Match(
            GAMES[row.game], row.seats, row.options, row.secret, row.position, real=True
        )

    @property
    def seq(self) -> int:
        """How many events are stored; a choice says which position it was made on."""
        return len(self.told)

    @property
    def names(self) -> list[str]:
        return [chair.name or f"{seat + 1}" for seat, chair in enumerate(self.row.chairs)]

    def seat_of(self, user: str) -> int:
        """Where a user sits: the seat that is asked, if he controls several; or a spectator."""
        mine = [s for s, c in enumerate(self.row.chairs) if c.kind == "person" and c.user == user]
        if self.match.asked in mine:
            return self.match.asked
        return mine[0] if mine else SPECTATOR

    # The past.

    def play_back(self, event: EventRow) -> None:
        """A stored event again, as it happened."""
        self.told.append(Told(event, self.happen(event)))

    def happen(self, event: EventRow) -> list[Event]:
        """What an event does to the match. Raises Refused, and then nothing has changed."""
        if event.kind == "choose":
            return self.match.choose(event.seat, self.match.seq, event.move).events
        if event.kind == "undo":
            self.match.undo(event.seat, self.match.seq)
        elif event.kind == "resign":
            self.match.resign(event.seat)
        elif event.kind == "abandon":
            self.match.abandon()
        return []

    # The present.

    async def add(self, kind: str, seat: int, move: str, move_id: str, seq: int | None) -> int:
        """Check, play, store, and only then tell: one event. Raises Refused.

        A move that was stored before under the same id gets the same answer. A client that
        leaves meanwhile does not stop what it began: memory and database stay one.
        """
        return await asyncio.shield(self.add_event(kind, seat, move, move_id, seq))

    async def add_event(
        self, kind: str, seat: int, move: str, move_id: str, seq: int | None
    ) -> int:
        async with self.lock:
            known = await self.known(move_id)
            if known:
                return known.seq
            if self.row.status != "live":
                raise GameIsOver("game_is_over")
            if seq is not None and seq != self.seq:
                raise Stale("stale")
            before = Before(self.match)
            used = int(1000 * (time.monotonic() - self.since))
            event = EventRow(self.seq + 1, kind, seat, move, move_id, used, time.time())
            events = self.happen(event)
            if kind == "choose":
                event = replace(event, move=self.said(move))
            try:
                await self.keep(event)
            except BaseException:
                before.restore(self.match)
                raise
            self.told.append(Told(event, events))
            self.since = time.monotonic()
        self.tell_all()
        return event.seq

    def said(self, move: str) -> str:
        """A move as it is written, however it was typed."""
        actions = self.match.game.actions
        return actions.words(actions.number(move))

    async def known(self, move_id: str) -> EventRow | None:
        return await self.store.event_by_move(self.row.id, move_id) if move_id else None

    async def keep(self, event: EventRow) -> None:
        """Store an event with what it changes at the table."""
        over = self.match.over
        changes: dict[str, Any] = {"asked": self.match.asked}
        if over:
            changes |= {"status": "over", "winners": self.match.winners}
        if over or event.seq % 20 == 0:
            changes["digest"] = digest(self.match.game, self.match.state)
        await self.store.append(self.row.id, event, changes)
        self.row = replace(self.row, **changes, events=event.seq, changed=event.at)

    # Those who watch.

    @contextmanager
    def watched(self, watcher: Watcher) -> Iterator[Watcher]:
        self.watchers.add(watcher)
        self.send_all(self.presence())
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self.send_all(self.presence())

    def presence(self) -> Presence:
        there = {watcher.seat for watcher in self.watchers}
        spectators = sum(watcher.seat == SPECTATOR for watcher in self.watchers)
        return Presence([seat in there for seat in range(self.row.seats)], spectators)

    def tell_all(self) -> None:
        """Everybody looks at the position; the slow lose what lies between, never the truth."""
        for watcher in self.watchers:
            put(watcher, None)

    def send_all(self, message: ToClient, but: Watcher | None = None) -> None:
        for watcher in self.watchers:
            if watcher is not but:
                put(watcher, message)


def put(watcher: Watcher, message: ToClient | None) -> None:
    """A full inbox forgets its oldest message; the position is never among what is lost."""
    if watcher.inbox.full():
        watcher.inbox.get_nowait()
        message = None
    watcher.inbox.put_nowait(message)


class Before:
    """A match as it was, should the database refuse what was played."""

    def __init__(self, match: Match) -> None:
        self.state, self.history = copy(match.state), list(match.history)
        self.ending = match.ending

    def restore(self, match: Match) -> None:
        match.state, match.history, match.ending = self.state, self.history, self.ending


async def load_table(row: GameRow, store: Store) -> Table:
    """A table as it was left. A game its rules no longer play is frozen, not lost."""
    table = Table(row, store)
    try:
        for event in await store.events(row.id):
            table.play_back(event)
    except Refused:
        await freeze(table)
        return table
    if table.match.over and digest(table.match.game, table.match.state) != row.digest:
        await freeze(table)
    return table


async def freeze(table: Table) -> None:
    await table.store.change_game(table.row.id, {"status": "frozen"})
    table.row = replace(table.row, status="frozen")
