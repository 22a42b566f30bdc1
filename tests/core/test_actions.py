"""Numbers, words and what cannot be read."""

import pytest

from ziggurat.core.actions import (
    Action,
    ActionSpace,
    Multisets,
    Names,
    Perhaps,
    PerhapsMultisets,
    Phrases,
)
from ziggurat.core.errors import Unreadable

COLORS = ("black", "red")
SPACE = ActionSpace(
    {
        "place": {"color": Names(COLORS), "cell": Names(["A1", "B1", "C1"])},
        "swap": {"tiles": Multisets(COLORS, 2)},
        "pass": {},
    }
)


def test_families_follow_each_other_without_gaps() -> None:
    assert SPACE.base == {"place": 0, "swap": 6, "pass": 11}
    assert SPACE.size == 12


def test_a_number_is_taken_apart_and_put_together() -> None:
    action = SPACE.decode(5)

    assert action == Action("place", {"color": 1, "cell": 2})
    assert list(action.args) == ["color", "cell"]
    assert SPACE.encode(action) == 5
    assert SPACE.words(5) == "place red C1"


@pytest.mark.parametrize("number", [-1, 12])
def test_a_number_outside_the_space_is_no_action(number: int) -> None:
    with pytest.raises(ValueError, match=f"no action numbered {number}"):
        SPACE.decode(number)
    with pytest.raises(ValueError, match=f"no action numbered {number}"):
        SPACE.words(number)


def test_kinds_and_words_are_listed_by_number() -> None:
    assert SPACE.kind_of == ["place"] * 6 + ["swap"] * 5 + ["pass"]
    assert SPACE.words_of[4:7] == [("red", "B1"), ("red", "C1"), ("red",)]
    assert SPACE.words_of[11] == ()
    for number in range(SPACE.size):
        action = SPACE.decode(number)
        arguments = SPACE.families[action.kind]
        said = tuple(arguments[name].words[n] for name, n in action.args.items())
        assert (SPACE.kind_of[number], SPACE.words_of[number]) == (action.kind, said)


def test_a_move_is_read_however_it_is_written() -> None:
    assert SPACE.number("  PLACE Red   c1 ") == 5
    assert SPACE.number("swap red black") == SPACE.number("swap black RED")
    assert SPACE.number("pass") == 11


def test_a_multiset_is_written_in_the_order_of_its_list() -> None:
    assert SPACE.words(SPACE.number("swap red black")) == "swap black red"
    assert len(Multisets(COLORS, 2).words) == 5


def test_other_words_may_mean_the_same() -> None:
    names = Names(["red-blue", "black"], also={"Blue-Red": "red-blue"})

    assert names.read(["BLUE-red", "rest"]) == (0, ["rest"])
    assert names.words == ("red-blue", "black")


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("", "unknown_move"),
        ("fly A1", "unknown_move"),
        ("place", "unreadable_move"),
        ("place green A1", "unreadable_move"),
        ("place red", "unreadable_move"),
        ("place red D9", "unreadable_move"),
        ("swap", "unreadable_move"),
        ("swap red green", "unreadable_move"),
        ("swap red red red", "unreadable_move"),
        ("place red A1 again", "too_many_words"),
        ("pass now", "too_many_words"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_reason(move: str, key: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        SPACE.number(move)

    assert refusal.value.message.key == key
    assert refusal.value.message.args["move"] == move


def test_an_unreadable_part_is_named() -> None:
    with pytest.raises(Unreadable, match="no cell where there should be"):
        SPACE.number("place red D9")
    with pytest.raises(Unreadable, match="“now” is too much"):
        SPACE.number("pass now")


POWERS = ActionSpace(
    {
        "power": {
            "power": Phrases(["assyrians", "medes", "medes persians", "persians mine"]),
            "run": Perhaps(["@1", "@2"]),
        },
        "end": {},
    }
)


def test_a_phrase_is_the_longest_that_fits() -> None:
    assert POWERS.decode(POWERS.number("power Medes persians")).args == {"power": 2, "run": 0}
    assert POWERS.decode(POWERS.number("power medes @2")).args == {"power": 1, "run": 2}


def test_an_argument_may_be_left_out() -> None:
    assert POWERS.words(POWERS.number("power assyrians")) == "power assyrians"
    assert POWERS.words(POWERS.number("power assyrians @1")) == "power assyrians @1"


def test_phrases_have_one_spelling_each() -> None:
    numbers = range(POWERS.size)

    assert POWERS.size == 13
    assert [POWERS.number(POWERS.words(n)) for n in numbers] == list(numbers)


@pytest.mark.parametrize("move", ["power", "power persians", "power medes @3", "power @1"])
def test_a_phrase_that_is_not_in_the_list_is_unreadable(move: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        POWERS.number(move)

    assert refusal.value.message.key == "unreadable_move"


def test_a_phrase_leaves_the_words_after_it() -> None:
    phrases = Phrases(["medes", "medes persians"])

    assert phrases.read(["MEDES", "Persians", "@4"]) == (1, ["@4"])
    assert phrases.read(["medes", "@4"]) == (0, ["@4"])
    assert (phrases.longest, phrases.words) == (2, ("medes", "medes persians"))


def test_a_phrase_is_not_read_from_nothing() -> None:
    with pytest.raises(KeyError):
        Phrases(["medes"]).read([])


def test_what_is_left_out_has_number_0_and_no_word() -> None:
    perhaps = Perhaps(["@1", "@2"])

    assert perhaps.words == ("", "@1", "@2")
    assert perhaps.read([]) == (0, [])
    assert perhaps.read(["@2", "more"]) == (2, ["more"])
    with pytest.raises(KeyError):
        perhaps.read(["@3"])


@pytest.mark.parametrize("move", ["power medes persians @1 @2", "power assyrians @1 now", "end @1"])
def test_words_after_an_argument_that_may_be_left_out_are_too_many(move: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        POWERS.number(move)

    assert refusal.value.message.key == "too_many_words"


PAID = ActionSpace(
    {
        "build": {"cell": Names(["A1", "B1"]), "payment": PerhapsMultisets(COLORS, 2, "with")},
        "court build": {"payment": Multisets(COLORS, 2, lead="with")},
        "court pass": {},
    }
)


def test_a_word_may_lead_a_set_and_a_set_may_be_left_out() -> None:
    assert PAID.words(PAID.number("build b1 with red black")) == "build B1 with black red"
    assert PAID.words(PAID.number("build B1")) == "build B1"
    with pytest.raises(Unreadable, match="no payment"):
        PAID.number("build B1 red")


def test_a_kind_may_be_of_several_words() -> None:
    assert PAID.words(PAID.number("Court Build with red")) == "court build with red"
    assert PAID.number("court pass") == PAID.size - 1
    with pytest.raises(Unreadable, match="is not a move"):
        PAID.number("court")
