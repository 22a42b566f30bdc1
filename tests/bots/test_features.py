"""Every feature has a drawn position, and none can take the place of another unnoticed."""

from functools import cache
from types import ModuleType

import numpy as np
import pytest

from bots.drawn import EXAMPLES, LINES
from bots.drawn.example import Example, described, mirrored, said
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.core.jit import PLAIN
from ziggurat.core.state import Array
from ziggurat.games.babel.bots import features as babel
from ziggurat.games.babel.bots import standing as babel_seat
from ziggurat.games.china.bots import features as china
from ziggurat.games.china.bots import standing as china_seat
from ziggurat.games.tigris.bots import features as tigris

CLOSE = 1e-5
GAMES = tuple(EVALUATIONS)
# A king scores where he stands, and nobody for him: these two are one by the rules.
ALWAYS_EQUAL = {
    (f"{who}, black: on the map", f"{who}, black: can score") for who in ("me", "rival")
}

every_game = pytest.mark.parametrize("game", GAMES)
every_example = pytest.mark.parametrize(
    ("game", "example"),
    [
        pytest.param(game, example, id=f"{game}: {example.title}")
        for game in GAMES
        for example in EXAMPLES[game]
    ],
)


def told(game: str, example: Example) -> tuple[Array, Array]:
    """What an example says of all features, as I look and as the rival looks."""
    names = EVALUATIONS[game].features
    number = {name: i for i, name in enumerate(names)}
    mine, theirs = (np.full(len(names), np.nan) for _ in range(2))
    for name, value in said(example, LINES[game]):
        mine[number[name]] = value
        other = mirrored(name)
        if other:
            theirs[number[other]] = value
    return mine, theirs


def written(game: str, example: Example) -> tuple[Array, Array]:
    """What the kernels write, as I look and as the rival looks."""
    match, me, rival = example.drawn(), example.me, example.rival
    return described(game, match, me, rival), described(game, match, rival, me)


@cache
def looks(game: str) -> list[tuple[Array, Array]]:
    """Every look at every example: what is written, and what is told of it."""
    return [
        look
        for example in EXAMPLES[game]
        for look in zip(written(game, example), told(game, example), strict=True)
    ]


def wrong(game: str, example: Example) -> dict[str, tuple[float, float]]:
    """The features that are not what the example says: what is written, and what should be."""
    names = EVALUATIONS[game].features
    return {
        names[i]: (float(row[i]), float(values[i]))
        for row, values in zip(written(game, example), told(game, example), strict=True)
        for i in np.flatnonzero(np.abs(row - values) > CLOSE)
    }


@every_example
def test_a_position_is_worth_what_its_features_say(game: str, example: Example) -> None:
    assert not wrong(game, example)


@every_game
def test_every_feature_has_a_position_where_it_says_something(game: str) -> None:
    says = np.any([np.nan_to_num(values) != 0 for _, values in looks(game)], axis=0)

    silent = [name for name, has in zip(EVALUATIONS[game].features, says, strict=True) if not has]
    assert not silent


@every_game
def test_no_two_features_can_change_places_unnoticed(game: str) -> None:
    """All pairs at once: two columns of what the kernels write trade places."""
    names = EVALUATIONS[game].features
    alike = np.ones((len(names), len(names)), bool)
    for row, values in looks(game):
        for i in np.flatnonzero(~np.isnan(values)):
            noticed = np.abs(row - values[i]) > CLOSE
            alike[i, noticed] = alike[noticed, i] = False

    pairs = {(names[i], names[j]) for i, j in np.argwhere(np.triu(alike, 1))}
    assert pairs == {pair for pair in ALWAYS_EQUAL if pair[0] in names}


SWAPS = [
    ("tigris", tigris, "LEADER", "followers", "temples_beside"),
    ("tigris", tigris, "LEADER", "stronger_by", "weaker_by"),
    ("tigris", tigris, "LEADER", "kingdom", "strangers"),
    ("tigris", tigris, "SEAT", "treasures", "catastrophes_left"),
    ("tigris", tigris, "BOTH", "bag", "treasures_left"),
    ("tigris", tigris, "BOTH", "weakest_lead_late", "second_lead_late"),
    ("china", china_seat, "SEAT", "alliances", "firm_alliances"),
    ("china", china, "MY_HAND", "pair", "three_alike"),
    ("babel", babel_seat, "SEAT", "my_open_card_fits", "my_open_card_lacks_one"),
    ("babel", babel, "POWER", "one_card_away", "at_the_pawn"),
]


@pytest.mark.skipif(not PLAIN, reason="the places are frozen into compiled kernels")
@pytest.mark.parametrize(("game", "module", "places", "one", "other"), SWAPS)
def test_names_written_in_each_others_place_are_noticed(
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    module: ModuleType,
    places: str,
    one: str,
    other: str,
) -> None:
    right = getattr(module, places)
    swapped = right._replace(**{one: getattr(right, other), other: getattr(right, one)})
    monkeypatch.setattr(module, places, swapped)

    assert any(wrong(game, example) for example in EXAMPLES[game])
