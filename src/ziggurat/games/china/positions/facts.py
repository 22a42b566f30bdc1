"""What a scenario may expect of a position, by the names of the notation."""

from collections import Counter
from typing import Any

from ziggurat.core.bits import numbers_in
from ziggurat.games.china.breakdown import breakdown
from ziggurat.games.china.cards import pile_size
from ziggurat.games.china.data import COLORS, PIECES, TILES
from ziggurat.games.china.naming import color_list, map_at, owner_names, province_names
from ziggurat.games.china.records import State
from ziggurat.games.china.state import OVER, PROMPTS


def prompt(s: State) -> str | None:
    """The name of the decision awaited."""
    number = s["prompt"]  # numpy takes ten times as long for the attribute
    return None if number == OVER else PROMPTS[number]


def facts(s: State) -> dict[str, Any]:
    """A Counter compares as a multiset, a list in order, and of an object what is given."""
    seats, owners = range(s.seats), owner_names(s)
    return {
        "score": {str(seat): int(s.score[seat]) for seat in seats},
        "scored": Counter(province_names(s, s.scored)),
        "hands": {str(seat): Counter(color_list(s.hand[seat])) for seat in seats},
        "hand_sizes": {str(seat): int(s.hand[seat].sum()) for seat in seats},
        "display": Counter(color_list(s.display)),
        "display_size": int(s.display.sum()),
        "pile_size": int(pile_size(s)),
        "discard_size": int(s.discard.sum()),
        "deck": {name: int(n) for name, n in zip(COLORS, s.deck, strict=True)},
        "exhaustions": int(s.exhaustions),
        "supply": {name: pieces(s, owner) for owner, name in enumerate(owners)},
        "bonus_taken": {name: Counter(tiles(s, owner)) for owner, name in enumerate(owners)},
        "bonus_spaces": bonus_spaces(s),
        "turn": int(s.turn),
        "scoring": scoring(s),
    } | (court(s) if s.seats == 2 else {})


def pieces(s: State, owner: int) -> dict[str, int]:
    return {name: int(s.supply[owner, piece]) for piece, name in enumerate(PIECES)}


def tiles(s: State, owner: int) -> dict[str, int]:
    return {name: int(s.taken[owner, tile]) for tile, name in enumerate(TILES)}


def bonus_spaces(s: State) -> dict[str, Any]:
    """The spaces of each province that still hold a tile."""
    chart, held = map_at(s), set(numbers_in(s.tile))
    return {
        name: Counter(chart.spaces[i] for i in numbers_in(s.land[province]) if i in held)
        for province, name in enumerate(chart.provinces)
    }


def court(s: State) -> dict[str, Any]:
    """What only two players have."""
    holders = [None if holder < 0 else int(holder) for holder in s.influence]
    return {
        "kept": {str(seat): Counter(color_list(s.kept[seat])) for seat in range(2)},
        "influence": dict(zip(COLORS, holders, strict=True)),
        "emperor_hand_size": int(s.hand[2].sum()),
    }


def scoring(s: State) -> dict[str, Any]:
    """The breakdown if the game ended now; seats without points are at 0."""
    found = breakdown(s)
    return {
        "palaces": {name: by_seat(points) for name, points in found["palaces"].items()},
        "alliances": {n: by_seat(points) for n, points in found["alliances"].items()},
        "roads": by_seat(found["roads"]),
        "chains": by_seat([[len(chain) for chain in chains] for chains in found["chains"]]),
        "harbours": by_seat(found["harbours"]),
        "bonus": by_seat(found["bonus"]),
    }


def by_seat(entries: list[Any]) -> dict[str, Any]:
    return {str(seat): entry for seat, entry in enumerate(entries)}
