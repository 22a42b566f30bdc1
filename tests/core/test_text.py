"""Sentences, put into words at the edge."""

import string

import pytest

from ziggurat.core.errors import IllegalAction, NotYourTurn, Refused
from ziggurat.core.text import CORE, LANGUAGES, Message, Phrasebook, english

BOOK = Phrasebook(
    {
        "drawn": (
            "{seat:seat} draws {n} {n:tile|tiles}.",
            "{seat:seat} pioche {n} {n:tuile|tuiles}.",
        ),
        "laid": ("{color:tile} is laid.", "{color:tile} est posée."),
    },
    {
        "seat": (("seat",), ("place",)),
        "tile": (("a farm", "a market"), ("une ferme", "une place")),
    },
)


def test_a_sentence_is_said_in_each_language() -> None:
    message = Message("laid", {"color": 0})

    assert BOOK.say(message, "en") == "A farm is laid."
    assert BOOK.say(message, "fr") == "Une ferme est posée."


@pytest.mark.parametrize(
    ("number", "said", "dit"), [(0, "tiles", "tuile"), (1, "tile", "tuile"), (2, "tiles", "tuiles")]
)
def test_each_language_counts_in_its_own_way(number: int, said: str, dit: str) -> None:
    message = Message("drawn", {"seat": 0, "n": number})

    assert BOOK.say(message, "en", ["Ann"]) == f"Ann draws {number} {said}."
    assert BOOK.say(message, "fr", ["Ann"]) == f"Ann pioche {number} {dit}."


def test_seats_without_names_are_called_by_number() -> None:
    message = Message("drawn", {"seat": 2, "n": 1})

    assert BOOK.say(message, "en") == "Seat 2 draws 1 tile."
    assert BOOK.say(message, "fr") == "Place 2 pioche 1 tuile."


def test_braces_that_are_doubled_stand_for_themselves() -> None:
    book = Phrasebook({"set": ("{{{n}}}, and no more", "{{{n}}} et pas plus")})

    assert book.say(Message("set", {"n": 3}), "en") == "{3}, and no more"


def test_a_word_that_is_not_in_the_table_stands_for_itself() -> None:
    book = Phrasebook(
        {"by": ("by {who:bot}", "par {who:bot}")}, {"bot": ({"a": "Al"}, {"a": "Alix"})}
    )

    assert [book.say(Message("by", {"who": who}), "fr") for who in "ab"] == ["Par Alix", "Par b"]


def test_books_can_be_put_together() -> None:
    both = CORE | BOOK

    assert both.say(Message("game_is_over"), "en") == "The game is over."
    assert both.say(Message("laid", {"color": 1}), "en") == "A market is laid."


def test_an_unknown_language_or_sentence_is_a_bug() -> None:
    with pytest.raises(ValueError, match="de"):
        BOOK.say(Message("laid", {"color": 0}), "de")
    with pytest.raises(KeyError):
        BOOK.say(Message("eaten"), "en")


@pytest.mark.parametrize("key", CORE.sentences)
def test_both_languages_name_the_same_arguments(key: str) -> None:
    named = [
        {name for _, name, _, _ in string.Formatter().parse(text) if name}
        for text in CORE.sentences[key]
    ]

    assert len(named) == len(LANGUAGES)
    assert named[0] == named[1]


def test_a_refusal_says_its_sentence() -> None:
    refusal = NotYourTurn("not_your_turn", asked=1)

    assert str(refusal) == "It is for seat 1 to decide."
    assert isinstance(refusal, Refused)


def test_a_games_own_refusal_keeps_its_key_until_the_book_is_at_hand() -> None:
    assert str(IllegalAction("no_such_tile", color=2)) == "no_such_tile {'color': 2}"
    assert english(Message("unites_three")) == "unites_three {}"
