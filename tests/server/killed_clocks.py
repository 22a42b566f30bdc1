"""What was left on the clocks when a server was killed, and whether anybody lost or gained."""

import time
from dataclasses import dataclass
from typing import Any

from server.running import Client
from server.stores import opened
from ziggurat.server.store import GameRow

ROUNDING = 2  # milliseconds: clocks are kept in whole ones


@dataclass(frozen=True, slots=True)
class ClocksLeft:
    """A table as it is stored while no server runs, and when one last said that it did."""

    row: GameRow
    alive: float

    def check_shown(self, shown: dict[str, Any]) -> None:
        """What people saw before is what is stored, if they saw the last event."""
        if shown.get("seq") != self.row.events:
            return
        for seat in shown["seats"]:
            if seat["seat"] != self.row.asked:
                assert seat["clock_ms"] == self.row.clocks[seat["seat"]]

    def check(self, client: Client) -> None:
        """Nobody lost more than the time that passed, or gained more than nobody could see pass."""
        shown = client.update(self.row.id)
        passed = 1000 * (time.time() - self.row.since)
        for seat in shown["seats"]:
            number, kind = seat["seat"], seat["kind"]
            used = self.row.clocks[number] - seat["clock_ms"]
            if number == self.row.asked and shown["seq"] == self.row.events:
                served = 1000 * (self.alive - self.row.since)
                assert served - ROUNDING <= used <= passed + ROUNDING
            elif number == shown["asked"]:
                assert -ROUNDING <= used <= passed + ROUNDING
            elif kind == "person":
                assert used == 0


async def clocks_left(database: str, tables: set[str]) -> dict[str, ClocksLeft]:
    """All that is known of the clocks once a server is gone."""
    async with opened(database) as store:
        alive = float((await store.setting("alive", b"")).decode())
        rows = [await store.game(table) for table in sorted(tables)]
    return {row.id: ClocksLeft(row, alive) for row in rows if row}
