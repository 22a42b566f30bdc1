"""The three maps of the game: what is printed on them, and what the rules read of them."""

from collections import Counter
from pathlib import Path

import pytest

from games.china.charts import agree, build, chart, put
from ziggurat.games.china.data import ALLIANCES, COLORS, PROVINCES, SPACES
from ziggurat.games.china.maps import BUILT_IN, FIRST_MAPS, MAPS, keys
from ziggurat.games.china.maps.checking import complaints
from ziggurat.games.china.maps.entries import MOST_ROADS
from ziggurat.games.china.maps.reading import Map, read_map
from ziggurat.games.china.maps.spots import MOST_POINTS

every_map = pytest.mark.parametrize("name", MAPS)
every_side = pytest.mark.parametrize("name", ["34", "45"])


def spaces_of(found: Map, province: str) -> set[str]:
    number = found.provinces.index(province)
    return {space for space, home in zip(found.spaces, found.homes, strict=True) if number in home}


def color_of(found: Map, province: str) -> str:
    return COLORS[found.colors[found.provinces.index(province)]]


def allied(found: Map) -> list[set[str]]:
    return [{found.provinces[a], found.provinces[b]} for a, b in found.alliances]


def joined(found: Map) -> set[frozenset[str]]:
    return {frozenset((found.spaces[a], found.spaces[b])) for a, b in found.roads}


def longest_chain(found: Map, palaces: set[str], chain: tuple[str, ...] = ()) -> int:
    """The most palaces in a row, tried out."""
    roads = joined(found)
    after = [p for p in palaces if not chain or frozenset((chain[-1], p)) in roads]
    return max(
        (longest_chain(found, palaces - {p}, (*chain, p)) for p in after), default=len(chain)
    )


@every_map
def test_the_map_is_good(name: str) -> None:
    assert complaints(chart(name)) == []


@every_map
def test_the_box_has_57_cards(name: str) -> None:
    assert MAPS[name].cards == (13, 12, 11, 11, 10)


@every_map
def test_every_color_has_two_provinces_but_purple_has_one(name: str) -> None:
    counts = Counter(color_of(MAPS[name], province) for province in MAPS[name].provinces)

    assert counts == {"red": 2, "green": 2, "yellow": 2, "orange": 2, "purple": 1}


@every_map
def test_the_provinces_have_the_colors_of_the_rulebook(name: str) -> None:
    colors = {province: color_of(MAPS[name], province) for province in MAPS[name].provinces}

    assert colors["wei"] == "red"
    assert colors["han"] == "green"
    assert colors["qi"] == colors["chin"] == "yellow"
    assert colors["zhao"] == colors["lu"]
    assert colors["chu"] == "purple"


@every_map
def test_there_are_fifteen_alliances_with_the_third_and_fourth_as_in_the_rulebook(
    name: str,
) -> None:
    alliances = allied(MAPS[name])

    assert len(alliances) == 15
    assert alliances[2] == {"wei", "chin"}
    assert alliances[3] == {"chin", "shu"}
    assert {"wei", "han"} in alliances


@every_side
def test_the_board_has_the_spaces_of_the_rulebooks_examples(name: str) -> None:
    found = MAPS[name]

    assert len(found.spaces) == 52
    sizes = [len(spaces_of(found, province)) for province in ("wei", "qi", "chu", "chin")]
    assert sizes == [7, 5, 8, 6]
    assert not found.disputed


def test_both_sides_of_the_board_have_the_same_spaces_and_different_roads() -> None:
    places = [{(s["id"], s["x"], s["y"]) for s in chart(side)["spaces"]} for side in ("34", "45")]

    assert places[0] == places[1]
    assert joined(MAPS["34"]) != joined(MAPS["45"])


def test_the_border_has_six_posts_and_seven_harbours() -> None:
    border = MAPS["border"]
    posts = [home for home in border.homes if len(home) == 2]

    assert border.disputed
    assert len(posts) == 6
    assert {province for post in posts for province in post} == set(range(9))
    assert len(border.harbours) == 7


def test_a_map_says_for_how_many_it_is() -> None:
    assert [found.players for found in MAPS.values()] == [(3, 4), (4, 5), (3, 4, 5)]
    assert [found.for_two for found in MAPS.values()] == [True, False, False]


def test_a_map_for_two_may_say_so_in_either_way() -> None:
    assert read_map(put(chart("45"), "players", [5, 2])).for_two
    assert read_map(put(chart("45"), "players", [5, 2])).players == (2, 5)


@every_map
def test_the_sixth_palace_of_example_seven_is_a_branch(name: str) -> None:
    doris = {"C1", "C2", "C4", "C5", "S1", "S2"}

    assert longest_chain(MAPS[name], doris) == 5
    assert longest_chain(MAPS[name], doris - {"C5"}) == 5
    assert sum("C5" in road and road <= doris for road in joined(MAPS[name])) == 1


@every_map
def test_example_seven_has_its_branch_in_the_south_west_of_chin(name: str) -> None:
    chin = [s for s in chart(name)["spaces"] if s["provinces"] == ["chin"]]

    assert min(chin, key=lambda space: space["x"] - space["y"])["id"] == "C5"


@every_map
def test_example_six_finds_room_in_shu_and_in_chin(name: str) -> None:
    found, doris = MAPS[name], {"C1", "C2", "C4", "C5", "S1", "S2"}
    shared = {s for s, home in zip(found.spaces, found.homes, strict=True) if len(home) == 2}

    assert len(spaces_of(found, "shu") - doris - shared) >= 3
    assert len(spaces_of(found, "chin") & doris) == 4


@every_map
def test_a_bonus_tile_may_lie_on_any_space_but_a_junction_or_a_post(name: str) -> None:
    found = MAPS[name]
    ends = Counter(end for road in found.roads for end in road)
    quiet = {i for i, home in enumerate(found.homes) if ends[i] < 3 and len(home) == 1}

    assert found.quiet == quiet


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("title en", "My own China"),
        ("title", {"de": "Mein China"}),
        ("canvas width", 1200),
        ("provinces wei name", "Way"),
        ("provinces wei outline 0", [1, 2]),
        ("spaces W1 x", 375),
        ("roads 0 id", "first"),
        ("alliances 1 x", 646),
        ("colors red hex", "#ff0000"),
        ("road_lines", []),
        ("terrain", {}),
        ("rules_note", "Nothing."),
    ],
)
def test_the_digest_does_not_mind_the_drawing(path: str, value: object) -> None:
    assert read_map(put(chart(), path, value)).digest == MAPS["45"].digest


def test_the_digest_does_not_mind_which_end_of_a_road_or_an_alliance_stands_first() -> None:
    document = chart()
    for pair in (*document["roads"], *document["alliances"]):
        pair["a"], pair["b"] = pair["b"], pair["a"]

    assert read_map(document) == MAPS["45"]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("id", "mine"),
        ("players", [3, 4, 5]),
        ("used_by_2p_expansion", True),
        ("colors red cards", 12),
        ("provinces wei color", "purple"),
        ("spaces Q2 kind", "harbour"),
        ("spaces W1 id", "W9"),
        ("alliances 15 a", "yan"),
    ],
)
def test_the_digest_changes_with_all_the_rules_read(path: str, value: object) -> None:
    document = put(chart(), path, value)
    for road in document["roads"]:
        road.update({end: "W9" for end in "ab" if road[end] == "W1" and value == "W9"})

    assert read_map(agree(document)).digest != MAPS["45"].digest


def test_the_digest_changes_with_a_road() -> None:
    assert read_map(build(chart(), "W1-W7")).digest != MAPS["45"].digest


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_first_maps_lack_one_space_and_its_road(name: str) -> None:
    today, first = MAPS[name], FIRST_MAPS[name]

    assert [space for space in today.spaces if space not in first.spaces] == ["C6"]
    assert joined(today) - joined(first) == {frozenset({"C3", "C6"})}
    assert today.spaces[:51] == first.spaces
    assert not joined(first) - joined(today)


def test_the_digests_of_the_three_maps_stay_as_they_are() -> None:
    assert [found.digest for found in FIRST_MAPS.values()] == [
        "dc3e74cba6f33d0d",
        "f29b2f741e7a6218",
        "3d0c9ec33c1b85c6",
    ]


def test_the_page_about_maps_names_every_key_and_limit() -> None:
    page = (Path(__file__).parents[3] / "docs" / "maps.md").read_text("utf-8")
    named = [*keys.MAP, *keys.COLOR, *keys.PROVINCE, *keys.SPACE, *keys.ROAD, *keys.ALLIANCE]

    for key in (*named, *keys.CANVAS, *keys.TERRAIN, *keys.GROUND, *keys.REMARKS, *keys.KINDS):
        assert f"`{key}`" in page, key
    for limit in (SPACES, PROVINCES, MOST_ROADS, ALLIANCES, MOST_POINTS):
        assert str(limit) in page, limit
    assert f"`{keys.SCHEMA}`" in page
