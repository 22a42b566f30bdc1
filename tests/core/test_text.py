"""Sentences, put into words at the edge."""

from pathlib import Path

import pytest

from ziggurat import texts
from ziggurat.core.errors import IllegalAction, NotYourTurn, Refused
from ziggurat.core.text import CORE, Message, Phrasebook, book, english
from ziggurat.texts import LANGUAGES, REFERENCE, ROOM

CATALOGS = {
    "en": """
-tile = { $it ->
        [0] a farm
       *[1] a market
    }
-bot = { $it ->
        [a] Al
       *[other] { $it }
    }
-case = { $it } in the { $case ->
        [genitive] genitive
       *[nominative] nominative
    }
drawn = { SEAT($seat) } draws { $n } { $n ->
        [0] nothing
        [one] tile
       *[other] tiles
    }.
laid = { TILE($color) } is laid.
by = by { BOT($who) }
set = {"{"}{ $n }{"}"}, and no more
of = of { CASE($who, case: "genitive") }
at = at { CELL($cell) }
only = only in English
part-of = part
""",
    "fr": """
-tile = { $it ->
        [0] une ferme
       *[1] une place
    }
-bot = { $it ->
        [a] Alix
       *[other] { $it }
    }
drawn = { SEAT($seat) } pioche { $n } { $n ->
        [one] tuile
       *[other] tuiles
    }.
laid = { TILE($color) } est posée.
by = par { BOT($who) }
turn = tour { DE(SEAT($seat)) }
at = en { CELL($cell) }
""",
}


@pytest.fixture(name="mine")
def write_catalogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Phrasebook:
    """A book of our own, in a package that no other test has read."""
    package = f"mine{abs(hash(tmp_path))}"
    folder = tmp_path / package / "texts"
    folder.mkdir(parents=True)
    for language, text in CATALOGS.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(texts, "SOURCES", tmp_path)
    (tmp_path / ROOM).mkdir()
    (tmp_path / ROOM / "texts").symlink_to(texts.HERE)
    return book(package, cell=("A1", "A2"))


def test_a_sentence_is_said_in_each_language(mine: Phrasebook) -> None:
    message = Message("laid", {"color": 0})

    assert mine.say(message, "en") == "A farm is laid."
    assert mine.say(message, "fr") == "Une ferme est posée."
    assert mine.phrase(message, "fr") == "une ferme est posée."


@pytest.mark.parametrize(
    ("number", "said", "dit"),
    [(0, "nothing", "tuile"), (1, "tile", "tuile"), (2, "tiles", "tuiles"), (-1, "tile", "tuile")],
)
def test_each_language_counts_in_its_own_way(
    mine: Phrasebook, number: int, said: str, dit: str
) -> None:
    message = Message("drawn", {"seat": 0, "n": number})

    assert mine.say(message, "en", ["Ann"]) == f"Ann draws {number} {said}."
    assert mine.say(message, "fr", ["Ann"]) == f"Ann pioche {number} {dit}."


def test_seats_without_names_are_called_by_number(mine: Phrasebook) -> None:
    message = Message("drawn", {"seat": 2, "n": 1})

    assert mine.say(message, "en") == "Seat 2 draws 1 tile."
    assert mine.say(message, "fr") == "Place 2 pioche 1 tuile."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Amytis", "Tour d’Amytis"),
        ("Nabu", "Tour de Nabu"),
        ("Étana", "Tour d’Étana"),
        ("Hammurabi", "Tour de Hammurabi"),
        ("", "Tour de "),
    ],
)
def test_french_elides_before_a_vowel(mine: Phrasebook, name: str, said: str) -> None:
    assert mine.say(Message("turn", {"seat": 0}), "fr", [name]) == said


def test_braces_in_quotes_stand_for_themselves(mine: Phrasebook) -> None:
    assert mine.say(Message("set", {"n": 3}), "en") == "{3}, and no more"


def test_a_word_may_stand_for_itself(mine: Phrasebook) -> None:
    said = [mine.say(Message("by", {"who": who}), "fr") for who in "ab"]

    assert said == ["Par Alix", "Par b"]


def test_a_word_may_be_asked_for_in_a_case(mine: Phrasebook) -> None:
    assert mine.say(Message("of", {"who": "Ur"}), "en") == "Of Ur in the genitive"


def test_names_of_places_belong_to_no_language(mine: Phrasebook) -> None:
    message = Message("at", {"cell": 1})

    assert [mine.say(message, language) for language in ("en", "fr")] == ["At A2", "En A2"]


def test_english_is_heard_where_a_language_lacks_a_sentence(mine: Phrasebook) -> None:
    assert mine.say(Message("only"), "fr") == "Only in English"


def test_books_can_be_put_together(mine: Phrasebook) -> None:
    both = CORE | mine

    assert both.say(Message("game_is_over"), "en") == "The game is over."
    assert both.say(Message("laid", {"color": 1}), "en") == "A market is laid."
    assert both.say(Message("at", {"cell": 0}), "en") == "At A1"


def test_a_book_may_be_a_part_of_a_catalog(mine: Phrasebook) -> None:
    part = book(mine.chapters[0].package, "part-")

    assert part.say(Message("of"), "en") == "Part"
    assert "of" in part
    assert "laid" not in part


def test_an_unknown_language_or_sentence_is_a_bug(mine: Phrasebook) -> None:
    with pytest.raises(ValueError, match="xx"):
        mine.say(Message("laid", {"color": 0}), "xx")
    with pytest.raises(KeyError):
        mine.say(Message("eaten"), "en")


def test_the_languages_are_those_that_have_a_catalog() -> None:
    files = {file.stem for file in Path(texts.__file__).parent.glob("*.ftl")}

    assert set(LANGUAGES) == files >= {"en", "fr"}
    assert LANGUAGES[0] == REFERENCE


def test_a_refusal_says_its_sentence() -> None:
    refusal = NotYourTurn("not_your_turn", asked=1)

    assert str(refusal) == "It is for seat 1 to decide."
    assert isinstance(refusal, Refused)


def test_a_games_own_refusal_keeps_its_key_until_the_book_is_at_hand() -> None:
    assert str(IllegalAction("no_such_tile", color=2)) == "no_such_tile {'color': 2}"
    assert english(Message("unites_three")) == "unites_three {}"
