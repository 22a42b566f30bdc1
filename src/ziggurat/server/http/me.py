"""What we know of you: where and how to tell you of your turn, until you are forgotten."""

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from starlette.responses import Response

from ziggurat.core.errors import Refused
from ziggurat.server.http.accounts import Guess, change, check_password
from ziggurat.server.http.calls import Call, No, reply
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.notices import (
    NotSent,
    confirmation,
    is_address,
    is_webhook,
    mail_settings,
    send_letter,
)
from ziggurat.server.notices.mail import ADDRESS
from ziggurat.server.settings import Settings
from ziggurat.server.store import UserRow
from ziggurat.server.tables.decisions import left_for_good
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.lobby import get_up
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.strict import Strict
from ziggurat.texts import LANGUAGES

MANY = 1_000_000
Mail = Annotated[str, msgspec.Meta(max_length=254, pattern=f"^(?:{ADDRESS.pattern})?$")]
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
Webhook = Annotated[str, msgspec.Meta(max_length=2000, pattern="^(?:https?://[!-~]+)?$")]


class Farewell(Strict):
    """The password of an account that shall be forgotten; guests have none."""

    password: Guess = ""


class Wishes(Strict):
    """What to change; an empty mail address or webhook turns these notices off.

    A mail address is used once it is confirmed: a word is sent there.
    """

    language: Language | msgspec.UnsetType = msgspec.UNSET
    mail: Mail | msgspec.UnsetType = msgspec.UNSET
    webhook: Webhook | msgspec.UnsetType = msgspec.UNSET


class Confirmation(Strict):
    """The word that was sent to an address."""

    word: Annotated[str, msgspec.Meta(max_length=1000)]


class Me(msgspec.Struct):
    """What we know of you. A webhook is failing if the last call of it did."""

    user: str
    name: str
    guest: bool
    language: str
    mail: str
    webhook: str
    webhook_failing: bool


async def me(call: Call) -> Me:
    """What we know of you."""
    return shown(call.known)


async def change_me(call: Call) -> Me:
    """Change the language of notices and where they go."""
    wish: Wishes = call.body
    changes: dict[str, Any] = {
        name: value
        for name, value in msgspec.structs.asdict(wish).items()
        if value is not msgspec.UNSET
    }
    if changes.get("mail") == call.known.mail:
        del changes["mail"]  # which is confirmed already
    if changes.get("mail"):
        await ask_address(call, changes.pop("mail"))
    if changes.get("webhook") and not is_webhook(changes["webhook"]):
        raise No(409, "no_webhook")
    if "webhook" in changes:
        changes["failures"] = 0
    return shown(await change(call, call.known, changes))


async def ask_address(call: Call, mail: str) -> None:
    """Write to an address, before anything else is sent there. Raises No."""
    settings: Settings = call.request.app.state.settings
    if not is_address(mail):
        raise No(409, "no_mail_address")
    if not settings.mail:
        raise No(409, "no_mail_here")
    await call.count("login", "mail", call.known.id)
    word, site = call.sessions.word_for(call.known, mail), settings.address.rstrip("/")
    link = f"{site}/settings?confirm={word}" if site else ""
    words = confirmation(call.known.name, call.language, word, link)
    try:
        by = mail_settings(settings.mail, settings.sender)
        outbox = call.request.app.state.housekeeping.notifier.outbox
        await outbox.send(call.known.id, send_letter, by, mail, words)
    except NotSent as error:
        raise No(409, "mail_not_sent", why=str(error)) from None


async def confirm(call: Call) -> Me:
    """Say that an address is one's own, with the word that was sent there."""
    wish: Confirmation = call.body
    mail = call.sessions.mail_of(call.known, wish.word)
    if not mail:
        raise No(409, "wrong_word")
    return shown(await change(call, call.known, {"mail": mail}))


async def delete_me(call: Call) -> Response:
    """Be forgotten: bots play on for you, your seats are nameless, and what you said is gone."""
    wish: Farewell = call.body
    user, hub = call.known, call.hub
    if not user.guest:
        await check_password(call, user, wish.password)
    await get_up_everywhere(hub, user)
    await hub.store.delete_user(user.id, hub.clock.now())
    for table in list(hub.tables.values()):
        if user.id in (table.row.owner, *(chair.user for chair in table.row.chairs)):
            await table.refresh()
            hub.moved(table)
    call.sign_outs.tell(user.id)
    answer = reply(None, 204)
    call.sessions.forget(answer)
    return answer


async def get_up_everywhere(hub: Hub, user: UserRow) -> None:
    """Nobody shall wait for somebody who does not come back."""
    for status in ("open", "live"):
        for row in await hub.store.games(status=status, user=user.id, limit=MANY):
            with suppress(Refused):  # it began or ended this very moment, or cannot be played here
                table = await hub.table(row.id)
                if table is not None:
                    await leave(hub, table, user)


async def leave(hub: Hub, table: Table, user: UserRow) -> None:
    if table.row.status == "open":
        await get_up(hub, table, user)
        return
    await table.decide(partial(left_for_good, user=user.id))


def shown(user: UserRow) -> Me:
    return Me(
        user=user.id,
        name=user.name,
        guest=user.guest,
        language=user.language,
        mail=user.mail,
        webhook=user.webhook,
        webhook_failing=user.failures > 0,
    )


ENDPOINTS = [
    Endpoint("GET", "/api/me", me, {200: Me}, user="needed"),
    Endpoint("POST", "/api/me", change_me, {200: Me}, user="needed", body=Wishes, refuses=(409,)),
    Endpoint(
        "POST",
        "/api/me/confirm",
        confirm,
        {200: Me},
        user="needed",
        body=Confirmation,
        refuses=(409,),
    ),
    Endpoint(
        "POST",
        "/api/me/delete",
        delete_me,
        {204: None},
        user="needed",
        body=Farewell,
        limit="login",
    ),
]
