"""The rules pages count what is in the box as the games' data do, in every language."""

import re
from pathlib import Path

import pytest

from ziggurat.games.babel import data as babel
from ziggurat.games.china import data as china
from ziggurat.games.china.maps import MAPS
from ziggurat.games.tigris import data as tigris
from ziggurat.texts import LANGUAGES

PAGES = Path(__file__).parents[2] / "docs" / "rules" / "play"
SIGNS = {"■": tigris.BLACK, "△": tigris.RED, "≈": tigris.BLUE, "◇": tigris.GREEN}
WORDS = {"en": ("six", "ten"), "fr": ("six", "dix"), "de": ("sechs", "zehn")}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(game: str, language: str) -> str:
    return (PAGES / f"{game}.{language}.md").read_text(encoding="utf-8")


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a page, cell by cell."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers(text: str) -> set[int]:
    return {int(found) for found in re.findall(r"\d+", text)}


@every_language
def test_tiles_and_monuments_are_counted(language: str) -> None:
    text = page("tigris", language)
    told = {SIGNS[row[0]]: int(row[-1]) for row in rows(text) if row[0] in SIGNS and len(row) == 5}
    monuments, temples = WORDS[language]

    assert told == dict(enumerate(tigris.TILES))
    assert (len(tigris.MONUMENTS), len(tigris.START_TEMPLES)) == (6, 10)
    assert re.search(rf"\b{monuments}\s+monument", text, re.I)
    assert re.search(rf"\b{temples}\b", text, re.I)
    assert tigris.MOST_TURNS in numbers(text)


@every_language
def test_cards_are_counted_for_every_number_of_players(language: str) -> None:
    text = page("china", language)
    box = MAPS["34"].cards
    told = {
        int(seats): [int(cell) for cell in row[1:]]
        for row in rows(text)
        if len(row) == 7 and re.fullmatch(r"[\d, ]+", row[0])
        for seats in row[0].split(",")
    }

    assert told == {
        seats: [*(n - gone for n in box), sum(box) - gone * len(box)]
        for seats, gone in china.CARDS_REMOVED.items()
    }
    assert {*china.BOX[:2], china.TILE_POINTS, sum(box)} <= numbers(text)


@every_language
def test_the_map_is_told_for_every_number_of_players(language: str) -> None:
    text = page("china", language)
    chapter = text.partition("{#sides}")[2].partition("\n###")[0]
    told = [numbers(row[0]) for row in rows(chapter)[2:]]

    assert told == [{2, 3}, {4}, {5}, {3, 4, 5}]


@every_language
def test_temple_and_nation_cards_are_counted(language: str) -> None:
    text = page("babel", language)
    table = rows(text)
    levels = next(row for row in table if row[1:] == [str(n) for n in range(1, babel.LEVELS + 1)])
    counts = table[table.index(levels) + 2]

    assert [int(cell) for cell in counts[1:]] == list(babel.TEMPLE_CARDS[1:])
    wanted = {sum(babel.TEMPLE_CARDS), babel.NATION_CARDS, babel.MOST_TURNS, babel.SURE_WIN}
    assert wanted <= numbers(text)
