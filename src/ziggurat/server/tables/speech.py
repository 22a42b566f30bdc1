"""Who may speak at a table: its owner says so, for all and against one."""

from typing import Any

from ziggurat.core.errors import Refused
from ziggurat.server.store import GameRow, Speech, UserRow
from ziggurat.server.tables.chairs import seats_of
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.lobby import refuse_unless_owner
from ziggurat.server.tables.table import Table

MOST_SILENCED = 100  # at one table


def refuse_silent(row: GameRow, user: UserRow) -> None:
    """Everybody is those who play and those who watch with an account. Raises Refused.

    A guest costs nothing: who was silenced as one would be back as the next.
    """
    if user.id in row.silenced:
        raise Refused("silenced")
    if row.speech == "nobody":
        raise Refused("nobody_speaks")
    if user.id == row.owner or seats_of(row.chairs, user.id):
        return
    if row.speech == "players":
        raise Refused("players_speak")
    if user.guest:
        raise Refused("guests_listen")


async def set_speech(hub: Hub, table: Table, user: UserRow, speech: Speech) -> None:
    """The owner says who may speak from now on. Raises Refused."""

    def change(row: GameRow) -> dict[str, Any]:
        refuse_unless_owner(row, user)
        return {"speech": speech}

    await hub.amend(table, change)


async def silence(hub: Hub, table: Table, user: UserRow, other: str, silent: bool) -> None:
    """The owner takes the word from somebody, or gives it back. Raises Refused."""

    def change(row: GameRow) -> dict[str, Any]:
        refuse_unless_owner(row, user)
        rest = [known for known in row.silenced if known != other]
        if other == row.owner or len(rest) >= MOST_SILENCED:
            raise Refused("cannot_silence")
        return {"silenced": [*rest, other] if silent else rest}

    if silent and await hub.store.user(other) is None:
        raise Refused("cannot_silence")
    await hub.amend(table, change)
