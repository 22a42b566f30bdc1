"""What an operator may do to accounts: give a new password, hand out or forget what is kept.

A server that runs meanwhile finds these changes in the store by itself.
"""

import secrets
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from ziggurat.core.errors import Malformed, Refused
from ziggurat.server.people.passwords import Passwords
from ziggurat.server.store import Store, UserRow
from ziggurat.server.tables.decisions import left_for_good
from ziggurat.server.tables.loader import load_table
from ziggurat.server.tables.server_clock import clock_of

PASSWORD_BYTES = 12
MANY = 1_000_000
NOBODY = "(deleted)"


async def named(store: Store, name: str) -> UserRow:
    """An account by its name, or anybody as `id:…`. Raises Malformed."""
    by_id = name.startswith("id:")
    user = await (store.user(name[3:]) if by_id else store.user_by_name(name))
    if user is None:
        raise Malformed("", f"there is no account {name!r}")
    return user


async def new_password(store: Store, name: str) -> str:
    """A new password for an account; whoever was signed in there is signed out."""
    user = await named(store, name)
    if user.guest:
        raise Malformed("", f"{name!r} is a guest, who has no password")
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    kept = await Passwords().hashed(password)
    await store.change_user(user.id, {"password": kept, "epoch": user.epoch + 1})
    return password


async def everything_about(store: Store, name: str) -> dict[str, Any]:
    """All that is kept about a user, but for the hash of the password; secrets of games stay."""
    user = await named(store, name)
    games = []
    for row in await store.games(user=user.id, limit=MANY):
        game = msgspec.to_builtins(row)
        del game["secret"]
        seats = [seat for seat, chair in enumerate(row.chairs) if chair.user == user.id]
        moves = [e for e in await store.events(row.id) if e.seat in seats]
        lines = [line for line in await store.chat(row.id) if line.user == user.id]
        games.append(game | {"moves": msgspec.to_builtins(moves), "lines": lines})
    account = msgspec.to_builtins(user)
    del account["password"]
    return {"user": account, "games": games}


async def delete_account(store: Store, name: str) -> None:
    """Forget a user. In games he has begun a bot plays for him."""
    user = await named(store, name)
    for row in await store.games(status="live", user=user.id, limit=MANY):
        with suppress(Refused):  # it has just ended, rests, or cannot be played here
            table = await load_table(row, store, await clock_of(store))
            await table.decide(partial(left_for_good, user=user.id))
    await store.delete_user(user.id, (await clock_of(store)).now(), NOBODY)
