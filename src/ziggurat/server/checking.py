"""Every stored game, played out again."""

from dataclasses import dataclass, field

from ziggurat.core.errors import Malformed, Refused
from ziggurat.core.notation import digest
from ziggurat.server.store import GameRow, Store, open_store
from ziggurat.server.tables import Table

MANY = 1_000_000


@dataclass(slots=True)
class Findings:
    """How much was looked at, and what is wrong with it."""

    games: int = 0
    events: int = 0
    faults: list[str] = field(default_factory=list)


async def check_games(database: str) -> Findings:
    """Replay all games of a database; those that do not come out as stored are named."""
    store, found = open_store(database), Findings()
    await store.open()
    try:
        for row in await store.games(limit=MANY):
            found.games += 1
            found.events += row.events
            fault = await check_game(row, store)
            if fault:
                found.faults.append(f"{row.id}: {fault}")
    finally:
        await store.close()
    return found


async def check_game(row: GameRow, store: Store) -> str:
    """What is wrong with one game, or nothing."""
    events = await store.events(row.id)
    if [event.seq for event in events] != list(range(1, row.events + 1)):
        return "its events are not numbered one by one"
    try:
        table = Table(row, store)
        for event in events:
            table.play_back(event)
    except (Refused, Malformed) as error:
        return f"its moves cannot be played: {error}"
    if table.match.over and digest(table.match.game, table.match.state) != row.digest:
        return f"it ends in {digest(table.match.game, table.match.state)}, not {row.digest}"
    return ""
