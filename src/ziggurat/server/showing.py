"""What a table tells one watcher: the only door through which anything hidden could leave."""

from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from ziggurat.bots.levels import playing
from ziggurat.core.events import Event
from ziggurat.core.game import SPECTATOR, View
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
    encode,
)
from ziggurat.server.offers import grouped
from ziggurat.server.store import Chair, GameRow
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
    written: bytes = b""  # what is public, as it goes over the wire, once somebody looks there
    offers: list[dict[str, Any]] | None = None  # for the seat that is asked, once it looks
    told: dict[str, Update] = field(default_factory=dict)  # to all alike, by language
    reasons: dict[tuple[str, str], TakeBack] = field(default_factory=dict)  # by what, and language


@dataclass(slots=True)
class Seated:
    """Who sits where while nobody comes or goes, as each user sees it."""

    chairs: list[Chair]
    there: list[bool]
    seats: dict[str, list[Seat]] = field(default_factory=dict)  # by user


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
    scene = scene_of(table)
    view = scene.public | table.match.game.own(scene.state, seat) if scene.public else {}
    return addressed(table, view, seat, language, last, user)


def written_update(table: Table, seat: int, language: str, last: int, user: str) -> bytes:
    """The same as it goes over the wire; what is public is written once for all."""
    scene, view = scene_of(table), Raw(b"{}")
    if scene.public:
        scene.written = scene.written or encode(scene.public)
        own = encode(table.match.game.own(scene.state, seat))
        view = Raw(b"%b,%b" % (scene.written[:-1], own[1:]))  # two objects become one
    return encode(addressed(table, view, seat, language, last, user))


def addressed(
    table: Table, view: View | Raw, seat: int, language: str, last: int, user: str
) -> Update:
    """A view, and all that is told with it."""
    scene = scene_of(table)
    return replace(
        common(table, scene, language),
        owner=bool(user) and user == table.row.owner,
        seat=seat,
        view=view,
        offers=offers(table, scene) if scene.asked == seat else [],
        undo=take_back(table, scene, seat, language),
        turns=[turn(table, told, seat, language) for told in table.told[last:]],
        seats=seats(table, user),
        rematch=table.rematch,
    )


def common(table: Table, scene: Scene, language: str) -> Update:
    """What all are told alike, with nothing yet of what is told to one."""
    known = scene.told.get(language)
    if known is None:
        row = scene.row
        asks = Message(f"ask_{scene.prompt}") if scene.prompt else None
        known = scene.told[language] = Update(
            table=row.id,
            game=row.game,
            options=row.options,
            rules=row.rules,
            seq=table.seq,
            status=row.status,
            note=SERVER.say(Message("frozen"), language) if row.status == "frozen" else "",
            owner=False,
            public=row.public,
            shared=row.shared,
            pace=table.pace,
            seat=SPECTATOR,
            asked=scene.asked,
            prompt=scene.prompt,
            question=tell(table, asks, language) if asks else "",
            view={},
            offers=[],
            undo=TakeBack(False, ""),
            turns=[],
            seats=[],
            deadline=scene.deadline,
            agreed=table.agreed if row.status == "live" else [],
            winners=scene.winners,
            ending=scene.ending,
            parent=row.parent,
            rematch="",
            commitment=row.commitment,
            secret=row.secret.hex() if row.status == "over" else None,
        )
    return known


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


def take_back(table: Table, scene: Scene, seat: int, language: str) -> TakeBack:
    if seat < 0 or table.row.status != "live":
        return TakeBack(False, "")
    why = table.match.why_no_undo(seat)
    if why is None:
        return TakeBack(True, "")
    known = scene.reasons.get((why.key, language))  # in one position a reason has one wording
    if known is None:
        known = TakeBack(False, tell(table, why, language))
        scene.reasons[why.key, language] = known
    return known


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
    """Everybody at the table; as long as nobody comes or goes and no clock runs, the same."""
    there = table.audience.present()
    if table.row.clocks:
        return seats_now(table, user, there)
    known: Seated | None = table.seated
    if known is None or known.chairs is not table.row.chairs or known.there != there:
        table.seated = known = Seated(table.row.chairs, there)
    if user not in known.seats:
        known.seats[user] = seats_now(table, user, there)
    return known.seats[user]


def seats_now(table: Table, user: str, there: list[bool]) -> list[Seat]:
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
            playing=playing_instead(chair),
        )
        for number, chair in enumerate(table.row.chairs)
    ]


def playing_instead(chair: Chair) -> str:
    """The level that plays in the place of the one that was chosen, if another does."""
    chosen = plays_by_itself(chair)
    return playing(chosen) if playing(chosen) != chosen else ""


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
