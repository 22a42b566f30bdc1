"""What nobody comes back to is forgotten: open tables and guests, never a game that began."""

from server.hubs import ANN, BOB, EVE, House, in_house
from ziggurat.server.store import SessionRow

DAY = 24 * 3600.0


@in_house
async def test_a_table_nobody_joins_is_forgotten_after_14_days(house: House) -> None:
    store = house.hub.store
    waiting, begun = await house.table(ANN, seats=2), await house.table(ANN, BOB)
    await store.add_chat(waiting.row.id, ANN.id, "Ann", "anybody?", 1.0)
    await house.pass_by(13 * DAY)
    later = await house.table(EVE, seats=2)
    await house.go_round()
    assert await store.game(waiting.row.id)

    await house.pass_by(2 * DAY)
    await house.go_round()

    assert await house.hub.table(waiting.row.id) is None
    assert await store.games(user=ANN.id) == [await store.game(begun.row.id)]
    assert await store.game(later.row.id)


@in_house
async def test_a_guest_without_games_is_forgotten_after_a_year(house: House) -> None:
    store, start = house.hub.store, house.clock.now()
    for user in (ANN, BOB, EVE):
        await store.add_user(user)
    await house.table(ANN, seats=2, bots=1, level="random")  # plays
    await store.add_session(SessionRow("bob", BOB.id, start, start + 300 * DAY))  # was seen later
    await house.pass_by(366 * DAY)
    await house.go_round()
    assert await store.user(EVE.id)  # perhaps she was seen before anybody wrote that down

    await store.setting("sessions since", str(start - DAY).encode())
    await house.pass_by(DAY)
    await house.go_round()

    known = [await store.user(user.id) for user in (ANN, BOB, EVE)]
    assert known == [ANN, BOB, None]


@in_house
async def test_there_is_one_sweep_an_hour(house: House) -> None:
    await house.go_round()
    waiting = await house.table(ANN, seats=2)
    await house.hub.store.change_game(waiting.row.id, {"changed": house.clock.now() - 15 * DAY})
    await house.pass_by(1800.0)
    await house.go_round()
    assert await house.hub.store.game(waiting.row.id)

    await house.pass_by(1800.0)
    await house.go_round()

    assert await house.hub.store.game(waiting.row.id) is None
