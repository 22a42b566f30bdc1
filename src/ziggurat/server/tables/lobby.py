"""A table before its first move: made, joined, left, filled, begun."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from ziggurat.bots.players.levels import BOTS, USUAL, is_player, offered, styled
from ziggurat.core.beginning import begin
from ziggurat.core.choosing import refusal
from ziggurat.core.dice import first_by_lot
from ziggurat.core.errors import Forbidden, Malformed, Refused, malformed
from ziggurat.core.game import Game
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.options import read_options
from ziggurat.core.reading import shown
from ziggurat.games import GAMES
from ziggurat.server.people.names import tidy
from ziggurat.server.store import Chair, GameRow, Speech, UserRow
from ziggurat.server.tables.bot_names import with_names
from ziggurat.server.tables.chairs import (
    NewChair,
    beginning_with,
    bot_chair,
    filled,
    got_up,
    is_full,
    sat_down,
    seats_of,
    sent_away,
    some_chairs,
    told_apart,
)
from ziggurat.server.tables.clocks import first_clocks, pace_of
from ziggurat.server.tables.documents import opened
from ziggurat.server.tables.event_effects import deadline
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.pace import Pace, Untimed
from ziggurat.server.wire.strict import Strict

ID_BYTES = 9  # of a table's secret name


class NewTable(Strict):
    """A table that somebody makes.

    Who makes it sits first and `bots` sit last, unless `chairs` say who sits where. `level` is
    that of bots who fill the table, or play for people who are away; where bots attack it may have
    a style, such as `king-aggressive` (see `/api/games`). A table that is not `public`
    is in no list: its name is a secret link; if nothing is said, that is where several play on one
    device. `shared` says whether anybody who has the link may
    see the record of the finished game; otherwise strangers see how it ended, and neither its
    secret nor what was decided or held unseen on the way. `speech` says who may
    speak there: `everybody`, which is the players and those who watch with an account, only
    `players`, or `nobody`; the first at public tables, the second at others, if nothing is said.
    With `lot`, who begins is drawn by lot when the game begins: all move up around the table until
    that chair is the first. The lot follows from the secret that the commitment binds.
    """

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=9)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    bots: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    chairs: Annotated[list[NewChair], msgspec.Meta(max_length=9)] = msgspec.field(
        default_factory=list
    )
    level: str = USUAL
    pace: Pace = msgspec.field(default_factory=Untimed)
    public: bool | None = None
    shared: bool = True
    speech: Speech | None = None
    lot: bool = False


def new_table_id() -> str:
    """The id of a table; it begins with no dash, for commands would take it for an option."""
    while (found := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return found


async def create(hub: Hub, user: UserRow, wish: NewTable) -> Table:
    """A new table. Raises Malformed."""
    if wish.game not in GAMES:
        raise Malformed("game", f"is one of {', '.join(GAMES)}")
    game = GAMES[wish.game]
    wished_options = await opened(hub.store, game, wish.options, hub.clock.now())
    options = begin(game, wish.seats, wished_options).options  # says what cannot be
    refuse_pointless(game, wish.seats, wished_options)
    of_bots = (chair.level or wish.level for chair in wish.chairs if chair.kind == "bot")
    for level in (wish.level, *of_bots):
        refuse_unknown_level(game, level)
    wished = [with_level(game, chair) for chair in await wished_chairs(hub, user, wish)]
    chairs = with_names(wished, wish.game)
    public = len(seats_of(chairs, user.id)) < 2 if wish.public is None else wish.public
    now = hub.clock.now()
    row = GameRow(
        id=new_table_id(),
        game=game.name,
        rules=game.version,
        seats=wish.seats,
        options=options,
        secret=secrets.token_bytes(SECRET_BYTES),  # another one when the game begins
        commitment="",
        position=None,
        pace=msgspec.to_builtins(wish.pace),
        level=offered(game.name, wish.level),
        public=public,
        owner=user.id,
        chairs=chairs,
        status="open",
        created=now,
        changed=now,
        shared=wish.shared,
        speech=wish.speech or ("everybody" if public else "players"),
        lot=wish.lot,
    )
    return await open_table(hub, row)


def refuse_unknown_level(game: Game, level: str) -> None:
    """Only those play who can; a style is one that the level has in this game. Raises Malformed."""
    if not is_player(game.name, level):
        known = [*BOTS, *(name for one in BOTS for name in styled(game.name, one))]
        raise malformed("level", "must_be_one_of", known=", ".join(known), found=shown(level))


def with_level(game: Game, chair: Chair) -> Chair:
    """A chair whose bot, if it has one, is of a level that the game has."""
    return replace(chair, level=offered(game.name, chair.level)) if chair.level else chair


async def open_table(hub: Hub, row: GameRow) -> Table:
    table = await hub.add(row)
    if is_full(row.chairs):
        await hub.amend(table, lambda row: begun_when_full(hub, row, row.chairs))
    return table


async def wished_chairs(hub: Hub, user: UserRow, wish: NewTable) -> list[Chair]:
    """The chairs as the maker wants them. Raises Malformed."""
    if not wish.chairs:
        return some_chairs(user, wish.seats, wish.bots, wish.level)
    if len(wish.chairs) != wish.seats:
        raise malformed("chairs", "wrong_chairs", chairs=len(wish.chairs), seats=wish.seats)
    if not any(chair.kind == "me" for chair in wish.chairs):
        raise malformed("chairs", "no_chair_of_yours")
    return told_apart([await wished(hub, user, wish, n) for n in range(wish.seats)], user.id)


async def wished(hub: Hub, user: UserRow, wish: NewTable, seat: int) -> Chair:
    chair = wish.chairs[seat]
    if chair.kind == "me":
        return Chair("person", user.id, tidy(chair.name or "") or user.name)
    if chair.kind == "bot":
        return bot_chair(chair.level or wish.level)
    if chair.kind == "open":
        return Chair("open")
    guest = await hub.store.user_by_name(chair.name or "")
    if guest is None:
        raise malformed("chairs", "no_such_account", name=repr(chair.name))
    return Chair("invited", guest.id, guest.name)


def refuse_pointless(game: Game, seats: int, options: dict[str, Any]) -> None:
    """A form says of such an option that it is not for so many. Raises Forbidden."""
    if why := refusal(game, seats, read_options(game.options, options, seats)):
        raise Forbidden("options", game.book.say(why, "en"), why)


async def join(hub: Hub, table: Table, user: UserRow) -> None:
    """Sit down; with the last one the game begins. Raises Refused."""

    def sit(row: GameRow) -> dict[str, Any]:
        if seats_of(row.chairs, user.id):
            return {}
        if row.status != "open":
            raise Refused("table_is_full")
        return begun_when_full(hub, row, sat_down(row.chairs, user))

    await hub.amend(table, sit)


async def get_up(hub: Hub, table: Table, user: UserRow) -> None:
    """Get up again, as long as the game has not begun. Raises Refused."""

    def rise(row: GameRow) -> dict[str, Any]:
        refuse_begun(row)
        return {"chairs": got_up(row.chairs, user.id)}

    await hub.amend(table, rise)


async def send_away(hub: Hub, table: Table, user: UserRow, seat: int) -> None:
    """The owner opens somebody's chair again before the game begins. Raises Refused."""

    def kick(row: GameRow) -> dict[str, Any]:
        refuse_unless_owner(row, user)
        refuse_begun(row)
        return {"chairs": sent_away(row.chairs, seat, user.id)}

    await hub.amend(table, kick)


async def fill(hub: Hub, table: Table, user: UserRow) -> None:
    """The owner gives every free chair to a bot, and the game begins. Raises Refused."""

    def seat_bots(row: GameRow) -> dict[str, Any]:
        refuse_unless_owner(row, user)
        if row.status != "open":
            return {}
        return begun_when_full(hub, row, with_names(filled(row.chairs, row.level), row.game))

    await hub.amend(table, seat_bots)


def refuse_unless_owner(row: GameRow, user: UserRow) -> None:
    if row.owner != user.id:
        raise Refused("only_the_owner")


def refuse_begun(row: GameRow) -> None:
    if row.status != "open":
        raise Refused("game_has_begun")


def begun_when_full(hub: Hub, row: GameRow, chairs: Sequence[Chair]) -> dict[str, Any]:
    """Only now the shuffle is chosen, so that nobody could pick a table by its deal."""
    if not is_full(chairs):
        return {"chairs": list(chairs)}
    secret, now = secrets.token_bytes(SECRET_BYTES), hub.clock.now()
    game, pace = GAMES[row.game].under(row.rules), pace_of(row.pace)
    match = Match(game, row.seats, row.options, secret)
    clocks = first_clocks(pace, row.seats)
    if row.lot:
        chairs = beginning_with(chairs, first_by_lot(secret, row.seats))
    return {
        "chairs": list(chairs),
        "status": "live",
        "secret": secret,
        "commitment": match.commitment,
        "asked": match.asked,
        "since": now,
        "clocks": clocks,
        "deadline": deadline(pace, list(chairs), clocks, match.asked, now, now),
    }
