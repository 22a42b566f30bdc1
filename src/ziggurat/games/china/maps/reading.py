"""From a map file to what the rules need of it."""

import hashlib
import json
from dataclasses import dataclass, field, replace
from typing import Any

from ziggurat.core.reading import as_bool, as_list, as_number, as_object, shown
from ziggurat.games.china.data import CARDS_REMOVED, COLORS
from ziggurat.games.china.maps import agreement, entries, keys
from ziggurat.games.china.maps.faults import wrong
from ziggurat.games.china.maps.picture import Picture, read_picture


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Map:
    """Spaces, provinces and alliances are numbered in the order of the file."""

    name: str  # its id
    title: dict[str, str]  # by language
    digest: str  # sixteen hex digits: the name of all the rules read
    players: tuple[int, ...]
    for_two: bool  # whether two players may use it
    cards: tuple[int, ...]  # of each color, in the whole box
    provinces: tuple[str, ...]  # ids, as in `emissary wei`
    province_names: tuple[str, ...]  # as people read them
    colors: tuple[int, ...]  # of each province
    spaces: tuple[str, ...]  # ids, as in `palace W1`
    homes: tuple[tuple[int, ...], ...]  # of each space its province, or the two of a post
    harbours: frozenset[int]
    quiet: frozenset[int]  # spaces that may hold a bonus tile: no junction and no post
    roads: tuple[tuple[int, int], ...]
    alliances: tuple[tuple[int, int], ...]  # number 1 first
    picture: Picture | None  # where all this lies; no part of the digest
    source: dict[str, Any] = field(repr=False, compare=False)  # the file it was read from

    @property
    def disputed(self) -> bool:
        """Whether there are border posts or harbours."""
        return bool(self.harbours) or any(len(home) > 1 for home in self.homes)


def read_map(document: Any) -> Map:
    """What the rules need of a map file. Raises Malformed at the first thing that is wrong."""
    document = read_top(document)
    players = read_players(document["players"])
    for_two = as_bool(document["used_by_2p_expansion"], "used_by_2p_expansion") or 2 in players
    cards = entries.read_cards(document["colors"])
    provinces = entries.read_provinces(document["provinces"])
    spaces = entries.read_spaces(document["spaces"], provinces)
    roads = entries.read_roads(document["roads"], spaces)
    alliances = entries.read_alliances(document["alliances"], provinces)

    colors = {province: color for province, (_, color) in provinces.items()}
    agreement.check_cards(cards, (*players, 2) if for_two else players)
    agreement.check_colors(document, colors)
    agreement.check_provinces(document, spaces)
    agreement.check_spaces(spaces, roads)
    agreement.check_network(spaces, roads)

    kinds = [space.kind for space in spaces.values()]
    found = Map(
        name=keys.as_id(document["id"], "id", keys.MAP_ID),
        title=read_title(document["title"]),
        digest="",
        players=players,
        for_two=for_two,
        cards=cards,
        provinces=tuple(provinces),
        province_names=tuple(name for name, _ in provinces.values()),
        colors=tuple(colors.values()),
        spaces=tuple(spaces),
        homes=tuple(space.provinces for space in spaces.values()),
        harbours=frozenset(i for i, kind in enumerate(kinds) if kind == keys.HARBOUR),
        quiet=frozenset(i for i, space in enumerate(spaces.values()) if space.bonus_ok),
        roads=roads,
        alliances=alliances,
        picture=read_picture(document),
        source=document,
    )
    return replace(found, digest=digest(found))


def read_top(value: Any) -> dict[str, Any]:
    """The map file itself: of another schema, its keys are no matter."""
    document = as_object(value, "")
    if document.get("schema") != keys.SCHEMA:
        said = shown(document.get("schema"))
        raise wrong("schema", "map_schema", wanted=repr(keys.SCHEMA), found=said)
    return keys.as_entry(document, "", keys.MAP)


def read_players(value: Any) -> tuple[int, ...]:
    """For how many the map is."""
    most = max(CARDS_REMOVED)
    players = [as_number(entry, place, 2, most) for place, entry in as_list(value, "players")]
    if not players or len(set(players)) < len(players):
        raise wrong("players", "map_players")
    return tuple(sorted(players))


def read_title(value: Any) -> dict[str, str]:
    """What the map is called, in one language or several; the first is for all other readers."""
    title = as_object(value, "title")
    words = [keys.as_id(word, "title", keys.LANGUAGE) for word in title if word not in keys.REMARKS]
    if not words:
        raise wrong("title", "map_title", like="en")
    return {word: keys.as_name(title[word], f"title.{word}") for word in words}


def digest(found: Map) -> str:
    """The name of all the rules read, and of nothing that is only drawn."""
    rules = {
        "id": found.name,
        "players": found.players,
        "two": found.for_two,
        "cards": dict(zip(COLORS, found.cards, strict=True)),
        "provinces": [[p, COLORS[c]] for p, c in zip(found.provinces, found.colors, strict=True)],
        "spaces": [
            [space, [found.provinces[p] for p in home], i in found.harbours, i in found.quiet]
            for i, (space, home) in enumerate(zip(found.spaces, found.homes, strict=True))
        ],
        "roads": [[found.spaces[a], found.spaces[b]] for a, b in found.roads],
        "alliances": [[found.provinces[a], found.provinces[b]] for a, b in found.alliances],
    }
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
