"""What nobody comes back to: open tables, guests without games, sessions that have ended."""

from ziggurat.server.store.driver import Steps
from ziggurat.server.store.steps import delete_user

AT_ONCE = 200  # of each, so that nobody waits for long
OLD_TABLES = (
    "SELECT id FROM games WHERE status = 'open' AND changed < ? ORDER BY changed LIMIT ? FOR UPDATE"
)
OF_A_TABLE = ("members", "chat", "notices", "events", "uses")
OLD_DOCUMENTS = (
    "DELETE FROM documents WHERE at < ?"
    " AND NOT EXISTS (SELECT 1 FROM uses WHERE uses.document = documents.digest)"
)
OLD_SESSIONS = (
    'DELETE FROM sessions WHERE seen < ? AND "user" IN (SELECT id FROM users WHERE NOT guest)'
)
OLD_GUESTS = """
    SELECT id FROM users WHERE guest AND created < ?
    AND NOT EXISTS (SELECT 1 FROM members WHERE members."user" = users.id)
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions."user" = users.id AND seen >= ?)
    ORDER BY created LIMIT ?
"""
SINCE = "SELECT value FROM settings WHERE key = 'sessions since'"


def sweep_tables(before: float) -> Steps[list[str]]:
    """Tables that were open and unchanged since then are gone; which they were.

    So are documents with which nobody plays.
    """
    found = [row[0] for row in (yield OLD_TABLES, (before, AT_ONCE))]
    for id in found:
        for table in OF_A_TABLE:
            yield f"DELETE FROM {table} WHERE game = ?", (id,)
        yield "DELETE FROM games WHERE id = ?", (id,)
    yield OLD_DOCUMENTS, (before,)
    return found


def sweep_people(now: float, life: float, guest_life: float) -> Steps[int]:
    """Sessions of accounts, and guests without games, that were not seen for so long.

    Before there were sessions nobody wrote down when a guest was seen: all were seen then.
    """
    yield OLD_SESSIONS, (now - life,)
    since, before = (yield SINCE, ()), now - guest_life
    if not since or float(bytes(since[0][0])) >= before:
        return 0
    found = yield OLD_GUESTS, (before, before, AT_ONCE)
    for (id,) in found:
        yield from delete_user(id, now, "…")
    return len(found)
