"""A map that can be played may still be badly drawn: every fault is named in a sentence."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.china.charts import Document, agree, build, chart, put
from games.wander import examples
from ziggurat.core.errors import Malformed
from ziggurat.games.china.maps.checking import complaints
from ziggurat.games.china.maps.reading import read_map


def entry(document: Document, kind: str, name: str) -> Document:
    found: Document = next(e for e in document[kind] if name in (e.get("id"), str(e.get("n"))))
    return found


def move(document: Document, kind: str, name: str, x: float, y: float) -> Document:
    """Draw a space or an alliance elsewhere."""
    entry(document, kind, name).update(x=x, y=y)
    return document


def settle(document: Document, space: str, *provinces: str) -> Document:
    """A space becomes part of other provinces."""
    entry(document, "spaces", space)["provinces"] = list(provinces)
    return agree(document)


def without_alliance(document: Document) -> Document:
    document["alliances"].pop()
    return document


def with_swapped_alliances(document: Document) -> Document:
    for alliance in document["alliances"]:
        alliance["n"] = {1: 8, 8: 1}.get(alliance["n"], alliance["n"])
    return document


def with_folded_outline(document: Document) -> Document:
    outline = entry(document, "provinces", "wei")["outline"]
    outline[10], outline[100] = outline[100], outline[10]
    return document


def with_shifted_outline(document: Document) -> Document:
    for corner in entry(document, "provinces", "lu")["outline"]:
        corner[0] -= 25
    return document


def with_twin_outline(document: Document) -> Document:
    outline = entry(document, "provinces", "lu")["outline"]
    return put(document, "provinces qi outline", copy.deepcopy(outline))


def with_a_cross(document: Document) -> Document:
    """A bar across Shu whose corners all lie beyond it."""
    return put(document, "provinces yan outline", [[1, 800], [999, 800], [999, 803], [1, 803]])


def with_crowded_track(document: Document) -> Document:
    x, y = (document["score_track"][0][key] for key in "xy")
    document["score_track"][1].update(x=x + 35, y=y)
    return document


def with_short_track(document: Document) -> Document:
    document["score_track"].pop()
    return document


def with_a_road_drawn_twice(document: Document) -> Document:
    document["road_lines"].append(["W5", "H2"])
    return document


def with_a_road_not_drawn(document: Document) -> Document:
    document["road_lines"].remove(["W5", "H2"])
    return document


def with_a_stroke_through_nothing(document: Document) -> Document:
    document["road_lines"].append(["W1", "Q1"])
    return document


Spoil = Callable[[Document], Document]
FLAT = [[1, 1], [2, 2], [3, 3]]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (
            lambda map: put(map, "canvas width", 970),
            "Step 49 of the score track is not on the canvas.",
        ),
        (lambda map: move(map, "spaces", "C1", -1, 205), "Space C1 is not on the canvas."),
        (
            lambda map: put(map, "provinces wei label y", 1001),
            "The label of wei is not on the canvas.",
        ),
        (
            lambda map: put(map, "provinces wei dragon x", 1001),
            "The dragon of wei is not on the canvas.",
        ),
        (
            lambda map: put(map, "terrain lake outline 0", [-1, 0]),
            "The outline of lake is not on the canvas.",
        ),
        (lambda map: move(map, "alliances", "1", 645, -5), "Alliance 1 is not on the canvas."),
        (
            with_folded_outline,
            "The outline of wei crosses itself, repeats a point or encloses nothing.",
        ),
        (
            lambda map: put(map, "provinces wei outline", FLAT),
            "The outline of wei crosses itself, repeats a point or encloses nothing.",
        ),
        (
            lambda map: put(map, "terrain mountains outline", FLAT),
            "The outline of mountains crosses itself, repeats a point or encloses nothing.",
        ),
        (
            lambda map: put(map, "provinces wei dragon", {"x": 10, "y": 10}),
            "The dragon of wei lies outside the province.",
        ),
        (
            lambda map: put(map, "provinces wei dragon", {"x": 510, "y": 535}),
            "The dragon of wei lies within 30 of the border.",
        ),
        (with_shifted_outline, "The provinces wei and lu overlap."),
        (with_twin_outline, "The provinces qi and lu overlap."),
        (with_a_cross, "The provinces yan and shu overlap."),
        (without_alliance, "chu and lu are neighbors but have no alliance."),
        (
            lambda map: put(map, "alliances 15 b", "yan"),
            "Alliance 15 joins lu and yan, which have no common border.",
        ),
        (
            lambda map: agree(put(map, "provinces lu color", "red")),
            "lu and wei are neighbors and both red.",
        ),
        (
            lambda map: move(map, "alliances", "8", 510, 561),
            "Alliance 8 lies 15 off the border of wei and han.",
        ),
        (with_swapped_alliances, "Alliances 1 and 2 have no province in common."),
        (lambda map: move(map, "spaces", "W1", 10, 10), "Space W1 lies outside its province wei."),
        (
            lambda map: move(map, "spaces", "W4", 552, 530),
            "Space W4 lies within 19 of the border of wei.",
        ),
        (
            lambda map: move(map, "spaces", "W2", 426, 364),
            "Spaces W1 and W2 are not more than 52 apart.",
        ),
        (
            lambda map: move(map, "spaces", "W2", 458, 383),
            "Space W2 lies within 47 of the dragon of wei.",
        ),
        (
            lambda map: move(map, "alliances", "8", 552, 535),
            "Space W4 lies within 32 of alliance 8.",
        ),
        (
            lambda map: settle(map, "L1", "wei"),
            "lu has 3 spaces, but a province has 4 to 8.",
        ),
        (
            lambda map: settle(map, "L4", "chu"),
            "chu has 9 spaces, but a province has 4 to 8.",
        ),
        (
            lambda map: build(map, "L2-L3", "L3-K6"),
            "lu has 1 of the 2 spaces its bonus tiles need.",
        ),
        (lambda map: build(map, "C4-W1"), "The roads C2-W7 and C4-W1 cross."),
        (lambda map: build(map, "C2-W1"), "The roads from C2 to W7 and to W1 nearly overlap."),
        (lambda map: build(map, "L2-Q3"), "The road L2-Q3 passes within 30 of space Q4."),
        (lambda map: build(map, "W1-W4"), "The road W1-W4 passes within 36 of the dragon of wei."),
        (lambda map: build(map, "C2-Z1"), "The road C2-Z1 passes within 19 of alliance 2."),
        (lambda map: build(map, "H1-S1"), "The road H1-S1 leads through the mountains."),
        (lambda map: build(map, "L1-Z4"), "The road L1-Z4 leads through the lake."),
        (lambda map: build(map, "K6-Q3"), "The road K6-Q3 cuts through lu."),
        (with_a_road_drawn_twice, "The road H2-W5 is drawn 2 times in road_lines, not once."),
        (with_a_road_not_drawn, "The road H2-W5 is drawn 0 times in road_lines, not once."),
        (with_a_stroke_through_nothing, "road_lines draw Q1-W1, which is no road."),
        (with_short_track, "The score track does not count from 0 to 49."),
        (with_crowded_track, "Steps 0 and 1 of the score track are too near."),
    ],
)
def test_a_fault_of_the_drawing_is_named(spoil: Spoil, complaint: str) -> None:
    assert complaint in complaints(spoil(chart()))


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (
            lambda map: settle(map, "P1", "yan", "shu"),
            "Border post P1 belongs to yan and shu, which have no common border.",
        ),
        (
            lambda map: move(map, "spaces", "P1", 625, 158),
            "Border post P1 does not stand on the border of yan and zhao.",
        ),
        (
            lambda map: move(map, "alliances", "1", 638, 192),
            "Space P1 lies within 34 of alliance 1.",
        ),
    ],
)
def test_a_fault_of_a_border_post_is_named(spoil: Spoil, complaint: str) -> None:
    assert complaints(spoil(chart("border"))) == [complaint]


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("canvas width", 99, "canvas.width: must be from 100 to 10000, not 99"),
        ("canvas depth", 9, "canvas.depth: unknown key (known: width, height, "),
        ("colors red hex", "red", "colors.red.hex: must be a color like #cf5a46"),
        ("provinces wei name_zh", 7, "provinces[3].name_zh: must be a text, not 7"),
        ("provinces wei label", {"x": 1}, "provinces[3].label.y: is missing"),
        ("provinces wei outline", [], "provinces[3].outline: must have 3 to 1000 entries, not 0"),
        ("provinces wei outline 0", [1], "provinces[3].outline[0]: must be two numbers, not 1"),
        ("provinces wei outline 0 0", "1", "provinces[3].outline[0][0]: must be a number, not '1'"),
        ("spaces C1 x", True, "spaces[0].x: must be a number, not True"),
        ("spaces C1 x", float("nan"), "spaces[0].x: must be from -10000 to 10000, not nan"),
        ("spaces C1 x", 10**400, "spaces[0].x: must be from -10000 to 10000, not 1000"),
        ("spaces C1 coastal", 0, "spaces[0].coastal: must be true or false, not 0"),
        ("road_lines 0", "W1", "road_lines[0]: must be a list, not 'W1'"),
        ("road_lines 0 0", "X1", "road_lines[0][0]: unknown word 'X1' (known: C1, "),
        ("score_track 0 n", -1, "score_track[0].n: must be from 0 to 10000, not -1"),
        ("terrain sea", {}, "terrain.sea: unknown key (known: lake, mountains, "),
        ("terrain lake", {}, "terrain.lake.name: is missing"),
        ("terrain lake bounded_by 0", "sea", "terrain.lake.bounded_by[0]: unknown word 'sea'"),
    ],
)
def test_a_drawing_that_cannot_be_read_has_one_fault(
    path: str, value: object, complaint: str
) -> None:
    found = complaints(put(chart(), path, value))

    assert len(found) == 1
    assert found[0].startswith(complaint)


def test_borders_may_differ_by_a_rounding() -> None:
    document = chart()
    for corner in entry(document, "provinces", "lu")["outline"][5:8]:
        corner[0] -= 0.5

    assert complaints(document) == []


def test_a_map_needs_neither_lake_nor_mountains() -> None:
    assert complaints(put(chart(), "terrain", {})) == []


GARBAGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.sampled_from([10**400, float("nan"), float("inf"), 1e308, -0.0]),
    st.floats(-100, 1100),
    st.sampled_from(["", "wei", "W1", "red", "\ud800\n", "x" * 1000]),
    st.sampled_from([[], {}, [[]], [[1, 1]] * 4, [{}], {"x": 1, "y": 1}]),
)


def spoil_somewhere(data: st.DataObject, document: Document) -> None:
    """Put garbage in, take an entry out or double it, at a random place and depth."""
    place: Any = document
    while isinstance(place, dict | list) and place:
        words = list(place) if isinstance(place, dict) else list(range(len(place)))
        holder, word = place, data.draw(st.sampled_from(words))
        place = holder[word]
        if data.draw(st.integers(0, 3)) == 0:
            break
    how = data.draw(st.sampled_from(["put", "put", "remove", "double"]))
    if how == "remove":
        del holder[word]
    elif how == "double" and isinstance(holder, list):
        holder.append(copy.deepcopy(place))
    else:
        holder[word] = data.draw(GARBAGE)


@examples(100, 40)
@given(data=st.data(), name=st.sampled_from(["45", "border"]))
def test_no_file_is_bad_enough_to_confuse_the_checker(data: st.DataObject, name: str) -> None:
    document = chart(name)
    for _ in range(data.draw(st.integers(1, 3))):
        spoil_somewhere(data, document)

    try:
        read_map(document)
    except Malformed as error:
        assert complaints(document) == [str(error)]
    else:
        assert all(isinstance(fault, str) for fault in complaints(document))
