"""Positions in words: what they mean, and everything that makes one unreadable."""

from typing import Any

import pytest

from ziggurat.core.errors import Malformed
from ziggurat.core.match import Match
from ziggurat.games import GAMES
from ziggurat.games.tigris.data import BLUE, COLORS, RED, START_TEMPLES, TILES
from ziggurat.games.tigris.records import State

TIGRIS = GAMES["tigris"]
FIGHT = {
    "kind": "revolt",
    "color": "black",
    "attacker": 0,
    "defender": 1,
    "strength": [1, 1],
    "support": [0, 0],
}
KINGS = {"0 black": "C2", "1 black": "A2"}


def laid_out(position: dict[str, Any], seats: int = 3, real: bool = False) -> Match[State]:
    return Match(TIGRIS, seats, {"ziggurat": True}, bytes(32), position, real)


def refusal(position: dict[str, Any], real: bool = False) -> str:
    with pytest.raises(Malformed) as error:
        laid_out(position, real=real)
    return str(error.value)


def test_an_empty_position_is_the_map_with_its_temples_and_a_usual_bag() -> None:
    s = laid_out({}).state
    view = TIGRIS.view(s, 0)

    assert len(view["tiles"]) == len(view["treasures"]) == len(START_TEMPLES)
    assert s.bag.tolist() == [21, 33, 25, 21]
    assert s.hand.sum() == 0
    assert s.catastrophes_left.tolist() == [2, 2, 2, 0]
    assert (s.turn, s.actions_left, s.asked) == (0, 2, 0)


@pytest.mark.parametrize("tiles", [0, 1, 7, 50, 143])
def test_a_bag_given_as_a_number_has_the_usual_proportion(tiles: int) -> None:
    bag = laid_out({"bag": tiles}).state.bag

    assert bag.sum() == tiles
    whole = [n - 10 * (color == RED) for color, n in enumerate(TILES)]
    assert all(abs(n - tiles * m / 143) < 1 for n, m in zip(bag, whole, strict=True))


def test_every_piece_is_laid_where_it_is_named() -> None:
    match = laid_out(
        {
            "tiles": {"red": ["i5"], "blue": ["E1"]},
            "no_treasure": ["B2"],
            "leaders": {"0 black": "H5", "2 red": None},
            "monuments": [["blue-red", "I10"]],
            "monuments_gone": ["black-green"],
            "ziggurat": "C10",
            "catastrophes": ["P2", "P9"],
            "catastrophes_left": {"1": 0},
            "hands": {"1": {"red": 2}},
            "bag": {"green": 4},
            "points": {"2": {"red": 3, "treasure": 1}},
            "turn": 1,
            "actions_left": 1,
        }
    )
    view, facts = match.view(1), TIGRIS.facts(match.state)

    assert {"cell": "I5", "color": "red"} in view["tiles"]
    assert [(leader["seat"], leader["cell"]) for leader in view["leaders"]] == [(0, "H5")]
    assert view["monuments"] == [{"monument": "red-blue", "cell": "I10"}]
    assert len(view["monuments_left"]) == 4
    assert view["ziggurat"] == "C10"
    assert len(view["face_down"]) == 9
    assert {"B2", "P2"}.isdisjoint(view["treasures"])
    assert facts["tiles"]["P2"] == "catastrophe"
    assert facts["tiles"]["C10"] == "ziggurat"
    assert facts["tiles"]["J11"] == "face-down"
    assert facts["tiles"]["K11"] == "red"
    assert facts["catastrophes_left"] == {"0": 2, "1": 0, "2": 2}
    assert (view["hand"]["red"], view["bag"]) == (2, 4)
    assert facts["points"]["2"] == {"red": 3, "treasure": 1}
    assert (view["turn"], view["actions_left"], match.asked) == (1, 1, 1)


def test_a_temple_under_a_monument_keeps_its_treasure() -> None:
    view = laid_out({"monuments": [["red-green", "J10"]]}).view(0)

    assert "K11" in view["face_down"]
    assert "K11" in view["treasures"]
    assert {"cell": "K11", "color": "red"} not in view["tiles"]


def test_tiles_under_a_monument_are_counted_in_a_color_that_fits() -> None:
    wet = laid_out({"monuments": [["red-blue", "O4"]]}).state
    dry = laid_out({"monuments": [["blue-green", "I5"]]}).state

    assert wet.buried.tolist() == [0, 0, 4, 0]
    assert dry.buried[BLUE] == 0
    assert dry.buried.sum() == 4


def test_a_map_may_be_bare() -> None:
    view = laid_out({"no_start_temples": True}).view(0)

    assert (view["tiles"], view["treasures"]) == ([], [])


def test_pieces_not_named_are_out_of_the_game() -> None:
    match = laid_out({"bag": 0, "hands": {"0": {"red": 1}}}, real=True)

    assert match.state.removed.tolist() == [30, 57 - 11, 36, 30]
    assert TIGRIS.broken(match.state) == -1


def test_a_conflict_may_be_under_way() -> None:
    match = laid_out(
        {"leaders": KINGS, "conflict": FIGHT, "prompt": "support", "asked": 0, "bag": 0}, real=True
    )

    assert TIGRIS.facts(match.state)["conflict"] == {
        k: v for k, v in FIGHT.items() if k != "support"
    }
    assert match.offers(0) == ["support 0"]


def test_a_finished_game_is_a_position_too() -> None:
    match = laid_out({"ended": "treasures", "bag": 0}, real=True)

    assert match.over
    assert match.view(0)["ended"] == "treasures"


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"sun": 1}, "sun: unknown key (known: tiles"),
        ({"no_start_temples": 1}, "no_start_temples: must be true or false, not 1"),
        ({"tiles": []}, "tiles: must be an object, not a list"),
        ({"tiles": {"pink": []}}, "tiles.pink: unknown key (known: black, red, blue, green)"),
        ({"tiles": {"red": "I5"}}, "tiles.red: must be a list, not 'I5'"),
        ({"tiles": {"red": ["Q5"]}}, "tiles.red[0]: unknown word 'Q5'"),
        ({"tiles": {"red": ["I5", "I12"]}}, "tiles.red[1]: unknown word 'I12'"),
        ({"tiles": {"red": [5]}}, "tiles.red[0]: must be a text, not 5"),
        ({"no_treasure": ["Z1"]}, "no_treasure[0]: unknown word 'Z1'"),
        ({"no_treasure": "B2"}, "no_treasure: must be a list"),
        ({"treasures": ["Z1"]}, "treasures[0]: unknown word 'Z1'"),
        ({"catastrophes": ["Z1"]}, "catastrophes[0]: unknown word 'Z1'"),
        ({"monuments": {}}, "monuments: must be a list, not an object"),
        ({"monuments": ["red-blue"]}, "monuments[0]: must be a list, not 'red-blue'"),
        ({"monuments": [["red-blue"]]}, "monuments[0]: must have two entries, not 1"),
        ({"monuments": [["red-red", "I5"]]}, "monuments[0][0]: unknown word 'red-red'"),
        ({"monuments": [["red-blue", "Z5"]]}, "monuments[0][1]: unknown word 'Z5'"),
        ({"monuments": [["red-blue", "P5"]]}, "monuments[0]: no monument can stand at P5"),
        ({"monuments": [["red-blue", "D11"]]}, "monuments[0]: no monument can stand at D11"),
        ({"monuments_gone": ["red"]}, "monuments_gone[0]: unknown word 'red'"),
        ({"ziggurat": "A1"}, "ziggurat: no ziggurat can stand at A1"),
        ({"ziggurat": "Z1"}, "ziggurat: unknown word 'Z1'"),
        ({"leaders": []}, "leaders: must be an object, not a list"),
        ({"leaders": {"0 pink": "C2"}}, "leaders.0 pink: unknown word 'pink'"),
        ({"leaders": {"0": "C2"}}, "leaders.0: unknown word ''"),
        ({"leaders": {"3 black": "C2"}}, "leaders.3 black: there is no seat '3' among 3"),
        ({"leaders": {"0 black": "Z2"}}, "leaders.0 black: unknown word 'Z2'"),
        ({"leaders": {"0 black": 2}}, "leaders.0 black: must be a text, not 2"),
        ({"hands": []}, "hands: must be an object, not a list"),
        ({"hands": {"3": {}}}, "hands: there is no seat '3' among 3"),
        ({"hands": {"0": ["red"]}}, "hands.0: must be an object, not a list"),
        ({"hands": {"0": {"pink": 1}}}, "hands.0.pink: unknown key"),
        ({"hands": {"0": {"red": -1}}}, "hands.0.red: must be from 0 to 999, not -1"),
        ({"hands": {"0": {"red": 1.5}}}, "hands.0.red: must be a whole number, not 1.5"),
        ({"swapped": {"9": {}}}, "swapped: there is no seat '9' among 3"),
        ({"bag": "full"}, "bag: must be a whole number, not 'full'"),
        ({"bag": -1}, "bag: must be from 0 to 999, not -1"),
        ({"bag": {"pink": 1}}, "bag.pink: unknown key"),
        ({"points": {"0": {"gold": 1}}}, "points.0.gold: unknown key"),
        ({"points": {"0": {"red": "1"}}}, "points.0.red: must be a whole number, not '1'"),
        ({"points": {"0": 3}}, "points.0: must be an object, not 3"),
        ({"catastrophes_left": {"0": 3}}, "catastrophes_left.0: must be from 0 to 2, not 3"),
        ({"turn": 3}, "turn: must be from 0 to 2, not 3"),
        ({"turn": "0"}, "turn: must be a whole number, not '0'"),
        ({"actions_left": 3}, "actions_left: must be from 0 to 2, not 3"),
        ({"actions_left": 0}, "actions_left: must be 1 or 2 while an action is awaited"),
        ({"turns": -1}, "turns: must be from 0 to 400, not -1"),
        ({"placed": 5}, "placed: must be a text, not 5"),
        ({"placed": "pink I5"}, "placed: unknown word 'pink'"),
        ({"placed": "red"}, "placed: unknown word ''"),
        ({"sides": {}}, "sides: must be a list, not an object"),
        ({"sides": [["A1"]]}, "sides: must have two entries, not 1"),
        ({"sides": [["A1"], ["Z1"]]}, "sides[1][0]: unknown word 'Z1'"),
        ({"prompt": "dance"}, "prompt: unknown word 'dance' (known: action, war, support"),
        ({"prompt": "action", "asked": 3}, "asked: must be from 0 to 2, not 3"),
        ({"ended": "badly"}, "ended: unknown word 'badly' (known: bag, treasures, turns)"),
        ({"buried": {"pink": 4}}, "buried.pink: unknown key"),
        ({"removed": []}, "removed: must be an object, not a list"),
        ({"conflict": "war"}, "conflict: must be an object, not 'war'"),
        ({"conflict": FIGHT | {"why": 1}}, "conflict.why: unknown key"),
        ({"conflict": FIGHT}, "conflict.attacker: has no such leader on the map"),
        ({"conflict": FIGHT | {"kind": "feud"}}, "conflict.kind: unknown word 'feud'"),
        ({"conflict": FIGHT | {"color": "pink"}}, "conflict.color: unknown word 'pink'"),
        ({"conflict": FIGHT | {"attacker": 3}}, "conflict.attacker: must be from 0 to 2, not 3"),
    ],
)
def test_what_cannot_be_read_is_named(position: dict[str, Any], message: str) -> None:
    assert refusal(position).startswith(message)


@pytest.mark.parametrize("key", FIGHT)
def test_a_conflict_says_everything_about_itself(key: str) -> None:
    part = {k: v for k, v in FIGHT.items() if k != key}

    assert refusal({"leaders": KINGS, "conflict": part}) == f"conflict.{key}: is missing"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"strength": [1]}, "conflict.strength: must have two entries, not 1"),
        ({"strength": 1}, "conflict.strength: must be a list, not 1"),
        ({"support": [0, -1]}, "conflict.support[1]: must be from 0 to 999, not -1"),
        ({"defender": 2}, "conflict.defender: has no such leader on the map"),
    ],
)
def test_a_conflict_is_read_with_care(wrong: dict[str, Any], message: str) -> None:
    assert refusal({"leaders": KINGS, "conflict": FIGHT | wrong}) == message


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            {"tiles": {"red": ["I5"], "black": ["I5"]}},
            "tiles.black: I5 holds a red tile and a black tile",
        ),
        (
            {"tiles": {"black": ["I5"], "red": ["I5"]}},
            "tiles.red: I5 holds a black tile and a red tile",
        ),
        (
            {"tiles": {"black": ["I5"], "green": ["I5"]}},
            "tiles.green: I5 holds a black tile and a green tile",
        ),
        ({"tiles": {"green": ["I7"]}}, "tiles.green: I7 holds a starting temple and a green tile"),
        (
            {"tiles": {"green": ["J6"]}, "monuments": [["red-green", "I5"]]},
            "monuments[0]: J6 holds a green tile and a building",
        ),
        (
            {"tiles": {"green": ["C9"]}, "ziggurat": "C10"},
            "ziggurat: C9 holds a green tile and a building",
        ),
        (
            {"tiles": {"green": ["J6"]}, "catastrophes": ["J6"]},
            "catastrophes: J6 holds a green tile and a catastrophe",
        ),
        (
            {"monuments": [["red-green", "I5"]], "catastrophes": ["J6"]},
            "catastrophes: J6 holds a building and a catastrophe",
        ),
        ({"leaders": {"0 black": "B2"}}, "leaders.0 black: B2 holds another piece as well"),
        (
            {"leaders": {"0 black": "C2", "1 red": "C2"}},
            "leaders.1 red: C2 holds another piece as well",
        ),
        (
            {"leaders": {"0 black": "C2"}, "catastrophes": ["C2"]},
            "leaders.0 black: C2 holds another piece as well",
        ),
        (
            {"leaders": {"0 black": "C10"}, "ziggurat": "C10"},
            "leaders.0 black: C10 holds another piece as well",
        ),
    ],
)
def test_two_pieces_cannot_lie_on_one_square(position: dict[str, Any], message: str) -> None:
    assert refusal(position) == message


@pytest.mark.parametrize(
    "buildings",
    [
        {"monuments": [["red-green", "I5"], ["black-green", "I5"]]},
        {"monuments": [["red-green", "I5"], ["black-green", "J6"]]},
        {"monuments": [["red-green", "B10"]], "ziggurat": "C10"},
        {"monuments": [["red-green", "I5"], ["red-green", "C10"]]},
        {"monuments": [["red-green", "I5"]], "monuments_gone": ["red-green"]},
    ],
)
def test_buildings_stand_once_and_not_on_each_other(buildings: dict[str, Any]) -> None:
    assert refusal(buildings | {"bag": 0}, real=True)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"bag": {"green": 31}}, "too many green tiles: 31, and the game has 30"),
        (
            {"bag": {"red": 47}, "hands": {"0": {"red": 1}}},
            "too many red tiles: 58, and the game has 57",
        ),
        (
            {"bag": {"black": 25}, "swapped": {"1": {"black": 6}}},
            "too many black tiles: 31, and the game has 30",
        ),
        (
            {"bag": 0, "hands": {"1": {"red": 4, "blue": 3}}},
            "too many tiles in the hand of seat 1: 7, and the game has 6",
        ),
        (
            {"bag": 0, "points": {"2": {"treasure": 1}}},
            "too many treasures: 11, and the game has 10",
        ),
        (
            {"bag": 0, "catastrophes": ["A1"]},
            "too many catastrophes: 7, and the game has 6",
        ),
    ],
)
def test_an_excess_is_refused_with_its_name_for_real_play_only(
    position: dict[str, Any], message: str
) -> None:
    assert refusal(position, real=True) == f"position: {message}"
    assert laid_out(position).asked == 0


@pytest.mark.parametrize(
    ("position", "invariant"),
    [
        ({"leaders": {"0 black": "E1"}}, "a leader stands on his own cell, on land"),
        ({"leaders": {"0 black": "A11"}}, "every leader stands beside a temple"),
        ({"leaders": KINGS}, "no kingdom has two leaders of one color"),
        ({"tiles": {"blue": ["I5"]}}, "farms lie on rivers and other tiles on land"),
        ({"tiles": {"black": ["E1"]}}, "farms lie on rivers and other tiles on land"),
        ({"tiles": {"green": ["E1"]}}, "farms lie on rivers and other tiles on land"),
        ({"removed": {"red": 3}}, "every tile of the box is somewhere, once"),
        ({"no_start_temples": True, "treasures": ["B2"]}, "no two pieces lie on one cell"),
    ],
)
def test_a_position_for_real_play_keeps_the_invariants(
    position: dict[str, Any], invariant: str
) -> None:
    message = refusal({"bag": 0} | position, real=True)

    assert message == f"position: it cannot be played: {invariant}"


def spoil(**fields: Any) -> int:
    """Which invariant is broken once some fields of a sound position are changed."""
    s = laid_out({"bag": 0, "leaders": {"0 black": "C2"}}, real=True).state
    assert TIGRIS.broken(s) == -1
    for name, value in fields.items():
        if isinstance(value, dict):
            for place, number in value.items():
                s[name][place] = number
        else:
            s[name] = value
    return int(TIGRIS.broken(s))


@pytest.mark.parametrize(
    ("fields", "invariant"),
    [
        ({"removed": {RED: 0}}, "every tile of the box is somewhere, once"),
        ({"taken": {1: 1}}, "every treasure is on the map or with a player"),
        ({"leader_cell": {(1, 0): 2}}, "a leader stands on his own cell, on land"),
        ({"leader_cell": {(0, 0): -1}}, "a leader stands on his own cell, on land"),
        ({"catastrophe": {0: 1 << 17}}, "no two pieces lie on one cell"),
        ({"bag": {0: -1}, "removed": {0: 31}}, "a hand holds no more than six tiles"),
        ({"hand": {(0, 0): 7}, "removed": {0: 23}}, "a hand holds no more than six tiles"),
        ({"hand": {(0, 0): -1}, "removed": {0: 31}}, "a hand holds no more than six tiles"),
        ({"swapped": {(2, 0): -1}, "removed": {0: 31}}, "a hand holds no more than six tiles"),
        ({"points": {(1, 3): -1}}, "a hand holds no more than six tiles"),
        ({"catastrophes_left": {0: -1}}, "a hand holds no more than six tiles"),
        ({"ziggurat": -2}, "a hand holds no more than six tiles"),
        ({"asked": -1}, "somebody is asked unless the game is over"),
        ({"asked": 3}, "somebody is asked unless the game is over"),
        ({"prompt": 6}, "somebody is asked unless the game is over"),
        ({"kingdom": {(0, 0, 0): 0}}, "the kingdom of a leader is all that is connected"),
        ({"kingdom": {(1, 2, 2): 1}}, "the kingdom of a leader is all that is connected"),
        ({"border": {(0, 2): 1}}, "the kingdom of a leader is all that is connected"),
        ({"border": {(3, 2): 1}}, "the kingdom of a leader is all that is connected"),
    ],
)
def test_a_spoiled_position_is_noticed(fields: dict[str, Any], invariant: str) -> None:
    assert TIGRIS.invariants[spoil(**fields)].startswith(invariant)


@pytest.mark.parametrize("prompt", ["war", "support", "treasure"])
def test_a_question_that_has_no_answer_is_refused_for_real_play(prompt: str) -> None:
    assert refusal({"bag": 0, "prompt": prompt}, real=True)


def test_a_war_about_a_tile_of_no_kingdom_is_refused_for_real_play() -> None:
    assert refusal({"bag": 0, "prompt": "war", "placed": "red B2"}, real=True)


@pytest.mark.parametrize("color", COLORS)
def test_the_canonical_position_names_every_color(color: str) -> None:
    assert color in TIGRIS.write(laid_out({}).state)["tiles"]


CONFLICT = {
    "kind": "revolt",
    "color": "black",
    "attacker": 0,
    "defender": 1,
    "strength": [1, 1],
    "support": [0, 0],
}
TWO_KINGS = {"leaders": {"0 black": "H7", "1 black": "J7"}, "conflict": CONFLICT}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"treasures": ["A1"]}, "treasures: they lie on the starting temples alone"),
        (
            {"leaders": {"0 black": "H7", "0 Black": "J7"}},
            "leaders.0 Black: this leader is named twice",
        ),
        (
            {"prompt": "build", "placed": "red A1"},
            "placed: there is no such tile on the map",
        ),
        ({"prompt": "point"}, "ziggurat: is missing: 'point' is about it"),
        (TWO_KINGS, "conflict: is one only while support is asked for"),
        (TWO_KINGS | {"prompt": "support", "asked": 2}, "asked: is not in the conflict"),
        ({"asked": 1}, "asked: 'action' is asked of the active player"),
        (
            TWO_KINGS | {"prompt": "support", "conflict": CONFLICT | {"defender": 0}},
            "conflict: nobody fights himself",
        ),
    ],
)
def test_a_question_is_put_to_whom_it_concerns_about_something_there(
    position: dict[str, Any], message: str
) -> None:
    assert refusal(position) == message


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"monuments": [["red-blue", "D1"]]}, "monuments: none can be built at D1"),
        ({"ziggurat": "D2"}, "ziggurat: it cannot be built at D2"),
    ],
)
def test_a_building_half_in_the_river_stands_in_scenarios_only(
    position: dict[str, Any], message: str
) -> None:
    assert laid_out(position).asked == 0
    assert refusal(position | {"bag": 0}, real=True) == message
