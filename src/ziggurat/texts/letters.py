"""What a language may ask of a name it does not know, and how it sets its marks."""

import re
import unicodedata
from functools import cache

VOWELS = frozenset("aeiouœæ")
FRENCH = "fr"
NO_BREAK = "\N{NO-BREAK SPACE}"
# A catalog begins a sentence behind “= ”: that space is not of the sentence.
BEFORE_A_MARK = re.compile(r"(?<=[^\s=]) (?=[:;!?%»])|(?<=«) ")
APOSTROPHE = re.compile(r"(?<=\w)'(?=[\w{])")


@cache
def initial(name: str) -> str:
    """Whether a name begins with a vowel: “d’Amytis”, but “de Nabu”; `h` and `y` are consonants."""
    first = unicodedata.normalize("NFD", name.lower())[:1]
    return "vowel" if first in VOWELS else "consonant"


def typeset(text: str, language: str) -> str:
    """A text with its marks as a printer sets them, so that catalogs are typed on any keyboard.

    In French a space stands before high marks, and no line begins with one; the apostrophe is bent.
    """
    if language != FRENCH:
        return text
    return APOSTROPHE.sub("’", BEFORE_A_MARK.sub(NO_BREAK, text))
