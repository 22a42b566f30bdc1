"""Clocks are the server's: who lets his run out is replaced by a bot, and may come back."""

import asyncio
from pathlib import Path

import pytest

from server.hubs import ANN, BOB, NOON, House, StandingClock, in_house, open_house
from ziggurat.server.play.updates import update
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Choose, Leave, Return, Undo
from ziggurat.server.wire.pace import Bank, Days

TEN_MINUTES = Bank(600, 10)
LEADERS = ("leader black H7", "leader red I6")  # both of Ann's actions; nothing is revealed


def clocks(table: Table) -> list[int]:
    """Seconds left, as a client is shown them."""
    seats = update(table, 0, "en", 0).seats
    return [round((seat.clock_ms or 0) / 1000) for seat in seats]


@in_house
async def test_only_the_clock_of_who_is_asked_runs(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES)
    await house.pass_by(60)
    assert clocks(table) == [540, 600]
    assert update(table, 1, "en", 0).deadline == NOON + 600

    await house.choose(table, ANN, LEADERS[0])
    await house.pass_by(30)
    assert clocks(table) == [510, 600]


@in_house
async def test_an_answer_brings_its_increment_once_the_question_has_passed_on(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES)
    await house.pass_by(60)
    await house.choose(table, ANN, LEADERS[0])
    await house.pass_by(20)
    await house.choose(table, ANN, "pass")
    assert table.match.asked == 1

    assert clocks(table) == [530, 600]
    await house.pass_by(45)
    assert clocks(table) == [530, 555]


@in_house
async def test_taking_back_earns_nothing(house: House) -> None:
    """Or one would take back and answer again for ever."""
    table = await house.table(ANN, BOB, pace=TEN_MINUTES)
    await house.choose(table, ANN, LEADERS[0])
    await house.choose(table, ANN, LEADERS[1])
    assert (table.match.asked, clocks(table)) == (1, [610, 600])
    await house.pass_by(5)

    await house.done(table, ANN, Undo("back", table.seq))

    assert (table.match.asked, clocks(table)) == (0, [600, 595])


@in_house
async def test_whose_time_runs_out_is_replaced_by_a_bot_and_may_come_back(house: House) -> None:
    table = await house.table(ANN, BOB, pace=TEN_MINUTES, level="random")
    await house.pass_by(599)
    await house.go_round()
    assert table.row.chairs[0].stand_in == ""
    await house.pass_by(1)

    await house.go_round()

    assert [told.event.kind for told in table.told][:1] == ["timeout"]
    assert table.row.chairs[0].stand_in == "random"
    await house.play_until(table, lambda: table.match.asked == 1)  # the bot plays Ann's turn
    assert {told.event.seat for told in table.told} == {0}
    assert await house.refused(table, ANN, Choose("1", table.seq, "pass")) == "bot_plays_for_you"

    await house.done(table, ANN, Return("2"))
    assert table.row.chairs[0].stand_in == ""
    assert clocks(table)[0] == 60  # a tenth of the bank
    assert update(table, 0, "en", 0).seats[0].stand_in == ""


@in_house
async def test_a_question_may_be_answered_for_days(house: House) -> None:
    table = await house.table(ANN, BOB, pace=Days(3), level="random")
    await house.pass_by(3 * 24 * 3600 - 1)
    await house.go_round()
    table = await house.found(table)
    await house.choose(table, ANN, LEADERS[0])
    assert table.row.deadline == house.clock.now() + 3 * 24 * 3600
    await house.done(table, BOB, Leave("bye"))  # which is not Ann's to answer for
    assert table.row.deadline == house.clock.now() + 3 * 24 * 3600

    await house.pass_by(3 * 24 * 3600)
    await house.go_round()

    table = await house.found(table)
    assert [told.event.kind for told in table.told][:3] == ["choose", "leave", "timeout"]


@in_house
async def test_without_a_pace_nobody_is_hurried(house: House) -> None:
    table = await house.table(ANN, BOB)
    await house.pass_by(10 * 365 * 24 * 3600)
    await house.go_round()

    table = await house.found(table)
    assert table.seq == 0
    assert update(table, 0, "en", 0).deadline == 0
    assert update(table, 0, "en", 0).seats[0].clock_ms is None


@in_house
async def test_who_leaves_is_replaced_at_once(house: House) -> None:
    table = await house.table(ANN, BOB, game="babel", level="random")
    await house.done(table, ANN, Leave("bye"))
    await house.play_until(table, lambda: table.match.asked == 1)

    await house.done(table, ANN, Return("back"))
    await house.done(table, ANN, Return("back again"))  # he is there already

    kinds = [told.event.kind for told in table.told]
    assert (kinds[0], kinds[-1], kinds.count("return")) == ("leave", "return", 1)


@pytest.mark.parametrize("down", [5.0, 3600.0])
def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path, down: float) -> None:
    """A moment is not noticed; more is given back."""
    database, clock = f"sqlite:///{tmp_path}/games.sqlite", StandingClock()

    async def before() -> str:
        async with open_house(database, clock) as house:
            table = await house.table(ANN, BOB, pace=TEN_MINUTES)
            await house.pass_by(100)
            await house.go_round()
            return table.row.id

    async def after(id: str) -> list[int]:
        clock.pass_by(down)
        async with open_house(database, clock) as house:
            await house.go_round()
            table = await house.hub.table(id)
            assert table and table.seq == 0
            return clocks(table)

    left = asyncio.run(after(asyncio.run(before())))

    assert left == ([500, 600] if down > 10 else [495, 600])
