"""Whether what was hidden at a table lies open: asked by everything that could hand it out."""

from ziggurat.core.game import SPECTATOR
from ziggurat.server.tables.table import Table


def is_open_to(table: Table, seat: int) -> bool:
    """A game that is over is open to those who sat there, and to all if it is shared."""
    return table.row.status == "over" and (table.row.shared or seat != SPECTATOR)
