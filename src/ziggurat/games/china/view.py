"""What everybody sees, and what one seat sees besides: built up from nothing, never stripped.

A view is asked for after every decision, so the record is read once, as plain numbers.
"""

from functools import lru_cache

import numpy as np

from ziggurat.core.bits import numbers_in
from ziggurat.core.state import plain
from ziggurat.games.china.breakdown import breakdown_of
from ziggurat.games.china.data import COLORS, EMPEROR, PIECES, SPECIALS, TILES
from ziggurat.games.china.maps import KNOWN, MAPS, Map
from ziggurat.games.china.naming import lands, map_at
from ziggurat.games.china.records import PlainState, State
from ziggurat.games.china.scoring import pieces_left, places, total
from ziggurat.games.china.shapes import (
    Breakdown,
    CardsView,
    Charted,
    Counts,
    CourtView,
    OwnView,
    ProvinceView,
    PublicView,
    Ranking,
    SpaceView,
    TileWord,
    TurnView,
)
from ziggurat.games.china.state import (
    BONUS,
    ENDS,
    FORTIFICATIONS,
    INFLUENCE,
    NOWHERE,
    OVER,
    PROMPTS,
)

UNREAD = frozenset(("road", "home", "alliance", "palaces", "seen"))
# The last one is the color of a tile nobody has seen.
TILE_WORDS: tuple[TileWord, ...] = (*TILES, "hidden")


def public(s: State) -> PublicView:
    """Everything lies open but the hands, the order of the pile and the bonus tiles.

    Tiles that were taken lie face down again: only their number is shown. Once the game is
    over everything is shown.
    """
    p: PlainState = plain(s, UNREAD)
    chart, over = map_at(p), bool(p.prompt == OVER)
    return {
        "seats": p.seats,
        "map": chart.name,
        "map_digest": chart.digest,
        "chart": charted(chart.digest),
        "fortifications": bool(p.option[FORTIFICATIONS]),
        "bonus": bool(p.option[BONUS]),
        "prompt": None if over else PROMPTS[p.prompt],
        "asked": None if over else p.asked,
        **cards(p, over),
        "spaces": spaces(p, chart),
        "provinces": provinces(p, chart),
        "supply": [dict(zip(PIECES, left, strict=True)) for left in p.supply[: p.owners]],
        "score": p.score[: p.seats],
        "tiles_taken": [sum(tiles) for tiles in p.taken[: p.owners]],
        "if_it_ended_now": if_it_ended(s, p, over),
        **turn(p, chart),
        **court(p),
        "over": over,
        "ended": ENDS[p.ended],
        "result": result(s) if over else None,
    }


@lru_cache(64)
def charted(digest: str) -> Charted | None:
    """Roads, alliances, harbours and places of somebody's own map.

    A page knows the maps of the game as they are today and can draw them by itself.
    """
    chart = KNOWN[digest]
    if any(digest == known.digest for known in MAPS.values()):
        return None
    return {
        "roads": [[chart.spaces[one], chart.spaces[other]] for one, other in chart.roads],
        "alliances": [[chart.provinces[one], chart.provinces[two]] for one, two in chart.alliances],
        "harbours": [chart.spaces[space] for space in sorted(chart.harbours)],
        "picture": chart.picture,
    }


def own(s: State, seat: int) -> OwnView:
    """One's own hand and tiles, and at the end everybody's tiles; a spectator is seat -1."""
    over, owners = s["prompt"] == OVER, s["owners"]
    return {
        "seat": seat,
        "hand": by_color(s["hand"][seat].tolist()) if seat >= 0 else None,
        "tiles": [
            dict(zip(TILES, tiles, strict=True)) if over or owner == seat else None
            for owner, tiles in enumerate(s["taken"][:owners].tolist())
        ],
    }


def by_color(counts: list[int]) -> Counts:
    return dict(zip(COLORS, counts, strict=True))


def cards(p: PlainState, over: bool) -> CardsView:
    hands = p.hand[: p.seats]
    return {
        "hand_sizes": [sum(hand) for hand in hands],
        "hands": [by_color(hand) for hand in hands] if over else None,
        "display": by_color(p.display),
        "pile": p.pile_known + sum(p.pile),
        "next_cards": [COLORS[color] for color in p.next_card[: p.pile_known][::-1]],
        "discard": by_color(p.discard),
        "exhaustions": p.exhaustions,
    }


def spaces(p: PlainState, chart: Map) -> list[SpaceView]:
    """Every space with what stands on it: a palace and its owner, a fortification, a tile."""
    found: list[SpaceView] = [
        {"space": name, "palace": None, "fort": False, "tile": None} for name in chart.spaces
    ]
    for owner in range(p.owners):
        for space in numbers_in(p.palace[owner]):
            found[space]["palace"] = owner
    for space in numbers_in(p.fort):
        found[space]["fort"] = True
    for space in numbers_in(p.tile):
        found[space]["tile"] = TILE_WORDS[p.tile_colors[space]]
    return found


def provinces(p: PlainState, chart: Map) -> list[ProvinceView]:
    """Every province with its emissaries, how many there may be, and whether it is scored."""
    palace, found = p.palace[: p.owners], list[ProvinceView]()
    for number, spaces in enumerate(lands(chart.digest)):
        palaces = [(p.land[number] & word).bit_count() for word in palace]
        found.append(
            {
                "province": chart.provinces[number],
                "name": chart.province_names[number],
                "color": COLORS[p.color[number]],
                "spaces": spaces.copy(),
                "palaces": palaces,
                "emissaries": p.emissary[number][: p.owners],
                "limit": max(palaces),
                "scored": bool(p.scored >> number & 1),
            }
        )
    return found


def turn(p: PlainState, chart: Map) -> TurnView:
    """What was done in this turn."""
    return {
        "turn": p.turn,
        "turns": p.turns,
        "placed": p.placed,
        "cards_played": p.cards_played,
        "empty_provinces": [chart.provinces[number] for number in numbers_in(p.fresh)],
        "claimed": None if p.claimed == NOWHERE else chart.provinces[p.claimed],
        "to_draw": p.to_draw,
    }


def court(p: PlainState) -> CourtView:
    """What only two players have: it all lies open."""
    if p.seats != 2:
        return {}
    return {
        "influence_cards": bool(p.option[INFLUENCE]),
        "emperor_hand": by_color(p.hand[EMPEROR]),
        "kept": [by_color(kept) for kept in p.kept],
        "influence": {
            name: None if holder < 0 else holder
            for name, holder in zip(COLORS, p.influence, strict=True)
        },
        "specials": [
            [name for name, left in zip(SPECIALS, specials, strict=True) if left]
            for specials in p.special
        ],
        "played": by_color(p.played),
        "two_provinces": bool(p.two_provinces),
        "emperor_moved": bool(p.emperor_moved),
        "claimed_for_emperor": bool(p.for_emperor),
    }


def if_it_ended(s: State, p: PlainState, over: bool) -> Breakdown:
    """The points if the game ended now; those of hidden tiles are not told before it does."""
    found = breakdown_of(s, p)
    if p.option[BONUS] and not over:
        hidden = found.pop("bonus")
        found["totals"] = [n - more for n, more in zip(found["totals"], hidden, strict=True)]
    return found


def result(s: State) -> list[Ranking]:
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
