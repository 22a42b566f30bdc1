"""What a table tells one watcher: the only door through which anything hidden could leave."""

from dataclasses import dataclass, field
from typing import Any

from ziggurat.core.events import Event
from ziggurat.core.game import View
from ziggurat.core.state import State
from ziggurat.core.text import Message
from ziggurat.server.messages import (
    Explained,
    Foreseen,
    Happening,
    Past,
    Seat,
    Sight,
    TakeBack,
    Turn,
    Update,
)
from ziggurat.server.offers import grouped
from ziggurat.server.store import GameRow
from ziggurat.server.tables import Table, Told
from ziggurat.server.text import SERVER
from ziggurat.server.timing import elapsed_ms, plays_by_itself


@dataclass(slots=True)
class Scene:
    """A position as far as all who look see the same: made once, whoever looks."""

    row: GameRow
    state: State
    asked: int | None
    prompt: str | None
    public: View
    winners: list[int]
    ending: str
    deadline: float
    offers: list[dict[str, Any]] | None = None  # for the seat that is asked, once it looks
    questions: dict[str, str] = field(default_factory=dict)  # by language


def scene_of(table: Table) -> Scene:
    """The scene at a table; rows and positions never change, so new ones make a new scene."""
    known: Scene | None = table.scene
    match, row = table.match, table.row
    if known is not None and known.row is row and known.state is match.state:
        return known
    live, state = table.is_live, match.state
    table.scene = scene = Scene(
        row=row,
        state=state,
        asked=row.asked if live else None,
        prompt=match.game.prompt(state) if live else None,
        public=match.game.public(state) if row.status != "open" else {},  # nothing is dealt yet
        winners=match.winners,
        ending=match.ending[0] if match.ending else "",
        deadline=row.deadline if live and waits_for_person(table) else 0.0,
    )
    return scene


def update(table: Table, seat: int, language: str, last: int, user: str = "") -> Update:
    """The position as a seat may see it, what it may do, and what happened after `last`."""
    match, row, scene = table.match, table.row, scene_of(table)
    return Update(
        table=row.id,
        game=row.game,
        options=row.options,
        rules=row.rules,
        seq=table.seq,
        status=row.status,
        note=SERVER.say(Message("frozen"), language) if row.status == "frozen" else "",
        owner=bool(user) and user == row.owner,
        public=row.public,
        shared=row.shared,
        pace=table.pace,
        seat=seat,
        asked=scene.asked,
        prompt=scene.prompt,
        question=question(table, scene, language),
        view=scene.public | match.game.own(scene.state, seat) if scene.public else {},
        offers=offers(table, scene) if scene.asked == seat else [],
        undo=take_back(table, seat, language),
        turns=[turn(table, told, seat, language) for told in table.told[last:]],
        seats=seats(table, user),
        deadline=scene.deadline,
        agreed=table.agreed if row.status == "live" else [],
        winners=scene.winners,
        ending=scene.ending,
        parent=row.parent,
        rematch=table.rematch,
        commitment=row.commitment,
        secret=row.secret.hex() if row.status == "over" else None,
    )


def question(table: Table, scene: Scene, language: str) -> str:
    """What is asked, in words."""
    if scene.prompt and language not in scene.questions:
        scene.questions[language] = tell(table, Message(f"ask_{scene.prompt}"), language)
    return scene.questions.get(language, "")


def offers(table: Table, scene: Scene) -> list[dict[str, Any]]:
    if scene.offers is None:
        scene.offers = grouped(table.match.game.actions, table.match.legal())
    return scene.offers


def waits_for_person(table: Table) -> bool:
    return not plays_by_itself(table.row.chairs[table.row.asked])


def past(table: Table, seats: list[int], language: str, seq: int) -> Past:
    """A position of the past, as these seats saw it."""
    game, state = table.match.game, table.position_after(seq)
    asked = int(game.asked(state))
    prompt = game.prompt(state) if asked >= 0 else None
    return Past(
        seq=seq,
        asked=asked if asked >= 0 else None,
        question=tell(table, Message(f"ask_{prompt}"), language) if prompt else "",
        sights=[Sight(seat, game.view(state, seat)) for seat in seats],
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
        happenings=sentences(table, told, language),
    )


def sentences(table: Table, told: Told, language: str) -> list[Happening]:
    """What happened, in words; they are the same for everybody, and said once."""
    known: list[Happening] | None = told.sentences.get(language)
    if known is None:
        known = told.sentences[language] = happenings(table, told.events, language)
    return known


def open_words(table: Table, move: str) -> str:
    """A move as others may know it: of a swap not the tiles, as long as the game lives."""
    kind = move.partition(" ")[0]
    hidden = kind in table.match.game.private and table.row.status != "over"
    return kind if hidden else move


def happenings(table: Table, events: list[Event], language: str) -> list[Happening]:
    return [
        Happening(event.kind, event.args, tell(table, Message(event.kind, event.args), language))
        for event in events
    ]


def seats(table: Table, user: str) -> list[Seat]:
    there = table.audience.presence().present
    return [
        Seat(
            seat=number,
            kind=chair.kind,
            name=table.names[number],
            level=chair.level,
            stand_in=chair.stand_in,
            present=there[number],
            mine=bool(user) and chair.user == user,
            clock_ms=clock_ms(table, number),
        )
        for number, chair in enumerate(table.row.chairs)
    ]


def clock_ms(table: Table, seat: int) -> int | None:
    """What is left on a clock at this moment."""
    if not table.row.clocks:
        return None
    runs = table.is_live and table.row.asked == seat
    used = elapsed_ms(table, table.clock.now()) if runs else 0
    return max(0, table.row.clocks[seat] - used)


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
