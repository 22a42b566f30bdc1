"""What we know of you: where and how to tell you of your turn, until you are forgotten."""

from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from starlette.responses import Response

from ziggurat.core.errors import Refused
from ziggurat.server.http.calls import Call, No, reply
from ziggurat.server.http.people import Guess, change, check_password
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.hub import Hub
from ziggurat.server.notices.mail import ADDRESS, is_address
from ziggurat.server.notices.webhook import is_webhook
from ziggurat.server.opening import get_up
from ziggurat.server.seating import seats_of
from ziggurat.server.store import UserRow
from ziggurat.server.strict import Strict
from ziggurat.server.tables import Table

MANY = 1_000_000
Mail = Annotated[str, msgspec.Meta(max_length=254, pattern=f"^(?:{ADDRESS.pattern})?$")]
Webhook = Annotated[str, msgspec.Meta(max_length=2000, pattern="^(?:https?://[!-~]+)?$")]


class Farewell(Strict):
    """The password of an account that shall be forgotten; guests have none."""

    password: Guess = ""


class Wishes(Strict):
    """What to change; an empty mail address or webhook turns these notices off."""

    language: Literal["en", "fr"] | msgspec.UnsetType = msgspec.UNSET
    mail: Mail | msgspec.UnsetType = msgspec.UNSET
    webhook: Webhook | msgspec.UnsetType = msgspec.UNSET


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
    if changes.get("mail") and not is_address(changes["mail"]):
        raise No(409, "no_mail_address")
    if changes.get("webhook") and not is_webhook(changes["webhook"]):
        raise No(409, "no_webhook")
    if "webhook" in changes:
        changes["failures"] = 0
    return shown(await change(call, call.known, changes))


async def delete_me(call: Call) -> Response:
    """Be forgotten: bots play on for you, your seats are nameless, and what you said is gone."""
    wish: Farewell = call.body
    user, hub = call.known, call.hub
    if not user.guest:
        await check_password(call, user, wish.password)
    await get_up_everywhere(hub, user)
    await hub.store.delete_user(user.id)
    for table in list(hub.tables.values()):
        if user.id in (table.row.owner, *(chair.user for chair in table.row.chairs)):
            await table.refresh()
            hub.moved(table)
    answer = reply(None, 204)
    call.sessions.forget(answer)
    return answer


async def get_up_everywhere(hub: Hub, user: UserRow) -> None:
    """Nobody shall wait for somebody who does not come back."""
    for status in ("open", "live"):
        for row in await hub.store.games(status=status, user=user.id, limit=MANY):
            table = await hub.table(row.id)
            if table is not None:
                with suppress(Refused):  # it began or ended this very moment
                    await leave(hub, table, user)


async def leave(hub: Hub, table: Table, user: UserRow) -> None:
    if table.row.status == "open":
        await get_up(hub, table, user)
        return
    for seat in seats_of(table.row.chairs, user.id):
        if not table.row.chairs[seat].stand_in:
            await table.add("leave", seat)


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
        "/api/me/delete",
        delete_me,
        {204: None},
        user="needed",
        body=Farewell,
        limit="login",
    ),
]
