"""What an event does to the clocks and the chairs of a table."""

from typing import Any, NamedTuple

from msgspec.structs import replace

from ziggurat.core.match import Match
from ziggurat.server.store import Chair, EventRow, GameRow
from ziggurat.server.tables.chairs import changed, plays_by_itself, with_stand_in
from ziggurat.server.tables.clocks import (
    charged,
    credited,
    emptied,
    has_run_out,
    refilled,
    time_out,
)
from ziggurat.server.wire.pace import Days, Pace

BOT_PATIENCE = 90.0  # seconds after which somebody should look why a bot has not answered


class Met(NamedTuple):
    """What an event found at the table."""

    asked: int
    thinks: bool = False  # a stand-in thinks already: who returns waits for its answer
    unpaid: bool = False  # what is taken back was decided by a stand-in, which earns no time


def elapsed_ms(row: GameRow, now: float) -> int:
    """How long the seat that is asked has been thinking."""
    return max(0, int(1000 * (now - row.since)))


def is_counted(chair: Chair) -> bool:
    """Whether a chair's clock runs when it is asked: a stand-in neither uses nor earns time."""
    return not chair.stand_in


def is_late(row: GameRow, now: float) -> bool:
    """Whether a person is asked who had no time left by then."""
    if row.status != "live" or not 0 < row.deadline <= now:
        return False
    return not plays_by_itself(row.chairs[row.asked])


def after_event(
    row: GameRow, pace: Pace, match: Match, event: EventRow, met: Met
) -> dict[str, Any]:
    """The fields of a row that an event changes, once it is played."""
    asked = match.asked
    over = asked < 0
    chairs = chairs_after(row, event, met, asked)
    clocks = clocks_after(row, pace, event, met, asked)
    new: dict[str, Any] = {"asked": asked, "chairs": chairs, "clocks": clocks}
    waits = event.kind == "return" and chairs[event.seat].back
    if (event.seat == met.asked and not waits) or event.kind == "undo" or over:
        since = question_since(row, pace, event, met.asked)
        new["since"] = since
        new["deadline"] = 0.0 if over else deadline(pace, chairs, clocks, asked, since, event.at)
    return {name: value for name, value in new.items() if is_new(value, getattr(row, name))}


def is_new(value: Any, known: Any) -> bool:
    """Whether a field changes; what was not touched is the very same."""
    return value is not known and value != known


def question_since(row: GameRow, pace: Pace, event: EventRow, asked: int) -> float:
    """Since when the seat that is asked now is charged.

    Days are counted from the question: who leaves and returns finds them as they were.
    """
    same_question = event.seat == asked and event.kind in ("leave", "return")
    return row.since if same_question and isinstance(pace, Days) else event.at


def clocks_after(row: GameRow, pace: Pace, event: EventRow, met: Met, asked_next: int) -> list[int]:
    """The seat that was asked pays for its time, and is paid for answers it does not take back."""
    clocks, passed = row.clocks, asked_next != met.asked
    ends_question = event.seat == met.asked or event.kind == "undo" or asked_next < 0
    if ends_question and is_counted(row.chairs[met.asked]):
        clocks = charged(pace, clocks, met.asked, event.used_ms)
        if event.kind == "choose" and passed:
            clocks = credited(pace, clocks, met.asked, 1)
    if event.kind == "undo" and passed and not met.unpaid:
        clocks = credited(pace, clocks, event.seat, -1)
    if event.kind == "timeout":
        clocks = emptied(pace, clocks, event.seat)
    if event.kind == "return" and has_run_out(clocks, event.seat):
        clocks = refilled(pace, clocks, event.seat)
    return clocks


def chairs_after(row: GameRow, event: EventRow, met: Met, asked_next: int) -> list[Chair]:
    """A bot takes the place of a person who leaves, or whose time runs out, until he returns."""
    chairs, seat = row.chairs, event.seat
    if event.kind in ("timeout", "leave"):
        chairs = with_stand_in(chairs, seat, row.level)
    if event.kind == "return":
        again = has_run_out(row.clocks, seat) or chairs[seat].refilled
        chairs = changed(chairs, seat, replace(chairs[seat], back=True, refilled=again))
    for number, chair in enumerate(chairs):
        is_thought_about = number == asked_next == met.asked and (
            met.thinks if event.kind == "return" else event.kind != "choose"
        )
        if chair.back and not is_thought_about:
            chairs = with_stand_in(chairs, number, "")
    return chairs


def deadline(
    pace: Pace, chairs: list[Chair], clocks: list[int], seat: int, since: float, now: float
) -> float:
    """When a seat that was asked then must have answered; 0: never."""
    if plays_by_itself(chairs[seat]):
        return now + BOT_PATIENCE
    return time_out(pace, clocks, seat, since)
