"""Positions at rest: written, read and gone on from."""

import json
from typing import Any

import numpy as np

from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.testing.check import at_moments, at_tables
from ziggurat.testing.differences import assert_same
from ziggurat.testing.wandering import Journey, Moments, go_on, legal_in

PLAIN_KINDS = {dict, list, str, int, bool, type(None)}


def kinds_in(value: Any) -> set[type]:
    """The types of a value and of everything in it: an encoder need not know numpy's."""
    inside: list[Any] = list(value) if isinstance(value, list) else []
    if isinstance(value, dict):
        inside = [*value.keys(), *value.values()]
    return {type(value)}.union(*map(kinds_in, inside))


def assert_plain(told: Any, what: str) -> None:
    strange = {kind.__name__ for kind in kinds_in(told) - PLAIN_KINDS}
    assert not strange, f"{what} is no plain JSON: it holds {', '.join(sorted(strange))}"
    assert_same(json.loads(json.dumps(told)), told, f"{what}, written as JSON and read")


@at_moments()
def views_previews_and_positions_are_plain_json(game: Game, moments: Moments) -> None:
    for state, _ in moments:
        for seat in range(-1, state.seats):
            assert_plain(game.view(state, seat), f"the view of seat {seat}")
        for number in legal_in(game, state)[:3]:
            preview = game.preview(state, number, game.asked(state))
            assert_plain(preview, f"the preview of {game.actions.words(number)!r}")
        assert_plain(game.write(state), "a written position")


def known(game: Game, match: Match) -> dict[str, Any]:
    return {
        "position": game.write(match.state),
        "legal": match.legal(),
        "asked": match.asked,
        "winners": match.winners,
    }


@at_tables(6, 4)
def a_position_written_and_read_is_the_same_position(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    position = game.write(match.state)

    again = Match(game, match.seats, match.options, match.secret, position, real=True)

    assert_same(known(game, again), known(game, match), "a position read, and as it was")


@at_moments(each=4)
def a_position_in_the_middle_of_any_question_is_one_like_any_other(
    game: Game, moments: Moments
) -> None:
    for state, options in moments:
        position = json.loads(json.dumps(game.write(state)))
        again = Match(game, int(state.seats), options, bytes(32), position, real=True)
        what = f"a position where {game.prompt(state)} is asked, read, and as it was"
        assert_same(game.write(again.state), position, what)
        assert_same(again.legal(), legal_in(game, state), what)
        assert_same(game.prompt(again.state), game.prompt(state), what)
        for seat in range(-1, again.seats):
            assert_same(again.view(seat), game.view(state, seat), what)


@at_tables(3, 4)
def a_match_goes_on_from_a_written_position_as_it_would_have(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    position = game.write(match.state)
    again = Match(game, match.seats, match.options, bytes(32), position)
    match.secret = bytes(32)
    match.history.clear()

    what = "a match that goes on from a written position, and as it would have"
    for i in range(15):
        go_on(match, np.random.default_rng(i), 1)
        go_on(again, np.random.default_rng(i), 1)
        assert_same(game.write(again.state), game.write(match.state), what)
    assert_same([s.events for s in again.history], [s.events for s in match.history], what)
