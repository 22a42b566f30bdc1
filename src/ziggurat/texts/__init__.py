"""Catalogs: what is said, one file a language and place, and the only door to these files.

Sentences of a package stand in its folder `texts`: `texts/fr.ftl`. What belongs to no game stands
here. A language is a set of files: it is spoken as soon as there is one here.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
SOURCES = HERE.parents[1]  # where packages begin
ROOM = __name__.partition(".")[0]  # the package of what belongs to no game
REFERENCE = "en"  # has every sentence, and is heard where another language lacks one
LANGUAGES = (REFERENCE, *sorted({file.stem for file in HERE.glob("*.ftl")} - {REFERENCE}))


class Chapter(NamedTuple):
    """A part of a package's catalog: the entries whose ids begin alike."""

    package: str
    prefix: str = ""


class Scope(NamedTuple):
    """What a sentence is said of."""

    args: Mapping[str, Any]
    seats: Sequence[str] | None  # their names
    tables: Mapping[str, Sequence[str]]  # names that belong to no language, such as those of cells


Said = Callable[[Scope], Any]  # an entry of a catalog, ready to be said


@cache
def catalog(package: str, language: str) -> str:
    """The text of a catalog, or nothing where a package has none in this language."""
    if language not in LANGUAGES:
        raise ValueError(f"there are no sentences in {language!r}, but in {', '.join(LANGUAGES)}")
    file = SOURCES.joinpath(*package.split("."), "texts", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.exists() else ""
