"""The finished games of a server, for those who study them."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from ziggurat.core.game import SPECTATOR
from ziggurat.core.match import Match
from ziggurat.server.admin.verification import MANY
from ziggurat.server.store import GameRow, Store
from ziggurat.server.tables.documents import take_in_for
from ziggurat.server.tables.loader import came_out_otherwise
from ziggurat.server.tables.openness import is_open_to
from ziggurat.server.tables.server_clock import ServerClock
from ziggurat.server.tables.table import Table
from ziggurat.server.tables.unplayable import why_unplayable


@dataclass(slots=True)
class LeftOut:
    """Games that are over and yet are not handed out."""

    closed: int = 0  # their players keep the record to themselves
    old: int = 0  # by rules that are no longer here


async def finished(
    store: Store, game: str, left_out: LeftOut
) -> AsyncIterator[tuple[Match, list[str]]]:
    """Every game that is over and open to all who have its link, with its players; oldest first.

    A game still being played is nobody's to see: its dice are secret.
    """
    rows = await store.games(status="over", limit=MANY)
    for row in sorted(rows, key=lambda row: (row.created, row.id)):
        if game and row.game != game:
            continue
        if why_unplayable(row):
            left_out.old += 1
            continue
        await take_in_for(store, row)
        table = Table(row, store, ServerClock())
        if not is_open_to(table, SPECTATOR):
            left_out.closed += 1
        elif await came_out_otherwise(table) or not table.match.over:
            left_out.old += 1
        else:
            yield table.match, players(row)


def players(row: GameRow) -> list[str]:
    """Bots by their level; people are people."""
    return [chair.level if chair.kind == "bot" else "person" for chair in row.chairs]
