"""What people may decide at a table, looked at while nobody else can change it.

Each function is asked under the table's lock (see `Table.decide`), and says which events follow.
"""

from ziggurat.core.errors import Refused
from ziggurat.server.store import SessionProof
from ziggurat.server.tables.chairs import seats_of
from ziggurat.server.tables.clocks import has_run_out
from ziggurat.server.tables.forced import WITH_IT, steps_to_take_back
from ziggurat.server.tables.table import Intent, Table


def own_seat(table: Table, user: str) -> int:
    """The seat a user decides for, which is his own to play. Raises Refused."""
    seat = table.seat_of(user)
    if not table.row.chairs[seat].stand_in:
        return seat
    last = table.told[-1].event if table.told else None
    if last and (last.kind, last.seat) == ("timeout", seat):
        raise Refused("time_ran_out")
    raise Refused("bot_plays_for_you")


def chosen(
    table: Table, user: str, id: str, seq: int, move: str, by: SessionProof | None = None
) -> list[Intent]:
    """A decision on the position its maker saw."""
    seat = own_seat(table, user)
    table.refuse_stale(seq)
    return [Intent("choose", seat, move, id, by=by)]


def taken_back(table: Table, user: str, id: str, seq: int) -> list[Intent]:
    """The last decision; a forced step goes with the one that led to it."""
    seat = own_seat(table, user)
    along = f"{id}{WITH_IT}"
    if along in table.ids:  # only half was stored when a server died: it is finished
        table.refuse_stale(seq + 1)
        return [Intent("undo", seat, "", id)]
    table.refuse_stale(seq)
    ids = [along, id][-steps_to_take_back(table.match) :]
    return [Intent("undo", seat, "", own) for own in ids]


def resigned(table: Table, user: str, id: str) -> list[Intent]:
    return [Intent("resign", own_seat(table, user), "", id)]


def left(table: Table, user: str, id: str) -> list[Intent]:
    """A bot plays for a person, who may have been about to come back."""
    seat = table.seat_of(user)
    if not table.row.chairs[seat].back:
        seat = own_seat(table, user)
    return [Intent("leave", seat, "", id)]


def left_for_good(table: Table, user: str) -> list[Intent]:
    """Bots play in all of a user's chairs, wherever none does."""
    chairs = table.row.chairs
    away = [s for s in seats_of(chairs, user) if not chairs[s].stand_in or chairs[s].back]
    return [Intent("leave", seat) for seat in away]


def returned(table: Table, user: str, id: str, thinks: bool) -> list[Intent]:
    """A person plays himself again, unless he has nothing left to play with. Raises Refused."""
    seat = table.seat_of(user)
    chair = table.row.chairs[seat]
    if not chair.stand_in or chair.back:
        return []
    if chair.refilled and has_run_out(table.row.clocks, seat):
        raise Refused("no_time_left")
    return [Intent("return", seat, "", id, waits=thinks)]


def has_returned(table: Table, seat: int) -> bool:
    """Whether a seat was back once already while this question was asked."""
    since = (told.event for told in table.told[table.question :])
    return any((event.kind, event.seat) == ("return", seat) for event in since)


def agreed(table: Table, user: str, id: str, yes: bool) -> list[Intent]:
    """All of a user's seats are willing to end the game, or no longer; with the last it ends."""
    mine, willing = seats_of(table.row.chairs, user), set(table.agreed)
    others = [s for s, c in enumerate(table.row.chairs) if c.kind == "person" and not c.stand_in]
    if yes and willing.union(mine).issuperset(others):
        return [Intent("abandon", mine[0], "", id)]
    kind = "agree" if yes else "disagree"
    changing = [seat for seat in mine if yes != (seat in willing)]
    # The last event bears the id itself: what was only half stored is finished when asked again.
    ids = [*(f"{id}:{seat}" for seat in changing[:-1]), id]
    return [Intent(kind, seat, "", own) for seat, own in zip(changing, ids, strict=False)]
