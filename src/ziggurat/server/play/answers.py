"""What a client asks of a table, over a socket or plain HTTP: the same answers to both."""

from functools import partial

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
from ziggurat.core.text import Message
from ziggurat.server.play.updates import explained, foreseen
from ziggurat.server.store import SessionProof, Unreachable, UserRow
from ziggurat.server.tables import decisions
from ziggurat.server.tables.audience import Watcher
from ziggurat.server.tables.chat import pass_on, said
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.loader import give_up
from ziggurat.server.tables.speech import refuse_silent
from ziggurat.server.tables.table import Decide, Table, Then
from ziggurat.server.text import SERVER, in_words
from ziggurat.server.wire.messages import (
    NOT_STORED,
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
        return await obey(hub, table, user, question, language)
    except Unreachable:  # the same may be asked again, under the same id
        return Refusal(question.id, NOT_STORED, not_stored(language), table.seq)
    except Refused as refusal:
        text = in_words(table.match.game.book, refusal.message, language, table.names)
        code = CODES.get(type(refusal), refusal.message.key)
        return Refusal(question.id, code, text, table.seq)


def not_stored(language: str) -> str:
    return SERVER.say(Message(NOT_STORED), language)


async def obey(hub: Hub, table: Table, user: UserRow, question: Asked, language: str) -> Answer:
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
    return Ack(question.id, await change(hub, table, user, question))


def refuse_strange(question: Question) -> None:
    """No database keeps a zero in a text. Raises Refused."""
    texts = [value for value in msgspec.structs.astuple(question) if isinstance(value, str)]
    if any("\0" in text for text in texts):
        raise Refused("unreadable", why="a text holds a zero")


def begin_choice(table: Table, user: UserRow, choice: Choose, by: SessionProof, then: Then) -> bool:
    """Make a choice at once, where nothing stands in its way; `then` hears whether it is stored.

    False if it has to be answered as all else is. Whoever makes it need not be looked up: the store
    keeps it only if he is signed in.
    """
    if table.seat_of(user.id) == SPECTATOR or "\0" in choice.id + choice.move:
        return False
    id = f"{user.id}:{choice.id}"
    decide = partial(decisions.chosen, user=user.id, id=id, seq=choice.seq, move=choice.move, by=by)
    return table.decide_now(decide, id, then)


async def change(hub: Hub, table: Table, user: UserRow, question: Change) -> int:
    """A move's id is the user's own: two people may choose the same one."""
    id = f"{user.id}:{question.id}"
    if isinstance(question, Return):
        return await come_back(hub, table, user, id)
    if isinstance(question, Agree) and table.row.status == "frozen":
        return await give_up(table, id)
    return await table.decide(decision(user.id, id, question), id)


def decision(user: str, id: str, question: Change) -> Decide:
    """What a question comes to at its table, once it is its turn."""
    if isinstance(question, Choose):
        return partial(decisions.chosen, user=user, id=id, seq=question.seq, move=question.move)
    if isinstance(question, Undo):
        return partial(decisions.taken_back, user=user, id=id, seq=question.seq)
    if isinstance(question, Agree):
        return partial(decisions.agreed, user=user, id=id, yes=question.yes)
    decided = decisions.resigned if isinstance(question, Resign) else decisions.left
    return partial(decided, user=user, id=id)


async def come_back(hub: Hub, table: Table, user: UserRow, id: str) -> int:
    """Who returns before his stand-in has begun to think answers for himself.

    But once a question only: no clock runs until he is back, and the stand-in would never begin.
    """
    seat = table.seat_of(user.id)
    is_awaited = table.row.asked == seat and bool(table.row.chairs[seat].stand_in)
    was_back = is_awaited and decisions.has_returned(table, seat)
    thinks = was_back or (is_awaited and not await hub.bots.call_off(table))
    try:
        back = partial(decisions.returned, user=user.id, id=id, thinks=thinks)
        return await table.decide(back, id)
    finally:
        hub.bots.wake(table)  # should the question be the bot's all the same


async def say(hub: Hub, table: Table, user: UserRow, line: Say, sayer: Watcher | None) -> Said:
    """A line of chat, told to everybody but the one who said it: he has his answer."""
    refuse_strange(line)
    text = line.text.strip()
    if not text:
        raise Refused("unreadable", why="there is nothing in it")
    refuse_silent(table.row, user)
    if not await hub.allows_line(user.id, table.row.id):
        raise Refused("too_many_lines")
    row = await table.store.add_chat(table.row.id, user.id, user.name, text, hub.clock.now())
    pass_on(table, row, sayer)
    hub.announce_chat(table, row.n)
    return said(row, "", line.id)
