"""Scenarios: played, failed with what was expected and what came, or refused as a file."""

from collections import Counter
from typing import Any

import pytest

from ziggurat.core.errors import Malformed
from ziggurat.core.reading import load_json
from ziggurat.core.scenarios import Outcome, check_document, compare
from ziggurat.games import GAMES

EMPTY = {"game": "tigris", "seats": 2}
STEPS = [
    {"seat": 0, "play": "leader black C2", "expect": {"actions_left": 1}},
    {"seat": 1, "play": "pass", "legal": False},
    {"seat": 0, "play": "withdraw red", "legal": False, "expect": {"asked": 0}},
]


def check(document: Any) -> list[Outcome]:
    return list(check_document(document, GAMES))


def outcome(**keys: Any) -> Outcome:
    (found,) = check(EMPTY | keys)
    return found


def test_a_scenario_that_holds_has_nothing_to_say() -> None:
    expect = {
        "prompt": "action",
        "over": False,
        "winners": [],
        "offered": ["pass", "leader black A2"],
        "not_offered": ["leader black C2", "withdraw red"],
        "leaders": {"0 black": "C2", "1 black": None},
        "tiles": {"B2": "red", "C2": None},
        "conflict": None,
        "hand_sizes": {"0": 6},
        "points": {"0": {}, "1": []},
    }

    assert outcome(id="all", steps=STEPS, expect=expect) == Outcome("all")


def test_a_document_may_be_one_scenario_a_list_or_an_object_with_a_list() -> None:
    named = EMPTY | {"id": "a"}

    assert check(named) == [Outcome("a")]
    assert check([named, EMPTY]) == [Outcome("a"), Outcome("[1]")]
    assert check({"scenarios": [EMPTY]}) == [Outcome("scenarios[0]")]
    assert check([]) == []


def test_notes_titles_positions_and_options_are_read() -> None:
    found = outcome(
        title="t",
        note="n",
        options={"english": True},
        position={"turn": 1, "actions_left": 1},
        expect={"turn": 1, "asked": 1, "actions_left": 1},
    )

    assert found == Outcome("scenario")


def test_only_the_first_failure_is_told_and_the_others_still_run() -> None:
    wrong = EMPTY | {"id": "wrong", "expect": {"turn": 1, "bag": 3}}

    first, second = check([wrong, EMPTY | {"id": "right"}])

    assert first == Outcome("wrong", failure="expect.turn: expected 1, came 0")
    assert second == Outcome("right")


@pytest.mark.parametrize(
    ("keys", "failure"),
    [
        (
            {"steps": [{"seat": 0, "play": "withdraw red"}]},
            "steps[0]: 0 withdraw red: expected to be legal, came: Your priest is not on the map.",
        ),
        (
            {"steps": [{"seat": 0, "play": "pass", "legal": False}]},
            "steps[0]: 0 pass: expected to be refused, came: it was played",
        ),
        (
            {"steps": [{"seat": 0, "play": "pass", "expect": {"asked": 0}}]},
            "steps[0].expect.asked: expected 0, came 1",
        ),
        (
            {"expect": {"offered": ["pass", "withdraw red"]}},
            "expect.offered[1]: expected 'withdraw red' to be offered",
        ),
        (
            {"expect": {"not_offered": ["pass"]}},
            "expect.not_offered[0]: expected 'pass' not to be offered",
        ),
        (
            {"expect": {"conflict": {"kind": "war"}}},
            "expect.conflict: expected {'kind': 'war'}, came None",
        ),
        ({"expect": {"points": None}}, "expect.points: expected None, came {'0': Counter()"),
        (
            {"expect": {"points": {"1": {"red": 2}}}},
            "expect.points.1: expected {'red': 2}, came {}",
        ),
        ({"expect": {"over": 0}}, "expect.over: expected 0, came False"),
        ({"expect": {"turn": False}}, "expect.turn: expected False, came 0"),
        ({"expect": {"winners": [0]}}, "expect.winners: expected [0], came {}"),
        ({"expect": {"tiles": {"B2": None}}}, "expect.tiles.B2: expected None, came 'red'"),
        ({"expect": {"final": {"0": [0, 0, 0, 1]}}}, "expect.final.0: expected [0, 0, 0, 1], came"),
    ],
)
def test_a_failure_says_what_was_expected_and_what_came(keys: dict[str, Any], failure: str) -> None:
    found = outcome(**keys)

    assert found.failure.startswith(failure)
    assert not found.malformed


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"nots": 1}, "nots: unknown key (known: id, title"),
        ({"id": 3}, "id: must be a text, not 3"),
        ({"game": 1}, "game: must be a text, not 1"),
        ({"game": "go"}, "game: there is no game 'go' (there are: tigris"),
        ({"seats": "2"}, "seats: must be a whole number, not '2'"),
        ({"seats": 5}, "seats: must be from 2 to 4, not 5"),
        ({"options": []}, "options: must be an object, not a list"),
        ({"options": {"fog": True}}, "option fog: there is no such option"),
        ({"options": {"english": "maybe"}}, "option english: must be true or false"),
        ({"position": None}, "position: must be an object, not null"),
        ({"position": {"sun": 1}}, "sun: unknown key"),
        ({"steps": {}}, "steps: must be a list, not an object"),
        ({"steps": ["pass"]}, "steps[0]: must be an object, not 'pass'"),
        ({"steps": [{"seat": 0}]}, "steps[0].play: is missing"),
        ({"steps": [{"play": "pass"}]}, "steps[0].seat: is missing"),
        ({"steps": [{"seat": 2, "play": "pass"}]}, "steps[0].seat: must be from 0 to 1, not 2"),
        ({"steps": [{"seat": "0", "play": "pass"}]}, "steps[0].seat: must be a whole number"),
        ({"steps": [{"seat": 0, "play": 1}]}, "steps[0].play: must be a text, not 1"),
        ({"steps": [{"seat": 0, "play": "dance"}]}, "steps[0].play: “dance” is not a move."),
        (
            {"steps": [{"seat": 0, "play": "dance", "legal": False}]},
            "steps[0].play: “dance” is not a move.",
        ),
        ({"steps": [{"seat": 0, "play": "pass", "legal": 1}]}, "steps[0].legal: must be true or"),
        ({"steps": [{"seat": 0, "play": "pass", "note": ""}]}, "steps[0].note: unknown key"),
        ({"expect": []}, "expect: must be an object, not a list"),
        ({"expect": {"weather": 1}}, "expect.weather: unknown key (known: offered, not_offered"),
        ({"expect": {"offered": "pass"}}, "expect.offered: must be a list, not 'pass'"),
        ({"expect": {"offered": ["dance"]}}, "expect.offered[0]: “dance” is not a move."),
        ({"expect": {"offered": [1]}}, "expect.offered[0]: must be a text, not 1"),
        ({"expect": {"winners": 0}}, "expect.winners: must be a list, not 0"),
        ({"expect": {"winners": [[0]]}}, "expect.winners[0]: must be a word or a number"),
        ({"expect": {"points": {"0": {"red": "1"}}}}, "expect.points.0.red: must be a whole"),
        ({"expect": {"points": {"7": {}}}}, "expect.points.7: there is no such thing here"),
        ({"expect": {"tiles": {"Z9": None}}}, "expect.tiles.Z9: there is no such thing here"),
        ({"expect": {"leaders": []}}, "expect.leaders: must be an object, not a list"),
    ],
)
def test_a_bad_file_is_no_failure_of_the_rules(keys: dict[str, Any], message: str) -> None:
    found = outcome(**keys)

    assert found.malformed.startswith(message)
    assert not found.failure


@pytest.mark.parametrize("key", ["game", "seats"])
def test_a_scenario_must_say_its_game_and_its_seats(key: str) -> None:
    (found,) = check({k: v for k, v in EMPTY.items() if k != key})

    assert found.malformed == f"{key}: is missing"


@pytest.mark.parametrize("document", [None, 3, "text", [None]])
def test_anything_but_an_object_is_no_scenario(document: Any) -> None:
    (found,) = check(document)

    assert "must be an object" in found.malformed


@pytest.mark.parametrize("document", [{"scenarios": {}}, {"scenarios": [], "more": 1}])
def test_a_wrong_list_of_scenarios_is_refused(document: Any) -> None:
    with pytest.raises(Malformed):
        check(document)


def test_a_key_that_stands_twice_in_the_file_is_refused() -> None:
    with pytest.raises(Malformed, match="the key 'seats' stands twice"):
        check(load_json('[{"game": "tigris", "seats": 2, "seats": 3}]'))


def test_multisets_compare_in_any_order_and_lists_do_not() -> None:
    hand = Counter({"red": 2, "blue": 1, "green": 0})

    assert compare(["red", "blue", "red"], hand, "x") == ""
    assert compare({"blue": 1, "red": 2, "black": 0}, hand, "x") == ""
    assert compare(["red", "blue"], hand, "x").startswith("x: expected ['red', 'blue'], came")
    assert compare([1, 2], [1, 2], "x") == ""
    assert compare([2, 1], [1, 2], "x") == "x: expected [2, 1], came [1, 2]"


def test_of_an_object_only_what_is_given_is_compared() -> None:
    came = {"a": {"b": 1, "c": 2}, "d": 3}

    assert compare({"a": {"c": 2}}, came, "x") == ""
    assert compare({"a": {"c": 1}, "d": 9}, came, "x") == "x.a.c: expected 1, came 2"


def test_a_refusal_that_changed_something_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat.core.errors import IllegalAction
    from ziggurat.core.match import Match

    def careless(match: Match, seat: int, seq: int, number: int) -> None:
        match.state.turn = 1
        raise IllegalAction("unites_three")

    monkeypatch.setattr(Match, "choose", careless)

    found = outcome(steps=[{"seat": 0, "play": "pass", "legal": False}])

    assert found.failure == "steps[0]: a refused move changed it"
