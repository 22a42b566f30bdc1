"""What the store promises, asked of every back end: a real SQLite file, a real PostgreSQL."""

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types
import pytest
from msgspec import structs

from server.stores import (
    ANN,
    GAME,
    event,
    everything,
    game,
    with_store,
)
from ziggurat.server.store import (
    Chair,
    EventRow,
    GameRow,
    Missing,
    SessionProof,
    SessionRow,
    SignedOut,
    Store,
    Taken,
    UserRow,
)
from ziggurat.server.store.sqlite import SqliteDriver


@with_store
async def test_a_game_comes_back_as_it_went_in(store: Store) -> None:
    await store.add_game(GAME)

    assert await store.game("g1") == GAME
    assert await store.game("g2") is None
    assert await store.game("\0") is None
    with pytest.raises(Taken):
        await store.add_game(GAME)
    with pytest.raises(ValueError, match="no events yet"):
        await store.add_game(game("g2", events=3))


@with_store
async def test_every_field_of_a_game_can_be_changed(store: Store) -> None:
    await store.add_game(GAME)
    changed = GameRow(
        "g1", "china", 2, 3, {}, b"", "d", {"a": [1]}, {}, "random", False, "u2", [Chair("open")],
        "over", 2.5, 3.5, 1, 4.5, [10, 20, 30], "digest", [2], 0, "g0", 5.5, 20, False,
        "nobody", ["u3"],
    )  # fmt: skip
    changes = structs.asdict(changed)
    del changes["id"], changes["events"]

    await store.change_game("g1", changes)
    await store.change_game("g1", {})

    assert await store.game("g1") == changed


@pytest.mark.parametrize(
    "change",
    [
        {"nothing": 1},
        {"id": "g9"},
        {"events": 9},
        {"status": "lost"},
        {"asked": "Ann"},
        {"chairs": [Chair("sofa")]},  # type: ignore[arg-type]  # that is what is tested
        {"options": {"call": print}},
        {"digest": "a\0b"},
    ],
    ids=str,
)
def test_a_change_that_could_not_be_read_back_is_refused_whole(
    store_url: str, change: dict[str, Any]
) -> None:
    @with_store
    async def story(store: Store) -> None:
        await store.add_game(GAME)
        with pytest.raises(ValueError):
            await store.change_game("g1", {"level": "random", **change})
        with pytest.raises(ValueError):
            await store.append("g1", event(1), {"level": "random", **change})
        assert await store.game("g1") == GAME
        assert await store.events("g1") == []

    story(store_url)


@with_store
async def test_games_are_found_by_status_user_and_whether_they_are_public(store: Store) -> None:
    await store.add_game(game("a", changed=1.0))
    await store.add_game(game("b", changed=3.0, status="live", owner="u9", public=False))
    await store.add_game(game("c", changed=2.0, owner="u9", chairs=[Chair("open")] * 2))

    async def found(**asked: Any) -> str:
        return "".join(row.id for row in await store.games(**asked))

    assert await found() == "bca"
    assert await found(limit=2) == "bc"
    assert await found(status="open") == "ca"
    assert await found(public=False) == "b"
    assert await found(user="u1") == "ba"
    assert await found(user="u9") == "bc"
    assert await found(user="u1", status="open", public=True) == "a"
    await store.change_game("c", {"chairs": [Chair("person", "u1"), Chair("open")]})
    await store.change_game("a", {"owner": "u2", "changed": 4.0})
    await store.append("b", event(1, at=5.0), {"chairs": []})
    assert await found(user="u1") == "ac"
    assert await found(user="u9") == "bc"
    assert await found(user="u2") == "a"


@with_store
async def test_events_are_kept_in_order_with_what_they_change(store: Store) -> None:
    await store.add_game(GAME)
    await store.append("g1", event(1, "m1", at=5.0), {"status": "live", "asked": 1})
    await store.append("g1", event(2, at=6.0, kind="resign"), {"changed": 7.0})

    assert await store.events("g1") == [event(1, "m1", at=5.0), event(2, at=6.0, kind="resign")]
    assert await store.events("g1", after=1) == [event(2, at=6.0, kind="resign")]
    assert await store.game("g1") == game("g1", status="live", asked=1, events=2, changed=7.0)


@with_store
async def test_a_number_or_a_move_is_taken_once(store: Store) -> None:
    await store.add_game(GAME)
    await store.add_game(game("g2"))
    await store.append("g1", event(1, "m1"), {})
    before = await everything(store)

    for wrong in (event(1), event(3), event(0), event(2, "m1")):
        with pytest.raises(Taken):
            await store.append("g1", wrong, {"level": "random"})
        assert await everything(store) == before
    await store.append("g2", event(1, "m1"), {})
    await store.append("g1", event(2), {})
    await store.append("g1", event(3), {})  # no id, no duplicate


@with_store
async def test_an_event_is_stored_only_while_its_maker_is_signed_in(store: Store) -> None:
    await store.add_game(GAME)
    await store.add_user(ANN)
    for id in ("here", "elsewhere"):
        await store.add_session(SessionRow(id, ANN.id, 1.0, 1.0))
    here, old = SessionProof(ANN.id, ANN.epoch, "here"), SessionProof(ANN.id, ANN.epoch, "")
    await store.append("g1", event(1), {"asked": 1}, here)
    await store.append("g1", event(2), {}, old)

    async def refuses(*makers: SessionProof) -> None:
        before = await everything(store)
        for by in makers:
            with pytest.raises(SignedOut):
                await store.append("g1", event(3), {"asked": 0}, by)
        assert await everything(store) == before

    await refuses(here._replace(session="nowhere"), here._replace(user="u9"))
    await store.end_session("here")
    await refuses(here)
    await store.append("g1", event(3), {}, here._replace(session="elsewhere"))
    await store.change_user(ANN.id, {"epoch": ANN.epoch + 1})
    await store.append("g1", event(4), {})  # nobody's in particular

    await refuses(here._replace(session="elsewhere"), old)


@with_store
async def test_of_many_events_at_once_each_has_its_own_end(store: Store) -> None:
    for n in range(9):
        await store.add_game(game(f"g{n}"))
    await store.append("g0", event(1, "m1"), {})
    over: dict[str, Any] = {"status": "over", "winners": [1], "asked": -1}
    given: list[tuple[str, EventRow, dict[str, Any]]] = [
        ("g0", event(2, "m1"), {"asked": 1}),  # said before
        ("g1", event(1), {"asked": 1, "since": 2.5, "deadline": 3.5, "clocks": [1, 2]}),
        ("g1", event(2), {"digest": "d", "digest_at": 2}),
        ("g2", event(2), {}),  # not the next
        ("g3", event(1), over),
        ("g4", event(1), {"chairs": [Chair("person", "u7")]}),
        ("none", event(1), {}),
        ("g5", event(1), {"asked": 2**31}),  # more than the column holds in PostgreSQL
        ("g6", event(1, at=7.0), {}),
    ]

    ends = await asyncio.gather(*(store.append(*one) for one in given), return_exceptions=True)

    assert [type(end) for end in ends[:4]] == [Taken, type(None), type(None), Taken]
    assert ends[4:6] == [None, None] and isinstance(ends[6], Missing) and ends[8] is None
    assert [row.seq for row in await store.events("g1")] == [1, 2]
    assert await store.game("g1") == game(
        "g1", events=2, changed=event(2).at, digest="d", digest_at=2, **given[1][2]
    )
    assert await store.game("g2") == game("g2")
    assert await store.game("g3") == game("g3", events=1, changed=event(1).at, **over)
    assert [row.id for row in await store.games(user="u7")] == ["g4"]
    assert await store.game("g6") == game("g6", events=1, changed=7.0)
    kept = await store.game("g5")
    assert kept is not None and (kept.events == 0) == isinstance(ends[7], Exception)


@with_store
async def test_events_of_one_turn_of_the_event_loop_are_stored_together(store: Store) -> None:
    for n in range(20):
        await store.add_game(game(f"g{n}"))
    journeys: list[str] = []
    driver: Any = store.driver
    if isinstance(driver, SqliteDriver):
        driver.writer.connection.set_trace_callback(
            lambda sql: journeys.append(sql) if sql == "COMMIT" else None
        )
    else:
        fetch = driver.batches.fetch

        async def noted(sql: str, *args: Any) -> Any:
            journeys.append(sql)
            return await fetch(sql, *args)

        driver.batches.fetch, driver.batches.alone = noted, None

    await asyncio.gather(*(store.append(f"g{n}", event(1), {"asked": n % 2}) for n in range(20)))

    assert len(journeys) == 1
    assert [len(await store.events(f"g{n}")) for n in range(20)] == [1] * 20


@with_store
async def test_who_was_signed_out_spoils_nothing_for_others(store: Store) -> None:
    await store.add_user(ANN)
    for n in range(5):
        await store.add_game(game(f"g{n}"))
    makers = [SessionProof(ANN.id, ANN.epoch + (n == 3), "") for n in range(5)]
    jobs = [store.append(f"g{n}", event(1), {"asked": 1}, by) for n, by in enumerate(makers)]

    ends = await asyncio.gather(*jobs, return_exceptions=True)

    assert isinstance(ends.pop(3), SignedOut) and ends == [None] * 4
    assert [len(await store.events(f"g{n}")) for n in range(5)] == [1, 1, 1, 0, 1]


@with_store
async def test_a_change_that_the_database_refuses_takes_its_event_along(store: Store) -> None:
    await store.add_game(GAME)
    await store.add_game(game("g2"))
    await store.add_game(game("g3"))
    too_much = {"level": "random", "asked": 2**70}  # found out only after the event was inserted

    ends = await asyncio.gather(
        store.append("g2", event(1), {}),
        store.append("g1", event(1), too_much),
        store.append("g3", event(1), {}),
        return_exceptions=True,
    )

    assert isinstance(ends[1], OverflowError | asyncpg.DataError)
    assert [ends[0], ends[2]] == [None, None]
    assert await store.game("g1") == GAME
    assert await store.events("g1") == []
    assert await store.events("g2") == await store.events("g3") == [event(1)]


@with_store
async def test_what_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Missing):
        await store.change_game("g1", {"level": "random"})
    with pytest.raises(Missing):
        await store.append("g1", event(1), {})
    with pytest.raises(Missing):
        await store.add_chat("g1", "u1", "Ann", "hello", 1.0)
    with pytest.raises(Missing):
        await store.change_user("u1", {"name": "Ann"})
    await store.delete_user("u1", 9.0)
    assert await store.events("g1") == []
    assert await store.chat("g1") == []


@with_store
async def test_chat_is_numbered_at_each_table(store: Store) -> None:
    await store.add_game(GAME)
    await store.add_game(game("g2"))
    said = [await store.add_chat("g1", "u1", "Ann", text, 1.5) for text in ("hi", "ho")]
    other = await store.add_chat("g2", "", "", "hey", 2.5)

    assert [line.n for line in said] == [1, 2]
    assert await store.chat("g1") == said
    assert await store.chat("g1", after=1) == said[1:]
    assert await store.chat("g2") == [other]


@with_store
async def test_a_name_is_one_users_but_any_guests(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_user(UserRow("u2", "ann", True, "", 2.0))
    await store.add_user(UserRow("u3", "Änne Maß", False, "", 3.0))

    for name in ("Ann", "aNN", "ＡＮＮ", "änne mass"):
        with pytest.raises(Taken):
            await store.add_user(UserRow("u4", name, False, "", 4.0))
    with pytest.raises(Taken):
        await store.add_user(UserRow("u1", "Bob", True, "", 4.0))
    assert await store.user("u1") == ANN
    assert await store.user("u4") is None
    assert await store.user_by_name("ANN") == ANN
    assert await store.user_by_name("Bob") is None


@with_store
async def test_a_guest_becomes_a_user_and_may_go(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_user(UserRow("u2", "Guest", True, "", 2.0))
    with pytest.raises(Taken):
        await store.change_user("u2", {"guest": False, "name": "ANN"})
    for wrong in ({"id": "u5"}, {"color": 1}, {"name": 5}):
        with pytest.raises(ValueError):
            await store.change_user("u2", wrong)
        with pytest.raises(ValueError):
            await store.change_user("u1", wrong)
    assert await store.user("u1") == ANN
    assert await store.user("u2") == UserRow("u2", "Guest", True, "", 2.0)

    await store.change_user("u2", {"guest": False, "name": "Bob", "password": "hash"})
    assert await store.user_by_name("bob") == UserRow("u2", "Bob", False, "hash", 2.0)
    await store.change_user("u2", {"name": "Bo"})
    assert await store.user_by_name("bob") is None
    await store.delete_user("u2", 9.0)
    assert await store.user("u2") is None
    await store.add_user(UserRow("u3", "bo", False, "", 3.0))


@with_store
async def test_who_is_deleted_leaves_chairs_and_lines_without_a_name(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_game(GAME)
    await store.add_game(game("g2", owner="u2", chairs=[Chair("person", "u2", "Bob")]))
    await store.change_game("g1", {"status": "live"})
    await store.add_game(game("g3", owner="u2", chairs=[Chair("invited", "u1", "Ann")]))
    await store.add_chat("g1", "u1", "Ann", "my address is …", 3.0)
    await store.add_chat("g1", "u2", "Bob", "hello", 4.0)

    await store.delete_user("u1", 9.0, "Nobody")

    kept = await store.game("g1")
    assert kept and (kept.owner, kept.chairs[0]) == ("", Chair("person", "", "Nobody"))
    waiting = await store.game("g3")
    assert waiting and waiting.chairs == [Chair("open")]  # somebody else may sit there
    assert await store.games(user="u1") == []
    assert [(line.name, line.text) for line in await store.chat("g1")] == [
        ("Nobody", ""),
        ("Bob", "hello"),
    ]
    assert sorted(row.id for row in await store.games(user="u2")) == ["g2", "g3"]


@with_store
async def test_a_game_is_changed_only_by_who_knows_how_it_stands(store: Store) -> None:
    await store.add_game(GAME)
    sat = [Chair("person", "u1", "Ann"), Chair("person", "u2", "Bob")]

    await store.change_game("g1", {"chairs": sat}, {"chairs": GAME.chairs, "status": "open"})
    with pytest.raises(Taken):
        await store.change_game("g1", {"status": "live"}, {"chairs": GAME.chairs})

    kept = await store.game("g1")
    assert kept and (kept.chairs, kept.status) == (sat, "open")


@with_store
async def test_nobody_is_told_of_a_question_twice(store: Store) -> None:
    await store.add_game(GAME)

    assert await store.add_notice("g1", "u1", 5, 1.0)
    assert not await store.add_notice("g1", "u1", 5, 2.0)
    assert await store.add_notice("g1", "u2", 5, 2.0)
    assert await store.add_notice("g1", "u1", 6, 3.0)


@with_store
async def test_clocks_stand_still_while_no_server_runs(store: Store) -> None:
    await store.add_game(game("live", status="live", since=90.0, deadline=120.0))
    await store.add_game(game("untimed", status="live", since=90.0))
    await store.add_game(game("over", status="over", since=90.0, deadline=120.0))

    assert (await store.wake_up(10.0, 100.0)).gap == 0.0
    assert (await store.wake_up(10.0, 109.0)).gap == 0.0
    assert (await store.wake_up(10.0, 139.0)).gap == 30.0
    assert (await store.wake_up(10.0, 140.0)).gap == 0.0

    rows = {row.id: (row.since, row.deadline) for row in await store.games()}
    assert rows == {"live": (120.0, 150.0), "untimed": (120.0, 0.0), "over": (90.0, 120.0)}
    assert await store.due(149.0) == []
    assert await store.due(150.0) == ["live"]


@with_store
async def test_what_has_changed_is_found_by_time(store: Store) -> None:
    await store.add_game(game("a", changed=1.0))
    await store.add_game(game("b", changed=2.0, parent="a", created=9.0))
    await store.add_game(game("c", changed=3.0, parent="a", created=8.0))
    await store.append("a", event(1, at=4.0), {})

    assert await store.changed_after(1.5) == [("b", 0, 2.0), ("c", 0, 3.0), ("a", 1, 4.0)]
    assert [row.id for row in await store.games(before=3.0)] == ["b"]
    first = await store.rematch_of("a")
    assert first and first.id == "c"
    assert await store.rematch_of("b") is None
