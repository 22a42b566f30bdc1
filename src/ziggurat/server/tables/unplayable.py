"""Tables that this server cannot play: set aside until it is started anew, and told of once."""

import msgspec
import structlog

from ziggurat.core.errors import Refused
from ziggurat.games import GAMES
from ziggurat.server.store import GameRow
from ziggurat.server.tables.clocks import pace_of
from ziggurat.server.telemetry.metrics import SET_ASIDE

log = structlog.get_logger()


class Unplayable(Refused):
    """A table that is stored, but not for this server: says why."""

    def __init__(self, why: str) -> None:
        super().__init__("table_unreadable")
        self.why = why


def why_unplayable(row: GameRow) -> str:
    """What a row holds that this server does not know, as after a way back to an older one."""
    if row.game not in GAMES:
        return f"its game {row.game!r} is not here"
    try:
        pace_of(row.pace)
    except msgspec.ValidationError as error:
        return f"its pace cannot be read: {error}"
    return ""


class SetAside:
    """The tables that could not be loaded. Each is told of once, and tried once a start."""

    def __init__(self) -> None:
        self.why: dict[str, str] = {}

    def add(self, id: str, why: str) -> None:
        if id not in self.why:
            self.why[id] = why
            SET_ASIDE.inc()
            log.error("table_set_aside", table=id, why=why)

    def refuse(self, id: str) -> None:
        """Raises Unplayable for a table that was set aside."""
        if id in self.why:
            raise Unplayable(self.why[id])
