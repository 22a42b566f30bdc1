"""The shape of a map file: which keys stand where, and how its words are written."""

import re
from collections.abc import Collection
from typing import Any

from ziggurat.core.reading import as_object, as_text, inside, shown
from ziggurat.games.china.data import COLORS, PIECES, SPECIALS
from ziggurat.games.china.maps.faults import wrong

SCHEMA = "china-map/1"
LANGUAGE = re.compile("[a-z]{2,3}")

# Every key is needed, those that are only drawn too: a map nobody can draw is no map.
MAP = (
    "schema", "id", "title", "players", "used_by_2p_expansion", "canvas", "colors", "provinces",
    "spaces", "roads", "road_lines", "alliances", "score_track", "terrain",
)  # fmt: skip
CANVAS = ("width", "height")
COLOR = ("hex", "cards", "provinces")
PROVINCE = (
    "id", "name", "name_zh", "pinyin", "color", "space_count", "spaces", "dragon", "label",
    "outline",
)  # fmt: skip
SPACE = ("id", "provinces", "kind", "x", "y", "coastal", "degree", "junction", "bonus_ok")
ROAD = ("id", "a", "b")
ALLIANCE = ("n", "a", "b", "x", "y")
POINT = ("x", "y")
STEP = ("n", "x", "y")
TERRAIN = ("lake", "mountains")  # the only keys that may be missing
GROUND = ("name", "outline", "bounded_by")
REMARKS = ("provenance", "rules_note")  # free text for people, allowed everywhere

NORMAL, HARBOUR, BORDER_POST = "normal", "harbour", "border_post"
KINDS = (NORMAL, HARBOUR, BORDER_POST)

# What a move may say beside a space or a province: no id may be taken for one of these.
MOVE_WORDS = frozenset(
    (
        *COLORS, *PIECES, *SPECIALS, "abandon", "claim", "done", "draw", "emperor", "exchange",
        "keep", "pass", "pile", "resign", "special", "with",
    )
)  # fmt: skip

MAP_ID = re.compile("[A-Za-z0-9_-]{1,32}")
PROVINCE_ID = re.compile("[a-z0-9-]{1,16}")
SPACE_ID = re.compile("[A-Za-z0-9]{1,8}")
ROAD_ID = re.compile("[A-Za-z0-9_-]{1,16}")
LONGEST_NAME = 60


def as_entry(value: Any, place: str, keys: Collection[str]) -> dict[str, Any]:
    """An object with all of these keys, perhaps remarks, and nothing else."""
    found = as_object(value, place, (*keys, *REMARKS))
    for key in keys:
        if key not in found:
            raise wrong(inside(place, key), "map_missing")
    return found


def as_id(value: Any, place: str, pattern: re.Pattern[str]) -> str:
    """One word in the letters an id may have."""
    word = as_text(value, place)
    if not pattern.fullmatch(word):
        raise wrong(place, "map_word_like", pattern=pattern.pattern, found=shown(word))
    return word


def as_name(value: Any, place: str) -> str:
    """What people read: one line, not empty and not endless."""
    name = as_text(value, place)
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise wrong(place, "map_line", most=LONGEST_NAME)
    return name


def once(word: str, place: str, seen: Collection[str]) -> None:
    """Refuse what has stood before."""
    if word in seen:
        raise wrong(place, "map_twice", word=repr(word))
