"""What happened, in order: the rules append events, the log and the screen read them."""

from collections.abc import Collection
from dataclasses import dataclass

from ziggurat.core.jit import kernel
from ziggurat.core.records import EventLog as EventLog
from ziggurat.core.state import NUMBER, blank, record

ROOM = 64  # the most events one decision can cause, over all games
WIDTH = 6  # kind + at most five numbers

EVENT_LOG = record(count=NUMBER, row=(NUMBER, (ROOM, WIDTH)))


@kernel
def emit(
    log: EventLog, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Append one event. A log whose `count` is already ROOM is mute: search passes one."""
    if log.count < ROOM:
        row = log.row[log.count]
        row[0], row[1], row[2], row[3], row[4], row[5] = kind, a, b, c, d, e
        log.count += 1


def mute_log() -> EventLog:
    """A log that writes nothing down."""
    log: EventLog = blank(EVENT_LOG)
    log.count = ROOM
    return log


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; its kind is the key of its sentence."""

    kind: str
    args: dict[str, int]
    reveals: bool  # something hidden came to light: nobody can take back what led here


class EventSpace:
    """`EventSpace({"tile_placed": ("seat", "color", "cell")}, reveals=())`, numbered in order."""

    def __init__(self, kinds: dict[str, tuple[str, ...]], reveals: Collection[str]) -> None:
        self.kinds = list(kinds.items())
        self.number = {kind: i for i, kind in enumerate(kinds)}
        self.reveals = frozenset(reveals)

    def decode(self, log: EventLog) -> list[Event]:
        """The events of a log, in words."""
        return [self.event(row) for row in log.row[: log.count].tolist()]

    def event(self, row: list[int]) -> Event:
        kind, names = self.kinds[row[0]]
        return Event(kind, dict(zip(names, row[1:], strict=False)), kind in self.reveals)
