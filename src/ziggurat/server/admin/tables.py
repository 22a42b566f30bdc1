"""What an operator may do to a table: end it.

A server that runs meanwhile finds the end in the store by itself.
"""

from ziggurat.core.errors import Malformed
from ziggurat.core.game import SPECTATOR
from ziggurat.server.store import Store
from ziggurat.server.tables.loader import give_up, load_table
from ziggurat.server.tables.server_clock import clock_of
from ziggurat.server.tables.unplayable import Unplayable


async def end_table(store: Store, id: str) -> None:
    """End a table without a winner, whatever its state. Raises Malformed."""
    row = await store.game(id)
    if row is None:
        raise Malformed("", f"there is no table {id!r}")
    if row.status == "over":
        raise Malformed("", f"table {id!r} is over already")
    clock = await clock_of(store)
    if row.status == "open":
        await store.change_game(id, {"status": "over", "changed": clock.now()})
        return
    try:
        table = await load_table(row, store, clock)
    except Unplayable as refused:
        raise Malformed("", f"table {id!r} cannot be opened here: {refused.why}") from None
    if table.row.status == "frozen":
        await give_up(table, "")
    else:
        await table.add("abandon", SPECTATOR)
