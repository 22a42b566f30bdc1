"""Positions in words: what they mean, and everything that makes one unreadable."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.china.boards import CHINA, dealt, position, table
from games.china.script import (
    asked,
    display,
    ended,
    facts,
    hand,
    offered,
    pile,
    refused,
    say,
    supply,
)
from games.wander import Journey, examples, go_on, journeys
from ziggurat.core.errors import Malformed
from ziggurat.core.match import Match
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.positions.reading import KEYS
from ziggurat.games.china.records import State
from ziggurat.games.china.state import DRAW, OVER

BONUS, FORTS, BORDER = {"bonus": True}, {"fortifications": True}, {"map": "border"}
LIGHT = {"influence": False}


def laid_out(
    given: Any, real: bool = False, seats: int = 3, options: dict[str, Any] | None = None
) -> Match[State]:
    return Match(CHINA, seats, options, bytes(32), given, real)


def refusal(
    given: Any, real: bool = False, seats: int = 3, options: dict[str, Any] | None = None
) -> str:
    with pytest.raises(Malformed) as error:
        laid_out(given, real, seats, options)
    return str(error.value)


# What a position means.


def test_an_empty_position_is_an_empty_map_with_all_cards_dealt_or_in_the_pile() -> None:
    match = laid_out({}, real=True)
    view = match.view(0)

    assert view["hand_sizes"] == [0, 0, 0]
    assert (len(display(match)), pile(match)) == (4, 47 - 4)
    assert all(space["palace"] is None for space in view["spaces"])
    assert supply(match, 0) == (20, 8, 0)
    assert view["score"] == [0, 0, 0]
    assert (view["exhaustions"], view["turn"], view["turns"]) == (0, 0, 0)
    assert asked(match) == (0, "place")


def test_with_two_seats_the_emperor_is_dealt_three_cards_of_those_not_named() -> None:
    match = laid_out({}, real=True, seats=2)

    assert match.state.hand[2].sum() == 3
    assert (len(display(match)), pile(match)) == (4, 47 - 7)
    assert facts(match)["supply"]["emperor"] == {"palace": 20, "emissary": 8, "fort": 0}
    assert match.view(0)["specials"][1] == ["emperor-first", "two-provinces", "exchange"]


def test_every_piece_is_laid_where_it_is_named() -> None:
    match = laid_out(
        position(
            palaces={0: "W1 w2", 1: "K1-K3"},
            emissaries={"chu": "112", "WEI": "0"},
            forts="Q1 K1",
            supply={0: {"palace": 5, "fort": 0}, 1: {"emissary": 2}},
            scored="lu",
            score={1: 12},
        ),
        options=FORTS,
    )
    view = match.view(-1)
    owners = {space["space"]: space["palace"] for space in view["spaces"]}

    assert [name for name, owner in owners.items() if owner == 0] == ["W1", "W2"]
    assert [name for name, owner in owners.items() if owner == 1] == ["K1", "K2", "K3"]
    assert {space["space"] for space in view["spaces"] if space["fort"]} == {"Q1", "K1"}
    provinces = {entry["province"]: entry for entry in view["provinces"]}
    assert provinces["chu"]["emissaries"] == [0, 2, 1]
    assert provinces["wei"]["emissaries"] == [1, 0, 0]
    assert [name for name, entry in provinces.items() if entry["scored"]] == ["lu"]
    assert supply(match, 0) == (5, 8, 0)
    assert supply(match, 1) == (20, 2, 1)
    assert view["score"] == [0, 12, 0]


def test_every_card_lies_where_it_is_named() -> None:
    match = laid_out(
        position(
            hands={0: "RRP", 2: "G"},
            seen={"0": ["purple"]},
            display="RGYO",
            pile="PPO",
            pile_left={"green": 2, "yellow": 1},
            discard="OO",
            exhaustions=1,
            turn=2,
            turns=8,
        )
    )

    assert [hand(match, seat) for seat in range(3)] == ["RRP", "", "G"]
    assert match.state.seen[0].tolist() == [0, 0, 0, 0, 1]
    assert display(match) == "RGYO"
    assert (pile(match), match.view(0)["next_cards"]) == (6, ["purple", "purple", "orange"])
    assert match.state.pile.tolist() == [0, 2, 1, 0, 0]
    assert match.view(0)["discard"]["orange"] == 2
    assert (match.view(0)["exhaustions"], match.view(0)["turns"]) == (1, 8)
    assert asked(match) == (2, "place")


def test_the_court_of_two_is_laid_where_it_is_named() -> None:
    match = laid_out(
        position(
            palaces={"emperor": "W1"},
            emissaries={"wei": "e"},
            emperor_hand="RGO",
            kept={0: "RR", 1: "P"},
            influence={"R": 0, "P": 1},
            specials={0: "exchange", 1: ""},
            supply={"emperor": {"palace": 3}},
            emperor_moved=True,
            two_provinces=True,
        ),
        seats=2,
    )
    view = match.view(-1)

    assert view["spaces"][[s["space"] for s in view["spaces"]].index("W1")]["palace"] == 2
    assert [cards["red"] for cards in view["kept"]] == [2, 0]
    assert view["influence"] == dict.fromkeys(COLORS) | {"red": 0, "purple": 1}
    assert view["specials"] == [["exchange"], []]
    assert view["emperor_hand"]["orange"] == 1
    assert view["supply"][2]["palace"] == 3
    assert (view["emperor_moved"], view["two_provinces"]) == (True, True)


def test_tiles_lie_open_or_face_down_and_the_rest_is_unseen() -> None:
    match = laid_out(
        position(bonus={"L2": "O", "L3": None}, bonus_taken={0: "GG", 1: "O"}), options=BONUS
    )

    assert facts(match)["bonus_spaces"]["lu"].total() == 2
    assert match.state.tiles_left.tolist() == [4, 6, 4]
    assert match.view(0)["tiles"][0] == {"green": 2, "yellow": 0, "orange": 0}
    assert CHINA.write(match.state)["bonus"] == {"L2": "orange", "L3": None}


def test_tiles_nobody_has_seen_can_be_told() -> None:
    match = table(hands={0: "OOR"}, display="RGYO", tiles={"L2": None}, tiles_left="Y")

    say(match, "0 claim lu with orange")

    assert CHINA.write(match.state)["bonus"] == {"L2": "yellow"}


def test_influence_may_be_said_to_be_nobodys() -> None:
    match = laid_out({"influence": {"red": None, "green": 1}}, seats=2)

    assert facts(match)["influence"] == dict.fromkeys(COLORS) | {"green": 1}


def test_a_listed_pile_is_drawn_in_its_order_and_then_the_rest() -> None:
    match = table(
        phase="draw", display="RGYO", pile="PO", pile_left={"green": 9}, hands={0: ""}, real=True
    )

    say(match, "0 draw pile", "0 draw pile", "0 draw pile")

    assert hand(match, 0) == "GOP"
    assert match.state.seen[0].tolist() == [0, 0, 0, 1, 1]


# Phases and questions.


def test_the_phase_of_drawing_fills_the_hand() -> None:
    match = table(hands={0: "R"}, display="RGYO", phase="draw")

    assert asked(match) == (0, "draw")
    assert match.view(0)["to_draw"] == 2


def test_a_phase_does_what_it_would_not_ask() -> None:
    full = table(hands={0: "RRR"}, display="RGYO", phase="draw")
    lone = table(hands={0: "RR"}, display="G", pile="", exhaustions=2, phase="draw")
    still = table(2, emperor_hand="", phase="emperor")

    assert asked(full) == (1, "place")
    assert (asked(lone), hand(lone, 0)) == ((1, "place"), "RRG")
    assert asked(still) == (1, "place")


def test_played_cards_are_discarded_or_wait_to_be_kept() -> None:
    three = table(hands={0: "R"}, display="RGYO", played="GG", phase="draw")
    one_color = table(2, hands={0: "R"}, display="RGYO", played="GG", phase="draw")
    two_colors = table(2, hands={0: "R"}, display="RGYO", played="GGR", phase="draw")

    assert three.view(0)["discard"]["green"] == 2
    assert one_color.view(0)["kept"][0]["green"] == 1
    assert asked(one_color) == (0, "draw")
    assert asked(two_colors) == (0, "keep")
    assert offered(two_colors) == {"keep green", "keep red"}


def test_after_played_cards_one_piece_has_been_placed() -> None:
    match = table(2, hands={0: "RR"}, display="RGYO", played="R", palaces={0: "W1"})

    assert (match.view(0)["placed"], match.view(0)["cards_played"]) == (1, 1)
    assert "done" in offered(match)
    assert not offered(match, "exchange", "special emperor-first")
    assert offered(match, "special two-provinces")
    first = table(2, hands={0: "RR"}, display="RGYO", played="R", palaces={0: "W1"}, rules=1)
    assert not offered(first, "exchange", "special")


def test_where_a_turn_stands_can_be_told() -> None:
    match = table(
        hands={0: "RRR"},
        display="RGYO",
        palaces={0: "W1 S1"},
        placed=1,
        cards_played=1,
        first=["wei"],
        fresh=["yan"],
    )

    assert "palace W2 with red" in offered(match)
    assert "palace S2 with red" not in offered(match)
    fresh = table(hands={0: "RR"}, palaces={0: "W1"}, placed=1, first=["wei"], fresh=["wei"])
    assert offered(fresh) == {"done"}


@pytest.mark.parametrize("word", ["pile", "pieces"])
def test_an_ended_game_is_read_as_it_was_written(word: str) -> None:
    match = laid_out({"ended": word}, real=True)

    assert (match.over, ended(match)) == (True, word)
    assert CHINA.write(match.state)["ended"] == word
    assert refused(match, "0 done") == "The game is over."


def test_loading_scores_and_ends_nothing() -> None:
    full = table(palaces={0: "L1-L4"}, exhaustions=2, pile="")

    assert full.view(0)["score"] == [0, 0, 0]
    assert not full.view(0)["over"]
    assert not any(entry["scored"] for entry in full.view(0)["provinces"])


# Written and read again.


@examples(25, 10)
@given(journey=journeys)
def test_a_written_position_is_read_as_it_was(journey: Journey) -> None:
    match = journey.match(CHINA)
    written = CHINA.write(match.state)

    again = laid_out(written, True, match.seats, match.options)

    assert CHINA.write(again.state) == written
    assert again.asked == match.asked
    assert again.legal() == match.legal()
    names = [name for name in CHINA.state.names or () if name not in ("dice", "tile_colors")]
    assert all(again.state[name].tolist() == match.state[name].tolist() for name in names)
    assert set(written) <= set(KEYS)


@examples(10, 5)
@given(journey=journeys, seed=st.integers(0, 10**6))
def test_a_written_game_goes_on_as_it_would_have(journey: Journey, seed: int) -> None:
    match = journey.match(CHINA)
    written = CHINA.write(match.state)
    one, other = (laid_out(written, True, match.seats, match.options) for _ in range(2))

    for twin in (one, other):
        go_on(twin, np.random.default_rng(seed), 20)

    assert CHINA.write(one.state) == CHINA.write(other.state)


@pytest.mark.parametrize(
    ("drawn", "lines", "prompt"),
    [
        ({"tiles": {"L2": None, "L3": None}}, ["0 claim lu with orange"], "site"),
        ({"seats": 2}, ["0 palace L2 with orange", "0 palace L3 with red red"], "keep"),
        ({}, ["0 exchange red"], "draw"),
        ({"seats": 2, "emperor_hand": "OOO"}, ["0 special emperor-first"], "emperor"),
        ({}, ["0 palace L2 with orange"], "place"),
    ],
)
def test_every_question_is_read_as_it_was_written(
    drawn: dict[str, Any], lines: list[str], prompt: str
) -> None:
    hidden: dict[str, Any] = {} if "tiles" in drawn else {"palaces": {1: "L1"}}
    match = table(real=True, hands={0: "RRO"}, display="RGYO", **hidden, **drawn)
    say(match, *lines)
    written = CHINA.write(match.state)

    again = laid_out(written, True, match.seats, match.options)

    assert written["prompt"] == prompt
    assert asked(again) == (0, prompt)
    assert offered(again) == offered(match)
    assert CHINA.write(again.state) == written


def test_every_key_can_be_written() -> None:
    found = set[str]()
    for options in list[dict[str, Any]](({}, FORTS, BONUS)):
        found |= set(CHINA.write(dealt(3, **options).state))
    found |= set(CHINA.write(dealt(2).state))
    over = laid_out({"ended": "pile"})
    site = table(hands={0: "OOR"}, display="RGYO", tiles={"L2": None, "L3": None})
    say(site, "0 claim lu with orange")
    his = table(
        2, phase="emperor", emperor_hand="OYG", display="RGYO", tiles={"L2": None, "L3": None}
    )
    say(his, "0 emperor claim lu with orange")

    for match in (over, site, his):
        found |= set(CHINA.write(match.state))

    assert found == set(KEYS) - {"phase"}  # a question says more than a phase


# What cannot be read.

MANY = ["red"] * 129


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([], "must be an object, not a list"),
        ({"towers": []}, "towers: unknown key (known: palaces, emissaries, forts"),
        # Pieces.
        ({"palaces": []}, "palaces: must be an object, not a list"),
        ({"palaces": {"3": []}}, "palaces: nobody is called '3' (there are: 0, 1, 2)"),
        ({"palaces": {"emperor": []}}, "palaces: nobody is called 'emperor'"),
        ({"palaces": {"0": "W1"}}, "palaces.0: must be a list, not 'W1'"),
        ({"palaces": {"0": ["W1", "X1"]}}, "palaces.0[1]: unknown word 'X1'"),
        ({"palaces": {"0": ["P1"]}}, "palaces.0[0]: unknown word 'P1'"),
        ({"palaces": {"0": [1]}}, "palaces.0[0]: must be a text, not 1"),
        ({"palaces": {"0": ["W1", "w1"]}}, "palaces.0: a space stands twice in it"),
        ({"palaces": {"0": ["W1"], "1": ["W1"]}}, "palaces.1: W1 holds a palace already"),
        ({"emissaries": []}, "emissaries: must be an object, not a list"),
        ({"emissaries": {"rome": {}}}, "emissaries.rome: unknown word 'rome'"),
        ({"emissaries": {"wei": []}}, "emissaries.wei: must be an object, not a list"),
        ({"emissaries": {"wei": {"9": 1}}}, "emissaries.wei: nobody is called '9'"),
        ({"emissaries": {"wei": {"0": -1}}}, "emissaries.wei.0: must be from 0 to 99, not -1"),
        ({"emissaries": {"wei": {"0": "1"}}}, "emissaries.wei.0: must be a whole number"),
        ({"emissaries": {"wei": {"0": 100}}}, "emissaries.wei.0: must be from 0 to 99, not 100"),
        ({"forts": ["W1"]}, "forts: are not played here: the option fortifications is off"),
        ({"supply": []}, "supply: must be an object, not a list"),
        ({"supply": {"5": {}}}, "supply: nobody is called '5'"),
        ({"supply": {"emperor": {}}}, "supply: nobody is called 'emperor'"),
        ({"supply": {"0": 3}}, "supply.0: must be an object, not 3"),
        ({"supply": {"0": {"tower": 1}}}, "supply.0.tower: unknown key (known: palace, emiss"),
        ({"supply": {"0": {"palace": -1}}}, "supply.0.palace: must be from 0 to 99, not -1"),
        ({"scored": "lu"}, "scored: must be a list, not 'lu'"),
        ({"scored": ["lu", "rome"]}, "scored[1]: unknown word 'rome'"),
        ({"score": [1]}, "score: must be an object, not a list"),
        ({"score": {"3": 1}}, "score: there is no seat '3' among 3"),
        ({"score": {"0": -1}}, "score.0: must be from 0 to 10000, not -1"),
        ({"score": {"0": True}}, "score.0: must be a whole number, not True"),
        # Cards.
        ({"hands": []}, "hands: must be an object, not a list"),
        ({"hands": {"3": []}}, "hands: there is no seat '3' among 3"),
        ({"hands": {"emperor": []}}, "hands: there is no seat 'emperor' among 3"),
        ({"hands": {"0": ["red", "blue"]}}, "hands.0[1]: unknown word 'blue' (known: red, green"),
        ({"hands": {"0": [1]}}, "hands.0[0]: must be a text, not 1"),
        ({"hands": {"1": MANY}}, "hands.1: too many cards: 129"),
        ({"seen": {"0": ["blue"]}}, "seen.0[0]: unknown word 'blue'"),
        ({"seen": 1}, "seen: must be an object, not 1"),
        ({"display": "red"}, "display: must be a list, not 'red'"),
        ({"display": ["blue"]}, "display[0]: unknown word 'blue'"),
        ({"pile": {}}, "pile: must be a list, not an object"),
        ({"pile": [None]}, "pile[0]: must be a text, not null"),
        ({"pile": MANY}, "pile: too many cards: 129"),
        ({"pile_left": []}, "pile_left: must be an object, not a list"),
        ({"pile_left": {"blue": 1}}, "pile_left.blue: unknown key (known: red, green, yellow"),
        ({"pile_left": {"red": -1}}, "pile_left.red: must be from 0 to 128, not -1"),
        ({"discard": 3}, "discard: must be a list, not 3"),
        ({"discard": ["blue"]}, "discard[0]: unknown word 'blue'"),
        ({"pile": MANY[:100], "discard": MANY[:40]}, "position: there are far more cards than"),
        ({"exhaustions": 3}, "exhaustions: must be from 0 to 2, not 3"),
        ({"exhaustions": "1"}, "exhaustions: must be a whole number, not '1'"),
        ({"played": ["blue"]}, "played[0]: unknown word 'blue'"),
        ({"played": "red"}, "played: must be a list, not 'red'"),
        # Tiles without their option; an empty entry is none.
        ({"bonus": {"L2": None}}, "bonus: bonus tiles are not played here: the option bonus is"),
        ({"bonus_taken": {"0": {"green": 1}}}, "bonus_taken: bonus tiles are not played here"),
        ({"tiles_left": {"green": 1}}, "tiles_left: bonus tiles are not played here"),
        # What only two players have.
        ({"kept": {}}, "kept: is for two players only"),
        ({"influence": {}}, "influence: is for two players only"),
        ({"emperor_hand": []}, "emperor_hand: is for two players only"),
        ({"specials": {}}, "specials: is for two players only"),
        ({"two_provinces": True}, "two_provinces: is for two players only"),
        ({"emperor_moved": False}, "emperor_moved: is for two players only"),
        ({"phase": "emperor"}, "phase: the Emperor moves only in a game of two"),
        ({"prompt": "emperor"}, "prompt: the Emperor moves only in a game of two"),
        # The turn.
        ({"turn": 3}, "turn: must be from 0 to 2, not 3"),
        ({"turn": "0"}, "turn: must be a whole number, not '0'"),
        ({"turns": -1}, "turns: must be from 0 to 10000, not -1"),
        ({"phase": "keep"}, "phase: unknown word 'keep' (known: place, draw, emperor)"),
        ({"phase": None}, "phase: must be a text, not null"),
        ({"placed": 3}, "placed: must be from 0 to 2, not 3"),
        ({"cards_played": 4}, "cards_played: must be from 0 to 3, not 4"),
        ({"to_draw": 4}, "to_draw: must be from 0 to 3, not 4"),
        ({"first": "wei"}, "first: must be a list, not 'wei'"),
        ({"first": ["rome"]}, "first[0]: unknown word 'rome'"),
        ({"fresh": ["rome"]}, "fresh[0]: unknown word 'rome'"),
        ({"prompt": "war"}, "prompt: unknown word 'war' (known: place, draw, site, keep, emp"),
        ({"prompt": "keep"}, "played: there is no card to keep"),
        ({"prompt": "keep", "played": ["red", "green"]}, "played: there is no card to keep"),
        ({"prompt": "draw"}, "to_draw: there is no card to draw"),
        ({"ended": "badly"}, "ended: unknown word 'badly' (known: pile, pieces)"),
        ({"ended": None}, "ended: must be a text, not null"),
    ],
)
def test_what_cannot_be_read_is_named(given: Any, message: str) -> None:
    assert refusal(given).startswith(message)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"kept": []}, "kept: must be an object, not a list"),
        ({"kept": {"2": []}}, "kept: there is no seat '2' among 2"),
        ({"kept": {"0": ["blue"]}}, "kept.0[0]: unknown word 'blue'"),
        ({"influence": {"blue": 0}}, "influence.blue: unknown key (known: red, green"),
        ({"influence": {"red": 2}}, "influence.red: must be from 0 to 1, not 2"),
        ({"influence": {"red": "0"}}, "influence.red: must be a whole number, not '0'"),
        ({"emperor_hand": "red"}, "emperor_hand: must be a list, not 'red'"),
        ({"emperor_hand": ["blue"]}, "emperor_hand[0]: unknown word 'blue'"),
        ({"specials": []}, "specials: must be an object, not a list"),
        ({"specials": {"emperor": []}}, "specials: there is no seat 'emperor' among 2"),
        ({"specials": {"0": ["none"]}}, "specials.0[0]: unknown word 'none' (known: emperor-f"),
        ({"two_provinces": 1}, "two_provinces: must be true or false, not 1"),
        ({"emperor_moved": "no"}, "emperor_moved: must be true or false, not 'no'"),
        ({"hands": {"emperor": []}}, "hands: there is no seat 'emperor' among 2"),
        ({"score": {"emperor": 1}}, "score: there is no seat 'emperor' among 2"),
        ({"palaces": {"2": []}}, "palaces: nobody is called '2' (there are: 0, 1, emperor)"),
        ({"palaces": {"0": ["W1"], "emperor": ["W1"]}}, "palaces.emperor: W1 holds a palace"),
        ({"prompt": "keep"}, "played: there is no card to keep"),
    ],
)
def test_what_cannot_be_read_of_two_is_named(given: Any, message: str) -> None:
    assert refusal(given, seats=2).startswith(message)


HIDDEN = {name: None for name in ("L2", "L3", "W4", "W5")}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"bonus": []}, "bonus: must be an object, not a list"),
        ({"bonus": {"X1": None}}, "bonus.X1: unknown word 'X1'"),
        ({"bonus": {"L2": "red"}}, "bonus.L2: unknown word 'red' (known: green, yellow, orange)"),
        ({"bonus": {"L2": 1}}, "bonus.L2: must be a text, not 1"),
        ({"bonus_taken": {"3": {}}}, "bonus_taken: nobody is called '3'"),
        ({"bonus_taken": {"0": []}}, "bonus_taken.0: must be an object, not a list"),
        ({"bonus_taken": {"0": {"red": 1}}}, "bonus_taken.0.red: unknown key (known: green"),
        ({"bonus_taken": {"0": {"green": -1}}}, "bonus_taken.0.green: must be from 0 to 99"),
        ({"tiles_left": []}, "tiles_left: must be an object, not a list"),
        ({"tiles_left": {"red": 1}}, "tiles_left.red: unknown key (known: green, yellow, or"),
        ({"tiles_left": {"green": 7}}, "tiles_left.green: must be from 0 to 6, not 7"),
        (
            {"bonus": HIDDEN, "tiles_left": {"green": 3}},
            "bonus: 4 tiles are face down, and too few are unseen",
        ),
        ({"prompt": "site"}, "claimed: unknown word ''"),
        ({"prompt": "site", "claimed": "rome"}, "claimed: unknown word 'rome'"),
        (
            {"prompt": "site", "claimed": "lu", "claimed_with": ["red"] * 4},
            "claimed_with: no palace costs these cards",
        ),
        (
            {"prompt": "site", "claimed": "lu", "claimed_for": "emperor"},
            "claimed_for: the Emperor builds only in a game of two",
        ),
        (
            {"prompt": "site", "claimed": "lu", "palaces": {"0": ["L1", "L2", "L3", "L4"]}},
            "claimed: there is no space left for a palace",
        ),
    ],
)
def test_tiles_that_cannot_be_read_are_named(given: Any, message: str) -> None:
    assert refusal(given, options=BONUS).startswith(message)


def test_forts_that_cannot_be_read_are_named() -> None:
    assert refusal({"forts": ["X1"]}, options=FORTS).startswith("forts[0]: unknown word 'X1'")
    assert refusal({"forts": ["W1", "W1"]}, options=FORTS) == "forts: a space stands twice in it"
    assert refusal({"forts": {}}, options=FORTS) == "forts: must be a list, not an object"


def test_what_is_not_played_may_be_named_if_it_is_nothing() -> None:
    match = laid_out({"forts": [], "bonus": {}, "bonus_taken": {}, "tiles_left": {}}, real=True)

    assert asked(match) == (0, "place")


def test_spaces_are_those_of_the_map() -> None:
    assert laid_out({"palaces": {"0": ["P1"]}}, options=BORDER).asked == 0
    assert refusal({"palaces": {"0": ["W4"]}}, options=BORDER).startswith("palaces.0[0]: unknown")


# Real play.


@pytest.mark.parametrize(
    ("drawn", "message"),
    [
        ({"hands": {0: "P", 1: "PPP"}, "discard": "PPPPP"}, "too many purple cards: 9, the game"),
        ({"pile": "R" * 12}, "too many red cards: 12, the game has 11"),
        ({"pile_left": {"green": 11}}, "too many green cards: 11, the game has 10"),
        ({"display": "Y" * 4, "pile": "Y" * 6}, "too many yellow cards: 10, the game has 9"),
        ({"supply": {0: {"palace": 21}}}, "too many palace pieces of one color: 21"),
        (
            {"palaces": {0: "W1"}, "supply": {0: {"palace": 20}}},
            "too many palace pieces of one color: 21, the game has 20",
        ),
        (
            {"palaces": {0: "K1-K8 W1-W7 H1-H6"}},
            "too many palace pieces of one color: 21, the game has 20",
        ),
        ({"emissaries": {"chu": "0" * 9}}, "too many emissary pieces of one color: 9"),
        (
            {"emissaries": {"chu": "1"}, "supply": {1: {"emissary": 8}}},
            "too many emissary pieces of one color: 9, the game has 8",
        ),
    ],
)
def test_an_excess_is_refused_with_its_name_for_real_play_only(
    drawn: dict[str, Any], message: str
) -> None:
    given = position(**drawn)

    assert refusal(given, real=True).startswith(f"position: {message}")
    assert laid_out(given).asked == 0


def test_too_many_of_what_two_have_is_refused() -> None:
    emperor = position(emperor_hand="PPP", kept={0: "PPP", 1: "PPP"})
    palaces = position(palaces={"emperor": "W1"}, supply={"emperor": {"palace": 20}})

    assert refusal(emperor, True, 2) == "position: too many purple cards: 9, the game has 8"
    assert "too many palace pieces of one color: 21" in refusal(palaces, True, 2)


def test_too_many_tiles_are_refused() -> None:
    taken = position(bonus_taken={0: "GGGG", 1: "GGG"})
    told = position(bonus_taken={0: "G"}, tiles_left="GGGGGG")

    assert refusal(taken, True, options=BONUS) == (
        "position: too many green tiles: 7, the game has 6"
    )
    assert "too many green tiles: 7" in refusal(told, True, options=BONUS)


def test_too_many_fortifications_are_refused_until_a_supply_is_named_without() -> None:
    assert refusal({"forts": ["W1"]}, True, options=FORTS) == (
        "position: too many fort pieces: 4, the game has 3"
    )
    match = table(real=True, forts="W1", supply={1: {"fort": 0}})
    assert [supply(match, seat)[2] for seat in range(3)] == [1, 0, 1]


def test_real_play_takes_what_stands_on_the_map_out_of_the_supplies() -> None:
    drawn: dict[str, Any] = {
        "palaces": {0: "W1-W3", "emperor": "K1 K2"},
        "emissaries": {"wei": "00e"},
    }

    real, scenario = table(2, real=True, **drawn), table(2, **drawn)

    assert [supply(real, who) for who in (0, 1, "emperor")] == [(17, 6, 0), (20, 8, 0), (18, 7, 0)]
    assert [supply(scenario, who) for who in (0, 1, "emperor")] == [(20, 8, 0)] * 3


def test_a_named_supply_is_the_supply() -> None:
    match = table(real=True, palaces={0: "W1-W3"}, supply={0: {"palace": 4}})

    assert supply(match, 0) == (4, 8, 0)
    assert supply(match, 1) == (20, 8, 0)


def test_fortifications_stay_in_the_box_without_their_option() -> None:
    match = table(real=True, supply={0: {"fort": 1}})

    assert supply(match, 0) == (20, 8, 0)


def test_cards_not_named_are_out_of_the_game() -> None:
    match = table(real=True, hands={0: "RR"}, display="GGGG", pile="P")

    assert match.state.cards_out.tolist() == [9, 6, 9, 9, 7]
    assert CHINA.broken(match.state) == -1


@pytest.mark.parametrize(
    ("drawn", "invariant"),
    [
        ({"hands": {0: "RRRR"}}, "a hand has three cards at most"),
        ({"emissaries": {"wei": "0"}}, "no province holds more emissaries than its limit"),
        ({"emissaries": {"wei": "01"}, "palaces": {2: "W1"}}, "no province holds more emissaries"),
        ({"hands": {0: "R"}, "seen": {"0": ["green"]}}, "no number is negative, and nobody has"),
        ({"tiles": {"W1": None}, "palaces": {0: "W1"}}, "a space holds one palace at most"),
    ],
)
def test_what_cannot_be_played_is_refused_for_real_play_only(
    drawn: dict[str, Any], invariant: str
) -> None:
    with pytest.raises(Malformed) as error:
        table(real=True, **drawn)

    assert str(error.value).startswith(f"position: it cannot be played: {invariant}")
    assert table(**drawn).asked == 0


def test_a_question_without_an_answer_is_refused_for_real_play() -> None:
    message = refusal({"prompt": "draw", "to_draw": 1, "pile": [], "display": []}, real=True)

    assert message == "position: it cannot be played: nothing could be decided"


def test_after_two_pieces_no_third_may_be_asked_for() -> None:
    given = position(hands={0: "RRR"}, display="RGYO", palaces={1: "W1"}, placed=2)

    assert refusal(given, real=True).startswith(("placed", "position"))
    assert refusal(given | {"prompt": "place"}, real=True).startswith(("placed", "position"))


def test_a_full_hand_cannot_be_told_to_draw() -> None:
    given = position(hands={0: "RRR"}, display="RGYO", to_draw=3)

    assert refusal(given | {"prompt": "draw"}, real=True).startswith(("to_draw", "position"))


@pytest.mark.parametrize("drawn", [{"display": ""}, {"display": "RRRR", "hands": {0: "G"}}])
def test_an_empty_pile_that_was_not_exhausted_cannot_go_on_for_ever(drawn: dict[str, Any]) -> None:
    try:
        match = table(real=True, pile="", **drawn)
    except Malformed:
        return

    for _ in range(300):
        if match.over:
            break
        match.choose(match.asked, match.seq, match.legal()[-1])
    assert match.over


def test_without_influence_cards_nobody_scores_the_points_of_the_emperor() -> None:
    drawn: dict[str, Any] = {"palaces": {"emperor": "K1"}, "influence": {"P": 0}}

    assert facts(table(2, **drawn))["scoring"]["palaces"]["chu"] == {"0": 1, "1": 0}
    light = table(2, options=LIGHT, **drawn)
    assert facts(light)["scoring"]["palaces"]["chu"] == {"0": 0, "1": 0}


# Invariants.

SOUND: dict[str, Any] = {
    "hands": {0: "RRP", 1: "GGY", 2: "OOP"},
    "display": "RGYO",
    "palaces": {0: "W1 W2", 1: "C1"},
    "emissaries": {"wei": "0"},
    "tiles": {"L2": "O", "L3": None},
}


def spoil(**fields: Any) -> int:
    """Which invariant is broken once some fields of a sound position are changed."""
    s = table(real=True, **SOUND).state
    assert CHINA.broken(s) == -1
    for name, value in fields.items():
        if isinstance(value, dict):
            for place, number in value.items():
                s[name][place] = number
        else:
            s[name] = value
    return int(CHINA.broken(s))


@pytest.mark.parametrize(
    ("fields", "invariant"),
    [
        ({"hand": {(0, 0): 1}}, "there are as many cards of every color as in the box"),
        ({"discard": {4: 1}}, "there are as many cards of every color as in the box"),
        ({"display": {0: 2}}, "there are as many cards of every color as in the box"),
        ({"cards_out": {2: 1}}, "there are as many cards of every color as in the box"),
        ({"pile_known": 1}, "there are as many cards of every color as in the box"),
        ({"played": {0: 1}}, "there are as many cards of every color as in the box"),
        ({"kept": {(1, 0): 1}}, "there are as many cards of every color as in the box"),
        ({"discard": {0: -1}, "cards_out": {0: 1}}, "no number is negative"),
        ({"display": {4: -1}, "cards_out": {4: 1}}, "no number is negative"),
        ({"played": {4: -1}, "cards_out": {4: 1}}, "no number is negative"),
        ({"seen": {(0, 1): 1}}, "no number is negative, and nobody has seen more"),
        ({"seen": {(0, 1): -1}}, "no number is negative, and nobody has seen more"),
        ({"supply": {(0, 0): -1}}, "no number is negative"),
        ({"supply": {(1, 1): -1}}, "no number is negative"),
        ({"supply": {(0, 0): 19}}, "no owner has more pieces than in the box"),
        ({"supply": {(0, 1): 8}}, "no owner has more pieces than in the box"),
        ({"supply": {(0, 2): 4}}, "no owner has more pieces than in the box"),
        ({"palace": {2: np.uint64(0xFFFFFF)}}, "no owner has more pieces than in the box"),
        (
            {"emissary": {(8, 2): 1}, "supply": {(2, 1): 7}},
            "no province holds more emissaries than its limit",
        ),
        ({"tiles_left": {0: 7}}, "there are six bonus tiles of each color at most"),
        ({"tiles_left": {0: 0, 1: 0, 2: 0}}, "there are six bonus tiles of each color at most"),
        ({"prompt": OVER}, "somebody is asked unless the game is over"),
        ({"asked": -1}, "somebody is asked unless the game is over"),
        ({"asked": 3}, "somebody is asked unless the game is over"),
    ],
)
def test_a_spoiled_position_is_noticed(fields: dict[str, Any], invariant: str) -> None:
    assert CHINA.invariants[spoil(**fields)].startswith(invariant)


def test_two_palaces_on_a_space_and_pieces_beside_the_map_are_noticed() -> None:
    s = table(real=True, **SOUND).state
    s.palace[1] |= s.palace[0]
    s.supply[1, 0] -= 2
    assert CHINA.invariants[CHINA.broken(s)].startswith("a space holds one palace at most")
    s = table(real=True, **SOUND).state
    s.fort = np.uint64(1 << 63)
    assert CHINA.broken(s) >= 0


def test_a_sound_question_breaks_nothing() -> None:
    assert spoil(prompt=DRAW, to_draw=1) == -1
    assert spoil(prompt=OVER, asked=-1) == -1
