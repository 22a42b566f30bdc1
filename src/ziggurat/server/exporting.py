"""The finished games of a server, for those who study them."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from ziggurat.core.match import Match
from ziggurat.server.checking import MANY
from ziggurat.server.clock import Clock
from ziggurat.server.loading import came_out_otherwise
from ziggurat.server.store import GameRow, Store
from ziggurat.server.tables import Table


@dataclass(slots=True)
class LeftOut:
    """Games that are over and yet are not handed out."""

    closed: int = 0  # their players keep the record to themselves
    old: int = 0  # by rules that are no longer here


async def finished(
    store: Store, game: str, left_out: LeftOut
) -> AsyncIterator[tuple[Match, list[str]]]:
    """Every game that is over and open to all who have its link, the oldest first; who played.

    A game still being played is nobody's to see: its dice are secret.
    """
    rows = await store.games(status="over", limit=MANY)
    for row in sorted(rows, key=lambda row: (row.created, row.id)):
        if game and row.game != game:
            continue
        table = Table(row, store, Clock())
        if not row.shared:
            left_out.closed += 1
        elif await came_out_otherwise(table) or not table.match.over:
            left_out.old += 1
        else:
            yield table.match, players(row)


def players(row: GameRow) -> list[str]:
    """Bots by their level; people are people."""
    return [chair.level if chair.kind == "bot" else "person" for chair in row.chairs]
