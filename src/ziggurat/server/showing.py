"""What a table tells one watcher: the only door through which anything hidden could leave."""

from typing import Any

from ziggurat.core.events import Event
from ziggurat.core.text import Message
from ziggurat.server.messages import Explained, Foreseen, Happening, Seat, TakeBack, Turn, Update
from ziggurat.server.offers import grouped
from ziggurat.server.tables import Table, Told


def update(table: Table, seat: int, language: str, last: int) -> Update:
    """The position as a seat may see it, what it may do, and what happened after `last`."""
    match, row = table.match, table.row
    live = row.status == "live" and not match.over
    asked = match.asked if live else None
    prompt = match.game.prompt(match.state) if live else None
    return Update(
        table=row.id,
        game=row.game,
        seq=table.seq,
        status=row.status,
        seat=seat,
        asked=asked,
        prompt=prompt,
        question=tell(table, Message(f"ask_{prompt}"), language) if prompt else "",
        view=match.view(seat) if row.status != "open" else {},  # nothing is dealt yet
        offers=grouped(match.game.actions, match.legal()) if asked == seat else [],
        undo=take_back(table, seat, language),
        turns=[turn(table, told, seat, language) for told in table.told[last:]],
        seats=seats(table),
        deadline=row.deadline,
        winners=match.winners,
        commitment=row.commitment,
        secret=match.secret.hex() if match.over else None,
    )


def tell(table: Table, message: Message, language: str) -> str:
    return table.match.game.book.say(message, language, table.names)


def take_back(table: Table, seat: int, language: str) -> TakeBack:
    if seat < 0 or table.row.status != "live":
        return TakeBack(False, "")
    why = table.match.why_no_undo(seat)
    return TakeBack(why is None, tell(table, why, language) if why else "")


def turn(table: Table, told: Told, seat: int, language: str) -> Turn:
    event = told.event
    return Turn(
        seq=event.seq,
        kind=event.kind,
        seat=event.seat,
        move=event.move if event.seat == seat else open_words(table, event.move),
        happenings=happenings(table, told.events, language),
    )


def open_words(table: Table, move: str) -> str:
    """A move as others may know it: of a swap not the tiles, as long as the game lives."""
    kind = move.partition(" ")[0]
    hidden = kind in table.match.game.private and not table.match.over
    return kind if hidden else move


def happenings(table: Table, events: list[Event], language: str) -> list[Happening]:
    return [
        Happening(event.kind, event.args, tell(table, Message(event.kind, event.args), language))
        for event in events
    ]


def seats(table: Table) -> list[Seat]:
    there = table.presence().present
    return [
        Seat(
            seat=number,
            kind=chair.kind,
            name=table.names[number],
            level=chair.level,
            present=there[number],
            clock_ms=table.row.clocks[number] if table.row.clocks else None,
        )
        for number, chair in enumerate(table.row.chairs)
    ]


def foreseen(table: Table, seat: int, id: str, move: str, language: str) -> Foreseen:
    """What would follow a legal move, as far as its seat can know. Raises Refused."""
    preview = table.match.preview(seat, move)
    events = [Event(e["kind"], without_kind(e), False) for e in preview.pop("events", [])]
    return Foreseen(id, preview, happenings(table, events, language))


def without_kind(event: dict[str, Any]) -> dict[str, int]:
    return {name: value for name, value in event.items() if name != "kind"}


def explained(table: Table, seat: int, id: str, move: str, language: str) -> Explained:
    """Why a seat may not make a move. Raises Unreadable."""
    why = table.match.explain(seat, move)
    return Explained(id, why is None, tell(table, why, language) if why else "")
