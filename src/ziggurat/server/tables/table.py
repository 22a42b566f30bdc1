"""A table: one match, its chairs, and the events that are its truth."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from ziggurat.core.errors import GameIsOver, Refused, Stale
from ziggurat.core.events import Event
from ziggurat.core.game import SPECTATOR
from ziggurat.core.match import Match
from ziggurat.core.notation import digest
from ziggurat.core.state import AnyState
from ziggurat.core.ways import LEVELS
from ziggurat.games import GAMES
from ziggurat.server.store import Chair, EventRow, GameRow, SessionProof, Store, Taken
from ziggurat.server.tables.audience import Audience
from ziggurat.server.tables.chairs import seats_of
from ziggurat.server.tables.clocks import pace_of
from ziggurat.server.tables.event_effects import Met, after_event, elapsed_ms, is_late
from ziggurat.server.tables.forced import moot_id
from ziggurat.server.tables.server_clock import ServerClock
from ziggurat.server.telemetry.metrics import STORING, events_of
from ziggurat.server.wire.pace import Pace

DIGEST_EVERY = 20  # events
TRIES = 5  # to decide at a table where another server is faster
BY_BOT = "bot:"  # how the ids of bots' moves begin; those of people begin with their own ids


class Intent(NamedTuple):
    """Something that shall happen at a table."""

    kind: str
    seat: int
    move: str = ""
    move_id: str = ""
    waits: bool = False  # of a return: a stand-in thinks already, and answers first
    thought: str = ""  # of a bot in a hurry: how it thought
    by: SessionProof | None = None  # whose it is, if he must be signed in still when it is stored


Decide: TypeAlias = Callable[["Table"], Sequence[Intent]]  # what shall happen; raises Refused
Then: TypeAlias = Callable[[BaseException | None], None]  # hears why something is not stored


@dataclass(frozen=True, slots=True)
class Told:
    """One stored event, what came of it, and the position it met."""

    event: EventRow
    events: list[Event]
    before: AnyState
    sentences: dict[str, Any] = field(default_factory=dict)  # by language, once they were said


class Table:
    """Events enter one at a time through `add`, and are told after they are stored."""

    def __init__(self, row: GameRow, store: Store, clock: ServerClock) -> None:
        self.row, self.store, self.clock = row, store, clock
        self.told: list[Told] = []
        self.ids: dict[str, int] = {}  # the number of the event that a move of this id became
        self.audience = Audience(row.seats, clock.now)
        self.when_stored: Callable[[], None] = self.audience.look
        self.lock = asyncio.Lock()
        self.played_by = [""] * row.seats  # the level in whose place another decided last
        self.agreed: list[int] = []  # the seats that would leave the game unfinished
        self.scene: Any = None  # what all who look see alike (see `play.updates`)
        self.seated: Any = None  # who sits where, as each was last shown (see there as well)
        self.forms: dict[str, Any] = {}  # of updates, by language (see `play.writing`)
        self.rematch = ""  # the table where it is played again
        self.touched = clock.now()
        self.pace: Pace = pace_of(row.pace)
        self.named: tuple[list[Chair], list[str]] = ([], [])
        self.found: tuple[list[Chair], dict[str, list[int]]] = ([], {})
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
        chairs, found = self.found
        if chairs is not self.row.chairs:
            chairs, found = self.found = self.row.chairs, {}
        mine = found.get(user)
        if mine is None:
            mine = found[user] = seats_of(chairs, user)
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

    def remember(self, event: EventRow, events: list[Event], before: AnyState) -> None:
        self.told.append(Told(event, events, before))
        if event.kind in ("agree", "disagree"):
            others = [seat for seat in self.agreed if seat != event.seat]
            self.agreed = sorted([*others, event.seat]) if event.kind == "agree" else others
        if event.kind == "choose":
            self.note_level(event)
        if event.move_id:
            self.ids[event.move_id] = event.seq

    def note_level(self, event: EventRow) -> None:
        """Which level decided in the place of another, where one did."""
        level = event.thought if event.thought in LEVELS else ""
        if self.played_by[event.seat] != level:
            self.played_by[event.seat], self.seated = level, None

    def position_after(self, seq: int) -> AnyState:
        """The position when so many events had happened."""
        return self.told[seq].before if seq < self.seq else self.match.state

    # The present.

    async def add(
        self, kind: str, seat: int, move: str = "", move_id: str = "", seq: int | None = None
    ) -> int:
        """One event; with `seq`, if so many have happened. Raises Refused (see `decide`)."""

        def one(table: Table) -> list[Intent]:
            table.refuse_stale(seq)
            return [Intent(kind, seat, move, move_id)]

        return await self.decide(one, move_id)

    async def decide(self, decide: Decide, move_id: str = "") -> int:
        """Look, check, play, store, and only then tell: the events that `decide` finds right.

        It looks at the table while nobody else can change it, and again if another server was
        faster. Raises Refused. What was stored before under the same id gets the same answer. A
        client that leaves meanwhile does not stop what it began: memory and database stay one.
        """
        return await asyncio.shield(self.decide_in_turn(decide, move_id, self.clock.now()))

    async def decide_in_turn(self, decide: Decide, move_id: str, arrived: float) -> int:
        known = self.row
        try:
            async with self.lock:
                known = self.row
                return await self.carry_out(decide, move_id, arrived)
        finally:
            if self.row is not known:
                self.when_stored()

    async def carry_out(self, decide: Decide, move_id: str, arrived: float) -> int:
        for _ in range(TRIES):
            if move_id in self.ids:
                return self.ids[move_id]
            try:
                await self.let_time_run_out(arrived)
                if self.row.status != "live":
                    raise GameIsOver("game_is_over")
                for intent in decide(self):
                    await self.add_event(intent)
                await self.answer_moot_questions()
            except Taken:  # another server was faster; perhaps with this very move
                await self.catch_up()
            else:
                return self.ids.get(move_id, self.seq)
        raise Stale("stale")

    async def answer_moot_questions(self) -> None:
        """Nobody is asked what makes no difference, unless he wanted it back."""
        while self.match.moot and self.told and self.told[-1].event.kind == "choose":
            answer = self.match.offers(self.match.asked)[0]
            id = moot_id(self.seq + 1)
            await self.add_event(Intent("choose", self.match.asked, answer, id))

    async def let_time_run_out(self, arrived: float) -> None:
        """Whatever came too late finds that the time of who is asked has run out."""
        if is_late(self.row, arrived):
            await self.catch_up()  # all clocks may have been set, if the servers were down
        if is_late(self.row, arrived):
            asked = self.match.asked
            await self.add_event(Intent("timeout", asked, move_id=f"timeout:{self.seq}"))

    async def add_event(self, intent: Intent) -> None:
        """One event; the lock is ours. Raises Refused, or Taken if another server was faster."""
        played = self.play(intent)
        try:
            await self.store.append(self.row.id, played.event, played.changes)
        except BaseException:
            played.met.restore(self.match)
            raise
        self.settle(played)

    def decide_now(self, decide: Decide, move_id: str, then: Then) -> bool:
        """What `decide` does, begun at once and by nobody who waits; `then` hears how it ended.

        False, and nothing has happened, wherever it is not that simple: somebody else decides, a
        question is answered twice or late, or is refused.
        """
        row = self.row
        if row.status != "live" or move_id in self.ids or is_late(row, self.clock.now()):
            return False
        if not taken_now(self.lock):
            return False
        try:
            [intent] = decide(self)
            played = self.play(intent)
        except (Refused, ValueError):  # several things at once are no simple matter either
            self.lock.release()
            return False
        if self.match.moot:  # it is answered as well
            played.met.restore(self.match)
            self.lock.release()
            return False
        try:
            stored = self.store.appending(row.id, played.event, played.changes, intent.by)
        except (RuntimeError, ValueError):  # the store is closed, or could not read it back
            played.met.restore(self.match)
            self.lock.release()
            return False
        stored.add_done_callback(partial(self.end, played, then))
        return True

    def end(self, played: "UnstoredEvent", then: Then, stored: asyncio.Future[None]) -> None:
        """What was begun at once is stored, or is not."""
        error = asyncio.CancelledError() if stored.cancelled() else stored.exception()
        if error is None:
            self.settle(played)
        else:
            played.met.restore(self.match)
        self.lock.release()
        if error is None:
            self.when_stored()
        then(error)

    def play(self, intent: Intent) -> "UnstoredEvent":
        """What shall happen, played but not stored. Raises Refused, and nothing has changed."""
        kind, seat, move, move_id, waits, thought, _ = intent
        now = self.clock.now()
        used = elapsed_ms(self.row, now)
        move = self.said(move) if kind == "choose" else move
        event = EventRow(self.seq + 1, kind, seat, move, move_id, used, now, thought)
        met = Met(self.match.asked, waits, kind == "undo" and self.was_decided_by_bot())
        snapshot = MatchSnapshot(self.match)
        events = self.happen(event)
        try:
            changes = after_event(self.row, self.pace, self.match, event, met)
            self.note_end(event, changes)
        except BaseException:
            snapshot.restore(self.match)
            raise
        return UnstoredEvent(event, events, changes, snapshot, perf_counter())

    def note_end(self, event: EventRow, changes: dict[str, Any]) -> None:
        """Who has won, once the game is over; and now and then what the position is."""
        over = self.match.over
        if over:
            changes |= {"status": "over", "winners": self.match.winners}
        if over or event.seq % DIGEST_EVERY == 0:
            changes["digest"] = self.digest()
            changes["digest_at"] = event.seq

    def settle(self, played: "UnstoredEvent") -> None:
        """What was played is stored."""
        event = played.event
        STORING.observe(perf_counter() - played.began)
        events_of(self.row.game, event.kind).inc()
        self.row = replace(self.row, **played.changes, events=event.seq, changed=event.at)
        self.remember(event, played.events, played.met.state)

    def refuse_stale(self, seq: int | None) -> None:
        """Raises Stale if not so many events have happened."""
        if seq is not None and seq != self.seq:
            raise Stale("stale")

    def was_decided_by_bot(self) -> bool:
        """Whether the decision that could be taken back now is one of a bot's."""
        undone = 0
        for told in reversed(self.told):
            if told.event.kind == "undo":
                undone += 1
            elif told.event.kind == "choose" and undone:
                undone -= 1
            elif told.event.kind == "choose":
                return told.event.move_id.startswith(BY_BOT)
        return False

    @property
    def question(self) -> int:
        """The number of the event that put the question which is asked now."""
        told = self.told
        past = (n for n in range(len(told), 0, -1) if told[n - 1].event.kind in ("choose", "undo"))
        return next(past, 0)

    def said(self, move: str) -> str:
        """A move as it is written, however it was typed."""
        actions = self.match.game.actions
        return actions.words(actions.number(move))

    def digest(self) -> str:
        return digest(self.match.game, self.match.state)

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


class MatchSnapshot:
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


@dataclass(frozen=True, slots=True)
class UnstoredEvent:
    """An event that was played and is not yet stored."""

    event: EventRow
    events: list[Event]  # what came of it
    changes: dict[str, Any]  # of the row
    met: MatchSnapshot  # the match as it was
    began: float  # by the stopwatch


def taken_now(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has to wait for it: then its coroutine ends with its first step."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False


def match_of(row: GameRow) -> Match:
    game = GAMES[row.game].under(row.rules)
    return Match(game, row.seats, row.options, row.secret, row.position, real=True)
