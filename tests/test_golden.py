"""Every recorded game still plays out exactly as it did, and offers come as they came."""

from pathlib import Path

import pytest

from ziggurat.bots.signature import signature
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.notation import read_replay
from ziggurat.games import GAMES

GOLDEN = Path(__file__).parent / "golden"
REPLAYS = sorted(GOLDEN.glob("*.replay"))
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_out_as_it_did(path: Path) -> None:
    match = read_replay(path.read_text(), GAMES)

    assert match.over
    assert match.winners


@every_game
def test_every_option_of_a_game_has_a_recorded_game(game: Game) -> None:
    recorded = "".join(path.read_text() for path in REPLAYS)

    for option in game.options:
        other = next(value for value in option.values if value != option.default)
        assert f"option {option.name} {option.write(other)}" in recorded


@every_game
@pytest.mark.skipif(PLAIN, reason="thousands of decisions: the compiled run counts them")
def test_there_are_as_many_sequences_of_decisions_as_there_were(game: Game) -> None:
    from golden.write import counts

    assert counts(game) == (GOLDEN / f"{game.name}_counts.txt").read_text().splitlines()


@every_game
def test_offers_come_in_the_order_they_came(game: Game) -> None:
    from golden.write import order

    assert order(game) == (GOLDEN / f"{game.name}_order.txt").read_text().splitlines()


@every_game
@pytest.mark.skipif(PLAIN, reason="a thousand games: the compiled run plays them")
def test_a_thousand_games_have_the_signature_they_had(game: Game) -> None:
    known = dict(line.split() for line in (GOLDEN / "signature.txt").read_text().splitlines())

    assert signature(game, 1000, lambda done: None) == known[game.name]
