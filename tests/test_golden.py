"""Every recorded game still plays out exactly as it did, and offers come as they came."""

from pathlib import Path
from typing import Any

import pytest

from ziggurat.bots.random_play.signature import signature
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.notation import read_replay
from ziggurat.games import GAMES

GOLDEN = Path(__file__).parent / "golden"
REPLAYS = sorted(GOLDEN.glob("*.replay"))
FORMER = [former for game in GAMES.values() for former in game.former]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def named(game: Game) -> str:
    """`china`, and `china-rules1` for rules of before."""
    return f"{game.name}-rules{game.version}" if game in FORMER else game.name


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_out_as_it_did(path: Path) -> None:
    match = read_replay(path.read_text(), GAMES)

    assert match.over
    assert match.winners


@every_game
def test_every_option_of_a_game_has_a_recorded_game(game: Game) -> None:
    recorded = "".join(path.read_text() for path in REPLAYS)

    for option in game.options:
        other: Any = next(value for value in option.values if value != option.default)
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


@pytest.mark.parametrize("former", FORMER, ids=named)
def test_former_rules_have_recorded_games_of_every_option(former: Game) -> None:
    recorded = [path.read_text() for path in REPLAYS]
    theirs = [text for text in recorded if f"game {former.name}\nrules {former.version}\n" in text]

    assert theirs
    for option in former.options:
        other: Any = next(value for value in option.values if value != option.default)
        assert any(f"option {option.name} {option.write(other)}" in text for text in theirs)
    for text in theirs:
        assert read_replay(text, GAMES).game.version == former.version


@pytest.mark.parametrize("game", [*GAMES.values(), *FORMER], ids=named)
@pytest.mark.skipif(PLAIN, reason="a thousand games: the compiled run plays them")
def test_a_thousand_games_have_the_signature_they_had(game: Game) -> None:
    known = dict(line.split() for line in (GOLDEN / "signature.txt").read_text().splitlines())

    assert signature(game, 1000, lambda done: None) == known[named(game)]
