"""What a finished game came to agrees with the game itself."""

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from starlette.testclient import TestClient

from games.wander import by_chance, crowded
from server.hubs import ANN, BOB, EVE, House, in_house
from server.running import unlimited
from ziggurat.core.dice import GOLDEN, dice_word
from ziggurat.core.jit import PLAIN
from ziggurat.core.platform import Pile
from ziggurat.server.advice.luck import Draw, chi_square_tail, luck
from ziggurat.server.advice.summary import Summary, summary_of
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Resign, Undo

PEOPLE = (ANN, BOB, EVE)
GAMES = [("tigris", 3), ("babel", 2), ("china", 2), ("china", 3)]
MOST = 60 if PLAIN else 3000  # decisions
MOST_ROLLS = 100  # in one decision
DRAWS = {"tigris": "tiles_drawn", "babel": "cards_drawn", "china": "card_drawn"}


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that are dealt are the same ones every day."""
    numbers = itertools.count(1)
    known = SimpleNamespace(
        token_bytes=lambda size: next(numbers).to_bytes(size),
        token_urlsafe=lambda size: f"table{next(numbers)}",
    )
    monkeypatch.setattr("ziggurat.server.tables.lobby.secrets", known)


async def play_out(house: House, game: str, seats: int, choice: Any = by_chance) -> Table:
    """A game played by chance to its end, or to a resignation."""
    table = await house.table(*PEOPLE[:seats], game=game)
    rng = np.random.default_rng(7)
    while table.is_live and table.seq < MOST:
        match = table.match
        words = match.game.actions.words(choice(match, match.legal(), rng))
        await table.add("choose", match.asked, words)
    if table.is_live:
        await table.add("resign", 0)
    return table


def points_of(summary: Summary, seat: int) -> int:
    return sum(source.points for source in summary.sources if source.seat == seat)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_last_score_is_that_of_the_game_and_the_sources_add_up(
    game: str, seats: int, tmp_path: Path
) -> None:
    @in_house
    async def story(house: House) -> None:
        table = await play_out(house, game, seats)
        summary, scores = summary_of(table), np.zeros(seats, np.int64)
        table.match.game.scores(table.match.state, scores)

        assert [moment.seq for moment in summary.moments] == list(range(table.match.seq + 1))
        last = summary.moments[-1]
        assert last.scores == scores.tolist()
        for seat in range(seats):
            if game == "tigris":
                assert points_of(summary, seat) == sum(last.parts[seat])
            elif game == "babel":
                assert sum(last.parts[seat]) == last.scores[seat]
            elif not table.match.ending:  # the final scoring has its own events
                assert points_of(summary, seat) == last.scores[seat]

    story(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_luck_counts_what_was_drawn_and_expects_as_much(
    game: str, seats: int, tmp_path: Path
) -> None:
    @in_house
    async def story(house: House) -> None:
        table = await play_out(house, game, seats)
        events = [*table.match.opening, *(e for told in table.told for e in told.events)]
        assert len(summary_of(table).luck) == seats

        for found in summary_of(table).luck:
            told = [e for e in events if e.kind == DRAWS[game] and e.args["seat"] == found.seat]
            drawn = sum(e.args.get("tiles", e.args.get("cards", 1)) for e in told)
            counted = sum(kind.drawn for kind in found.kinds)
            assert counted == drawn if game == "tigris" else drawn - 20 < counted <= drawn
            assert sum(kind.expected for kind in found.kinds) == pytest.approx(counted, abs=0.1)
            assert 0 <= found.chance <= 1

    story(tmp_path)


@pytest.mark.slow
@in_house
async def test_conflicts_are_won_by_the_stronger_and_ties_by_the_defender(house: House) -> None:
    table = await play_out(house, "tigris", 3, crowded)
    found = summary_of(table).conflicts

    assert found
    for conflict in found:
        attack, defense = (
            on_map + sent for on_map, sent in zip(conflict.strength, conflict.support, strict=True)
        )
        winner = conflict.seats[0] if attack > defense else conflict.seats[1]
        assert conflict.winner in (winner, -1)
        assert conflict.points >= (conflict.winner >= 0)


@in_house
async def test_what_was_taken_back_counts_as_time_only(house: House) -> None:
    table = await house.table(ANN, BOB, game="tigris")
    await house.pass_by(5)
    await house.choose(table, ANN, "leader black B1")
    await house.pass_by(2)
    await house.done(table, ANN, Undo("back", table.seq))
    await house.pass_by(1)
    await house.choose(table, ANN, "pass")
    await house.pass_by(9)
    await house.done(table, BOB, Resign("enough"))
    summary = summary_of(table)

    ann, bob = summary.uses
    assert (ann.used_ms, ann.decisions, ann.undone) == (8000, 2, 1)
    assert (bob.used_ms, bob.decisions, bob.undone) == (9000, 0, 0)
    assert summary.sources == []
    assert [moment.seq for moment in summary.moments] == [0, 1, 2, 3]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_all_dice_follow_from_the_secret(game: str, seats: int, tmp_path: Path) -> None:
    @in_house
    async def story(house: House) -> None:
        table = await play_out(house, game, seats)
        left = [int(word, 16) for word in summary_of(table).dice]

        assert len(left) == table.match.seq + 1
        for decision, word in enumerate(left):
            first = dice_word(table.match.secret, decision)
            assert any((first + k * int(GOLDEN)) % 2**64 == word for k in range(MOST_ROLLS))

    story(tmp_path)


@in_house
async def test_a_game_that_began_in_the_middle_tells_no_luck(house: House) -> None:
    table = await house.table(ANN, BOB, game="babel")
    table.match.position = {}
    await house.done(table, ANN, Resign("enough"))

    assert summary_of(table).luck == []


@in_house
async def test_draws_that_the_events_do_not_explain_tell_no_luck(house: House) -> None:
    table = await house.table(ANN, BOB, game="tigris")
    table.match.opening[0].args["tiles"] = 5
    await house.done(table, ANN, Resign("enough"))

    assert summary_of(table).luck == []


def test_what_is_certain_is_no_luck() -> None:
    pile = Pile(("a", "b"), "pile", "drawn", lambda event: 1)
    found = luck(0, pile, [Draw(0, np.array([2, 3]), np.array([2, 3]))])

    assert [(kind.drawn, kind.expected, kind.z) for kind in found.kinds] == [(2, 2, 0), (3, 3, 0)]
    assert found.chance == 1


def test_one_of_two_is_as_likely_as_the_other() -> None:
    pile = Pile(("a", "b"), "pile", "drawn", lambda event: 1)
    found = luck(0, pile, [Draw(0, np.array([1, 1]), np.array([1, 0]))])

    assert [(kind.expected, kind.z) for kind in found.kinds] == [(0.5, 1), (0.5, -1)]
    assert found.chance == pytest.approx(chi_square_tail(1, 1), abs=1e-4)


@pytest.mark.parametrize(
    ("x", "freedom"), [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (11.070, 5)]
)
def test_one_in_twenty_is_where_the_tables_say(x: float, freedom: int) -> None:
    assert chi_square_tail(x, freedom) == pytest.approx(0.05, abs=1e-4)


def test_it_is_told_after_the_end_and_to_whom_the_record_is(tmp_path: Path) -> None:
    with TestClient(unlimited(tmp_path)) as client:
        ann, bob, eve = (
            {"Authorization": f"Bearer {token}"}
            for token in (
                client.post("/api/guest", json={"name": name}).json()["token"]
                for name in ("Ann", "Bob", "Eve")
            )
        )
        client.cookies.clear()
        wish = {"game": "babel", "seats": 2, "shared": False}
        table = client.post("/api/tables", json=wish, headers=ann).json()["table"]
        path = f"/api/tables/{table}"
        client.post(f"{path}/join", headers=bob)

        assert client.get(f"{path}/summary", headers=ann).json()["code"] == "not_over"
        client.post(f"{path}/resign", json={"id": "1"}, headers=ann)
        assert client.get(f"{path}/summary", headers=bob).json()["game"] == "babel"
        assert client.get(f"{path}/summary", headers=eve).json()["code"] == "not_shared"
        assert client.get(f"{path}/summary").status_code == 403
