"""Where tables and their moves are kept: one interface, on SQLite or PostgreSQL."""

from ziggurat.server.store.copying import dump, load
from ziggurat.server.store.rows import (
    Chair,
    ChatRow,
    EventRow,
    GameRow,
    Missing,
    Taken,
    Unreachable,
    UserRow,
)
from ziggurat.server.store.store import Store, open_store

__all__ = [
    "Chair",
    "ChatRow",
    "EventRow",
    "GameRow",
    "Missing",
    "Store",
    "Taken",
    "Unreachable",
    "UserRow",
    "dump",
    "load",
    "open_store",
]
