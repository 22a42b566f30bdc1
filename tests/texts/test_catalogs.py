"""Catalogs: every language says every sentence, of the same things, and none that is unused."""

import pytest

from games.wander import every_game
from texts import catalogs
from ziggurat.bots.advice.explanations import templates_of
from ziggurat.bots.players.warnings import SAYINGS
from ziggurat.cli.words import TERMINAL
from ziggurat.core.explanations import book_of
from ziggurat.core.game import Game
from ziggurat.core.text import CORE, Phrasebook
from ziggurat.games import GAMES
from ziggurat.server.notices.words import NOTICES
from ziggurat.server.text import SERVER
from ziggurat.texts import LANGUAGES, REFERENCE, ROOM, Chapter, catalog
from ziggurat.texts.fluent import entries
from ziggurat.texts.sentences import resolver

PACKAGES = [ROOM, *(game.book.chapters[0].package for game in GAMES.values())]
TABLES = {name for game in GAMES.values() for name in game.book.tables}
BUILT_IN = {"initial", "excess"}
every_catalog = pytest.mark.parametrize(
    ("package", "language"), [(package, language) for package in PACKAGES for language in LANGUAGES]
)


@every_catalog
def test_every_entry_of_a_catalog_can_be_read(package: str, language: str) -> None:
    text = catalog(package, language)

    assert catalogs.unreadable(text) == []
    assert len(entries(package, language)) == len(catalogs.parsed(text)) > 10


@every_catalog
def test_every_sentence_of_a_catalog_can_be_made_ready(package: str, language: str) -> None:
    words = resolver((Chapter(package),), language)
    for entry in entries(package, language).values():
        assert callable(words.sentence(entry))


@every_catalog
def test_every_word_that_is_said_is_known(package: str, language: str) -> None:
    words = catalogs.terms(catalog(package, language)) | catalogs.terms(catalog(ROOM, language))

    assert catalogs.unknown_words(catalog(package, language), words | TABLES | BUILT_IN) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_catalog_is_said_somewhere(language: str) -> None:
    texts = {package: catalog(package, language) for package in PACKAGES}
    everywhere = set().union(
        *(
            catalogs.named_in(entry).words
            for text in texts.values()
            for entry in catalogs.parsed(text)
        )
    )
    for package, text in texts.items():
        assert catalogs.unused_words(text, everywhere if package == ROOM else {"part"}) == set()


@every_catalog
def test_every_language_has_the_same_sentences(package: str, language: str) -> None:
    assert catalogs.untranslated(catalog(package, REFERENCE), catalog(package, language)) == set()


@every_catalog
def test_every_language_names_the_same_arguments(package: str, language: str) -> None:
    assert catalogs.misargued(catalog(package, REFERENCE), catalog(package, language)) == set()


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_every_reason_differs_from_language_to_language(package: str) -> None:
    for key in catalogs.refusals(package):
        assert len({entries(package, language)[key] for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.slow
@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_is_used(package: str) -> None:
    assert catalogs.stale(catalog(package, REFERENCE), package) == set()


# What is wanted.


def missing(folder: str, *books: Phrasebook) -> set[str]:
    named = {key for _, key in catalogs.named_keys(folder)}
    return {key for key in named if not any(key in book for book in books)}


@every_game
def test_every_sentence_a_game_says_is_in_its_catalog(game: Game) -> None:
    wanted = catalogs.kinds(game.events) | missing(f"games/{game.name}", game.book, book_of(game))
    sayings = {
        key
        for group in templates_of(game).feature_groups
        for saying in group.features.values()
        for key in (saying.more, saying.less)
        if key
    }

    assert {key for key in wanted if key not in game.book} == set()
    assert {key for key in sayings if key not in book_of(game)} == set()


@pytest.mark.slow
def test_every_sentence_said_elsewhere_is_in_a_catalog() -> None:
    games = [book for game in GAMES.values() for book in (game.book, book_of(game))]

    assert len(list(catalogs.named_keys("server"))) > 40
    assert missing("core", CORE, *games) == set()
    assert missing("bots", *games) == set()
    assert missing("server", SERVER, NOTICES, SAYINGS) == set()
    assert missing("cli", TERMINAL, SAYINGS, *games) == set()


# That all this can fail.

GOOD = "one = { $n } of { TILE($color) }\n-tile = { $it ->\n   [0] a\n  *[1] b\n }\n"


def test_what_is_wrong_with_a_catalog_is_found() -> None:
    assert catalogs.unreadable(GOOD) == []
    assert catalogs.unreadable(GOOD + "two = { $n\n") == ["two = { $n\n"]
    assert catalogs.unreadable(GOOD + "one = again\n") == ["one"]
    assert catalogs.untranslated(GOOD, GOOD + "two = 2\n") == {"two"}
    assert catalogs.untranslated(GOOD + "two = 2\n", GOOD) == {"two"}
    assert catalogs.misargued(GOOD, "one = { $n }") == {"one"}
    assert catalogs.misargued(GOOD, "one = { $n } { $color } { $more }") == {"one"}
    assert catalogs.misargued(GOOD, "# Without $color.\none = { $n }") == set()
    assert catalogs.unknown_words(GOOD, set()) == {"tile"}
    assert catalogs.unused_words("-tile = tile", set()) == {"tile"}
    assert catalogs.stale("core-stale = old\ncore-of_no_use = new\n", ROOM) == {"core-of_no_use"}
    assert catalogs.stale("tile_placed = old\ntile_eaten = new\n", PACKAGES[1]) == {"tile_eaten"}
