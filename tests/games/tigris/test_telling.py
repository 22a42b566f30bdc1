"""What the log tells of a conflict says why it was decided so."""

import pytest

from games.tigris.boards import table
from games.tigris.script import say
from ziggurat.core.text import Message
from ziggurat.games import GAMES
from ziggurat.texts import LANGUAGES

WHO_WINS_TIES = {"en": "the defender", "fr": "le défenseur", "de": "der Verteidiger"}


def told(attack: int, defense: int, language: str) -> str:
    """How a revolt of one against one is told, to which both sides have sent so many temples."""
    match = table("k1 T .", at="H7", hands={0: "red red", 1: "red red"})
    say(match, "0 leader black J7", f"0 support {attack}", f"1 support {defense}")
    event = next(one for one in match.history[-1].events if one.kind == "revolt_settled")
    return GAMES["tigris"].book.say(Message(event.kind, event.args), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_is_told_with_who_wins_it(language: str) -> None:
    for sent in range(3):
        assert WHO_WINS_TIES[language] in told(sent, sent, language)
    assert WHO_WINS_TIES[language] not in told(2, 1, language)
    assert WHO_WINS_TIES[language] not in told(0, 2, language)
