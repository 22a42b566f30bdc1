"""The map of China in a terminal: everything where it lies, and nothing twice."""

import json
import re
from functools import partial

import numpy as np
import pytest

from games.china.charts import Document, chart
from ziggurat.core.game import Prose
from ziggurat.core.match import Match
from ziggurat.games.china import CHINA
from ziggurat.games.china.maps import KNOWN, MAPS
from ziggurat.games.china.maps.sheet import FEWEST_ROWS, WIDTH, sheet_of
from ziggurat.games.china.records import State

SEATS = {"34": 2, "45": 5, "border": 4}
ROADS = "─│╱╲"


def played(decisions: int, seats: int = 3, **options: object) -> Match[State]:
    """A game after so many decisions, made by chance."""
    match, dice = Match(CHINA, seats, options, bytes(32)), np.random.default_rng(1)
    while match.seq < decisions and not match.over:
        match.choose(match.asked, match.seq, int(dice.choice(match.legal())))
    return match


def mine(document: Document) -> Document:
    return document | {"id": "mine"}


def drawn(match: Match[State], seat: int = 0, language: str = "en") -> tuple[list[str], str]:
    """The map, and the words below it."""
    lines = match.game.draw(match.view(seat), partial(match.game.book.say, language=language))
    rows = ["".join(text for text, _ in line) for line in lines]
    board = [row for row, line in zip(rows, lines, strict=True) if not isinstance(line, Prose)]
    return board, "\n".join(rows[len(board) :])


def places(board: list[str], pattern: str) -> list[tuple[int, int]]:
    """Where a label stands that is no part of a longer one: row and column."""
    label = re.compile(rf"(?<![A-Za-z0-9(]){pattern}(?![A-Za-z0-9])")
    return [(row, at.start()) for row, line in enumerate(board) for at in label.finditer(line)]


@pytest.mark.parametrize("decisions", [0, 90])
@pytest.mark.parametrize("name", MAPS)
def test_every_space_and_province_stands_on_the_map_once(name: str, decisions: int) -> None:
    match = played(decisions, SEATS[name], map=name)
    board, _ = drawn(match)

    assert all(len(line) == WIDTH for line in board)
    for space in MAPS[name].spaces:
        assert len(places(board, space)) == 1, space
    for province in MAPS[name].province_names:
        assert len(places(board, province)) == 1, province
    for number in range(len(MAPS[name].alliances)):
        assert sum(line.count(f"({number + 1})") for line in board) == 1


@pytest.mark.parametrize("name", MAPS)
def test_what_stands_on_a_space_is_written_where_the_space_lies(name: str) -> None:
    match = played(90, SEATS[name], map=name)
    view, sheet = match.view(0), sheet_of(MAPS[name].digest)
    board, _ = drawn(match)
    assert sheet is not None
    picture = MAPS[name].picture
    assert picture is not None
    built = 0
    for space in view["spaces"]:
        owner = space["palace"]
        mark = "" if owner is None else rf"[=~]*:{'E' if owner >= view['seats'] else owner}"
        [(row, column)] = places(board, space["space"] + mark)
        down, right = sheet.cell(picture["spaces"][space["space"]])
        assert abs(row - down) <= 1
        assert abs(column - right) <= 4
        built += owner is not None
    assert built > 10


@pytest.mark.parametrize("name", MAPS)
def test_every_road_can_be_seen(name: str) -> None:
    """From one space to the other, at least a stroke of it is left between their names."""
    found, sheet = MAPS[name], sheet_of(MAPS[name].digest)
    board, _ = drawn(played(90, SEATS[name], map=name))
    assert sheet is not None
    assert found.picture is not None
    for road in found.roads:
        one, other = (sheet.cell(found.picture["spaces"][found.spaces[at]]) for at in road)
        rows, columns = (sorted((one[i], other[i])) for i in range(2))
        between = [line[columns[0] : columns[1] + 1] for line in board[rows[0] : rows[1] + 1]]
        assert any(stroke in "".join(between) for stroke in ROADS), road


def test_emissaries_their_limit_and_their_owners_stand_below_the_name() -> None:
    match = played(90, 2, map="34")
    board, _ = drawn(match)
    for province in match.view(0)["provinces"]:
        [(row, column)] = places(board, province["name"])
        there = sum(province["emissaries"])
        below = board[row + 1][column - 3 :]
        spelled = "" if province["name"].lower() == province["province"] else "chin "
        assert below.startswith(f"{spelled}♟{there}/{province['limit']}")
        for owner, count in enumerate(province["emissaries"]):
            if count:
                assert f" {'01E'[owner]}×{count}" in below


def test_a_full_province_is_marked_as_scored() -> None:
    match = played(400, 4, map="34")
    full = [province["name"] for province in match.view(0)["provinces"] if province["scored"]]
    board, _ = drawn(match)

    assert full
    for name in full:
        assert sum(f"{name} ✓ " in line for line in board) == 1


def test_tiles_and_fortifications_are_marked_and_explained() -> None:
    match = played(60, 3, map="34", bonus=True, fortifications=True)
    board, words = drawn(match, language="fr")
    spaces = match.view(0)["spaces"]
    hidden = [space["space"] for space in spaces if space["tile"] == "hidden"]
    known = [space["space"] for space in spaces if space["tile"] not in (None, "hidden")]
    forts = [space["space"] for space in spaces if space["fort"]]

    assert hidden
    assert known
    assert forts
    for space in hidden:
        assert any(re.search(rf"{space}#?\?", line) for line in board)
    for space in known:
        assert any(re.search(rf"{space}#?\([VJO]\)", line) for line in board)
    for space in forts:
        assert any(f"{space}#" in line for line in board)
    for mark in ("# fortification", "? une tuile bonus cachée", "♟1/3", "≈ un lac"):
        assert mark in words.splitlines()[-1]


def test_marks_that_cannot_be_met_are_not_explained() -> None:
    _, words = drawn(played(0, 3, map="34"))

    assert "fortification" not in words
    assert "border post" not in words


def test_a_map_of_ones_own_is_drawn_too() -> None:
    document = chart("45")
    document["terrain"] = {}
    match = played(40, 4, map=mine(document | {"players": [4]}))
    board, words = drawn(match)

    for space in KNOWN[match.view(0)["map_digest"]].spaces:
        assert len(places(board, space)) == 1
    assert "lake" not in words


def flattened(document: Document) -> Document:
    """A map a tenth as high."""
    for province in document["provinces"]:
        province["outline"] = [[x, y / 10] for x, y in province["outline"]]
        province["dragon"]["y"] /= 10
    for entry in (*document["spaces"], *document["alliances"]):
        entry["y"] /= 10
    return document


def test_where_there_is_no_room_for_all_names_the_map_grows() -> None:
    text = json.dumps(chart("34"))
    for space in MAPS["34"].spaces:
        text = text.replace(f'"{space}"', f'"{space[0] * 7}{space[1:]}"')
    document = flattened(json.loads(text))
    for province in document["provinces"]:
        province["name"] = 9 * f"{province['name']} "
    match = played(60, 3, map=mine(document))
    board, _ = drawn(match)

    assert len(board) > FEWEST_ROWS
    assert all(len(line) == WIDTH for line in board)
    for space in KNOWN[match.view(0)["map_digest"]].spaces:
        assert len(places(board, space)) == 1


def test_a_map_nobody_has_drawn_is_a_list() -> None:
    document = chart("34")
    document["provinces"][0]["dragon"] = "somewhere"
    document["id"] = "undrawn"
    match = played(400, 4, map=document)
    board, words = drawn(match)

    assert board == []
    assert re.search(r"^ R Wei +W1\S* W2", words, re.MULTILINE)
    assert re.search(r"emissaries \d of \d", words)
    assert "alliances 3 Ch'in, 8 Han, 9 Zhao, 13 Lu" in words
    assert "scored" in words
    assert "roads, ░" not in words
