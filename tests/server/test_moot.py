"""A question that makes no difference: the table answers it, and nobody is asked."""

from functools import partial

from server.hubs import House, in_house
from server.test_hidden import begin, user
from ziggurat.server.play.updates import update
from ziggurat.server.tables.decisions import chosen
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Choose, Undo

BY_THE_EDGE = {  # a farm on E2 joins the treasures of B2, B8 and F3
    "tiles": {"green": ["C2", "D2", "F2", "B3", "B5", "B6"], "blue": ["B4", "B7"]},
    "hands": {"0": {"blue": 1}, "1": {"red": 6}},
}
FARM, FIRST = "tile blue E2", "treasure B2"


async def laid(house: House, trader: int = 0, actions: int = 2) -> Table:
    position = BY_THE_EDGE | {"leaders": {f"{trader} green": "A8"}, "actions_left": actions}
    return await begin(house.hub, "tigris", 2, {}, position)


def events(table: Table) -> list[tuple[str, int, str]]:
    return [(one.event.kind, one.event.seat, one.event.move) for one in table.told]


def taken(table: Table) -> list[int]:
    """How many treasures each seat has."""
    found: list[int] = table.match.state.taken[:2].tolist()
    return found


@in_house
async def test_the_table_answers_in_the_place_of_who_would_be_asked(house: House) -> None:
    table = await laid(house)
    await house.done(table, user(0), Choose("farm", 0, FARM))

    told = update(table, 0, "en", 0)

    assert events(table) == [("choose", 0, FARM), ("choose", 0, FIRST)]
    assert taken(table) == [2, 0]
    assert (told.asked, told.prompt) == (0, "action")
    assert [turn.note for turn in told.turns] == [
        "",
        "There was nothing to decide: taken by itself.",
    ]


@in_house
async def test_nobody_waits_for_who_is_away(house: House) -> None:
    """The trader is another player's, and the turn ends with his treasures."""
    table = await laid(house, trader=1, actions=1)
    await house.done(table, user(0), Choose("farm", 0, FARM))

    assert events(table)[1] == ("choose", 1, FIRST)
    assert taken(table) == [0, 2]
    assert (table.match.asked, table.match.game.prompt(table.match.state)) == (1, "action")


@in_house
async def test_what_is_decided_at_once_is_answered_as_well(house: House) -> None:
    table = await laid(house)
    decide = partial(chosen, user=user(0).id, id="farm", seq=0, move=FARM)

    begun = table.decide_now(decide, "farm", lambda error: None)
    await table.decide(decide, "farm")

    assert not begun  # two events are no simple matter
    assert events(table) == [("choose", 0, FARM), ("choose", 0, FIRST)]


@in_house
async def test_a_decision_sent_again_gets_the_same_answer(house: House) -> None:
    table = await laid(house)
    farm = Choose("farm", 0, FARM)

    assert await house.ask(table, user(0), farm) == await house.ask(table, user(0), farm)
    assert table.seq == 2


@in_house
async def test_an_undo_goes_back_past_the_answer(house: House) -> None:
    table = await laid(house)
    await house.done(table, user(0), Choose("farm", 0, FARM))

    await house.done(table, user(0), Undo("oh", table.seq))

    assert table.match.seq == 0
    assert taken(table) == [0, 0]


@in_house
async def test_who_took_the_answer_alone_back_gives_it_himself(house: House) -> None:
    """It was another's decision that led to it, which is not his to take back."""
    table = await laid(house, trader=1)
    await house.done(table, user(0), Choose("farm", 0, FARM))
    await house.done(table, user(1), Undo("oh", table.seq))
    asked = table.match.asked, table.match.game.prompt(table.match.state)

    await house.choose(table, user(1), "treasure B8")

    assert asked == (1, "treasure")
    assert taken(table) == [0, 2]


@in_house
async def test_a_table_found_again_is_as_it_was(house: House) -> None:
    table = await laid(house)
    await house.done(table, user(0), Choose("farm", 0, FARM))
    before = table.digest()
    del house.hub.tables[table.row.id]

    again = await house.found(table)

    assert again is not table
    assert (again.digest(), events(again)) == (before, events(table))
