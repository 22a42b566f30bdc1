"""A map file that cannot be played gets one line: what is wrong, and where."""

from collections.abc import Callable
from typing import Any

import pytest

from games.china.charts import Document, agree, build, chart, put
from ziggurat.core.errors import Malformed
from ziggurat.games.china.maps.checking import complaints
from ziggurat.games.china.maps.reading import read_map

KINDS = "(known: normal, harbour, border_post)"


def refusal(document: Any) -> str:
    with pytest.raises(Malformed) as error:
        read_map(document)
    return str(error.value)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("schema", "china-map/2", "schema: must be 'china-map/1', not 'china-map/2'"),
        ("author", "me", "author: unknown key (known: schema, id, title, players, "),
        ("id", "my map", "id: must be a word like [A-Za-z0-9_-]{1,32}, not 'my map'"),
        ("id", 45, "id: must be a text, not 45"),
        ("title", {}, "title: must be given in a language, such as en"),
        ("title", {"English": "China"}, "title: must be a word like [a-z]{2,3}, not 'English'"),
        ("title fr", " ", "title.fr: must be a line of up to 60 letters"),
        ("title en", "two\nlines", "title.en: must be a line of up to 60 letters"),
        ("players", [], "players: must name different numbers of players, one at least"),
        ("players", [4, 4], "players: must name different numbers of players, one at least"),
        ("players", [6], "players[0]: must be from 2 to 5, not 6"),
        ("players", [3.0], "players[0]: must be a whole number, not 3.0"),
        ("used_by_2p_expansion", 1, "used_by_2p_expansion: must be true or false, not 1"),
        ("colors blue", {}, "colors.blue: unknown key (known: red, green, yellow, orange, purple)"),
        ("colors", {}, "colors.red: is missing"),
        ("colors red", {"cards": 3}, "colors.red.hex: is missing"),
        ("colors red cards", 2, "colors.red.cards: must be from 3 to 20, not 2"),
        ("colors red cards", 21, "colors.red.cards: must be from 3 to 20, not 21"),
        ("colors red provinces", ["wei"], "colors.red.provinces: must be wei, shu, not 'wei'"),
        ("colors red provinces", [], "colors.red.provinces: must be wei, shu, not empty"),
        ("provinces wei", 7, "provinces[3]: must be an object, not 7"),
        ("provinces wei king", 7, "provinces[3].king: unknown key (known: id, name, "),
        ("provinces wei id", "Wei", "provinces[3].id: must be a word like [a-z0-9-]{1,16}, "),
        ("provinces wei id", "zhao", "provinces[3].id: 'zhao' stands twice"),
        ("provinces wei id", "pile", "provinces[3].id: 'pile' means something else in a move"),
        ("provinces wei name", "", "provinces[3].name: must be a line of up to 60 letters"),
        ("provinces wei color", "blue", "provinces[3].color: unknown word 'blue' (known: red, "),
        ("provinces wei spaces 0", "W7", "provinces[3].spaces: must be W1, W2, W3, "),
        ("provinces wei space_count", 8, "provinces[3].space_count: is 8, but there are 7"),
        ("spaces", [], "spaces: must have 1 to 64 entries, not 0"),
        ("spaces C1 id", "C 1", "spaces[0].id: must be a word like [A-Za-z0-9]{1,8}, not 'C 1'"),
        ("spaces C2 id", "c1", "spaces[1].id: 'c1' stands twice"),
        ("spaces C1 id", "With", "spaces[0].id: 'With' means something else in a move"),
        ("spaces C1 id", "Wei", "spaces[0].id: 'Wei' is a province"),
        ("spaces C1 kind", "castle", f"spaces[0].kind: unknown word 'castle' {KINDS}"),
        ("spaces C1 provinces", [], "spaces[0].provinces: a space of kind normal lies in one "),
        ("spaces C1 provinces", ["wei", "shu"], "spaces[0].provinces: a space of kind normal "),
        ("spaces C1 provinces 0", "moon", "spaces[0].provinces[0]: unknown word 'moon' (known: "),
        ("spaces C1 degree", 2, "spaces[0].degree: C1 has 3 roads, not 2"),
        ("spaces C1 junction", False, "spaces[0].junction: C1 with 3 roads is a junction"),
        ("spaces C5 junction", True, "spaces[4].junction: C5 with 2 roads is no junction"),
        ("spaces C1 bonus_ok", True, "spaces[0].bonus_ok: C1 may not hold a bonus tile"),
        ("spaces C5 bonus_ok", False, "spaces[4].bonus_ok: C5 may hold a bonus tile"),
        ("roads r02 id", "r01", "roads[1].id: 'r01' stands twice"),
        ("roads r01 a", "X9", "roads[0].a: unknown word 'X9' (known: C1, C2, "),
        ("roads r01 a", "Y2", "roads[0]: joins 'Y2' to itself"),
        ("roads r02 b", "Y2", "roads[1]: joins 'Y1' and 'Y2' a second time"),
        ("alliances 1 n", 2, "alliances[1].n: number 2 stands twice"),
        ("alliances 1 n", 16, "alliances[0].n: must be from 1 to 15, not 16"),
        ("alliances 1 a", "moon", "alliances[0].a: unknown word 'moon' (known: yan, "),
        ("alliances 1 a", "zhao", "alliances[0]: joins 'zhao' to itself"),
        ("alliances 15 a", "han", "alliances[14]: joins 'han' and 'chu' a second time"),
    ],
)
def test_what_the_rules_need_is_asked_for(path: str, value: object, complaint: str) -> None:
    document = put(chart(), path, value)

    assert refusal(document).startswith(complaint)
    assert complaints(document) == [refusal(document)]


@pytest.mark.parametrize("key", [key for key in chart() if key not in ("provenance", "rules_note")])
def test_every_key_is_needed_but_those_for_people(key: str) -> None:
    document = chart()
    del document[key]

    assert refusal(document).startswith(f"{key}: ")


def test_what_is_written_for_people_may_be_missing() -> None:
    document = chart()
    del document["provenance"], document["rules_note"]
    for entry in (*document["provinces"], *document["alliances"]):
        del entry["provenance"]

    assert complaints(document) == []


@pytest.mark.parametrize("document", [None, [], "45", 4.5])
def test_a_map_is_an_object(document: object) -> None:
    assert refusal(document).startswith("must be an object")


@pytest.mark.parametrize("homes", [["yan"], ["yan", "yan"], ["yan", "zhao", "wei"]])
def test_a_border_post_lies_in_two_provinces(homes: list[str]) -> None:
    document = put(chart("border"), "spaces P1 provinces", homes)

    assert refusal(document).endswith("a space of kind border_post lies in two different provinces")


def test_a_border_post_holds_no_bonus_tile() -> None:
    document = put(chart("border"), "spaces P2 bonus_ok", True)

    assert refusal(document).endswith("P2 may not hold a bonus tile")


def test_every_space_can_be_reached_by_road() -> None:
    document = chart()
    document["roads"] = [road for road in document["roads"] if "K6" not in (road["a"], road["b"])]

    assert refusal(agree(document)) == "roads: no road leads from C1 to K6"


def test_a_province_has_a_space() -> None:
    document = chart()
    for space in document["spaces"]:
        space["provinces"] = ["wei" if home == "lu" else home for home in space["provinces"]]

    assert refusal(agree(document)) == "provinces[5]: 'lu' has no space"


@pytest.mark.parametrize(
    ("players", "cards", "few"),
    [
        ([5], (4, 4, 4, 4, 3), "19 cards are too few for 5: 20 are needed"),
        ([4], (4, 4, 4, 4, 5), "16 cards are too few for 4: 17 are needed"),
        ([3], (4, 4, 5, 5, 5), "13 cards are too few for 3: 14 are needed"),
        ([2], (4, 4, 5, 5, 5), "13 cards are too few for 2: 14 are needed"),
    ],
)
def test_every_hand_and_the_display_can_be_dealt_and_a_pile_is_left(
    players: list[int], cards: tuple[int, ...], few: str
) -> None:
    document = put(chart(), "players", players)
    for entry, count in zip(document["colors"].values(), cards, strict=True):
        entry["cards"] = count

    assert refusal(document) == f"colors: {few}"
    document["colors"]["purple"]["cards"] += 1
    assert read_map(document).players == tuple(players)


def test_a_map_that_two_may_use_has_cards_for_two() -> None:
    document = put(put(chart(), "players", [4]), "used_by_2p_expansion", True)
    for entry in document["colors"].values():
        entry["cards"] = 4

    assert refusal(document) == "colors: 15 cards are too few for 4: 17 are needed"
    document["colors"]["red"]["cards"] = 6
    assert refusal(document) == "colors: 12 cards are too few for 2: 14 are needed"


def more_spaces(document: Document, count: int) -> None:
    pattern = next(space for space in document["spaces"] if space["id"] == "W1")
    new = [f"X{i}" for i in range(count - len(document["spaces"]))]
    document["spaces"] += [{**pattern, "id": space} for space in new]
    build(document, *(f"{a}-{b}" for a, b in zip(["W1", *new], new, strict=False)))


def more_provinces(document: Document, count: int) -> None:
    pattern = document["provinces"][0]
    new = [f"new-{i}" for i in range(count - len(document["provinces"]))]
    document["provinces"] += [{**pattern, "id": province} for province in new]
    for province, space in zip(new, document["spaces"], strict=False):
        space["provinces"] = [province]
    agree(document)


def more_alliances(document: Document, count: int) -> None:
    provinces = [province["id"] for province in document["provinces"]]
    taken = [{alliance["a"], alliance["b"]} for alliance in document["alliances"]]
    free = [[a, b] for a in provinces for b in provinces if a < b and {a, b} not in taken]
    for n in range(len(taken) + 1, count + 1):
        a, b = free.pop()
        document["alliances"].append({"n": n, "a": a, "b": b, "x": 1, "y": 1})


def more_roads(document: Document, count: int) -> None:
    spaces = [space["id"] for space in document["spaces"]]
    taken = [{road["a"], road["b"]} for road in document["roads"]]
    free = [f"{a}-{b}" for a in spaces for b in spaces if a < b and {a, b} not in taken]
    build(document, *free[: count - len(taken)])


@pytest.mark.parametrize(
    ("grow", "most", "complaint"),
    [
        (more_spaces, 64, "spaces: must have 1 to 64 entries, not 65"),
        (more_provinces, 12, "provinces: must have 2 to 12 entries, not 13"),
        (more_alliances, 24, "alliances: must have 0 to 24 entries, not 25"),
        (more_roads, 186, "roads: must have 0 to 186 entries, not 187"),
    ],
)
def test_a_map_has_its_limits(
    grow: Callable[[Document, int], None], most: int, complaint: str
) -> None:
    largest, larger = chart(), chart()
    grow(largest, most)
    grow(larger, most + 1)

    assert read_map(largest).name == "45"
    assert refusal(larger) == complaint
