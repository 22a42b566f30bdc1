"""The moves of every game in French words: each can be said, and means the same move."""

import re
from collections.abc import Iterator

import pytest

from games.wander import every_game
from ziggurat.cli.spelling import Tongue, spell_out
from ziggurat.core.actions import ActionSpace
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.lexicon import NOTATION, Lexicon, plain
from ziggurat.games import GAMES

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


@every_game
def test_every_word_of_every_move_has_a_french_one(game: Game) -> None:
    words = {word for move in game.actions.moves for word in move.split()}
    meant = {word for word in words if not NAMELESS.fullmatch(word)} - PROVINCES

    assert {word for word in meant if not game.french.forms(word)} == set()
    assert set(game.french.words) >= {word for word in meant if "-" not in word}


@every_game
def test_every_french_word_stands_for_one_word(game: Game) -> None:
    said = [plain(form) for forms in game.french.words.values() for form in forms]

    assert len(said) == len(set(said))
    assert all(" " not in form for form in said)


@pytest.mark.parametrize("is_own", [True, False], ids=["in French", "in English"])
@every_game
def test_moves_of_every_kind_are_read_in_french(game: Game, is_own: bool) -> None:
    actions, tongue = game.actions, Tongue(game.french, is_own)
    for move in sample(actions):
        said = game.french.say(move)
        for line in (said, plain(said), said.upper(), move):
            assert spell_out(line, actions, [], tongue) == move.lower()
            assert actions.number(spell_out(line, actions, [], tongue)) == actions.numbers[move]


@every_game
def test_every_other_french_word_is_read_too(game: Game) -> None:
    actions, tongue = game.actions, Tongue(game.french, is_own=True)
    for kind in actions.families:
        move = actions.moves[actions.base[kind]]
        words = move.split()
        for place, word in enumerate(words):
            for form in game.french.forms(word):
                line = " ".join([*words[:place], form, *words[place + 1 :]])
                assert spell_out(line, actions, [], tongue) == move.lower()


@every_game
def test_a_move_is_shown_in_as_many_words_as_it_has(game: Game) -> None:
    for move in sample(game.actions):
        assert len(game.french.say(move).split()) == len(move.split())
        assert Tongue(game.french).say(move) == move


def test_words_agree_with_what_they_are_said_of() -> None:
    tigris, china, babel = (GAMES[name].french for name in ("tigris", "china", "babel"))

    assert tigris.say("tile black I6") == "tuile noire I6"
    assert tigris.say("leader black H7") == "chef noir H7"
    assert tigris.say("swap blue green") == "échanger bleue verte"
    assert tigris.say("monument red-blue I6") == "monument rouge-bleu I6"
    assert china.say("palace W1 with green purple") == "palais W1 avec verte mauve"
    assert china.say("special exchange red purple") == "spéciale échange rouge mauve"
    assert babel.say("power persians theirs @4") == "pouvoir perses adverse @4"
    assert NOTATION.say("tile black I6") == "tile black I6"


def test_the_names_of_a_map_come_before_french_words() -> None:
    """A province may be called by a French word: in its place it is the province."""
    actions = ActionSpace(
        {"emissary": GAMES["china"].actions.families["emissary"]},
    )
    lexicon = Lexicon({"emissary": ("wei",), "wei": ("han",)})

    assert spell_out("wei han with red", actions, [], Tongue(lexicon)) == "emissary han with red"
