"""The style of a bot at a table: chosen with its level, stored with the game, told on its seat."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from server.hubs import ANN, BOB, House, in_house, open_house
from ziggurat.core.errors import Malformed
from ziggurat.core.ways import KING
from ziggurat.server.http.lobby import brief, level_briefs
from ziggurat.server.play.updates import seats
from ziggurat.server.tables.chairs import NewChair
from ziggurat.server.tables.lobby import fill
from ziggurat.server.thinking.jobs import NO_TIME, job_for, think

AGGRESSIVE = "scribe-aggressive"


def chairs(level: str) -> list[NewChair]:
    return [NewChair("me"), NewChair("bot", level=level)]


def test_levels_are_listed_with_their_styles() -> None:
    listed = {
        game: {one.id: one.styles for one in level_briefs(game)} for game in ("tigris", "china")
    }

    assert listed["tigris"]["king"] == ["aggressive", "peaceful"]
    assert listed["tigris"]["apprentice"] == []
    assert not any(listed["china"].values())


def test_levels_are_listed_with_the_elo_that_was_measured() -> None:
    for one in level_briefs("tigris"):
        if one.elo:
            assert one.elo.low <= one.elo.elo <= one.elo.high
    assert any(one.elo for one in level_briefs("tigris"))


@in_house
async def test_a_style_is_told_on_the_seat_and_in_lists(house: House) -> None:
    table = await house.table(ANN, seats=2, chairs=chairs(AGGRESSIVE))

    assert seats(table, ANN.id)[1].level == AGGRESSIVE
    assert brief(table.row).seats[1].level == AGGRESSIVE


@in_house
async def test_bots_that_fill_a_table_or_stand_in_have_its_style(house: House) -> None:
    table = await house.table(ANN, seats=3, level=AGGRESSIVE)
    await fill(house.hub, table, ANN)

    assert [chair.level for chair in table.row.chairs] == ["", AGGRESSIVE, AGGRESSIVE]


@pytest.mark.parametrize(
    ("game", "level"),
    [
        ("china", "vizier-aggressive"),  # nobody can be attacked there
        ("tigris", "apprentice-aggressive"),  # it is gentle
        ("tigris", "vizier-rude"),
        ("tigris", "random-peaceful"),
    ],
)
def test_a_style_that_the_level_has_not_is_refused(tmp_path: Path, game: str, level: str) -> None:
    @in_house
    async def story(house: House) -> None:
        with pytest.raises(Malformed, match="must be one of"):
            await house.table(ANN, game=game, seats=2, chairs=chairs(level))
        with pytest.raises(Malformed, match="must be one of"):
            await house.table(ANN, BOB, game=game, level=level)

    story(tmp_path)


def test_after_a_restart_it_plays_on_in_its_style(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(address) as house:
            id = (await house.table(ANN, seats=2, chairs=chairs(AGGRESSIVE))).row.id
        with capture_logs() as lines:
            async with open_house(address) as house:
                table = await house.hub.table(id)
                assert table and seats(table, ANN.id)[1].level == AGGRESSIVE
                while table.match.asked == 0:
                    await house.choose(table, ANN)
                await house.play_until(table, lambda: table.told[-1].event.seat == 1)
        assert [line for line in lines if line["event"] == "bot_replaced"] == []

    asyncio.run(story())


@in_house
async def test_a_king_without_time_is_played_by_a_vizier_of_its_style(house: House) -> None:
    """What is told of it is the level that played: the style is that of the seat."""
    table = await house.table(ANN, BOB)
    job = job_for(table.match, table.match.asked, f"{KING}-peaceful", "", 60.0)
    answer = think(replace(job, share=NO_TIME))

    assert (answer.failed, answer.thought) == ("", "vizier")
