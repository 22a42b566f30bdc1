"""The cards and tiles of a position; what the two players have beside them."""

from typing import Any

import numpy as np

from ziggurat.core.bits import numbers_in, word_of
from ziggurat.core.dice import draw
from ziggurat.core.errors import Malformed
from ziggurat.core.reading import as_list, as_number, as_object, as_seats, as_word, inside
from ziggurat.core.state import Array
from ziggurat.games.china.data import (
    COLORS,
    DISPLAY,
    EMPEROR,
    FACE_DOWN,
    HAND,
    LAST_EXHAUSTION,
    MOST_CARDS,
    SPECIALS,
    TILES,
    TILES_A_COLOR,
)
from ziggurat.games.china.naming import map_at
from ziggurat.games.china.positions.board import refuse, refuse_pieces
from ziggurat.games.china.positions.words import (
    COLOR,
    TILE,
    count_colors,
    numbered,
    read_colors,
    read_owners,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.state import BONUS


def read_cards(s: State, p: dict[str, Any]) -> None:
    """Cards are where the position says; what it leaves out is dealt from those not named."""
    for key, field in (("hands", s.hand), ("seen", s.seen)):
        for seat, place, names in as_seats(p.get(key, {}), key, int(s.seats)):
            field[seat] = count_colors(names, place)
    s.discard[:] = count_colors(p.get("discard", []), "discard")
    s.display[:] = count_colors(p.get("display", []), "display")
    exhaustions = p.get("exhaustions", 0)
    s.exhaustions = as_number(exhaustions, "exhaustions", 0, LAST_EXHAUSTION)
    known = read_colors(p.get("pile", []), "pile")
    s.next_card[: len(known)] = known[::-1]
    s.pile_known = len(known)
    s.pile[:] = 0
    for name, n in as_object(p.get("pile_left", {}), "pile_left", COLORS).items():
        s.pile[COLOR[name]] = as_number(n, inside("pile_left", name), 0, MOST_CARDS)
    if named_cards(s).sum() > MOST_CARDS:
        raise Malformed("position", "there are far more cards than in the box")
    deal_missing(s, p)


def deal_missing(s: State, p: dict[str, Any]) -> None:
    """The Emperor's cards, the display, then the pile, of all cards not named."""
    pool = np.maximum(s.deck - named_cards(s), 0)
    if s.seats == EMPEROR and "emperor_hand" not in p:
        deal_some(s, pool, s.hand[EMPEROR], int(HAND))
    if "display" not in p:
        deal_some(s, pool, s.display, int(DISPLAY))
    if "pile" not in p and "pile_left" not in p:
        s.pile[:] = pool
        pool[:] = 0
    s.cards_out[:] = pool
    if s.seats == EMPEROR:
        s.seen[EMPEROR] = s.hand[EMPEROR]


def deal_some(s: State, pool: Array, to: Array, cards: int) -> None:
    for _ in range(min(cards, int(pool.sum()))):
        to[draw(s, pool)] += 1


def named_cards(s: State) -> Array:
    """How many cards of each color a position places somewhere."""
    named: Array = s.hand.sum(axis=0) + s.kept.sum(axis=0)
    named = named + s.display + s.discard + s.pile + s.played
    for color in s.next_card[: s.pile_known]:
        named[color] += 1
    return named


def read_court(s: State, p: dict[str, Any]) -> None:
    """What only two players have: the Emperor's cards, kept ones, influence, special cards."""
    s.played[:] = count_colors(p.get("played", []), "played")
    keys = ("kept", "influence", "emperor_hand", "specials", "two_provinces", "emperor_moved")
    if s.seats != EMPEROR:
        for key in keys:
            if key in p:
                raise Malformed(key, "is for two players only")
        return
    s.hand[EMPEROR] = count_colors(p.get("emperor_hand", []), "emperor_hand")
    for seat, place, names in as_seats(p.get("kept", {}), "kept", 2):
        s.kept[seat] = count_colors(names, place)
    for name, holder in as_object(p.get("influence", {}), "influence", COLORS).items():
        if holder is not None:
            s.influence[COLOR[name]] = as_number(holder, inside("influence", name), 0, 1)
    specials = {name: i for i, name in enumerate(SPECIALS)}
    for seat, place, names in as_seats(p.get("specials", {}), "specials", 2):
        s.special[seat] = 0
        for where, name in as_list(names, place):
            s.special[seat, as_word(name, where, specials)] = 1


def read_tiles(s: State, p: dict[str, Any]) -> None:
    """Tiles on the map, by color or face down; those taken; those nobody has seen."""
    keys = ("bonus", "bonus_taken", "tiles_left")
    if not s.option[BONUS]:
        for key in keys:
            if p.get(key):
                raise Malformed(key, "bonus tiles are not played here: the option bonus is off")
        return
    spaces = numbered(map_at(s).spaces)
    for name, tile in as_object(p.get("bonus", {}), "bonus").items():
        place = inside("bonus", name)
        space = as_word(name, place, spaces)
        s.tile |= word_of([space])
        s.tile_colors[space] = FACE_DOWN if tile is None else as_word(tile, place, TILE)
    for owner, place, entry in read_owners(s, p.get("bonus_taken", {}), "bonus_taken"):
        for name, n in as_object(entry, place, TILES).items():
            s.taken[owner, TILE[name]] = as_number(n, inside(place, name), 0, 99)
    s.tiles_left[:] = np.maximum(TILES_A_COLOR - named_tiles(s), 0)
    if "tiles_left" in p:
        s.tiles_left[:] = 0
        for name, n in as_object(p["tiles_left"], "tiles_left", TILES).items():
            s.tiles_left[TILE[name]] = as_number(n, inside("tiles_left", name), 0, TILES_A_COLOR)
    hidden = [space for space in numbers_in(s.tile) if s.tile_colors[space] == FACE_DOWN]
    if len(hidden) > s.tiles_left.sum():
        raise Malformed("bonus", f"{len(hidden)} tiles are face down, and too few are unseen")


def named_tiles(s: State) -> Array:
    """How many tiles of each color are known to be somewhere."""
    named: Array = s.taken.sum(axis=0)
    for space in numbers_in(s.tile):
        if s.tile_colors[space] != FACE_DOWN:
            named[s.tile_colors[space]] += 1
    return named


def refuse_excess(s: State) -> None:
    """No card, tile or piece may be there more often than in the box."""
    refuse_pieces(s)
    for name, there, box in zip(COLORS, named_cards(s), s.deck, strict=True):
        refuse(int(there), int(box), f"{name} cards")
    for name, there in zip(TILES, named_tiles(s) + s.tiles_left, strict=True):
        refuse(int(there), TILES_A_COLOR, f"{name} tiles")
