"""What is asked says what can be done, in every position of whole games; and why nothing can."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from games.babel.boards import BABEL, table
from games.wander import begun, go_on
from ziggurat.core.game import SPECTATOR
from ziggurat.core.state import copy
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.games.babel.records import State

NAMES = ("Ann", "Bob")
# What a sentence has in it just when a kind of move is offered.
WORDS = {
    "deploy a card": {"deploy"},
    "move with it": {"move"},
    "build level": {"build"},
    "use a run": {"power", "halve"},
    "migrate": {"migrate"},
}


@cache
def positions() -> list[tuple[State, frozenset[str]]]:
    """Every position of some random games, with the kinds of moves that are offered there."""
    found = []
    for seed in range(6):
        match, rng = begun(BABEL, seed, 2, {}), np.random.default_rng(seed)
        while not match.over:
            kinds = {BABEL.actions.decode(number).kind for number in match.legal_numbers()}
            found.append((copy(match.state), frozenset(kinds)))
            go_on(match, rng, 1)
    return found


def asked_of(state: State, language: str = "en") -> str:
    question = BABEL.question(state, BABEL.asked(state))
    assert question
    return BABEL.book.say(question, language, NAMES)


def test_a_turn_names_just_what_is_offered() -> None:
    turns = [(state, kinds) for state, kinds in positions() if "end" in kinds]

    for state, kinds in turns:
        said = asked_of(state).lower()
        assert "end the turn" in said
        assert {word: word in said for word in WORDS} == {
            word: bool(kinds & those) for word, those in WORDS.items()
        }, (said, kinds)


def test_when_only_the_end_is_left_it_is_said_why() -> None:
    stuck = [state for state, kinds in positions() if kinds == {"end"}]

    assert stuck
    for state in stuck:
        assert asked_of(state).startswith("Your hand is empty, and there is no level to build")


def test_until_the_start_temple_is_built_every_question_speaks_of_it() -> None:
    bound = [state for state, kinds in positions() if not kinds & {"end", "discard"}]

    assert bound
    for state in bound:
        assert "start temple must be built this turn" in asked_of(state)


def test_cards_to_give_up_are_counted() -> None:
    halved = [state for state, kinds in positions() if kinds == {"discard"}]

    assert halved
    for state in halved:
        rival, cards = NAMES[state["turn"]], state["to_discard"]
        assert asked_of(state).startswith(f"{rival} halves your hand: give up {cards} ")


def test_others_hear_only_that_an_action_is_chosen() -> None:
    """What is offered depends on the hand."""
    for state, _ in positions():
        plain = Message(f"ask_{BABEL.prompt(state)}")
        waiting = 1 - BABEL.asked(state)
        assert BABEL.question(state, waiting) == BABEL.question(state, SPECTATOR) == plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_said_in_every_language(language: str) -> None:
    for state, _ in positions():
        said = asked_of(state, language)
        assert said[-1] == "." and "  " not in said and " ," not in said, said


START = {"start_temple": {0: True}}
CASES: list[tuple[dict[str, Any], str]] = [
    ({"hands": {0: "AH"}, **START}, "first discard a card"),
    ({"hands": {0: "AH"}, "pawns": {0: "medes"}, **START}, "deploy the card it needs at the Medes"),
    (
        {"hands": {0: "AH"}, "pawns": {0: "medes"}, "columns": {0: {"medes": "A"}}, **START},
        "you can build it here, at the Medes",
    ),
    (
        {"hands": {0: "AH"}, "pawns": {0: "medes"}, "temples": {0: {"medes": "1"}}, **START},
        "to a site where you have none",
    ),
    ({"hands": {0: "AH"}}, "Your pawn is at the quarry"),
    (
        {"pawns": {0: "medes"}, "columns": {0: {"medes": "AAA"}}, "rows": {0: "1"}},
        "Your hand is empty. You may still build level 1, migrate, or end the turn.",
    ),
]


@pytest.mark.parametrize(("position", "words"), CASES)
def test_what_is_asked(position: dict[str, Any], words: str) -> None:
    assert words in asked_of(table(**position).state)
