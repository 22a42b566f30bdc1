"""Where tables and their moves are kept: one interface, on SQLite or PostgreSQL."""

from ziggurat.server.store.dumps import dump, load
from ziggurat.server.store.rows import (
    Chair,
    ChatRow,
    EventRow,
    GameRow,
    Illegible,
    Missing,
    SessionProof,
    SessionRow,
    SignedOut,
    Speech,
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
    "Illegible",
    "Missing",
    "SessionProof",
    "SessionRow",
    "SignedOut",
    "Speech",
    "Store",
    "Taken",
    "Unreachable",
    "UserRow",
    "dump",
    "load",
    "open_store",
]
