"""Every stored game, played out again."""

from dataclasses import dataclass, field

from ziggurat.core.errors import Malformed, Refused
from ziggurat.games import GAMES
from ziggurat.server.store import GameRow, Store
from ziggurat.server.tables.documents import take_in_for
from ziggurat.server.tables.server_clock import ServerClock
from ziggurat.server.tables.table import Table
from ziggurat.server.tables.unplayable import why_unplayable

MANY = 1_000_000


@dataclass(slots=True)
class Findings:
    """How much was looked at, and what is wrong with it."""

    games: int = 0
    events: int = 0
    old: int = 0  # games by rules that are no longer here
    faults: list[str] = field(default_factory=list)


async def check_games(store: Store) -> Findings:
    """Replay all games of a database; those that do not come out as stored are named."""
    found = Findings()
    for row in await store.games(limit=MANY):
        found.games += 1
        found.events += row.events
        fault = why_unplayable(row) or await check_game(row, store)
        if fault and row.game in GAMES and row.rules != GAMES[row.game].under(row.rules).version:
            found.old += 1  # it rests, or was given up, since the rules changed
        elif fault:
            found.faults.append(f"{row.id}: {fault}")
    found.games += len(store.illegible)
    found.faults += [f"{id}: {why}" for id, why in store.illegible.items()]
    return found


async def check_game(row: GameRow, store: Store) -> str:
    """What is wrong with one game, or nothing."""
    events = await store.events(row.id)
    if [event.seq for event in events] != list(range(1, row.events + 1)):
        return "its events are not numbered one by one"
    await take_in_for(store, row)
    try:
        table = Table(row, store, ServerClock())
        for event in events:
            table.play_back(event)
            if event.seq == row.digest_at and table.digest() != row.digest:
                return f"after event {event.seq} it is {table.digest()}, not {row.digest}"
    except (Refused, Malformed) as error:
        return f"its moves cannot be played: {error}"
    if row.status == "over" and row.digest_at != row.events:
        return "it is over, and has no digest of its end"
    return ""
