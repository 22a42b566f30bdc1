"""The lists of a map file, entry by entry: what the rules read of each."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ziggurat.core.reading import as_bool, as_list, as_number, as_object, as_text, inside, shown
from ziggurat.games.china.data import ALLIANCES, COLORS, PROVINCES, SPACES
from ziggurat.games.china.maps import keys
from ziggurat.games.china.maps.faults import wrong
from ziggurat.games.china.maps.keys import MOVE_WORDS, as_entry, as_id, as_name, once

FEWEST_CARDS, MOST_CARDS_A_COLOR = 3, 20
FEWEST_PROVINCES = 2
MOST_ROADS = 3 * SPACES - 6  # more of them must cross somewhere
FEW = 12  # words of a long list that a message shows
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Space:
    """One palace space; what the roads say of it is compared later."""

    provinces: tuple[int, ...]
    kind: str
    degree: int
    junction: bool
    bonus_ok: bool


def read_cards(value: Any) -> tuple[int, ...]:
    """How many cards each color has."""
    colors = as_object(value, "colors", COLORS)
    cards = []
    for color in COLORS:
        place = f"colors.{color}"
        if color not in colors:
            raise wrong(place, "map_missing")
        entry = as_entry(colors[color], place, keys.COLOR)
        cards.append(as_number(entry["cards"], f"{place}.cards", FEWEST_CARDS, MOST_CARDS_A_COLOR))
    return tuple(cards)


def read_provinces(value: Any) -> dict[str, tuple[str, int]]:
    """Name and color of every province, by its id."""
    found: dict[str, tuple[str, int]] = {}
    for place, entry in limited(value, "provinces", FEWEST_PROVINCES, PROVINCES):
        province = as_entry(entry, place, keys.PROVINCE)
        word = as_id(province["id"], f"{place}.id", keys.PROVINCE_ID)
        once(word, f"{place}.id", found)
        unlike_a_move(word, f"{place}.id", ())
        name = as_name(province["name"], f"{place}.name")
        color = known(province["color"], f"{place}.color", COLORS)
        found[word] = (name, color)
    return found


def read_spaces(value: Any, provinces: Collection[str]) -> dict[str, Space]:
    """Every space by its id; two ids must differ in more than capitals."""
    found: dict[str, Space] = {}
    lowered: set[str] = set()
    for place, entry in limited(value, "spaces", 1, SPACES):
        space = as_entry(entry, place, keys.SPACE)
        word = as_id(space["id"], f"{place}.id", keys.SPACE_ID)
        once(word.lower(), f"{place}.id", lowered)
        unlike_a_move(word, f"{place}.id", provinces)
        lowered.add(word.lower())
        kind = keys.KINDS[known(space["kind"], f"{place}.kind", keys.KINDS)]
        found[word] = Space(
            provinces=read_homes(space["provinces"], f"{place}.provinces", kind, provinces),
            kind=kind,
            degree=as_number(space["degree"], f"{place}.degree", 0, SPACES),
            junction=as_bool(space["junction"], f"{place}.junction"),
            bonus_ok=as_bool(space["bonus_ok"], f"{place}.bonus_ok"),
        )
    return found


def read_homes(value: Any, place: str, kind: str, provinces: Collection[str]) -> tuple[int, ...]:
    """The province of a space; a border post lies in two."""
    homes = tuple(known(entry, where, provinces) for where, entry in as_list(value, place))
    needed = 2 if kind == keys.BORDER_POST else 1
    if len(homes) != needed or len(set(homes)) != needed:
        raise wrong(place, "map_homes", kind=kind, needed=needed)
    return homes


def read_roads(value: Any, spaces: Collection[str]) -> tuple[Pair, ...]:
    """Pairs of spaces, the smaller number first, no pair twice."""
    ids: set[str] = set()
    roads: list[Pair] = []
    for place, entry in limited(value, "roads", 0, MOST_ROADS):
        road = as_entry(entry, place, keys.ROAD)
        word = as_id(road["id"], f"{place}.id", keys.ROAD_ID)
        once(word, f"{place}.id", ids)
        ids.add(word)
        roads.append(read_pair(road, place, spaces, roads))
    return tuple(roads)


def read_alliances(value: Any, provinces: Collection[str]) -> tuple[Pair, ...]:
    """Pairs of provinces, number 1 first, whatever their order in the file."""
    entries = limited(value, "alliances", 0, ALLIANCES)
    found: dict[int, Pair] = {}
    for place, entry in entries:
        alliance = as_entry(entry, place, keys.ALLIANCE)
        number = as_number(alliance["n"], f"{place}.n", 1, len(entries))
        if number in found:
            raise wrong(f"{place}.n", "map_number_twice", number=number)
        found[number] = read_pair(alliance, place, provinces, found.values())
    return tuple(found[number] for number in sorted(found))


def read_pair(
    entry: Mapping[str, Any], place: str, words: Collection[str], before: Collection[Pair]
) -> Pair:
    """`a` and `b`: two different words of a list, not joined before."""
    a, b = (known(entry[key], inside(place, key), words) for key in "ab")
    if a == b:
        raise wrong(place, "map_joins_itself", found=shown(entry["a"]))
    pair = (min(a, b), max(a, b))
    if pair in before:
        raise wrong(place, "map_joins_again", one=repr(entry["a"]), other=repr(entry["b"]))
    return pair


def limited(value: Any, place: str, low: int, high: int) -> list[tuple[str, Any]]:
    """The entries of a list that may be just so long."""
    entries = as_list(value, place)
    if not low <= len(entries) <= high:
        raise wrong(place, "map_entries", low=low, high=high, count=len(entries))
    return entries


def known(value: Any, place: str, words: Collection[str]) -> int:
    """The number of a word of a list, written exactly so."""
    word = as_text(value, place)
    if word not in words:
        few = ", ".join(list(words)[:FEW]) + (", …" if len(words) > FEW else "")
        raise wrong(place, "map_unknown_word", found=shown(word), known=few)
    return list(words).index(word)


def unlike_a_move(word: str, place: str, others: Collection[str]) -> None:
    """Nobody shall wonder what a word of a move means."""
    if word.lower() in MOVE_WORDS:
        raise wrong(place, "map_move_word", word=repr(word))
    if word.lower() in others:
        raise wrong(place, "map_is_province", word=repr(word))
