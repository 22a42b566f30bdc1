"""Hints and reasons hold nothing hidden: from a world that looks the same, the same bytes."""

import asyncio
import dataclasses
from collections.abc import Awaitable
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from games.wander import Choice, by_chance, crowded, every_game, imagined, moments, watchers
from server.test_hidden import Payloads, begin, differences, imagine, opened, twin_of
from ziggurat.bots.advice.explanations import Advice
from ziggurat.core.errors import Refused
from ziggurat.core.game import Game, mixes
from ziggurat.core.jit import PLAIN
from ziggurat.core.text import LANGUAGES
from ziggurat.server.advice import hints
from ziggurat.server.advice.hints import hints_for, reasons_for
from ziggurat.server.store import Chair
from ziggurat.server.tables.hub import Hub
from ziggurat.server.tables.table import BY_BOT, Table
from ziggurat.server.thinking.jobs import Position
from ziggurat.server.wire.messages import encode

pytestmark = pytest.mark.slow

LATELY = 4  # decisions that are asked about
STOPS = (4,) if PLAIN else (4, 20, 45)  # decisions before each look


async def answered(answer: Awaitable[object]) -> bytes:
    """What is said, or why it is not."""
    try:
        return encode(await answer)
    except Refused as refusal:
        return encode([type(refusal).__name__, refusal.message.key, refusal.message.args])


async def advice(hub: Hub, table: Table, viewer: int) -> Payloads:
    """All that bots say to one watcher about a position and the last decisions before it."""
    hub.advising.known.clear()  # what was said of one world must not answer for another
    found: Payloads = {}
    for language in LANGUAGES:
        found[f"{language} hint"] = await answered(hints_for(hub, table, viewer, language, "who"))
        for seq in range(max(1, table.seq - LATELY + 1), table.seq + 1):
            said = reasons_for(hub, table, seq, viewer, language, "who")
            found[f"{language} why {seq}"] = await answered(said)
    return found


async def noticed(hub: Hub, table: Table, rng: np.random.Generator) -> list[str]:
    """What would tell anybody that he is in one world and not in another."""
    found, game = [], table.match.game
    for viewer in watchers(table.match):
        twin, word = await twin_of(table), int(rng.integers(2**63))
        sit_among_bots(table, viewer)
        told = await advice(hub, table, viewer)
        imagine(twin, table, viewer, word)
        twin.told = [
            dataclasses.replace(event, before=imagined(game, event.before, viewer, word))
            for event in twin.told
        ]
        other = await advice(hub, twin, viewer)
        found += [f"to {viewer}: {key}" for key in differences(told, other)]
        assert viewer != table.match.asked or b"chance" in told["en hint"]
    return found


def sit_among_bots(table: Table, seat: int) -> None:
    chairs = [Chair("bot", level="random")] * table.row.seats
    if seat >= 0:
        chairs[seat] = table.row.chairs[seat]
    table.row = replace(table.row, chairs=chairs)


async def step(table: Table, rng: np.random.Generator) -> None:
    """A decision by chance, as a bot makes it."""
    match = table.match
    choose: Choice = crowded if match.game.name == "tigris" else by_chance
    words = match.game.actions.words(choose(match, match.legal(), rng))
    await table.add("choose", match.asked, words, f"{BY_BOT}{table.seq + 1}", table.seq)


@every_game
def test_another_world_that_looks_the_same_is_spoken_of_the_same(
    game: Game, tmp_path: Path
) -> None:
    async def story() -> None:
        rng = np.random.default_rng(21)
        async with opened(tmp_path) as hub:
            seats = game.seats[0]
            table = await begin(hub, game.name, seats, mixes(game, seats)[0])
            for stop in STOPS:
                while table.seq < stop and not table.match.over:
                    await step(table, rng)
                if not table.match.over:
                    assert await noticed(hub, table, rng) == []

    asyncio.run(story())


@every_game
def test_whatever_the_question_the_same_hint_is_given(game: Game, tmp_path: Path) -> None:
    async def story() -> None:
        rng = np.random.default_rng(22)
        async with opened(tmp_path) as hub:
            for state, options in moments(game.name)[:: 8 if PLAIN else 2]:
                if game.asked(state) >= 0:
                    position = game.write(state)
                    table = await begin(hub, game.name, int(state.seats), options, position)
                    assert await noticed(hub, table, rng) == []

    asyncio.run(story())


@every_game
def test_a_leak_would_be_noticed(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(position: Position, seat: int) -> list[Advice]:
        hands = position.state(position.game())["hand"].tolist()
        return [Advice(0, str(hands), 0.5, 1, ())]

    monkeypatch.setattr(hints, "advised", leaky)

    async def story() -> list[str]:
        rng = np.random.default_rng(23)
        async with opened(tmp_path) as hub:
            table = await begin(hub, game.name, game.seats[0], mixes(game, game.seats[0])[0])
            while table.seq < 6:
                await step(table, rng)
            return await noticed(hub, table, rng)

    assert any("hint" in key for key in asyncio.run(story()))
