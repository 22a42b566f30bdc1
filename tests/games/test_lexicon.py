"""The moves of every game in the words of every language: each can be said, and read."""

import re
from collections.abc import Iterator

import pytest

from games.wander import every_game
from ziggurat.cli.spelling import Tongue, spell_out
from ziggurat.core.actions import ActionSpace
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.lexicon import NOTATION, Lexicon, lexicon, plain
from ziggurat.games import GAMES
from ziggurat.texts import LANGUAGES

# Cells, spaces and numbers have no language; a map may have fewer places than there is room for.
NAMELESS = re.compile(r"[A-P]\d+|[A-Z]\d+|@?\d+|(space|province)_\d+")
PROVINCES = {"wei", "shu", "han", "yan", "qi", "chin", "zhao", "lu", "chu"}
SAMPLE = 15 if PLAIN else 60  # moves of each kind


def sample(actions: ActionSpace) -> Iterator[str]:
    """Moves of every kind, spread over all their numbers."""
    ends = [*actions.first[1:], actions.size]
    for start, end in zip(actions.first, ends, strict=True):
        yield from actions.moves[start : end : max((end - start) // SAMPLE, 1)]
        yield actions.moves[end - 1]


every_language = pytest.mark.parametrize("language", LANGUAGES)


def meant(game: Game) -> set[str]:
    """The words of moves that have a language."""
    words = {word for move in game.actions.moves for word in move.split()}
    return {word for word in words if not NAMELESS.fullmatch(word)} - PROVINCES


@every_language
@every_game
def test_every_word_of_every_move_has_one_in_every_language(game: Game, language: str) -> None:
    words = lexicon(game.book, language)

    assert {word for word in meant(game) if not words.forms(word)} == set()
    assert set(words.words) >= {word for word in meant(game) if "-" not in word}


@every_language
@every_game
def test_no_language_has_words_for_what_is_in_no_move(game: Game, language: str) -> None:
    parts = {part for word in meant(game) for part in (word, *word.split("-"))}
    words = lexicon(game.book, language)

    assert set(words.words) - parts == set()
    assert set(words.after) | {word for some in words.after.values() for word in some} <= parts


@every_language
@every_game
def test_every_word_of_a_language_stands_for_one_word(game: Game, language: str) -> None:
    words = lexicon(game.book, language).words
    said = [plain(form) for forms in words.values() for form in {plain(one) for one in forms}]

    assert len(said) == len(set(said))
    assert all(" " not in form for form in said)


@every_language
@every_game
def test_moves_of_every_kind_are_read_in_every_language(game: Game, language: str) -> None:
    actions, words = game.actions, lexicon(game.book, language)
    for move in sample(actions):
        said = words.say(move)
        for line in (said, plain(said), said.upper(), move):
            assert spell_out(line, actions, [], Tongue(words)) == move.lower()
            assert (
                actions.number(spell_out(line, actions, [], Tongue(words)))
                == (actions.numbers[move])
            )


@every_language
@every_game
def test_every_other_word_is_read_too(game: Game, language: str) -> None:
    actions, words = game.actions, lexicon(game.book, language)
    for kind in actions.families:
        move = actions.moves[actions.base[kind]]
        parts = move.split()
        for place, word in enumerate(parts):
            for form in words.forms(word):
                line = " ".join([*parts[:place], form, *parts[place + 1 :]])
                assert spell_out(line, actions, [], Tongue(words)) == move.lower()


@every_language
@every_game
def test_a_move_is_shown_in_as_many_words_as_it_has(game: Game, language: str) -> None:
    for move in sample(game.actions):
        assert len(lexicon(game.book, language).say(move).split()) == len(move.split())
        assert Tongue().say(move) == move


def test_words_agree_with_what_they_are_said_of() -> None:
    tigris, china, babel = (
        lexicon(GAMES[name].book, "fr") for name in ("tigris", "china", "babel")
    )

    assert tigris.say("tile black I6") == "tuile noire I6"
    assert tigris.say("leader black H7") == "chef noir H7"
    assert tigris.say("swap blue green") == "échanger bleue verte"
    assert tigris.say("monument red-blue I6") == "monument rouge-bleu I6"
    assert china.say("palace W1 with green purple") == "palais W1 avec verte mauve"
    assert china.say("special exchange red purple") == "spéciale échange rouge mauve"
    assert babel.say("power persians theirs @4") == "pouvoir perses adverse @4"
    assert NOTATION.say("tile black I6") == "tile black I6"


def test_the_names_of_a_map_come_before_other_words() -> None:
    """A province may be called by a word of a language: in its place it is the province."""
    actions = ActionSpace(
        {"emissary": GAMES["china"].actions.families["emissary"]},
    )
    words = Lexicon({"emissary": ("wei",)})

    assert spell_out("wei wei with red", actions, [], Tongue(words)) == "emissary wei with red"
