"""One function stands for the rules of all games: which are meant, the record tells."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import ziggurat.bots.evaluation.anygame  # noqa: F401 - what is chosen there is chosen as it is here
from ziggurat.core.game import Game, by_name
from ziggurat.core.jit import PLAIN, by_record, chosen, kernel
from ziggurat.core.state import State, blank, game_of, record
from ziggurat.games import GAMES
from ziggurat.games.anygame import RULES, asked

TWINS_SEAT = 7  # nobody sits there in any game


@kernel
def twins_asked(s: State) -> int:
    return TWINS_SEAT


def twin_of(game: Game, name: str) -> Game:
    """A game with the same fields and another rule."""
    kind = game.state
    fields = {field: kind[field] for field in kind.names or ()}
    return replace(game, name=name, state=record(name, **fields), asked=twins_asked)


ORIGINAL = next(iter(GAMES.values()))
TWIN = twin_of(ORIGINAL, "twin")
asked_of_two = by_record({game.state: game for game in (ORIGINAL, TWIN)}, "asked", 1, __name__)


@kernel
def who_is_asked(table: Any) -> int:
    seat: int = asked(table[0])
    return seat


@kernel
def which_is_asked(table: Any) -> int:
    seat: int = asked_of_two(table[0])
    return seat


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_state_is_played_by_the_rules_of_its_game(game: Game) -> None:
    table = np.zeros(1, game.state)

    assert who_is_asked(table) == game.asked(table[0])
    assert RULES[game.state] is game


def test_a_game_with_the_fields_of_another_plays_by_its_own_rules() -> None:
    mine, theirs = np.zeros(1, ORIGINAL.state), np.zeros(1, TWIN.state)

    assert which_is_asked(mine) == ORIGINAL.asked(mine[0])
    assert which_is_asked(theirs) == TWINS_SEAT


@pytest.mark.skipif(PLAIN, reason="the compiler is not asked")
def test_the_compiler_is_offered_a_rule_for_the_record_of_its_game_alone() -> None:
    from numba import from_dtype

    offer = chosen(ORIGINAL.asked, ORIGINAL.state, 1)

    assert offer(from_dtype(ORIGINAL.state)) is not None
    assert offer(from_dtype(TWIN.state)) is None


def test_the_name_of_a_game_takes_no_room_in_its_record() -> None:
    nameless = record(turn=np.int64, hand=(np.int64, 3))
    named = record("senet", turn=np.int64, hand=(np.int64, 3))

    assert named != nameless
    assert (named.itemsize, named.names) == (nameless.itemsize, nameless.names)
    assert blank(named).tobytes() == blank(nameless).tobytes()
    assert (game_of(named), game_of(nameless)) == ("senet", "")


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match=f"two games have the name '{ORIGINAL.name}'"):
        by_name(ORIGINAL, replace(TWIN, name=ORIGINAL.name))


def test_a_copy_that_kept_the_record_of_its_original_is_refused() -> None:
    copy = replace(ORIGINAL, name="twin")

    with pytest.raises(ValueError, match=rf"'twin' is that of '{ORIGINAL.name}'.*record\('twin'"):
        by_name(ORIGINAL, copy)
