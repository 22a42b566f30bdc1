"""Who decides at the same moment as others decides on what is there when it is his turn."""

import asyncio
from pathlib import Path

import pytest

from server.hubs import ANN, BOB, EVE, House, StandingClock, in_house, open_house
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Ack, Agree, Leave, Refusal, Resign, Return


def kinds(table: Table) -> list[str]:
    return [told.event.kind for told in table.told]


@in_house
async def test_two_who_agree_at_the_same_moment_end_the_game(house: House) -> None:
    table = await house.table(ANN, BOB)
    answers = await asyncio.gather(
        house.ask(table, ANN, Agree("1", True)), house.ask(table, BOB, Agree("1", True))
    )
    assert all(isinstance(answer, Ack) for answer in answers)
    assert kinds(table) == ["agree", "abandon"]
    assert table.row.status == "over"


@in_house
async def test_who_leaves_twice_at_once_leaves_once(house: House) -> None:
    table = await house.table(ANN, BOB)
    answers = await asyncio.gather(*(house.ask(table, BOB, Leave(f"{n}")) for n in range(3)))
    assert sum(isinstance(answer, Refusal) for answer in answers) == 2
    assert kinds(table) == ["leave"]


@in_house
async def test_who_returns_twice_at_once_returns_once(house: House) -> None:
    table = await house.table(ANN, BOB)
    await house.done(table, BOB, Leave("bye"))
    await asyncio.gather(*(house.done(table, BOB, Return(f"{n}")) for n in range(3)))
    assert kinds(table) == ["leave", "return"]


@in_house
async def test_who_resigns_as_others_agree_finds_the_game_over(house: House) -> None:
    table = await house.table(ANN, BOB)
    await house.done(table, ANN, Agree("1", True))
    ended, refused = await asyncio.gather(
        house.ask(table, BOB, Agree("1", True)), house.ask(table, ANN, Resign("2"))
    )
    assert isinstance(ended, Ack) and isinstance(refused, Refusal)
    assert kinds(table) == ["agree", "abandon"]


@pytest.mark.parametrize("people", [(ANN, BOB), (ANN, BOB, EVE)])
def test_those_who_agree_through_several_servers_end_the_game(
    tmp_path: Path, people: tuple[object, ...]
) -> None:
    """The second server looks again at what the first has stored."""
    database, clock = f"sqlite:///{tmp_path}/games.sqlite", StandingClock()

    async def story() -> None:
        async with open_house(database, clock) as here, open_house(database, clock) as there:
            table = await here.table(*people)  # type: ignore[arg-type]
            same = await there.found(table)
            houses = [(here, table), (there, same), (here, table)]
            answers = await asyncio.gather(
                *(
                    house.ask(at, person, Agree("1", True))  # type: ignore[arg-type]
                    for (house, at), person in zip(houses, people, strict=False)
                )
            )
            assert all(isinstance(answer, Ack) for answer in answers)
            await table.refresh()
            assert kinds(table) == ["agree"] * (len(people) - 1) + ["abandon"]
            assert table.row.status == "over"

    asyncio.run(story())
