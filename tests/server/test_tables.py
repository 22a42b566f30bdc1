"""A table from its making to its rematch: who sits where, who may do what, how it ends."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from server.hubs import ANN, BOB, EVE, House, in_house, open_house
from ziggurat.core.errors import Malformed, Refused
from ziggurat.server.play.updates import past, update
from ziggurat.server.store import UserRow
from ziggurat.server.tables.announcements import TableChanged
from ziggurat.server.tables.chairs import NewChair
from ziggurat.server.tables.lobby import (
    NewTable,
    create,
    fill,
    get_up,
    join,
    send_away,
)
from ziggurat.server.tables.rematch import play_again
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Agree, Choose, Resign

CARL = UserRow("id Carl", "Carl", False, "hash", 1.0)


def sitting(table: Table) -> list[str]:
    return [chair.name if chair.user else chair.kind for chair in table.row.chairs]


def kinds(table: Table) -> list[str]:
    return [told.event.kind for told in table.told]


# Before the start.


@in_house
async def test_seats_are_open_for_all_kept_for_one_or_given_to_bots(house: House) -> None:
    await house.hub.store.add_user(CARL)
    chairs = [
        NewChair("open"),
        NewChair("invited", name="carl"),
        NewChair("me"),
        NewChair("bot", level="random"),
    ]
    table = await create(house.hub, ANN, NewTable("tigris", 4, chairs=chairs))
    assert [chair.kind for chair in table.row.chairs] == ["open", "invited", "person", "bot"]
    assert table.row.chairs[3].level == "random"

    await join(house.hub, table, BOB)
    with pytest.raises(Refused, match="table_is_full"):
        await join(house.hub, table, EVE)
    await join(house.hub, table, CARL)

    assert sitting(table) == ["Bob", "Carl", "Ann", "bot"]
    assert table.row.status == "live"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, "is one of"),
        ({"seats": 5}, "for 2 to 4 players"),
        ({"bots": 2}, "from 0 to 1"),
        ({"level": "godlike"}, "must be one of"),
        ({"options": {"nothing": True}}, "nothing"),
        ({"chairs": [NewChair("me")]}, "there are 1 for 2 seats"),
        ({"chairs": [NewChair("open"), NewChair("bot")]}, "one of them is yours"),
        ({"chairs": [NewChair("me"), NewChair("invited", name="Nemo")]}, "no account"),
        ({"chairs": [NewChair("me"), NewChair("bot", level="godlike")]}, "must be one of"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_says_why(wish: dict[str, Any], why: str, tmp_path: Path) -> None:
    @in_house
    async def story(house: House) -> None:
        asked: dict[str, Any] = {"game": "tigris", "seats": 2} | wish
        with pytest.raises(Malformed, match=why):
            await create(house.hub, ANN, NewTable(**asked))
        assert await house.hub.store.games() == []

    story(tmp_path)


@in_house
async def test_the_owner_may_send_somebody_away_before_the_start(house: House) -> None:
    table = await house.table(ANN, BOB, seats=3)
    with pytest.raises(Refused, match="only_the_owner"):
        await send_away(house.hub, table, BOB, 0)
    for seat in (0, 7, -1):
        with pytest.raises(Refused, match="no_such_seat"):
            await send_away(house.hub, table, ANN, seat)

    await send_away(house.hub, table, ANN, 1)

    assert sitting(table) == ["Ann", "open", "open"]
    await join(house.hub, table, EVE)
    await fill(house.hub, table, ANN)
    with pytest.raises(Refused, match="game_has_begun"):
        await send_away(house.hub, table, ANN, 1)
    with pytest.raises(Refused, match="game_has_begun"):
        await get_up(house.hub, table, EVE)
    assert [chair.kind for chair in table.row.chairs] == ["person", "person", "bot"]


@in_house
async def test_several_people_play_on_one_device(house: House) -> None:
    chairs = [NewChair("me", name="Grandma"), NewChair("me", name="Leo")]
    table = await create(house.hub, ANN, NewTable("babel", 2, chairs=chairs))
    assert table.names == ["Grandma", "Leo"]

    for _ in range(40):
        seat = table.match.asked
        assert table.seat_of(ANN.id) == seat  # the seat that is asked has the device
        shown = update(table, seat, "en", 0, ANN.id)
        assert all(seat.mine for seat in shown.seats)
        await house.choose(table, ANN)
    assert {told.event.seat for told in table.told} == {0, 1}


# The end.


@in_house
async def test_a_game_is_left_unfinished_when_all_people_agree(house: House) -> None:
    table = await house.table(ANN, BOB, EVE, seats=4, bots=1)
    await house.done(table, ANN, Agree("1", True))
    await house.done(table, ANN, Agree("1", True))
    await house.done(table, BOB, Agree("1", True))
    await house.done(table, ANN, Agree("2", False))
    assert (table.agreed, table.row.status) == ([1], "live")
    assert update(table, 2, "en", 0).agreed == [1]

    await house.done(table, ANN, Agree("3", True))
    assert table.row.status == "live"
    await house.done(table, EVE, Agree("1", True))

    assert (table.row.status, table.match.winners) == ("over", [])
    assert kinds(table) == ["agree", "agree", "disagree", "agree", "abandon"]
    assert update(table, 0, "en", 0).ending == "abandon"


@in_house
async def test_who_is_alone_with_bots_may_just_stop(house: House) -> None:
    table = await house.table(ANN, seats=2, bots=1)
    await house.done(table, ANN, Agree("1", True))
    assert table.row.status == "over"


@in_house
async def test_a_rematch_has_the_same_people_one_seat_on(house: House) -> None:
    await house.hub.store.add_user(CARL)
    table = await house.table(ANN, BOB, CARL, seats=4, bots=1, level="random", public=False)
    with pytest.raises(Refused, match="not_yet_over"):
        await play_again(house.hub, table, ANN)
    await house.done(table, BOB, Resign("1"))
    with pytest.raises(Refused, match="not_at_table"):
        await play_again(house.hub, table, EVE)

    again = await play_again(house.hub, table, BOB)

    assert [(chair.kind, chair.name) for chair in again.row.chairs] == [
        ("person", "Bob"),
        ("invited", "Carl"),
        ("bot", "Puabi"),
        ("invited", "Ann"),
    ]
    assert (again.row.parent, again.row.public, again.row.status) == (table.row.id, False, "open")
    assert update(table, 0, "en", 0).rematch == again.row.id
    assert again.row.options == table.row.options
    with pytest.raises(Refused, match="table_is_full"):
        await join(house.hub, again, EVE)
    assert await play_again(house.hub, table, ANN) is again  # which is a way to join
    await join(house.hub, again, CARL)
    assert again.row.status == "live"
    assert again.row.secret != table.row.secret


def test_a_rematch_is_found_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(database) as house:
            table = await house.table(ANN, BOB)
            await house.done(table, BOB, Resign("1"))
            again = await play_again(house.hub, table, BOB)
        async with open_house(database) as house:
            assert (await house.found(table)).rematch == again.row.id

    asyncio.run(story())


# The past.


@in_house
async def test_every_position_of_the_past_can_be_looked_at_as_it_was(house: House) -> None:
    table = await house.table(ANN, BOB, game="babel")
    seen = [[update(table, seat, "en", 0).view for seat in (0, 1)]]
    for n in range(30):
        seat = table.match.asked
        last = table.match.history[-1].seat if table.match.history else -1
        if n % 5 == 4 and last >= 0 and table.match.why_no_undo(last) is None:
            await table.add("undo", last)
        else:
            await house.choose(table, (ANN, BOB)[seat])
        seen.append([update(table, seat, "en", 0).view for seat in (0, 1)])
    assert "undo" in kinds(table)

    for here in (table, await reloaded(house, table)):
        for seq, views in enumerate(seen):
            assert [sight.view for sight in past(here, [0, 1], "en", seq).sights] == views


async def reloaded(house: House, table: Table) -> Table:
    house.hub.forget(table.row.id)
    return await house.found(table)


# Rules that have changed.


def test_a_game_by_older_rules_goes_on_if_it_comes_to_the_same(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(database) as house:
            table = await house.table(ANN, BOB, game="babel")
            for _ in range(25):
                await house.choose(table, (ANN, BOB)[table.match.asked])
            await house.hub.store.change_game(table.row.id, {"rules": 0})
        async with open_house(database) as house:
            table = await house.found(table)
            assert (table.row.status, table.row.rules) == ("live", table.match.game.version)
            await house.choose(table, (ANN, BOB)[table.match.asked])
            assert table.row.digest_at == 20

    asyncio.run(story())


@pytest.mark.slow
@pytest.mark.parametrize("change", [{"digest": "00000000"}, {"options": {"deal": "1-1"}}])
def test_a_game_that_comes_out_otherwise_rests_and_may_be_given_up(
    change: dict[str, Any], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(database) as house:
            table = await house.table(ANN, BOB, game="babel")
            for _ in range(25):
                await house.choose(table, (ANN, BOB)[table.match.asked])
            await house.hub.store.change_game(table.row.id, {"rules": 0, **change})
        async with open_house(database) as house:
            table = await house.found(table)
            assert table.row.status == "frozen"
            shown = update(table, 0, "fr", 0)
            assert (shown.asked, shown.offers) == (None, [])
            assert "règles ont changé" in shown.note
            assert await house.refused(table, ANN, Choose("1", table.seq, "done")) == "frozen"
        async with open_house(database) as house:
            table = await house.found(table)
            assert table.row.status == "frozen"
            assert await house.refused(table, EVE, Agree("1", True)) == "not_at_table"
            await house.done(table, BOB, Agree("1", True))
            row = await house.hub.store.game(table.row.id)
            assert row and (row.status, row.winners, row.events) == ("over", [], 26)

    asyncio.run(story())


# Two servers of one database.


def test_what_one_server_stores_the_other_knows(tmp_path: Path) -> None:
    """Even if it hears nothing: the database is the truth."""
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(database) as one, open_house(database) as other:
            table = await one.table(ANN, seats=2)
            twin = await other.found(table)
            await join(other.hub, twin, BOB)  # a change the first server has not heard of
            with pytest.raises(Refused, match="table_is_full"):
                await join(one.hub, table, EVE)
            assert table.match.state.tobytes() == twin.match.state.tobytes()

            await one.choose(table, ANN, "leader black H7")
            assert await other.refused(twin, ANN, Choose("x", 0, "leader red I6")) == "stale"
            assert twin.seq == 1
            await other.choose(twin, ANN, "leader red I6")
            await one.go_round()  # which is how the first hears of the second
            assert table.seq == 2
            assert table.match.state.tobytes() == twin.match.state.tobytes()

    asyncio.run(story())


def test_a_name_that_is_forgotten_is_gone_from_every_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(database) as one, open_house(database) as other:
            await one.hub.store.add_user(ANN)
            table = await one.table(ANN, BOB)
            twin = await other.found(table)
            assert twin.names == ["Ann", "Bob"]
            await one.pass_by(60.0)
            await other.pass_by(60.0)
            await other.go_round()  # it was not away, and need not look at everything anew

            await one.hub.store.delete_user(ANN.id, one.clock.now())
            await other.go_round()

            assert twin.names == ["…", "Bob"]

    asyncio.run(story())


def test_a_move_sent_to_two_servers_is_played_once(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"

    async def story() -> None:
        async with open_house(database) as one, open_house(database) as other:
            table = await one.table(ANN, BOB)
            twin = await other.found(table)
            move = Choose("the one", 0, "leader black H7")
            answers = await asyncio.gather(
                one.ask(table, ANN, move), other.ask(twin, ANN, move), one.ask(table, ANN, move)
            )
            assert [answer.seq for answer in answers] == [1, 1, 1]  # type: ignore[union-attr]
            assert len(await one.hub.store.events(table.row.id)) == 1

    asyncio.run(story())


def test_two_servers_do_not_let_more_sit_down_than_there_are_seats(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.sqlite"
    people = [replace(ANN, id=f"p{n}", name=f"P{n}") for n in range(8)]

    async def story() -> None:
        async with open_house(database) as one, open_house(database) as other:
            table = await one.table(ANN, seats=4)
            twin = await other.found(table)
            tries = [
                join((one, other)[n % 2].hub, (table, twin)[n % 2], person)
                for n, person in enumerate(people)
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(result is None for result in results) == 3
            row = await one.hub.store.game(table.row.id)
            assert row and row.status == "live"
            assert len({chair.user for chair in row.chairs}) == 4

    asyncio.run(story())


@in_house
async def test_a_server_that_has_closed_follows_no_news(house: House) -> None:
    """The bus closes after it: what comes in between would ask a store that closes too."""
    table = await house.table(ANN, BOB)
    await house.hub.close()

    house.hub.hear(table.row.id, TableChanged("another server"))
    house.hub.look_at_all()

    assert not house.hub.errands
