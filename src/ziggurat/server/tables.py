"""A table: one match, its chairs, and the events that are its truth."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from ziggurat.core.errors import GameIsOver, Refused, Stale
from ziggurat.core.events import Event
from ziggurat.core.game import SPECTATOR
from ziggurat.core.match import Match
from ziggurat.core.notation import digest
from ziggurat.core.state import State
from ziggurat.games import GAMES
from ziggurat.server.clock import Clock
from ziggurat.server.metrics import EVENTS, STORING
from ziggurat.server.pace import Pace, pace_of
from ziggurat.server.seating import seats_of
from ziggurat.server.store import Chair, EventRow, GameRow, Store, Taken
from ziggurat.server.timing import after_event, elapsed_ms
from ziggurat.server.watching import Audience

DIGEST_EVERY = 20  # events


@dataclass(frozen=True, slots=True)
class Told:
    """One stored event, what came of it, and the position it met."""

    event: EventRow
    events: list[Event]
    before: State
    sentences: dict[str, Any] = field(default_factory=dict)  # by language, once they were said


class Table:
    """Events enter one at a time through `add`, and are told after they are stored."""

    def __init__(self, row: GameRow, store: Store, clock: Clock) -> None:
        self.row, self.store, self.clock = row, store, clock
        self.told: list[Told] = []
        self.ids: dict[str, int] = {}  # the number of the event that a move of this id became
        self.audience = Audience(row.seats, clock.now)
        self.when_stored: Callable[[], None] = self.audience.look
        self.lock = asyncio.Lock()
        self.agreed: list[int] = []  # the seats that would leave the game unfinished
        self.scene: Any = None  # what all who look see alike (see `showing`)
        self.seated: Any = None  # who sits where, as each was last shown (see there as well)
        self.rematch = ""  # the table where it is played again
        self.touched = clock.now()
        self.pace: Pace = pace_of(row.pace)
        self.named: tuple[list[Chair], list[str]] = ([], [])
        self.match = match_of(row)

    @property
    def seq(self) -> int:
        """How many events are stored; a choice says which position it was made on."""
        return len(self.told)

    @property
    def names(self) -> list[str]:
        chairs, names = self.named
        if chairs is not self.row.chairs:
            chairs = self.row.chairs
            names = [chair.name or f"{seat + 1}" for seat, chair in enumerate(chairs)]
            self.named = chairs, names
        return names

    @property
    def is_live(self) -> bool:
        return self.row.status == "live"

    def seat_of(self, user: str) -> int:
        """Where a user sits: the seat that is asked, if he controls several; or a spectator."""
        mine = seats_of(self.row.chairs, user)
        if self.row.asked in mine:
            return self.row.asked
        return mine[0] if mine else SPECTATOR

    # The past.

    def play_back(self, event: EventRow) -> None:
        """A stored event again, as it happened."""
        before = self.match.state
        events = self.happen(event)
        self.remember(event, events, before)

    def happen(self, event: EventRow) -> list[Event]:
        """What an event does to the match. Raises Refused, and then nothing has changed."""
        match = self.match
        if event.kind == "choose":
            return match.choose(event.seat, match.seq, event.move).events
        if event.kind == "undo":
            match.undo(event.seat, match.seq)
        elif event.kind == "resign":
            match.resign(event.seat)
        elif event.kind == "abandon":
            match.abandon()
        return []

    def remember(self, event: EventRow, events: list[Event], before: State) -> None:
        self.told.append(Told(event, events, before))
        if event.kind in ("agree", "disagree"):
            others = [seat for seat in self.agreed if seat != event.seat]
            self.agreed = sorted([*others, event.seat]) if event.kind == "agree" else others
        if event.move_id:
            self.ids[event.move_id] = event.seq

    def position_after(self, seq: int) -> State:
        """The position when so many events had happened."""
        return self.told[seq].before if seq < self.seq else self.match.state

    # The present.

    async def add(
        self, kind: str, seat: int, move: str = "", move_id: str = "", seq: int | None = None
    ) -> int:
        """Check, play, store, and only then tell: one event. Raises Refused.

        A move that was stored before under the same id gets the same answer. A client that
        leaves meanwhile does not stop what it began: memory and database stay one.
        """
        return await asyncio.shield(self.add_event(kind, seat, move, move_id, seq))

    async def add_event(
        self, kind: str, seat: int, move: str, move_id: str, seq: int | None
    ) -> int:
        async with self.lock:
            if move_id in self.ids:
                return self.ids[move_id]
            if self.row.status != "live":
                raise GameIsOver("game_is_over")
            if seq is not None and seq != self.seq:
                raise Stale("stale")
            now = self.clock.now()
            event = EventRow(self.seq + 1, kind, seat, move, move_id, elapsed_ms(self, now), now)
            mark, asked = Mark(self.match), self.match.asked
            events = self.happen(event)
            if kind == "choose":
                event = replace(event, move=self.said(move))
            try:
                await self.keep(event, after_event(self, event, asked))
            except Taken:  # another server was faster
                mark.restore(self.match)
                return await self.after_another(move_id)
            except BaseException:
                mark.restore(self.match)
                raise
            self.remember(event, events, mark.state)
        self.when_stored()
        return event.seq

    def said(self, move: str) -> str:
        """A move as it is written, however it was typed."""
        actions = self.match.game.actions
        return actions.words(actions.number(move))

    def digest(self) -> str:
        return digest(self.match.game, self.match.state)

    async def keep(self, event: EventRow, changes: dict[str, Any]) -> None:
        """Store an event with what it changes at the table."""
        if self.match.over:
            changes |= {"status": "over", "winners": self.match.winners}
        if self.match.over or event.seq % DIGEST_EVERY == 0:
            changes["digest"] = self.digest()
            changes["digest_at"] = event.seq
        with STORING.time():
            await self.store.append(self.row.id, event, changes)
        EVENTS.labels(self.row.game, event.kind).inc()
        self.row = replace(self.row, **changes, events=event.seq, changed=event.at)

    async def after_another(self, move_id: str) -> int:
        """What another server stored first; perhaps it was this very move. Raises Stale."""
        await self.catch_up()
        self.audience.look()
        if move_id in self.ids:
            return self.ids[move_id]
        raise Stale("stale")

    async def refresh(self) -> None:
        """Look what is stored, and tell it if it is new."""
        async with self.lock:
            before = self.row
            await self.catch_up()
        if self.row != before:
            self.audience.look()

    async def catch_up(self) -> None:
        """What others stored, since the database is the truth; the lock is ours."""
        row = await self.store.game(self.row.id)
        if row is None:
            raise Refused("no_such_table")
        if self.row.status == "open" and row.status != "open":
            self.match = match_of(row)
        for event in await self.store.events(row.id, self.seq):
            if event.seq <= row.events and row.status != "frozen":
                self.play_back(event)
        self.row = row


class Mark:
    """A match as it was, should the database refuse what was played."""

    def __init__(self, match: Match) -> None:
        self.state, self.ending, self.seq = match.state, match.ending, match.seq
        self.last = match.history[-1] if match.history else None

    def restore(self, match: Match) -> None:
        match.state, match.ending = self.state, self.ending
        if match.seq > self.seq:
            match.history.pop()
        elif match.seq < self.seq and self.last:
            match.history.append(self.last)  # it was taken back


def match_of(row: GameRow) -> Match:
    return Match(GAMES[row.game], row.seats, row.options, row.secret, row.position, real=True)
