"""Finding sentences, and words that belong together, in the catalogs of some chapters."""

from functools import cache

from ziggurat.texts import REFERENCE, ROOM, Chapter, Said
from ziggurat.texts.fluent import Resolver, entries, texts_of

Chapters = tuple[Chapter, ...]


@cache
def sentence(chapters: Chapters, key: str, language: str) -> Said:
    """The function that says a sentence; English where a language lacks it. Raises KeyError."""
    for tongue in (language, REFERENCE):
        for package, prefix in chapters:
            if entry := entries(package, tongue).get(prefix + key):
                return resolver(chapters, tongue).sentence(entry)
    raise KeyError(key)


def has(chapters: Chapters, key: str) -> bool:
    return any(prefix + key in entries(package, REFERENCE) for package, prefix in chapters)


@cache
def resolver(chapters: Chapters, language: str) -> Resolver:
    """Words that belong to no game are known to all."""
    packages = dict.fromkeys([package for package, _ in chapters] + [ROOM])
    return Resolver(tuple(packages), language)


@cache
def family(package: str, prefix: str, language: str) -> dict[str, dict[str, str]]:
    """All entries whose ids begin alike, by the rest of the id: plain texts and attributes."""
    return {
        id.removeprefix(prefix): texts_of(entry)
        for id, entry in entries(package, language).items()
        if id.startswith(prefix)
    }
