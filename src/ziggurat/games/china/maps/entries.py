"""The lists of a map file, entry by entry: what the rules read of each."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.reading import as_bool, as_list, as_number, as_object, as_text, inside, named
from ziggurat.games.china.data import ALLIANCES, COLORS, PROVINCES, SPACES
from ziggurat.games.china.maps import keys
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
            raise Malformed(place, "is missing")
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
        wanted = "two different provinces" if needed == 2 else "one province"
        raise Malformed(place, f"a space of kind {kind} lies in {wanted}")
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
            raise Malformed(f"{place}.n", f"number {number} stands twice")
        found[number] = read_pair(alliance, place, provinces, found.values())
    return tuple(found[number] for number in sorted(found))


def read_pair(
    entry: Mapping[str, Any], place: str, words: Collection[str], before: Collection[Pair]
) -> Pair:
    """`a` and `b`: two different words of a list, not joined before."""
    a, b = (known(entry[key], inside(place, key), words) for key in "ab")
    if a == b:
        raise Malformed(place, f"joins {named(entry['a'])} to itself")
    pair = (min(a, b), max(a, b))
    if pair in before:
        raise Malformed(place, f"joins {entry['a']!r} and {entry['b']!r} a second time")
    return pair


def limited(value: Any, place: str, low: int, high: int) -> list[tuple[str, Any]]:
    """The entries of a list that may be just so long."""
    entries = as_list(value, place)
    if not low <= len(entries) <= high:
        raise Malformed(place, f"must have {low} to {high} entries, not {len(entries)}")
    return entries


def known(value: Any, place: str, words: Collection[str]) -> int:
    """The number of a word of a list, written exactly so."""
    word = as_text(value, place)
    if word not in words:
        few = ", ".join(list(words)[:FEW]) + (", …" if len(words) > FEW else "")
        raise Malformed(place, f"unknown word {named(word)} (known: {few})")
    return list(words).index(word)


def unlike_a_move(word: str, place: str, others: Collection[str]) -> None:
    """Nobody shall wonder what a word of a move means."""
    if word.lower() in MOVE_WORDS:
        raise Malformed(place, f"{word!r} means something else in a move")
    if word.lower() in others:
        raise Malformed(place, f"{word!r} is a province")
