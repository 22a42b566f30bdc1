"""What can be chosen before a game."""

from pathlib import Path
from typing import Any

import pytest

from ziggurat.core.errors import Differs, Malformed
from ziggurat.core.options import Choice, Document, NamedDocument, Option, read_options

OPTIONS = (Option("english", default=False), Option("fast", default=True))


def test_what_is_not_given_takes_its_default() -> None:
    assert read_options(OPTIONS, {}) == {"english": False, "fast": True}
    assert read_options((), {}) == {}


@pytest.mark.parametrize(
    ("value", "meaning"),
    [(True, True), (False, False), ("true", True), ("FALSE", False), ("True", True)],
)
def test_a_switch_is_read_from_json_or_from_a_word(value: Any, meaning: bool) -> None:
    assert read_options(OPTIONS, {"fast": value})["fast"] is meaning


@pytest.mark.parametrize("value", [1, 0, "yes", "", None, [], 1.0])
def test_anything_else_is_refused_with_the_name_of_the_option(value: Any) -> None:
    with pytest.raises(Malformed, match="option fast: must be true or false"):
        read_options(OPTIONS, {"fast": value})


def test_an_unknown_option_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(Malformed, match=r"option slow: .*\(there are: english, fast\)"):
        read_options(OPTIONS, {"slow": True})
    with pytest.raises(Malformed, match=r"\(there are: none\)"):
        read_options((), {"slow": True})


DEAL = Choice("deal", default="3-5", choices=("3-5", "5-5"))


def test_a_choice_is_one_word_of_its_list() -> None:
    assert read_options((DEAL,), {}) == {"deal": "3-5"}
    assert read_options((DEAL,), {"deal": "5-5"}) == {"deal": "5-5"}
    with pytest.raises(Malformed, match="option deal: must be one of 3-5, 5-5, not '4-4'"):
        read_options((DEAL,), {"deal": "4-4"})


@pytest.mark.parametrize("option", [*OPTIONS, DEAL])
def test_every_value_can_be_written_and_read_back(option: Any) -> None:
    assert option.default in option.values
    assert len(set(option.values)) > 1
    assert [option.read(option.write(value)) for value in option.values] == list(option.values)


@pytest.mark.parametrize("value", ["", "3-5 ", "5", 35, None, True, ["3-5"]])
def test_anything_but_a_word_of_the_list_is_refused_with_the_name_of_the_choice(value: Any) -> None:
    with pytest.raises(Malformed, match="option deal: must be one of 3-5, 5-5, not"):
        read_options((DEAL,), {"deal": value})


def test_a_choice_shows_its_words_in_their_order() -> None:
    assert DEAL.values == ("3-5", "5-5")
    assert DEAL.write("5-5") == "5-5"


def test_switches_and_choices_stand_side_by_side() -> None:
    options = (DEAL, *OPTIONS)

    assert read_options(options, {"fast": "false"}) == {
        "deal": "3-5",
        "english": False,
        "fast": False,
    }


def load(document: Any) -> str:
    """A digest that depends on the document."""
    if document == {}:
        raise Malformed("rivers", "are missing")
    TAKEN_IN.add(f"{len(document):016x}")
    return f"{len(document):016x}"


TAKEN_IN: set[str] = set()
MAP = Document(
    "map", "small", ("small", "large"), load, TAKEN_IN.__contains__, str, unless={4: "large"}
)


def test_a_default_may_depend_on_the_seats() -> None:
    assert [MAP.default_at(seats) for seats in (2, 3, 4)] == ["small", "small", "large"]
    assert read_options((MAP,), {}, 4) == {"map": "large"}
    assert read_options((MAP,), {"map": "small"}, 4) == {"map": "small"}


def test_a_document_is_named_with_its_digest() -> None:
    value = MAP.read(NamedDocument("my own.json", {"rivers": 2}))

    assert value == "my own.json@0000000000000001"
    assert MAP.read(value) == MAP.write(value) == value  # it was taken in
    assert MAP.read(NamedDocument(value, {"lakes": 2})) == value
    with pytest.raises(Differs, match="its digest is 0000000000000002, not 0000000000000001"):
        MAP.read(NamedDocument(value, {"rivers": 2, "lakes": 1}))


def test_a_document_needs_no_name() -> None:
    assert MAP.read({"rivers": 2}) == "@0000000000000001"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (5, "must be one of small, large, or a document"),
        ("", "must be one of small, large, or a document"),
        ([], "must be one of small, large, or a document"),
        ("no such file.json", "must be one of small, large, or a document"),
        ("mine.json@00000000000000ff", "mine.json@00000000000000ff: .* has not been given"),
        (NamedDocument("map #2.json", {"rivers": 2}), "could not stand in a replay"),
        (NamedDocument("two\nlines", {"rivers": 2}), "could not stand in a replay"),
    ],
)
def test_what_is_neither_a_word_nor_a_document_is_refused(value: Any, reason: str) -> None:
    with pytest.raises(Malformed, match=f"option map: .*{reason}"):
        MAP.read(value)


def test_a_file_of_this_machine_is_not_opened(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text('{"rivers": 2}')

    with pytest.raises(Malformed, match="must be one of small, large, or a document"):
        MAP.read(str(path))


def test_a_bad_document_says_what_is_wrong_with_it() -> None:
    with pytest.raises(Malformed, match=r"option map: bad\.json: rivers: are missing"):
        MAP.read(NamedDocument("bad.json", {}))
    with pytest.raises(Malformed, match="option map: rivers: are missing"):
        MAP.read({})
