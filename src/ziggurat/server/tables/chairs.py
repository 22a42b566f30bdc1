"""The chairs of a table: who is expected, who sits, who gets up, who plays for whom."""

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from ziggurat.core.errors import Refused, malformed
from ziggurat.server.people.names import Name
from ziggurat.server.store import Chair, UserRow
from ziggurat.server.wire.strict import Strict


class NewChair(Strict):
    """A seat as the table's maker wants it.

    `me` is himself, under another name if he likes: with several such seats people play on one
    device. `open` is for anybody, `invited` for the account of this name, `bot` for a bot, whose
    level may have a style: `king-aggressive`.
    """

    kind: Literal["me", "open", "invited", "bot"]
    name: Name | None = None
    level: str = ""


def some_chairs(user: UserRow, seats: int, bots: int, level: str) -> list[Chair]:
    """The maker sits first, bots sit last, and the rest is open. Raises Malformed."""
    if not 0 <= bots < seats:
        raise malformed("bots", "must_be_from_to", low=0, high=seats - 1, found=bots)
    chairs = [Chair("person", user.id, user.name)]
    chairs += [Chair("open")] * (seats - 1 - bots)
    return chairs + [bot_chair(level)] * bots


def told_apart(chairs: Sequence[Chair], user: str) -> list[Chair]:
    """Those who share a device are called differently, or nobody knows to whom to hand it."""
    found: list[Chair] = []
    for chair in chairs:
        taken = {other.name for other in found}
        names = (chair.name, *(f"{chair.name} {n}" for n in range(2, len(chairs) + 1)))
        own = next(name for name in names if name not in taken) if chair.user == user else ""
        found.append(replace(chair, name=own) if own else chair)
    return found


def bot_chair(level: str) -> Chair:
    """A bot without a name."""
    return Chair("bot", level=level)


def seats_of(chairs: Sequence[Chair], user: str) -> list[int]:
    """Where a user sits; on one device there may be several seats."""
    return [seat for seat, c in enumerate(chairs) if c.kind == "person" and c.user == user]


def sat_down(chairs: Sequence[Chair], user: UserRow) -> list[Chair]:
    """Take the chair one is expected in, or the first that is open. Raises Refused."""
    kinds = [c.kind if c.kind != "invited" or c.user == user.id else "" for c in chairs]
    for kind in ("invited", "open"):
        if kind in kinds:
            return changed(chairs, kinds.index(kind), Chair("person", user.id, user.name))
    raise Refused("table_is_full")


def got_up(chairs: Sequence[Chair], user: str) -> list[Chair]:
    return [Chair("open") if chair.user == user else chair for chair in chairs]


def sent_away(chairs: Sequence[Chair], seat: int, owner: str) -> list[Chair]:
    """The owner opens a chair again, but not his own. Raises Refused."""
    if seat not in range(len(chairs)) or chairs[seat].user == owner:
        raise Refused("no_such_seat")
    return changed(chairs, seat, Chair("open"))


def filled(chairs: Sequence[Chair], level: str) -> list[Chair]:
    """A bot in every chair that nobody has taken."""
    return [bot_chair(level) if c.kind in ("open", "invited") else c for c in chairs]


def rotated(chairs: Sequence[Chair], user: str) -> list[Chair]:
    """The same people once more, each one seat earlier; all but the one who asks are invited."""
    expected = [
        Chair("invited" if c.user != user else "person", c.user, c.name) if c.user else c
        for c in chairs
    ]
    return [*expected[1:], expected[0]]


def beginning_with(chairs: Sequence[Chair], first: int) -> list[Chair]:
    """The same round of people, one of whom sits first."""
    return [*chairs[first:], *chairs[:first]]


def with_stand_in(chairs: Sequence[Chair], seat: int, level: str) -> list[Chair]:
    """A bot of this level plays for a person; nothing: he plays himself."""
    return changed(chairs, seat, replace(chairs[seat], stand_in=level, back=False))


def plays_by_itself(chair: Chair) -> str:
    """The level of the bot that decides for a chair, or nothing where a person does."""
    return chair.level if chair.kind == "bot" else chair.stand_in


def is_full(chairs: Sequence[Chair]) -> bool:
    return all(chair.kind in ("person", "bot") for chair in chairs)


def changed(chairs: Sequence[Chair], seat: int, chair: Chair) -> list[Chair]:
    return [chair if i == seat else c for i, c in enumerate(chairs)]
