"""French words at the prompt: typed, completed and shown."""

from pathlib import Path

import pytest

from cli.terminal import PATIENCE, Sit, Terminal
from ziggurat.cli.prompt import next_words
from ziggurat.cli.spelling import Tongue, shortest, spell_out
from ziggurat.core.lexicon import lexicon
from ziggurat.games import GAMES
from ziggurat.texts.letters import typeset

TIGRIS = GAMES["tigris"]
KINDS = ["tile", "leader", "catastrophe", "swap", "pass"]
OWN, OTHER = (Tongue(lexicon(TIGRIS.book, language)) for language in ("fr", "en"))


def test_french_words_and_the_notation_are_understood_in_french(sit: Sit) -> None:
    french = sit("chef rouge A2", "Tuile Rouge a1", args="--lang fr")
    english = sit("leader red A2", "tile red A1", args="--lang fr")

    assert french.replace("chef rouge", "").count("A2.") == 1
    assert french.count("A1.") == english.count("A1.") == 1


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("tuile rouge I6", "tile red i6"),
        ("chef noir H7", "leader black h7"),
        ("soutien 2", "support 2"),
        ("renfort 2", "support 2"),
        ("ECHANGER rouge rouges verte", "swap red red green"),
        ("éch r v", "swap red green"),
        ("trésor B2", "treasure b2"),
        ("tresor b2", "treasure b2"),
        ("monument rouge-bleu I6", "monument red-blue i6"),
        ("mon bleu-rou I6", "monument blue-red i6"),
        ("ch n h7", "leader black h7"),
        ("t b i6", "tile blue i6"),
        ("c i6", "c i6"),
        ("tile red i6", "tile red i6"),
        ("l g i6", "leader green i6"),
    ],
)
def test_french_words_may_be_cut_short_and_lose_their_accents(line: str, move: str) -> None:
    assert spell_out(line, TIGRIS.actions, KINDS, OWN) == move


def test_ones_own_language_comes_first() -> None:
    assert spell_out("c i6", TIGRIS.actions, KINDS, OTHER) == "catastrophe i6"
    assert spell_out("t b i6", TIGRIS.actions, KINDS, OTHER) == "tile b i6"
    assert spell_out("t bleue i6", TIGRIS.actions, KINDS, OTHER) == "tile bleue i6"


def test_completion_offers_the_words_of_ones_own_language() -> None:
    moves = ["tile red A1", "tile black I6", "swap red", "swap red red", "pass"]

    assert next_words("", moves, [], OWN) == ["tuile ", "échanger ", "passer"]
    assert next_words("tuile ", moves, [], OWN) == ["rouge ", "noire "]
    assert next_words("tile n", moves, [], OWN) == ["noire "]
    assert next_words("ech", moves, [], OWN) == ["échanger "]
    assert next_words("? t r", moves, [], OWN) == ["rouge "]
    assert next_words("tile r", moves, [], OTHER) == ["red "]


def test_the_shortest_words_are_understood() -> None:
    assert shortest("tile red I6", TIGRIS.actions, KINDS, OWN) == "t r i6"
    assert shortest("leader black H7", TIGRIS.actions, KINDS, OWN) == "ch n h7"
    assert shortest("leader black H7", TIGRIS.actions, KINDS, OTHER) == "l bla h7"


def test_questions_and_answers_use_the_words_of_the_language(sit: Sit) -> None:
    said = sit(
        *("?", "? chef", "tuile noire", "why tuile rouge E1", "why", "tuile rouge Z9", "undo"),
        *("chef rouge A2", "? tuile rouge A1", "undo", "help"),
        args="--lang fr",
    )

    assert typeset("comme « tuile noire A1 »", "fr") in said
    assert "  tuile · chef · catastrophe · échanger · passer · ?\n" in said
    assert "  chef noir B1    Placer ou déplacer un chef  noir (33), rouge (33)" in said
    assert "chef …\n  noir (33), rouge (33), bleu (33), vert (33)\n" in said
    assert "tuile noire …\n  A1 B1" in said
    assert typeset("« why » demande un coup, comme « why tuile noire A1 ».", "fr") in said
    assert typeset("« tuile rouge z9 » est illisible : il manque une case.", "fr") in said
    assert typeset("Ce qui suivrait tuile rouge A1 :\n", "fr") in said
    assert typeset("Annulé : chef rouge A2.", "fr") in said
    assert typeset("« t n a1 » suffit pour « tuile noire A1 »", "fr") in said
    assert typeset("« ? tuile », « ? tuile noire A1 »", "fr") in said
    assert typeset("Noir : peuplement (K roi)", "fr") in said


def test_what_is_kept_is_in_the_notation(sit: Sit, home: Path) -> None:
    sit("chef rouge A2", args="--lang fr")
    kept = home / "ziggurat" / "unfinished" / "tigris-1.replay"

    assert "\n0 leader red A2\n" in kept.read_text()


@pytest.mark.slow
def test_china_and_babel_speak_french_too(sit: Sit) -> None:
    china = sit("palais W1 avec rouge", "fini", "piocher pioche", args="china --lang fr")
    babel = sit("déplacer hittites", "deplacer medes", "finir", args="babel --lang fr")

    assert "Lion bâtit un palais en W1, dans Wei." in china
    assert "Lion pioche une carte." in china
    assert "special" not in china.split("Lion>")[0].replace("spécial", "")
    assert "Lion défausse un Hittite et se déplace chez les Hittites." in babel
    assert " Assyriens " in babel


@pytest.mark.slow
def test_a_real_terminal_completes_french_words() -> None:
    with Terminal("play", "--against", "random", "--lang", "fr", "--seed", "7") as terminal:
        terminal.read_until("Lion>")
        terminal.type("ch\tro\tA2\r")
        terminal.read_until("Lion place le prêtre en A2.")
        terminal.read_until("Lion>")
        terminal.type("\x04")
        terminal.read_until("Votre partie est gardée dans")
        assert terminal.process.wait(PATIENCE) == 0
