"""What the store promises, asked of every back end: a real SQLite file, a real PostgreSQL."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it carries no types
import pytest
from msgspec import structs

from server.stores import (
    ANN,
    GAME,
    event,
    everything,
    fill,
    game,
    new_database,
    opened,
    with_store,
)
from ziggurat.server.store import Chair, GameRow, Missing, Store, Taken, UserRow
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
    assert ends[::2] == [None, None]
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
    await store.delete_user("u1")
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
    await store.delete_user("u2")
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

    await store.delete_user("u1", "Nobody")

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

    assert await store.wake_up(100.0, 10.0) == 0.0
    assert await store.wake_up(109.0, 10.0) == 0.0
    assert await store.wake_up(139.0, 10.0) == 30.0
    assert await store.wake_up(140.0, 10.0) == 0.0

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


@with_store
async def test_two_hundred_appends_at_once_are_kept_once_and_in_order(store: Store) -> None:
    ids = [f"g{n}" for n in range(20)]
    for id in ids:
        await store.add_game(game(id))

    async def play(id: str) -> None:
        for seq in range(1, 11):
            await store.append(id, event(seq, f"m{seq}"), {"asked": seq % 2})

    await asyncio.gather(*map(play, ids))

    for id in ids:
        assert await store.events(id) == [event(seq, f"m{seq}") for seq in range(1, 11)]
        assert await store.game(id) == game(id, events=10, asked=0, changed=2.0)


def test_two_stores_see_each_other_and_one_wins_each_race(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as two:
            await one.add_game(GAME)
            assert await two.game("g1") == GAME
            for seq in range(1, 21):
                ends = await asyncio.gather(
                    *(store.append("g1", event(seq, seat=n), {"asked": n})
                      for n, store in enumerate((one, two, one, two))),
                    return_exceptions=True,
                )  # fmt: skip
                assert sorted(type(end).__name__ for end in ends) == ["NoneType"] + ["Taken"] * 3
                winner = ends.index(None)
                assert (await two.events("g1", seq - 1))[0].seat == winner
            assert len(await one.events("g1")) == 20
            lines = [store.add_chat("g1", "", "", "hi", 1.0) for store in (one, two) * 5]
            assert sorted(line.n for line in await asyncio.gather(*lines)) == list(range(1, 11))

    asyncio.run(story())


def test_a_setting_is_made_once(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as two:
            asked = [store.setting("key", bytes([n])) for n, store in enumerate((one, two) * 10)]
            values = set(await asyncio.gather(*asked))
            assert len(values) == 1
            assert await two.setting("key", b"later") in values
            assert await two.setting("other", b"\x00") == b"\x00"

    asyncio.run(story())


def test_everything_is_there_after_a_restart(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url) as store:
            await fill(store)
            before = await everything(store)
        async with opened(store_url) as store:
            assert await everything(store) == before
            await store.append("g1", event(8), {})

    asyncio.run(story())


RACER = """
import asyncio, sys
from ziggurat.server.store import open_store

async def race(url):
    store = open_store(url)
    await store.open()
    print((await store.setting("key", sys.argv[1].encode())).decode(), flush=True)
    await store.close()

print("ready", flush=True)
for line in sys.stdin:
    asyncio.run(race(line.strip()))
"""


def test_processes_that_open_a_fresh_database_at_once_all_succeed(
    postgres_server: str, tmp_path: Path
) -> None:
    files = [f"sqlite:///{tmp_path}/{n}.db" for n in range(4)]
    urls = files + [new_database(postgres_server) for _ in range(4)]
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACER, name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("one", "two")
    ]

    def answers() -> list[str]:
        return [racer.stdout.readline() for racer in racers if racer.stdout]

    assert answers() == ["ready\n"] * 2
    for url in urls:
        for racer in racers:
            print(url, file=racer.stdin, flush=True)
        said = answers()
        assert said in (["one\n"] * 2, ["two\n"] * 2), url
    for racer in racers:
        racer.communicate()
        assert racer.returncode == 0


def test_sqlite_commits_in_groups_and_a_job_that_fails_fails_alone(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "first.db"
        async with opened(f"sqlite:///{path}") as store:
            assert isinstance(store.driver, SqliteDriver)
            writer = store.driver.writer
            for n in range(100):
                await store.add_game(game(f"g{n}"))
            before = writer.commits

            # While somebody else writes, our jobs pile up.
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            jobs = [
                asyncio.create_task(store.append(f"g{n}", event(seq), {"asked": seq % 2}))
                for seq in (1, 1, 2)
                for n in range(100)
            ]
            await asyncio.sleep(0)
            other.execute("ROLLBACK")
            other.close()
            ends = await asyncio.gather(*jobs, return_exceptions=True)

            assert [type(end) for end in ends[100:200]] == [Taken] * 100
            assert ends[:100] + ends[200:] == [None] * 200
            assert writer.commits - before <= 3
            for n in range(100):
                assert await store.events(f"g{n}") == [event(1), event(2)]

    asyncio.run(story())


def test_a_write_is_told_only_after_its_commit(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "first.db"
        async with opened(f"sqlite:///{path}") as store:
            other = sqlite3.connect(path)
            for n in range(50):
                await store.add_game(game(f"g{n}"))
                assert other.execute("SELECT count(*) FROM games").fetchone() == (n + 1,)
            other.close()
        with pytest.raises(RuntimeError, match="closed"):
            await store.add_game(GAME)

    asyncio.run(story())
