"""Clocks of a table: what each seat has left, and when the one that is asked must have answered."""

from typing import Any

import msgspec

from ziggurat.server.wire.pace import DAY, Bank, Days, Pace

RETURN_SHARE = 10  # whoever comes back after his time ran out gets this part of the bank, once


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


def refilled(pace: Pace, clocks: list[int], seat: int) -> list[int]:
    """The clocks when a person whose time ran out comes back, which helps him once a game."""
    if not isinstance(pace, Bank):
        return clocks
    return changed(clocks, seat, pace.bank * 1000 // RETURN_SHARE)


def emptied(pace: Pace, clocks: list[int], seat: int) -> list[int]:
    """The clocks when a seat's time ran out: to the last thousandth, however it was measured."""
    return changed(clocks, seat, -clocks[seat]) if isinstance(pace, Bank) else clocks


def has_run_out(clocks: list[int], seat: int) -> bool:
    """Whether a seat has nothing left; where no bank is counted, nobody has."""
    return bool(clocks) and clocks[seat] == 0


def changed(clocks: list[int], seat: int, ms: int) -> list[int]:
    return [max(0, left + ms) if i == seat else left for i, left in enumerate(clocks)]


def time_out(pace: Pace, clocks: list[int], seat: int, since: float) -> float:
    """When a person who was asked then must have answered; 0: never."""
    if isinstance(pace, Bank):
        return since + clocks[seat] / 1000
    return since + pace.days * DAY if isinstance(pace, Days) else 0.0
