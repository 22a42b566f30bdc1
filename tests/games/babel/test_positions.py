"""Positions in words: what they mean, and everything that makes one unreadable."""

from typing import Any

import pytest

from games.babel.boards import BABEL, position, table
from games.babel.script import asked, facts, hand, offered, refused, say
from ziggurat.core.errors import Malformed
from ziggurat.core.match import Match
from ziggurat.games.babel.data import NATIONS, TEMPLE_CARDS
from ziggurat.games.babel.records import State
from ziggurat.games.babel.state import ACTION, DISCARD, OVER


def laid_out(given: dict[str, Any], real: bool = False) -> Match[State]:
    return Match(BABEL, 2, {}, bytes(32), given, real)


def refusal(given: dict[str, Any], real: bool = False) -> str:
    with pytest.raises(Malformed) as error:
        laid_out(given, real)
    return str(error.value)


def test_an_empty_position_is_an_empty_table_with_everything_in_the_piles() -> None:
    match = laid_out({}, real=True)
    view = match.view(0)

    assert match.state.nation_pile.tolist() == [12] * 5
    assert match.state.temple_pile.tolist() == list(TEMPLE_CARDS)
    assert view["hand_sizes"] == view["heights"] == [0, 0]
    assert view["pawns"] == ["quarry", "quarry"]
    assert view["start_temple"] == [False, False]
    assert (view["turn"], view["turns"], view["migrated"], view["end_mode"]) == (0, 0, False, False)
    assert asked(match) == (0, "action")


def test_every_piece_is_laid_where_it_is_named() -> None:
    given = position(
        hands={0: "AH", 1: "SSM"},
        seen={1: "S"},
        pawns={0: "Medes", 1: "quarry"},
        columns={0: {"medes": "AHM"}, 1: {"persians": "SS"}},
        temples={0: {"medes": "135"}, 1: {"hittites": "6"}},
        rows={0: "62", 1: "1"},
        temple_pile="31",
        temples_left={"4": 2},
        nation_pile="PA",
        nations_left={"medes": 3},
        discard="HH",
        start_temple={1: True},
        migrated=True,
        end_mode=True,
        turn=1,
        turns=7,
    )
    match = laid_out(given, real=True)
    view = match.view(1)

    assert view["hand"] == dict.fromkeys(NATIONS, 0) | {"medes": 1, "sumerians": 2}
    assert match.state.seen.tolist() == [[0] * 5, [0, 0, 0, 0, 1]]
    assert view["pawns"] == ["medes", "quarry"]
    assert view["sites"][2]["columns"] == [["assyrians", "hittites", "medes"], []]
    assert view["sites"][2]["temples"] == [[1, 3, 5], []]
    assert view["heights"] == [5, 6]
    assert view["rows"] == [[6, 2], [1]]
    assert (view["next_temples"], view["temple_pile"]) == ([3, 1], 4)
    assert (view["next_nations"], view["nation_pile"]) == (["persians", "assyrians"], 5)
    assert view["discard"]["hittites"] == 2
    assert view["start_temple"] == [False, True]
    assert (view["migrated"], view["end_mode"]) == (True, True)
    assert (view["turn"], view["turns"], match.asked) == (1, 7, 1)


def test_a_missing_pile_is_what_is_left_of_the_box() -> None:
    match = table(
        real=True,
        hands={0: "AA"},
        discard="A",
        columns={1: {"medes": "AH"}},
        temples={0: {"medes": "12"}},
        rows={1: "66"},
        start_temple={0: True},
    )

    assert match.state.nation_pile.tolist() == [8, 11, 12, 12, 12]
    assert match.state.temple_pile.tolist() == [0, 8, 8, 8, 7, 6, 3]
    assert match.state.nations_out.sum() == match.state.temples_out.sum() == 0


def test_cards_not_named_are_out_of_the_game() -> None:
    match = table(real=True, hands={0: "AA"}, nation_pile="H", temple_pile="61", rows={0: "6"})

    assert match.state.nations_out.tolist() == [10, 11, 12, 12, 12]
    assert match.state.temples_out.tolist() == [0, 9, 9, 8, 7, 6, 3]
    assert BABEL.broken(match.state) == -1


def test_a_listed_pile_is_drawn_in_its_order_and_then_the_rest() -> None:
    match = table(
        real=True, nation_pile="AH", nations_left={"medes": 4}, temple_pile="6543", turn=1
    )

    say(match, "1 end")

    assert hand(match, 0) == "AHM"
    assert match.state.seen[0].tolist() == [1, 1, 0, 0, 0]


def test_a_turn_whose_cards_are_not_drawn_draws_on_loading() -> None:
    match = table(real=True, drawn=False, turn=1, nation_pile="AHMPS", hands={0: "S", 1: "S"})

    assert (hand(match, 0), hand(match, 1)) == ("S", "AHMS")
    assert facts(match)["nation_pile_size"] == 2
    assert (match.seq, match.opening) == (0, [])


def test_drawing_on_loading_shuffles_the_discard_if_need_be() -> None:
    match = table(real=True, drawn=False, nation_pile="A", discard="HHH")

    assert hand(match, 0) == "AHH"


def test_a_position_in_the_middle_of_a_discard_is_read_as_it_was_written() -> None:
    match = table(
        real=True,
        hands={0: "P", 1: "AAHHMPS"},
        pawns={0: "medes", 1: "persians"},
        columns={0: {"medes": "SSSP"}, 1: {"medes": "HP"}},
        temples={1: {"medes": "124"}},
        rows={0: "62"},
        turns=5,
    )
    say(match, "0 halve sumerians", "1 discard medes")

    written = BABEL.write(match.state)
    again = laid_out(written, real=True)

    assert (written["prompt"], written["to_discard"]) == ("discard", 2)
    assert BABEL.write(again.state) == written
    assert asked(again) == (1, "discard")
    assert offered(again) == offered(match)
    say(again, "1 discard assyrians", "1 discard assyrians")
    assert asked(again) == (0, "action")


@pytest.mark.parametrize("word", ["lead", "twenty", "nine", "pile", "turns"])
def test_an_ended_game_is_read_as_it_was_written(word: str) -> None:
    match = laid_out({"ended": word}, real=True)

    assert (match.over, facts(match)["reason"]) == (True, word)
    assert BABEL.write(match.state)["ended"] == word
    assert refused(match, "0 end") == "The game is over."


def test_a_written_game_goes_on_as_it_would_have() -> None:
    match = table(
        real=True, hands={0: "AH"}, nation_pile="AHM", discard="PPP", temple_pile="654321"
    )
    again = laid_out(BABEL.write(match.state), real=True)

    for one in (match, again):
        say(one, "0 move assyrians", "0 deploy hittites", "0 end", "1 end")

    assert BABEL.write(again.state) == BABEL.write(match.state)


SIXTY_ONE = ["medes"] * 61
FORTY_NINE = [1] * 49


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"wonders": []}, "wonders: unknown key (known: hands, pawns, columns"),
        ({"hands": []}, "hands: must be an object, not a list"),
        ({"hands": {"2": []}}, "hands: there is no seat '2' among 2"),
        ({"hands": {"0": {"medes": 1}}}, "hands.0: must be a list, not an object"),
        ({"hands": {"0": ["medes", "romans"]}}, "hands.0[1]: unknown word 'romans'"),
        ({"hands": {"0": [1]}}, "hands.0[0]: must be a text, not 1"),
        ({"hands": {"1": SIXTY_ONE}}, "hands.1: too many cards: 61"),
        ({"seen": {"0": ["romans"]}}, "seen.0[0]: unknown word 'romans'"),
        ({"seen": 1}, "seen: must be an object, not 1"),
        ({"discard": "medes"}, "discard: must be a list, not 'medes'"),
        ({"discard": ["romans"]}, "discard[0]: unknown word 'romans'"),
        ({"discard": SIXTY_ONE}, "discard: too many cards: 61"),
        ({"pawns": ["medes"]}, "pawns: must be an object, not a list"),
        ({"pawns": {"0": "rome"}}, "pawns.0: unknown word 'rome'"),
        ({"pawns": {"0": None}}, "pawns.0: must be a text, not null"),
        ({"columns": {"5": {}}}, "columns: there is no seat '5' among 2"),
        ({"columns": {"0": []}}, "columns.0: must be an object, not a list"),
        ({"columns": {"0": {"rome": []}}}, "columns.0.rome: unknown key (known: assyrians"),
        ({"columns": {"0": {"medes": ["x"]}}}, "columns.0.medes[0]: unknown word 'x'"),
        ({"columns": {"0": {"medes": SIXTY_ONE}}}, "columns.0.medes: too many cards: 61"),
        ({"temples": []}, "temples: must be an object, not a list"),
        ({"temples": {"0": {"rome": [1]}}}, "temples.0.rome: unknown key"),
        ({"temples": {"0": {"medes": 1}}}, "temples.0.medes: must be a list, not 1"),
        ({"temples": {"0": {"medes": [0]}}}, "temples.0.medes[0]: must be from 1 to 6, not 0"),
        ({"temples": {"0": {"medes": [7]}}}, "temples.0.medes[0]: must be from 1 to 6, not 7"),
        (
            {"temples": {"0": {"medes": [2, 1]}}},
            "temples.0.medes: levels must rise towards the top",
        ),
        (
            {"temples": {"0": {"medes": [1, 1]}}},
            "temples.0.medes: levels must rise towards the top",
        ),
        ({"rows": {"0": ["1"]}}, "rows.0[0]: must be a whole number, not '1'"),
        ({"rows": {"0": [True]}}, "rows.0[0]: must be a whole number, not True"),
        ({"rows": {"2": []}}, "rows: there is no seat '2' among 2"),
        ({"rows": {"0": FORTY_NINE}}, "rows.0: too many cards: 49"),
        ({"start_temple": {"0": 1}}, "start_temple.0: must be true or false, not 1"),
        ({"start_temple": True}, "start_temple: must be an object, not True"),
        ({"nation_pile": {}}, "nation_pile: must be a list, not an object"),
        ({"nation_pile": ["romans"]}, "nation_pile[0]: unknown word 'romans'"),
        ({"nation_pile": SIXTY_ONE}, "nation_pile: too many cards: 61"),
        ({"nations_left": []}, "nations_left: must be an object, not a list"),
        ({"nations_left": {"romans": 1}}, "nations_left.romans: unknown key"),
        ({"nations_left": {"medes": 13}}, "nations_left.medes: must be from 0 to 12, not 13"),
        ({"nations_left": {"medes": -1}}, "nations_left.medes: must be from 0 to 12, not -1"),
        ({"temple_pile": 3}, "temple_pile: must be a list, not 3"),
        ({"temple_pile": [7]}, "temple_pile[0]: must be from 1 to 6, not 7"),
        ({"temple_pile": FORTY_NINE}, "temple_pile: too many cards: 49"),
        ({"temples_left": 3}, "temples_left: must be an object, not 3"),
        ({"temples_left": {"0": 1}}, "temples_left.0: unknown key (known: 1, 2, 3, 4, 5, 6)"),
        ({"temples_left": {"6": 6}}, "temples_left.6: must be from 0 to 5, not 6"),
        ({"turn": 2}, "turn: must be from 0 to 1, not 2"),
        ({"turn": "0"}, "turn: must be a whole number, not '0'"),
        ({"turns": -1}, "turns: must be from 0 to 200, not -1"),
        ({"turns": 201}, "turns: must be from 0 to 200, not 201"),
        ({"migrated": 0}, "migrated: must be true or false, not 0"),
        ({"end_mode": "yes"}, "end_mode: must be true or false, not 'yes'"),
        ({"drawn": None}, "drawn: must be true or false, not null"),
        ({"prompt": "dance"}, "prompt: unknown word 'dance' (known: action, discard)"),
        ({"prompt": "discard"}, "to_discard: must be from 1 to 1, not 0"),
        (
            {"prompt": "discard", "to_discard": 3, "hands": {"1": ["medes", "medes"]}},
            "to_discard: must be from 1 to 1, not 3",
        ),
        ({"ended": "badly"}, "ended: unknown word 'badly' (known: lead, twenty, nine, pile"),
        ({"ended": None}, "ended: must be a text, not null"),
    ],
)
def test_what_cannot_be_read_is_named(given: dict[str, Any], message: str) -> None:
    assert refusal(given).startswith(message)


@pytest.mark.parametrize(
    ("drawn", "message"),
    [
        ({"hands": {0: "M" * 13}}, "too many medes: 13, the game has 12"),
        ({"columns": {1: {"medes": "S" * 12}}, "discard": "S"}, "too many sumerians: 13"),
        ({"nation_pile": "A" * 12, "hands": {1: "A"}}, "too many assyrians: 13"),
        ({"rows": {0: "666"}, "temple_pile": "666"}, "too many level 6 temples: 6, of 5"),
        (
            {"rows": {0: "1" * 9}, "start_temple": {0: True, 1: True}},
            "too many level 1 temples: 11, of 10",
        ),
        (
            {"temples": {0: {"medes": "6", "persians": "6"}}, "rows": {1: "6666"}},
            "too many level 6 temples: 6, of 5",
        ),
    ],
)
def test_an_excess_is_refused_with_its_name_for_real_play_only(
    drawn: dict[str, Any], message: str
) -> None:
    given = position(**drawn)

    assert refusal(given, real=True).startswith(f"position: {message}")
    assert laid_out(given).asked == 0


def test_more_cannot_be_counted_in_a_hand_than_is_there() -> None:
    message = refusal(position(hands={1: "A"}, seen={1: "AA"}), real=True)

    assert message == f"position: it cannot be played: {BABEL.invariants[2]}"


def test_an_answer_without_cards_is_refused_for_real_play() -> None:
    assert refusal({"prompt": "discard", "to_discard": 1}, real=True)


SOUND: dict[str, Any] = {
    "hands": {0: "AHM", 1: "PSS"},
    "columns": {0: {"medes": "AAA"}},
    "temples": {1: {"medes": "12"}},
    "rows": {0: "62"},
}


def spoil(**fields: Any) -> int:
    """Which invariant is broken once some fields of a sound position are changed."""
    s = table(real=True, **SOUND).state
    assert BABEL.broken(s) == -1
    for name, value in fields.items():
        if isinstance(value, dict):
            for place, number in value.items():
                s[name][place] = number
        else:
            s[name] = value
    return int(BABEL.broken(s))


@pytest.mark.parametrize(
    ("fields", "invariant"),
    [
        ({"hand": {(0, 0): 2}}, "there are twelve cards of every nation"),
        ({"discard": {4: 1}}, "there are twelve cards of every nation"),
        ({"column_length": {(0, 2): 2}}, "there are twelve cards of every nation"),
        ({"nations_known": 1}, "there are twelve cards of every nation"),
        ({"nations_out": {3: 1}}, "there are twelve cards of every nation"),
        ({"temple_pile": {6: 5}}, "there are as many temple cards of every level"),
        ({"temple": {(1, 2): 1}}, "there are as many temple cards of every level"),
        ({"row_length": {0: 1}}, "there are as many temple cards of every level"),
        ({"start_temple": {0: 1}}, "there are as many temple cards of every level"),
        ({"temples_out": {3: 1}}, "there are as many temple cards of every level"),
        ({"next_temple": {0: 4}, "temples_known": 1}, "there are as many temple cards"),
        ({"nation_pile": {0: -1}, "nations_out": {0: 9}}, "no number of cards is negative"),
        ({"discard": {0: -1}, "nations_out": {0: 1}}, "no number of cards is negative"),
        ({"hand": {(0, 3): -1}, "nations_out": {3: 1}}, "no number of cards is negative"),
        ({"seen": {(1, 0): -1}}, "no number of cards is negative"),
        ({"seen": {(1, 4): 3}}, "no number of cards is negative"),
        ({"pawn": {0: -2}}, "a pawn stands on a site or in the quarry"),
        ({"pawn": {1: 5}}, "a pawn stands on a site or in the quarry"),
        ({"asked": -1}, "somebody is asked unless the game is over"),
        ({"asked": 2}, "somebody is asked unless the game is over"),
        ({"prompt": OVER}, "somebody is asked unless the game is over"),
        ({"prompt": DISCARD, "asked": 1}, "only a hand that can be is halved"),
        ({"prompt": ACTION, "to_discard": 1}, "only a hand that can be is halved"),
        ({"prompt": DISCARD, "asked": 1, "to_discard": 4}, "only a hand that can be is halved"),
    ],
)
def test_a_spoiled_position_is_noticed(fields: dict[str, Any], invariant: str) -> None:
    assert BABEL.invariants[spoil(**fields)].startswith(invariant)


def test_a_sound_question_breaks_nothing() -> None:
    assert spoil(prompt=DISCARD, asked=1, to_discard=3) == -1
    assert spoil(prompt=OVER, asked=-1) == -1


def test_facts_name_every_site_and_count_cards_in_any_order() -> None:
    found = facts(table(hands={0: "SAS"}, pawns={1: "medes"}, rows={0: "6"}, temple_pile="3"))

    assert found["hands"]["0"] == {"sumerians": 2, "assyrians": 1}
    assert found["columns"]["1"] == found["temples"]["0"] == {site: [] for site in NATIONS}
    assert found["pawns"] == {"0": "quarry", "1": "medes"}
    assert (found["rows"], found["temple_pile"]) == ({"0": [6], "1": []}, [3])
    assert found["reason"] is None


def test_a_position_with_far_too_many_cards_is_refused() -> None:
    assert refusal({"nation_pile": ["medes"] * 60, "discard": ["medes"] * 30}) == (
        "position: there are far more cards than in the box"
    )
