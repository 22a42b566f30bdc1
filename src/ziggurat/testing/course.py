"""The course of a game: it keeps its pieces, goes round the table, ends, and can be taken back."""

import dataclasses

import numpy as np

from ziggurat.core.errors import CannotUndo, Stale
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.state import copy
from ziggurat.testing.check import at_tables, of_game
from ziggurat.testing.differences import (
    assert_same,
    assert_same_state,
    assert_unbroken,
    refused_with,
)
from ziggurat.testing.wandering import LONGEST, Journey, begun, go_on


@at_tables(3, 4)
def whole_games_keep_every_piece_and_end(game: Game, journey: Journey) -> None:
    match = dataclasses.replace(journey, steps=0).match(game)
    rng = np.random.default_rng(journey.seed)

    assert_unbroken(game, match.state, "after the deal")
    while not match.over:
        assert match.seq < LONGEST, f"a random game goes on after {LONGEST} decisions"
        last = go_on(match, rng, 1).history[-1]
        assert_unbroken(game, match.state, f"after {game.actions.words(last.action)!r}")

    places = np.zeros(match.seats, np.int64)
    game.places(match.state, places)
    first = [seat for seat in range(match.seats) if places[seat] == 1]
    assert first, f"nobody has won: the places are {places.tolist()}"
    assert_same(match.winners, first, "winners, and the seats in the first place")


@of_game(seed=(0, 1, 2))
def turns_go_round_the_table(game: Game, seed: int) -> None:
    match, rng = begun(game, seed), np.random.default_rng(seed)
    turns = [int(match.state.turn)]

    for _ in range(100):
        go_on(match, rng, 1)
        if match.state.turn != turns[-1]:
            turns.append(int(match.state.turn))

    assert len(turns) > 10, f"in a hundred decisions there are {len(turns)} turns"
    assert_same(turns, [i % match.seats for i in range(len(turns))], "whose turn it is")


@at_tables(3, 4)
def a_copy_shares_nothing(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    second = copy(match.state)
    before = match.state.tobytes()

    assert_same_state(game, second.tobytes(), before, "a copy is not the same")
    for name in second.dtype.names or ():
        if second[name].shape:
            assert not np.shares_memory(second[name], match.state[name]), f"a copy shares {name}"
            second[name][...] = 1
        else:
            second[name] = 1
    assert second.tobytes() != before, "a position is all ones"
    assert_same_state(game, match.state.tobytes(), before, "a copy is written to, and its original")


@at_tables(3, 4)
def undo_returns_to_the_same_bytes_unless_something_came_to_light(
    game: Game, journey: Journey
) -> None:
    match = dataclasses.replace(journey, steps=0).match(game)
    rng = np.random.default_rng(journey.seed)

    for _ in range(min(journey.steps, 40)):
        if match.over:
            break
        before = match.state.tobytes()
        go_on(match, rng, 1)
        after = match.state.tobytes()
        take_back(game, match, before)
        assert_same_state(game, match.state.tobytes(), after, "played again it went otherwise")


def take_back(game: Game, match: Match, before: bytes) -> None:
    """Undo the last decision and play it again, or see that it cannot be undone."""
    step, steps = match.history[-1], match.seq
    words = game.actions.words(step.action)
    if step.reveals:
        with refused_with(CannotUndo, f"undo of {words!r}", "something_was_revealed"):
            match.undo(step.seat, match.seq)
        return
    assert match.undo(step.seat, match.seq) == step, f"undo of {words!r} undid something else"
    assert_same_state(game, match.state.tobytes(), before, f"undo of {words!r} did not return")
    assert match.seq == steps - 1, f"undo of {words!r} counts as a decision"
    match.choose(step.seat, match.seq, step.action)


@of_game()
def undo_is_refused_after_a_draw_and_after_another_seats_answer(game: Game) -> None:
    match, rng = begun(game, 1), np.random.default_rng(1)
    with refused_with(CannotUndo, "undo of nothing", "nothing_to_undo"):
        match.undo(match.asked, match.seq)

    refused = set()
    for _ in range(60):
        last = go_on(match, rng, 1).history[-1]
        before = match.state.tobytes()
        for seat in range(match.seats):
            if seat == last.seat and not last.reveals:
                continue
            key = "something_was_revealed" if seat == last.seat else "another_has_answered"
            with refused_with(CannotUndo, f"undo by seat {seat}", key):
                match.undo(seat, match.seq)
            refused.add(key)
        with refused_with(Stale, "undo of an older decision"):
            match.undo(last.seat, match.seq - 1)
        assert_same_state(game, match.state.tobytes(), before, "a refused undo changed it")

    missing = {"another_has_answered", "something_was_revealed"} - refused
    assert not missing, f"in sixty decisions undo was never refused because {missing}"
