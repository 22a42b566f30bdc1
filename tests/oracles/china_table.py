"""The table of China for its slow referee: the board, the position, setting it up, reading it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

MAPS = Path(__file__).parents[2] / "src" / "ziggurat" / "games" / "china" / "maps"
RULES = 2  # of today; games by the first ones go on
COLORS = ("red", "green", "yellow", "orange", "purple")
TILE_COLORS = ("green", "yellow", "orange")
BOX = {"red": 13, "green": 12, "yellow": 11, "orange": 11, "purple": 10}  # province cards
EMPEROR = "emperor"
SPECIALS = ("emperor-first", "two-provinces", "exchange")
HAND, FACE_UP = 3, 4
PALACES, EMISSARIES, TILES_EACH = 20, 8, 6

Owner = int | str  # a seat, or the Emperor


@dataclass(frozen=True)
class Board:
    """What is printed: provinces with their spaces and colors, roads and alliances."""

    color: dict[str, str]  # of each province
    spaces: dict[str, list[str]]  # of each province; a border post is in two lists
    provinces: dict[str, frozenset[str]]  # of each space, two for a border post
    neighbors: dict[str, set[str]]  # spaces joined by a road
    alliances: dict[int, tuple[str, str]]
    harbours: set[str]
    tile_spaces: set[str]  # where a bonus tile may lie


@cache
def board_of(name: str, rules: int = RULES) -> Board:
    """A board is read from its map file; the first rules had others."""
    file = f"{name}.json" if rules == RULES else f"{name}-rules1.json"
    printed = json.loads((MAPS / file).read_text())
    spaces = {space["id"]: space for space in printed["spaces"]}
    neighbors: dict[str, set[str]] = {space: set() for space in spaces}
    for road in printed["roads"]:
        neighbors[road["a"]].add(road["b"])
        neighbors[road["b"]].add(road["a"])
    return Board(
        color={province["id"]: province["color"] for province in printed["provinces"]},
        spaces={province["id"]: province["spaces"] for province in printed["provinces"]},
        provinces={name: frozenset(space["provinces"]) for name, space in spaces.items()},
        neighbors=neighbors,
        alliances={line["n"]: (line["a"], line["b"]) for line in printed["alliances"]},
        harbours={name for name, space in spaces.items() if space["kind"] == "harbour"},
        tile_spaces={name for name, space in spaces.items() if space["bonus_ok"]},
    )


@dataclass
class Table:
    """One position, hidden cards and all, and how far the turn has gone."""

    seats: int
    map: str
    with_forts: bool
    with_tiles: bool
    with_influence: bool
    palaces: dict[str, Owner]  # space -> whose
    emissaries: dict[str, Counter[Owner]]  # province -> owner -> how many
    forts: set[str]
    bonus: dict[str, str]  # space -> color of the tile still there
    bonus_taken: dict[Owner, Counter[str]]
    scored: set[str]
    score: dict[int, int]
    supply: dict[Owner, Counter[str]]
    hands: dict[int, Counter[str]]
    emperor_hand: Counter[str]
    display: Counter[str]
    pile: list[str]  # next first, as far as anybody knows
    discard: Counter[str]
    exhaustions: int
    kept: dict[int, Counter[str]]
    influence: dict[str, int]  # color -> seat
    turn: int
    specials: dict[int, set[str]]  # cards each seat still has
    rules: int = RULES
    # How far the turn has gone.
    prompt: str | None = "place"  # None when the game is over
    played: list[str] = field(default_factory=list)  # cards paid this turn
    pieces: list[frozenset[str]] = field(default_factory=list)  # provinces of each one placed
    empty: set[str] = field(default_factory=set)  # provinces without a piece as the turn began
    claimed: str | None = None  # province whose first palace is paid, its space not yet named
    claimed_with: tuple[str, ...] = ()
    claimed_by: Owner | None = None
    to_draw: int = 0
    emperor_first: bool = False  # he has moved, or moves, before this turn
    two_provinces: bool = False
    coming: list[str] | None = field(default=None, compare=False)  # told draws of this step

    @property
    def board(self) -> Board:
        return board_of(self.map, self.rules)

    @property
    def owners(self) -> list[Owner]:
        """Whoever has pieces: all players, with two of them also the Emperor."""
        return [*range(self.seats), *([EMPEROR] if self.seats == 2 else [])]


def deck_of(seats: int) -> Counter[str]:
    """A card of each color leaves the game for each player below five; two play as three."""
    return Counter({color: BOX[color] - (5 - max(seats, 3)) for color in COLORS})


def owner_of(word: str) -> Owner:
    return EMPEROR if word == EMPEROR else int(word)


def by_owner(found: dict[str, Any], owners: Iterable[Any]) -> dict[Any, Counter[str]]:
    """What each of them has, nothing if not said; lists are counted."""
    return {owner: Counter(found.get(str(owner), ())) for owner in owners}


def supply_of(owner: Owner, said: dict[str, int], with_forts: bool) -> Counter[str]:
    """Everyone starts with 20 palaces and 8 emissaries, and with one fortification if used.

    The ninth emissary marks the score. The Emperor never has a fortification.
    """
    forts = said.get("fort", 1) if with_forts and owner != EMPEROR else 0
    left = {"palace": said.get("palace", PALACES), "emissary": said.get("emissary", EMISSARIES)}
    return Counter(left | {"fort": forts})


def emissaries_in(position: dict[str, Any], provinces: Iterable[str]) -> dict[str, Counter[Owner]]:
    """Who has how many emissaries on each dragon space."""
    told = position.get("emissaries", {})
    return {
        province: Counter({owner_of(word): n for word, n in told.get(province, {}).items()})
        for province in provinces
    }


def deal_missing(position: dict[str, Any], seats: int) -> dict[str, list[str]]:
    """Emperor's cards, display and pile, if not told, come from the cards nobody mentioned."""
    rest = deck_of(seats)
    for key in ("display", "pile", "discard", "emperor_hand", "played"):
        rest -= Counter(position.get(key, ()))
    for key in ("hands", "kept"):
        for cards in position.get(key, {}).values():
            rest -= Counter(cards)
    cards = list(rest.elements())
    Random(len(cards)).shuffle(cards)
    sizes = {"emperor_hand": HAND if seats == 2 else 0, "display": FACE_UP, "pile": len(cards)}
    dealt = {}
    for key, size in sizes.items():
        if key in position:
            dealt[key] = list(position[key])
        else:
            dealt[key], cards = cards[:size], cards[size:]
    return dealt


def read(
    position: dict[str, Any], seats: int, options: dict[str, Any], rules: int = RULES
) -> Table:
    """A position tells all that lies on the table; what it leaves out takes its default."""
    name = options.get("map", "45" if seats == 5 else "34")
    with_forts = options.get("fortifications", False)
    dealt = deal_missing(position, seats)
    owners: list[Owner] = [*range(seats), *([EMPEROR] if seats == 2 else [])]
    told = position.get("palaces", {}).items()
    supply = position.get("supply", {})
    return Table(
        seats=seats,
        map=name,
        with_forts=with_forts,
        with_tiles=options.get("bonus", False),
        with_influence=seats == 2 and options.get("influence", True),
        palaces={space: owner_of(word) for word, spaces in told for space in spaces},
        emissaries=emissaries_in(position, board_of(name, rules).spaces),
        forts=set(position.get("forts", ())),
        bonus=dict(position.get("bonus", {})),
        bonus_taken=by_owner(position.get("bonus_taken", {}), owners),
        scored=set(position.get("scored", ())),
        score={seat: position.get("score", {}).get(str(seat), 0) for seat in range(seats)},
        supply={one: supply_of(one, supply.get(str(one), {}), with_forts) for one in owners},
        hands=by_owner(position.get("hands", {}), range(seats)),
        emperor_hand=Counter(dealt["emperor_hand"]),
        display=Counter(dealt["display"]),
        pile=dealt["pile"],
        discard=Counter(position.get("discard", ())),
        exhaustions=position.get("exhaustions", 0),
        kept=by_owner(position.get("kept", {}), range(seats)),
        influence={c: one for c, one in position.get("influence", {}).items() if one is not None},
        turn=position.get("turn", 0),
        specials={seat: set(SPECIALS if seats == 2 else ()) for seat in range(seats)},
        rules=rules,
        played=list(position.get("played", ())),
    )


def first_position(seats: int, options: dict[str, Any], dice: Random) -> dict[str, Any]:
    """Everyone is dealt three cards; two hidden tiles lie in each province if they are used."""
    cards = list(deck_of(seats).elements())
    dice.shuffle(cards)
    hands = {str(seat): cards[HAND * seat :][:HAND] for seat in range(seats)}
    shown, pile = cards[HAND * seats :][:FACE_UP], cards[HAND * seats + FACE_UP :]
    position: dict[str, Any] = {"hands": hands, "display": shown, "pile": pile}
    if seats == 2:
        position |= {"emperor_hand": pile[:HAND], "pile": pile[HAND:]}
    if options.get("bonus"):
        board = board_of(options.get("map", "45" if seats == 5 else "34"))
        tiles = [color for color in TILE_COLORS for _ in range(TILES_EACH)]
        dice.shuffle(tiles)
        fit = [sorted(board.tile_spaces & set(spaces)) for spaces in board.spaces.values()]
        chosen = [space for spaces in fit for space in dice.sample(spaces, 2)]
        position["bonus"] = dict(zip(chosen, tiles, strict=True))
    return position
