"""Who you are: guests, accounts, and how to come back to one."""

import asyncio
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from ziggurat.server.http.calls import Call, No, reply
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.people.limits import Limiter, address_of
from ziggurat.server.people.names import Name, tidy
from ziggurat.server.store import Missing, Taken, UserRow
from ziggurat.server.wire.strict import Strict

SLOWLY = 3.0  # seconds for an answer about a name that is guessed for
pause = asyncio.sleep
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Guess = Annotated[str, msgspec.Meta(max_length=200)]


class NewGuest(Strict):
    """Somebody who wants to play at once, with a name."""

    name: Name


class NewAccount(Strict):
    """Somebody who wants to keep his name and his games."""

    name: Name
    password: Password


class Login(Strict):
    """Somebody who says that he was here before."""

    name: Name
    password: Guess


class NewPassword(Strict):
    """The old password, and the one to use from now on."""

    old: Guess
    new: Password


class SignedIn(msgspec.Struct):
    """Who you are from now on; send the token as a bearer, or let the browser send its cookie."""

    user: str
    name: str
    token: str


async def guest(call: Call) -> Response:
    """Become a guest, with a name that others may have as well."""
    wish: NewGuest = call.body
    return await signed_in(call, await call.sessions.add(tidy(wish.name)), 201)


async def account(call: Call) -> Response:
    """Make an account; a guest becomes one, and keeps his games."""
    wish: NewAccount = call.body
    if call.user and not call.user.guest:
        raise No(409, "has_account")
    kept = await call.passwords.hashed(wish.password)
    try:
        user = await name_user(call, tidy(wish.name), kept)
    except Taken:
        raise No(409, "name_taken") from None
    return await signed_in(call, user, 201)


async def name_user(call: Call, name: str, kept: str) -> UserRow:
    """An account of this name and password, for the one who asks or somebody new. Raises Taken."""
    if call.user is None:
        return await call.sessions.add(name, kept)
    changes = {"name": name, "password": kept, "guest": False}
    return await change(call, call.user, changes)


async def login(call: Call) -> Response:
    """Sign in to an account; the games of a guest one was until now stay that guest's."""
    wish: Login = call.body
    name = tidy(wish.name)
    user = await call.hub.store.user_by_name(name)
    await slow_down(call, user.id if user else name)
    kept = user.password if user else ""
    if not await call.passwords.fits(wish.password, kept) or user is None:
        raise No(401, "wrong_login")
    if call.passwords.is_outdated(kept):
        fresh = await call.passwords.hashed(wish.password)
        user = await change(call, user, {"password": fresh})
    return await signed_in(call, user)


async def slow_down(call: Call, name: str) -> None:
    """Guesses for one name become slow from anywhere, and too many only from their own address.

    Or anybody could keep a known name out by guessing for it.
    """
    await call.count("login", "name", name, address_of(call.request))
    limiter: Limiter = call.request.app.state.limiter
    if not await limiter.allows("login", "anywhere", name):
        await pause(SLOWLY)


async def logout(call: Call) -> Response:
    """Sign out: the token is void from now on, and the browser forgets it."""
    answer = reply(None, 204)
    claim = call.sessions.claim(call.request)
    if claim:
        await call.sessions.end(claim)
        call.sign_outs.tell(claim.user)
    call.sessions.forget(answer)
    return answer


async def password(call: Call) -> Response:
    """Change the password of an account; every other token of it is void from now on."""
    wish: NewPassword = call.body
    user = call.known
    if user.guest:
        raise No(409, "only_a_guest")
    await check_password(call, user, wish.old)
    kept = await call.passwords.hashed(wish.new)
    changes = {"password": kept, "epoch": user.epoch + 1}
    changed = await change(call, user, changes)
    call.sign_outs.tell(user.id)
    return await signed_in(call, changed)


async def check_password(call: Call, user: UserRow, guess: str) -> None:
    """Who found an open browser may not guess for ever. Raises No."""
    await call.count("login", "signed in", user.id)
    if not await call.passwords.fits(guess, user.password):
        raise No(403, "wrong_password")


async def change(call: Call, user: UserRow, changes: dict[str, Any]) -> UserRow:
    """A user with new values. Raises Taken, and No if he was forgotten meanwhile."""
    try:
        await call.hub.store.change_user(user.id, changes)
    except Missing:
        raise No(401, "who_are_you") from None
    return replace(user, **changes)


async def signed_in(call: Call, user: UserRow, status: int = 200) -> Response:
    """A session begins, and a browser keeps its token."""
    token = await call.sessions.begin(user)
    answer = reply(SignedIn(user.id, user.name, token), status)
    call.sessions.remember(answer, call.request, user, token)
    return answer


ENDPOINTS = [
    Endpoint("POST", "/api/guest", guest, {201: SignedIn}, body=NewGuest, limit="guest"),
    Endpoint(
        "POST",
        "/api/account",
        account,
        {201: SignedIn},
        user="welcome",
        body=NewAccount,
        limit="guest",
        refuses=(401, 409),
    ),
    Endpoint(
        "POST", "/api/login", login, {200: SignedIn}, body=Login, limit="login", refuses=(401,)
    ),
    Endpoint("POST", "/api/logout", logout, {204: None}),
    Endpoint(
        "POST",
        "/api/password",
        password,
        {200: SignedIn},
        user="needed",
        body=NewPassword,
        limit="login",
        refuses=(409,),
    ),
]
