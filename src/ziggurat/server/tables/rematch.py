"""The same people at a new table, once a game is over."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import msgspec

from ziggurat.core.errors import Refused
from ziggurat.core.match import SECRET_BYTES
from ziggurat.games import GAMES
from ziggurat.server.store import GameRow, Taken, UserRow
from ziggurat.server.tables.chairs import rotated, seats_of
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.lobby import ID_BYTES, join, open_table
from ziggurat.server.tables.table import Table

FRESH: dict[str, Any] = {
    "status": "open",
    "asked": -1,
    "deadline": 0.0,
    "clocks": [],
    "digest": "",
    "digest_at": 0,
    "winners": [],
    "events": 0,
    "since": 0.0,
}


async def play_again(hub: Hub, table: Table, user: UserRow) -> Table:
    """The same once more, each one seat earlier; or the table somebody made for it already."""
    if not seats_of(table.row.chairs, user.id):
        raise Refused("not_at_table")
    if table.row.status != "over":
        raise Refused("not_yet_over")
    old, now = table.row, hub.clock.now()
    row = msgspec.structs.replace(
        old,
        id=rematch_id(old),
        rules=GAMES[old.game].version,
        secret=secrets.token_bytes(SECRET_BYTES),
        commitment="",
        position=None,
        owner=user.id,
        chairs=rotated(old.chairs, user.id),
        parent=old.id,
        created=now,
        changed=now,
        **FRESH,
    )
    try:
        again = await open_table(hub, row)
    except Taken:  # another was faster, perhaps at another server: the id is the same
        found = await hub.table(row.id)
        assert found
        again = found
        await join(hub, again, user)
    table.rematch = again.row.id
    hub.moved(table)
    return again


def rematch_id(row: GameRow) -> str:
    """One name for the one rematch, which only those can know who know the old table."""
    word = hashlib.blake2b(row.secret, digest_size=ID_BYTES, person=b"rematch").digest()
    return urlsafe_b64encode(word).decode().rstrip("=")
