"""Leaving gives no time back, whoever plays meanwhile; and time that ran out has run out."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from server.hubs import ANN, BOB, NOON, House, in_house, open_house
from ziggurat.bots import PLAYERS
from ziggurat.bots.players.player import Player
from ziggurat.bots.search.thinking import Thought
from ziggurat.server.play.updates import update
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Choose, Leave, Resign, Return, Undo
from ziggurat.server.wire.pace import Bank, Days

TEN_MINUTES = Bank(600, 10)
DAY = 24 * 3600


def left(table: Table, seat: int = 0) -> float:
    """Seconds left, as a client is shown them."""
    return (update(table, seat, "en", 0).seats[seat].clock_ms or 0) / 1000


def kinds(table: Table) -> list[str]:
    return [told.event.kind for told in table.told]


async def let_bots_play(house: House, table: Table) -> None:
    """Until no bot is asked."""
    await house.play_until(table, lambda: table.row.id not in house.hub.bots.busy)


@in_house
async def test_leaving_and_coming_back_gives_no_time(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    await house.pass_by(599)

    await house.done(table, ANN, Leave("bye"))
    await house.done(table, ANN, Return("back"))
    await let_bots_play(house, table)

    assert table.row.chairs[0].stand_in == ""
    assert left(table) == 1


@in_house
async def test_coming_and_going_does_not_keep_the_stand_in_from_answering(house: House) -> None:
    """A thought is about a position, and who sits where is no part of it."""
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    before, n = table.match.seq, 0
    await house.done(table, ANN, Leave("bye"))
    while not any(id.startswith("bot:") for id in table.ids):  # until its move is stored
        n += 1
        await house.done(table, ANN, Return(f"back {n}"))
        await house.done(table, ANN, Leave(f"bye {n}"))
        assert n < 1000, "the stand-in never moves"

    assert table.match.seq > before
    assert left(table) == 600


def test_what_was_left_is_answered_by_the_stand_in_that_thinks_about_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun, end = threading.Event(), threading.Event()
    chance = PLAYERS["tigris"]["random"]

    class Pensive(Player):
        """A player who thinks until he is told to end."""

        def think(self, *question: Any) -> list[Thought]:
            begun.set()
            end.wait()
            return chance.think(*question)

    monkeypatch.setitem(PLAYERS["tigris"], "random", Pensive("", None))

    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/games.sqlite") as house:
            table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
            await house.done(table, ANN, Leave("bye"))
            await asyncio.to_thread(begun.wait)
            await house.done(table, ANN, Return("back"))
            await house.done(table, ANN, Return("back twice"))
            assert table.row.chairs[0].stand_in == "random"
            assert left(table) == 600
            end.set()
            await let_bots_play(house, table)

            assert kinds(table) == ["leave", "return", "choose"]
            assert table.row.chairs[0].stand_in == ""
            assert table.match.asked == 0  # for her second action, which is her own

    try:
        asyncio.run(story())
    finally:
        end.set()


def test_who_is_back_before_the_stand_in_thinks_answers_himself(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(f"sqlite:///{tmp_path}/games.sqlite", threads=0) as house:
            table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
            await house.pass_by(100)
            await house.done(table, ANN, Leave("bye"))
            while table.row.id not in house.hub.bots.jobs:
                await asyncio.sleep(0)
            await house.pass_by(7)
            await house.done(table, ANN, Return("back"))

            assert (table.row.chairs[0].stand_in, left(table)) == ("", 500)
            assert table.row.id not in house.hub.bots.busy
            await house.choose(table, ANN, "leader black H7")
            assert kinds(table) == ["leave", "return", "choose"]

    asyncio.run(story())


@in_house
async def test_a_stand_in_neither_uses_nor_earns_time(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    await house.pass_by(100)
    await house.done(table, ANN, Leave("bye"))
    await house.play_until(table, lambda: table.match.asked == 1)
    assert left(table) == 500
    await house.done(table, ANN, Return("back"))
    assert left(table) == 500


@in_house
async def test_taking_back_what_a_stand_in_did_costs_no_increment(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    await house.choose(table, ANN, "leader black H7")
    await house.done(table, ANN, Leave("bye"))
    await house.play_until(table, lambda: table.match.asked == 1)
    await house.done(table, ANN, Return("back"))
    if table.match.why_no_undo(0) is None:
        await house.done(table, ANN, Undo("mine", table.seq))
    assert left(table) == 600


@in_house
async def test_once_a_game_one_comes_back_to_a_tenth_of_the_bank(house: House) -> None:
    table = await house.table(ANN, BOB, pace=Bank(600, 0), level="random")
    await house.pass_by(601)
    await house.go_round()
    await house.play_until(table, lambda: table.match.asked == 1)
    await house.done(table, ANN, Return("back"))
    assert left(table) == 60

    while table.match.asked == 1:
        await house.choose(table, BOB)
    await house.pass_by(61)
    await house.go_round()
    assert kinds(table).count("timeout") == 2
    await house.play_until(table, lambda: table.match.asked == 1)

    assert await house.refused(table, ANN, Return("once more")) == "no_time_left"


@in_house
async def test_days_are_not_counted_anew_for_who_leaves_and_returns(house: House) -> None:
    table = await house.table(ANN, BOB, pace=Days(3), level="random")
    await house.pass_by(2 * DAY)
    await house.done(table, BOB, Leave("bye"))
    await house.done(table, BOB, Return("back"))
    assert table.row.deadline == NOON + 3 * DAY


@in_house
async def test_a_move_after_the_time_has_run_out_is_the_time_out(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    await house.pass_by(615)

    question = Choose("late", 0, "leader black H7")
    assert await house.refused(table, ANN, question) == "time_ran_out"

    assert kinds(table) == ["timeout"]
    assert table.row.chairs[0].stand_in == "random"
    await let_bots_play(house, table)
    assert await house.refused(table, ANN, question) == "bot_plays_for_you"


@in_house
async def test_a_move_in_time_counts_however_late_the_server_looks(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    await house.pass_by(599.999)
    await house.choose(table, ANN, "leader black H7")
    assert kinds(table) == ["choose"]


@in_house
async def test_whoever_notices_first_lets_the_time_run_out(house: House) -> None:
    """What others do at a table comes after what was due before."""
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    await house.pass_by(700)
    await house.done(table, BOB, Leave("bye"))
    assert kinds(table)[:2] == ["timeout", "leave"]


@in_house
async def test_nobody_resigns_after_his_time(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    await house.pass_by(700)
    assert await house.refused(table, ANN, Resign("late")) == "time_ran_out"
    assert table.is_live
