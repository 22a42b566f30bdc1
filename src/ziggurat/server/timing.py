"""What an event does to the clocks and the chairs of a table."""

from typing import TYPE_CHECKING, Any

from ziggurat.server.pace import charged, credited, refreshed, time_out
from ziggurat.server.seating import with_stand_in
from ziggurat.server.store import Chair, EventRow, GameRow

if TYPE_CHECKING:
    from ziggurat.server.tables import Table

BOT_PATIENCE = 90.0  # seconds after which somebody should look why a bot has not answered


def elapsed_ms(table: "Table", now: float) -> int:
    """How long the seat that is asked has been thinking."""
    return max(0, int(1000 * (now - table.row.since)))


def after_event(table: "Table", event: EventRow, asked: int) -> dict[str, Any]:
    """The fields of a table after an event that found this seat asked."""
    row, match = table.row, table.match
    chairs = chairs_after(row, event)
    new: dict[str, Any] = {"asked": match.asked, "chairs": chairs, "clocks": row.clocks}
    if event.kind == "return":
        new["clocks"] = refreshed(table.pace, row.clocks, event.seat)
    if event.seat == asked or event.kind == "undo" or match.over:  # a question found its end
        new["clocks"] = clocks_after(table, event, asked)
        new["since"] = event.at
        over = match.over
        new["deadline"] = 0.0 if over else deadline(table, chairs, new["clocks"], event.at)
    return {name: value for name, value in new.items() if value != getattr(row, name)}


def clocks_after(table: "Table", event: EventRow, asked: int) -> list[int]:
    """Who was asked pays for the time, and is paid for an answer until he takes it back."""
    pace, passed = table.pace, table.match.asked != asked
    clocks = charged(pace, table.row.clocks, asked, event.used_ms)
    if event.kind == "choose" and passed:
        return credited(pace, clocks, asked, 1)
    if event.kind == "undo" and passed:
        return credited(pace, clocks, event.seat, -1)
    return refreshed(pace, clocks, event.seat) if event.kind == "return" else clocks


def chairs_after(row: GameRow, event: EventRow) -> list[Chair]:
    """Whose time runs out, or who leaves, is replaced by a bot until he returns."""
    if event.kind in ("timeout", "leave"):
        return with_stand_in(row.chairs, event.seat, row.level)
    if event.kind == "return":
        return with_stand_in(row.chairs, event.seat, "")
    return row.chairs


def deadline(table: "Table", chairs: list[Chair], clocks: list[int], since: float) -> float:
    """When the seat that is asked must have answered; 0: never."""
    seat = table.match.asked
    if plays_by_itself(chairs[seat]):
        return since + BOT_PATIENCE
    return time_out(table.pace, clocks, seat, since)


def plays_by_itself(chair: Chair) -> str:
    """The level of the bot that decides for a chair, or nothing where a person does."""
    return chair.level if chair.kind == "bot" else chair.stand_in
