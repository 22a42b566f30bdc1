"""What a table tells one watcher: the only door through which anything hidden could leave."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from ziggurat.bots.players.levels import playing
from ziggurat.bots.players.styles import spelled
from ziggurat.core.dice import first_by_lot
from ziggurat.core.events import Event
from ziggurat.core.game import SPECTATOR, Prose, Shown, View
from ziggurat.core.state import AnyState, Array
from ziggurat.core.text import Message
from ziggurat.core.ways import LEVELS
from ziggurat.server.play.offers import grouped
from ziggurat.server.store import Chair, EventRow, GameRow
from ziggurat.server.tables.chairs import plays_by_itself
from ziggurat.server.tables.event_effects import elapsed_ms, is_counted
from ziggurat.server.tables.forced import forced, was_by_itself, went_with_it
from ziggurat.server.tables.openness import is_open_to
from ziggurat.server.tables.table import Table, Told
from ziggurat.server.text import SERVER
from ziggurat.server.wire.messages import (
    DrawnLine,
    DrawnPosition,
    Explained,
    Foreseen,
    Happening,
    Offer,
    Past,
    Seat,
    Sight,
    TakeBack,
    Turn,
    Update,
)


@dataclass(slots=True)
class Scene:
    """A position as far as all who look see the same: made once, whoever looks."""

    row: GameRow
    state: AnyState
    asked: int | None
    prompt: str | None
    is_dealt: bool
    winners: list[int]
    ending: str
    deadline: float
    public: Shown | None = None  # once somebody wants more of it than what goes over the wire
    legal: Array | None = None
    offers: list[Offer] | None = None  # for the seat that is asked, once it looks
    forced: str | None = None  # the step that it takes by itself, likewise
    told: dict[str, Update] = field(default_factory=dict)  # to all alike, by language
    reasons: dict[tuple[str, str], TakeBack] = field(default_factory=dict)  # by what, and language
    # As they go over the wire, once somebody looks there (see `writing`).
    pieces: dict[str, list[bytes]] = field(default_factory=dict)  # of what all are told
    questions: dict[tuple[str, bool], bytes] = field(default_factory=dict)  # and whether one's own
    written_offers: bytes = b""
    own_texts: Sequence[bytes] | None = None  # of every seat, and last of a spectator; or of nobody
    written_undo: dict[tuple[str, bool, bool], bytes] = field(default_factory=dict)
    turns: dict[tuple[int, str, str], bytes] = field(default_factory=dict)  # by number and words


@dataclass(slots=True)
class Seated:
    """Who sits where while nobody comes or goes, as each user sees it."""

    chairs: list[Chair]
    there: list[bool]
    seats: dict[str, list[Seat]] = field(default_factory=dict)  # by user
    written: dict[str, bytes] = field(default_factory=dict)  # the same over the wire


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
        is_dealt=row.status != "open",
        winners=[] if live else match.winners,
        ending=match.ending[0] if match.ending else "",
        deadline=row.deadline if live and waits_for_person(table) else 0.0,
    )
    return scene


def update(table: Table, seat: int, language: str, last: int, user: str = "") -> Update:
    """The position as a seat may see it, what it may do, and what happened after `last`."""
    scene = scene_of(table)
    view = {**public_view(table, scene), **own_view(table, scene, seat)}
    return addressed(table, view, seat, language, last, user)


def public_view(table: Table, scene: Scene) -> Shown:
    """What everybody sees, as soon as something is dealt."""
    if scene.public is None:
        scene.public = table.match.game.public(scene.state) if scene.is_dealt else {}
    return scene.public


def own_view(table: Table, scene: Scene, seat: int) -> Shown:
    """What one seat sees besides, likewise."""
    return table.match.game.own(scene.state, seat) if scene.is_dealt else {}


def addressed(table: Table, view: View, seat: int, language: str, last: int, user: str) -> Update:
    """A view, and all that is told with it."""
    scene = scene_of(table)
    return replace(
        common(table, scene, language),
        owner=bool(user) and user == table.row.owner,
        silenced=silenced(table.row, user),
        seat=seat,
        question=question(table, scene, seat, language),
        view=view,
        offers=offers(table, scene) if scene.asked == seat else [],
        forced=forced_move(table, scene) if scene.asked == seat else "",
        undo=take_back(table, scene, seat, language),
        turns=[turn(table, told, seat, language) for told in table.told[last:]],
        seats=seats(table, user),
        rematch=table.rematch,
        secret=secret_for(table, seat),
    )


def drawn_chair(row: GameRow) -> int | None:
    """Where the lot fell. All saw who moved up how far, so this tells nothing of the secret."""
    return first_by_lot(row.secret, row.seats) if row.lot and row.status != "open" else None


def secret_for(table: Table, seat: int) -> str | None:
    return table.row.secret.hex() if is_open_to(table, seat) else None


def common(table: Table, scene: Scene, language: str) -> Update:
    """What all are told alike, with nothing yet of what is told to one."""
    known = scene.told.get(language)
    if known is None:
        row = scene.row
        known = scene.told[language] = Update(
            table=row.id,
            game=row.game,
            options=row.options,
            rules=row.rules,
            seq=table.seq,
            status=row.status,
            note=note(row, language),
            owner=False,
            public=row.public,
            shared=row.shared,
            speech=row.speech,
            silenced=[],
            pace=table.pace,
            lot=row.lot,
            drawn=drawn_chair(row),
            seat=SPECTATOR,
            asked=scene.asked,
            prompt=scene.prompt,
            question=question_for_all(table, scene, language),
            view={},
            offers=[],
            forced="",
            undo=TakeBack(False, ""),
            turns=[],
            seats=[],
            deadline=scene.deadline,
            agreed=agreed(table, row),
            winners=scene.winners,
            ending=scene.ending,
            parent=row.parent,
            rematch="",
            commitment=row.commitment,
            secret=None,
        )
    return known


def note(row: GameRow, language: str) -> str:
    """What is to be said of a table that is not as it should be."""
    return SERVER.say(Message("frozen"), language) if row.status == "frozen" else ""


def agreed(table: Table, row: GameRow) -> list[int]:
    return table.agreed if row.status == "live" else []


def question(table: Table, scene: Scene, seat: int, language: str) -> str:
    """What is asked: the seat that is asked is told more than the others."""
    if scene.asked is None or scene.asked != seat:
        return question_for_all(table, scene, language)
    return asked_of(table, scene.state, seat, language, legal(table, scene))


def question_for_all(table: Table, scene: Scene, language: str) -> str:
    return asked_of(table, scene.state, SPECTATOR, language) if scene.prompt else ""


def asked_of(
    table: Table, state: AnyState, seat: int, language: str, known: Array | None = None
) -> str:
    """What is asked of a seat, where it may be known already what is legal."""
    asks = table.match.game.question(state, seat, known)
    return tell(table, asks, language) if asks else ""


def silenced(row: GameRow, user: str) -> list[str]:
    """Who may not speak, as far as it concerns the one who looks."""
    if user and user == row.owner:
        return row.silenced
    return [user] if user in row.silenced else []


def legal(table: Table, scene: Scene) -> Array:
    """What may be chosen by who is asked, as the rules listed it."""
    if scene.legal is None:
        scene.legal = table.match.legal_numbers()
    return scene.legal


def offers(table: Table, scene: Scene) -> list[Offer]:
    if scene.offers is None:
        scene.offers = grouped(table.match.game.actions, table.match.legal())
    return scene.offers


def forced_move(table: Table, scene: Scene) -> str:
    """The step that everybody sees coming, or nothing."""
    if scene.forced is None:
        game = table.match.game
        step = forced(game, scene.state, legal(table, scene)) if table.is_live else None
        scene.forced = "" if step is None else game.actions.words(step)
    return scene.forced


def waits_for_person(table: Table) -> bool:
    return not plays_by_itself(table.row.chairs[table.row.asked])


def past(table: Table, seats: list[int], language: str, seq: int) -> Past:
    """A position of the past, as these seats saw it."""
    game, state = table.match.game, table.position_after(seq)
    asked = int(game.asked(state))
    return Past(
        seq=seq,
        asked=asked if asked >= 0 else None,
        question=asked_of(table, state, asked if asked in seats else SPECTATOR, language),
        sights=[Sight(seat, game.view(state, seat)) for seat in seats],
    )


def drawing(table: Table, seat: int, language: str, seq: int) -> DrawnPosition:
    """A position in lines of text, drawn from what a seat saw and nothing else."""
    game = table.match.game
    view = game.view(table.position_after(seq), seat)
    lines = game.draw(view, lambda message: tell(table, message, language))
    return DrawnPosition(
        seq, seat, [DrawnLine(list(line), isinstance(line, Prose)) for line in lines]
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
    remark = remark_on(event)
    return Turn(
        seq=event.seq,
        kind=event.kind,
        seat=event.seat,
        move=words_for(table, told, seat),
        happenings=sentences(table, told, language),
        note=SERVER.say(remark, language) if remark else "",
    )


def words_for(table: Table, told: Told, seat: int) -> str:
    """A move as its own seat said it, or as another may know it."""
    event = told.event
    return event.move if event.seat == seat else open_words(table, event.move, seat)


def remark_on(event: EventRow) -> Message | None:
    """What is said of a decision beside its effects: a bot hurried, or nobody was asked."""
    if event.thought:
        return hurry(event.thought)
    if went_with_it(event):
        return Message("taken_back_with_it")
    return Message("by_itself") if was_by_itself(event.move_id) else None


def hurry(thought: str) -> Message:
    """How a bot thought that had to hurry."""
    if thought in LEVELS:
        return Message("played_by", {"level": thought})
    return Message("thought_for", {"share": f"of_{thought.replace('/', '_')}"})


def sentences(table: Table, told: Told, language: str) -> list[Happening]:
    """What happened, in words; they are the same for everybody, and said once."""
    known: list[Happening] | None = told.sentences.get(language)
    if known is None:
        known = told.sentences[language] = happenings(table, told.events, language)
    return known


def open_words(table: Table, move: str, seat: int) -> str:
    """A move as another seat may know it: of a swap not the tiles, unless the game lies open."""
    kind = move.partition(" ")[0]
    hidden = kind in table.match.game.private and not is_open_to(table, seat)
    return kind if hidden else move


def happenings(table: Table, events: list[Event], language: str) -> list[Happening]:
    return [
        Happening(event.kind, event.args, tell(table, Message(event.kind, event.args), language))
        for event in events
    ]


def seats(table: Table, user: str) -> list[Seat]:
    """Everybody at the table; as long as nobody comes or goes and no clock runs, the same."""
    if table.row.clocks:
        return seats_now(table, user, table.audience.present())
    known = seated(table)
    if user not in known.seats:
        known.seats[user] = seats_now(table, user, known.there)
    return known.seats[user]


def seated(table: Table) -> Seated:
    """Who sits where; what was known is forgotten as soon as somebody comes or goes."""
    there = table.audience.present()
    known: Seated | None = table.seated
    if known is None or known.chairs is not table.row.chairs or known.there != there:
        table.seated = known = Seated(table.row.chairs, there)
    return known


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
            playing=playing_instead(table, number, chair),
        )
        for number, chair in enumerate(table.row.chairs)
    ]


def playing_instead(table: Table, seat: int, chair: Chair) -> str:
    """The level that plays in the place of the one that was chosen, if another does."""
    chosen = plays_by_itself(chair)
    if playing(chosen) != chosen:
        return spelled(playing(chosen))[0]
    last = table.played_by[seat]
    return last if chosen and last != chosen else ""


def clock_ms(table: Table, seat: int) -> int | None:
    """What is left on a clock at this moment."""
    if not table.row.clocks:
        return None
    runs = table.is_live and table.row.asked == seat and is_counted(table.row.chairs[seat])
    used = elapsed_ms(table.row, table.clock.now()) if runs else 0
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
