"""Games begun under rules of before go on under them; whoever begins anew has those of today."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from server.hubs import ANN, NOON, House, in_house
from ziggurat.cli import main
from ziggurat.core.dice import commitment
from ziggurat.core.match import Match
from ziggurat.core.notation import read_replay, split_replay, write_replay
from ziggurat.games import GAMES
from ziggurat.server.admin.verification import check_games
from ziggurat.server.advice.analysis import analysis_of
from ziggurat.server.advice.hints import hints_for, reasons_for
from ziggurat.server.advice.summary import summary_of
from ziggurat.server.play.updates import update
from ziggurat.server.store import Chair, EventRow, GameRow
from ziggurat.server.tables.rematch import play_again
from ziggurat.server.tables.table import DIGEST_EVERY, Table
from ziggurat.server.thinking.jobs import job_for, think

GOLDEN = Path(__file__).parents[1] / "golden"
PLAYED = 45  # decisions that were stored before the rules changed
CHAIRS = [Chair("person", ANN.id, ANN.name), Chair("bot", level="scribe")]
stored_games = pytest.mark.parametrize("record", ["china_rules1_two", "china_rules1_two_bonus"])


def stored(record: str) -> tuple[GameRow, list[EventRow]]:
    """A live game as the program of before has left it: its digests stand in its record."""
    header, lines = split_replay((GOLDEN / f"{record}.replay").read_text())
    decisions = [words.split(" ", 1) for _, words in lines if not words.startswith("=")]
    digests = [words[2:] for _, words in lines if words.startswith("=")]
    events = [
        EventRow(n, "choose", int(seat), move, f"move {n}", 0, NOON)
        for n, (seat, move) in enumerate(decisions[:PLAYED], start=1)
    ]
    row = GameRow(
        id="before",
        game="china",
        rules=1,
        seats=2,
        options={name: word == "true" for name, word in header.options.items()},
        secret=header.secret(),
        commitment=commitment(header.secret()),
        position=None,
        pace={},
        level="scribe",
        public=True,
        owner=ANN.id,
        chairs=CHAIRS,
        status="live",
        created=NOON,
        changed=NOON,
        digest=digests[PLAYED // DIGEST_EVERY - 1],
        digest_at=PLAYED // DIGEST_EVERY * DIGEST_EVERY,
    )
    return row, events


def with_stored(
    record: str, folder: Path, story: Callable[[House, Table], Awaitable[None]]
) -> None:
    @in_house
    async def run(house: House) -> None:
        row, events = stored(record)
        await house.hub.store.add_game(row)
        for event in events:
            await house.hub.store.append(row.id, event, {})
        table = await house.hub.table(row.id)
        assert table
        await story(house, table)

    run(folder)


def asks_ann(table: Table) -> bool:
    """Whether Ann is asked; while a decision is being stored, its match is ahead of a table."""
    return table.match.asked == 0 and not table.lock.locked()


async def play_on(house: House, table: Table) -> None:
    """Ann does the first thing she is offered; the bot decides by itself."""
    while table.is_live:
        if asks_ann(table):
            await house.choose(table, ANN)
        else:
            await house.play_until(table, lambda: not table.is_live or asks_ann(table))


async def bot_answered(house: House, table: Table) -> int:
    """The number of the first decision that the bot made here."""
    while len(table.told) == PLAYED or not table.told[-1].event.move_id.startswith("bot:"):
        if asks_ann(table):
            await house.choose(table, ANN)
        else:
            await asyncio.wait([house.hub.bots.busy[table.row.id]], timeout=0.05)
    return table.seq


@pytest.mark.slow
@stored_games
def test_a_stored_game_goes_on_to_its_end_under_its_own_rules(record: str, tmp_path: Path) -> None:
    async def story(house: House, table: Table) -> None:
        assert (table.row.status, table.row.rules, table.seq) == ("live", 1, PLAYED)
        assert (table.match.game.version, len(table.match.view(0)["spaces"])) == (1, 51)
        assert update(table, 0, "en", 0).view["chart"]["picture"]  # drawn as it was
        with capture_logs() as lines:
            house.hub.bots.wake(table)
            await play_on(house, table)

        assert not [line for line in lines if line["event"] == "bot_replaced"]
        assert (table.row.status, table.row.rules) == ("over", 1)
        found = await check_games(house.hub.store)
        assert (found.games, found.old, found.faults) == (1, 0, [])
        assert "\nrules 1\n" in write_replay(table.match)
        assert summary_of(table).game == "china"
        told = await analysis_of(house.hub, table, "en", "ann")
        assert told.standings[-1].seq == table.seq

    with_stored(record, tmp_path, story)


@stored_games
def test_hints_and_reasons_follow_the_rules_of_the_table(record: str, tmp_path: Path) -> None:
    async def story(house: House, table: Table) -> None:
        house.hub.bots.wake(table)
        seq = await bot_answered(house, table)
        assert (await reasons_for(house.hub, table, seq, 0, "en", "ann")).seat == 1
        await house.play_until(table, lambda: table.match.asked == 0)
        hints = await hints_for(house.hub, table, 0, "de", "ann")
        assert {one.move for one in hints.hints} <= set(table.match.offers(0))
        await house.choose(table, ANN, hints.hints[0].move)

    with_stored(record, tmp_path, story)


def test_a_rematch_of_an_old_game_and_a_new_table_have_the_rules_of_today(tmp_path: Path) -> None:
    async def story(house: House, table: Table) -> None:
        await table.add("resign", 0)
        assert table.row.status == "over"
        today = GAMES["china"].version
        again = await play_again(house.hub, table, ANN)
        fresh = await house.table(ANN, game="china", seats=2, bots=1, level="random")
        for one in (again, fresh):
            assert (one.row.rules, one.match.game.version) == (today, today)
            assert len(one.match.view(0)["spaces"]) == 52

    with_stored("china_rules1_two", tmp_path, story)


def test_a_worker_thinks_by_the_rules_a_job_names() -> None:
    for rules in (1, 2):
        match = Match(GAMES["china"].under(rules), 2, {"bonus": True}, bytes(32))
        job = job_for(match, match.asked, "scribe", "reply", 60.0)
        assert job.rules == rules
        thought = think(job)
        assert (thought.failed, thought.move in match.offers(match.asked)) == ("", True)


def test_a_database_with_games_of_before_is_found_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(house: House, table: Table) -> None:
        assert table.is_live

    with_stored("china_rules1_two_bonus", tmp_path, story)
    assert main(["verify", "--database", f"sqlite:///{tmp_path}/games.sqlite"]) == 0
    assert "1" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("command", ["replay", "show", "analyse", "fair"])
def test_commands_read_a_record_of_before(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = GOLDEN / "china_rules1_two_bonus.replay"
    secret = split_replay(file.read_text())[0].secret()
    more = [commitment(secret)] if command == "fair" else []
    assert main([command, str(file), *more]) == 0, capsys.readouterr().err


def test_a_hint_for_a_record_of_before_is_a_move_of_its_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (GOLDEN / "china_rules1_two.replay").read_text().splitlines()
    file = tmp_path / "begun.replay"
    file.write_text("\n".join(lines[:30]) + "\n")
    match = read_replay(file.read_text(), GAMES)
    assert main(["hint", str(file), "--level", "scribe", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert match.game.version == 1
    assert said["advice"][0]["move"] in match.offers(match.asked)
