"""A match being played: state, history, and the one door through which decisions enter."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic

import numpy as np

from ziggurat.core.beginning import begin
from ziggurat.core.dice import commitment, dice_word
from ziggurat.core.errors import (
    CannotUndo,
    GameIsOver,
    IllegalAction,
    Malformed,
    NotYourTurn,
    Refused,
    Stale,
)
from ziggurat.core.events import EVENT_LOG, Event
from ziggurat.core.game import Game, Position, Preview, View
from ziggurat.core.state import Array, HeldT, R, blank
from ziggurat.core.text import Message

SECRET_BYTES = 32
NO_ACTIONS = np.empty(0, np.int64)
AHEAD = 16  # decisions whose dice are worked out together


@dataclass(frozen=True, slots=True)
class Step(Generic[HeldT]):
    """One decision, what it caused, and the state it was made in."""

    seat: int
    action: int
    events: list[Event]
    before: HeldT

    @property
    def reveals(self) -> bool:
        """Whether something hidden came to light."""
        return any(event.reveals for event in self.events)


@dataclass(slots=True)
class Known:
    """What the rules said of one position, so that they are asked once."""

    position: bytes
    asked: int
    legal: Array | None = None  # not yet wanted


class Match(Generic[HeldT]):
    """One game at one table, from the deal or from a given position.

    All its chance follows from `secret`, 32 bytes. Rules ask no operating system, so whoever
    begins a match brings them; `ziggurat.Match` does.
    """

    def __init__(
        self,
        game: Game[HeldT, Any],
        seats: int,
        options: Mapping[str, Any] | None = None,
        secret: bytes = b"",
        position: Position | None = None,
        real: bool = True,
    ) -> None:
        game, self.options, table = begin(game, seats, options or {})
        if len(secret) != SECRET_BYTES:
            raise Malformed("secret", f"must be {SECRET_BYTES} bytes, not {len(secret)}")
        self.game, self.secret = game, secret
        self.position = position
        self.history: list[Step[HeldT]] = []
        self.ending: tuple[str, int] | None = None  # ("resign", seat) or ("abandon", -1)
        self.memory = Known(b"", -1)
        self.dice: dict[tuple[bytes, int], int] = {}  # words of the next decisions
        self.state = table[0]
        self.opening: list[Event] = []
        if position is None:
            self.opening = self.run(0, game.deal)
        else:
            self.state.dice = np.uint64(dice_word(self.secret, 0))  # a position may draw too
            game.read(self.state, position, real)
            wrong = game.broken(self.state) if real else -1
            if wrong >= 0:
                raise Malformed("position", f"it cannot be played: {game.invariants[wrong]}")
            if real and not self.over and not self.legal():
                raise Malformed("position", "it cannot be played: nothing could be decided")

    @property
    def seq(self) -> int:
        """How many decisions stand; a choice says which position it was made on."""
        return len(self.history)

    @property
    def seats(self) -> int:
        return int(self.state["seats"])

    @property
    def known(self) -> Known:
        """What is known of the position; forgotten as soon as a byte of it is another."""
        position = self.state.tobytes()
        if position != self.memory.position:
            self.memory = Known(position, int(self.game.asked(self.state)))
        return self.memory

    @property
    def asked(self) -> int:
        """The seat that must decide, or -1 when the game is over."""
        return -1 if self.ending else self.known.asked

    @property
    def over(self) -> bool:
        return self.asked < 0

    @property
    def moot(self) -> bool:
        """Whether it makes no difference what is answered: any legal answer will do."""
        return not self.over and self.game.moot(self.state)

    @property
    def commitment(self) -> str:
        """Published at the start; the secret shown at the end must hash to it."""
        return commitment(self.secret)

    @property
    def winners(self) -> list[int]:
        """Those who share the first place once the game is over; a resigned seat never does."""
        if not self.over or (self.ending and self.ending[0] == "abandon"):
            return []
        places = np.zeros(self.seats, np.int64)
        self.game.places(self.state, places)
        left = [seat for seat in range(self.seats) if self.ending != ("resign", seat)]
        best = min(places[seat] for seat in left)
        return [seat for seat in left if places[seat] == best]

    def legal(self) -> list[int]:
        """The numbers of every legal action."""
        numbers: list[int] = self.legal_numbers().tolist()
        return numbers

    def legal_numbers(self) -> Array:
        """The same as the rules wrote them down: nobody may change them."""
        if self.ending:
            return NO_ACTIONS
        known = self.known
        if known.legal is None:
            moves = np.empty(self.game.actions.size, np.int64)
            count = self.game.legal(self.state, moves) if known.asked >= 0 else 0
            known.legal = moves[:count].copy()  # there is room for many more
        return known.legal

    def offers(self, seat: int) -> list[str]:
        """What a seat may choose now, in words; nothing for those who are not asked."""
        if seat != self.asked or self.over:
            return []
        return [self.game.actions.words(number) for number in self.legal()]

    def view(self, seat: int) -> View:
        """Everything a seat, or a spectator, may see."""
        return self.game.view(self.state, seat)

    def preview(self, seat: int, move: str) -> Preview:
        """What would follow a legal move, as far as its seat can know. Raises Refused."""
        number = self.game.actions.number(move)
        self.check(seat, self.seq, number)
        return dict(self.game.preview(self.state, number, seat))

    def explain(self, seat: int, move: str) -> Message | None:
        """Why a seat may not play a move now, or nothing if it may. Raises Unreadable."""
        number = self.game.actions.number(move)
        try:
            self.check(seat, self.seq, number)
        except Refused as refusal:
            return refusal.message
        return None

    def choose(self, seat: int, seq: int, move: str | int) -> Step[HeldT]:
        """Check, then play, one decision. Raises Refused, and then nothing has changed."""
        number = self.game.actions.number(move) if isinstance(move, str) else move
        self.check(seat, seq, number)
        # A position of the past never changes; the check has just looked at this one.
        before, self.state = self.state, twin(self.state, self.memory.position)
        events = self.run(self.seq + 1, self.game.apply, number)
        self.history.append(Step(seat, number, events, before))
        return self.history[-1]

    def check(self, seat: int, seq: int, number: int) -> None:
        """Stale? Whose turn? Legal? These questions are asked nowhere else."""
        if seq != self.seq:
            raise Stale("stale")
        asked = self.asked
        if asked < 0:
            raise GameIsOver("game_is_over")
        if seat != asked:
            raise NotYourTurn("not_your_turn", asked=asked)
        if not is_among(self.legal_numbers(), number):
            why = self.game.explain(self.state, seat, number)
            raise IllegalAction(why.key, **why.args) if why else IllegalAction("no_such_action")

    def run(self, decision: int, rule: Any, *args: int) -> list[Event]:
        """Throw the dice of a decision, run a rule, and say what happened.

        The deal has number 0, the first decision 1; what was taken back does not count.
        """
        log = blank(EVENT_LOG)
        self.state["dice"] = self.dice_of(decision)
        rule(self.state, *args, log)
        # By their names in brackets: numpy takes ten times as long for attributes.
        return [self.game.events.event(row) for row in log["row"][: log["count"]].tolist()]

    def dice_of(self, decision: int) -> int:
        """The dice of a decision. To work one out alone takes as long as for a dozen together."""
        key = self.secret, decision
        if key not in self.dice:
            coming = range(decision, decision + AHEAD)
            self.dice = {(self.secret, n): dice_word(self.secret, n) for n in coming}
        return self.dice[key]

    def why_no_undo(self, seat: int) -> Message | None:
        """Why a seat cannot take its last decision back, or nothing if it can."""
        if not self.history or self.ending:
            return Message("nothing_to_undo")
        last = self.history[-1]
        if last.seat != seat:
            return Message("another_has_answered", {"seat": last.seat})
        return Message("something_was_revealed") if last.reveals else None

    def undo(self, seat: int, seq: int) -> Step[HeldT]:
        """Take back one's last decision, if nothing came to light and nobody answered since."""
        if seq != self.seq:
            raise Stale("stale")
        why = self.why_no_undo(seat)
        if why:
            raise CannotUndo(why.key, **why.args)
        last = self.history.pop()
        self.state = last.before
        return last

    def resign(self, seat: int) -> None:
        """A seat gives up: the game ends and the others are placed without it."""
        self.end("resign", seat)

    def abandon(self) -> None:
        """Everybody leaves: the game ends and nobody wins."""
        self.end("abandon", -1)

    def end(self, how: str, seat: int) -> None:
        if self.over:
            raise GameIsOver("game_is_over")
        self.ending = (how, seat)


def is_among(numbers: Array, number: int) -> bool:
    """Whether a number is in a list, which rises in most games and is searched fastest then."""
    place = numbers.searchsorted(number)
    if place < len(numbers) and numbers[place] == number:
        return True
    return bool((numbers == number).any())


def twin(state: R, position: bytes) -> R:
    """A second state with these same bytes, made at once of them."""
    second: R = np.frombuffer(bytearray(position), state.dtype)[0]
    return second
