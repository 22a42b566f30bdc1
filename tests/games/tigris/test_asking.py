"""A question says what is left to do, with what, and why not with the rest: in every position."""

from typing import Any

import pytest
from hypothesis import given

from games.tigris.boards import dealt, table
from games.tigris.script import say
from games.wander import Journey, examples, journeys
from ziggurat.core.game import SPECTATOR
from ziggurat.core.match import Match
from ziggurat.core.text import LANGUAGES
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.data import COLORS
from ziggurat.games.tigris.state import PROMPTS

# What names a kind of move in the sentence for who is asked.
NAMED = {
    "leader": "place or move a leader",
    "tile": "place a tile",
    "catastrophe": "play a catastrophe",
    "swap": "swap tiles",
    "withdraw": "take a leader back",
    "pass": "or pass",
    "war": "which is fought next?",
    "support": "against",
    "monument": "choose what",
    "ziggurat": "choose what",
    "decline": "or build nothing",
    "treasure": "takes a treasure",
    "point": "choose its color",
}


def question(match: Match[Any], language: str = "en") -> str:
    asked = TIGRIS.question(match.state, match.asked)
    assert asked
    return TIGRIS.book.say(asked, language)


def offered(match: Match[Any]) -> list[list[str]]:
    return [words.split() for words in map(TIGRIS.actions.words, match.legal())]


def reasons(match: Match[Any]) -> list[str]:
    """Of every piece that could be placed nowhere, and of all that is missing: why."""
    found, moves = [], offered(match)
    view = match.view(match.asked)
    placed = {(kind, words[0]) for kind, *words in moves if kind in ("tile", "leader")}
    if any(n and ("tile", color) not in placed for color, n in view["hand"].items()):
        blue = view["hand"]["blue"] and ("tile", "blue") not in placed
        found.append("No river space is free" if blue else "No land is free")
    if any(("leader", color) not in placed for color in COLORS):
        found.append("leader can be placed")
    if not any(view["hand"].values()):
        found.append("Your hand is empty.")
    if not view["catastrophes_left"][match.asked]:
        found.append("You have no catastrophe left.")
    return found


@examples(40, 6)
@given(journey=journeys)
def test_whatever_is_not_lit_has_its_reason(journey: Journey) -> None:
    match = journey.match(TIGRIS)
    while not match.over and match.seq < journey.steps + 12:
        said, kinds = question(match), {kind for kind, *_ in offered(match)}
        asked = {NAMED[kind] for kind in kinds}
        assert {words for words in NAMED.values() if words in said} == asked
        if TIGRIS.prompt(match.state) == "action":
            assert all(why in said for why in reasons(match)), said
            assert ("No " in said or "Not every" in said) <= bool(reasons(match)), said
        match.choose(match.asked, match.seq, match.legal()[match.seq % len(match.legal())])


def test_only_who_is_asked_reads_what_the_own_hand_allows() -> None:
    match = table(hands={0: "blue"}, catastrophes_left={0: 0})

    assert "You have no catastrophe left." in question(match)
    for other in (1, SPECTATOR):
        asked = TIGRIS.question(match.state, other)
        assert asked and asked.key == "ask_action"


def test_the_first_turn_names_the_four_choices_and_how_to_begin() -> None:
    said = question(dealt())

    assert said == (
        "Action 1 of 2: place or move a leader, place a tile, play a catastrophe, swap tiles, "
        "or pass. Choose a piece first, then where it goes."
    )


REVOLT = """
    k1  T   .
    .   .   .
"""


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("blue", "You attack with 1 against 1. You have no red tile to send."),
        (
            "red",
            "You attack with 1 against 1. "
            "Send red tiles from your hand, or none: the defender wins ties.",
        ),
    ],
)
def test_support_says_what_stands_against_what_and_what_may_be_sent(hand: str, said: str) -> None:
    match = table(REVOLT, at="H4", hands={0: hand, 1: "red"})
    say(match, "0 leader black J4")

    assert question(match) == said


def test_support_that_changes_nothing_is_explained() -> None:
    match = table(REVOLT, at="H4", hands={0: "", 1: "red"}, options={"english": True})
    say(match, "0 leader black J4", "0 support 0")

    assert "Nothing you could send would change the result." in question(match)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_two_spaces_or_a_space_at_its_end(language: str) -> None:
    match = dealt(3)
    for _ in range(120):
        if match.over:
            break
        said = question(match, language)
        assert said == " ".join(said.split(" ")).strip() and "  " not in said, said
        match.choose(match.asked, match.seq, match.legal()[-1 - match.seq % 7])


def test_a_point_of_the_ziggurat_is_asked_for() -> None:
    match = dealt()
    match.state.prompt = PROMPTS.index("point")

    assert question(match) == "The ziggurat pays you a point: choose its color."
