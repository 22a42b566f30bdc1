"""What can be played, which tables there are, and how to sit down at one."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ziggurat.bots.players.levels import levels_of, player_of, styles_of
from ziggurat.bots.players.strength import strength_of
from ziggurat.bots.players.warnings import SAYINGS
from ziggurat.compiled.readiness import is_ready
from ziggurat.core import jit
from ziggurat.core.errors import Malformed
from ziggurat.core.game import Game
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.games import GAMES
from ziggurat.server.http.calls import Call, Query
from ziggurat.server.http.opening import impossible
from ziggurat.server.http.parsing import LONGEST_DOCUMENT
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.store import GameRow
from ziggurat.server.tables.clocks import pace_of
from ziggurat.server.tables.lobby import NewTable, create, get_up, send_away
from ziggurat.server.tables.lobby import fill as fill_up
from ziggurat.server.tables.lobby import join as sit_down
from ziggurat.server.tables.rematch import play_again
from ziggurat.server.tables.unplayable import why_unplayable
from ziggurat.server.wire.pace import Pace
from ziggurat.server.wire.strict import Strict

LATEST = 100_000_000_000  # seconds since 1970: later than any game


class OptionBrief(msgspec.Struct):
    """What can be chosen before a game, and what is chosen if nobody does."""

    default: bool | str
    values: list[bool | str]
    own: bool  # whether a document of one's own may be brought (see `/api/documents`)


class EloBrief(msgspec.Struct):
    """How far a level is above random play in games of two, and between what with 95 % certainty.

    200 points more win three games in four.
    """

    elo: int
    low: int
    high: int


class LevelBrief(msgspec.Struct):
    """A level of bots: how it is called, how strong it is from 1 on, how long it may think.

    Where its strength was measured, `elo` says so. With one of its `styles` it plays as well, but
    attacks rather than not, or not rather than attack: `king-aggressive` is a level with a style.
    """

    id: str
    name: dict[str, str]  # by language
    strength: int
    think_ms: int
    styles: list[str] = []
    elo: EloBrief | None = None


class GameBrief(msgspec.Struct):
    """A game that can be played here, by how many, and with which options."""

    game: str
    title: str
    rules: int
    seats: list[int]
    options: dict[str, OptionBrief]
    levels: list[LevelBrief]  # the weakest first


class ChairBrief(msgspec.Struct):
    """Who sits at a seat: `open` for anybody, a `person`, or a `bot` of a level."""

    kind: str
    name: str
    level: str
    stand_in: str
    mine: bool  # whether it is that of the one who asks


class TableBrief(msgspec.Struct):
    """A table in a list: nothing in it is hidden from anybody."""

    table: str
    game: str
    options: dict[str, Any]
    status: str
    seats: list[ChairBrief]
    asked: int | None
    deadline: float
    pace: Pace
    public: bool
    owner: bool  # whether the one who asks made it
    lot: bool  # whether who begins is drawn by lot
    changed: float
    commitment: str


class Dismissal(Strict):
    """Who shall get up."""

    seat: Annotated[int, Meta(ge=0, le=9)]


class Readiness(msgspec.Struct):
    """How far a server has come that was started on a machine which had compiled nothing.

    Until it is `ready`, bots of the strongest level are played by the one below. Then so many
    games, of so many, are compiled.
    """

    ready: bool
    games: int
    of: int


class Tables(Query):
    """Which tables, how many, and of those only what changed earlier than `before`."""

    list: Literal["open", "live", "over", "mine"] = "open"
    before: Annotated[float, Meta(ge=0, le=LATEST)] = 0.0
    limit: Annotated[int, Meta(ge=1, le=100)] = 100


def brief(row: GameRow, user: str = "") -> TableBrief:
    return TableBrief(
        table=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=[
            ChairBrief(c.kind, c.name, c.level, c.stand_in, bool(user) and c.user == user)
            for c in row.chairs
        ],
        asked=row.asked if row.status == "live" else None,
        deadline=row.deadline if row.status == "live" else 0.0,
        pace=pace_of(row.pace),
        public=row.public,
        owner=bool(user) and row.owner == user,
        lot=row.lot,
        changed=row.changed,
        commitment=row.commitment,
    )


async def readiness(call: Call) -> Readiness:
    """Whether every bot plays as strongly as it can, or how far that has come."""
    known = list(GAMES)
    if not jit.PLAIN:
        return Readiness(True, len(known), len(known))
    return Readiness(False, sum(map(is_ready, known)), len(known))


async def games(call: Call) -> list[GameBrief]:
    """What can be played, and with which options."""
    return [
        GameBrief(
            game=game.name,
            title=game.title,
            rules=game.version,
            seats=list(game.seats),
            options=options_of(game),
            levels=level_briefs(game.name),
        )
        for game in GAMES.values()
    ]


def options_of(game: Game) -> dict[str, OptionBrief]:
    return {
        option.name: OptionBrief(
            default=option.default,
            values=list(option.values),
            own=option.name in game.platform.checkers,
        )
        for option in game.options
    }


def level_briefs(game: str) -> list[LevelBrief]:
    return [
        LevelBrief(
            id=name,
            name=names_of(name),
            strength=strength,
            think_ms=round(1000 * player_of(game, name).budget.seconds),
            styles=list(styles_of(game, name)),
            elo=elo_brief(game, name),
        )
        for strength, name in enumerate(levels_of(game), start=1)
    ]


def elo_brief(game: str, level: str) -> EloBrief | None:
    found = strength_of(game, level)
    return EloBrief(found.elo, found.low, found.high) if found else None


def names_of(name: str) -> dict[str, str]:
    """How a level is called in each language."""
    called = Message(f"level_{name}")
    return {language: SAYINGS.say(called, language) for language in LANGUAGES}


async def tables(call: Call) -> list[TableBrief]:
    """Public tables that are open, live or over, or all of one's own; the newest change first."""
    asked: Tables = call.query
    which: dict[str, Any] = {"status": asked.list, "public": True}
    if asked.list == "mine":
        which = {"user": call.known.id}
    rows = await call.hub.store.games(**which, before=asked.before, limit=asked.limit)
    user = call.user.id if call.user else ""
    return [brief(row, user) for row in rows if not why_unplayable(row)]


async def new_table(call: Call) -> TableBrief:
    """Make a table. Who makes it sits there; with the last seat taken, the game begins."""
    wish: NewTable = call.body
    try:
        table = await create(call.hub, call.known, wish)
    except Malformed as error:
        raise impossible(error, wish.game, call.language) from None
    return brief(table.row, call.known.id)


async def join(call: Call) -> TableBrief:
    """Sit down where one is expected, or else in the first open chair."""
    await sit_down(call.hub, call.table, call.known)
    return brief(call.table.row, call.known.id)


async def leave(call: Call) -> TableBrief:
    """Get up again, as long as the game has not begun."""
    await get_up(call.hub, call.table, call.known)
    return brief(call.table.row, call.known.id)


async def fill(call: Call) -> TableBrief:
    """Give every open chair to a bot, and begin; only who made the table may do that."""
    await fill_up(call.hub, call.table, call.known)
    return brief(call.table.row, call.known.id)


async def dismiss(call: Call) -> TableBrief:
    """Open somebody's chair again before the game begins; only who made the table may do that."""
    wish: Dismissal = call.body
    await send_away(call.hub, call.table, call.known, wish.seat)
    return brief(call.table.row, call.known.id)


async def rematch(call: Call) -> TableBrief:
    """The same people once more, at a new table, each one seat earlier."""
    return brief((await play_again(call.hub, call.table, call.known)).row, call.known.id)


def seating(serve: Any, body: Any = None, limit: str = "ask") -> Endpoint:
    return Endpoint(
        "POST",
        f"/api/tables/{{table}}/{serve.__name__}",
        serve,
        {200: TableBrief},
        user="needed",
        body=body,
        limit=limit,
        refuses=(409,),
    )


ENDPOINTS = [
    Endpoint("GET", "/api/readiness", readiness, {200: Readiness}),
    Endpoint("GET", "/api/games", games, {200: list[GameBrief]}),
    Endpoint(
        "GET",
        "/api/tables",
        tables,
        {200: list[TableBrief]},
        user="welcome",
        query=Tables,
        refuses=(401,),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        new_table,
        {201: TableBrief},
        user="needed",
        body=NewTable,
        example={"game": next(iter(GAMES)), "seats": 2, "bots": 1},
        limit="create",
        longest=LONGEST_DOCUMENT,
        refuses=(409,),
    ),
    seating(join),
    seating(leave),
    seating(fill),
    seating(dismiss, Dismissal),
    seating(rematch, limit="create"),
]
