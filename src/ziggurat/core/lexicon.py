"""The words of moves in the language of a person.

Files, replays and the wire know the notation alone; a person may type and read other words. They
stand in the catalogs of a game: `move-tile = tuile, poser`.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product

from ziggurat.core.text import Phrasebook

MOVE, AFTER = "move-", "after-"  # how the names of entries and of their attributes begin


@dataclass(frozen=True, slots=True)
class Lexicon:
    """For every word of the notation those of a language; the first one is shown.

    After some kinds of moves another form is shown: `tuile noire`, but `chef noir`. A word that
    is not in it, such as a cell, stands for itself.
    """

    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    after: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def forms(self, word: str) -> tuple[str, ...]:
        """Every way to say a word; the parts of `red-blue` are said one by one."""
        if word in self.words:
            return self.words[word]
        parts = word.split("-")
        if len(parts) < 2 or not all(part in self.words for part in parts):
            return ()
        return tuple("-".join(said) for said in product(*(self.words[part] for part in parts)))

    def say(self, move: str) -> str:
        """A move of the notation, or its beginning, in these words."""
        first, *rest = move.split() or [""]
        special = self.after.get(first, {})
        return " ".join(
            [self.word(first), *(special.get(word) or self.word(word) for word in rest)]
        )

    def word(self, word: str) -> str:
        return next(iter(self.forms(word)), word)


def lexicon(book: Phrasebook, language: str) -> Lexicon:
    """The words of moves in a game's own catalog."""
    found = book.family(MOVE, language)
    after: dict[str, dict[str, str]] = {}
    for word, texts in found.items():
        for kind in texts.keys() - {""}:
            after.setdefault(kind.removeprefix(AFTER), {})[word] = texts[kind]
    return Lexicon({word: tuple(texts[""].split(", ")) for word, texts in found.items()}, after)


@cache
def plain(word: str) -> str:
    """A word as it is compared: small letters, no accents, one kind of apostrophe."""
    parts = unicodedata.normalize("NFD", word.lower().replace("’", "'"))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


NOTATION = Lexicon()  # the words as they are
