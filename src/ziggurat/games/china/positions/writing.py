"""From a position to words, in one canonical way."""

from collections.abc import Callable
from typing import Any

from ziggurat.core.bits import numbers_in
from ziggurat.games.china.actions import PAID
from ziggurat.games.china.data import COLORS, FACE_DOWN, FIRST_RULES, PIECES, SPECIALS, TILES
from ziggurat.games.china.naming import (
    color_counts,
    color_list,
    map_at,
    owner_names,
    province_names,
    space_names,
    tile_counts,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.state import BONUS, ENDS, FORTIFICATIONS, NOWHERE, OVER, PROMPTS


def write(s: State) -> dict[str, Any]:
    """The whole position, hidden parts included."""
    p = board(s) | cards(s) | turn(s)
    if s.seats == 2:
        p |= court(s)
    if s.option[BONUS]:
        p |= tiles(s)
    return p


def board(s: State) -> dict[str, Any]:
    p = {
        "palaces": by_owner(s, lambda owner: space_names(s, s.palace[owner])),
        "emissaries": emissaries(s),
        "supply": by_owner(s, lambda owner: supply(s, owner)),
        "scored": province_names(s, s.scored),
        "score": by_seat(s, lambda seat: int(s.score[seat])),
    }
    return p | {"forts": space_names(s, s.fort)} if s.option[FORTIFICATIONS] else p


def by_owner(s: State, entry: Callable[[int], Any]) -> dict[str, Any]:
    return {name: entry(owner) for owner, name in enumerate(owner_names(s))}


def by_seat(s: State, entry: Callable[[int], Any]) -> dict[str, Any]:
    return {str(seat): entry(seat) for seat in range(s.seats)}


def emissaries(s: State) -> dict[str, dict[str, int]]:
    """Those of each province, by owner; provinces without any are left out."""
    found = {
        name: {owner: int(n) for owner, n in zip(owner_names(s), there, strict=False) if n}
        for name, there in zip(map_at(s).provinces, s.emissary, strict=False)
    }
    return {name: there for name, there in found.items() if there}


def supply(s: State, owner: int) -> dict[str, int]:
    """What an owner has left; fortifications only where they are played."""
    kinds = PIECES if s.option[FORTIFICATIONS] else PIECES[:-1]
    return {name: int(s.supply[owner, piece]) for piece, name in enumerate(kinds)}


def cards(s: State) -> dict[str, Any]:
    return {
        "hands": by_seat(s, lambda seat: color_list(s.hand[seat])),
        "seen": by_seat(s, lambda seat: color_list(s.seen[seat])),
        "display": color_list(s.display),
        "pile": known_pile(s),
        "pile_left": color_counts(s.pile),
        "discard": color_list(s.discard),
        "exhaustions": int(s.exhaustions),
    }


def known_pile(s: State) -> list[str]:
    """The known top of the pile, next card first."""
    return [COLORS[color] for color in s.next_card[: s.pile_known][::-1]]


def court(s: State) -> dict[str, Any]:
    """What only two players have."""
    return {
        "emperor_hand": color_list(s.hand[2]),
        "kept": by_seat(s, lambda seat: color_list(s.kept[seat])),
        "influence": {
            name: int(holder)
            for name, holder in zip(COLORS, s.influence, strict=True)
            if holder >= 0
        },
        "specials": by_seat(s, lambda seat: specials(s, seat)),
        "played": color_list(s.played),
        "two_provinces": bool(s.two_provinces),
        "emperor_moved": bool(s.emperor_moved),
    }


def specials(s: State, seat: int) -> list[str]:
    return [name for special, name in enumerate(SPECIALS) if s.special[seat, special]]


def tiles(s: State) -> dict[str, Any]:
    """Tiles on the map, face down ones as null; those taken, and those nobody has seen."""
    names = map_at(s).spaces
    return {
        "bonus": {names[space]: tile(s, space) for space in numbers_in(s.tile)},
        "bonus_taken": by_owner(s, lambda owner: tile_counts(s.taken[owner])),
        "tiles_left": tile_counts(s.tiles_left),
    }


def tile(s: State, space: int) -> str | None:
    color = int(s.tile_colors[space])
    return None if color == FACE_DOWN else TILES[color]


def turn(s: State) -> dict[str, Any]:
    """Whose turn it is, what was done in it, and what is asked."""
    p: dict[str, Any] = {
        "turn": int(s.turn),
        "turns": int(s.turns),
        "placed": int(s.placed),
        "cards_played": int(s.cards_played),
        "first": province_names(s, s.first),
        "fresh": province_names(s, s.fresh),
        "to_draw": int(s.to_draw),
    }
    if s.claimed != NOWHERE:
        p["claimed"] = map_at(s).provinces[s.claimed]
        if s.rules > FIRST_RULES:
            p["claimed_with"] = color_list(PAID[s.claim_paid])
        if s.for_emperor:
            p["claimed_for"] = "emperor"
    if s.prompt == OVER:
        return p | {"ended": ENDS[s.ended]}
    return p | {"prompt": PROMPTS[s.prompt]}
