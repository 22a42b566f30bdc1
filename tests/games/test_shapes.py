"""Views and previews are what their game declares of them, and the page is told."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_type_hints

import numpy as np
import pytest
from hypothesis import given

from games.shapes import differences
from games.wander import (
    Journey,
    by_chance,
    crowded,
    every_game,
    every_table,
    examples,
    journeys,
    moments,
)
from ziggurat.core.game import SPECTATOR, Game
from ziggurat.core.state import AnyState

SOME = 4  # moves of a position that are looked at


def declared(function: Callable[..., Any]) -> Any:
    return get_type_hints(function, include_extras=True)["return"]


def not_as_declared(game: Game, state: AnyState) -> list[str]:
    """What every seat and a spectator see, and what whoever is asked, and another, foresees."""
    found = differences(game.public(state), declared(game.public), "public")
    for seat in range(SPECTATOR, state.seats):
        found += differences(game.own(state, seat), declared(game.own), f"own of {seat}")
    return found


def not_as_foreseen(game: Game, state: AnyState, moves: list[int]) -> list[str]:
    return [
        odd
        for move in moves
        for seat in range(SPECTATOR, state.seats)
        for odd in differences(
            game.preview(state, move, seat), declared(game.preview), game.actions.words(move)
        )
    ]


@every_table
@examples(6, 3)
@given(journey=journeys)
def test_views_and_previews_are_as_declared_under_every_mix_of_options(
    game: Game, journey: Journey
) -> None:
    match = journey.match(game, crowded if game.name == "tigris" else by_chance)
    legal, dice = match.legal(), np.random.default_rng(journey.seed)
    moves = [by_chance(match, legal, dice) for _ in range(SOME)] if legal else []

    assert not_as_declared(game, match.state) == []
    assert not_as_foreseen(game, match.state, moves) == []


@every_game
def test_they_are_at_every_question_and_at_the_end(game: Game) -> None:
    for state, _ in moments(game.name):
        assert not_as_declared(game, state) == []


@every_game
def test_a_field_that_nobody_declared_is_seen(game: Game) -> None:
    state, _ = moments(game.name)[0]
    shown = {**game.public(state), "spilled": 1}

    assert differences(shown, declared(game.public)) == [".spilled is not declared"]
    del shown["spilled"], shown["seats"]
    assert differences(shown, declared(game.public)) == [".seats is missing"]


class Sample(TypedDict):
    number: int
    word: Literal["red", "blue"] | None
    pair: Annotated[list[int], 2]
    counts: dict[Literal["red", "blue"], int]
    truth: NotRequired[bool]


RIGHT: Any = {"number": 1, "word": None, "pair": [1, 2], "counts": {"red": 0, "blue": 1}}


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": True},
        {"number": np.int64(1)},
        {"number": None},
        {"word": "green"},
        {"pair": [1, 2, 3]},
        {"pair": (1, 2)},
        {"pair": [1, "2"]},
        {"counts": {"red": 0}},
        {"counts": {"red": 0, "blue": 1, "green": 2}},
        {"counts": {"red": 0, "blue": "1"}},
        {"counts": []},
        {"truth": 1},
        {"more": 1},
    ],
)
def test_what_is_not_as_declared_is_found(wrong: dict[str, Any]) -> None:
    assert differences(RIGHT, Sample) == []
    assert differences(RIGHT | {"word": "red", "truth": True}, Sample) == []
    assert differences(RIGHT | wrong, Sample) != []
