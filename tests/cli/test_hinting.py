"""`hint` at the prompt: advice for the person who is asked, in his words."""

import re

import pytest

from cli.terminal import Sit
from ziggurat.bots.advice.hints import hint
from ziggurat.cli.orders import ORDERS
from ziggurat.cli.prompt import next_words
from ziggurat.core.match import Match
from ziggurat.games import GAMES
from ziggurat.texts.letters import typeset


def test_the_best_moves_come_with_chances_and_reasons(sit: Sit) -> None:
    said = sit("hint apprentice")

    assert "For Lion, as the apprentice sees it:\n" in said
    assert re.search(r"\n  1\. leader \w+ [A-P]\d+: \d+ %\. Your \w+ comes onto the map\.", said)
    assert re.search(r"\n  2\. .*%\.", said)


def test_the_moves_are_those_of_the_command_and_the_same_every_time(sit: Sit) -> None:
    said = sit("hint apprentice", "hint apprentice")
    game = GAMES["tigris"]
    match = Match(game, 2, secret=bytes.fromhex("7".zfill(64)))
    found = hint(game, match.state, 0, "apprentice")

    first, second = re.findall(r"sees it:\n((?:  \d\. .*\n)+)", said)
    assert first == second
    assert re.findall(r"\d\. (.*?): \d+ %", first) == [one.move for one in found]


def test_a_hint_tells_nothing_the_seat_cannot_know(sit: Sit) -> None:
    """Another shuffle of what is hidden from the first seat gives the same hint."""
    game = GAMES["tigris"]
    match = Match(game, 2, secret=bytes.fromhex("7".zfill(64)))
    known = match.state.copy()
    match.state.hand[1] = match.state.hand[1][::-1]
    swapped = hint(game, match.state, 0, "apprentice")

    assert [one.move for one in hint(game, known, 0, "apprentice")] == [o.move for o in swapped]


def test_a_hint_is_given_in_french(sit: Sit) -> None:
    said = sit("hint apprentice", args="--lang fr")

    assert typeset("Pour Lion, selon le niveau apprentice :\n", "fr") in said
    assert re.search(
        r"\n  1\. chef (noir|rouge|bleu|vert) [A-P]\d+\s: \d+\s%\. Votre \w+ entre", said
    )


@pytest.mark.parametrize("game", ["china", "babel"])
def test_every_game_is_advised(sit: Sit, game: str) -> None:
    assert re.search(r"sees it:\n  1\. \w+ .*: \d+ %\.", sit("hint apprentice", args=game))


def test_what_cannot_be_advised_is_said(sit: Sit) -> None:
    said = sit("hint nobody", "resign", "hint")

    assert "There is no level “nobody” (there are: apprentice, scribe, vizier, king).\n" in said
    assert "> hint\nThe game is over.\n" in said


def test_hint_is_completed_and_listed(sit: Sit) -> None:
    assert next_words("hi", ["tile red A1"], list(ORDERS)) == ["hint"]
    assert re.search(r"\n  hint +The best moves, their chances, and why", sit("help"))
