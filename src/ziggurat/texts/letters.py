"""What a language may ask of a name it does not know."""

import unicodedata
from functools import cache

VOWELS = frozenset("aeiouœæ")


@cache
def initial(name: str) -> str:
    """Whether a name begins with a vowel: “d'Amytis”, but “de Nabu”; `h` and `y` are consonants."""
    first = unicodedata.normalize("NFD", name.lower())[:1]
    return "vowel" if first in VOWELS else "consonant"
