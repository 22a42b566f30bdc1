"""What one seat may see: built up from nothing, never stripped down."""

from typing import Any

import numpy as np

from ziggurat.core.bits import holds, numbers_in
from ziggurat.core.state import State
from ziggurat.games.china.breakdown import breakdown
from ziggurat.games.china.cards import pile_size
from ziggurat.games.china.data import COLORS, EMPEROR, FACE_DOWN, PIECES, SPECIALS, TILES
from ziggurat.games.china.naming import map_at, province_names
from ziggurat.games.china.provinces import emissary_limit
from ziggurat.games.china.scoring import pieces_left, places, total
from ziggurat.games.china.state import (
    BONUS,
    ENDS,
    FORTIFICATIONS,
    INFLUENCE,
    NOWHERE,
    OVER,
    PROMPTS,
)


def view(s: State, seat: int) -> dict[str, Any]:
    """Everything lies open but the hands, the order of the pile and the bonus tiles.

    Tiles that were taken lie face down again: of others only their number is shown. A
    spectator is seat -1. Once the game is over everything is shown.
    """
    over = bool(s.prompt == OVER)
    return (
        {
            "seats": int(s.seats),
            "seat": seat,
            "map": map_at(s).name,
            "map_digest": map_at(s).digest,
            "fortifications": bool(s.option[FORTIFICATIONS]),
            "bonus": bool(s.option[BONUS]),
            "prompt": None if over else PROMPTS[s.prompt],
            "asked": None if over else int(s.asked),
            "hand": by_color(s.hand[seat]) if seat >= 0 else None,
            "hand_sizes": [int(hand.sum()) for hand in s.hand[: s.seats]],
            "hands": [by_color(hand) for hand in s.hand[: s.seats]] if over else None,
            "display": by_color(s.display),
            "pile": int(pile_size(s)),
            "next_cards": [COLORS[color] for color in s.next_card[: s.pile_known][::-1]],
            "discard": by_color(s.discard),
            "exhaustions": int(s.exhaustions),
            "spaces": [space_view(s, space) for space in range(s.spaces)],
            "provinces": [province_view(s, province) for province in range(s.provinces)],
            "supply": [supply(s, owner) for owner in range(s.owners)],
            "score": [int(points) for points in s.score[: s.seats]],
            "tiles_taken": [int(tiles.sum()) for tiles in s.taken[: s.owners]],
            "tiles": [by_tile(s, other, seat, over) for other in range(s.owners)],
            "if_it_ended_now": breakdown_view(s, seat, over),
            "over": over,
            "ended": ENDS[s.ended],
            "result": result(s) if over else None,
        }
        | turn_view(s)
        | (court_view(s) if s.seats == 2 else {})
    )


def by_color(cards: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(COLORS, cards, strict=True)}


def supply(s: State, owner: int) -> dict[str, int]:
    return {name: int(s.supply[owner, piece]) for piece, name in enumerate(PIECES)}


def by_tile(s: State, owner: int, seat: int, over: bool) -> dict[str, int] | None:
    """The colors of one's own tiles; everybody's at the end."""
    if owner != seat and not over:
        return None
    return {name: int(s.taken[owner, tile]) for tile, name in enumerate(TILES)}


def space_view(s: State, space: int) -> dict[str, Any]:
    """A space with what stands on it: a palace and its owner, a fortification, a tile."""
    owner = next((o for o in range(s.owners) if holds(s.palace[o], space)), None)
    found = {
        "space": map_at(s).spaces[space],
        "palace": owner,
        "fort": bool(holds(s.fort, space)),
        "tile": None,
    }
    if holds(s.tile, space):
        color = int(s.tile_colors[space])
        found["tile"] = "hidden" if color == FACE_DOWN else TILES[color]
    return found


def province_view(s: State, province: int) -> dict[str, Any]:
    """A province with its emissaries, how many there may be, and whether it is scored."""
    chart = map_at(s)
    return {
        "province": chart.provinces[province],
        "name": chart.province_names[province],
        "color": COLORS[s.color[province]],
        "spaces": [chart.spaces[space] for space in numbers_in(s.land[province])],
        "palaces": [
            len(numbers_in(s.palace[owner] & s.land[province])) for owner in range(s.owners)
        ],
        "emissaries": [int(n) for n in s.emissary[province, : s.owners]],
        "limit": int(emissary_limit(s, province)),
        "scored": bool(int(s.scored) >> province & 1),
    }


def turn_view(s: State) -> dict[str, Any]:
    """What was done in this turn."""
    return {
        "turn": int(s.turn),
        "turns": int(s.turns),
        "placed": int(s.placed),
        "cards_played": int(s.cards_played),
        "empty_provinces": province_names(s, s.fresh),
        "claimed": None if s.claimed == NOWHERE else map_at(s).provinces[s.claimed],
        "to_draw": int(s.to_draw),
    }


def court_view(s: State) -> dict[str, Any]:
    """What only two players have: it all lies open."""
    return {
        "influence_cards": bool(s.option[INFLUENCE]),
        "emperor_hand": by_color(s.hand[EMPEROR]),
        "kept": [by_color(cards) for cards in s.kept],
        "influence": {
            name: None if holder < 0 else int(holder)
            for name, holder in zip(COLORS, s.influence, strict=True)
        },
        "specials": [
            [name for special, name in enumerate(SPECIALS) if s.special[seat, special]]
            for seat in range(2)
        ],
        "played": by_color(s.played),
        "two_provinces": bool(s.two_provinces),
        "emperor_moved": bool(s.emperor_moved),
    }


def breakdown_view(s: State, seat: int, over: bool) -> dict[str, Any]:
    """The points if the game ended now; those of hidden tiles are not told before it does."""
    found = breakdown(s)
    if s.option[BONUS] and not over:
        hidden = found.pop("bonus")
        found["totals"] = [n - more for n, more in zip(found["totals"], hidden, strict=True)]
    return found


def result(s: State) -> list[dict[str, Any]]:
    """Each seat's total, pieces left, and place."""
    place = np.zeros(s.seats, np.int64)
    places(s, place)
    return [
        {
            "seat": seat,
            "place": int(place[seat]),
            "score": int(total(s, seat)),
            "pieces": int(pieces_left(s, seat)),
        }
        for seat in range(s.seats)
    ]
