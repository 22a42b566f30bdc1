"""A step that everybody sees coming is told to who is asked, and taken back with what led to it."""

import random
from collections import Counter

import numpy as np
import pytest

from games.wander import begun, every_game, settings_of
from server.hubs import ANN, BOB, EVE, House, in_house
from ziggurat.bots.bot import imagined
from ziggurat.core.game import SPECTATOR, Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.server.play.updates import update
from ziggurat.server.play.writing import written_update
from ziggurat.server.store import UserRow
from ziggurat.server.tables.forced import WORLDS, forced, steps_to_take_back
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Choose, Undo, Update, encode

pytestmark = pytest.mark.skipif(PLAIN, reason="nothing is forced by rules that are not compiled")

MATCHES = 6
OTHER_WORLDS = range(WORLDS, 3 * WORLDS)  # than those that were looked at


@every_game
@pytest.mark.slow
def test_a_forced_step_shows_nothing_and_hangs_on_nothing_hidden(game: Game) -> None:
    seen = Counter[bool]()
    for seed in range(MATCHES):
        rng, seats = random.Random(seed), game.seats[seed % len(game.seats)]
        match = begun(game, seed, seats, settings_of(game, seed, seats))
        while not match.over:
            legal, seat = match.legal(), match.asked
            step = forced(match.game, match.state, match.legal_numbers())
            assert step is None or step in legal
            if len(legal) == 1:
                seen[step is not None] += 1
            if step is not None:
                assert len(legal) == 1
                refuse_other_worlds(match, step)
            made = match.choose(seat, match.seq, rng.choice(legal))
            if step is not None:
                assert not made.reveals and match.asked == seat
                take_back_and_again(match, seat)
    assert seen[False], "nobody was asked on purpose with one answer"


def refuse_other_worlds(match: Match, step: int) -> None:
    """Nobody who looks on could think of another answer."""
    for word in OTHER_WORLDS:
        world = imagined(match.game, match.state, SPECTATOR, np.uint64(word))
        assert match.game.listed(world).tolist() == [step], match.game.actions.words(step)


def take_back_and_again(match: Match, seat: int) -> None:
    """One wish to undo is fulfilled, and leads to where there was something to decide, or seen."""
    steps = match.history[-steps_to_take_back(match) :]
    for _ in steps:
        match.undo(seat, match.seq)
    before = match.history[-1] if match.history else None
    assert len(steps) == 2 or before is None or before.seat != seat or before.reveals
    for step in steps:
        match.choose(seat, match.seq, step.action)


def told(table: Table, user: UserRow) -> Update:
    """What somebody is told; on the wire it is the same."""
    seat = table.seat_of(user.id)
    found = update(table, seat, "en", 0, user.id)
    assert written_update(table, seat, "en", 0, user.id) == encode(found)
    return found


async def with_one_piece(house: House) -> Table:
    """Ann has placed a piece in a province of China that was empty, and may place no other."""
    table = await house.table(ANN, BOB, EVE, game="china")
    await house.choose(table, ANN, next(m for m in table.match.offers(0) if m.startswith("palace")))
    return table


@in_house
async def test_only_who_is_asked_hears_of_a_forced_step(house: House) -> None:
    table = await house.table(ANN, BOB, EVE, game="china")
    assert told(table, ANN).forced == ""

    table = await with_one_piece(house)

    assert told(table, ANN).forced == "done"
    assert told(table, BOB).forced == ""


@in_house
async def test_a_step_that_was_taken_by_itself_says_so(house: House) -> None:
    table = await with_one_piece(house)
    await house.done(table, ANN, Choose("forced 1", 1, "done"))
    await house.done(table, ANN, Choose("forced 1", 1, "done"))  # from another window

    turns = told(table, BOB).turns

    assert [turn.note for turn in turns] == ["", "There was nothing to decide: taken by itself."]
    assert told(table, ANN).prompt == "draw"


@in_house
async def test_an_undo_goes_back_past_a_forced_step(house: House) -> None:
    table = await with_one_piece(house)
    await house.choose(table, ANN, "done")

    await house.done(table, ANN, Undo("oh", table.seq))

    assert table.match.seq == 0 and len(table.match.offers(0)) > 1
    assert [one.event.kind for one in table.told] == ["choose", "choose", "undo", "undo"]
    assert [bool(turn.note) for turn in told(table, BOB).turns] == [False, False, True, False]


@in_house
async def test_an_undo_that_was_half_stored_is_finished_when_it_is_sent_again(house: House) -> None:
    table = await with_one_piece(house)
    await house.choose(table, ANN, "done")
    seq = table.seq
    await table.add("undo", 0, move_id=f"{ANN.id}:oh:forced")  # and then the server was killed

    await house.done(table, ANN, Undo("oh", seq))
    await house.done(table, ANN, Undo("oh", seq))

    assert [one.event.kind for one in table.told] == ["choose", "choose", "undo", "undo"]
    assert table.match.seq == 0
    assert told(table, ANN).forced == ""
