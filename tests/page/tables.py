"""Tables that are set before anybody comes: at any position, with dice that are known."""

import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from page.browsing import Visitor
from server.running import Client, Server
from ziggurat.core.dice import commitment
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.games import GAMES
from ziggurat.server.store import Chair, GameRow, open_store
from ziggurat.server.tables.bot_names import with_names

NOON = 1_800_000_000.0


def secret_of(number: int) -> bytes:
    """Dice that fall the same every time."""
    return bytes([number]) * SECRET_BYTES


def later(game: str, seats: int, dice: int, moves: int) -> Any:
    """A position to which so many random decisions have led; none if there were none."""
    rules, rng = GAMES[game], random.Random(dice)
    match = Match(rules, seats, {}, secret_of(dice))
    for _ in range(moves):
        match.choose(match.asked, match.seq, rng.choice(match.legal()))
    return rules.write(match.state) if moves else None


def lay(
    server: Server,
    game: str,
    people: Sequence[Visitor | None],
    dice: int = 0,
    position: Any = None,
    under: int = 0,
    **options: Any,
) -> str:
    """A table where these people sit, with a bot where there is nobody; the name of it.

    It may have been begun under rules of before.
    """
    secret, rules = secret_of(dice), GAMES[game].under(under)
    match = Match(rules, len(people), options, secret, position)
    sitting = with_names([chair(one) for one in people], game)
    row = GameRow(
        id=secrets.token_urlsafe(9),
        game=game,
        rules=rules.version,
        seats=len(people),
        options={**match.options, **options},  # a document stands there itself
        secret=secret,
        commitment=commitment(secret),
        position=position,
        pace={},
        level="random",
        public=True,
        owner=next(one.user for one in sitting if one.user),
        chairs=sitting,
        status="live",
        created=NOON,
        changed=NOON,
        asked=match.asked,
        since=time.time(),
    )
    with ThreadPoolExecutor(1) as pool:  # the browser's loop runs in this thread
        pool.submit(asyncio.run, keep(server, row)).result()
    return row.id


def chair(one: Visitor | None) -> Chair:
    if one is None:
        return Chair("bot", level="random")
    assert one.client
    return Chair("person", user_of(one.client), one.name)


def user_of(client: Client) -> str:
    """The id behind a token: what the server signed."""
    from itsdangerous import URLSafeSerializer

    _, (id, *_) = URLSafeSerializer("", salt="session").loads_unsafe(client.token)
    return str(id)


async def keep(server: Server, row: GameRow) -> None:
    store = open_store(server.database)
    await store.open()
    try:
        await store.add_game(row)
    finally:
        await store.close()


def play(table: str, people: Sequence[Visitor], moves: Sequence[str]) -> None:
    """Let those who are asked make these moves, without their browsers."""
    clients = [one.client for one in people]
    for number, move in enumerate(moves):
        first = clients[0]
        assert first
        shown = first.update(table)
        mover = clients[shown["asked"]]
        assert mover
        status, answer = mover.choose(table, f"{table} {number}", shown["seq"], move)
        assert status == 200, answer
