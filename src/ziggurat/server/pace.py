"""How much time people have: none is counted, a bank with an increment, or days for a question."""

from typing import Annotated, Any

import msgspec

from ziggurat.server.strict import Strict

DAY = 24 * 3600
RETURN_SHARE = 10  # who comes back after his time ran out gets this part of the bank


class Untimed(Strict, tag_field="kind", tag="untimed"):
    """Nobody counts the time."""


class Bank(Strict, tag_field="kind", tag="bank"):
    """Each seat has `bank` seconds for the game, and `increment` more for each question."""

    bank: Annotated[int, msgspec.Meta(ge=10, le=7 * DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0


class Days(Strict, tag_field="kind", tag="days"):
    """Each question may be answered within so many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Pace = Untimed | Bank | Days


def pace_of(kept: dict[str, Any]) -> Pace:
    """A pace as a game keeps it; games of older servers keep none."""
    pace: Pace = msgspec.convert(kept or {"kind": "untimed"}, Pace)
    return pace


def first_clocks(pace: Pace, seats: int) -> list[int]:
    """Milliseconds for each seat at the start."""
    return [pace.bank * 1000] * seats if isinstance(pace, Bank) else []


def charged(pace: Pace, clocks: list[int], seat: int, used_ms: int) -> list[int]:
    """The clocks after a seat thought for so long."""
    return changed(clocks, seat, -used_ms) if isinstance(pace, Bank) and seat >= 0 else clocks


def credited(pace: Pace, clocks: list[int], seat: int, times: int) -> list[int]:
    """The increment for a question answered; taken back with the answer, or undo would pay."""
    if not isinstance(pace, Bank):
        return clocks
    return changed(clocks, seat, times * pace.increment * 1000)


def refreshed(pace: Pace, clocks: list[int], seat: int) -> list[int]:
    """The clocks when a person comes back: never less than a part of the bank."""
    if not isinstance(pace, Bank):
        return clocks
    least = pace.bank * 1000 // RETURN_SHARE
    return changed(clocks, seat, max(0, least - clocks[seat]))


def changed(clocks: list[int], seat: int, ms: int) -> list[int]:
    return [max(0, left + ms) if i == seat else left for i, left in enumerate(clocks)]


def time_out(pace: Pace, clocks: list[int], seat: int, since: float) -> float:
    """When a person who was asked then must have answered; 0: never."""
    if isinstance(pace, Bank):
        return since + clocks[seat] / 1000
    return since + pace.days * DAY if isinstance(pace, Days) else 0.0
