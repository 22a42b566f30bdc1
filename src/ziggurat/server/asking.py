"""What a client asks of a table, over a socket or plain HTTP: the same answers to both."""

import msgspec

from ziggurat.core.errors import (
    CannotUndo,
    GameIsOver,
    IllegalAction,
    NotYourTurn,
    Refused,
    Stale,
    Unreadable,
)
from ziggurat.core.game import SPECTATOR
from ziggurat.server.hub import Hub
from ziggurat.server.loading import give_up
from ziggurat.server.messages import (
    Ack,
    Agree,
    Choose,
    Explain,
    Explained,
    Foreseen,
    Leave,
    Preview,
    Refusal,
    Resign,
    Return,
    Said,
    Say,
    Undo,
)
from ziggurat.server.seating import seats_of
from ziggurat.server.showing import explained, foreseen
from ziggurat.server.store import UserRow
from ziggurat.server.tables import Table
from ziggurat.server.talking import pass_on
from ziggurat.server.text import in_words
from ziggurat.server.watching import Watcher

Change = Choose | Undo | Resign | Agree | Leave | Return
Asked = Change | Preview | Explain
Question = Asked | Say
Answer = Ack | Foreseen | Explained | Said | Refusal

CODES: dict[type[Refused], str] = {
    Stale: "stale",
    NotYourTurn: "not_your_turn",
    IllegalAction: "illegal",
    GameIsOver: "over",
    CannotUndo: "cannot_undo",
    Unreadable: "unreadable",
}


async def answer(
    hub: Hub,
    table: Table,
    user: UserRow,
    question: Question,
    language: str,
    watcher: Watcher | None = None,
) -> Answer:
    """Do what is asked, or say why not; nothing has changed then."""
    try:
        if isinstance(question, Say):
            return await say(hub, table, user, question, watcher)
        return await obey(table, user, question, language)
    except Refused as refusal:
        text = in_words(table.match.game.book, refusal.message, language, table.names)
        code = CODES.get(type(refusal), refusal.message.key)
        return Refusal(question.id, code, text, table.seq)


async def obey(table: Table, user: UserRow, question: Asked, language: str) -> Answer:
    refuse_strange(question)
    seat = table.seat_of(user.id)
    if seat == SPECTATOR:
        raise Refused("not_at_table")
    if table.row.status == "open":
        raise Refused("not_begun")
    if table.row.status == "frozen" and not isinstance(question, Agree):
        raise Refused("frozen")
    if isinstance(question, Preview | Explain):
        async with table.lock:
            if isinstance(question, Preview):
                return foreseen(table, seat, question.id, question.move, language)
            return explained(table, seat, question.id, question.move, language)
    return Ack(question.id, await change(table, seat, user, question))


def refuse_strange(question: Question) -> None:
    """No database keeps a zero in a text. Raises Refused."""
    texts = [value for value in msgspec.structs.astuple(question) if isinstance(value, str)]
    if any("\0" in text for text in texts):
        raise Refused("unreadable", why="a text holds a zero")


async def change(table: Table, seat: int, user: UserRow, question: Change) -> int:
    """A move's id is the user's own: two people may choose the same one."""
    id = f"{user.id}:{question.id}"
    chair = table.row.chairs[seat]
    if isinstance(question, Agree):
        return await agree(table, user.id, question.yes, id)
    if isinstance(question, Return):
        return await table.add("return", seat, move_id=id) if chair.stand_in else table.seq
    if chair.stand_in:
        raise Refused("bot_plays_for_you")
    if isinstance(question, Choose):
        return await table.add("choose", seat, question.move, id, question.seq)
    if isinstance(question, Undo):
        return await table.add("undo", seat, "", id, question.seq)
    return await table.add("resign" if isinstance(question, Resign) else "leave", seat, move_id=id)


async def agree(table: Table, user: str, yes: bool, id: str) -> int:
    """All of a user's seats are willing to end the game, or no longer; with the last it ends."""
    if table.row.status == "frozen":
        return await give_up(table, id)
    mine = seats_of(table.row.chairs, user)
    willing = set(table.agreed)
    others = [s for s, c in enumerate(table.row.chairs) if c.kind == "person" and not c.stand_in]
    if yes and willing.union(mine).issuperset(others):
        return await table.add("abandon", mine[0], move_id=id)
    for seat in mine:
        if yes != (seat in willing):
            await table.add("agree" if yes else "disagree", seat, move_id=f"{id}:{seat}")
    return table.seq


async def say(hub: Hub, table: Table, user: UserRow, line: Say, sayer: Watcher | None) -> Said:
    """A line of chat, told to everybody but who said it: he has his answer."""
    refuse_strange(line)
    text = line.text.strip()
    if not text:
        raise Refused("unreadable", why="there is nothing in it")
    row = await table.store.add_chat(table.row.id, user.id, user.name, text, hub.clock.now())
    pass_on(table, row, sayer)
    hub.spoke(table, row.n)
    return Said(line.id, row.n, row.name, row.text, row.at)
