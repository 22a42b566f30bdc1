"""What may be chosen for a table beside what is chosen already, for every game there is."""

from itertools import combinations

import pytest

from games.wander import every_game
from ziggurat.core.choosing import nearest, refusal, refused_values
from ziggurat.core.game import Game
from ziggurat.core.options import Options
from ziggurat.games import GAMES


def usual(game: Game, seats: int) -> Options:
    return {option.name: option.default_at(seats) for option in game.options}


@every_game
def test_what_is_not_refused_can_be_played(game: Game) -> None:
    for seats in game.seats:
        chosen = nearest(game, seats, usual(game, seats))
        refused = {(name, value) for name, value, _ in refused_values(game, seats, chosen)}

        assert refusal(game, seats, chosen) is None
        for option in game.options:
            for value in option.values:
                why = refusal(game, seats, chosen | {option.name: value})
                assert (why is not None) == ((option.name, value) in refused)


@every_game
def test_the_nearest_mix_leaves_a_wish_alone_where_it_can(game: Game) -> None:
    for seats in game.seats:
        for one, other in combinations(game.options, 2):
            wish = usual(game, seats) | {one.name: one.values[-1], other.name: other.values[-1]}
            found = nearest(game, seats, wish)

            assert refusal(game, seats, found) is None
            assert (found == wish) == (refusal(game, seats, wish) is None)


@pytest.mark.parametrize("why", ["seats", "beside"])
def test_a_refusal_is_a_message_of_the_game(why: str) -> None:
    game = GAMES["china"]
    seats, wish = (4, {"influence": True}) if why == "seats" else (3, {"map": "border"})
    found = refusal(game, seats, usual(game, seats) | wish | {"fortifications": why != "seats"})

    assert found and game.book.say(found, "en")
