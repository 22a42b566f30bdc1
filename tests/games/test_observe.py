"""Every name of an observation has a drawn position, and none can be written over another."""

import random
from importlib import import_module
from itertools import combinations
from typing import Any

import pytest

from games.babel import observed as babel
from games.china import observed as china
from games.observed import Observed, wrong
from games.tigris import observed as tigris
from sizes import sized
from ziggurat.core.jit import PLAIN
from ziggurat.games import GAMES

EXAMPLES: dict[str, tuple[Observed, ...]] = {
    "tigris": tigris.EXAMPLES,
    "china": china.EXAMPLES,
    "babel": babel.EXAMPLES,
}
PAIRS = 200  # of names, over all games

every_game = pytest.mark.parametrize("game", GAMES)
every_example = pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, id=f"{game}: {example.title}")
        for game in GAMES
        for example in EXAMPLES[game]
    ],
)


@every_example
def test_a_learner_is_shown_what_lies_on_the_table(example: Observed) -> None:
    assert not wrong(example)


@every_game
def test_every_name_has_a_position_where_it_shows_something(game: str) -> None:
    shown = {name for example in EXAMPLES[game] for name in example.shows}

    assert shown == set(GAMES[game].observation.start)


def swaps() -> list[tuple[str, str, str, str]]:
    """Pairs of planes and pairs of numbers: some of them, or all."""
    pairs = [
        (game, places, one, other)
        for game in GAMES
        for places in ("PLANE", "AT")
        for one, other in combinations(places_of(game, places)._fields, 2)
    ]
    return random.Random(1).sample(pairs, sized(PAIRS, soak=len(pairs)))


def places_of(game: str, places: str) -> Any:
    return getattr(import_module(f"ziggurat.games.{game}.observe"), places)


@pytest.mark.skipif(not PLAIN, reason="the places are frozen into compiled kernels")
def test_names_written_in_each_others_place_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    unnoticed = []
    for game, places, one, other in swaps():
        module = import_module(f"ziggurat.games.{game}.observe")
        right = getattr(module, places)
        swapped = right._replace(**{one: getattr(right, other), other: getattr(right, one)})
        with monkeypatch.context() as patch:
            patch.setattr(module, places, swapped)
            if not noticed(game):
                unnoticed.append((game, one, other))

    assert not unnoticed


def noticed(game: str) -> bool:
    """An example is wrong, or a number is written beyond the last place."""
    try:
        return any(wrong(example) for example in EXAMPLES[game])
    except (AssertionError, IndexError):
        return True
