"""One clear line about what is wrong, and where."""

from collections.abc import Callable
from typing import Any

import pytest

from ziggurat.core.errors import Malformed
from ziggurat.core.reading import (
    as_bool,
    as_list,
    as_number,
    as_object,
    as_seat,
    as_seats,
    as_text,
    as_word,
    inside,
    load_json,
    named,
)

WORDS = {"red": 1, "blue": 2}
MANY = {f"word{i}": i for i in range(20)}


def test_json_is_read() -> None:
    assert load_json('{"a": [1, {"a": null}]}') == {"a": [1, {"a": None}]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: Expecting value"),
        ('{"a": 1,\n "b": }', "line 2, column 7: Expecting value"),
        ('{"a": 1} 2', "line 1, column 10: Extra data"),
        ('{"a": 1, "b": 2, "b": 3}', "the key 'b' stands twice"),
        ('[{"x": {"a": 1, "a": 1}}]', "the key 'a' stands twice"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_bad_json_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(Malformed) as refusal:
        load_json(text)

    assert str(refusal.value) == message


def test_a_number_too_long_to_be_one_is_malformed_too() -> None:
    with pytest.raises(Malformed):
        load_json("9" * 5000)
    with pytest.raises(Malformed):
        as_seat("9" * 5000, "hands", 2)


def test_places_are_written_as_a_path() -> None:
    assert inside(inside(inside("", "steps"), 2), "expect") == "steps[2].expect"
    assert inside("", 3) == "[3]"


def test_what_is_right_is_handed_back() -> None:
    assert as_object({"a": 1}, "x", ("a", "b")) == {"a": 1}
    assert as_object({"z": 1}, "x") == {"z": 1}
    assert as_list(["a", "b"], "x") == [("x[0]", "a"), ("x[1]", "b")]
    assert as_number(3, "x", 0, 3) == 3
    assert as_bool(False, "x") is False
    assert as_text("hi", "x") == "hi"
    assert as_word("RED", "x", WORDS) == 1
    assert as_seats({"1": "a", "0": "b"}, "x", 2) == [(1, "x.1", "a"), (0, "x.0", "b")]


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda: as_object([], "x"), "x: must be an object, not a list"),
        (lambda: as_object(None, ""), "must be an object, not null"),
        (lambda: as_object({"c": 1}, "x", ("a", "b")), "x.c: unknown key (known: a, b)"),
        (lambda: as_list({}, "x"), "x: must be a list, not an object"),
        (lambda: as_list("ab", "x"), "x: must be a list, not 'ab'"),
        (lambda: as_number("3", "x", 0, 9), "x: must be a whole number, not '3'"),
        (lambda: as_number(3.0, "x", 0, 9), "x: must be a whole number, not 3.0"),
        (lambda: as_number(True, "x", 0, 9), "x: must be a whole number, not True"),
        (lambda: as_number(10, "x", 0, 9), "x: must be from 0 to 9, not 10"),
        (lambda: as_number(-1, "x", 0, 9), "x: must be from 0 to 9, not -1"),
        (lambda: as_bool(1, "x"), "x: must be true or false, not 1"),
        (lambda: as_text(1, "x"), "x: must be a text, not 1"),
        (lambda: as_word("green", "x", WORDS), "x: unknown word 'green' (known: red, blue)"),
        (lambda: as_word(1, "x", WORDS), "x: must be a text, not 1"),
        (lambda: as_seat("2", "x", 2), "x: there is no seat '2' among 2"),
        (lambda: as_seat("-1", "x", 2), "x: there is no seat '-1' among 2"),
        (lambda: as_seat("²", "x", 3), "x: there is no seat '²' among 3"),
        (lambda: as_seat("", "x", 3), "x: there is no seat '' among 3"),
        (lambda: as_seats([], "x", 2), "x: must be an object, not a list"),
        (lambda: as_seats({"two": 1}, "x", 2), "x: there is no seat 'two' among 2"),
    ],
)
def test_what_is_wrong_is_refused_with_place_and_reason(
    read: Callable[[], Any], message: str
) -> None:
    with pytest.raises(Malformed) as refusal:
        read()

    assert str(refusal.value) == message


def test_a_long_list_of_known_words_is_cut() -> None:
    with pytest.raises(Malformed, match=r"word11, …\)"):
        as_word("none", "x", MANY)


def test_values_are_shown_short() -> None:
    assert named({}) == "an object"
    assert named([1]) == "a list"
    assert named(None) == "null"
    assert len(named("x" * 100)) == 40


def test_what_json_calls_a_number_and_is_none_is_refused() -> None:
    with pytest.raises(Malformed, match="NaN is not a number"):
        load_json('{"bag": NaN}')
