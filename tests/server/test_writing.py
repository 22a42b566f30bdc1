"""Updates as they are written for many are those that would be made for each alone."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from server.test_hidden import begin, opened, user
from ziggurat.core.game import SPECTATOR
from ziggurat.server.play.updates import update
from ziggurat.server.play.writing import written_update
from ziggurat.server.tables.audience import Crowd, Watcher
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import encode

CHANGES: list[dict[str, Any]] = [
    {"silenced": ["user1"]},
    {"silenced": ["user0", "user1"]},
    {"shared": False},
    {"public": False},
    {"speech": "nobody"},
    {"owner": "user2"},
    {"clocks": [1000, 2000, 3000]},
    {"deadline": 5.0},
    {"parent": "table%5"},
    {"status": "frozen"},
    {"status": "over", "winners": [2]},
    {"status": "over", "shared": False},
    {"options": {"odd": "100 %b"}},
    {"rules": 7},
]


def compare(table: Table) -> None:
    """Everybody who may look, in every language there is a form of, from the start and from now."""
    for viewer in (*range(table.row.seats), SPECTATOR):
        for language in ("en", "de"):
            for last in (0, table.seq):
                watcher = (table, viewer, language, last, user(viewer).id)
                assert written_update(*watcher) == encode(update(*watcher))


@pytest.mark.parametrize("game", ["tigris", "china"])
def test_whatever_changes_at_a_table_is_written(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as hub:
            table = await begin(hub, game, 3, {})
            compare(table)
            move = table.match.offers(table.match.asked)[-1]
            await table.add("choose", table.match.asked, move)
            compare(table)
            row = table.row
            for change in CHANGES:
                table.row = replace(row, **change)
                compare(table)
                table.row = row
                compare(table)
            table.audience.here.add(Watcher(1, "en", 0))
            compare(table)
            table.audience.heard_of("another server", Crowd([2], 1))
            compare(table)
            table.rematch = 'again "%b"'
            compare(table)

    asyncio.run(story())
