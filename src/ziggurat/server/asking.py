"""What a client asks of a table, over a socket or plain HTTP: the same answers to both."""

import time

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
from ziggurat.server.messages import (
    Ack,
    Choose,
    Explain,
    Explained,
    Foreseen,
    Preview,
    Refusal,
    Resign,
    Said,
    Say,
    Undo,
)
from ziggurat.server.showing import explained, foreseen
from ziggurat.server.store import UserRow
from ziggurat.server.tables import Table, Watcher
from ziggurat.server.text import in_words

Asked = Choose | Undo | Preview | Explain | Resign
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
LONGEST_LINE = 500  # characters of chat
LONGEST_ID = 100


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
            return await say(table, user, question, watcher)
        return await obey(hub, table, user, question, language)
    except Refused as refusal:
        text = in_words(table.match.game.book, refusal.message, language, table.names)
        code = CODES.get(type(refusal), refusal.message.key)
        return Refusal(question.id, code, text, table.seq)


async def obey(hub: Hub, table: Table, user: UserRow, question: Asked, language: str) -> Answer:
    refuse_strange(question)
    seat = table.seat_of(user.id)
    if seat == SPECTATOR:
        raise Refused("not_at_table")
    if table.row.status == "open":
        raise Refused("not_begun")
    if table.row.status == "frozen":
        raise Refused("frozen")
    if isinstance(question, Preview | Explain):
        async with table.lock:
            if isinstance(question, Preview):
                return foreseen(table, seat, question.id, question.move, language)
            return explained(table, seat, question.id, question.move, language)
    seq = await change(table, seat, user, question)
    hub.thinkers.wake(table)
    return Ack(question.id, seq)


def refuse_strange(question: Question) -> None:
    """No database keeps a zero in a text, and an id is a short one. Raises Refused."""
    texts = [value for value in msgspec.structs.astuple(question) if isinstance(value, str)]
    if len(question.id) > LONGEST_ID or any("\0" in text for text in texts):
        raise Refused("unreadable", why="an id is too long, or a text holds a zero")


async def change(table: Table, seat: int, user: UserRow, question: Choose | Undo | Resign) -> int:
    """A move's id is the user's own: two people may choose the same one."""
    id = f"{user.id}:{question.id}"
    if isinstance(question, Choose):
        return await table.add("choose", seat, question.move, id, question.seq)
    if isinstance(question, Undo):
        return await table.add("undo", seat, "", id, question.seq)
    return await table.add("resign", seat, "", id, None)


async def say(table: Table, user: UserRow, line: Say, sayer: Watcher | None) -> Said:
    """A line of chat, told to everybody but who said it: he has his answer."""
    refuse_strange(line)
    text = line.text.strip()[:LONGEST_LINE]
    if not text:
        raise Refused("unreadable", why="there is nothing in it")
    row = await table.store.add_chat(table.row.id, user.id, user.name, text, time.time())
    said = Said(row.n, row.name, row.text, row.at)
    table.send_all(said, sayer)
    return said
