"""Events that come up together, stored in a few statements for all instead of two for each.

Every statement hands the interpreter over to those who play meanwhile, and has to get it back:
that costs more than what the statement does.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

from ziggurat.server.store.columns import listed, pack_event, quoted
from ziggurat.server.store.rows import EventRow, SessionProof
from ziggurat.server.store.steps import LISTED, game_fields, signed_in

MOST = 32  # rows of a statement; each power of two up to here is a statement of its own
EVENT = "game, " + listed(EventRow)
ANYBODY = (None, None, None)  # nobody in particular: a bot, or a clock
BEFORE = 5  # columns before the fields of a game: which it is, the event's number, and whose it is
WHOSE = signed_in("column3", "column4", "column5")


class EventWrite(NamedTuple):
    """The next event of a game, and what it changes there."""

    event: tuple[Any, ...]
    fields: tuple[str, ...]
    values: tuple[Any, ...]  # the game, the number of the event, whose it is, then the fields

    @property
    def changed(self) -> tuple[Any, ...]:
        """What the fields become."""
        return self.values[BEFORE:]


def event_write(
    id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None = None
) -> EventWrite | None:
    """An event as its columns hold it; nothing if it changes more than its game.

    Raises ValueError for a bad change.
    """
    fields = game_fields({"changed": event.at, **changes})
    if fields.keys() & LISTED:
        return None
    values = (id, event.seq, *(by or ANYBODY), *fields.values())
    return EventWrite((id, *pack_event(event)), tuple(fields), values)


def keep_all(connection: sqlite3.Connection, writes: Sequence[EventWrite]) -> bool:
    """Store these events; false if one was not the next of its game, and then nothing counts."""
    for some in portions(writes):
        connection.execute(inserting(len(some)), joined(event_write.event for event_write in some))
    alike: dict[tuple[str, ...], list[EventWrite]] = {}
    for one in writes:
        alike.setdefault(one.fields, []).append(one)
    for fields, all_of_them in alike.items():
        for some in portions(all_of_them):
            sql, values = (
                updating(fields, len(some)),
                joined(write.values for write in some),
            )
            if connection.execute(sql, values).rowcount != len(some):
                return False
    return True


def portions(writes: Sequence[EventWrite]) -> Iterator[Sequence[EventWrite]]:
    """As many at a time as there is a statement for."""
    begin = 0
    while begin < len(writes):
        size = min(MOST, 1 << (len(writes) - begin).bit_length() - 1)
        yield writes[begin : begin + size]
        begin += size


def joined(rows: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(rows))


@lru_cache(256)
def inserting(rows: int) -> str:
    return f"INSERT INTO events ({EVENT}) VALUES {marks(EVENT.count(',') + 1, rows)}"


@lru_cache(256)
def updating(fields: tuple[str, ...], rows: int) -> str:
    """Every game gets the fields that came with its number, if the event is its next.

    Whoever's it is must be signed in at this moment.
    """
    sets = ", ".join(f"{quoted([name])} = column{n}" for n, name in enumerate(fields, BEFORE + 1))
    return (
        f"UPDATE games SET {sets}, events = column2"
        f" FROM (VALUES {marks(BEFORE + len(fields), rows)})"
        f" WHERE id = column1 AND events = column2 - 1 AND (column3 IS NULL OR {WHOSE})"
    )


def marks(columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)
