"""What was said at a table, who may speak there, and whom one does not want to hear."""

from typing import Annotated

import msgspec

from ziggurat.server.http.calls import Call, No, Query
from ziggurat.server.http.play import Events
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.store import Speech
from ziggurat.server.tables import speech as speaking
from ziggurat.server.tables.chat import said
from ziggurat.server.wire.messages import Lines
from ziggurat.server.wire.strict import Strict

MOST_LINES = 100
MOST_MUTED = 1000  # by one user
UserId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]*$")]


class ChatQuery(Query):
    """What was said after line `after`, at most a hundred lines."""

    after: Events = 0


class SpeechWish(Strict):
    """Who may speak from now on."""

    speech: Speech


class Silencing(Strict):
    """Whose word is taken, or given back."""

    user: UserId
    silent: bool


class Muting(Strict):
    """Whom one does not want to hear, or wants to hear again."""

    user: UserId
    muted: bool


class MutedUser(msgspec.Struct):
    """Somebody whom one does not want to hear."""

    user: str
    name: str


class ChatRules(msgspec.Struct):
    """Who may speak at a table, and who of these was silenced."""

    speech: Speech
    silenced: list[str]


async def chat(call: Call) -> Lines:
    """What was said at a table."""
    rows = await call.hub.store.chat(call.table.row.id, call.query.after, MOST_LINES)
    return Lines([said(row, call.language) for row in rows])


async def speech(call: Call) -> ChatRules:
    """Say who may speak; only who made the table may do that."""
    wish: SpeechWish = call.body
    await speaking.set_speech(call.hub, call.table, call.known, wish.speech)
    return rules(call)


async def silence(call: Call) -> ChatRules:
    """Take the word from somebody, or give it back; only who made the table may do that."""
    wish: Silencing = call.body
    await speaking.silence(call.hub, call.table, call.known, wish.user, wish.silent)
    return rules(call)


def rules(call: Call) -> ChatRules:
    return ChatRules(call.table.row.speech, call.table.row.silenced)


async def mutes(call: Call) -> list[MutedUser]:
    """Whom one does not want to hear; their lines are sent all the same, for pages to leave out."""
    return [MutedUser(user.id, user.name) for user in await call.hub.store.mutes(call.known.id)]


async def mute(call: Call) -> list[MutedUser]:
    """Do not hear somebody any more, at any table, or hear him again."""
    wish: Muting = call.body
    store, me = call.hub.store, call.known.id
    if not wish.muted:
        await store.unmute(me, wish.user)
        return await mutes(call)
    if await store.user(wish.user) is None or len(await store.mutes(me)) >= MOST_MUTED:
        raise No(409, "cannot_mute")
    await store.mute(me, wish.user)
    return await mutes(call)


ENDPOINTS = [
    Endpoint(
        "GET", "/api/tables/{table}/chat", chat, {200: Lines}, user="welcome", query=ChatQuery
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/speech",
        speech,
        {200: ChatRules},
        user="needed",
        body=SpeechWish,
        refuses=(409,),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/silence",
        silence,
        {200: ChatRules},
        user="needed",
        body=Silencing,
        refuses=(409,),
    ),
    Endpoint("GET", "/api/me/mutes", mutes, {200: list[MutedUser]}, user="needed"),
    Endpoint(
        "POST",
        "/api/me/mutes",
        mute,
        {200: list[MutedUser]},
        user="needed",
        body=Muting,
        refuses=(409,),
    ),
]
